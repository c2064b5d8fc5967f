import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { usuallyOne } from '../../../checks/runs.ts';
import { ApiGuest, startVillage } from '../../server/testing/api.ts';
import { FakeClock } from '../../server/testing/fake-clock.ts';
import { until } from '../../server/testing/player.ts';
import { enterAs, LONG, playToTheEnd, testHouse } from './house.ts';
import { closePage } from './page-pool.ts';
import { axeInTurn, PHONE, troublesOf, WIDE } from './pages.ts';
import { shoot } from './shots.ts';

const house = testHouse({ keeps: true });
const DAY = 86_400_000;

const WORDS = {
  en: {
    name: 'Your name',
    enter: 'Enter today’s village',
    others: 'Nobody else has finished yet.',
    missed: /of the last thirty nights/,
    again: /Same people again/,
  },
  ja: {
    name: 'お名前',
    enter: '今日の村に入る',
    others: 'まだ、ほかにだれも終えていません。',
    missed: /休んでも、何も減りません/,
    again: /同じ顔ぶれで/,
  },
} as const;

const VIEWS = [
  ['on a phone, in English', PHONE, 'en'],
  ['wide, in Japanese', WIDE, 'ja'],
] as const;

describe('what is one’s own: the village of the day', () => {
  const clock = new FakeClock(Date.now());
  const pages: Page[] = [];
  let url: string;
  let village: string;
  beforeAll(async () => {
    ({ url } = await house.serve({ clock, dailyPace: 0 }));
    for (const [, viewport, language] of VIEWS) pages.push(await house.open(url, { viewport, language }));
  });

  test(
    'is played once by keyboard',
    async () => {
      for (const [index, [, , language]] of VIEWS.entries()) {
        await pages[index]!.goto(`${url}/mine`);
        await pages[index]!.getByLabel(WORDS[language].name).fill('Minato');
        expect(await axeInTurn(pages[index]!)).toEqual([]);
      }
      const [page, other] = pages as [Page, Page];
      await page.getByRole('button', { name: WORDS.en.enter }).focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/village\/[0-9a-z]{12}$/);
      village = page.url().split('/').at(-1) ?? '';
      await playToTheEnd([page], null, () => clock.goTo(clock.now() + 50));
      const games = () => page.evaluate(async () => (await fetch('/api/v1/me/games')).text());
      await until('the game is among one’s own', async () => (await games()).includes(village));
      // The same person comes with another browser.
      await other.context().addCookies(await page.context().cookies());
    },
    LONG,
  );

  test.each(usuallyOne(VIEWS))(
    'is told of and counted, %s',
    async (_, viewport, language) => {
      const words = WORDS[language];
      const page = pages[language === 'en' ? 0 : 1]!;
      await page.goto(`${url}/mine`);
      await page.getByText(words.others).waitFor();
      await page.getByText(words.missed).waitFor();
      expect(await page.locator('.thirty li:not(.off)').count()).toBe(1);
      expect(await page.locator('.dist .me').count()).toBe(1);
      // The same game stands among one's own, with its width, and can be played again.
      await page.locator('.byrole .band').waitFor();
      expect(await page.locator('.byrole tbody tr').count()).toBe(1);
      expect(await axeInTurn(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        viewport.width,
      );
      await shoot(page, `mine-${viewport.width}`);
      await page.getByRole('button', { name: words.again }).waitFor();
      expect(troublesOf(page)).toEqual([]);
    },
    LONG,
  );

  test(
    'is played again with the same people',
    async () => {
      const page = pages[0]!;
      await page.getByRole('button', { name: WORDS.en.again }).click();
      await page.waitForURL((address) => /\/village\/[0-9a-z]{12}$/.test(address.pathname));
      expect(page.url()).not.toContain(village);
      expect(troublesOf(page)).toEqual([]);
      for (const one of pages) await closePage(one);
    },
    LONG,
  );

  test(
    'is open to others the day after',
    async () => {
      clock.goTo(clock.now() + DAY);
      const other = await house.open(url, { language: 'ja' });
      await other.goto(`${url}/mine`);
      await other.getByRole('heading', { name: 'きのうの村' }).waitFor();
      await other.getByRole('link', { name: /^1人め/ }).click();
      await other.waitForURL(`**/replay/${village}`);
      await other.locator('.emaki').waitFor();
      expect(await other.content()).not.toContain('Minato');
      // A stranger asks for the whole record first, and is shown what everybody may know.
      expect(troublesOf(other).filter((trouble) => !trouble.includes('401'))).toEqual([]);
    },
    LONG,
  );
});

test(
  'how well one spots werewolves is drawn from one’s votes, beside blind chance',
  async () => {
    const { url } = await house.serve();
    const guest = await ApiGuest.arrive(url, 'Minato');
    const look = async () => (await guest.must(url, 'GET', '/me/games')).spotting;
    // Some games together are one step; those of a werewolf do not count.
    while ((await look()).course.length < 2) {
      const id = await startVillage(url, [guest], { preset: 'aiwolf-5' });
      await guest.must(url, 'POST', `/villages/${id}/stand-in`, { bot: 'honest' });
      await until('it ends', async () => (await guest.must(url, 'GET', `/villages/${id}`)).state === 'ended');
    }
    const { votes, course, byRole } = await look();
    const page = await house.open(url, { viewport: PHONE, language: 'en' });
    await enterAs(page, url, guest);
    await page.goto(`${url}/mine`);
    await page.locator('.aims li').first().getByText(`${votes.hit} of ${votes.aimed}`).waitFor();
    expect(await page.locator('.course circle').count()).toBe(course.length);
    // By role, too: the votes of all roles together are all votes.
    const roles = page.locator('.aims').nth(1).locator('li');
    expect(await roles.count()).toBe(byRole.length);
    for (const [index, { hit, aimed }] of byRole.entries())
      expect(await roles.nth(index).innerText()).toContain(`${hit} of ${aimed}`);
    expect(byRole.reduce((sum: number, { aimed }: { aimed: number }) => sum + aimed, 0)).toBe(votes.aimed);
    await page.getByText('Show as a table').click();
    expect(await axeInTurn(page)).toEqual([]);
    expect(troublesOf(page)).toEqual([]);
  },
  LONG,
);
