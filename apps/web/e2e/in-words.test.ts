import type { PlayerId } from '@mura/engine';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { Guest } from '../../server/testing/api.ts';
import { FakeClock } from '../../server/testing/fake-clock.ts';
import { until } from '../../server/testing/player.ts';
import { enterAs, LONG, say, testHouse } from './house.ts';
import { axe, clickIfThere, PHONE, troublesOf } from './pages.ts';

const house = testHouse();

type Served = Awaited<ReturnType<typeof house.serve>>;

/** One werewolf, who is the person, and villagers, who know nothing: what bots do follows from what the person says. */
const ROLES = { villager: 4, seer: 0, possessed: 0, werewolf: 1 };

/** Four bots and a person on the first seat; whom the bots are to vote for is on the third. */
async function openWithBots(served: Served, body: Record<string, unknown>) {
  const guest = await Guest.arrive(served.url, 'Minato');
  const { id } = await guest.must(served.url, 'POST', '/villages', {
    ...{ name: 'words', language: 'ja', cast: 'mura', pace: 0 },
    ...body,
    bots: [null, 'honest', 'honest', 'honest', 'honest'],
  });
  await guest.must(served.url, 'POST', `/villages/${id}/seat`, { wish: 'werewolf', language: 'ja' });
  await guest.must(served.url, 'POST', `/villages/${id}/start`, {});
  const page = await house.open(served.url);
  await enterAs(page, served.url, guest);
  await page.goto(`${served.url}/village/${id}`);
  return { id, page };
}

async function eventsOf(served: Served, id: string) {
  return ((await served.host.feed(id))?.entries ?? []).map(({ event }) => event);
}

/** How the bots have voted on the first day; `null`: not yet. */
async function votesOfBots(served: Served, id: string): Promise<PlayerId[] | null> {
  const counted = (await eventsOf(served, id)).find((event) => event.type === 'votesCounted');
  if (counted?.type !== 'votesCounted') return null;
  return counted.votes.filter(({ player }) => player > 1).map(({ target }) => target);
}

/** The person has nothing more to say, and chooses somebody where they are asked. */
async function goOn(page: Page, name: string): Promise<void> {
  await clickIfThere(page.getByRole('button', { name: /話し終える/ }).first());
  await clickIfThere(page.locator('.sheet .target', { hasText: name }));
  await clickIfThere(page.locator('.sheet button[type=submit]:enabled'));
}

describe('a person types what they think, and the bots', () => {
  test(
    'by turns, agree with the post by its number and vote for whom it names',
    async () => {
      const served = await house.serve();
      const { id, page } = await openWithBots(served, {
        preset: 'aiwolf-5',
        rules: { grammar: 'free', roles: ROLES },
        answerSeconds: 3600,
      });
      await page.locator('.chip.turn').waitFor();
      await say(page, '綾さんが怪しいです。今日は綾さんに投票します。');
      const mine = page.locator('.post.me', { hasText: '綾さんが怪しいです。' });
      await mine.waitFor();
      const number = (await mine.getAttribute('id'))?.slice(1);
      await until('all have voted', async () => {
        await goOn(page, '綾');
        return (await votesOfBots(served, id)) !== null;
      });
      // The third is 綾, who does not vote for themselves.
      expect((await votesOfBots(served, id))?.filter((target) => target === 3)).toHaveLength(3);
      const posts = (await eventsOf(served, id)).flatMap((event) =>
        event.type === 'talked' && event.player > 1 && !/^(Skip|Over)$/.test(event.text) ? [event.text] : [],
      );
      expect(posts.filter((text) => text.includes(`>>${number}`)).length).toBeGreaterThan(0);
      // They speak as people do.
      expect(posts.filter((text) => !/[ぁ-ん]/.test(text))).toEqual([]);
      expect(troublesOf(page)).toEqual([]);
    },
    LONG,
  );

  test(
    'by the clock, hear a claim that cannot be true, show it in the table of claims, and vote for the liar',
    async () => {
      const clock = new FakeClock(Date.parse('2024-05-01T12:00:00+09:00'));
      const served = await house.serve({ clock });
      const { id, page } = await openWithBots(served, {
        preset: 'card',
        rules: { roles: { ...ROLES, villager: 4 }, roleWishes: true },
        pace: 1000,
      });
      await page.locator('.composer.say textarea').waitFor();
      await say(page, '私は占い師です。綾を占ったら人狼でした。');
      await page.locator('.post.me', { hasText: '私は占い師です。' }).waitFor();
      await page.getByRole('tab', { name: '宣言' }).click();
      const claims = page.getByRole('tabpanel');
      await claims.getByText('この村にいない占い師を名乗っている').waitFor();
      expect(await claims.innerText()).toContain('綾');
      expect(await axe(page)).toEqual([]);
      await until('all have voted', async () => {
        clock.goTo(clock.now() + 1000);
        await goOn(page, '綾');
        return (await votesOfBots(served, id)) !== null;
      });
      expect(await votesOfBots(served, id)).toEqual([1, 1, 1, 1]);
      expect(troublesOf(page)).toEqual([]);
    },
    LONG,
  );
});

describe('two people who read different languages', () => {
  test(
    'read each other in their own, see the original when they ask for it, and it alone where nothing was understood',
    async () => {
      const served = await house.serve();
      const maker = await Guest.arrive(served.url, 'Minato');
      const other = await Guest.arrive(served.url, 'Robin');
      const { id } = await maker.must(served.url, 'POST', '/villages', {
        ...{ name: 'two', preset: 'card', language: 'ja', cast: 'mura' },
        bots: [null, null, ...Array.from({ length: 6 }, () => 'random')],
      });
      await maker.must(served.url, 'POST', `/villages/${id}/seat`, { player: 1, language: 'ja' });
      const english = await house.open(served.url, { language: 'en', viewport: PHONE });
      await enterAs(english, served.url, other);
      await english.goto(`${served.url}/village/${id}`);
      await english.getByRole('button', { name: /Sit here/ }).click();
      await english.getByRole('button', { name: 'I am ready' }).click();
      await maker.must(served.url, 'POST', `/villages/${id}/start`, {});
      const japanese = await house.open(served.url);
      await enterAs(japanese, served.url, maker);
      await japanese.goto(`${served.url}/village/${id}`);
      await Promise.all([japanese, english].map((page) => page.locator('.composer.say textarea').waitFor()));

      await say(japanese, '私は占い師です。綾さんは人狼でした。');
      const translated = english.locator('.post', { hasText: 'Aya' }).locator('.say');
      await translated.waitFor();
      expect(await translated.innerText()).toMatch(/seer/i);
      expect(await translated.innerText()).not.toContain('占い師');
      const original = translated.getByRole('button', { name: 'Show the original' });
      await original.focus();
      await english.keyboard.press('Enter');
      await translated.getByText('私は占い師です。綾さんは人狼でした。').waitFor();
      expect(await original.getAttribute('aria-expanded')).toBe('true');
      expect(await translated.locator('.own').getAttribute('lang')).toBe('ja');
      expect(await axe(english)).toEqual([]);

      await say(english, 'I will vote for Genta.');
      const inJapanese = japanese.locator('.post', { hasText: '源太' }).locator('.say');
      await inJapanese.waitFor();
      expect(await inJapanese.innerText()).not.toContain('vote for');
      await say(english, 'The fog is thick tonight.');
      await japanese.locator('.post', { hasText: 'The fog is thick tonight.' }).waitFor();
      expect([...troublesOf(japanese), ...troublesOf(english)]).toEqual([]);
    },
    LONG,
  );
});
