// Makes a checkout ready to run: installs and builds what is missing or has changed, and nothing else.
// Plain Node without dependencies, since it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, isStarted, root, workspaces } from './files.mjs';

/** TypeScript 7, by its own path: `typescript` itself is version 6, for tools that need its programming interface. */
export const tsc = 'node_modules/@typescript/native/bin/tsc';

const INSTALLED = join(root, 'node_modules/.mura-installed');
const BUILT = join(root, 'node_modules/.mura-built');
const DOCS_BUILT = join(root, 'node_modules/.mura-docs-built');
const PAGE_BUILT = join(root, 'node_modules/.mura-page-built');

/** The page is put together by vite from the sources; all else is compiled. */
const PAGE = 'apps/web';

/** Installs the libraries when the lock file or a package's dependencies have changed. */
export function install() {
  const wanted = hashOf([readFileSync(join(root, 'package-lock.json'), 'utf8'), ...dependencyLists()]);
  if (stampIn(INSTALLED) === wanted) return;
  console.log('Installing the libraries (npm ci), about half a minute the first time …');
  // Tools are development dependencies, needed to build even where NODE_ENV says production.
  const npm = spawnSync('npm', ['ci', '--include=dev', '--loglevel=error'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) giveUp(`${npm.stdout ?? ''}${npm.stderr ?? npm.error}`, INSTALL_ADVICE);
  writeFileSync(INSTALLED, wanted);
}

const INSTALL_ADVICE = `The libraries could not be installed. What to do:
- no network, or a proxy: check that \`npm ping\` answers, then try again;
- package.json and package-lock.json disagree: run \`npm install\` and commit the new package-lock.json;
- anything else: remove the folder node_modules and try again.`;

/** Compiles and bundles all packages when a source file has changed. */
export function build() {
  const wanted = hashOf(sourceFiles().map(nameSizeAndTime));
  if (stampIn(BUILT) === wanted && workspaces().every(isBuilt)) return;
  console.log('Building (tsc -b) …');
  rmSync(BUILT, { force: true });
  const compiler = spawnSync(process.execPath, [tsc, '-b'], { cwd: root, stdio: 'inherit' });
  if (compiler.status !== 0) giveUp('', 'The sources do not compile: see the messages above.');
  runQuietly(['scripts/bundle.mjs'], 'The packages could not be bundled: see the messages above.');
  writeFileSync(BUILT, wanted);
}

/** Puts the page together when one of its sources, or of the packages it is made of, has changed. */
export function buildPage() {
  const sources = [PAGE, ...workspaces().filter((workspace) => workspace.startsWith('packages/'))];
  const wanted = hashOf(
    [...sources, 'starters', 'clients'].flatMap(filesBelow).filter(isPartOfPage).map(nameSizeAndTime),
  );
  if (stampIn(PAGE_BUILT) === wanted && existsSync(join(root, PAGE, 'dist/index.html'))) return;
  console.log('Building the page (vite build) …');
  rmSync(PAGE_BUILT, { force: true });
  const vite = ['node_modules/vite/bin/vite.js', 'build', PAGE, '--logLevel', 'warn'];
  runQuietly(vite, 'The page could not be built: see the messages above.');
  writeFileSync(PAGE_BUILT, wanted);
}

/** Builds the docs site when a page has changed, or the page beside which it stands was built anew. */
export function buildDocs() {
  const isPart = (/** @type {string} */ path) =>
    /\.md$|^(docs|clients|starters)\/|^scripts\/docs|tokens\.css$/.test(path) && !path.startsWith('golden/');
  const wanted = hashOf([...filesBelow('.').filter(isPart).map(nameSizeAndTime), stampIn(PAGE_BUILT) ?? '']);
  if (stampIn(DOCS_BUILT) === wanted && existsSync(join(root, PAGE, 'dist/docs/index.html'))) return;
  console.log('Building the docs …');
  runQuietly(['scripts/docs.mjs'], 'The docs could not be built: see the messages above.');
  writeFileSync(DOCS_BUILT, wanted);
}

/**
 * Runs a tool with Node; what it says is shown only where it fails.
 * @param {string[]} command
 * @param {string} advice
 */
export function runQuietly(command, advice) {
  const run = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
  if (run.status !== 0) giveUp(`${run.stdout ?? ''}${run.stderr ?? run.error}`, advice);
}

/** @param {string} path */
function isPartOfPage(path) {
  return !/\.test\.ts$|\.md$|\.pyc$|\/(testing|tests|e2e)\//.test(path);
}

/** What each package.json asks for; the rest of it (scripts, texts) needs no installation. */
function dependencyLists() {
  return ['.', ...workspaces()].map((folder) => {
    const { name, bin, dependencies, devDependencies, optionalDependencies, peerDependencies } = JSON.parse(
      readFileSync(join(root, folder, 'package.json'), 'utf8'),
    );
    return JSON.stringify([name, bin, dependencies, devDependencies, optionalDependencies, peerDependencies]);
  });
}

function sourceFiles() {
  return ['tsconfig.base.json', 'tsconfig.json', ...workspaces().flatMap(filesBelow)];
}

/** @param {string} path */
function nameSizeAndTime(path) {
  const { size, mtimeMs } = statSync(join(root, path));
  return `${path} ${size} ${mtimeMs}`;
}

/** @param {string} workspace */
function isBuilt(workspace) {
  return (
    workspace === PAGE ||
    !existsSync(join(root, workspace, 'tsconfig.json')) ||
    existsSync(join(root, workspace, 'dist/.tsbuildinfo'))
  );
}

/** @param {string} path */
function stampIn(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** @param {string[]} parts */
function hashOf(parts) {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/**
 * @param {string} details
 * @param {string} advice
 * @returns {never}
 */
function giveUp(details, advice) {
  console.error(details ? `${details.trim()}\n\n${advice}` : advice);
  process.exit(1);
}

if (isStarted(import.meta.url)) {
  install();
  if (!process.argv.includes('--install-only')) {
    build();
    buildPage();
    buildDocs();
  }
}
