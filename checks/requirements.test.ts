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

test('an ID of a describe counts for every test inside, however deep', () => {
  const nested = `describe('[${id('01')}] the board', () => {
    test('opens', () => {});
    describe.each(['a', 'b'])('[${id('02')}] of %s', () => { test('[${id('03')}] closes', () => {}); });
  });
  test('[${id('04')}] beside it', () => {});`;
  expect(proofsIn('a.test.ts', nested)).toEqual([
    { file: 'a.test.ts', name: `[${id('01')}] the board opens`, ids: [id('01')] },
    {
      file: 'a.test.ts',
      name: `[${id('01')}] the board [${id('02')}] of %s [${id('03')}] closes`,
      ids: [id('01'), id('02'), id('03')],
    },
    { file: 'a.test.ts', name: `[${id('04')}] beside it`, ids: [id('04')] },
  ]);
});

test('an ID named by a describe and again by its test counts once', () => {
  expect(idsIn(`describe('[${id('01')}]', () => { test('[${id('01')}]', () => {}); });`)).toEqual([id('01')]);
});

test('a describe without tests proves nothing', () => {
  expect(idsIn(`describe('[${id('01')}] the board', () => {});`)).toEqual([]);
});

test.each([
  ['each', `describe.each([1])('[${id('01')}] of %i', () => { test('runs', () => {}); });`],
  ['a table', `describe.each\`a\n\${1}\`('[${id('01')}] of $a', () => { test('runs', () => {}); });`],
  ['a table of tests', `test.each\`a\n\${1}\`('[${id('01')}] of $a', () => {});`],
  ['for', `test.for([1])('[${id('01')}] of %i', () => {});`],
  ['concurrent', `test.concurrent('[${id('01')}]', () => {});`],
  ['a tagged template', `test(String.raw\`[${id('01')}] \\d\`, () => {});`],
  ['words put together', `test('[${id('01')}] one ' + 'and two', () => {});`],
])('a name given with %s is read', (_form, text) => {
  expect(idsIn(text)).toEqual([id('01')]);
});

const named = `'[${id('01')}]', () => {}`;

test.each([
  ['skip', `test.skip(${named});`],
  ['todo', `test.todo('[${id('01')}]');`],
  ['fails', `test.fails(${named});`],
  ['skipIf', `test.skipIf(process.platform !== 'linux')(${named});`],
  ['runIf', `test.runIf(process.env.MURA_LONG)(${named});`],
  ['skipIf and each', `test.skipIf(slow).each([1])(${named});`],
  ['an option', `test('[${id('01')}]', { skip: !process.env.MURA_LONG }, () => {});`],
  ['a condition around it', `if (process.env.MURA_LONG) test(${named});`],
  ['a choice of function', `const slow = process.env.MURA_LONG ? test : test.skip; slow(${named});`],
  ['describe.skip', `describe.skip('x', () => { test(${named}); });`],
  ['describe.runIf', `describe.runIf(slow)('[${id('01')}]', () => { test('runs', () => {}); });`],
  ['describe.todo', `describe.todo('[${id('01')}]');`],
])('a test that may not run proves nothing: %s', (_form, text) => {
  expect(idsIn(text)).toEqual([]);
});

test('other functions of these names are no matter', () => {
  expect(idsIn(`bot.skip(() => { test(${named}); });`)).toEqual([id('01')]);
  expect(idsIn(`const isNamed = /x/.test('[${id('01')}]');`)).toEqual([]);
});

test('an ID that no requirement has is found', () => {
  expect(findUnknown([{ file: 'a.test.ts', name: '', ids: [id('01'), id('99')] }])).toEqual([
    `${id('99')} in a.test.ts`,
  ]);
});

const PROOFS = findProofs();

test('tests name only requirements that exist', () => {
  expect(findUnknown(PROOFS)).toEqual([]);
});

test('the page is up to date (npm run requirements)', () => {
  const page = join(root, PAGE);
  expect(existsSync(page) ? readFileSync(page, 'utf8') : '').toBe(render(PROOFS));
});
