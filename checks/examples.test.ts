import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root, workspaces } from '../scripts/files.mjs';
import { tsc } from '../scripts/ready.mjs';

/** What a README shows to be done with its package, from `ts` blocks; what a line prints stands behind it. */
interface Example {
  readonly name: string;
  readonly code: string;
  readonly prints: readonly string[];
}

const PRINTS = /^console\.log\(.*\); \/\/ (.*)$/;

function examplesIn(folder: string): Example[] {
  const readme = readFileSync(join(root, folder, 'README.md'), 'utf8');
  return [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = ''], index) => ({
    name: `${folder.replace('/', '-')}-${index + 1}`,
    code,
    prints: code.split('\n').flatMap((line) => PRINTS.exec(line)?.[1] ?? []),
  }));
}

/** The page is no library, and the command is told of in `docs/CLI.md`. */
const LIBRARIES = workspaces().filter((folder) => folder !== 'apps/web' && folder !== 'apps/cli');
/** A server opens ports and a database; what it does is tested elsewhere. */
const COMPILED_ONLY = ['apps/server'];

// Inside of the project, so that its packages are found as whoever has installed them finds them.
mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
const home = mkdtempSync(join(root, 'node_modules/.cache/mura-examples-'));
afterAll(() => rmSync(home, { recursive: true }));

/** As strict as can be, and without our own settings: with the types that are published. */
const SETTINGS = {
  compilerOptions: {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    target: 'ES2022',
    module: 'NodeNext',
    types: ['node'],
    skipLibCheck: true,
    outDir: 'out',
  },
};

let complaints = '';
/** What each example prints, by its name. */
const printed = new Map<string, string[]>();

beforeAll(() => {
  writeFileSync(join(home, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(home, 'tsconfig.json'), JSON.stringify(SETTINGS));
  for (const folder of LIBRARIES)
    for (const { name, code } of examplesIn(folder)) writeFileSync(join(home, `${name}.ts`), code);
  // What the examples call a record of yours.
  cpSync(join(root, 'golden/records/v1-aiwolf-5.mura.jsonl'), join(home, 'game.mura.jsonl'));
  const compiler = spawnSync(process.execPath, [join(root, tsc), '-p', home], {
    cwd: home,
    encoding: 'utf8',
  });
  complaints = compiler.stdout + compiler.stderr;
  runAll();
});

/** All in one process, which loads the packages once. */
function runAll(): void {
  const names = LIBRARIES.filter((folder) => !COMPILED_ONLY.includes(folder))
    .flatMap(examplesIn)
    .map(({ name }) => name);
  const imports = names.map((name) => `console.log('== ${name}'); await import('./out/${name}.js');`);
  writeFileSync(join(home, 'all.js'), imports.join('\n'));
  const { stdout, stderr } = spawnSync(process.execPath, ['all.js'], { cwd: home, encoding: 'utf8' });
  for (const [, name = '', lines = ''] of stdout.matchAll(/^== (.+)\n((?:(?!== ).*\n)*)/gm))
    printed.set(name, lines.trimEnd().split('\n'));
  complaints += stderr;
}

test('the examples of all packages compile with the types that are published, and run', () => {
  expect(complaints).toBe('');
});

describe.each(LIBRARIES)('the README of %s', (folder) => {
  test('has an example, and says what it prints', () => {
    expect(examplesIn(folder).length).toBeGreaterThan(0);
    for (const { prints } of examplesIn(folder)) expect(prints.length).toBeGreaterThan(0);
  });

  if (COMPILED_ONLY.includes(folder)) return;

  test.each(examplesIn(folder))('$name prints what it says', ({ name, prints }) => {
    expect(printed.get(name)).toEqual(prints);
  });
});
