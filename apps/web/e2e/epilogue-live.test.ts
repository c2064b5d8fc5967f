import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ApiGuest, startVillage } from '../../server/testing/api.ts';
import { FakeClock } from '../../server/testing/fake-clock.ts';
import { enterAs, LONG, playToTheEnd, say, testHouse } from './house.ts';
import { axe, chooseFirst, troublesOf } from './pages.ts';

const house = testHouse();
const WORDS = '霧が深いですね。';

/** The seat of somebody in the village, with all that their browser is told. */
interface Seated {
  readonly page: Page;
  readonly frames: string[];
}

async function sit(url: string, id: string, guest: ApiGuest): Promise<Seated> {
  const page = await house.open(url);
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  await enterAs(page, url, guest);
  await page.goto(`${url}/village/${id}`);
  return { page, frames };
}

/** Strikes out, on their board, the first role that they do not know somebody not to have; its name. */
async function strikeOut(page: Page, player: number): Promise<string> {
  // Whoever is drawn as the seer is asked for a target before anybody talks.
  const isTalk = async () => {
    await chooseFirst(page);
    return page.locator('.clock', { hasText: '議論' }).isVisible();
  };
  await expect.poll(isTalk).toBe(true);
  const row = page.locator('.board tbody tr').nth(player - 1);
  const cell = row.locator('.cell[aria-disabled="false"]').first();
  await cell.focus();
  await page.keyboard.press('4');
  await row.locator('.cell.m-x[aria-disabled="false"]').first().waitFor();
  return /\s(\S+)：/.exec((await cell.getAttribute('aria-label'))!)![1]!;
}

const nameOf = (page: Page, player: number) =>
  page
    .locator('.board tbody tr')
    .nth(player - 1)
    .locator('th b')
    .innerText();

/** What was told before the end. */
function toldBefore(frames: readonly string[]): string[] {
  const end = frames.findIndex((frame) => frame.includes('"type":"ended"'));
  expect(end).toBeGreaterThan(0);
  return frames.slice(0, end);
}

test(
  '[R000-INFO-09] two people in one village: after the end each finds what the other thought of them, and their votes for the best post arrive at once',
  async () => {
    // Bots speak now and then; nobody waits for them.
    const clock = new FakeClock(Date.now());
    const goOn = (seconds: number) => clock.goTo(clock.now() + seconds * 1000);
    const served = await house.serve({ clock });
    const guests = [
      await ApiGuest.arrive(served.url, 'Minato'),
      await ApiGuest.arrive(served.url, 'Ondine'),
    ] as const;
    const id = await startVillage(served.url, [guests[0], guests[1]], {
      preset: 'licos-4',
      pace: 20,
      rules: { end: { opensChannels: true, opensBoards: true } },
    });
    const [one, two] = await Promise.all(guests.map((guest) => sit(served.url, id, guest)));
    const [first, second] = [one!.page, two!.page];
    const [byFirst, bySecond] = await Promise.all([strikeOut(first, 2), strikeOut(second, 1)]);
    await say(first, WORDS);
    const [firstName, secondName] = [await nameOf(first, 1), await nameOf(first, 2)];
    await playToTheEnd([first, second], null, () => goOn(20));
    goOn(1);

    // Nobody was told of another's board while the village went on.
    for (const [{ frames }, other] of [
      [one!, 2],
      [two!, 1],
    ] as const)
      expect(
        toldBefore(frames).filter((frame) => /"marked"/.test(frame) && frame.includes(`"player":${other}`)),
      ).toEqual([]);

    for (const [page, other, struck] of [
      [first, secondName, bySecond],
      [second, firstName, byFirst],
    ] as const) {
      await page.locator('.endcard .btn').click();
      await page.getByRole('button', { name: other, exact: true }).click();
      await page.getByRole('heading', { name: `${other}の予想盤に映ったわたし` }).waitFor();
      const steps = page.locator('#mirror-steps li');
      expect(await steps.count()).toBe(1);
      expect(await steps.innerText()).toContain(struck);
      expect(await steps.innerText()).toContain('違う');
    }

    // The second votes in the talk, the first sees it in their epilogue without asking for it, and answers there.
    await second.getByRole('button', { name: '話を読み返す' }).click();
    await second.getByRole('button', { name: '探す' }).click();
    await second.getByRole('searchbox').fill(WORDS);
    const post = second.locator('.post', { hasText: WORDS });
    await post.hover();
    await post.locator('.star').click();
    const best = first.locator('.best li', { hasText: WORDS });
    await best.waitFor();
    expect(await best.locator('.count b').innerText()).toBe('1票');
    expect(await best.locator('.voters .sr').innerText()).toBe(secondName);
    await best.getByRole('button').click();
    await second.locator('.endcard .btn').click();
    const seen = second.locator('.best li', { hasText: WORDS });
    await seen.locator('.count b', { hasText: '2票' }).waitFor();
    await seen.locator('.count[aria-pressed="true"]').click();
    await best.locator('.count b', { hasText: '1票' }).waitFor();
    expect(await best.locator('.voters .sr').innerText()).toBe(firstName);
    for (const page of [first, second]) {
      expect(await axe(page)).toEqual([]);
      expect(troublesOf(page)).toEqual([]);
    }
  },
  LONG,
);
