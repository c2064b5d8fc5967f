// The pictures of the README, made from the page: npm run pictures [-- FOLDER]
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchChromium } from '../apps/web/testing/chromium.mjs';
import { madeContest, madeCorpus, signUp } from '../apps/web/testing/shots-made.mjs';
import { serveAll } from '../apps/web/testing/shots-others.mjs';
import { root } from './files.mjs';
import { Encoder } from './film/encoder.mjs';

const folder = process.argv[2] ?? join(root, 'docs/pictures');
const VIEWPORT = { width: 1280, height: 800 };
const QUALITY = 0.8;
/** Nine people's words, in a village of the board. */
const RECORD = join(root, 'apps/web/src/samples/bbs-9-en.mura.jsonl');

mkdirSync(folder, { recursive: true });
const server = await serveAll();
const browser = await launchChromium();
try {
  const maker = await signUp(server.url, 'Kirino');
  const contest = await madeContest(server.url, maker);
  const corpus = await madeCorpus(server.url, maker);
  const encoder = new Encoder(await browser.newPage());
  await encoder.page.goto(`${server.url}/licences.txt`);
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en', reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.addInitScript(() => {
    Object.assign(globalThis, { muraTest: { pace: 0.02, seed: 'picture' } });
    const { localStorage } = /** @type {{ localStorage: Map<string, string> }} */ (
      /** @type {unknown} */ (globalThis)
    );
    Object.assign(localStorage, { 'mura.guide': 'left' });
  });
  const take = async (/** @type {string} */ name) => {
    await page.waitForTimeout(1500);
    await page.evaluate('document.fonts.ready');
    const file = join(folder, `${name}.webp`);
    writeFileSync(file, await encoder.still(await page.screenshot({ caret: 'hide' }), QUALITY));
    console.log(`${file}: ${statSync(file).size} bytes`);
  };

  await page.goto(`${server.url}/solo?size=9&role=seer`);
  await page.locator('.sheet .target').nth(2).click();
  await page.locator('.sheet footer button[type=submit]').click();
  await page.locator('.post').nth(6).waitFor();
  await take('play');

  await page.goto(`${server.url}/replay`);
  await page.locator('input[type=file]').setInputFiles(RECORD);
  await page.locator('.emaki').waitFor();
  for (const key of ['j', 'j', ...Array(6).fill('ArrowRight')]) await page.keyboard.press(key);
  await take('replay');
  await page.locator('.stagelink').click();
  await page.locator('.stagepage .actor').first().waitFor();
  await take('stage');

  await page.goto(`${server.url}/contests/${contest}`);
  await page.locator('.interval').first().waitFor();
  await take('contest');
  // Only its maker sees a corpus.
  await context.addCookies([{ name: 'mura_guest', value: maker.token, url: server.url }]);
  await page.goto(`${server.url}/corpora/${corpus}/report`);
  await page.locator('.fig svg').first().waitFor();
  await page.locator('.fig').first().scrollIntoViewIfNeeded();
  await take('corpus-report');
} finally {
  await browser.close();
  await server.stop();
}
