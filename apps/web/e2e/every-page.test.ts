import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

describe.each(LOOKS)('$name', ({ viewport, language }) => {
  let page: Page;
  beforeAll(async () => {
    page = await site.open({ viewport, language });
  });
  afterAll(() => page.context().close());

  describe.each(PATHS)('%s', (path) => {
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
      const reached = await walkByTab(page);
      expect(reached.filter(({ isSeen }) => !isSeen).map(({ what }) => what)).toEqual([]);
      const names = new Set(reached.map(({ what }) => what));
      expect((await thingsToReach(page)).filter((what) => !names.has(what))).toEqual([]);
    });
  });
});

/** What can be pressed or written in, as a person without a mouse must reach it; of a group of radio buttons the chosen one. */
function thingsToReach(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex="0"]',
      ),
    ]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.tabIndex >= 0)
      .filter((one) => !one.matches(':disabled, [inert] *, input[type=radio]:not(:checked)'))
      .map((one) => one.outerHTML.slice(0, 120)),
  );
}

const MOST_STEPS = 200;

/** Every place that the key comes to, and whether one sees that it is there. */
async function walkByTab(page: Page): Promise<{ what: string; isSeen: boolean }[]> {
  const reached: { what: string; isSeen: boolean }[] = [];
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    await page.keyboard.press('Tab');
    const here = await page.evaluate(() => {
      const one = document.activeElement;
      if (one === null || one === document.body) return null;
      // What is drawn for a hidden field is its label.
      const drawn = [one, one.parentElement!, one.nextElementSibling ?? one].map((part) =>
        getComputedStyle(part),
      );
      const isSeen = drawn.some(
        ({ outlineStyle, boxShadow }) => outlineStyle !== 'none' || boxShadow !== 'none',
      );
      return { what: one.outerHTML.slice(0, 120), isSeen };
    });
    if (here === null) break;
    reached.push(here);
  }
  return reached;
}
