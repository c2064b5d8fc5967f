// Runs every check and every test, also after one has failed, so that all is seen at once.
// Options of our own: --long (more and longer runs), --checks-only (no tests). The rest goes to vitest.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './files.mjs';
import { buildDocs, buildPage, install, tsc } from './ready.mjs';

const OWN_OPTIONS = ['--long', '--checks-only'];
const options = process.argv.slice(2);
const forVitest = options.filter((option) => !OWN_OPTIONS.includes(option));
if (options.includes('--long')) process.env.MURA_LONG = '1';

/** @typedef {{ title: string, command: string[] }} Step a title, and arguments of Node */

/** @type {Step} what the others read, and so wait for */
const COMPILING = { title: 'Types of the packages', command: [tsc, '-b'] };

/** Where the page's components lie as TypeScript while their types are checked; of one that is gone it would stay. */
const COMPONENTS_AS_TYPESCRIPT = join(root, 'apps/web/.svelte-check');

/** @type {Step[]} independent of each other, so that they run at the same time */
const CHECKS = [
  {
    title: 'Formatting and lint',
    command: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
  },
  { title: 'Types of the tests', command: [tsc, '-p', 'tsconfig.test.json'] },
  {
    title: 'Types of the page',
    // By TypeScript 7, in less than half of the time.
    command: [
      'node_modules/svelte-check/bin/svelte-check',
      ...['--workspace', 'apps/web', '--fail-on-warnings', '--tsgo'],
    ],
  },
  { title: 'Imports', command: ['scripts/imports.mjs'] },
  { title: 'Dead code', command: ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'] },
];

install();
/** @type {string[]} titles */
const failed = [];
rmSync(COMPONENTS_AS_TYPESCRIPT, { recursive: true, force: true });
await check(COMPILING);
await Promise.all(CHECKS.map(check));
const counts = options.includes('--checks-only') ? undefined : await runTests();
if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`);
if (counts) console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exitCode = failed.length > 0 ? 1 : 0;

/**
 * What a check says is shown when it has ended, so that two do not talk at once.
 * @param {Step} step
 */
async function check({ title, command }) {
  const { code, said } = await run(command, 'pipe');
  console.log(`\n== ${title}\n${said.trimEnd()}`);
  if (code !== 0) failed.push(title);
}

/**
 * @param {string[]} command
 * @param {'pipe' | 'inherit'} output
 * @returns {Promise<{ code: number | null, said: string }>}
 */
function run(command, output) {
  const child = spawn(process.execPath, command, { cwd: root, stdio: ['inherit', output, output] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (code) => resolve({ code, said }));
  });
}

async function runTests() {
  buildPage(); // what the tests in a browser look at
  buildDocs();
  const folder = mkdtempSync(join(tmpdir(), 'mura-test-'));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  console.log('\n== Tests');
  const tests = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...forVitest];
  if ((await run(tests, 'inherit')).code !== 0) failed.push('Tests');
  const counts = existsSync(report) ? countTests(report) : { passed: 0, failed: 1, skipped: 0 };
  rmSync(folder, { recursive: true });
  return counts;
}

/** @param {string} report */
function countTests(report) {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  // A file that cannot even be loaded has no tests to count, yet it is a failure.
  const broken = testResults.filter(
    (/** @type {{ status: string, assertionResults: unknown[] }} */ file) =>
      file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests + numTodoTests,
  };
}
