import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root, workspaces } from '../scripts/files.mjs';
import { manifestOf, type Packed, packInto } from '../scripts/packages.mjs';
import { disagreements, projectVersion } from '../scripts/version.mjs';

const long = process.env.MURA_LONG !== undefined;
const PAGE = 'apps/web';
/** The page is large, and nothing in it is for programs: it is packed in long runs only. */
const PACKED = workspaces().filter((folder) => long || folder !== PAGE);
/** To look through the types of a package takes up to three seconds. */
const TYPED = long ? PACKED.filter((folder) => folder !== PAGE) : ['packages/engine'];

const destination = mkdtempSync(join(tmpdir(), 'mura-packages-'));
afterAll(() => rmSync(destination, { recursive: true }));

let packed: ReadonlyMap<string, Packed>;
beforeAll(() => {
  packed = new Map(packInto(destination, PACKED).map((one) => [one.name, one]));
});

function pathsIn(folder: string): string[] {
  return packed.get(manifestOf(folder).name)?.files.map(({ path }) => path) ?? [];
}

function tarballOf(folder: string): Uint8Array<ArrayBuffer> {
  const { filename } = packed.get(manifestOf(folder).name)!;
  return new Uint8Array(readFileSync(join(destination, filename)));
}

/** What nobody needs who installs a package. */
const UNWANTED = /\.test\.(ts|js)$|(^|\/)testing\/|\.tsbuildinfo$|(^|\/)\.|\.log$/;

describe('the version', () => {
  test('is one, wherever it is named', () => {
    expect(projectVersion()).toMatch(/^\d+\.\d+\.\d+/);
    expect(disagreements()).toEqual([]);
  });

  test('is missed wherever another one is named', () => {
    const told = disagreements('98.7.6');
    for (const folder of workspaces()) expect(told.join()).toContain(`${folder} has version`);
    for (const other of ['record.ts', 'CITATION.cff', 'package-lock.json', 'asks for @mura/engine'])
      expect(told.join()).toContain(other);
  });
});

describe.each(PACKED)('%s, packed', (folder) => {
  const { name, private: isPrivate, exports = {}, files } = manifestOf(folder);

  test('can be published', () => {
    expect(name).toMatch(/^(mura|@mura\/[a-z]+)$/);
    expect([isPrivate, files === undefined]).toEqual([undefined, false]);
  });

  test('has README, licence and all that its entrances name, and nothing that only we need', () => {
    const paths = pathsIn(folder);
    expect(paths).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json']));
    const entrances = Object.values(exports).flatMap((entrance) =>
      typeof entrance === 'string' ? [entrance] : Object.values(entrance),
    );
    const named = entrances.filter((path) => !path.includes('*')).map((path) => path.replace('./', ''));
    expect(named.filter((path) => !paths.includes(path))).toEqual([]);
    expect(paths.filter((path) => UNWANTED.test(path))).toEqual([]);
    const licence = readFileSync(join(root, folder, 'LICENSE'), 'utf8');
    expect(licence).toBe(readFileSync(join(root, 'LICENSE'), 'utf8'));
  });

  test('has nothing that publint finds', async () => {
    const { messages } = await publint({ pack: { tarball: tarballOf(folder).buffer }, strict: true });
    expect(messages).toEqual([]);
  });
});

/** Mura is for modules (`import`); what is older, and so cannot load it at all, need not find its types. */
const OLD = ['node10', 'node16-cjs'];

test('the command carries the talk that it measures the language with, and its licence', () => {
  const carried = ['LICENSE-APACHE-2.0.txt', 'README.md', 'real-content.txt', 'real-talk.txt'];
  expect(pathsIn('apps/cli')).toEqual(
    expect.arrayContaining(carried.map((file) => `dist/bench-language/${file}`)),
  );
});

describe('types', () => {
  test.each(TYPED)('of %s are right for whoever imports it', async (folder) => {
    const checked = await checkPackage(createPackageFromTarballData(tarballOf(folder)));
    if (!checked.types) {
      expect(folder, 'a command has no types').toBe('apps/cli');
      return;
    }
    const problems = checked.problems.filter(
      (problem) => !('resolutionKind' in problem && OLD.includes(problem.resolutionKind)),
    );
    expect(problems).toEqual([]);
    expect(Object.keys(checked.entrypoints).length).toBeGreaterThan(0);
  });
});

describe('the command, where the project is not', () => {
  const home = mkdtempSync(join(tmpdir(), 'mura-installed-'));
  afterAll(() => rmSync(home, { recursive: true }));

  /** Our packages from their tarballs; libraries as they are installed here, which costs no network. */
  beforeAll(() => {
    const modules = join(home, 'node_modules');
    mkdirSync(join(modules, '@mura'), { recursive: true });
    for (const library of readdirSync(join(root, 'node_modules')))
      if (!/^(\.|@mura$|mura$)/.test(library))
        symlinkSync(join(root, 'node_modules', library), join(modules, library));
    for (const { name, filename } of packed.values()) {
      mkdirSync(join(modules, name));
      const unpack = ['-xzf', join(destination, filename), '--strip-components=1', '-C', join(modules, name)];
      expect(spawnSync('tar', unpack).status).toBe(0);
    }
  });

  function mura(...args: string[]): string {
    const bin = join(home, 'node_modules/mura/bin/mura.mjs');
    const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
      cwd: home,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, expect.any(String)]);
    return stdout;
  }

  test('tells its version', () => {
    expect(mura('--version')).toBe(`mura ${projectVersion()}\n`);
  });

  test('plays in threads, keeps records, and replays them', () => {
    const run = ['simulate', '--preset', 'aiwolf-5', '--games', '60', '--seed', '7', '--bots', 'honest'];
    expect(mura(...run, '--workers', '2', '--record', 'games')).toMatch(/^digest [0-9a-f]{64}$/m);
    const [record = ''] = readdirSync(join(home, 'games')).filter((file) => file.endsWith('.mura.jsonl'));
    expect(mura('replay', join('games', record), '--as', '3')).toContain('Agent[03]');
  });
});
