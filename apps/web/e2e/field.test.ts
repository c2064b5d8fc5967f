import { toGiven } from '@mura/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usuallyOne } from '../../../checks/runs.ts';
import { DAYS, FIFTEEN, manyDays } from './many-days.ts';
import { closePage } from './page-pool.ts';
import { openSite, PHONE, sentBy, type TestSite, tell } from './pages.ts';
import { openScripted, talked } from './scripted.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

/** In the usual run a phone in one language; `every-page.test.ts` has all of them. */
const SIZES = [
  ...usuallyOne([
    ['phone', 'en', PHONE],
    ['phone', 'ja', PHONE],
    ['phone', 'ko', PHONE],
  ] as const),
  ['desktop', 'en', { width: 1280, height: 720 }],
] as const;

const FIELD = '.composer.say textarea';

/** How far the talk is from its end, in pixels. */
const fromEnd = (page: Page) =>
  page
    .locator('.scroll')
    .evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight);

/** The words of what lies under a piece of news while it is shown, as far as it can be seen. */
const coveredBy = async (page: Page, notice: string) => {
  const found = await page.waitForFunction((selector) => {
    const notices = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    if (notices.length === 0) return null;
    const seen = '.clock, .selfcard, .post, .bulletin, .hourmark, .composer, .tabbar, .bar, .sheet, .board';
    return [...document.querySelectorAll(seen)]
      .filter((one) => {
        const box = one.getBoundingClientRect();
        const room = one.closest('.scroll, .sheetview, .boardbox')?.getBoundingClientRect() ?? box;
        const [top, bottom] = [Math.max(box.top, room.top), Math.min(box.bottom, room.bottom)];
        return notices.some((over) => {
          const { top: above, bottom: below, left, right } = over.getBoundingClientRect();
          return top < below && bottom > above && top < bottom && box.left < right && box.right > left;
        });
      })
      .map(({ className }) => className);
  }, notice);
  return found.jsonValue();
};

describe.each(SIZES)('on a %s, in %s,', (kind, language, viewport) => {
  // One page for all of them, which comes back to the end of the talk with an empty field.
  let page: Page;
  beforeAll(async () => {
    page = await openScripted(site, FIFTEEN, manyDays(), {
      language,
      viewport,
      hasFonts: true,
      ...(kind === 'phone' ? { hasTouch: true, isMobile: true } : {}),
    });
    await page.locator('.post').nth(4).waitFor();
  });
  afterAll(() => closePage(page));

  if (kind === 'phone')
    test('the form is small until somebody wants to write, and then offers everything', async () => {
      const form = page.locator('.composer.say');
      const heightOf = async () => (await form.boundingBox())!.height;
      const channels = form.locator('.channel');
      expect(await heightOf()).toBeLessThan(PHONE.height / 10);
      expect(await channels.count()).toBe(0);
      await form.getByRole('button', { name: /話し終える|I am done|말을 마치기/ }).waitFor();
      await page.locator(FIELD).tap();
      await channels.nth(1).tap();
      await page.locator('#say-soliloquy').fill('ひとりごと');
      await page.locator('.scroll').tap();
      expect(await channels.count()).toBeGreaterThan(1);
      await page.locator('#say-soliloquy').fill('');
      await channels.first().tap();
      await page.locator('.scroll').tap();
      await channels.first().waitFor({ state: 'detached' });
      expect(await heightOf()).toBeLessThan(PHONE.height / 10);
    });

  test('the talk stays at its end while the field grows, and goes on from there', async () => {
    await page.waitForFunction(() => {
      const { scrollHeight, scrollTop, clientHeight } = document.querySelector('.scroll')!;
      return scrollHeight - scrollTop - clientHeight < 2;
    });
    await page.locator(FIELD).fill('one\ntwo\nthree\nfour\nfive');
    await page.waitForFunction(() => document.querySelector('textarea')!.clientHeight > 80);
    await page.waitForFunction(() => {
      const { scrollHeight, scrollTop, clientHeight } = document.querySelector('.scroll')!;
      return scrollHeight - scrollTop - clientHeight < 2;
    });
    const event = toGiven(talked(2, 70, 'そうか。', { day: DAYS, idx: 7 }));
    await tell(page, [{ type: 'event', number: 200, at: Date.now(), event }]);
    await page.getByText('そうか。').waitFor();
    await expect.poll(() => fromEnd(page)).toBeLessThan(2);
  });

  test('whoever reads further above is left there when the field grows', async () => {
    await page.locator(FIELD).fill('');
    await page.waitForFunction(() => document.querySelector('textarea')!.clientHeight < 80);
    await page.locator('.scroll').evaluate((box) => box.scrollTo(0, 100));
    await page.waitForFunction(() => document.querySelector('.scroll')!.scrollTop === 100);
    await page.locator(FIELD).fill('one\ntwo\nthree');
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await page.locator('.scroll').evaluate(({ scrollTop }) => scrollTop)).toBe(100);
  });

  test('news lie on nothing that one reads or touches', async () => {
    // News are shown for seconds only: somebody looks before they come.
    for (const [state, notice] of [
      ['lost', '.notices .alert'],
      ['open', '.notices .status'],
    ] as const) {
      const covered = coveredBy(page, notice);
      await tell(page, [{ type: 'connection', state }]);
      expect(await covered).toEqual([]);
    }
  });

  if (kind === 'desktop') return;

  test('the form lets somebody end their talk without writing', async () => {
    await page.locator(FIELD).fill('');
    await page.locator('.scroll').tap();
    const before = (await sentBy(page)).length;
    await page.locator('.composer.say .done').tap();
    await expect.poll(async () => (await sentBy(page)).length).toBeGreaterThan(before);
    expect((await sentBy(page)).at(-1)?.action).toMatchObject({ type: 'over' });
  });
});
