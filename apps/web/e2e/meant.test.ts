import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ApiGuest, startVillage } from '../../server/testing/api.ts';
import { FakeClock } from '../../server/testing/fake-clock.ts';
import { enterAs, LONG, playToTheEnd, say, testHouse } from './house.ts';
import { axe, chooseFirst, PHONE, troublesOf } from './pages.ts';

const house = testHouse();

/** A village by the clock, in which one person has the first seat and time to write. */
async function openLive(
  language: 'ja' | 'en',
  { cast, preset, players }: { cast: string; preset: string; players: number },
  viewport?: typeof PHONE,
) {
  // The clock stands, so that nobody else says anything.
  const served = await house.serve({ clock: new FakeClock(Date.now()) });
  const guest = await ApiGuest.arrive(served.url, 'Minato');
  const { id } = await guest.must(served.url, 'POST', '/villages', {
    ...{ name: 'words', language, cast, preset },
    bots: [null, ...Array.from({ length: players - 1 }, () => 'random')],
  });
  await guest.must(served.url, 'POST', `/villages/${id}/seat`, { player: 1, language });
  await guest.must(served.url, 'POST', `/villages/${id}/start`, {});
  const page = await house.open(served.url, { language, ...(viewport && { viewport }) });
  await enterAs(page, served.url, guest);
  await page.goto(`${served.url}/village/${id}`);
  await toTalk(page);
  return { served, id, page };
}

/** Whoever is drawn as the seer is asked for a target before anybody talks. */
async function toTalk(page: Page): Promise<void> {
  const isTalk = async () => {
    await chooseFirst(page);
    return page.locator('#say-talk').isVisible();
  };
  await expect.poll(isTalk).toBe(true);
}

async function shoot(page: Page, name: string): Promise<void> {
  if (process.env.MURA_SHOTS) await page.screenshot({ path: `${process.env.MURA_SHOTS}/${name}.png` });
}

test(
  'a name that fits two is asked for with one press, by keyboard too, and counted as answered',
  async () => {
    const { served, id, page } = await openLive('en', { cast: 'academy', preset: 'card', players: 8 });
    await page.locator('#say-talk').fill('I think Tsuki is a werewolf.');
    const question = page.getByRole('group', { name: 'Who is “Tsuki”?' });
    await question.waitFor();
    await shoot(page, 'who-1440');
    expect(await question.locator('.chip.who').allInnerTexts()).toEqual([
      expect.stringContaining('Itsuki'),
      expect.stringContaining('Natsuki'),
    ]);
    expect(await axe(page), 'asked').toEqual([]);
    await question.getByRole('button', { name: 'Itsuki' }).focus();
    await page.keyboard.press('2');
    await page.locator('.rdl', { hasText: 'Natsuki' }).waitFor();
    expect(await question.count()).toBe(0);
    // The words stay as they were written, and the hand is back where one writes.
    expect(await page.locator('#say-talk').inputValue()).toBe('I think Tsuki is a werewolf.');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('say-talk');
    await page.keyboard.press('Control+Enter');
    const post = page.locator('.post.me', { hasText: 'I think Tsuki' });
    await post.locator('.heard', { hasText: 'Natsuki' }).waitFor();
    const events = ((await served.host.feed(id))?.entries ?? []).map(({ event }) => event);
    expect(events.find((event) => event.type === 'corrected' && event.player === 1)).toMatchObject({
      audience: 'public',
      text: 'ESTIMATE Agent[08] WEREWOLF',
    });
    expect(troublesOf(page)).toEqual([]);
  },
  LONG,
);

test(
  'on a phone the question fits and may be left open, and a long reading ends with a mark',
  async () => {
    const { page } = await openLive('ja', { cast: 'mura', preset: 'licos-13', players: 13 }, PHONE);
    await page.locator('#say-talk').fill('吉さんが人狼だと思います。');
    const question = page.getByRole('group', { name: '「吉」は誰のこと' });
    await question.waitFor();
    await shoot(page, 'who-360');
    expect(await axe(page), 'asked').toEqual([]);
    for (const chip of await question.locator('.chip').all())
      expect((await chip.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await question.getByRole('button', { name: 'あいまいなまま話す' }).click();
    await question.waitFor({ state: 'detached' });

    await page
      .locator('#say-talk')
      .fill('源太さんが人狼だと思います。綾さんは人間だと思います。今日は源太さんに投票します。');
    const line = page.locator('.rdline');
    await line.filter({ hasText: '投票' }).waitFor();
    await shoot(page, 'reading-360');
    const box = await line.boundingBox();
    expect(box!.x + box!.width).toBeLessThanOrEqual(PHONE.width);
    const cut = await line.locator('span').evaluate((text) => ({
      isLonger: text.scrollWidth > text.clientWidth,
      mark: getComputedStyle(text).textOverflow,
      // What opens it stands beside the text and not outside of the screen.
      isInside: text.nextElementSibling!.getBoundingClientRect().right <= innerWidth,
    }));
    expect(cut).toEqual({ isLonger: true, mark: 'ellipsis', isInside: true });
    expect(troublesOf(page)).toEqual([]);
  },
  LONG,
);

test(
  'after the end everybody who was there says how words were meant, and everybody sees it',
  async () => {
    const clock = new FakeClock(Date.now());
    const goOn = (seconds: number) => clock.goTo(clock.now() + seconds * 1000);
    const served = await house.serve({ clock });
    const guests = [
      await ApiGuest.arrive(served.url, 'Minato'),
      await ApiGuest.arrive(served.url, 'Ondine'),
    ] as const;
    const id = await startVillage(served.url, [...guests], { preset: 'licos-4', pace: 20, cast: 'mura' });
    const [first, second] = await Promise.all(
      guests.map(async (guest) => {
        const page = await house.open(served.url);
        await enterAs(page, served.url, guest);
        await page.goto(`${served.url}/village/${id}`);
        await toTalk(page);
        return page;
      }),
    );
    await say(first!, '綾さんが人狼だと思います。');
    const seen = second!.locator('.post', { hasText: '綾さんが人狼' });
    await seen.locator('.echo.read').waitFor();
    // Before the end only whoever said it says how it was meant.
    expect(await seen.getByRole('button', { name: /の読みを直す/ }).count()).toBe(0);
    const feed = await served.host.feed(id);
    // The end itself does not pass while browsers are still on their way to it.
    await playToTheEnd([first!, second!], null, () => {
      if (feed?.village.outcome === null) goOn(20);
    });

    await seen.getByRole('button', { name: /の読みを直す/ }).click();
    await seen.getByRole('button', { name: /^直す：/ }).press('Enter');
    await seen.locator('.fix .pickrow').getByText('栄作', { exact: true }).click();
    await seen.locator('.heard', { hasText: '栄作' }).waitFor();
    const own = first!.locator('.post.me', { hasText: '綾さんが人狼' });
    await own.locator('.heard', { hasText: '栄作' }).waitFor();
    expect(await own.locator('.heard .sr').innerText()).toBe('あとで直された');
    // Bots say of their own words how they are meant.
    const told = feed?.entries.filter(({ event }) => event.type === 'corrected' && event.player === 2);
    expect(told?.map(({ event }) => event)).toMatchObject([{ speaker: 1, channel: 'talk' }]);
    expect(await axe(second!)).toEqual([]);
    expect([...troublesOf(first!), ...troublesOf(second!)]).toEqual([]);
  },
  LONG,
);
