// The packages of the project as npm ships them.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, workspaces } from './files.mjs';

/**
 * What of a package.json is asked for here.
 * @typedef {{
 *   name: string, version: string, private?: boolean, license?: string, files?: string[],
 *   exports?: Record<string, string | Record<string, string>>,
 *   dependencies?: Record<string, string>, devDependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string>, peerDependencies?: Record<string, string>,
 * }} Manifest
 */

/** @typedef {{ name: string, filename: string, files: { path: string }[] }} Packed a tarball, and what is in it */

/**
 * @param {string} folder from the root, e.g. `packages/engine`; '.' for the project itself
 * @returns {Manifest}
 */
export function manifestOf(folder) {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
}

/**
 * Makes a tarball of each workspace, as it would be published. They are built before.
 * @param {string} destination a folder that exists
 * @param {string[]} folders
 * @returns {Packed[]}
 */
export function packInto(destination, folders = workspaces()) {
  const chosen = folders.flatMap((folder) => ['--workspace', folder]);
  const said = npm(['pack', ...chosen, '--pack-destination', destination, '--ignore-scripts', '--json']);
  return Object.values(JSON.parse(said));
}

/**
 * Runs npm, and gives what it says.
 * @param {string[]} command
 * @param {string} folder
 */
export function npm(command, folder = root) {
  const run = spawnSync('npm', [...command, '--loglevel=error'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    shell: process.platform === 'win32',
  });
  if (run.status !== 0) throw new Error(`npm ${command[0]}: ${run.stderr ?? run.error}${run.stdout ?? ''}`);
  return run.stdout;
}
