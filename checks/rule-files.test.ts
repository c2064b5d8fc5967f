import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../scripts/files.mjs';
import { countRuleFiles, medianOf } from '../scripts/rule-files.mjs';

/** The one that CONTRIBUTING.md shows. */
const EXAMPLE = 'TurnTalk.exhausted';

const CONTRIBUTING = read('CONTRIBUTING.md');

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

/** `a/{en,ja}.ts` is two files. */
function spelledOut(path: string): string[] {
  const [, before = '', names = '', after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(path) ?? [];
  return names === '' ? [path] : names.split(',').map((name) => before + name + after);
}

/** The numbers in a sentence of CONTRIBUTING.md. */
function numbersIn(sentence: RegExp): number[] {
  const [, ...found] = sentence.exec(CONTRIBUTING) ?? [];
  return found.map(Number);
}

describe('of rules and the sources that name them', () => {
  const rules = countRuleFiles();
  const median = medianOf(rules.map(({ files }) => files.length));

  test('a typical rule stands in at most six', () => {
    expect(rules.length).toBeGreaterThan(60);
    expect(median).toBeLessThanOrEqual(6);
  });

  test('CONTRIBUTING.md tells the true numbers', () => {
    const withTexts = medianOf(rules.map(({ files, texts }) => files.length + texts));
    const told = numbersIn(/Of (\d+) rules the median one stands in (\d+) sources, with its texts in (\d+)/);
    expect(told).toEqual([rules.length, median, withTexts]);
  });

  test('the example of CONTRIBUTING.md names all files that know the rule, and its texts', () => {
    const [, list = ''] = /stands in six files:\n\n([\s\S]*?)\n\n/.exec(CONTRIBUTING) ?? [];
    const listed = [...list.matchAll(/^\d+\. (?:to \d+\. )?`([^`]+)`/gm)].flatMap(([, path]) =>
      spelledOut(path!),
    );
    expect(listed).toHaveLength(6);
    const example = rules.find(({ rule }) => rule === EXAMPLE);
    const texts = listed.filter((file) => /\/words\/src\/(?:en|ja|ko)\//.test(file));
    expect(listed.filter((file) => !texts.includes(file)).sort()).toEqual(example?.files);
    expect(texts).toHaveLength(example?.texts ?? 0);
    for (const file of texts) expect(read(file)).toMatch(/\bexhausted\b/);
  });

  test('the example stands in docs/RULES.md, and is tried by a test that carries a number', () => {
    expect(read('docs/RULES.md')).toContain('`talk.exhausted`');
    expect(read('packages/engine/src/talk/talk.test.ts')).toMatch(
      /test\('\[[A-Z]\d+\](?:(?!test\()[\s\S])*\bexhausted\b/,
    );
  });
});
