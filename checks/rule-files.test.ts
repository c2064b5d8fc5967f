import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const RULE = 'exhausted';

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

/** The sources in which the rule is named, without those that only give it a value or try it. */
function sourcesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('/presets/'))
    .filter((file) => new RegExp(`\\b${RULE}\\b`).test(read(file)));
}

/** `a/{en,ja}.ts` is two files. */
function spelledOut(path: string): string[] {
  const [, before = '', names = '', after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(path) ?? [];
  return names === '' ? [path] : names.split(',').map((name) => before + name + after);
}

describe('The example of a rule in CONTRIBUTING.md', () => {
  const [, list = ''] = /stands in six sources:\n\n([\s\S]*?)\n\n/.exec(read('CONTRIBUTING.md')) ?? [];
  const listed = [...list.matchAll(/^\d+\. (?:to \d+\. )?`([^`]+)`/gm)].flatMap(([, path]) =>
    spelledOut(path!),
  );

  test('names six files, and these are all that know the rule', () => {
    expect(listed).toHaveLength(6);
    const packages = readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}/src`);
    const apps = readdirSync(join(ROOT, 'apps')).map((name) => `apps/${name}/src`);
    expect([...packages, ...apps].flatMap(sourcesIn).sort()).toEqual(listed.toSorted());
  });

  test('the rule stands in docs/RULES.md, and is tried by a test that carries a number', () => {
    expect(read('docs/RULES.md')).toContain(`\`talk.${RULE}\``);
    expect(read('packages/engine/src/talk/talk.test.ts')).toMatch(
      new RegExp(`test\\('\\[[A-Z]\\d+\\](?:(?!test\\()[\\s\\S])*\\b${RULE}\\b`),
    );
  });
});
