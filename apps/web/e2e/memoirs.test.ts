import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LONG } from './house.ts';
import { axe, openSite, PHONE, playByMouse, type TestSite, troublesOf, WIDE } from './pages.ts';

describe('after a game with bots', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.stop());

  const seatsOf = () => new URL(page.url()).searchParams.get('seats')?.split('.').toSorted();
  const gameOf = () => new URL(page.url()).searchParams.get('game');
  // One game for all that is told after it.
  let page: Page;
  let seats: string[] | undefined;
  let game: string | null;
  beforeAll(async () => {
    page = await site.open({ seed: 'memoirs', hasFonts: true });
    await page.goto(`${site.url}/solo?size=5&role=villager&level=gentle&cast=harbour`);
    await page.locator('.selfcard strong').waitFor();
    [seats, game] = [seatsOf(), gameOf()];
    await playByMouse(page);
    await page.locator('.endcard .btn').click();
    await page.locator('.memoirs button').nth(3).waitFor();
  });

  test(
    'a coach tells where it turned, and each bot what it believed, in words and curves',
    async () => {
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
    },
    LONG,
  );

  test(
    'on a phone it fits, too',
    async () => {
      await page.setViewportSize(PHONE);
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(isWide).toBe(false);
      if (process.env.MURA_SHOTS)
        await page.screenshot({ path: `${process.env.MURA_SHOTS}/epilogue-360.png`, fullPage: true });
      await page.setViewportSize(WIDE);
    },
    LONG,
  );

  test(
    'it leads to its replay, and is played again with the same characters',
    async () => {
      await page.getByRole('button', { name: '振り返る' }).click();
      await page.locator('.emaki').waitFor();
      await page.goBack();
      await page.locator('.endcard .btn').click();
      await page.getByRole('button', { name: 'もう一度' }).click();
      await page.locator('.epi').waitFor({ state: 'detached' });
      await page.locator('.selfcard strong').waitFor();
      expect(seats).toHaveLength(5);
      expect(seatsOf()).toEqual(seats);
      expect(gameOf()).not.toBe(game);
      expect(new URL(page.url()).searchParams.get('role')).toBe('villager');
      expect(troublesOf(page)).toEqual([]);
    },
    LONG,
  );
});
