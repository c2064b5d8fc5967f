import { type Event, givenTo, toGiven } from '@mura/engine';
import { readRecord } from '@mura/records';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { LONG, testHouse } from './house.ts';
import { closePage } from './page-pool.ts';
import { axe, keepMessages, messagesOf, PHONE, playByMouse, toTalk, troublesOf } from './pages.ts';

const house = testHouse({ keeps: true });

/** Nobody has an account here, and the browser itself tells of it. */
function isFault(trouble: string): boolean {
  return !/status of 401/.test(trouble);
}

let url: string;
beforeAll(async () => {
  ({ url } = await house.serve());
});

describe('a village that was played alone, by mouse', () => {
  let page: Page;
  const asked: string[] = [];
  beforeAll(async () => {
    page = await house.open(url, { seed: 'mouse' });
    page.on('request', (request) => {
      if (request.url().includes('/api/v1/records')) asked.push(request.method());
    });
    await keepMessages(page);
  });

  test('[R000-PLAT-01] [R000-PLAT-09] a whole game by mouse; nothing secret leaves the worker; axe finds nothing', {
    timeout: LONG,
  }, async () => {
    await page.goto(url);
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
    expect(troublesOf(page).filter(isFault)).toEqual([]);
  });

  test(
    'is sent only when its player wants it, kept apart as unverified, read by others, and taken back',
    async () => {
      await page.locator('.sendbox').waitFor();
      expect(await page.locator('#mirror-steps + .small').allInnerTexts()).toEqual([
        expect.stringContaining('からくりは盤を持たない'),
      ]);
      for (const words of ['CC BY 4.0', '未検証', '統計には数えません', '独り言'])
        expect(await page.locator('.sendbox').innerText()).toContain(words);
      expect(asked).toEqual([]);
      await page.getByRole('button', { name: '棋譜を送る' }).click();
      const link = page.getByRole('link', { name: '棋譜を開く' });
      await link.waitFor();
      expect(asked).toEqual(['POST']);
      expect(await axe(page)).toEqual([]);

      const other = await house.open(url, { language: 'en' });
      await other.goto(`${url}/replay`);
      const listed = other.locator('.sent a');
      await listed.waitFor();
      expect(await other.locator('.sent').innerText()).toContain('unverified');
      expect(await axe(other)).toEqual([]);
      await listed.click();
      await other.getByText('A village played alone (unverified)').first().waitFor();
      await other.locator('.scroll').waitFor();
      expect(await other.evaluate(() => location.pathname)).toMatch(/^\/replay\/sent\/[0-9a-z]{12}$/);
      await other.reload();
      await other.getByText('A village played alone (unverified)').first().waitFor();

      // Whoever reads it may report a line of it, without being anybody yet.
      for (let steps = 0; steps < 3; steps++) await other.keyboard.press('ArrowRight');
      const post = other.locator('.post').last();
      await post.hover();
      await post.locator('button.report').click();
      await other.keyboard.type('That was rude.');
      expect(await axe(other)).toEqual([]);
      await other.keyboard.press('Enter');
      await post.getByText('Whoever keeps this server has been told.').waitFor();

      await page.getByRole('button', { name: '取り下げる' }).click();
      await page.getByText('取り下げました。').waitFor();
      await other.goto(`${url}/replay`);
      await other.getByText('Nobody has sent one yet.').waitFor();
      expect([...troublesOf(page), ...troublesOf(other)].filter(isFault)).toEqual([]);
      await Promise.all([closePage(page), closePage(other)]);
    },
    LONG,
  );
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

describe('a village that is played alone in English', () => {
  let page: Page;
  beforeAll(async () => {
    page = await house.open(url, { seed: 'keyboard', language: 'en', hasFonts: true });
    await page.goto(`${url}/solo?size=5&role=werewolf`);
    await toTalk(page);
  });

  test('after a reload the village goes on where it stood', { timeout: LONG }, async () => {
    await page.locator('#say-talk').fill('I am here.');
    await page.keyboard.press('Control+Enter');
    await page.locator('.post', { hasText: 'I am here.' }).waitFor();
    await page
      .locator('[data-cell="2 1"]')
      .or(page.locator('[data-cell="3 1"]'))
      .first()
      .click({ button: 'right' });
    const self = await page.locator('.selfcard').innerText();
    const names = await page.locator('.board th .p > b').allInnerTexts();
    await page.reload();
    await page.locator('.post', { hasText: 'I am here.' }).waitFor();
    expect(await page.locator('.selfcard').innerText()).toBe(self);
    expect(await page.locator('.board th .p > b').allInnerTexts()).toEqual(names);
    await page.goto(url);
    await page.getByRole('link', { name: 'Go on where you left' }).click();
    await page.locator('.post', { hasText: 'I am here.' }).waitFor();
  });

  test('a whole game by keyboard only, most of it on a phone of 360 px: nothing is wider, and axe finds nothing', {
    timeout: LONG,
  }, async () => {
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    await page.keyboard.press('t');
    await page.keyboard.type('Good morning');
    await page.keyboard.press('Control+Enter');
    await page.locator('.post', { hasText: 'Good morning' }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('b');
    await page.locator('.board .cell:focus').waitFor();

    await page.setViewportSize(PHONE);
    for (const tab of [1, 2, 3, 4, 0]) {
      const button = page.locator('.tabbar button').nth(tab);
      await button.focus();
      await page.keyboard.press('Enter');
      expect(await fits(), `tab ${tab}`).toBe(true);
      expect(await axe(page), `tab ${tab}`).toEqual([]);
    }
    await playByKeyboard(page, '.sheet .target');
    expect(await axe(page), 'vote').toEqual([]);
    await playByKeyboard(page, '.endcard');
    for (let steps = 0; steps < 200 && !(await isIn(page, '.endcard .btn')); steps++)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('.epi h1').waitFor();
    expect(await fits()).toBe(true);
    expect(await axe(page), 'epilogue').toEqual([]);
    expect(troublesOf(page).filter(isFault)).toEqual([]);
  });
});

function isIn(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => document.activeElement?.closest(wanted) != null, selector);
}

/** Where the key is, and what can be done there. The form of a phone ends the talk with a chip, once one is in it. */
function keyAt(
  page: Page,
  wanted: string,
): Promise<'seen' | 'target' | 'end of talk' | 'talk' | 'elsewhere'> {
  return page.evaluate((selector) => {
    const at = document.activeElement;
    const isSeen = (one: string) =>
      [...document.querySelectorAll(one)].some((part) => part.checkVisibility());
    if (isSeen(selector)) return 'seen';
    if (at?.closest('.sheet .target')) return 'target';
    if (at?.closest('.done, .quietbox .btn, .hurry') || at?.textContent?.trim() === 'I am done')
      return 'end of talk';
    return isSeen('#say-talk') && !at?.closest('.composer.say') ? 'talk' : 'elsewhere';
  }, wanted);
}

/** Chooses the first that may be chosen and has nothing to say, until something is seen. */
async function playByKeyboard(page: Page, wanted: string): Promise<void> {
  for (let steps = 0; steps < 3000; steps++) {
    const place = await keyAt(page, wanted);
    if (place === 'seen') return;
    if (place === 'talk') await page.keyboard.press('t');
    if (place === 'target') await page.keyboard.press('Space');
    if (place === 'target' || place === 'end of talk') await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  expect.fail(`${wanted} was not seen`);
}

async function text(stream: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}
