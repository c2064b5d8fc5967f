import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import * as engine from '@mura/engine/game';
import { expect, test } from 'vitest';
import { root } from '../scripts/files.mjs';
import { manifestOf } from '../scripts/packages.mjs';
import { playAlone } from './engine-alone/play.js';

const BUNDLED = join(root, 'packages/engine/dist/bundled');

/** What somebody gets who loads the engine at this address where nothing else is. */
function playedBare(file: string): string {
  const bare = join(root, 'checks/engine-alone/bare.mjs');
  const options = ['--experimental-vm-modules', '--no-warnings', bare, pathToFileURL(file).href];
  const { stdout, stderr } = spawnSync(process.execPath, options, { encoding: 'utf8' });
  return stdout.trim() || stderr;
}

test('the engine alone, in one small file, has less than 30 kB for a browser to load', () => {
  const bytes = gzipSync(readFileSync(join(BUNDLED, 'game.min.js')), { level: 9 }).length;
  expect(bytes).toBeLessThan(30_000);
  expect(bytes, 'else the file is not the game').toBeGreaterThan(20_000);
});

test('the engine needs no other package', () => {
  const { dependencies, peerDependencies, optionalDependencies } = manifestOf('packages/engine');
  expect([dependencies, peerDependencies, optionalDependencies]).toEqual([undefined, undefined, undefined]);
});

test.each(['game.min.js', 'game.js', 'index.js'])(
  '%s plays where there is neither Node nor a browser, from its address',
  (file) => {
    const told = playedBare(join(BUNDLED, file));
    expect(told).toMatch(/^\d+ events, (village|werewolf) won$/);
    expect(told).toBe(playAlone(engine));
  },
);

test.each([
  "import 'node:module';",
  "import { decide } from '@mura/engine';",
  'process.cwd();',
  'setTimeout(() => {});',
])('a file with %s does not', (line) => {
  const folder = mkdtempSync(join(tmpdir(), 'mura-bare-'));
  try {
    const file = join(folder, 'engine.js');
    writeFileSync(file, `${line}\n${readFileSync(join(BUNDLED, 'game.min.js'), 'utf8')}`);
    expect(playedBare(file)).toMatch(/is no address|is not defined/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
