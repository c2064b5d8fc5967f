import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endedNews, starred } from './ended.ts';
import { openSite, scriptVillage, sharedPage, type TestSite } from './pages.ts';
import { rulesOf } from './scripted.ts';

const CONTEST = fileURLToPath(
  new URL('../../../golden/logs/aiwolf-protocol/gat2017-15p-000.log', import.meta.url),
);

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const boxesOf = (page: Page, selector: string): Promise<Box[]> =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );

/** Where the letters are, also those that run out of their box. */
const textsOf = (page: Page, selector: string): Promise<Box[]> =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );

/** As long as a name may be, and nowhere to break it. */
const LONG_NAME = 'W'.repeat(60);

const isOver = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const HEIGHT = 900;
const WIDTHS = [360, 768, 1024, 1280, 1440];

/** One page for all widths, which is drawn wider from test to test. */
function resized(open: (page: Page) => Promise<void>): () => Page {
  return sharedPage(async () => {
    const viewport = { width: WIDTHS[0]!, height: HEIGHT };
    const page = await site.open({ language: 'en', viewport, hasFonts: true });
    await open(page);
    return page;
  });
}

/** The page at a width, after everything has found its place. */
async function drawn(page: Page, width: number): Promise<Page> {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.waitForFunction((wanted) => innerWidth === wanted, width);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return page;
}

/** Nothing is cut off at the side, and nobody has to draw the page aside. */
async function expectNoScrolling(page: Page, width: number): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

describe('the list of villages', () => {
  const list = resized(async (page) => {
    const village = {
      preset: 'licos-15',
      language: 'en',
      manner: 'ordinary',
      players: 15,
      roles: rulesOf('licos-15').roles,
      taken: 4,
      created: 0,
    };
    const called = ['Mist', 'A village with a long name, as its host wanted it', LONG_NAME];
    const villages = called.map((name, index) => ({
      ...{ ...village, name, id: `22y6pf8t4m1${index}`, state: 'waiting' },
    }));
    await page.route('**/api/v1/villages?state=waiting*', (route) => route.fulfill({ json: { villages } }));
    await page.goto(site.url);
    await page.locator('.vill').nth(1).waitFor();
  });

  test.each(WIDTHS)('has room for their names at %i pixels', async (width) => {
    const page = await drawn(list(), width);
    const [names, seals] = [await textsOf(page, '.vill h3'), await boxesOf(page, '.vill .seals > span')];
    expect(seals).toHaveLength(24);
    for (const { left, right } of await boxesOf(page, '.vill h3')) expect(right - left).toBeGreaterThan(150);
    for (const name of names) {
      expect(seals.filter((seal) => isOver(name, seal))).toEqual([]);
    }
    await expectNoScrolling(page, width);
  });
});

describe('the epilogue', () => {
  const epilogue = resized(async (page) => {
    await scriptVillage(page, endedNews([starred(2, 1)]));
    await page.goto(`${site.url}/solo`);
    await page.locator('.endcard .btn').click();
    await page.locator('.epi .best').waitFor();
  });

  test.each(WIDTHS)('gives every part of it room at %i pixels', async (width) => {
    const page = await drawn(epilogue(), width);
    for (const { left, right } of await boxesOf(page, '.epi .grid > section'))
      expect(right - left).toBeGreaterThan(Math.min(width - 40, 320));
    await expectNoScrolling(page, width);
  });
});

describe('everything that a replay offers', () => {
  const film = resized(async (page) => {
    await page.goto(`${site.url}/replay`);
    await page.locator('input[type=file]').setInputFiles(CONTEST);
    await page.locator('.emaki').waitFor();
  });

  // On a phone the bar of the replay is drawn aside, with the finger.
  test.each([768, 1024])('is in sight at %i pixels', async (width) => {
    const page = await drawn(film(), width);
    const offered = await boxesOf(page, '.viewbar button, .replay .head .chip');
    expect(offered.length).toBeGreaterThan(15);
    expect(offered.filter(({ left, right }) => left < 0 || right > width)).toEqual([]);
  });
});
