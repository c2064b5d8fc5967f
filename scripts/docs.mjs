// Builds the docs site from the pages of the project: English, and Japanese where there is a page. It goes where the
// server has the page, so that it is served at /docs. With --typedoc also the reference of the packages.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, extname, join, posix } from 'node:path';
import { Marked } from 'marked';
import { apiPages } from './docs-api.mjs';
import { anchorOf, escapeMarkup } from './docs-text.mjs';
import { filesBelow, isStarted, root } from './files.mjs';

const SITE = join(root, 'apps/web/dist/docs');
const ASSETS = join(root, 'docs/site');

/** @typedef {'en' | 'ja'} Language */
/** @typedef {{ source: string, html: string, title: string, group: string }} Page the path of a page, and its address below /docs/ */
/** @typedef {{ url: string, title: string, heading: string, text: string }} Section what is searched */

/** What the frame of a page says. */
const WORDS = {
  en: {
    all: 'All pages',
    search: 'Search the docs',
    none: 'Nothing found.',
    other: '日本語',
    play: 'To the village',
    englishOnly: '',
    groups: { start: 'Begin', use: 'Use', wires: 'Wires and API', inside: 'Inside', decisions: 'Decisions' },
  },
  ja: {
    all: 'すべてのページ',
    search: '文書を検索',
    none: '見つかりません。',
    other: 'English',
    play: '村へ',
    englishOnly: 'このページの日本語版はまだありません。英語版を表示しています。',
    groups: { start: 'はじめに', use: '使う', wires: '通信と API', inside: '内部', decisions: '設計判断' },
  },
};

/** Where a page stands in the list; the first that fits. */
const GROUPS = /** @type {[string, RegExp][]} */ ([
  ['start', /^(README|docs\/(how-to-|an-afternoon|COMPARISON)|starters\/|clients\/)/],
  ['use', /^docs\/(RULES|CLI|OPERATE|STAGE|DOORS|LANGUAGE)|^SECURITY/],
  ['wires', /^docs\/(PROTOCOL|api)/],
  ['decisions', /^docs\/decisions/],
  ['inside', /./],
]);

