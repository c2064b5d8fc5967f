import { gzipSync } from 'node:zlib';
import { type Event, invariant } from '@mura/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runs } from '../../../checks/runs.ts';
import { closePage } from './page-pool.ts';
import { goOffline, openSite, sentBy, type TestSite, toTalk, troublesOf } from './pages.ts';
import { FIVE, openScripted, type ScriptedVillage, talked } from './scripted.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

const LONG = 300_000;
const NASTY = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(2)</script>',
  '{{7*7}}',
  '&lt;b&gt;',
  'javascript:alert(3)',
];

const openVillage = (told: ScriptedVillage, more: readonly Event[] = [], hints: string | null = null) =>
  openScripted(site, told, more, hints === null ? {} : { storageState: withKept('mura.hints', hints) });

/** A browser that has kept something. */
function withKept(name: string, value: string) {
  return { cookies: [], origins: [{ origin: site.url, localStorage: [{ name, value }] }] };
}

/** What a page does from now on. */
async function deedsFrom(page: Page) {
  const before = (await sentBy(page)).length;
  return async () =>
    (await sentBy(page)).slice(before).flatMap(({ action }) => (action === undefined ? [] : [action]));
}

/** A greeting, said after advice was asked for and sent away again, and all that was sent up to then. */
async function greet(page: Page): Promise<string> {
  const wish = page.getByRole('checkbox', { name: '心得を見る' });
  for (let times = 0; times < 2; times++) await wish.click();
  await page.keyboard.press('Escape');
  await page.locator('#say-talk').fill('おはよう。');
  await page.keyboard.press('Control+Enter');
  await page.waitForFunction(() => (globalThis as unknown as { sent: unknown[] }).sent.length > 1);
  // The name of the village and the hour are new each time.
  return JSON.stringify(await sentBy(page))
    .replace(/"game":"[^"]+"/, '')
    .replaceAll(/"clientAt":\d+/g, '')
    .replace(/"characters":\[[^\]]+\]/, '');
}

