// The folder of the site, beside the page, and what lies in it besides pages.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { root } from '../files.mjs';
import { read } from './pages.mjs';

/** The server has the page, and so the site, from there. */
export const SITE = join(root, 'apps/web/dist/docs');
const ASSETS = join(root, 'docs/site');

/** Sources are shown as text. @param {string} path */
export function fileName(path) {
  return /\.(png|webp|svg|jsonl?)$/.test(path) ? path : `${path}.txt`;
}

/**
 * @param {string} path
 * @param {string | Buffer} content
 */
export function put(path, content) {
  mkdirSync(dirname(join(SITE, path)), { recursive: true });
  writeFileSync(join(SITE, path), content);
}

/** Style and script of the site, and the descriptions of the API. */
export function putAssets() {
  cpSync(join(root, 'docs/api'), join(SITE, 'api'), { recursive: true });
  for (const name of readdirSync(ASSETS))
    if (extname(name) !== '.md') cpSync(join(ASSETS, name), join(SITE, name));
  put('tokens.css', tokens());
  put('fonts.css', fonts());
}

/** Night paper for whoever's system is dark, from the tokens of the page. */
function tokens() {
  const css = read('apps/web/src/style/tokens.css');
  const night = /\[data-theme="night"\]\s*\{([^}]*)\}/.exec(css)?.[1] ?? '';
  return `${css}\n@media (prefers-color-scheme: dark) {\n:root {${night}}\n}\n`;
}

/** The fonts of the page as it is built; without it those of the system are used. */
function fonts() {
  const folder = join(root, 'apps/web/dist/assets');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const file = names.find((name) => /^fonts-(?!ko).*\.css$/.test(name));
  return file === undefined ? '' : readFileSync(join(folder, file), 'utf8');
}
