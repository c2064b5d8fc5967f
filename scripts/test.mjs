// Runs every check and every test, also after one has failed, so that all is seen at once.
// Options of our own: --long (more and longer runs), --checks-only (no tests). The rest goes to vitest.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './files.mjs';
import { buildPage, install, tsc } from './ready.mjs';

const OWN_OPTIONS = ['--long', '--checks-only'];
const options = process.argv.slice(2);
const forVitest = options.filter((option) => !OWN_OPTIONS.includes(option));
if (options.includes('--long')) process.env.MURA_LONG = '1';

const CHECKS = [
  step('Formatting and lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']),
  step('Types', [tsc, '-b'], [tsc, '-p', 'tsconfig.test.json']),
  step('Types of the page', [
    'node_modules/svelte-check/bin/svelte-check',
    '--workspace',
    'apps/web',
    '--fail-on-warnings',
  ]),
  step('Imports', ['scripts/imports.mjs']),
  step('Dead code', ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints']),
];

install();
const failed = CHECKS.filter((check) => !passes(check)).map(({ title }) => title);
const counts = options.includes('--checks-only') ? undefined : runTests();
if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`);
if (counts) console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exitCode = failed.length > 0 ? 1 : 0;

/**
 * @param {string} title
 * @param {string[][]} commands arguments of Node, run one after another
 */
function step(title, ...commands) {
  return { title, commands };
}

/** @param {ReturnType<typeof step>} check */
function passes({ title, commands }) {
  console.log(`\n== ${title}`);
  return commands.map(succeeds).every(Boolean);
}

/** @param {string[]} command */
function succeeds(command) {
  return spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' }).status === 0;
}

function runTests() {
  buildPage(); // what the tests in a browser look at
  const folder = mkdtempSync(join(tmpdir(), 'mura-test-'));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const tests = step('Tests', ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...forVitest]);
  if (!passes(tests)) failed.push(tests.title);
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
