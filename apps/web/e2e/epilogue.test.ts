import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endedNews, starred } from './ended.ts';
import { closePage } from './page-pool.ts';
import { axe, openSite, PHONE, scriptVillage, sentBy, type TestSite } from './pages.ts';

describe('what the end opens', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.stop());

  // One page for all that is looked at; whoever changes it comes last.
  let page: Page;
  beforeAll(async () => {
    page = await site.open({ hasFonts: true });
    const votes = [starred(2, 1), starred(3, 1), starred(3, 0), starred(4, 1), starred(1, 0)];
    await scriptVillage(page, endedNews(votes));
    await page.goto(`${site.url}/solo`);
    await page.locator('.endcard .btn').click();
    await page.locator('.epi h1').waitFor();
  });
  const rowOf = (name: string) => page.locator('.mirror tbody tr', { hasText: name });

  test('[R000-INFO-09] how others saw me: by their boards day by day with who voted for me, and by their words', async () => {
    const marks = (name: string) => rowOf(name).locator('td').allInnerTexts();
    expect(await marks('源太')).toEqual([
      expect.stringContaining('かもしれない'),
      expect.stringContaining('そうだ'),
    ]);
    expect(await marks('綾')).toEqual([expect.stringContaining('違う'), expect.stringContaining('違う')]);
    expect(await marks('栄作')).toEqual([
      expect.stringContaining('盤は白紙'),
      expect.stringContaining('盤は白紙'),
    ]);
    expect(await page.locator('.mirror .voted').count()).toBe(2);
    expect(await rowOf('花').locator('.voted').count()).toBe(1);
    await rowOf('源太').getByRole('button').click();
    await page.getByRole('heading', { name: '源太の予想盤に映ったわたし' }).waitFor();
    expect(await page.locator('#mirror-steps li').count()).toBe(2);
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: '発言と票' }).click();
    expect(await marks('源太')).toEqual([
      expect.stringContaining('疑った'),
      expect.stringContaining('触れていない'),
    ]);
    expect(await axe(page)).toEqual([]);
  });

  test('the best post is voted for, one vote each; a new vote takes the old one away', async () => {
    const posts = page.locator('.best li');
    // A star that somebody gave while the village went on is no vote.
    expect(await page.locator('.best .count b').allInnerTexts()).toEqual(['2票', '2票']);
    expect(await posts.filter({ hasText: '順番が逆' }).innerText()).toContain('源太、栄作');
    const pressed = page.locator('.best [aria-pressed="true"]');
    expect(await pressed.count()).toBe(1);
    await posts.filter({ hasText: '順番が逆' }).getByRole('button').click();
    const stars = async () =>
      (await sentBy(page)).flatMap(({ action }) =>
        action?.type === 'star' ? [[action.number, action.starred]] : [],
      );
    await expect.poll(stars).toEqual([
      [0, false],
      [1, true],
    ]);
  });

  test('fits on a phone', async () => {
    await page.setViewportSize(PHONE);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await axe(page)).toEqual([]);
  });

  test('a page that is older than the server loads itself anew when it misses a part', async () => {
    const old = await site.open({ isFirstVisit: true });
    await scriptVillage(old, endedNews([]));
    let missing = 0;
    await old.route(/assets\/Epilogue-.*\.js$/, (route) => {
      missing++;
      return missing === 1 ? route.fulfill({ status: 404 }) : route.continue();
    });
    await old.goto(`${site.url}/solo`);
    await old.locator('.endcard .btn').click();
    await old.waitForFunction(
      () => performance.getEntriesByType('navigation')[0]?.toJSON().type === 'reload',
    );
    await old.locator('.endcard .btn').click();
    await old.locator('.epi h1').waitFor();
    expect(missing).toBe(2);
    await closePage(old);
  });
});
