import { beforeAll, describe, expect, test } from 'vitest';
import type { Served } from '../../server/src/serve-options.ts';
import { ApiGuest } from '../../server/testing/api.ts';
import { FakeClock } from '../../server/testing/fake-clock.ts';
import { enterAs, LONG, say, testHouse, villageOfOne } from './house.ts';
import { closePage } from './page-pool.ts';
import { axe, axeInTurn, PHONE, troublesOf } from './pages.ts';

const house = testHouse({ keeps: true });

let served: Served;
beforeAll(async () => {
  served = await house.serve();
});

const FIVE_MINUTES = 300;

describe('whoever watches', () => {
  test(
    'is behind by as much as the village wants, is told so, and the clock is that of what they see',
    async () => {
      const clock = new FakeClock(Date.parse('2024-05-01T12:00:00Z'));
      const served = await house.serve({ clock });
      const { id, guest } = await villageOfOne(served.url, {
        preset: 'licos-5c',
        delay: FIVE_MINUTES,
        pace: 60_000,
      });
      const player = await house.open(served.url, { language: 'en' });
      await enterAs(player, served.url, guest);
      await player.goto(`${served.url}/village/${id}`);
      await player.locator('.composer.say textarea').waitFor();
      await say(player, 'Fog again.');
      await player.getByText('Fog again.').waitFor();

      const watcher = await house.open(served.url, { language: 'en' });
      await watcher.goto(`${served.url}/watch/${id}`);
      await watcher.getByText('You are watching, 5 minutes behind the village.').waitFor();
      expect(await watcher.getByText('Fog again.').count()).toBe(0);
      clock.goTo(clock.now() + FIVE_MINUTES * 1000);
      await watcher.getByText('Fog again.').waitFor();
      expect([...troublesOf(player), ...troublesOf(watcher)]).toEqual([]);
      await Promise.all([closePage(player), closePage(watcher)]);
    },
    LONG,
  );

  test(
    'talks with the others who watch, unless the rules have no such talk, and no player hears it while the village goes on',
    async () => {
      const { id, guest } = await villageOfOne(served.url, { preset: 'licos-5c', pace: 60_000 });
      const player = await house.open(served.url, { language: 'en' });
      await enterAs(player, served.url, guest);
      await player.goto(`${served.url}/village/${id}`);
      await player.locator('.composer.say textarea').waitFor();
      const one = await house.open(served.url, { language: 'en' });
      await enterAs(one, served.url, await ApiGuest.arrive(served.url, 'Yui'));
      const other = await house.open(served.url, { language: 'en', viewport: PHONE, hasFonts: false });
      for (const watcher of [one, other]) await watcher.goto(`${served.url}/watch/${id}`);
      const field = (page: typeof one) => page.getByRole('textbox', { name: 'Speak to those who watch' });
      await field(one).fill('I suspect Aya.');
      await one.keyboard.press('Control+Enter');
      const heard = other.locator('.post.watchers', { hasText: 'I suspect Aya.' });
      await heard.waitFor();
      expect(await heard.innerText()).toContain('Yui');
      expect(await field(one).inputValue()).toBe('');
      await field(other).fill('So do I.');
      await other.locator('.composer button[type=submit]').click();
      await one.locator('.post.watchers', { hasText: 'So do I.' }).waitFor();
      await say(player, 'Fog again.');
      await one.getByText('Fog again.').waitFor();
      await player.getByText('Fog again.').waitFor();
      expect(await player.locator('body').innerText()).not.toMatch(/I suspect Aya|So do I/);
      expect(await player.getByLabel('Speak to those who watch').count()).toBe(0);
      for (const page of [one, other]) expect(await axe(page)).toEqual([]);
      expect([one, other, player].flatMap(troublesOf)).toEqual([]);
      await Promise.all([one, player].map((page) => closePage(page)));

      // Where the rules have no talk of those who watch there is no form.
      const { id: silent } = await villageOfOne(served.url, { preset: 'aiwolf-5', pace: 60_000 });
      await other.goto(`${served.url}/watch/${silent}`);
      await other.getByText('You are watching.').waitFor();
      expect(await other.locator('.composer textarea').count()).toBe(0);
      await closePage(other);
    },
    LONG,
  );

  test(
    'finds the list of villages, and a village that is full, shut or does not exist says what one can do',
    async () => {
      const maker = await ApiGuest.arrive(served.url, 'Minato');
      const wish = { preset: 'aiwolf-5', bots: 'honest', pace: 60_000 };
      const make = (more: object) => maker.must(served.url, 'POST', '/villages', { ...wish, ...more });
      const roles = { villager: 1, bodyguard: 1, werewolf: 2, possessed: 0 };
      const { id: full } = await make({ name: 'Full house', rules: { roles } });
      const { id: shut } = await make({ name: 'Shut house', watch: 'nobody' });
      const page = await house.open(served.url, { language: 'en' });
      await page.goto(`${served.url}/village/${full}`);
      await page.getByText('This village is full. Stay here and you can watch it when it begins.').waitFor();
      expect(await page.locator('.fill input').count()).toBe(0);
      expect(await axe(page)).toEqual([]);
      await maker.must(served.url, 'POST', `/villages/${full}/start`, {});
      await page.getByText('You are watching.').waitFor();

      await page.goto(`${served.url}/village/${shut}`);
      await page.getByText('This village is full, and it is not open to watchers.').waitFor();
      await maker.must(served.url, 'POST', `/villages/${shut}/start`, {});
      await page.getByText('This village is not open to watchers.').waitFor();
      await page.getByRole('link', { name: 'Back to the front page' }).waitFor();

      await page.goto(`${served.url}/watch`);
      await page.locator('.vill', { hasText: 'Full house' }).waitFor();
      const dealt = page.locator('.vill', { hasText: 'Full house' }).locator('.seals');
      expect(await dealt.getAttribute('aria-label')).toBe('Villager 1, Seer 1, Bodyguard 1, Werewolf 2');
      expect(await axeInTurn(page)).toEqual([]);
      expect(troublesOf(page)).toEqual([]);

      // One that does not exist is told to be none, with a way back.
      await page.goto(`${served.url}/village/nowhere`);
      await page.getByText('There is no such village.').waitFor();
      expect(await axe(page)).toEqual([]);
      await page.getByRole('link', { name: 'Back to the front page' }).click();
      await page.locator('.start').waitFor();
      await closePage(page);
    },
    LONG,
  );
});
