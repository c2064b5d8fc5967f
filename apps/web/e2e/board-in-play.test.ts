import { type Event, toGiven } from '@mura/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closePage } from './page-pool.ts';
import { openSite, sentBy, type TestSite, tell } from './pages.ts';
import { FIVE, openScripted, talked } from './scripted.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

const TALK = [
  talked(2, 0, 'おはよう。'),
  talked(3, 1, '>>0 おはよう。'),
  talked(2, 2, '綾さん、怪しくない？'),
];
/** Roles of five: villager, seer, werewolf. */
const [VILLAGER, SEER, WEREWOLF] = [0, 1, 2];
const cell = (target: number, column: number) => `.board [data-cell="${target} ${column}"]`;

function divined(target: number, result: 'human' | 'werewolf'): Event {
  return { type: 'divined', audience: [1], day: 0, player: 1, target, result };
}

function news(number: number, event: Event): unknown {
  return { type: 'event', number, at: Date.now(), event: toGiven(event) };
}

function marked(target: number, role: 'villager' | 'werewolf', mark: 'O' | 'X'): Event {
  return { type: 'marked', audience: [1], player: 1, target, role, mark };
}

describe('[R003-LPLAY-12] the board is a help in play, not a survey', () => {
  // One page in which nothing was told or marked beyond one's own role, for all that is looked at.
  let page: Page;
  beforeAll(async () => {
    page = await openScripted(site, FIVE, TALK);
  });
  afterAll(() => closePage(page));

  test('[R003-LPLAY-18] every face and every seal on the page has a name in words', async () => {
    const nameless = await page.evaluate(
      ([people, roles]) => {
        const near = (element: Element, words: readonly string[]) => {
          let around: Element | null = element;
          for (let step = 0; step < 4 && around !== null; step++) {
            const said = `${around.textContent} ${around.getAttribute('aria-label') ?? ''}`;
            if (words.some((word) => said.includes(word))) return true;
            around = around.parentElement;
          }
          return false;
        };
        const without = (selector: string, words: readonly string[]) =>
          [...document.querySelectorAll(selector)]
            .filter((one) => !near(one, words))
            .map((one) => one.outerHTML);
        const counts = ['svg.face', '.seal'].map((selector) => document.querySelectorAll(selector).length);
        return { counts, faces: without('svg.face', people!), seals: without('.seal', roles!) };
      },
      // One’s own face stands for its expression where that is chosen.
      [
        [...FIVE.names, '表情'],
        ['村人', '占い師', '人狼'],
      ] as const,
    );
    expect(nameless.counts[0]).toBeGreaterThanOrEqual(5 + 3);
    expect(nameless.counts[1]).toBeGreaterThanOrEqual(3);
    expect([nameless.faces, nameless.seals]).toEqual([[], []]);
  });

  test('what the game has told is filled in and cannot be marked otherwise', async () => {
    await tell(page, [news(20, divined(4, 'human'))]);
    const known = [cell(1, SEER), cell(1, WEREWOLF), cell(1, VILLAGER), cell(4, WEREWOLF)];
    await page.locator(`${cell(4, WEREWOLF)}[aria-disabled="true"]`).waitFor();
    for (const one of known) expect(await page.locator(one).getAttribute('aria-disabled')).toBe('true');
    expect(await page.locator(cell(1, SEER)).getAttribute('class')).toContain('m-o');
    expect(await page.locator(cell(4, WEREWOLF)).getAttribute('class')).toContain('m-x');
    expect(await page.locator(cell(4, VILLAGER)).getAttribute('aria-disabled')).toBe('false');
    await page.locator(cell(4, WEREWOLF)).click({ force: true });
    expect(await page.locator('.pick').count()).toBe(0);
    expect((await sentBy(page)).filter(({ action }) => action?.type === 'mark')).toEqual([]);
  });

  test('a column that has all its holders shows that the others are none', async () => {
    const full = () =>
      page
        .locator('.board .cell.full')
        .evaluateAll((cells) => cells.map((one) => one.getAttribute('data-cell')));
    const ofSeer = [2, 3, 4, 5].map((target) => `${target} ${SEER}`);
    await tell(page, [news(21, marked(3, 'werewolf', 'X'))]);
    await page.locator(`${cell(3, WEREWOLF)}.m-x`).waitFor();
    // Only what the game itself has told: the viewer is the one seer.
    expect(await full()).toEqual(ofSeer);
    await tell(page, [news(22, marked(3, 'werewolf', 'O'))]);
    await page.locator(`${cell(3, WEREWOLF)}.m-o`).waitFor();
    expect(await full()).toEqual(expect.arrayContaining([`2 ${WEREWOLF}`, `5 ${WEREWOLF}`]));
    expect(await full()).not.toContain(`3 ${WEREWOLF}`);
  });

  test('the talk can be read person by person beside it', async () => {
    await expect.poll(() => page.locator('.post').count()).toBe(3);
    await page.getByRole('button', { name: '人でしぼる' }).click();
    await page.locator('.people').getByRole('button', { name: '綾' }).click();
    await expect.poll(() => page.locator('.post').allInnerTexts()).toHaveLength(1);
    expect(await page.locator('.post').innerText()).toContain('綾');
  });

  test('[R003-LPLAY-07] one may speak without a mark, and the public form says what all will hear', async () => {
    await page.locator('#say-talk').fill('>>2 そうかな');
    await page.keyboard.press('Control+Enter');
    await expect
      .poll(async () => (await sentBy(page)).flatMap(({ action }) => (action ? [action.type] : [])))
      .toEqual(['talk']);
    expect((await sentBy(page)).at(-1)?.action).toMatchObject({
      ...{ type: 'talk', channel: 'talk', text: 'そうかな', replyTo: 2 },
    });
  });
});
