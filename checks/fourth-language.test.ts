import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { root } from '../scripts/files.mjs';
import { tsc } from '../scripts/ready.mjs';

/** Those that know languages, and what they are made of. */
const PACKAGES = ['engine', 'language', 'worlds', 'words'];
const copy = mkdtempSync(join(tmpdir(), 'mura-fourth-language-'));

for (const name of PACKAGES) copyPackage(name);
cpSync(join(root, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'));
const changed = [addLanguage('packages/language/src/wording'), addLanguage('packages/words/src')];
afterAll(() => rmSync(copy, { recursive: true }));

/** Its sources, found by the others under its name, and compiled without being bundled. */
function copyPackage(name: string): void {
  const to = join(copy, 'packages', name);
  for (const part of ['src', 'package.json', 'tsconfig.json'])
    cpSync(join(root, 'packages', name, part), join(to, part), { recursive: true });
  const manifest = readFileSync(join(to, 'package.json'), 'utf8');
  writeFileSync(join(to, 'package.json'), manifest.replaceAll('/dist/bundled/', '/dist/'));
  mkdirSync(join(copy, 'node_modules/@mura'), { recursive: true });
  symlinkSync(to, join(copy, 'node_modules/@mura', name));
}

/** Esperanto, so far in English words: one folder, and one line in the list. */
function addLanguage(folder: string): string {
  const [from, to] = [join(copy, folder, 'en'), join(copy, folder, 'eo')];
  cpSync(from, to, { recursive: true });
  for (const file of readdirSync(to)) {
    const text = readFileSync(join(to, file), 'utf8')
      .replace('export const en:', 'export const eo:')
      .replace('import { en as', 'import { eo as')
      .replaceAll(').en,', ').eo,');
    writeFileSync(join(to, file), file === 'index.ts' ? text.replace("'English'", "'Esperanto'") : text);
  }
  appendFileSync(join(copy, folder, 'spoken.ts'), "export { eo } from './eo/index.ts';\n");
  return `${folder}/spoken.ts`;
}

function compile(): string {
  const run = spawnSync(process.execPath, [join(root, tsc), '-b', 'packages/words'], {
    cwd: copy,
    encoding: 'utf8',
  });
  return run.stdout + run.stderr;
}

describe('a fourth language', () => {
  test('is a folder and a line, of sentences and of texts, and then it is spoken', async () => {
    expect(compile()).toBe('');
    for (const file of changed) {
      const [before, after] = [root, copy].map((base) => readFileSync(join(base, file), 'utf8').split('\n'));
      expect(after!.filter((line) => !before!.includes(line))).toHaveLength(1);
    }
    const words = await import(pathToFileURL(join(copy, 'packages/words/dist/index.js')).href);
    const language = await import(pathToFileURL(join(copy, 'packages/language/dist/index.js')).href);
    expect(words.LANGUAGES).toEqual(['ja', 'en', 'eo', 'ko']);
    expect(words.languageName('eo')).toBe('Esperanto');
    expect((await words.loadTexts('rulePage', 'eo')).title(null)).toBe('The rules of this village');
    const parsed = language.aiwolf.parseAIWolf('VOTE Agent[02]', { dialect: 'java' });
    expect(language.aiwolf.glossAIWolf(parsed.value.tree, { language: 'eo' })).toBe(
      'I will vote for Agent2.',
    );
  });

  test('is missed by the compiler where a text is missing', () => {
    const page = join(copy, 'packages/words/src/eo/page.ts');
    const text = readFileSync(page, 'utf8');
    const without = text.replace(/^ {2}'shell\.skip': .*\n/m, '');
    expect(without).not.toBe(text);
    writeFileSync(page, without);
    expect(compile()).toContain(`error TS2741: Property '"shell.skip"' is missing`);
  });
});
