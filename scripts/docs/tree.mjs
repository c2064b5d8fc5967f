// One language of the site: its pages with their frame, and what is searched.
import { existsSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { Marked } from 'marked';
import { root } from '../files.mjs';
import { addressOf, headingOf, plain, read, translated } from './pages.mjs';
import { fileName, put } from './site.mjs';
import { anchorOf, escapeMarkup } from './text.mjs';
import { WORDS } from './words.mjs';

/** Characters of code that fit on one line of a phone. */
const LONGEST_WORD = 28;

/** @typedef {import('./words.mjs').Language} Language */
/** @typedef {import('./pages.mjs').Page} Page */
/** @typedef {{ url: string, title: string, heading: string, text: string }} Section what is searched */

/** Without the lines of a table. @param {string} markdown */
function searched(markdown) {
  const words = plain(markdown).replaceAll(/\|[-| :]+\|\n|\|/g, ' ');
  return words.replaceAll(/\s+/g, ' ').trim().slice(0, 600);
}

/** One language of the site. */
export class Tree {
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
    this.#put(page.html, this.frame(page, headingOf(source, page.title), note + body, lang));
  }

  /**
   * @param {string} source
   * @param {string} markdown
   * @param {Page} page
   */
  #render(source, markdown, page) {
    const marked = new Marked({ gfm: true });
    // In the language of the page, as its reader searches for it.
    const title = headingOf(source, page.title);
    let heading = title;
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
        codespan: ({ text }) =>
          `<code${text.length <= LONGEST_WORD && !/\s/.test(text) ? ' class="word"' : ''}>${escapeMarkup(text)}</code>`,
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
            title,
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
    return own === null || !own.endsWith('.md') ? page.title : headingOf(own, page.title);
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
