import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { filesBelow, root } from '../scripts/files.mjs';
import { goldenTests } from '../scripts/golden.mjs';
import { expectGolden } from './golden.ts';

const folder = mkdtempSync(join(tmpdir(), 'mura-golden-'));
afterAll(() => rmSync(folder, { recursive: true }));

const isWriting = process.env.MURA_GOLDEN !== undefined;

describe.skipIf(isWriting)('a golden file', () => {
  test('that is missing fails, and is not written', () => {
    const path = join(folder, 'missing.txt');
    expect(() => expectGolden(pathToFileURL(path), 'text\n')).toThrow(/ENOENT/);
    expect(existsSync(path)).toBe(false);
  });

  test('that differs fails, and stays as it is', () => {
    const path = join(folder, 'other.txt');
    writeFileSync(path, 'other\n');
    expect(() => expectGolden(pathToFileURL(path), 'text\n')).toThrow(/text/);
    expect(readFileSync(path, 'utf8')).toBe('other\n');
    expect(() => expectGolden(pathToFileURL(path), 'other\n')).not.toThrow();
  });
});

/** Assertions that write their file where there is none, and so pass without it. */
const WRITERS = ['toMatchFile', 'toMatch'].map((name) => `${name}Snapshot`);

test('no test writes what it compares with, unless it is told to', () => {
  const tests = ['packages', 'apps', 'checks'].flatMap(filesBelow).filter((file) => /\.test\.ts$/.test(file));
  expect(tests.length).toBeGreaterThan(100);
  const writing = tests.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return WRITERS.some((name) => text.includes(name));
  });
  expect(writing).toEqual([]);
});

test('every golden file that a test makes is made by npm run golden', () => {
  expect(goldenTests()).toEqual(
    expect.arrayContaining([
      'packages/arena/src/signature.test.ts',
      'packages/engine/src/laws/playthroughs.test.ts',
      'packages/protocols/src/licos/context/contexts.test.ts',
      'packages/records/src/golden.test.ts',
      'packages/words/src/rule-page/rule-page.test.ts',
    ]),
  );
});

/** Folders of which tests take every file that is there: without one of them there would only be a test less. */
const FOLDERS: readonly [folder: string, files: number][] = [
  ['logs/aiwolf-java', 8],
  ['logs/aiwolf-protocol', 8],
  ['logs/nlp-contest', 8],
  ['logs/nlp-edge', 10],
  ['logs/sample', 1],
  ['licos/examples', 78],
  ['licos/client-fixtures', 13],
  ['wire/aiwolf/5-players', 6],
  ['wire/aiwolf/15-players', 16],
];

test.each(FOLDERS)('the golden files of %s are all there', (folder, files) => {
  expect(filesBelow(`golden/${folder}`)).toHaveLength(files);
});