describe('the screen of a village', () => {
  // One page for all these; each looks at what itself has done.
  let page: Page;
  beforeAll(async () => {
    page = await openVillage(FIVE, [
      talked(2, 0, '一。', { expression: 'surprised' }),
      talked(3, 1, '二。'),
      talked(4, 2, '三。'),
    ]);
  });
  afterAll(() => closePage(page));

  test('[R000-INFO-13] advice is off until somebody asks for it', async () => {
    await page.locator('.selfopen').click();
    expect(await page.locator('.hints').count()).toBe(0);
    await page.getByRole('checkbox', { name: '心得を見る' }).check();
    await page.locator('.hints li').first().waitFor();
    expect(await page.locator('.hints li').count()).toBe(3);
    await page.getByRole('checkbox', { name: '心得を見る' }).uncheck();
    expect(await page.locator('.hints').count()).toBe(0);
  });

  test('[R000-INFO-13] advice changes nothing in the village: with it and without it the same is sent', async () => {
    const without = await greet(page);
    expect(without).toContain('おはよう。');
    const advised = await openVillage(FIVE, [], 'basic');
    await advised.locator('.selfopen').click();
    await advised.locator('.hints').waitFor();
    expect(await greet(advised)).toBe(without);
    await closePage(advised);
  });

  test('[R003-LPLAY-04] [R003-LPLAY-05] [R003-LPLAY-06] [R003-LPLAY-07] [R003-LPLAY-08] [R003-LPLAY-09] has everything in its place', async () => {
    const place = async (selector: string) => {
      const box = await page.locator(selector).first().boundingBox();
      invariant(box !== null, `${selector} is shown`);
      return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
    };
    const [talk, board, say, think, clock, self] = await Promise.all(
      ['.scroll', '.board', '.composer.say', '.composer.think', '.clock', '.selfcard'].map(place),
    );
    expect(talk!.right).toBeLessThanOrEqual(board!.left);
    expect(say!.right).toBeLessThanOrEqual(think!.left);
    expect(say!.top).toBeGreaterThanOrEqual(talk!.bottom - 1);
    expect(think!.top).toBeGreaterThanOrEqual(board!.bottom);
    expect(clock!.bottom).toBeLessThanOrEqual(talk!.top);
    expect(clock!.right).toBeLessThan(720);
    expect(self!.left).toBeGreaterThan(720);
    expect(self!.bottom).toBeLessThanOrEqual(board!.top);
    expect(await page.locator('.clock').innerText()).toMatch(/一日目[\s\S]*議論[\s\S]*\d/);
    const own = await page.locator('.selfcard').innerText();
    for (const word of ['千代', '占い師', '村人陣営']) expect(own).toContain(word);
    expect(await page.locator('.selfcard .face').count()).toBe(1);
    expect(await page.locator('.board tbody tr').count()).toBe(5);
  });

  test('[R003-LPLAY-09] [R003-LPLAY-10] the board is marked by click and by keys, with the four signs', async () => {
    const deeds = await deedsFrom(page);
    const cell = page
      .getByRole('gridcell')
      .filter({ has: page.locator('[data-cell="2 2"]') })
      .getByRole('button');
    await page.locator('[data-cell="2 2"]').click();
    await page.getByRole('radio', { name: 'かもしれない' }).click();
    await page.locator('[data-cell="3 1"]').click({ button: 'right' });
    await cell.focus();
    for (const key of ['1', '2', '3', '4', 'Space', 'ArrowDown', 'Enter', 'Escape'])
      await page.keyboard.press(key);
    await page.locator('[data-cell="3 2"]:focus').waitFor();
    const marks = (await deeds()).flatMap(({ type, target, role, mark }) =>
      type === 'mark' ? [`${target} ${role} ${mark}`] : [],
    );
    // The scripted village keeps nothing, so each mark is made on an open cell.
    expect(marks).toEqual([
      '2 werewolf Δ',
      '3 seer X',
      '2 werewolf Δ',
      '2 werewolf O',
      '2 werewolf X',
      '2 werewolf Δ',
    ]);
  });

  test('[R000-PLAT-14] a post carries the chosen face, and faces are shown with it', async () => {
    const deeds = await deedsFrom(page);
    expect(await page.locator('#p0 use').getAttribute('href')).toMatch(/-surprised$/);
    await page.getByRole('button', { name: '表情：平静' }).click();
    await page.getByRole('radio', { name: '怒り' }).click();
    await page.locator('#say-talk').fill('ちがいます。');
    await page.keyboard.press('Control+Enter');
    await expect
      .poll(deeds)
      .toMatchObject([{ type: 'talk', channel: 'talk', text: 'ちがいます。', expression: 'angry' }]);
  });

  test('[R000-PLAT-16] a werewolf reads and writes whispers beside the public talk, and posts in their lines', async () => {
    const whisper = talked(2, 0, '今夜は綾だ。', { channel: 'whisper', audience: [1, 2] });
    const wolf = await openVillage(
      {
        ...FIVE,
        preset: 'bbs-9',
        names: [...FIVE.names, '善海', '菊', '伊助', '鈴'],
        role: 'werewolf',
        fellows: [2],
      },
      [talked(3, 0, 'おはよう。'), whisper, talked(4, 1, '占い師です。\n結果は明日。')],
    );
    await expect.poll(() => wolf.locator('.post').count()).toBe(3);
    // A post of several lines is read in its lines.
    expect(await wolf.locator('#p1 .say').innerText()).toBe('占い師です。\n結果は明日。');
    expect(await wolf.locator('.post.whisper').innerText()).toContain('今夜は綾だ。');
    await wolf.locator('#say-talk').fill('村へ。');
    await wolf.keyboard.press('Control+Enter');
    await wolf.keyboard.press('Alt+2');
    await wolf.locator('#say-whisper').fill('仲間へ。');
    await wolf.keyboard.press('Control+Enter');
    await wolf.waitForFunction(() => (globalThis as unknown as { sent: unknown[] }).sent.length > 2);
    const said = (await sentBy(wolf)).flatMap(({ action }) =>
      action?.type === 'talk' ? [`${action.channel} ${action.text}`] : [],
    );
    expect(said).toEqual(['talk 村へ。', 'whisper 仲間へ。']);
    await closePage(wolf);
  });

  test('names and talk can hold anything without becoming markup', async () => {
    const nasty = await openVillage(
      { ...FIVE, names: NASTY },
      NASTY.map((text, index) => talked(index + 1, index, text)),
    );
    await nasty.locator('#p4').waitFor();
    for (const [index, text] of NASTY.entries()) {
      expect(await nasty.locator(`#p${index} .say`).innerText()).toContain(text);
      expect(await nasty.locator(`#p${index} .who`).innerText()).toContain(text);
    }
    expect(await nasty.locator('.scroll img, .scroll script, .board img, .board script').count()).toBe(0);
    expect(troublesOf(nasty)).toEqual([]);
    await closePage(nasty);
  });

  test('what is written stays when the village refuses it, and the page says why', async () => {
    await page.locator('#say-talk').fill('refuse quotaUsed');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('alert').filter({ hasText: '一日10回までです。' }).waitFor();
    expect(await page.locator('#say-talk').inputValue()).toBe('refuse quotaUsed');
    await page.locator('#say-talk').fill('あ'.repeat(141));
    expect(await page.locator('.composer.say button[type=submit]').isDisabled()).toBe(true);
    expect(await page.locator('.toolong').innerText()).toBe('141 / 140');
    await page.keyboard.press('Control+Enter');
    expect(await page.locator('#say-talk').inputValue()).toHaveLength(141);
    await page.locator('#say-talk').fill('');
  });

  test('thousands of posts are not drawn at once, and each can be reached', { timeout: LONG }, async () => {
    const last = runs(1499, 4999);
    const posts = Array.from({ length: last + 1 }, (_, number) =>
      talked((number % 5) + 1, number, `発言 ${number}`, { replyTo: number === last ? 100 : null }),
    );
    const long = await openVillage(FIVE, posts);
    await long.locator(`#p${last}`).waitFor();
    const drawn = () => long.locator('.post').count();
    expect(await drawn()).toBeLessThan(400);
    await long.locator(`#p${last} .re`).click();
    await long.locator('#p100').waitFor();
    expect(await drawn()).toBeLessThan(400);
    const box = long.locator('.scroll');
    for (let step = 0; step < runs(10, 30); step++)
      await box.evaluate((element) => element.scrollBy(0, 3000));
    expect(await drawn()).toBeLessThan(500);
    await long.getByRole('button', { name: '探す' }).click();
    await long.getByRole('searchbox').fill('発言 1333');
    await long.locator('#p1333').waitFor();
    expect(await drawn()).toBe(1);
    await closePage(long);
  });

  test('by keys one goes from post to post, answers and stars', async () => {
    const deeds = await deedsFrom(page);
    await page.locator('.scroll').click({ position: { x: 5, y: 5 } });
    for (const key of ['k', 'k', 'k', 'j']) await page.keyboard.press(key);
    await page.locator('#p1:focus').waitFor();
    await page.keyboard.press('s');
    await page.keyboard.press('r');
    await page.locator('#say-talk:focus').waitFor();
    await page.keyboard.type('はい。');
    await page.keyboard.press('Control+Enter');
    await expect.poll(deeds).toMatchObject([
      { type: 'star', number: 1, starred: true },
      { type: 'talk', text: 'はい。', replyTo: 1 },
    ]);
  });

  test('Esc, Esc hides all that is one’s own', async () => {
    // On a busy machine the second key may come too late; then both are pressed again.
    for (let tries = 0; tries < 20 && (await page.locator('.board').isVisible()); tries++) {
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    }
    expect(await page.locator('.board').isVisible()).toBe(false);
    expect(await page.locator('body').innerText()).not.toContain('占い師');
  });
});

