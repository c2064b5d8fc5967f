import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LONG } from './house.ts';
import { axe, openSite, PHONE, playByMouse, type Site, troublesOf } from './pages.ts';

describe('after a game with bots', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.stop());

  async function playToEpilogue(page: Page): Promise<void> {
    await page.goto(`${site.url}/solo?size=5&role=villager&level=gentle`);
    await playByMouse(page);
    await page.locator('.endcard .btn').click();
    await page.locator('.memoirs button').nth(3).waitFor();
  }

  test(
    'a coach tells where it turned, and each bot what it believed, in words and curves',
    async () => {
      const page = await site.open({ seed: 'memoirs' });
      await playToEpilogue(page);
      expect(await page.locator('.epi').innerText()).toMatch(/村の勝ち目は\d+％から\d+％/);
      const villagers: string[] = [];
      for (let place = 0; place < 4; place++) {
        const face = page.locator('.memoirs button').nth(place);
        const name = (await face.getAttribute('title')) ?? '';
        await face.click();
        await page.locator('.memoirs + .who', { hasText: name }).waitFor();
        const told = await page.locator('.memoirs ~ .coach').innerText();
        expect(told).toMatch(/日目は|村を去りました/);
        if ((await page.locator('.curve.memoir').count()) === 1) villagers.push(told);
      }
      // The werewolf alone had nothing to guess.
      expect(villagers.length).toBe(3);
      expect(villagers.join('')).toMatch(/\d+％/);
      expect(await axe(page)).toEqual([]);
      if (process.env.MURA_SHOTS) {
        await page.locator('.memoirs button').first().click();
        await page.screenshot({ path: `${process.env.MURA_SHOTS}/epilogue-1280.png`, fullPage: true });
      }
      expect(troublesOf(page)).toEqual([]);
      await page.context().close();
    },
    LONG,
  );

  test(
    'on a phone it fits, too',
    async () => {
      const page = await site.open({ seed: 'memoirs', viewport: PHONE, hasTouch: true, isMobile: true });
      await playToEpilogue(page);
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(isWide).toBe(false);
      if (process.env.MURA_SHOTS)
        await page.screenshot({ path: `${process.env.MURA_SHOTS}/epilogue-360.png`, fullPage: true });
      await page.context().close();
    },
    LONG,
  );
});
