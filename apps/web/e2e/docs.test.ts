import { beforeAll, describe, expect, test } from 'vitest';
import { runs, usuallyOne } from '../../../checks/runs.ts';
import { buildDocs } from '../../../scripts/ready.mjs';
import { testHouse } from './house.ts';
import { closePage } from './page-pool.ts';
import { axe, PHONE, troublesOf } from './pages.ts';

const house = testHouse({ keeps: true });

/** Pages with tables, code, pictures, long lines, and one of the API. */
const PAGES = [
  '',
  'an-afternoon.html',
  'how-to-run-a-contest.html',
  'OPERATE.html',
  'api/http.html',
  'all.html',
];

const SITES = [
  { base: '/docs/', language: 'en', query: 'backup restore', first: 'Running a server', other: '/docs/ja/' },
  { base: '/docs/ja/', language: 'ja', query: '霊媒師', first: '遊び方', other: '/docs/' },
] as const;

/** The usual run looks at each page in one language, in turns; the long one in both. */
function pagesIn(language: 'en' | 'ja'): readonly string[] {
  const turns = runs(2, 1);
  return PAGES.filter((_, index) => index % turns === ['en', 'ja'].indexOf(language) % turns);
}

let url: string;
beforeAll(async () => {
  buildDocs();
  ({ url } = await house.serve());
});

describe.each(SITES)('the docs at $base in a browser', ({ base, language, query, first }) => {
  test('are searched: by typing, by key, and to the place that was found', async () => {
    const page = await house.open(url, { language });
    await page.goto(`${url}${base}`);
    await page.keyboard.press('/');
    await page.keyboard.type(query);
    const hits = page.locator('.found li a');
    await hits.first().waitFor();
    const titles = await hits.locator('b').allTextContents();
    expect(titles.some((title) => title.startsWith(first))).toBe(true);
    const address = (await hits.first().getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await page.waitForURL(`${url}${encodeURI(decodeURI(address))}`);
    await page.locator('.find input').fill('qqqqqqqq');
    await page.locator('.found li:not(:has(a))').waitFor();
    expect(await page.locator('.found li').count()).toBe(1);
    await page.keyboard.press('Escape');
    expect(await page.locator('.found').isVisible()).toBe(false);
    expect(troublesOf(page)).toEqual([]);
  });

  test.each(pagesIn(language))('%s shows its pictures, fits a phone, and axe finds nothing', async (path) => {
    const page = await house.open(url, { language, viewport: PHONE });
    await page.goto(`${url}${base}${path}`);
    await page.locator('main h1').first().waitFor();
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(tooWide).toBeLessThanOrEqual(0);
    const pictures = page.locator('main img');
    for (let at = 0; at < (await pictures.count()); at++) {
      await pictures.nth(at).scrollIntoViewIfNeeded();
      const width = () => pictures.nth(at).evaluate((image) => (image as HTMLImageElement).naturalWidth);
      await expect.poll(width).toBeGreaterThan(100);
    }
    expect(await axe(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axe(page, 'color-contrast')).toEqual([]);
    expect(troublesOf(page)).toEqual([]);
    await closePage(page);
  });
});

describe.each(usuallyOne(SITES))('the pages of the docs at $base', ({ base, language, other }) => {
  test('lead from page to page, to the other language and back to the village', async () => {
    const page = await house.open(url, { language });
    await page.goto(`${url}${base}`);
    await page.locator('.side a[href$="/how-to-play.html"]').click();
    await page.waitForURL(`${url}${base}how-to-play.html`);
    expect(await page.locator('.side [aria-current=page]').count()).toBe(1);
    await page.locator('.ways a[hreflang]').click();
    await page.waitForURL(`${url}${other}how-to-play.html`);
    await page.locator('.ways a[href="/"]').click();
    await page.locator('.start').waitFor();
  });
});