test('first load is under 100 kB of script in some thirty files, and nobody else is asked', async () => {
  const page = await site.open({ isFirstVisit: true });
  const bodies = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const body = response.body();
    // One that comes when all has been looked at may find the page closed.
    body.catch(() => {});
    bodies.set(response.url(), body);
  });
  // What is fetched later, while nobody waits, is no part of it: on a busy machine the test comes late to look.
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('.start') === null) return;
      Object.assign(globalThis, { startSeenAt: performance.now() });
      observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.goto(site.url);
  await page.locator('.start').waitFor();
  const before = await page.evaluate(() => {
    const { startSeenAt } = globalThis as unknown as { startSeenAt: number };
    const asked = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < startSeenAt);
    return asked.map(({ name }) => name);
  });
  const scripts = await Promise.all(before.flatMap((url) => bodies.get(url) ?? []));
  const size = scripts.reduce((sum, body) => sum + gzipSync(body).length, 0);
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.length).toBeLessThan(35);
  expect(size).toBeLessThan(100_000);
  expect(troublesOf(page)).toEqual([]);
  await closePage(page);
});

test('once loaded, the language bench works and a village with bots can be played without a connection', {
  timeout: LONG,
}, async () => {
  const page = await site.open({ seed: 'offline', serviceWorkers: 'allow' });
  await page.goto(`${site.url}/bench?language=ja`);
  await page.locator('.voices dd').nth(9).waitFor();
  await goOffline(page);
  await page.reload();
  await page.locator('.voices dd').nth(9).waitFor();
  await page.goto(`${site.url}/solo?size=5&role=villager`);
  await toTalk(page);
  await page.locator('.post').first().waitFor();
  expect(await page.locator('.post').count()).toBeGreaterThan(0);
  await page.locator('#say-talk').fill('私は占い師です。');
  await page.locator('#read-talk .rdl', { hasText: '占い師' }).waitFor();
  await closePage(page);
});
