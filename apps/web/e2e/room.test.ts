import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usuallyOne } from '../../../checks/runs.ts';
import { DAYS, FIFTEEN, manyDays } from './many-days.ts';
import { closePage } from './page-pool.ts';
import { openSite, type TestSite } from './pages.ts';
import { openScripted } from './scripted.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

/** How far something stands out of its box, on either side, in pixels. */
const outOf = (page: Page, selector: string, box: string) =>
  page.locator(selector).evaluateAll((elements, around) => {
    const { left, right } = document.querySelector(around)!.getBoundingClientRect();
    return elements.map((element) => {
      const own = element.getBoundingClientRect();
      return Math.max(0, left - own.left, own.right - right);
    });
  }, box);

/** The texts of which not every letter has room. */
const cutIn = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((elements) =>
      elements
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );

/** In the usual run where there is the least room for the longest words. */
const ROOMS = usuallyOne([
  ['en', 1280, 720],
  ['en', 1440, 900],
  ['ja', 1280, 720],
  ['ko', 1280, 720],
] as const);

describe.each(ROOMS)('a village of fifteen on its sixth day, in %s at %i × %i', (language, width, height) => {
  // One page for all that is looked at; whoever changes it comes last.
  let page: Page;
  beforeAll(async () => {
    const viewport = { width, height };
    page = await openScripted(site, FIFTEEN, manyDays(), { language, viewport, hasFonts: true });
  });
  afterAll(() => closePage(page));

  test('keeps the days and what else is above the talk over the talk, and today in sight', async () => {
    await page.locator('.post').nth(4).waitFor();
    const above = await outOf(page, '.village > .bar > *', '.village');
    expect(Math.max(...above)).toBe(0);
    expect(await outOf(page, '.moons [aria-current]', '.village > .bar nav')).toEqual([0]);
    const heights = await page
      .locator('.moons span')
      .evaluateAll((days) => days.map((day) => day.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThan(22);
    const first = page.locator('.moons button').first();
    await first.focus();
    expect(await outOf(page, '.moons button:first-child', '.village > .bar nav')).toEqual([0]);
  });

  test('has the last day of the claims in sight at first', async () => {
    await page.locator('.claims .res').first().waitFor();
    expect(await outOf(page, '.claims td:last-child .res', '.panelbody .wide')).toEqual([0, 0]);
  });

  test('shows the results of every day in the claims, none of them cut', async () => {
    const results = page.locator('.claims .res');
    await results.first().waitFor();
    expect(await results.count()).toBe(2 * DAYS);
    for (let index = 0; index < 2 * DAYS; index++) {
      // The names stay where they are: what is brought to the other end lies beside them.
      await results
        .nth(index)
        .evaluate((result) => result.scrollIntoView({ block: 'nearest', inline: 'end' }));
      const [left, right] = await results.nth(index).evaluate((result) => {
        const own = result.getBoundingClientRect();
        const box = result.closest('.wide')!.getBoundingClientRect();
        const name = result.closest('tr')!.querySelector('th')!.getBoundingClientRect();
        return [own.left - name.right, box.right - own.right];
      });
      // Less than a pixel is not seen.
      expect(left).toBeGreaterThan(-1);
      expect(right).toBeGreaterThan(-1);
    }
  });

  test('writes every name in full, also of the dead', async () => {
    await page.locator('.board tr.gone').nth(9).waitFor();
    expect(await cutIn(page, '.board th .p > b')).toEqual([]);
    expect(await outOf(page, '.board tr.gone .st', '.board .nm')).toEqual(Array(10).fill(0));
  });

  test('keeps what a speaker is beside what they say', async () => {
    await page.locator('.post .who small').first().waitFor();
    expect(await page.locator('.post .who small').count()).toBeGreaterThan(1);
    expect(await cutIn(page, '.post .who')).toEqual([]);
    await page.locator('.post .who small').evaluateAll((works, long) => {
      for (const work of works) work.textContent = long;
    }, 'charcoal burner');
    expect(await cutIn(page, '.post .who')).toEqual([]);
  });

  test('keeps a long name of the village within its place', async () => {
    await page.locator('.place strong').evaluate((name) => (name.textContent = 'W'.repeat(60)));
    const overs = await page.evaluate(() => {
      const place = document.querySelector('.place')!.getBoundingClientRect();
      return [...document.querySelectorAll('.sky > *:not(.place, .ridge, .sr, svg)')]
        .map((one) => one.getBoundingClientRect())
        .filter(({ left, right }) => left < place.right && place.left < right).length;
    });
    expect(overs).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
});