/** The pages of the site, in the order of the list. */
function sources() {
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
function addressOf(source) {
  return source
    .replace(/^docs\//, '')
    .replace(/README\.md$/, 'index.md')
    .replace(/\.md$/, '.html');
}

/** @type {Map<string, string>} a page is asked for its title by every list */
const texts = new Map();

/** @param {string} source */
function read(source) {
  const text = texts.get(source) ?? readFileSync(join(root, source), 'utf8');
  texts.set(source, text);
  return text;
}

/**
 * The page in a language, where there is one: `README.ja.md`, else below `docs/ja`.
 * @param {string} source
 * @param {Language} language
 */
function translated(source, language) {
  if (language === 'en') return source;
  const own = source === 'README.md' ? 'README.ja.md' : source.replace(/^docs\//, 'docs/ja/');
  return own !== source && existsSync(join(root, own)) ? own : null;
}

/** @param {string} markdown a heading without its signs */
function plain(markdown) {
  return markdown.replaceAll(/`|\*\*|\[([^\]]*)\]\([^)]*\)/g, '$1');
}

/** Without the lines of a table. @param {string} markdown */
function searched(markdown) {
  const words = plain(markdown).replaceAll(/\|[-| :]+\|\n|\|/g, ' ');
  return words.replaceAll(/\s+/g, ' ').trim().slice(0, 600);
}

/** One language of the site. */
class Tree {
  /**
   * @param {Language} language
   * @param {readonly Page[]} pages
   * @param {Set<string>} files what is linked to and is no page
   */
  constructor(language, pages, files) {
    this.language = language;
    this.pages = pages;
    this.files = files;
    this.base = language === 'en' ? '/docs/' : '/docs/ja/';
    /** @type {Section[]} */
    this.sections = [];
  }

  /** @param {Page} page */
  write(page) {
    const own = translated(page.source, this.language);
    const source = own ?? page.source;
    const body = this.#render(source, read(source), page);
    const note = own === null ? `<p class="note" lang="ja">${WORDS.ja.englishOnly}</p>` : '';
    const lang = own === null ? 'en' : this.language;
    this.#put(
      page.html,
      this.frame(page, plain(/^# (.*)$/m.exec(read(source))?.[1] ?? page.title), note + body, lang),
    );
  }

  /**
   * @param {string} source
   * @param {string} markdown
   * @param {Page} page
   */
  #render(source, markdown, page) {
    const marked = new Marked({ gfm: true });
    let heading = page.title;
    const sections = this.sections;
    const url = this.base + page.html;
    marked.use({
      renderer: {
        heading({ tokens, depth, text }) {
          heading = plain(text);
          return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
        },
        code: ({ text, lang = '' }) =>
          `<pre tabindex="0"><code${lang ? ` class="language-${escapeMarkup(lang)}"` : ''}>${escapeMarkup(text)}</code></pre>\n`,
        table(token) {
          const row = (/** @type {any[]} */ cells, /** @type {string} */ tag) =>
            `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>\n`;
          const rows = token.rows.map((cells) => row(cells, 'td')).join('');
          return `<div class="table" tabindex="0"><table><thead>${row(token.header, 'th')}</thead><tbody>${rows}</tbody></table></div>\n`;
        },
      },
      walkTokens: (token) => {
        if (token.type === 'link' || token.type === 'image') token.href = this.#linked(source, token.href);
        if (token.type === 'heading') heading = plain(token.text);
        if (token.type === 'paragraph' || token.type === 'list' || token.type === 'table')
          sections.push({
            url: `${url}#${anchorOf(heading)}`,
            title: page.title,
            heading,
            text: searched(token.raw),
          });
      },
    });
    return String(marked.parse(markdown));
  }

  /**
   * Where a link of a page leads on the site.
   * @param {string} source
   * @param {string} href
   */
  #linked(source, href) {
    if (/^[a-z]+:|^#/.test(href)) return href;
    const [path = '', anchor] = href.split('#');
    const named = posix.join(posix.dirname(source), path).replace(/\/$/, '');
    const isJapanese = /^docs\/ja\/|\.ja\.md$/;
    const target = this.#pageAt(named.replace(/^docs\/ja\//, 'docs/').replace(/\.ja\.md$/, '.md'));
    const hash = anchor === undefined ? '' : `#${anchor}`;
    if (this.pages.some(({ source: one }) => one === target)) {
      // Who links to a page in the other language means that one, and an anchor is one of the English page.
      const isElsewhere =
        translated(target, 'ja') !== null && (isJapanese.test(source) || anchor !== undefined);
      const means = isJapanese.test(named) ? 'ja' : isElsewhere ? 'en' : this.language;
      return (means === 'en' ? '/docs/' : '/docs/ja/') + addressOf(target) + hash;
    }
    if (existsSync(join(root, target)) && statSync(join(root, target)).isDirectory())
      return `${this.base}all.html`;
    this.files.add(target);
    return `/docs/files/${fileName(target)}`;
  }

  /** A folder is its README, where it has one. @param {string} path */
  #pageAt(path) {
    const readme = `${path}/README.md`;
    return this.pages.some(({ source }) => source === readme) ? readme : path;
  }

  /**
   * @param {{ html: string }} page
   * @param {string} title
   * @param {string} body
   * @param {string} [lang]
   */
  frame({ html }, title, body, lang = this.language) {
    const words = WORDS[this.language];
    const other = this.language === 'en' ? `/docs/ja/${html}` : `/docs/${html}`;
    return `<!doctype html>
<html lang="${this.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(title)} · Mura</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/docs/tokens.css">
<link rel="stylesheet" href="/docs/docs.css">
<link rel="stylesheet" href="/docs/fonts.css" media="print" data-later>
<link rel="alternate" hreflang="${this.language === 'en' ? 'ja' : 'en'}" href="${other}">
<script src="/docs/docs.js" defer></script>
</head>
<body>
<header class="top"><a class="brand" href="${this.base}">村 <span>Mura</span></a>
<form class="find" role="search"><input type="search" name="q" aria-label="${words.search}" placeholder="${words.search}" autocomplete="off" data-index="${this.base}search.json" data-none="${words.none}"><ol class="found" hidden></ol></form>
<nav class="ways"><a href="${this.base}all.html">${words.all}</a><a href="${other}" hreflang="${this.language === 'en' ? 'ja' : 'en'}">${words.other}</a><a href="/">${words.play}</a></nav></header>
<div class="columns"><nav class="side" aria-label="${words.all}">${this.#list(html)}</nav>
<main lang="${lang}">${body}</main></div>
</body>
</html>
`;
  }

  /** @param {string} [current] */
  #list(current) {
    const { groups } = WORDS[this.language];
    return Object.entries(groups)
      .map(([group, name]) => {
        const links = this.pages
          .filter((page) => page.group === group)
          .map((page) => {
            const here = page.html === current ? ' aria-current="page"' : '';
            return `<li><a href="${this.base}${page.html}"${here}>${escapeMarkup(this.#titleOf(page))}</a></li>`;
          });
        return `<details${group === 'decisions' ? '' : ' open'}><summary>${name}</summary><ul>${links.join('')}</ul></details>`;
      })
      .join('\n');
  }

  /** @param {Page} page */
  #titleOf(page) {
    const own = translated(page.source, this.language);
    return own === null || !own.endsWith('.md')
      ? page.title
      : plain(/^# (.*)$/m.exec(read(own))?.[1] ?? page.title);
  }

  /** The page of all pages, the API, and what is searched. */
  finish() {
    const words = WORDS[this.language];
    this.#put(
      'all.html',
      this.frame(
        { html: 'all.html' },
        words.all,
        `<h1>${words.all}</h1>\n<div class="all">${this.#list()}</div>`,
      ),
    );
    this.#put('search.json', JSON.stringify(this.sections));
  }

  /**
   * @param {string} html
   * @param {string} text
   */
  #put(html, text) {
    put(this.language === 'en' ? html : `ja/${html}`, text);
  }

  /**
   * A page that is made from a document.
   * @param {Page} page
   * @param {string} body
   */
  made(page, body) {
    const note = this.language === 'ja' ? `<p class="note">${WORDS.ja.englishOnly}</p>` : '';
    this.#put(page.html, this.frame(page, page.title, note + body, 'en'));
  }
}

/** Sources are shown as text. @param {string} path */
function fileName(path) {
  return /\.(png|webp|svg|jsonl?)$/.test(path) ? path : `${path}.txt`;
}

/**
 * @param {string} path
 * @param {string | Buffer} content
 */
function put(path, content) {
  mkdirSync(dirname(join(SITE, path)), { recursive: true });
  writeFileSync(join(SITE, path), content);
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

/** Builds the site anew; the reference of the packages, which takes longer, stays as it is. */
export function buildDocs() {
  const reference = join(SITE, 'reference');
  for (const name of existsSync(SITE) ? readdirSync(SITE) : [])
    if (name !== 'reference') rmSync(join(SITE, name), { recursive: true });
  const made = apiPages(existsSync(reference));
  const pages = [...sources(), ...made.map(({ page }) => page)];
  /** @type {Set<string>} */
  const files = new Set();
  for (const language of /** @type {Language[]} */ (['en', 'ja'])) {
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
  cpSync(join(root, 'docs/api'), join(SITE, 'api'), { recursive: true });
  for (const name of readdirSync(ASSETS))
    if (extname(name) !== '.md') cpSync(join(ASSETS, name), join(SITE, name));
  put('tokens.css', tokens());
  put('fonts.css', fonts());
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
