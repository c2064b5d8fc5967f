import { type Event, givenTo, toGiven } from '@mura/engine';
import { readRecord } from '@mura/records';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  axe,
  keepMessages,
  messagesOf,
  openSite,
  PHONE,
  playByMouse,
  type Site,
  toTalk,
  troublesOf,
} from './pages.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

const LONG = 300_000;

test('[R000-PLAT-01] [R000-PLAT-09] a whole game by mouse; nothing secret leaves the worker; axe finds nothing', {
  timeout: LONG,
}, async () => {
  const page = await site.open({ seed: 'mouse' });
  await keepMessages(page);
  await page.goto(site.url);
  expect(await axe(page), 'home').toEqual([]);
  await page.getByRole('button', { name: '5人', exact: true }).click();
  await page.getByRole('button', { name: '占い師' }).click();
  await page.getByRole('button', { name: '村に入る' }).click();
  await page.locator('.sheet .target').first().click();
  expect(await axe(page), 'night').toEqual([]);
  await page.locator('.sheet button[type=submit]').click();
  await toTalk(page);
  await page.locator('#say-talk').fill('おはようございます。');
  await page.locator('.composer.say button[type=submit]').click();
  await page.locator('.post', { hasText: 'おはようございます。' }).waitFor();
  for (const tab of ['論理', '投票', '覚書', '宣言']) {
    await page.getByRole('tab', { name: tab }).click();
    expect(await axe(page), tab).toEqual([]);
  }
  // Who plays whom is not told before the epilogue.
  expect(await page.locator('body').innerText()).not.toContain('からくり');
  await playByMouse(page);
  expect(await axe(page), 'end').toEqual([]);
  await page.locator('.endcard .btn').click();
  await page.locator('.fates tr').nth(4).waitFor();
  expect(await page.locator('.fates').innerText()).toContain('からくり');
  expect(await page.locator('.fates .seal.full').count()).toBe(5);
  expect(await page.locator('.mirror tbody tr').count()).toBe(4);
  expect(await axe(page), 'epilogue').toEqual([]);
  await expectNothingSecret(page);
  expect(troublesOf(page)).toEqual([]);
  await page.context().close();
});

/** All that came out of the worker is exactly what the rule gives this seat. */
async function expectNothingSecret(page: Page): Promise<void> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '書き出す' }).click();
  await page.getByRole('button', { name: /mura\.jsonl/ }).click();
  const read = readRecord(await text(await (await download).createReadStream()));
  const events = read.ok ? read.value.record.entries.map(({ event }) => event as Event) : [];
  const heard = await messagesOf(page);
  const me = heard.find(({ type }) => type === 'welcome')?.player ?? 0;
  const given = givenTo(me, events).map(({ number, event }) => ({ number, event: toGiven(event) }));
  const told = heard.filter(({ type }) => type === 'event').map(({ number, event }) => ({ number, event }));
  expect(told.length).toBeGreaterThan(20);
  expect(told).toEqual(given.slice(0, told.length));
  const deal = events.find((event) => event.type === 'sealed')?.deal;
  expect(deal).toHaveLength(5);
  const before = JSON.stringify(
    heard.slice(
      0,
      heard.findIndex(({ event }) => event?.type === 'ended'),
    ),
  );
  for (const secret of ['"mouse"', '"deal"', '"seed"', 'rolesRevealed', '"attacked"', 'talker '])
    expect(before).not.toContain(secret);
}

test('after a reload the village goes on where it stood', { timeout: LONG }, async () => {
  const page = await site.open({ seed: 'reload' });
  await page.goto(`${site.url}/solo?size=5&role=villager`);
  await toTalk(page);
  await page.locator('#say-talk').fill('ここにいます。');
  await page.keyboard.press('Control+Enter');
  await page.locator('.post', { hasText: 'ここにいます。' }).waitFor();
  await page
    .locator('[data-cell="2 1"]')
    .or(page.locator('[data-cell="3 1"]'))
    .first()
    .click({ button: 'right' });
  const self = await page.locator('.selfcard').innerText();
  const names = await page.locator('.board tbody b').allInnerTexts();
  await page.reload();
  await page.locator('.post', { hasText: 'ここにいます。' }).waitFor();
  expect(await page.locator('.selfcard').innerText()).toBe(self);
  expect(await page.locator('.board tbody b').allInnerTexts()).toEqual(names);
  await page.goto(site.url);
  await page.getByRole('link', { name: '続きから' }).click();
  await page.locator('.post', { hasText: 'ここにいます。' }).waitFor();
  await page.context().close();
});

test('a whole game by keyboard only', { timeout: LONG }, async () => {
  const page = await site.open({ seed: 'keyboard', language: 'en' });
  await page.goto(`${site.url}/solo?size=5&role=villager`);
  await toTalk(page);
  await page.keyboard.press('t');
  await page.keyboard.type('Good morning');
  await page.keyboard.press('Control+Enter');
  await page.locator('.post', { hasText: 'Good morning' }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('b');
  await page.locator('.board .cell:focus').waitFor();
  const isIn = (selector: string) =>
    page.evaluate((wanted) => document.activeElement?.closest(wanted) !== null, selector);
  for (let steps = 0; steps < 3000 && !(await page.locator('.endcard').isVisible()); steps++) {
    if (await isIn('.sheet .target')) {
      await page.keyboard.press('Space');
      await page.keyboard.press('Enter');
    }
    if (await isIn('.done, .quietbox .btn, .hurry')) await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  await page.locator('.endcard').waitFor();
  for (let steps = 0; steps < 200 && !(await isIn('.endcard .btn')); steps++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('.epi h1').waitFor();
  expect(troublesOf(page)).toEqual([]);
  await page.context().close();
});

test('a whole game in English on a phone of 360 px: nothing is wider, and axe finds nothing', {
  timeout: LONG,
}, async () => {
  const page = await site.open({
    seed: 'phone',
    language: 'en',
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
  });
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  await page.goto(site.url);
  await page.locator('.start').waitFor();
  expect(await fits()).toBe(true);
  await page.goto(`${site.url}/solo?size=9&role=werewolf`);
  await page.locator('.post').nth(3).waitFor();
  for (const tab of [1, 2, 3, 4, 0]) {
    await page.locator('.tabbar button').nth(tab).click();
    expect(await fits(), `tab ${tab}`).toBe(true);
    expect(await axe(page), `tab ${tab}`).toEqual([]);
  }
  await page.getByRole('button', { name: 'I am done' }).click();
  await page.locator('.sheet .target').first().click();
  expect(await axe(page), 'vote').toEqual([]);
  await page.locator('.sheet button[type=submit]').click();
  await playByMouse(page);
  await page.locator('.endcard .btn').click();
  await page.locator('.epi h1').waitFor();
  expect(await fits()).toBe(true);
  expect(await axe(page), 'epilogue').toEqual([]);
  expect(troublesOf(page)).toEqual([]);
  await page.context().close();
});

async function text(stream: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}
