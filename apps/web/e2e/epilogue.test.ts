import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endedNews, starred } from './ended.ts';
import { LONG, testHouse } from './house.ts';
import { axe, openSite, PHONE, playByMouse, type Site, scriptVillage, sentBy, troublesOf } from './pages.ts';

describe('what the end opens', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.stop());

  async function openEpilogue(after: Parameters<typeof endedNews>[0], phone = false): Promise<Page> {
    const page = await site.open(phone ? { viewport: PHONE, hasTouch: true, isMobile: true } : {});
    await scriptVillage(page, endedNews(after));
    await page.goto(`${site.url}/solo`);
    await page.locator('.endcard .btn').click();
    await page.locator('.epi h1').waitFor();
    return page;
  }
  const rowOf = (page: Page, name: string) => page.locator('.mirror tbody tr', { hasText: name });

  test('[R000-INFO-09] how others saw me: by their boards day by day with who voted for me, and by their words', async () => {
    const page = await openEpilogue([]);
    const marks = (name: string) => rowOf(page, name).locator('td').allInnerTexts();
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
    expect(await rowOf(page, '花').locator('.voted').count()).toBe(1);
    await page.getByRole('button', { name: '源太' }).click();
    await page.getByRole('heading', { name: '源太の予想盤に映ったわたし' }).waitFor();
    expect(await page.locator('#mirror-steps li').count()).toBe(2);
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: '発言と票' }).click();
    expect(await marks('源太')).toEqual([
      expect.stringContaining('疑った'),
      expect.stringContaining('触れていない'),
    ]);
    expect(await axe(page)).toEqual([]);
    await page.context().close();
  });

  test('the best post is voted for, one vote each; a new vote takes the old one away', async () => {
    const page = await openEpilogue([
      starred(2, 1),
      starred(3, 1),
      starred(3, 0),
      starred(4, 1),
      starred(1, 0),
    ]);
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
    await page.context().close();
  });

  test('a page that is older than the server loads itself anew when it misses a part', async () => {
    const page = await site.open();
    await scriptVillage(page, endedNews([]));
    let missing = 0;
    await page.route(/assets\/Epilogue-.*\.js$/, (route) => {
      missing++;
      return missing === 1 ? route.fulfill({ status: 404 }) : route.continue();
    });
    await page.goto(`${site.url}/solo`);
    await page.locator('.endcard .btn').click();
    await page.waitForFunction(
      () => performance.getEntriesByType('navigation')[0]?.toJSON().type === 'reload',
    );
    await page.locator('.endcard .btn').click();
    await page.locator('.epi h1').waitFor();
    expect(missing).toBe(2);
    await page.context().close();
  });

  test('fits on a phone', async () => {
    const page = await openEpilogue([starred(2, 1)], true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await axe(page)).toEqual([]);
    await page.context().close();
  });
});

describe('a village that was played alone', () => {
  const house = testHouse();

  test(
    'is sent only when its player wants it, kept apart as unverified, read by others, and taken back',
    async () => {
      const served = await house.serve();
      const page = await house.open(served.url, { seed: 'sent' });
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/api/v1/records')) asked.push(request.method());
      });
      await page.goto(`${served.url}/solo?size=5&role=villager`);
      await playByMouse(page);
      await page.locator('.endcard .btn').click();
      await page.locator('.sendbox').waitFor();
      expect(await page.locator('#mirror-steps + .small').allInnerTexts()).toEqual([
        expect.stringContaining('からくりは盤を持たない'),
      ]);
      for (const words of ['CC BY 4.0', '未検証', '統計には数えません', '独り言'])
        expect(await page.locator('.sendbox').innerText()).toContain(words);
      expect(asked).toEqual([]);
      await page.getByRole('button', { name: '棋譜を送る' }).click();
      const link = page.getByRole('link', { name: '棋譜を開く' });
      await link.waitFor();
      expect(asked).toEqual(['POST']);
      expect(await axe(page)).toEqual([]);

      const other = await house.open(served.url, { language: 'en' });
      await other.goto(`${served.url}/replay`);
      const listed = other.locator('.sent a');
      await listed.waitFor();
      expect(await other.locator('.sent').innerText()).toContain('unverified');
      expect(await axe(other)).toEqual([]);
      await listed.click();
      await other.getByText('A village played alone (unverified)').first().waitFor();
      await other.locator('.scroll').waitFor();
      expect(await other.evaluate(() => location.pathname)).toMatch(/^\/replay\/sent\/[0-9a-z]{12}$/);
      await other.reload();
      await other.getByText('A village played alone (unverified)').first().waitFor();

      // Whoever reads it may report a line of it, without being anybody yet.
      for (let steps = 0; steps < 3; steps++) await other.keyboard.press('ArrowRight');
      const post = other.locator('.post').last();
      await post.hover();
      await post.locator('button.report').click();
      await other.keyboard.type('That was rude.');
      expect(await axe(other)).toEqual([]);
      await other.keyboard.press('Enter');
      await post.getByText('Whoever keeps this server has been told.').waitFor();

      await page.getByRole('button', { name: '取り下げる' }).click();
      await page.getByText('取り下げました。').waitFor();
      await other.goto(`${served.url}/replay`);
      await other.getByText('Nobody has sent one yet.').waitFor();
      const told = [...troublesOf(page), ...troublesOf(other)].filter((line) => !/status of 401/.test(line));
      expect(told).toEqual([]);
      await Promise.all([page.context().close(), other.context().close()]);
    },
    LONG,
  );
});
