import { type Event, toGiven } from '@mura/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closePage } from './page-pool.ts';
import { axe, openSite, PHONE, sentBy, type TestSite, tell, troublesOf } from './pages.ts';
import { FIVE, openScripted, talked } from './scripted.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

/** What was marked since some moment, as the village was told it. */
async function marksBy(page: Page, from = 0): Promise<string[]> {
  return (await sentBy(page))
    .slice(from)
    .flatMap(({ action }) =>
      action?.type === 'mark' ? [`${action.target} ${action.role} ${action.mark}`] : [],
    );
}

async function middleOf(page: Page, selector: string): Promise<[x: number, y: number]> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not shown`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

async function drag(page: Page, from: string, ...over: readonly string[]): Promise<void> {
  await page.mouse.move(...(await middleOf(page, from)));
  await page.mouse.down();
  for (const cell of over) await page.mouse.move(...(await middleOf(page, cell)), { steps: 4 });
  await page.mouse.up();
}

const cell = (target: number, column: number) => `[data-cell="${target} ${column}"]`;

describe('[R003-LPLAY-10] the board by hand', () => {
  // One page for the mouse; what is in its scripted village stays as it was told at first.
  let page: Page;
  beforeAll(async () => {
    const names = FIVE.names.map((_, index) => `Agent[0${index + 1}]`);
    page = await openScripted(site, FIVE, [talked(2, 0, `${names.join('と')}を見た。Agent[06]は知らない。`)]);
  });
  afterAll(() => closePage(page));

  test('[R001-NLSYS-05] Agent[xx] in a post is read as the name of the character', async () => {
    const post = page.locator('#p0 .say');
    await post.waitFor();
    expect(await post.innerText()).toBe(`${FIVE.names.join('と')}を見た。Agent[06]は知らない。`);
  });

  test('a mark is dragged onto a cell, or over several at once, and one stroke is taken back as a whole', async () => {
    await drag(page, '.palette .m-d', cell(2, 1));
    await expect.poll(() => marksBy(page)).toEqual(['2 seer Δ']);
    await drag(page, '.palette .m-x', cell(3, 0), cell(3, 2));
    await expect.poll(() => marksBy(page)).toEqual(['2 seer Δ', '3 villager X', '3 seer X', '3 werewolf X']);
    await page.keyboard.press('z');
    await expect.poll(async () => (await marksBy(page)).length).toBe(7);
    expect((await marksBy(page)).slice(4).sort()).toEqual(['3 seer ?', '3 villager ?', '3 werewolf ?']);
  });

  test('a mark stays in the hand until it is put down; the right button draws what is not', async () => {
    const before = (await sentBy(page)).length;
    const held = page.locator('.palette .m-o');
    await held.click();
    expect(await held.getAttribute('aria-pressed')).toBe('true');
    expect(await axe(page)).toEqual([]);
    await page.locator(cell(2, 0)).click();
    await drag(page, cell(4, 0), cell(5, 0));
    await page.keyboard.press('Escape');
    expect(await held.getAttribute('aria-pressed')).toBe('false');
    await page.mouse.move(...(await middleOf(page, cell(2, 2))));
    await page.mouse.down({ button: 'right' });
    await page.mouse.move(...(await middleOf(page, cell(4, 2))), { steps: 8 });
    await page.mouse.up({ button: 'right' });
    const wanted = [
      '2 villager O',
      '4 villager O',
      '5 villager O',
      '2 werewolf X',
      '3 werewolf X',
      '4 werewolf X',
    ];
    await expect.poll(() => marksBy(page, before)).toEqual(wanted);
    // Nothing is in the hand any more: a click opens the picker again.
    await page.locator(cell(5, 1)).click();
    await page.locator('.pick').waitFor();
    expect(await marksBy(page, before)).toEqual(wanted);
    // By keys alone.
    await page.keyboard.press('Escape');
    await page.locator('.palette .m-x').focus();
    await page.keyboard.press('Enter');
    await page.locator(cell(5, 1)).focus();
    await page.keyboard.press('Space');
    await expect.poll(() => marksBy(page, before)).toContain('5 seer X');
    expect(troublesOf(page)).toEqual([]);
  });

  test('on a phone too: what is in the hand is set with a touch', async () => {
    const phone = await openScripted(site, FIVE, [], { viewport: PHONE, hasTouch: true, isMobile: true });
    await phone.locator('.tabbar button').nth(1).tap();
    await phone.locator('.palette .m-x').tap();
    await phone.locator(`.pcard ${cell(3, 2)}`).tap();
    await phone.locator(`.pcard ${cell(4, 0)}`).tap();
    await expect.poll(() => marksBy(phone)).toEqual(['3 werewolf X', '4 villager X']);
    expect(await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await axe(phone)).toEqual([]);
    await closePage(phone);
  });
});

test('a post in another language is shown translated, and in its own words on demand', async () => {
  const page = await openScripted(
    site,
    FIVE,
    [
      talked(2, 0, '俺は占い師だ。'),
      {
        type: 'translated',
        audience: 'public',
        day: 1,
        channel: 'talk',
        number: 0,
        player: 2,
        language: 'en',
        text: 'I am the <b>seer</b>.',
        losses: ['rate'],
      },
      talked(3, 1, 'そうか。'),
    ],
    { language: 'en' },
  );
  const post = page.locator('#p0');
  await post.getByText('I am the <b>seer</b>.').waitFor();
  expect(await post.locator('.say').getAttribute('lang')).toBe('en');
  expect(await post.innerText()).not.toContain('占い師');
  expect(await post.locator('.inother').innerText()).toContain('not all of it could be translated');
  await post.hover();
  await post.getByRole('button', { name: 'Show the original' }).click();
  expect(await post.locator('.reading').innerText()).toBe('俺は占い師だ。');
  expect(await post.locator('.reading').getAttribute('lang')).toBe('ja');
  expect(await page.locator('#p1 .say').innerText()).toBe('そうか。');
  expect(await axe(page)).toEqual([]);
  await closePage(page);
});

describe('sound', () => {
  /** Counts the tones that begin. */
  async function openEar(): Promise<Page> {
    const page = await openScripted(site, FIVE, [talked(2, 0, 'おはよう。')]);
    await page.addInitScript(() => {
      Object.assign(globalThis, { tones: [] as number[] });
      const { start } = OscillatorNode.prototype;
      OscillatorNode.prototype.start = function (when?: number) {
        (globalThis as unknown as { tones: number[] }).tones.push(when ?? 0);
        start.call(this, when);
      };
    });
    return page;
  }
  const tones = (page: Page) =>
    page.evaluate(() => (globalThis as unknown as { tones: number[] }).tones.length);
  const vote: Event = {
    type: 'phaseBegan',
    audience: 'public',
    day: 1,
    phase: 'vote',
    round: 0,
    asked: [1],
    seconds: 60,
  };
  /** The next hour comes. */
  const toVote = async (page: Page) => {
    await tell(page, [{ type: 'event', number: 100, at: Date.now(), event: toGiven(vote) }]);
    await page.locator('.clock', { hasText: '投票' }).waitFor();
  };

  test('is off until somebody asks for it, then tells of a new hour, and is kept', async () => {
    const page = await openEar();
    await page.reload();
    const sound = page.locator('.tool.sound');
    expect(await sound.getAttribute('aria-pressed')).toBe('false');
    await toVote(page);
    expect(await tones(page)).toBe(0);
    await sound.click();
    expect(await sound.getAttribute('aria-pressed')).toBe('true');
    expect(await tones(page)).toBe(1);
    await sound.click();
    expect(await tones(page)).toBe(1);
    await sound.click();
    // The choice is kept for the next village, and its hours are told.
    await page.reload();
    await page.locator('.tool.sound[aria-pressed="true"]').waitFor();
    const before = await tones(page);
    await toVote(page);
    await expect.poll(() => tones(page)).toBeGreaterThan(before);
    await closePage(page);
  });
});

test('whoever says what they are not is no claimant, and has nothing to take back', async () => {
  const page = await openScripted(site, FIVE, [talked(2, 0, 'NOT (COMINGOUT Agent[02] WEREWOLF)')]);
  await page.locator('.post').first().waitFor();
  await page.locator('#tab-claims').click();
  await page.getByRole('tabpanel').getByText('名乗り出た者はいない。').waitFor();
  expect(await page.locator('.claims').count()).toBe(0);
  await closePage(page);
});
