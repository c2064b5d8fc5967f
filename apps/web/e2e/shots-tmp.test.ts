import { test } from 'vitest';
import { serveHere } from '../../server/testing/serving.ts';
import { openHouse } from './house.ts';
import { PHONE, WIDE } from './pages.ts';
test('shots', async () => {
  const house = await openHouse();
  const served = await serveHere(await house.databases.fresh(), { aiwolf: { port: 0, isNeeded: true } });
  const page = await house.open(served.url, { language: 'ja' });
  const shot = async (p: typeof page, name: string, full = true) => {
    for (const [size, view] of [['wide', WIDE], ['phone', PHONE]] as const) {
      await p.setViewportSize(view); await p.waitForTimeout(500);
      await p.screenshot({ path: `/tmp/shots3/${name}-${size}.png`, fullPage: full });
    }
    await p.setViewportSize(WIDE);
  };
  await page.goto(`${served.url}/villages/new`);
  await page.locator('input[value="aiwolf-5"]').check({ force: true });
  await page.getByRole('button', { name: 'ふつうの言葉' }).click();
  const seats = page.locator('.seatlist select');
  await seats.nth(0).selectOption('bot:honest');
  await seats.nth(1).selectOption('person');
  await seats.nth(2).selectOption('program:aiwolf');
  await seats.nth(3).selectOption('program:web');
  await page.locator('.words input').fill('ばか、まぬけ');
  await page.locator('.consentwish summary').click();
  await page.locator('.consentwish textarea').fill('この村の発言は、会話の研究のために保存されます。\n名前は伏せて公開されます。いつでも取り消せます。');
  await page.locator('.consentwish input').nth(1).fill('CC-BY-4.0');
  await shot(page, 'new');
  await page.locator('.finish .go').click();
  await page.locator('.programs').waitFor();
  await shot(page, 'wait');
  const two = await house.open(served.url, { language: 'ja' });
  await two.goto(page.url());
  await two.locator('.agree input').check();
  await two.locator('.seatcards button').first().click();
  await two.locator('.mine').waitFor();
  for (const n of [2, 3]) {
  const third = page.locator('.seatcards li').nth(n);
  await third.locator('button').click();
  await third.locator('button', { hasText: 'からくり' }).click();
  await third.locator('select').waitFor({ state: 'detached' });
  }
  await page.getByRole('button', { name: 'はじめる' }).click();
  await two.locator('.chip.turn').waitFor();
  await two.locator('.post .meta').first().waitFor();
  const post = two.locator('.post:not(.me)').first();
  await post.hover();
  await two.screenshot({ path: '/tmp/shots3/post-hover.png' });
  await post.locator('button.report').click();
  await shot(two, 'report', false);
  await two.keyboard.press('Escape');
  await two.getByRole('tab', { name: '論理' }).click();
  await two.locator('.logic .lc.no').first().click();
  await two.locator('section.why li').first().waitFor();
  await two.screenshot({ path: '/tmp/shots3/logic-wide.png' });
  await two.setViewportSize(PHONE);
  await two.waitForTimeout(400);
  await two.locator('nav button, .tabbar button').filter({ hasText: '宣言' }).first().click();
  await two.getByRole('tab', { name: '論理' }).click();
  await two.locator('.logic .lc.no').first().click();
  await two.locator('section.why li').first().waitFor();
  await two.screenshot({ path: '/tmp/shots3/logic-phone.png' });
  await served.stop(); await house.stop();
}, 120_000);
