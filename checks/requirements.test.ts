import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../scripts/files.mjs';
import { findProofs, findUnknown, PAGE, proofsIn, render } from '../scripts/requirements.mjs';

const idsIn = (text: string) => proofsIn('a.test.ts', text).flatMap(({ ids }) => ids);

// IDs are put together here, or this very file would seem to prove them.
const id = (number: string) => `R${'000'}-PLAT-${number}`;

test('every form of a test name is read', () => {
  expect(idsIn(`test('[${id('01')}] [${id('02')}] plain', () => {});`)).toEqual([id('01'), id('02')]);
  expect(idsIn(`it("[${id('01')}] it's", () => {});`)).toEqual([id('01')]);
  expect(idsIn(`test.each([[1, 'a)']])('[${id('01')}] of %s', () => {});`)).toEqual([id('01')]);
  expect(idsIn(`describe('x', () => { test(\`[${id('01')}] \${preset}\`, () => {}); });`)).toEqual([
    id('01'),
  ]);
});

test('a skipped test proves nothing', () => {
  expect(idsIn(`test.skip('[${id('01')}]', () => {}); test.todo('[${id('02')}]');`)).toEqual([]);
  expect(idsIn(`describe.skip('x', () => { test('[${id('01')}]', () => {}); });`)).toEqual([]);
});

test('an ID that no requirement has is found', () => {
  expect(findUnknown([{ file: 'a.test.ts', name: '', ids: [id('01'), id('99')] }])).toEqual([
    `${id('99')} in a.test.ts`,
  ]);
});

test('tests name only requirements that exist', () => {
  expect(findUnknown(findProofs())).toEqual([]);
});

test('the page is up to date (npm run requirements)', () => {
  const page = join(root, PAGE);
  expect(existsSync(page) ? readFileSync(page, 'utf8') : '').toBe(render(findProofs()));
});
