import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Served } from '../../server/src/serve-options.ts';
import { LONG, testHouse } from './house.ts';
import { axeInTurn, PHONE, troublesOf } from './pages.ts';

const house = testHouse({ keeps: true });
let served: Served;
let page: Page;
beforeAll(async () => {
  served = await house.serve();
  page = await house.open(served.url, { language: 'en', viewport: PHONE });
});

/** Registers five teams of bots and starts the games; the key of the judges. */
async function startWithFiveTeams(): Promise<string> {
  for (const team of ['a', 'b', 'c', 'd', 'e']) {
    await page.getByLabel('Name of the team').fill(`team ${team}`);
    await page.getByLabel('How it comes').selectOption('bot:honest');
    await page.getByRole('button', { name: 'Register a team' }).click();
    await page.locator('.rows b', { hasText: `team ${team}` }).waitFor();
  }
  const told = await page.getByText('Key for judges:').textContent();
  await page.getByRole('button', { name: 'Start the games' }).click();
  return told?.split(':').at(-1)?.trim() ?? '';
}

describe('a contest on the page', () => {
  test(
    '[R001-NLSYS-08] offers three kinds of match, is played by bots, judged with keys and voted for',
    async () => {
      await page.goto(`${served.url}/contests`);
      await page.getByLabel('Name of the contest').fill('Frost cup');
      const kinds = page.getByRole('group', { name: 'Kinds of match' }).getByRole('checkbox');
      expect(await kinds.count()).toBe(3);
      const tops = await kinds.evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().top));
      expect(new Set(tops).size, 'one below the other').toBe(3);
      await page.getByLabel('Games per team').fill('5');
      await page.getByRole('button', { name: 'Make a contest' }).click();
      await page.getByRole('heading', { name: 'Frost cup' }).waitFor();
      const key = await startWithFiveTeams();
      await page.getByText('5 of 5 games').waitFor({ timeout: LONG });
      await page.getByRole('cell', { name: /\d\/5/ }).first().waitFor();
      const pairs = page.getByRole('region', { name: /^Team against team/ }).locator('tbody td');
      expect(await pairs.count(), 'each team against each other').toBe(25);
      await pairs
        .filter({ hasText: /^\d+\d\/\d+$/ })
        .first()
        .waitFor();
      expect(await axeInTurn(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        PHONE.width,
      );
      const vote = page.getByLabel('Vote for the most interesting play 1', { exact: true });
      await vote.selectOption('2');
      await expect.poll(() => vote.inputValue()).toBe('2');

      await page.getByRole('link', { name: 'Judge', exact: true }).click();
      await page.getByLabel('Key from the organiser').fill(key);
      await page.getByLabel('Name', { exact: true }).fill('Nishimori');
      await page.getByRole('button', { name: 'Become a judge' }).click();
      await page.getByRole('group', { name: 'A Wording' }).waitFor();
      await page.keyboard.press('c');
      await page.keyboard.press('4');
      await page.getByRole('button', { name: 'C: 4', pressed: true }).waitFor();
      await page.getByRole('button', { name: 'E: 5' }).click();
      await page.getByRole('button', { name: 'E: 5', pressed: true }).waitFor();
      await page.getByRole('button', { name: 'Pick this one as the best' }).click();
      await page.getByText('You have picked the best.').waitFor();
      expect(await axeInTurn(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        PHONE.width,
      );
      expect(troublesOf(page)).toEqual([]);
    },
    LONG,
  );

  test(
    'played in sets shows each as a moon, and closed it names its teams to whoever has the key of the judges',
    async () => {
      await page.goto(`${served.url}/contests`);
      await page.getByLabel('Name of the contest').fill('Moon cup');
      await page.getByLabel('Games per team').fill('10');
      await page.getByLabel('Games per set').fill('5');
      await page.getByLabel('Everybody may see the table and the replays').uncheck();
      await page.getByRole('button', { name: 'Make a contest' }).click();
      await page.getByRole('heading', { name: 'Moon cup' }).waitFor();
      const key = await startWithFiveTeams();
      const sets = page.getByRole('region', { name: 'Progress' }).getByRole('listitem');
      await sets.filter({ hasText: 'Set 1: 5 of 5 games' }).waitFor({ timeout: LONG });
      await sets.filter({ hasText: 'Set 2: 5 of 5 games' }).waitFor({ timeout: LONG });
      expect(await sets.count()).toBe(2);
      expect(await sets.first().locator('.played').count()).toBe(5);
      expect(await axeInTurn(page)).toEqual([]);

      const judge = await house.open(served.url, { language: 'en', viewport: PHONE });
      await judge.goto(page.url());
      await judge.getByRole('alert').filter({ hasText: 'There is no such contest.' }).waitFor();
      await judge.goto(`${page.url()}/judge`);
      await judge.getByLabel('Key from the organiser').fill('WRONG');
      await judge.getByRole('button', { name: 'Next' }).click();
      await judge.getByRole('alert').waitFor();
      expect(await judge.getByRole('checkbox').count()).toBe(0);
      await judge.getByLabel('Key from the organiser').fill(key);
      await judge.getByRole('button', { name: 'Next' }).click();
      await judge.getByLabel('team b').check();
      expect(await judge.getByRole('checkbox').count()).toBe(5);
      expect(await axeInTurn(judge)).toEqual([]);
      await judge.getByLabel('Name', { exact: true }).fill('Nishimori');
      await judge.getByRole('button', { name: 'Become a judge' }).click();
      await judge.getByRole('group', { name: 'A Wording' }).waitFor();
      expect(await judge.locator('.judged button').count(), 'not those close to them').toBe(4);
    },
    LONG,
  );

  test('tells a team from outside where its program connects, and under what name', async () => {
    await page.goto(`${served.url}/contests`);
    await page.getByLabel('Name of the contest').fill('Thaw cup');
    await page.getByRole('button', { name: 'Make a contest' }).click();
    await page.getByLabel('Name of the team').fill('ours');
    await page.getByLabel('How it comes').selectOption('nlp');
    await page.getByRole('button', { name: 'Register a team' }).click();
    const ways = page.locator('.way-in code');
    await ways.nth(1).waitFor();
    expect(await ways.allInnerTexts()).toEqual([
      `${served.url.replace('http', 'ws')}/ws`,
      expect.stringMatching(/^ours#[A-Z0-9]+$/),
    ]);
    expect(await axeInTurn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    expect(troublesOf(page)).toEqual([]);
  });
});
