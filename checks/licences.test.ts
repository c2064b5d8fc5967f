import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../scripts/files.mjs';
import { isAllowed, libraries, licenceFaults, writeBill, writeNotices } from '../scripts/licences.mjs';

const ALL = libraries();

/** A library that nobody has made. */
function madeUp(licence: string | undefined, shipped: boolean) {
  return { name: 'made-up', version: '1.0.0', path: 'node_modules/made-up', licence, shipped };
}

describe('licences', () => {
  test('of all that is shipped or worked with are known, and allowed', () => {
    expect(licenceFaults(ALL)).toEqual([]);
  });

  test('are asked of what is installed with us, built into the page, or a tool', () => {
    const shipped = ALL.filter((library) => library.shipped).map(({ name }) => name);
    for (const name of ['fastify', 'svelte', '@fontsource/noto-sans-jp', 'commander', 'yaml', 'zod'])
      expect(shipped).toContain(name);
    const tools = ALL.filter((library) => !library.shipped).map(({ name }) => name);
    for (const name of ['vite', 'vitest', 'svelte-check', 'playwright-core']) expect(tools).toContain(name);
  });

  test.each([
    ['AGPL-3.0-only', true, 'made-up 1.0.0 is shipped, and its licence is AGPL-3.0-only'],
    ['MPL-2.0', true, 'made-up 1.0.0 is shipped, and its licence is MPL-2.0'],
    [undefined, true, 'made-up 1.0.0 is shipped, and its licence is not told'],
    ['UNLICENSED', false, 'made-up 1.0.0 is a tool, and its licence is UNLICENSED'],
    ['SEE LICENSE IN LICENSE.txt', false, 'made-up 1.0.0 is a tool'],
  ])('%s (shipped: %s) is refused', (licence, shipped, told) => {
    expect(licenceFaults([...ALL, madeUp(licence, shipped)])).toEqual([expect.stringContaining(told)]);
  });

  test.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['GPL-3.0-only OR ISC', true],
    ['MIT AND GPL-3.0-only', false],
    ['MIT AND (ISC OR GPL-3.0-only)', true],
    ['(MIT', false],
    ['MIT ISC', false],
    ['', false],
  ])('%s is allowed where MIT and ISC are: %s', (expression, allowed) => {
    expect(isAllowed(expression, ['MIT', 'ISC'])).toBe(allowed);
  });
});

describe('notices and bill of materials', () => {
  test('name all that is shipped and no tool, with the words of licences, the same each time', () => {
    const folder = mkdtempSync(join(tmpdir(), 'mura-notices-'));
    try {
      const written = ['one', 'two'].map((name) => {
        writeNotices(join(folder, `${name}.txt`));
        writeBill(join(folder, `${name}.json`));
        return ['txt', 'json'].map((form) => readFileSync(join(folder, `${name}.${form}`), 'utf8'));
      });
      expect(written[0]).toEqual(written[1]);
      const [notices = '', bill = '{}'] = written[0]!;
      const shipped = ALL.filter((library) => library.shipped);
      const unnamed = shipped.filter(({ name, version }) => !notices.includes(`\n${name} ${version}\n`));
      expect(unnamed).toEqual([]);
      const words = readFileSync(join(root, 'node_modules/fastify/LICENSE'), 'utf8').trim();
      expect(notices.includes(words)).toBe(true);
      expect(notices.includes('\nvitest ')).toBe(false);
      const refs: string[] = JSON.parse(bill).components.map(
        (part: { 'bom-ref': string }) => part['bom-ref'],
      );
      const wanted = shipped.map(({ name, version }) => `${name}@${version}`);
      expect(wanted.filter((ref) => !refs.includes(ref))).toEqual([]);
      expect(refs.filter((ref) => ref.startsWith('vitest@'))).toEqual([]);
      expect(JSON.parse(bill).components.map((part: { name: string }) => part.name)).toContain(
        '@mura/engine',
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
