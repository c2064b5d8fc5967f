import type { PlayerId, Role } from '@mura/engine';
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ApiGuest } from '../../server/testing/api.ts';
import { FakeClock } from '../../server/testing/fake-clock.ts';
import { TestPlayer, until } from '../../server/testing/player.ts';
import { enterAs, LONG, say, testHouse } from './house.ts';
import { axe, clickIfThere, PHONE, troublesOf } from './pages.ts';

const house = testHouse();

type InWordsServer = Awaited<ReturnType<typeof house.serve>>;

/**
 * People on the first seats, with the roles they wish for, and villagers on the others, who are bots and know nothing.
 * The first person sits at a page; who else is there plays without one, has nothing to say and chooses the first.
 */
async function openWithBots(served: InWordsServer, wishes: readonly Role[], body: Record<string, unknown>) {
  const guests = await Promise.all(wishes.map((wish) => ApiGuest.arrive(served.url, wish)));
  const maker = guests[0]!;
  const { id } = await maker.must(served.url, 'POST', '/villages', {
    ...{ name: 'words', language: 'ja', cast: 'mura', pace: 0, ...body },
    bots: Array.from({ length: 5 }, (_, index) => (index < wishes.length ? null : 'honest')),
  });
  const seat = (guest: ApiGuest, index: number) =>
    guest.must(served.url, 'POST', `/villages/${id}/seat`, { player: index + 1, wish: wishes[index] });
  for (const [index, guest] of guests.entries()) await seat(guest, index);
  await maker.must(served.url, 'POST', `/villages/${id}/start`, {});
  for (const { token, nickname: name } of guests.slice(1)) {
    const player = new TestPlayer({ url: () => served.url, village: id, token, name, choose: () => 1 });
    onTestFinished(() => player.close());
  }
  const page = await house.open(served.url);
  await enterAs(page, served.url, maker);
  await page.goto(`${served.url}/village/${id}`);
  return { id, page };
}

async function eventsOf(served: InWordsServer, id: string) {
  return ((await served.host.feed(id))?.entries ?? []).map(({ event }) => event);
}

/** How the bots have voted on the first day; `null`: not yet. */
async function votesOfBots(served: InWordsServer, id: string, people: number): Promise<PlayerId[] | null> {
  const counted = (await eventsOf(served, id)).find((event) => event.type === 'votesCounted');
  if (counted?.type !== 'votesCounted') return null;
  return counted.votes.filter(({ player }) => player > people).map(({ target }) => target);
}

/** The id of one's own post in the page, which has its number. */
async function idOf(page: Page, text: string): Promise<string> {
  const mine = page.locator('.post.me', { hasText: text });
  await mine.waitFor();
  return (await mine.getAttribute('id')) ?? '';
}

async function choose(page: Page, name: string): Promise<void> {
  await clickIfThere(page.locator('.sheet .target', { hasText: name }));
  await clickIfThere(page.locator('.sheet button[type=submit]:enabled'));
}

async function endTalk(page: Page): Promise<void> {
  await clickIfThere(page.getByRole('button', { name: /話し終える/ }).first());
}

/** The person has nothing more to say, and chooses somebody where they are asked. */
async function goOn(page: Page, name: string): Promise<void> {
  await endTalk(page);
  await choose(page, name);
}

describe('a person types what they think, and the bots', () => {
  test(
    'by turns, believe the only seer, vote for whom they name, and say why in their own words',
    async () => {
      const served = await house.serve();
      const { id, page: seer } = await openWithBots(served, ['seer', 'werewolf'], {
        preset: 'aiwolf-5',
        rules: { grammar: 'free', roles: { villager: 3, seer: 1, possessed: 0, werewolf: 1 } },
        answerSeconds: 3600,
      });
      await until('the seer may speak, after the first night', async () => {
        await choose(seer, '源太');
        return seer.locator('.chip.turn').isVisible();
      });
      await say(seer, '私は占い師です。源太を占ったら人狼でした。');
      await idOf(seer, '私は占い師です。');
      await until('all have voted', async () => {
        await goOn(seer, '源太');
        return (await votesOfBots(served, id, 2)) !== null;
      });
      expect(await votesOfBots(served, id, 2)).toEqual([2, 2, 2]);
      const posts = (await eventsOf(served, id)).flatMap((event) =>
        event.type === 'talked' && event.player > 2 && !/^(Skip|Over)$/.test(event.text) ? [event.text] : [],
      );
      expect(posts.some((text) => text.includes('源太'))).toBe(true);
      // They speak as people do.
      expect(posts.filter((text) => !/[ぁ-ん]/.test(text))).toEqual([]);
      expect(troublesOf(seer)).toEqual([]);
    },
    LONG,
  );

  test(
    'by the clock, hear a claim that cannot be true, show it in the table of claims, and vote for the liar',
    async () => {
      const clock = new FakeClock(Date.parse('2024-05-01T12:00:00+09:00'));
      const served = await house.serve({ clock });
      const { id, page } = await openWithBots(served, ['werewolf'], {
        preset: 'card',
        rules: { roles: { villager: 4, werewolf: 1 }, roleWishes: true },
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
        return (await votesOfBots(served, id, 1)) !== null;
      });
      expect(await votesOfBots(served, id, 1)).toEqual([1, 1, 1, 1]);
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
      const maker = await ApiGuest.arrive(served.url, 'Minato');
      const other = await ApiGuest.arrive(served.url, 'Robin');
      const { id } = await maker.must(served.url, 'POST', '/villages', {
        ...{ name: 'two', preset: 'card', language: 'ja', cast: 'mura' },
        bots: [null, null, ...Array.from({ length: 6 }, () => 'random')],
      });
      await maker.must(served.url, 'POST', `/villages/${id}/seat`, { player: 1, language: 'ja' });
      const english = await house.open(served.url, { language: 'en', viewport: PHONE, hasFonts: false });
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
      const translated = english.locator(`#${await idOf(japanese, '私は占い師です。')} .say`);
      // The original comes first, and is replaced when its translation is there.
      await translated.getByText(/seer/i).first().waitFor();
      expect(await translated.innerText()).not.toContain('占い師');
      const original = translated.getByRole('button', { name: 'Show the original' });
      await original.focus();
      await english.keyboard.press('Enter');
      await translated.getByText('私は占い師です。綾さんは人狼でした。').waitFor();
      expect(await original.getAttribute('aria-expanded')).toBe('true');
      expect(await translated.locator('.own').getAttribute('lang')).toBe('ja');
      expect(await axe(english)).toEqual([]);

      await say(english, 'I will vote for Hana.');
      const inJapanese = japanese.locator(`#${await idOf(english, 'I will vote for Hana.')} .say`);
      await inJapanese.getByText('花').first().waitFor();
      expect(await inJapanese.innerText()).not.toContain('vote for');
      await say(english, 'The fog is thick tonight.');
      await japanese.locator('.post', { hasText: 'The fog is thick tonight.' }).waitFor();
      expect([...troublesOf(japanese), ...troublesOf(english)]).toEqual([]);
    },
    LONG,
  );
});
