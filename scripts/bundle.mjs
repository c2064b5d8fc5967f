// Puts the compiled files of each package together into one for each of its entrances: Node takes longer to find and load
// hundreds of small files than to run them, and every start of `mura` pays for it.
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root, workspaces } from './files.mjs';

/** Where an entrance of a bundled package lies. */
const BUNDLED = /^\.\/dist\/bundled\/(.+)\.js$/;
const SMALL = /\.min$/;

/** What a package carries of the data of the project, with its licence: from where, to where. */
const CARRIED = ['README.md', 'LICENSE-APACHE-2.0.txt', 'real-talk.txt', 'real-content.txt'].map((file) => [
  `golden/language/aiwolf/${file}`,
  `apps/cli/dist/bench-language/${file}`,
]);

for (const [from = '', to = ''] of CARRIED) cpSync(join(root, from), join(root, to));

for (const workspace of workspaces()) {
  const [whole, small] = entrancesOf(workspace);
  if (Object.keys(whole).length > 0) await bundle(workspace, whole, {});
  for (const [name, file] of Object.entries(small))
    await bundle(workspace, { [name]: file }, { minify: true, treeshake: true, emptyOutDir: false });
}

/** @typedef {Record<string, string>} Entrances the compiled file of each entrance, by the name of its bundle */

/**
 * The entrances that package.json says are bundled: those that share what they have in common, and those that are one
 * small file each (`.min.js`), to be taken from anywhere by its address.
 * @param {string} workspace
 * @returns {[whole: Entrances, small: Entrances]}
 */
function entrancesOf(workspace) {
  const { exports = {} } = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8'));
  /** @type {string[]} */
  const names = Object.values(exports).flatMap(({ default: file }) => BUNDLED.exec(file)?.slice(1) ?? []);
  /** @type {(chosen: string[]) => Entrances} */
  const entrances = (chosen) =>
    Object.fromEntries(
      chosen.map((name) => [name, join(root, workspace, 'dist', `${name.replace(SMALL, '')}.js`)]),
    );
  return [
    entrances(names.filter((name) => !SMALL.test(name))),
    entrances(names.filter((name) => SMALL.test(name))),
  ];
}

/**
 * @param {string} workspace
 * @param {Entrances} input
 * @param {{ minify?: boolean, treeshake?: boolean, emptyOutDir?: boolean }} how
 */
async function bundle(workspace, input, { minify = false, treeshake = false, emptyOutDir = true }) {
  await build({
    configFile: false,
    root: join(root, workspace),
    logLevel: 'warn',
    ssr: { noExternal: ['kysely', 'jose'] },
    build: {
      outDir: 'dist/bundled',
      emptyOutDir,
      target: 'node20',
      minify,
      sourcemap: true,
      ssr: true,
      // Other packages stay outside: whatever two of them share exists once. So do libraries, but for those of many files.
      rolldownOptions: {
        input,
        // Libraries run in browsers too, so nothing of Node is put into them.
        platform: workspace.startsWith('packages/') ? 'neutral' : 'node',
        external: /^(?!\.|\/|kysely|jose)/,
        treeshake,
        // All in one folder, from where the others are found as from any folder of `dist`.
        output: { chunkFileNames: '[name]-[hash].js', minify },
      },
    },
  });
}
