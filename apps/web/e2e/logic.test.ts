import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe, openSite, type Site, toTalk, troublesOf } from './pages.ts';

let site: Site;
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

  // The seer knows of somebody: that he is a werewolf, or that he cannot be one.
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
  await page.context().close();
});
