import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

function filesUnder(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${folder}/${file}`);
}

/** The sources in which a word stands. */
function naming(word: string, folder: string): string[] {
  const isNamed = new RegExp(`\\b${word}\\b`);
  return filesUnder(folder)
    .filter((file) => isNamed.test(readFileSync(join(ROOT, file), 'utf8')))
    .sort();
}

describe('The example of a rule in CONTRIBUTING.md', () => {
  const text = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');
  const listed = [...text.matchAll(/^\d+\. `(packages\/engine\/src\/[^`]+|docs\/RULES\.md)`: (?:what|the)/gm)]
    .map(([, file]) => file!)
    .filter((file) => !file.includes('/roles/'));

  test('names at most six files', () => {
    expect(listed.length).toBeGreaterThanOrEqual(4);
    expect(listed.length).toBeLessThanOrEqual(6);
  });

  test('names all sources of the engine that know the rule, and no other', () => {
    const sources = naming('humansCountOnce', 'packages/engine/src').filter(
      (file) => !file.includes('/presets/') && !file.endsWith('.test.ts'),
    );
    expect(sources).toEqual(
      listed.filter((file) => file.startsWith('packages/') && !file.endsWith('.test.ts')).sort(),
    );
    for (const file of listed) expect(readFileSync(join(ROOT, file), 'utf8')).toContain('humansCountOnce');
  });

  test('counts the files of the rule page', () => {
    const page = naming('humansCountOnce', 'packages/records/src/rule-page');
    expect(
      page.map((file) =>
        file
          .split('/')
          .at(-1)
          ?.replace(/^outline-.*/, 'outline'),
      ),
    ).toEqual(['en.ts', 'ja.ts', 'ko.ts', 'outline', 'statement.ts']);
  });
});
