// Runs every check and every test, also after one has failed, so that all is seen at once.
// Options of our own: --long (more and longer runs), --checks-only (no tests). The rest goes to vitest.
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { constants, getPriority, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryFolder, root } from './files.mjs';
import { install, tsc } from './ready.mjs';

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

/** What the tests of the apps start: compiled packages and bundles, the page, and the docs beside it. */
const BUILDING = { title: 'Building', command: ['scripts/ready.mjs'] };

/** Pure code, which never waits for anything. */
const PACKAGES = ['packages'];
/** Servers, browsers, commands: they wait for each other and for timers, and leave the cores to others meanwhile. */
const APPS = ['apps', 'apps-shared'];

/**
 * How much those wait who let others go first: they have the time that others leave, and so there is work for it to the
 * end. Only the superuser may give a process more than this one has.
 */
const PATIENT = Math.max(getPriority(), constants.priority.PRIORITY_LOW);

install();
process.env.TMPDIR = temporaryFolder();
/** @type {string[]} titles */
const failed = [];
/** @type {Counts[]} */
const counted = [];
rmSync(COMPONENTS_AS_TYPESCRIPT, { recursive: true, force: true });
await check(COMPILING);
if (options.includes('--checks-only')) await Promise.all(CHECKS.map((step) => check(step)));
else await checkAndTest();
if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`);
if (counted.length > 0) {
  const sum = (/** @type {keyof Counts} */ what) => counted.reduce((all, counts) => all + counts[what], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
}
process.exitCode = failed.length > 0 ? 1 : 0;

/**
 * Where tests write, until they are over: databases and browsers make files by the thousand. The user of a database must
 * be able to reach its folder.
 */
function temporaryFolder() {
  const folder = mkdtempSync(join(memoryFolder() ?? tmpdir(), 'mura-tests-'));
  chmodSync(folder, 0o711);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
  return folder;
}

/** The checks and the tests of the packages fill the time in which those of the apps wait. */
async function checkAndTest() {
  const checks = CHECKS.map((step) => check(step, { isPatient: true }));
  const isBuilt = await check(BUILDING);
  const packages = runTests('Tests of the packages', PACKAGES, { isPatient: true });
  if (isBuilt) await runTests('Tests', APPS);
  await Promise.all([...checks, packages]);
  if (counted.every(({ passed }) => passed === 0)) failed.push('No test has passed');
}

/** @typedef {{ isPatient?: boolean }} Manner whether it lets others go first, and tells all at its end */

/**
 * What a check says is shown when it has ended, so that two do not talk at once.
 * @param {Step} step
 * @param {Manner} manner
 */
async function check({ title, command }, { isPatient = false } = {}) {
  const { code, said } = await run(command, { isPatient, output: 'pipe' });
  console.log(`\n== ${title}\n${said.trimEnd()}`);
  if (code !== 0) failed.push(title);
  return code === 0;
}

/**
 * @param {string[]} command
 * @param {Manner & { output: 'pipe' | 'inherit' }} manner
 * @returns {Promise<{ code: number | null, said: string }>}
 */
function run(command, { isPatient = false, output }) {
  const child = spawn(process.execPath, command, { cwd: root, stdio: ['inherit', output, output] });
  if (isPatient && child.pid !== undefined) setPriority(child.pid, PATIENT);
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

/**
 * @param {string} title
 * @param {string[]} projects of vitest.config.ts
 * @param {Manner} manner
 */
async function runTests(title, projects, { isPatient = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'mura-test-'));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const chosen = projects.map((project) => `--project=${project}`);
  // Whoever names some files names them of the packages or of the apps.
  const named = forVitest.length > 0 ? ['--passWithNoTests'] : [];
  const command = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...chosen, ...named, ...forVitest];
  const heading = `\n== ${title}`;
  if (!isPatient) console.log(heading);
  const { code, said } = await run(command, { isPatient, output: isPatient ? 'pipe' : 'inherit' });
  if (isPatient) console.log(`${heading}\n${said.trimEnd()}`);
  if (code !== 0) failed.push(title);
  counted.push(existsSync(report) ? countTests(report) : { passed: 0, failed: 1, skipped: 0 });
  rmSync(folder, { recursive: true });
}

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * @typedef {{ fullName: string, status: string, failureMessages: string[] }} TestResult
 * @typedef {{ status: string, assertionResults: TestResult[] }} FileResult
 */

/**
 * @param {string} report
 * @returns {Counts}
 */
function countTests(report) {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  /** @type {FileResult[]} */
  const files = testResults;
  // A file that cannot even be loaded has no tests to count, yet it is a failure.
  const broken = files.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  files.flatMap(({ assertionResults }) => assertionResults).forEach(tellFirstTry);
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests + numTodoTests,
  };
}

/**
 * Why a test that has passed needed its second try, which is told nowhere else.
 * @param {TestResult} result
 */
function tellFirstTry({ fullName, status, failureMessages }) {
  if (status === 'passed' && failureMessages.length > 0)
    console.log(`\nPassed at its second try: ${fullName}\n${failureMessages.join('\n')}`);
}
