import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runs } from '../../../checks/runs.ts';
import { expectWalkedByTab } from './keyboard.ts';
import { closePage } from './page-pool.ts';
import { axeByDayAndNight, openSite, PHONE, type TestSite, troublesOf, WIDE } from './pages.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

const PATHS = [
  '/',
  '/bench',
  '/connect',
  '/contests',
  '/corpora',
  '/learn',
  '/mine',
  '/nowhere',
  '/privacy',
  '/puzzles',
  '/replay',
  '/stage',
  '/villages/new',
  '/watch',
];
const LOOKS = [
  { name: 'wide, in Japanese', viewport: WIDE, language: 'ja' },
  { name: 'on a phone, in English', viewport: PHONE, language: 'en' },
  { name: 'on a phone, in Korean', viewport: PHONE, language: 'ko' },
] as const;

/** On a phone the usual run looks at every third page in each language, in turns; the long one at all in both. */
function pathsIn(language: string): readonly string[] {
  const turn = ['en', 'ko'].indexOf(language);
  return turn < 0 ? PATHS : PATHS.filter((_, index) => index % runs(3, 1) === turn % runs(3, 1));
}

describe.each(LOOKS)('$name', ({ viewport, language }) => {
  let page: Page;
  beforeAll(async () => {
    page = await site.open({ viewport, language, hasFonts: true });
  });
  afterAll(() => closePage(page));

  describe.each(pathsIn(language))('%s', (path) => {
    beforeAll(async () => {
      await page.goto(`${site.url}${path}`);
      await page.locator('main h1, .hero h1').first().waitFor();
    });

    test('has no serious findings by day and by night, and nothing sticks out', async () => {
      expect(await axeByDayAndNight(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        viewport.width,
      );
      expect(troublesOf(page)).toEqual([]);
    });

    if (viewport !== WIDE) return;

    test('is walked through by the Tab key: everything is reached, and seen to be', async () => {
      await expectWalkedByTab(page);
    });
  });
});
