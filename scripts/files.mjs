import { existsSync, readdirSync, realpathSync, statfsSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds the whole project. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const NOT_OURS = new Set(['node_modules', 'dist', 'coverage', '.svelte-check']);

/**
 * Every file below a folder of the project, as sorted paths from the root with forward slashes.
 * @param {string} folder from the root; '.' for everything
 * @returns {string[]}
 */
export function filesBelow(folder) {
  return walk(join(root, folder))
    .map((path) => relative(root, path).split(sep).join('/'))
    .sort();
}

/** The workspace folders, such as `packages/engine`. */
export function workspaces() {
  return ['packages', 'apps'].flatMap((kind) =>
    foldersIn(kind)
      .map((name) => `${kind}/${name}`)
      .filter((folder) => existsSync(join(root, folder, 'package.json'))),
  );
}

/**
 * Whether a script was started itself, rather than imported.
 * @param {string} url its `import.meta.url`
 */
export function isStarted(url) {
  return process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(url);
}

const SHARED_MEMORY = '/dev/shm';

/** Several times what the tests write, and what browsers share with their windows. */
const ROOMY = 4 * 2 ** 30;

/** Where files lie in memory, in which making one costs a fraction of what it does on a disk; `null`: there is no room. */
export function memoryFolder() {
  if (!existsSync(SHARED_MEMORY)) return null;
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  return bavail * bsize >= ROOMY ? SHARED_MEMORY : null;
}

/** @param {string} kind */
function foldersIn(kind) {
  const path = join(root, kind);
  return existsSync(path) ? readdirSync(path).sort() : [];
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function walk(path) {
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name) || entry.name === '.git') return [];
    const child = join(path, entry.name);
    return entry.isDirectory() ? walk(child) : [child];
  });
}
