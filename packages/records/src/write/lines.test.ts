import { test } from 'vitest';
import { expectGolden } from '../../../../checks/golden.ts';
import { lineWriters } from '../../testing/line-writers.ts';

test('the writers of lines are those that the table of events makes', () => {
  expectGolden(new URL('./lines.ts', import.meta.url), lineWriters());
});
