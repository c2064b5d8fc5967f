// Builds the docs site from the pages of the project: English, and Japanese where there is a page. It goes where the
// server has the page, so that it is served at /docs. With --typedoc also the reference of the packages.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { apiPages } from './docs/api.mjs';
import { sources } from './docs/pages.mjs';
import { fileName, put, putAssets, SITE } from './docs/site.mjs';
import { Tree } from './docs/tree.mjs';
import { isStarted, root } from './files.mjs';

/** Builds the site anew; the reference of the packages, which takes longer, stays as it is. */
export function buildDocs() {
  const reference = join(SITE, 'reference');
  for (const name of existsSync(SITE) ? readdirSync(SITE) : [])
    if (name !== 'reference') rmSync(join(SITE, name), { recursive: true });
  const made = apiPages(existsSync(reference));
  const pages = [...sources(), ...made.map(({ page }) => page)];
  /** @type {Set<string>} */
  const files = new Set();
  for (const language of /** @type {import('./docs/words.mjs').Language[]} */ (['en', 'ja'])) {
    const tree = new Tree(language, pages, files);
    for (const page of pages) {
      const body = made.find((one) => one.page === page)?.body;
      if (body === undefined) tree.write(page);
      else tree.made(page, body);
    }
    tree.finish();
  }
  for (const path of files)
    if (existsSync(join(root, path))) put(`files/${fileName(path)}`, readFileSync(join(root, path)));
  putAssets();
}

/** The reference of the packages, by TypeDoc. */
function buildReference() {
  const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}/src/index.ts`);
  const options = [
    '--out',
    join(SITE, 'reference'),
    '--name',
    'Mura: packages',
    '--readme',
    'none',
    '--logLevel',
    'Error',
  ];
  const config = [
    '--tsconfig',
    'tsconfig.docs.json',
    '--disableSources',
    '--excludePrivate',
    '--skipErrorChecking',
  ];
  const typedoc = ['node_modules/typedoc/bin/typedoc', ...options, ...config, ...packages];
  const { status } = spawnSync(process.execPath, typedoc, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

if (isStarted(import.meta.url)) {
  if (process.argv.includes('--typedoc')) buildReference();
  const begun = performance.now();
  buildDocs();
  console.log(`The docs are in ${SITE} (${Math.round(performance.now() - begun)} ms).`);
}
