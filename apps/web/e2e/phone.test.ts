import { type Event, toGiven } from '@mura/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usuallyOne } from '../../../checks/runs.ts';
import { openSite, PHONE, sentBy, sharedPage, type TestSite, tell } from './pages.ts';
import { openScripted } from './scripted.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

const TABLET = { width: 768, height: 1024 };
const NAMES = [...'茜凪蓮源春樹珀蜜栄文鉄篠悟牡千'].map((name) => `${name}之助`);

/** Night falls, and the werewolf is asked for a target among all the others. */
function nightNews(from: number): unknown[] {
  const others = NAMES.slice(1).map((_, index) => index + 2);
  const night: Event = {
    type: 'phaseBegan',
    audience: 'public',
    day: 1,
    phase: 'night',
    round: 0,
    asked: [1],
    seconds: 600,
  };
  const question = { act: 'attackVote', day: 1, round: 0, turn: null, legal: { targets: others } };
  return [
    { type: 'event', number: from, at: Date.now(), event: toGiven(night) },
    { type: 'asked', question },
  ];
}

/**
 * What a piece of news lies on while it is shown, looked at in one go because it goes away by itself: cards and buttons
 * of the sheet, as far as they are not scrolled away, and the way to the other tabs.
 */
async function coveredBy(page: Page, notice: string): Promise<string[]> {
  const found = await page.waitForFunction((selector) => {
    const notices = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    if (notices.length === 0) return null;
    const view = document.querySelector('.sheetview')!.getBoundingClientRect();
    const seen = [...document.querySelectorAll('.sheet .target, .sheet button, .tabbar button')];
    const covered = seen.filter((one) =>
      notices.some((over) => {
        const box = one.getBoundingClientRect();
        const { top, bottom, left, right } = over.getBoundingClientRect();
        const isInside = one.closest('.sheetview') !== null;
        const from = isInside ? Math.max(box.top, view.top) : box.top;
        const to = isInside ? Math.min(box.bottom, view.bottom) : box.bottom;
        return from < bottom && to > top && from < to && box.left < right && box.right > left;
      }),
    );
    return { covered: covered.map(({ textContent }) => textContent.trim()), seen: seen.length };
  }, notice);
  const { covered, seen } = (await found.jsonValue())!;
  expect(seen).toBeGreaterThan(NAMES.length - 1);
  return covered;
}

const WOLF = { preset: 'licos-15', names: NAMES, role: 'werewolf', fellows: [2] } as const;

const WORDS = {
  ja: ['茜之助', '人狼', '人狼陣営'],
  en: ['茜之助', 'Werewolf', 'Werewolf side'],
  ko: ['茜之助', '인랑', '인랑 편'],
} as const;

/** A night comes with its sheet; what is told then and later lies on nothing of it. */
async function expectNothingCovered(page: Page, from: number): Promise<void> {
  await tell(page, nightNews(from));
  expect(await coveredBy(page, '.notices .status')).toEqual([]);
  await page.locator('.sheet .target').nth(3).tap();
  const view = page.locator('.sheetview');
  await view.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await page.locator('.sheet button[type=submit]').tap();
  // The choice stands, and the sheet is gone with its question; the night asks once more.
  await page.locator('.notices .status').first().waitFor();
  await tell(page, nightNews(from).slice(-1));
  expect(await coveredBy(page, '.notices .status')).toEqual([]);
  await view.evaluate((element) => element.scrollTo(0, element.scrollHeight / 3));
  await tell(page, [{ type: 'connection', state: 'lost' }]);
  expect(await coveredBy(page, '.notices .alert')).toEqual([]);
  await tell(page, [{ type: 'connection', state: 'open' }]);
}

// English has the longest words.
describe.each(usuallyOne(['en', 'ja', 'ko'] as const))('in %s', (language) => {
  // One page that is a tablet first and a phone then.
  const village = sharedPage(() =>
    openScripted(site, WOLF, [], {
      ...{ language, viewport: TABLET, hasTouch: true, isMobile: true, hasFonts: true },
    }),
  );

  test('[R003-LPLAY-05] [R003-LPLAY-06] on a tablet day, phase, time and who one is stay in sight; thoughts can be written down', async () => {
    const page = village();
    for (const part of [
      '.clock',
      '.notebook',
      '.selfcard',
      '.selfcard .face',
      '.selfcard .selftext strong',
    ]) {
      const box = await page.locator(part).first().boundingBox();
      expect(box!.x).toBeGreaterThanOrEqual(0);
      expect(box!.x + box!.width).toBeLessThanOrEqual(TABLET.width);
    }
    const self = await page.locator('.selfcard').innerText();
    for (const word of WORDS[language]) expect(self).toContain(word);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(TABLET.width);
    await page.keyboard.press('Alt+3');
    await page.locator('#say-soliloquy:focus').fill('ひとりごと。');
    await page.keyboard.press('Control+Enter');
    await page.waitForFunction(() => (globalThis as unknown as { sent: unknown[] }).sent.length > 1);
    expect((await sentBy(page)).at(-1)?.action).toMatchObject({ channel: 'soliloquy', text: 'ひとりごと。' });
  });

  test('on a tablet and on a phone news never lie on a card or a button of the night sheet, however far one has scrolled', async () => {
    const page = village();
    if (language === 'en') await expectNothingCovered(page, 6);
    await page.setViewportSize(PHONE);
    await expectNothingCovered(page, 7);
  });

  test('the menu of a phone leads to every page of the site', async () => {
    const page = village();
    await page.setViewportSize(PHONE);
    await page.goto(`${site.url}/privacy`);
    for (const path of ['/watch', '/replay', '/bench', '/connect', '/']) {
      await page.locator('.menubutton').tap();
      await page.locator(`.people.menu a[href="${path}"]`).tap();
      await page.waitForURL(({ pathname }) => pathname === path);
      expect(new URL(page.url()).pathname).toBe(path);
    }
  });
});
