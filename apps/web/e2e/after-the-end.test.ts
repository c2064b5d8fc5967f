import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ApiGuest, startVillage } from '../../server/testing/api.ts';
import { FakeClock } from '../../server/testing/fake-clock.ts';
import { enterAs, LONG, playToTheEnd, testHouse } from './house.ts';
import { axe, troublesOf } from './pages.ts';

const house = testHouse();
const NAME = 'Fogbound';

async function sit(url: string, id: string, guest: ApiGuest, language: 'en' | 'ja'): Promise<Page> {
  const page = await house.open(url, { language });
  await enterAs(page, url, guest);
  await page.goto(`${url}/village/${id}`);
  return page;
}

describe('a village of a server that has ended', () => {
  test(
    'is among the replays at once, leads to its replay, and those who played meet in one rematch',
    async () => {
      const clock = new FakeClock(Date.now());
      const served = await house.serve({ clock });
      const [minato, ondine] = [
        await ApiGuest.arrive(served.url, 'Minato'),
        await ApiGuest.arrive(served.url, 'Ondine'),
      ];
      const wish = { name: NAME, preset: 'licos-4', pace: 20 };
      const id = await startVillage(served.url, [minato, ondine], wish);
      const one = await sit(served.url, id, minato, 'en');
      const two = await sit(served.url, id, ondine, 'ja');
      await playToTheEnd([one, two], null, () => clock.goTo(clock.now() + 20_000));
      clock.goTo(clock.now() + 1000);

      // The talk goes on after the end, but nobody can join or watch the game any more.
      const lobby = await house.open(served.url, { language: 'en' });
      await lobby.goto(served.url);
      const replays = lobby.locator('.aside section', { hasText: 'Replays' });
      await replays
        .locator('.watch', { hasText: NAME })
        .getByText(/\bwon\b/)
        .waitFor();
      expect(await lobby.locator('.vill', { hasText: NAME }).count()).toBe(0);
      await lobby.goto(`${served.url}/watch`);
      await lobby.locator('.empty').waitFor();
      expect(await lobby.locator('.vill').count()).toBe(0);
      await lobby.goto(`${served.url}/replay`);
      await lobby.getByRole('link', { name: NAME }).click();
      await lobby.locator('.emaki').waitFor();

      for (const page of [one, two]) await page.locator('.endcard .btn').click();
      expect(await axe(one)).toEqual([]);
      await one.getByRole('link', { name: 'Replay' }).click();
      await one.locator('.emaki').waitFor();
      await one.goBack();
      await one.locator('.endcard .btn').click();
      await one.getByRole('button', { name: 'Rematch' }).click();
      await one.getByRole('heading', { name: NAME }).waitFor();
      const next = new URL(one.url()).pathname;
      expect(next).not.toContain(id);
      const join = two.getByRole('link', { name: '再戦の村へ' });
      await join.waitFor();
      await join.click();
      await two.getByRole('heading', { name: NAME }).waitFor();
      expect(new URL(two.url()).pathname).toBe(next);
      expect(await two.locator('.seatcards li').count()).toBe(4);
      expect([...troublesOf(one), ...troublesOf(two)]).toEqual([]);
    },
    LONG,
  );
});
