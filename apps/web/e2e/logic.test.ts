import { toGiven } from '@mura/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closePage } from './page-pool.ts';
import { axe, openSite, type TestSite, tell, toTalk, troublesOf } from './pages.ts';
import { FIVE, openScripted, talked } from './scripted.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

test('a cell of the logic panel says why while one plays, by click and by Enter, and leads to the event', {
  timeout: 120_000,
}, async () => {
  const page = await site.open({ seed: 'mouse', language: 'en' });
  await page.goto(site.url);
  await page.getByRole('button', { name: '5', exact: true }).click();
  await page.getByRole('button', { name: 'Seer' }).click();
  await page.getByRole('button', { name: 'Enter the village' }).click();
  await page.locator('.sheet .target').first().click();
  await page.locator('.sheet button[type=submit]').click();
  await toTalk(page);
  await page.getByRole('tab', { name: 'Logic' }).click();

  const why = page.locator('section.why');
  await page.locator('.logic button.lc.sure').first().click();
  await why.getByText('must be Seer').waitFor();
  expect(await why.locator('li').count()).toBeGreaterThan(0);
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await why.count()).toBe(0);

  // The seer knows of somebody: that they are a werewolf, or that they cannot be one.
  const row = page.locator('.logic tbody tr').nth(1);
  await page.locator('.logic tbody tr').first().locator('.lc').first().focus();
  await page.keyboard.press('ArrowDown');
  expect(
    await row
      .locator('.lc')
      .first()
      .evaluate((cell) => cell === document.activeElement),
  ).toBe(true);
  await page.locator('.logic button.lc.no').first().focus();
  await page.keyboard.press('Enter');
  await why.getByText(/cannot be/).waitFor();
  await why.getByRole('button', { name: 'go there' }).first().click();
  await page.locator('.flash').waitFor();
  expect(troublesOf(page)).toEqual([]);
  await closePage(page);
});

test('the logic of a player can take the village side at its word, as that of a replay', async () => {
  const claims = [2, 3].map((seer, index) => talked(seer, index, `COMINGOUT Agent[0${seer}] SEER`));
  const page = await openScripted(site, { ...FIVE, role: 'villager' }, claims, { language: 'en' });
  await page.locator('#tab-logic').click();
  const trust = page.getByRole('button', { name: 'Assume: the village side does not lie' });
  const werewolf = (player: number) =>
    page
      .locator('.logic tbody tr')
      .nth(player - 1)
      .locator('.lc.werewolf');
  const isOpen = async (player: number, kind: string) =>
    werewolf(player)
      .and(page.locator(`.${kind}`))
      .waitFor();
  expect(await trust.getAttribute('aria-pressed')).toBe('false');
  await isOpen(4, 'may');
  await trust.click();
  await isOpen(4, 'no');
  await isOpen(2, 'may');
  await werewolf(4).click();
  await page.locator('.why').getByText('Without the assumption: possible.').waitFor();
  const third = toGiven(talked(4, 2, 'COMINGOUT Agent[04] SEER'));
  await tell(page, [{ type: 'event', number: 8, at: Date.now(), event: third }]);
  await page.getByText('somebody of the village side has lied').waitFor();
  await page.getByRole('button', { name: 'Drop the assumption' }).click();
  await isOpen(5, 'may');
  expect(await trust.getAttribute('aria-pressed')).toBe('false');
  await closePage(page);
});
