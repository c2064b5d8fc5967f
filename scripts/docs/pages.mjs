// The pages of the project as those of the site: which there are, where each stands, and in which languages.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, root } from '../files.mjs';

/** @typedef {{ source: string, html: string, title: string, group: string }} Page the path of a page, and its address below /docs/ */

/** Where a page stands in the list; the first that fits. */
const GROUPS = /** @type {[string, RegExp][]} */ ([
  ['start', /^(README|docs\/(how-to-|an-afternoon|COMPARISON)|starters\/|clients\/)/],
  ['use', /^docs\/(RULES|CLI|OPERATE|STAGE|DOORS|LANGUAGE)|^SECURITY/],
  ['wires', /^docs\/(PROTOCOL|api)/],
  ['decisions', /^docs\/decisions/],
  ['inside', /./],
]);

/** The pages of the site, in the order of the list. */
export function sources() {
  const pages = filesBelow('.').filter(
    (path) => path.endsWith('.md') && !/^(golden|docs\/ja|node_modules)\/|\.ja\.md$|\/testing\//.test(path),
  );
  const order = GROUPS.map(([group]) => group);
  return pages
    .map((source) => pageOf(source))
    .sort((one, other) => order.indexOf(one.group) - order.indexOf(other.group) || rank(one) - rank(other));
}

/** @param {Page} page the front page first */
function rank({ source }) {
  return source === 'README.md' ? 0 : source.startsWith('docs/how-to-play') ? 1 : 2;
}

/**
 * @param {string} source
 * @returns {Page}
 */
function pageOf(source) {
  const heading = /^# (.*)$/m.exec(read(source))?.[1] ?? source;
  const group = GROUPS.find(([, pattern]) => pattern.test(source))?.[0] ?? 'inside';
  return { source, html: addressOf(source), title: plain(heading), group };
}

/** @param {string} source */
export function addressOf(source) {
  return source
    .replace(/^docs\//, '')
    .replace(/README\.md$/, 'index.md')
    .replace(/\.md$/, '.html');
}

/** @type {Map<string, string>} a page is asked for its title by every list */
const texts = new Map();

/** @param {string} source */
export function read(source) {
  const text = texts.get(source) ?? readFileSync(join(root, source), 'utf8');
  texts.set(source, text);
  return text;
}

/**
 * The page in a language, where there is one: `README.ja.md`, else below `docs/ja`.
 * @param {string} source
 * @param {import('./words.mjs').Language} language
 */
export function translated(source, language) {
  if (language === 'en') return source;
  const own = source === 'README.md' ? 'README.ja.md' : source.replace(/^docs\//, 'docs/ja/');
  return own !== source && existsSync(join(root, own)) ? own : null;
}

/** @param {string} markdown a heading without its signs */
export function plain(markdown) {
  return markdown.replaceAll(/`|\*\*|\[([^\]]*)\]\([^)]*\)/g, '$1');
}

/** The heading of a page, without its signs. @param {string} source @param {string} otherwise */
export function headingOf(source, otherwise) {
  return plain(/^# (.*)$/m.exec(read(source))?.[1] ?? otherwise);
}
