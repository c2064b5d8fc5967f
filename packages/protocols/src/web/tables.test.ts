import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import { expectGolden } from '../../../../checks/golden.ts';
import { withTables } from '../../testing/web/tables.ts';

const PAGE = new URL('../../../../docs/PROTOCOL-WEB.md', import.meta.url);

test('the tables of events and actions in docs/PROTOCOL-WEB.md are those of the engine', () => {
  expectGolden(PAGE, withTables(readFileSync(PAGE, 'utf8')));
});
