import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildDocs } from '../scripts/docs.mjs';
import { filesBelow, root } from '../scripts/files.mjs';

const FOLDER = 'apps/web/dist/docs';
const SITE = join(root, FOLDER);

describe('the docs site', () => {
  let pages: string[];
  beforeAll(() => {
    if (!existsSync(join(SITE, 'index.html'))) buildDocs();
    // The reference is TypeDoc's own.
    pages = filesBelow(FOLDER)
      .map((path) => path.slice(FOLDER.length + 1))
      .filter((path) => path.endsWith('.html') && !path.startsWith('reference/'));
  });

  const read = (path: string) => readFileSync(join(SITE, path), 'utf8');
  const addressesIn = (html: string) =>
    [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, url = '']) => url);

  test('has every page of the project, in both languages', () => {
    const sources = filesBelow('docs').filter((path) => /^docs\/[^/]*\.md$/.test(path));
    expect(sources.length).toBeGreaterThan(15);
    for (const source of sources) {
      const html = source.replace('docs/', '').replace('.md', '.html');
      expect(pages).toEqual(expect.arrayContaining([html, `ja/${html}`]));
    }
    expect(read('ja/index.html')).toContain('<main lang="ja">');
    expect(read('ja/how-to-play.html')).toContain('<main lang="ja">');
    expect(read('ja/CLI.html')).toContain('このページの日本語版はまだありません');
  });

  test('has no link that leads nowhere', () => {
    const ids = new Map(
      pages.map((page) => [page, new Set([...read(page).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id))]),
    );
    const dead = pages.flatMap((page) =>
      addressesIn(read(page))
        .filter((url) => !/^[a-z]+:/.test(url))
        .filter((url) => {
          const [path = '', anchor] = url.split('#');
          if (path !== '' && !path.startsWith('/docs/')) return !['/', '/icon.svg'].includes(path);
          const target =
            path === ''
              ? page
              : decodeURI(path)
                  .replace('/docs/', '')
                  .replace(/(^|\/)$/, '$1index.html');
          if (!existsSync(join(SITE, target))) return true;
          return anchor !== undefined && ids.get(target)?.has(decodeURIComponent(anchor)) === false;
        })
        .map((url) => `${page}: ${url}`),
    );
    expect(pages.length).toBeGreaterThan(80);
    expect(dead).toEqual([]);
  });

  test('runs under the policy of the page: nothing inline, nothing from elsewhere', () => {
    const loose = pages.filter((page) =>
      / style="|<style|<script(?! src="\/docs\/docs\.js")| on\w+="/.test(
        read(page).replaceAll(/<code[\s\S]*?<\/code>/g, ''),
      ),
    );
    expect(loose).toEqual([]);
  });

  test('is searched by titles, headings and texts', () => {
    const sections = JSON.parse(read('search.json')) as { url: string; heading: string; text: string }[];
    expect(sections.find(({ text }) => text.includes('npx mura presets'))?.url).toMatch(/^\/docs\/.*html#/);
    expect(
      JSON.parse(read('ja/search.json')).some(({ text }: { text: string }) => text.includes('占い師')),
    ).toBe(true);
  });
});
