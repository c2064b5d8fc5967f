// Pictures of every page, in Japanese and English, from wide to the narrowest phone: to be looked at.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launchChromium } from '../apps/web/testing/chromium.mjs';
import { serveDist } from '../apps/web/testing/serve.mjs';
import { makeAll } from '../apps/web/testing/shots-made.mjs';
import { serveAll, shootMade, shootOthers } from '../apps/web/testing/shots-others.mjs';
import { root } from './files.mjs';

const folder = process.argv[2] ?? join(root, 'shots');
if (folder.startsWith('-')) {
  console.error(
    'Usage: npm run shots -- [FOLDER [SCREEN [LOOK,LOOK…]]]   e.g. shots contest en-phone,ja-wide',
  );
  process.exit(2);
}
/** Only pictures whose names hold this, and only these looks, e.g. `contest en-phone,ja-wide`. */
const [only = '', onlyLook = ''] = process.argv.slice(3);
mkdirSync(folder, { recursive: true });

/** @type {Readonly<Record<string, { width: number, height: number }>>} */
const SIZES = {
  wide: { width: 1440, height: 900 },
  desk: { width: 1024, height: 768 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 360, height: 740 },
};
const LANGUAGES = ['ja', 'en'];
/** The pages outside of a village once more: in Korean, and on night paper. */
const OTHERS = [
  { language: 'ko', size: 'wide', name: 'ko-wide' },
  { language: 'ko', size: 'phone', name: 'ko-phone' },
  { language: 'ja', size: 'wide', name: 'night-wide', colorScheme: 'dark' },
  { language: 'en', size: 'phone', name: 'night-phone', colorScheme: 'dark' },
];

/** Looks that are taken at the same time. */
const AT_ONCE = 3;
/** Milliseconds until a page is there, also where much else is done. */
const LONGEST_LOAD = 120_000;
/** Milliseconds in which a village of fifteen ends, also where much else is done. */
const LONGEST_GAME = 300_000;

const server = await serveDist();
const whole = await serveAll();
const browser = await launchChromium();
/** @type {import('../apps/web/testing/shots-made.mjs').Made | null} */
let made = null;
try {
  made = await makeAll(whole.url);
  const looks = LANGUAGES.flatMap((language) =>
    Object.keys(SIZES).map((size) => ({ language, size, name: `${language}-${size}`, plays: true })),
  );
  const waiting = [...looks, ...OTHERS.map((other) => ({ ...other, plays: false }))].filter(({ name }) =>
    onlyLook.split(',').some((look) => name.includes(look)),
  );
  // A look waits more than it works.
  const line = async () => {
    for (let look = waiting.shift(); look !== undefined; look = waiting.shift()) await shoot(look);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, line));
} finally {
  await browser.close();
  await server.stop();
  await whole.stop();
}

/**
 * @typedef {{ language: string, size: string, name: string, colorScheme?: string, plays: boolean }} Look
 */

/**
 * A look that does not come to its end leaves the others their pictures.
 * @param {Look} look
 */
async function shoot(look) {
  try {
    await shootLook(look);
  } catch (error) {
    console.log(`${look.name}: ${error instanceof Error ? error.stack : error}`);
    process.exitCode = 1;
  }
}

