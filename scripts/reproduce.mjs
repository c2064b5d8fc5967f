// Builds and packs what is committed twice, in two folders with nothing built, and compares the bytes of what is published.
//   node scripts/reproduce.mjs [SHA256SUMS]   compares with the sums of a release, too
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './files.mjs';
import { install } from './ready.mjs';

install();
const folder = mkdtempSync(join(tmpdir(), 'mura-reproduce-'));
try {
  // Of different length and at different times, so that neither path nor time can stand in what is built.
  const sums = ['one', 'another/place'].map((name) => sumsOf(join(folder, name)));
  const [given] = process.argv.slice(2);
  if (given !== undefined) sums.push(readFileSync(given, 'utf8'));
  report(sums);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * The sums of what is published, built from the last commit.
 * @param {string} home a folder that does not exist yet
 */
function sumsOf(home) {
  mkdirSync(home, { recursive: true });
  const archive = spawnSync('git', ['archive', 'HEAD'], { cwd: root, maxBuffer: 2 ** 30 });
  run('tar', ['-x', '-C', home], home, archive.stdout);
  takeLibraries(home);
  run(process.execPath, ['scripts/pack.mjs', join(home, 'published')], home);
  return readFileSync(join(home, 'published/SHA256SUMS'), 'utf8');
}

/**
 * The libraries as they are installed here, without what our own builds leave among them.
 * @param {string} home
 */
function takeLibraries(home) {
  const installed = join(root, 'node_modules');
  // Links to the same files take no room; between disks there are none.
  if (spawnSync('cp', ['-al', installed, home]).status !== 0) run('cp', ['-a', installed, home], home);
  for (const name of readdirSync(join(home, 'node_modules')))
    if (/^\.(cache|mura-(?!installed))/.test(name) && existsSync(join(home, 'node_modules', name)))
      rmSync(join(home, 'node_modules', name), { recursive: true });
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {string} cwd
 * @param {Buffer} [input]
 */
function run(program, args, cwd, input) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, input, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${error ?? `${stdout}${stderr}`}`);
}

/** @param {string[]} sums */
function report(sums) {
  const [first = '', ...others] = sums.map((text) => text.trim().split('\n'));
  const different = [...first].filter((line) => others.some((lines) => !lines.includes(line)));
  const missing = others.flat().filter((line) => !first.includes(line));
  if (different.length + missing.length === 0) console.log(`${first.length} files, the same bytes each time`);
  else {
    console.error(`Not the same each time:\n${[...different, ...missing].join('\n')}`);
    process.exitCode = 1;
  }
}
