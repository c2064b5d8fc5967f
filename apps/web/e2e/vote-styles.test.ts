import { describe, expect, test } from 'vitest';
import { FakeClock } from '../../server/testing/fake-clock.ts';
import { enterAs, LONG, testHouse, villageOfOne } from './house.ts';
import { rulesOf } from './scripted.ts';

const house = testHouse();
const { clock } = rulesOf('licos-5');

/** The page of somebody who plays with bots by these rules, at its first vote or poll. */
async function atTheSheet(rules: object) {
  const time = new FakeClock(Date.now());
  const served = await house.serve({ clock: time });
  const wish = { name: 'Ballot', preset: 'licos-5', bots: [null, ...Array(4).fill('honest')], rules };
  const { id, guest } = await villageOfOne(served.url, wish);
  const page = await house.open(served.url, { language: 'en' });
  await enterAs(page, served.url, guest);
  await page.goto(`${served.url}/village/${id}`);
  const sheet = page.locator('.sheet');
  const ask = async (question: string) => {
    while (!(await sheet.getByRole('heading', { name: question }).isVisible())) {
      time.goTo(time.now() + 5000);
      await page.waitForTimeout(100);
    }
  };
  const answer = async (button: string) => {
    await sheet.getByRole('button', { name: button, exact: true }).click();
  };
  return { page, sheet, ask, answer };
}

describe('[R000-INFO-10] a village on the page', () => {
  test(
    'where votes are announced asks whom one means to vote for, then for the vote, which may be another',
    async () => {
      const { page, sheet, ask, answer } = await atTheSheet({ vote: { style: 'announced' } });
      await ask('Whom do you mean to vote for?');
      const names = await sheet.locator('.target > b').allInnerTexts();
      await sheet.locator('.target').first().click();
      await answer('Say it');
      await sheet.getByRole('heading', { name: 'Who is to be executed?' }).waitFor();
      await page.getByText(`means to vote for ${names[0]}.`).first().waitFor();
      await sheet.locator('.target').nth(1).click();
      await answer('Decide');
      // The bots have voted, so the night follows at once.
      await sheet.getByRole('heading', { name: 'Who is to be executed?' }).waitFor({ state: 'hidden' });
      expect(await page.locator('.notices .alert').count()).toBe(0);
      expect(names).toHaveLength(4);
    },
    LONG,
  );

  test(
    'where votes are gathered holds a straw poll first, and tells it to all',
    async () => {
      const [discussion, ...rest] = clock!.phases;
      const spans = [{ day: null, upTo: 20, seconds: 30 }];
      const poll = { name: 'poll', on: 'laterDays', parts: ['poll'], spans, ends: 'whenAllAnswered' };
      const { page, sheet, ask, answer } = await atTheSheet({
        laterDays: ['talk', 'dusk', 'poll', 'vote', 'divine', 'whisper', 'guard', 'attack'],
        clock: { phases: [discussion, poll, ...rest] },
      });
      await ask('Whom do you suspect?');
      const [first] = await sheet.locator('.target > b').allInnerTexts();
      await sheet.locator('.target').first().click();
      await answer('Decide');
      await ask('Who is to be executed?');
      await page.getByText(new RegExp(`${first}: named by .*Chiyo`)).waitFor();
      expect(await page.locator('.sheet .target.on').count()).toBe(0);
    },
    LONG,
  );
});