/** @param {Look} look */
async function shootLook({ language, size, name: look, colorScheme = 'light', plays }) {
  const context = await browser.newContext({
    viewport: SIZES[size] ?? null,
    locale: language,
    colorScheme: colorScheme === 'dark' ? 'dark' : 'light',
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(LONGEST_LOAD);
  const page = await context.newPage();
  page.on('pageerror', (error) => console.log(`${look}: ${error.stack}`));
  page.on('console', (message) => message.type() === 'error' && console.log(`${look}: ${message.text()}`));
  await page.addInitScript(() => {
    Object.assign(globalThis, { muraTest: { pace: 0.02, seed: 'picture' } });
    // The notes of a first game have pictures of their own.
    const { localStorage } = /** @type {{ localStorage: Map<string, string> }} */ (
      /** @type {unknown} */ (globalThis)
    );
    Object.assign(localStorage, { 'mura.guide': 'left' });
  });
  const take = async (/** @type {string} */ name, fullPage = false) => {
    if (!name.includes(only)) return;
    await page.waitForTimeout(500);
    await page.evaluate('document.fonts.ready');
    await page.screenshot({ path: join(folder, `${name}-${look}.png`), fullPage });
  };
  await page.goto(server.url);
  await page.locator('.start').waitFor();
  await take('home', true);
  await page.goto(`${server.url}/privacy`);
  await take('privacy');
  await page.goto(`${server.url}/nowhere`);
  await take('lost');
  await shootOthers(page, whole.url, take, size);
  if (made !== null) await shootMade(page, whole.url, take, made);
  if (plays) await playThrough(page, take, size);
  await context.close();
}

/**
 * @param {import('playwright-core').Page} page
 * @param {(name: string, fullPage?: boolean) => Promise<void>} take
 * @param {string} size
 */
async function playThrough(page, take, size) {
  await page.goto(`${server.url}/solo?size=5&role=seer&guide=again`);
  await page.locator('.slip.at-night').waitFor();
  await take('guide-night');
  await chooseFirst(page);
  await page.locator('.slip.at-talk').waitFor();
  await take('guide-talk');
  await page.goto(`${server.url}/solo?size=15&role=werewolf&seats=0.1.2.3.4.5.6.7.8.9.10.11.12.13.14`);
  await page.locator('.post').nth(4).waitFor();
  await page.waitForTimeout(2500);
  await take('play-day');
  if (size === 'phone') {
    for (const tab of [1, 2, 3, 4]) {
      await page.locator('.tabbar button').nth(tab).click();
      await take(`play-tab${tab}`);
    }
    await page.locator('.tabbar button').nth(0).click();
  } else if (size === 'wide') {
    await page.locator('.tabs [role=tab]').nth(1).click();
    await take('play-votes');
    await page.locator('.tabs [role=tab]').nth(2).click();
    await take('play-logic');
    await page.locator('.tabs [role=tab]').nth(0).click();
  }
  await page.locator('.composer.say textarea').focus();
  await page
    .locator('.chip', { has: page.locator('path') })
    .filter({ hasText: /文を組む|Build/ })
    .first()
    .click();
  await take('play-builder');
  await page.keyboard.press('Escape');
  await page.locator('textarea').first().fill('VOTE Agent[03]');
  await page.locator('.composer.say button[type=submit]').click();
  await page.getByRole('button', { name: /話し終える|I am done/ }).click();
  await page.locator('.sheet').waitFor();
  await take('play-vote');
  await chooseFirst(page);
  await page.locator('.sheet.wolf').waitFor({ timeout: 20_000 });
  await take('play-night');
  const end = page.locator('.endcard .btn');
  const latest = Date.now() + LONGEST_GAME;
  for (let turn = 0; Date.now() < latest && !(await end.isVisible()); turn++) {
    if (await page.locator('.sheet:not(.done) input').first().isVisible()) await chooseFirst(page);
    const done = page.getByRole('button', { name: /話し終える|I am done|先へ進める|Go on faster/ }).first();
    if (await done.isVisible()) await done.click({ timeout: 2000 }).catch(() => undefined);
    await page.waitForTimeout(300);
    if (turn === 12) await take('play-later');
  }
  await take('play-end');
  await end.click();
  await page.locator('.epi').waitFor();
  await take('epilogue', true);
}

/** @param {import('playwright-core').Page} page */
async function chooseFirst(page) {
  const decide = page.locator('.sheet footer button[type=submit]');
  await page
    .locator('.sheet .target')
    .first()
    .click({ timeout: 2000 })
    .catch(() => undefined);
  if (await decide.isEnabled({ timeout: 500 }).catch(() => false))
    await decide.click({ timeout: 2000 }).catch(() => undefined);
}
