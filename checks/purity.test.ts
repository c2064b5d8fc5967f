import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesBelow, root } from '../scripts/files.mjs';

// Chance, time and the outside come in as arguments, or a game could not be replayed byte for byte.
const IMPURE: [name: string, pattern: RegExp, example: string][] = [
  ['Math.random', /\bMath\s*\.\s*random\b/, 'const a = Math.random();'],
  ['Date.now', /\bDate\s*\.\s*now\b/, 'const at = Date.now();'],
  ['new Date()', /\bnew\s+Date\s*\(\s*\)/, 'const at = new Date();'],
  ['performance.now', /\bperformance\s*\.\s*now\b/, 'const at = performance.now();'],
  ['process', /\bprocess\.\w/, 'const port = process.env.PORT;'],
  ['setTimeout', /\bset(Timeout|Interval|Immediate)\b/, 'setTimeout(go, 10);'],
  ['crypto', /\bcrypto\s*\.\s*\w/, 'crypto.randomUUID();'],
];

// A path of somebody's machine in a recorded line or in a source.
const MACHINE_PATH = /(^|["'`\s(=:])(file:\/\/)?(\/(home|root|Users|tmp|work|mnt)\/\w|[A-Z]:\\\\?Users)/m;

const PURE = ['engine', 'language', 'worlds', 'protocols', 'records', 'bots'];
const files = PURE.flatMap((name) => filesBelow(`packages/${name}`));
const sources = files.filter(
  (path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && path.includes('/src/'),
);
const texts = files.filter((path) => /\.(ts|json|jsonl)$/.test(path));

function offendersAmong(paths: string[], pattern: RegExp): string[] {
  return paths.filter((path) => pattern.test(readFileSync(join(root, path), 'utf8')));
}

describe('the pure packages', () => {
  test('were found', () => {
    for (const name of ['engine', 'language', 'records', 'bots']) {
      expect(sources.some((path) => path.startsWith(`packages/${name}/src/`))).toBe(true);
    }
  });

  test.each(IMPURE)('do not use %s', (_name, pattern, example) => {
    expect(pattern.test(example)).toBe(true);
    expect(offendersAmong(sources, pattern)).toEqual([]);
  });

  test('hold no path of a machine', () => {
    expect(MACHINE_PATH.test(`{"file":"${['', 'home', 'someone', 'game.log'].join('/')}"}`)).toBe(true);
    expect(offendersAmong(texts, MACHINE_PATH)).toEqual([]);
  });
});
