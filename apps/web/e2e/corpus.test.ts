import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { signUp } from '../../server/testing/account.ts';
import type { ApiGuest } from '../../server/testing/api.ts';
import { until } from '../../server/testing/player.ts';
import { enterAs, LONG, testHouse } from './house.ts';
import { axeInTurn, type Options, PHONE, troublesOf } from './pages.ts';

const house = testHouse();
const DESK = { width: 1280, height: 800 };

/** Villages of bots that have ended, so that there is something to gather. */
async function playedVillages(url: string, maker: ApiGuest, count: number): Promise<void> {
  for (let number = 1; number <= count; number++) {
    const wish = { name: `Mist ${number}`, preset: 'aiwolf-5', bots: 'honest' };
    const { id } = await maker.must(url, 'POST', '/villages', wish);
    await maker.must(url, 'POST', `/villages/${id}/start`, {});
    await until('it has ended', async () => {
      const { state } = await maker.must(url, 'GET', `/villages/${id}`);
      return state === 'ended';
    });
  }
}

async function openAs(url: string, person: ApiGuest, options: Options): Promise<Page> {
  const page = await house.open(url, { language: 'en', ...options });
  page.setDefaultTimeout(20_000);
  await enterAs(page, url, person);
  return page;
}

async function looksWell(page: Page, width: number): Promise<void> {
  expect(await axeInTurn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

/** Tags every post by keys: the first player is to be executed, `but` the first post has no tag. */
async function tagAll(page: Page, { but }: { but: boolean }): Promise<void> {
  const posts = page.locator('.tagpost');
  await posts.first().waitFor();
  const count = await posts.count();
  for (let index = 0; index < count; index++) {
    if (but && index === 0) await page.keyboard.press('Space');
    else for (const key of ['v', 'a', 'j']) await page.keyboard.press(key);
  }
  await page.getByText(`${count} of ${count} posts`).waitFor();
  await page.getByRole('button', { name: 'Hand in' }).click();
  await page.getByText('handed in').first().waitFor();
}

describe('a corpus on the page', () => {
  test(
    'is gathered, searched, annotated by two who do not see each other, adjudicated, reviewed and reported',
    async () => {
      const { url } = await house.serve();
      const maker = await signUp(url, 'Kirino');
      await playedVillages(url, maker, 3);
      const page = await openAs(url, maker, { viewport: DESK });
      await page.goto(`${url}/corpora`);
      await page.getByLabel('Name of the corpus').fill('Frost corpus');
      await page.getByRole('button', { name: 'Make a corpus', exact: true }).click();
      await page.locator('.filt').getByLabel('Form').selectOption('aiwolf-5');
      await page.getByRole('button', { name: 'Take in' }).click();
      await page.getByText('3 villages were taken in.').waitFor();
      const key = await page.locator('.mine b.mono').innerText();

      // Found by the situation; the replay opens at the moment.
      await page.locator('.adding').getByLabel('Value').fill('1');
      await page.getByRole('button', { name: 'Add condition' }).click();
      await page
        .getByRole('link', { name: /^Open scene of Mist/ })
        .first()
        .waitFor();
      await looksWell(page, DESK.width);
      const said = await page.locator('.hits .line span').first().innerText();
      await page
        .getByRole('link', { name: /^Open scene of Mist/ })
        .first()
        .click();
      await page.getByRole('slider').waitFor();
      const place = new URL(page.url()).searchParams.get('at');
      expect(Number(place)).toBeGreaterThan(0);
      // In words, as the scene had it; the sentence of the protocol on demand.
      await expect.poll(() => page.locator('.post').last().innerText()).toContain(said);
      await page.locator('.post .orig').last().click();
      expect(await page.locator('.post code').last().innerText()).toMatch(/^[A-Z]{4}/);

      // Two annotators: days drawn by a seed; B sees nothing of A.
      await page.goBack();
      await page.locator('.mine').getByLabel('Days').fill('1');
      await page.getByRole('button', { name: 'Draw days' }).click();
      await page.getByText(/1 day · \d+ posts · seed 1/).waitFor();
      const address = `${page.url()}/annotate`;
      const [a, b] = [await signUp(url, 'Anna'), await signUp(url, 'Bert')];
      const pages = [await openAs(url, a, {}), await openAs(url, b, { viewport: PHONE })] as const;
      for (const one of pages) {
        await one.goto(address);
        await one.getByLabel('Key from whoever made it').fill(key);
        await one.getByRole('button', { name: 'Become an annotator' }).click();
        await one.locator('.tagpost').first().waitFor();
      }
      await tagAll(pages[0], { but: true });
      await pages[1].reload();
      await pages[1].locator('.tagpost').first().waitFor();
      expect(await pages[1].locator('.tagpost .tg').count()).toBe(0);
      await pages[1].getByRole('button', { name: 'Agreement' }).click();
      await pages[1].getByText('This opens when both annotators have handed in.').waitFor();
      await pages[1].getByRole('button', { name: 'Tag', exact: true }).click();
      await pages[1].locator('.tagpost').first().waitFor();
      await looksWell(pages[1], PHONE.width);
      await tagAll(pages[1], { but: false });

      // The one difference is ruled; agreement is as the formula says.
      await page.goto(`${address}?tab=rule`);
      await page.getByText('1 difference, 1 open.').waitFor();
      await page.keyboard.press('3');
      await page.getByText('1 difference, 0 open.').waitFor();
      await looksWell(page, DESK.width);
      await page.getByRole('button', { name: 'Agreement' }).click();
      const agreement = page.locator('.tbl tbody tr').first();
      await agreement.waitFor();
      const [one = 0, other = 0, agreed = 0] = (await agreement.locator('td').allInnerTexts()).map(Number);
      expect([other - one, agreed]).toEqual([1, one]);
      await page
        .getByText(((200 * agreed) / (one + other)).toFixed(2))
        .first()
        .waitFor();

      // Labels of deception: confirmed and corrected by keys.
      await page.getByRole('button', { name: 'Lies', exact: true }).click();
      await page.getByRole('heading', { name: /Review of lies/ }).waitFor();
      await page.locator('.liehead').waitFor();
      await page.keyboard.press('y');
      await page.getByText(/^1 of \d+\./).waitFor();
      await page.keyboard.press('k');
      await page.getByText('Decided: Confirm').waitFor();
      await page.keyboard.press('e');
      await page.getByLabel('Kind').selectOption('omission');
      await page.getByRole('button', { name: 'Keep correction' }).click();
      await expect.poll(() => page.locator('.kv dd').allInnerTexts()).toEqual(['0', '1', '0']);
      await looksWell(page, DESK.width);

      // The report: figures, agreement, reviews, how to cite it; also on a phone.
      await page.setViewportSize(PHONE);
      await page.goto(address.replace('/annotate', '/report'));
      await page.getByRole('heading', { name: 'Frost corpus' }).waitFor();
      expect(await page.locator('.fig svg.plot').count()).toBe(4);
      await page.getByText(/1 of \d+ labels were reviewed: 0 confirmed, 1 corrected, 0 rejected\./).waitFor();
      await page.getByText('Mura (').first().waitFor();
      await looksWell(page, PHONE.width);
      for (const each of [page, ...pages]) expect(troublesOf(each).filter(isFault)).toEqual([]);
    },
    LONG,
  );
});

/** Refusals that the page answers are written to the console by the browser. */
function isFault(trouble: string): boolean {
  return !/status of 4(01|03|09)/.test(trouble);
}
