import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../scripts/files.mjs';

/** The tests of the engine read the English page; the Japanese one has the same rules, names and values. */

/** The rules of a page by their ids, each with the table below it. */
function rulesOf(page: string): Map<string, string> {
  const [, ...rules] = readFileSync(join(root, page), 'utf8').split(/^(?=- \*\*[A-Z]\d+\*\* |## )/m);
  const numbered = rules.map((text) => [/^- \*\*([A-Z]\d+)\*\*/.exec(text)?.[1], text] as const);
  return new Map(numbered.flatMap(([id, text]) => (id === undefined ? [] : [[id, text] as const])));
}

function namesIn(rule: string): string[] {
  return [...new Set([...rule.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))].sort();
}

/** The rows of the table of a rule, without its head. */
function rowsOf(rule: string): string[][] {
  const [, , ...rows] = rule.split('\n').filter((line) => line.startsWith('|'));
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const ENGLISH = rulesOf('docs/RULES.md');
const JAPANESE = rulesOf('docs/ja/RULES.md');

describe('the rules in Japanese', () => {
  test('are the same rules, in the same order', () => {
    expect(ENGLISH.size).toBeGreaterThan(150);
    expect([...JAPANESE.keys()]).toEqual([...ENGLISH.keys()]);
  });

  test.each([...ENGLISH])('%s names the same data', (id, english) => {
    expect(namesIn(JAPANESE.get(id) ?? '')).toEqual(namesIn(english));
  });

  test.each(['P1', 'P2', 'P3', 'P5', 'P7', 'C2'])('%s has the same values', (id) => {
    const rows = rowsOf(JAPANESE.get(id) ?? '');
    expect(rows.length).toBeGreaterThan(10);
    expect(rows).toEqual(rowsOf(ENGLISH.get(id) ?? ''));
  });

  test('P6 has the same phases', () => {
    const phases = (rules: Map<string, string>) =>
      rowsOf(rules.get('P6') ?? '').map(([form, phase, on, parts, day, living = '', seconds, ends]) => [
        [form, phase, on, parts, seconds, ends],
        Number(day) || 'any',
        /\d+/.exec(living)?.[0],
      ]);
    expect(phases(JAPANESE)).toHaveLength(14);
    expect(phases(JAPANESE)).toEqual(phases(ENGLISH));
  });

  test.each([
    ['O6', 0, 1],
    ['B1', 0, 1],
    ['S2', 0, 0],
    ['S6', 0, 0],
  ])('%s has a row for the same things', (id, english, japanese) => {
    const named = rowsOf(JAPANESE.get(id) ?? '').map((cells) => cells[japanese]);
    expect(named.length).toBeGreaterThan(5);
    expect(named).toEqual(rowsOf(ENGLISH.get(id) ?? '').map((cells) => cells[english]));
  });
});
