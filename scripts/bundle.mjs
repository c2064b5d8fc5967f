// Puts the compiled files of each package together into one for each of its entrances: Node takes longer to find and load
// hundreds of small files than to run them, and every start of `mura` pays for it.
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root, workspaces } from './files.mjs';

/** Where an entrance of a bundled package lies. */
const BUNDLED = /^\.\/dist\/bundled\/(.+)\.js$/;

/** What a package carries of the data of the project, with its licence: from where, to where. */
const CARRIED = ['README.md', 'LICENSE-APACHE-2.0.txt', 'real-talk.txt', 'real-content.txt'].map((file) => [
  `golden/language/aiwolf/${file}`,
  `apps/cli/dist/bench-language/${file}`,
]);

for (const [from = '', to = ''] of CARRIED) cpSync(join(root, from), join(root, to));

for (const workspace of workspaces()) {
  const input = entrancesOf(workspace);
  if (Object.keys(input).length > 0) await bundle(workspace, input);
}

/**
 * The compiled file of each entrance that its package.json says is bundled, by the name of the bundle.
 * @param {string} workspace
 * @returns {Record<string, string>}
 */
function entrancesOf(workspace) {
  const { exports = {} } = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8'));
  const names = Object.values(exports).flatMap(({ default: file }) => BUNDLED.exec(file)?.slice(1) ?? []);
  return Object.fromEntries(names.map((name) => [name, join(root, workspace, 'dist', `${name}.js`)]));
}

/**
 * @param {string} workspace
 * @param {Record<string, string>} input
 */
async function bundle(workspace, input) {
  await build({
    configFile: false,
    root: join(root, workspace),
    logLevel: 'warn',
    ssr: { noExternal: ['kysely', 'jose'] },
    build: {
      outDir: 'dist/bundled',
      target: 'node20',
      minify: false,
      sourcemap: true,
      ssr: true,
      // Other packages stay outside: whatever two of them share exists once. So do libraries, but for those of many files.
      rolldownOptions: {
        input,
        external: /^(?!\.|\/|kysely|jose)/,
        treeshake: false,
        // All in one folder, from where the others are found as from any folder of `dist`.
        output: { chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
}
