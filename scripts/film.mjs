// A minute of Mura, made from the page: npm run film [-- FILE]
// A game that is played, then a record: its replay, and the same village on the stage.
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchChromium } from '../apps/web/testing/chromium.mjs';
import { serveDist } from '../apps/web/testing/serve.mjs';
import { root } from './files.mjs';
import { FilmCamera } from './film/camera.mjs';
import { Encoder } from './film/encoder.mjs';
import { animatedWebp } from './film/webp.mjs';

const SIZE = { width: 960, height: 600 };
/** Seconds of the whole film: the stage has what is left. */
const LENGTH = 60;
/** Seconds in which a line on the stage can be read. */
const LINE = 2.4;
/** Scenes that go from one thing that happens to the next. */
const ENDING = 5;
const RECORD = join(root, 'apps/web/src/samples/bbs-9-en.mura.jsonl');
const file = process.argv[2] ?? join(root, 'docs/pictures/film.webp');

const server = await serveDist();
const browser = await launchChromium();
try {
  const encoder = new Encoder(await browser.newPage());
  await encoder.page.goto(`${server.url}/licences.txt`);
  const context = await browser.newContext({ viewport: SIZE, locale: 'en', serviceWorkers: 'block' });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.addInitScript(() => {
    Object.assign(globalThis, { muraTest: { pace: 0.3, seed: 'film' } });
    const { localStorage } = /** @type {{ localStorage: Map<string, string> }} */ (
      /** @type {unknown} */ (globalThis)
    );
    Object.assign(localStorage, { 'mura.guide': 'left' });
  });
  const camera = new FilmCamera(page, encoder);
  await play(page, camera);
  await replay(page, camera);
  await stage(page, camera);
  writeFileSync(file, animatedWebp(SIZE, camera.frames));
  const { size } = statSync(file);
  console.log(`${file}: ${camera.seconds} seconds, ${camera.frames.length} pictures, ${size} bytes`);
} finally {
  await browser.close();
  await server.stop();
}

/**
 * The first page, and a village in which one is the seer.
 * @param {import('playwright-core').Page} page
 * @param {FilmCamera} camera
 */
async function play(page, camera) {
  await page.goto(server.url);
  await page.locator('.start').waitFor();
  await camera.scene(3);
  await page.goto(`${server.url}/solo?size=9&role=seer`);
  await page.locator('.sheet .target').first().waitFor();
  await camera.scene(3);
  await camera.scene(2, () => page.locator('.sheet .target').nth(2).click());
  await page.locator('.sheet footer button[type=submit]').click();
  await page.locator('.post').nth(2).waitFor();
  await camera.scene(3);
  const words = page.locator('.composer.say textarea');
  await words.waitFor();
  await camera.scene(3, () => words.fill('I am the seer.'));
}

/**
 * A record: by what happens in it (J), and line by line.
 * @param {import('playwright-core').Page} page
 * @param {FilmCamera} camera
 */
async function replay(page, camera) {
  await page.goto(`${server.url}/replay`);
  await page.locator('input[type=file]').setInputFiles(RECORD);
  await page.locator('.emaki').waitFor();
  await camera.scene(2);
  for (const key of ['j', 'j', 'ArrowRight', 'ArrowRight'])
    await camera.scene(2, () => page.keyboard.press(key));
}

/**
 * The same village on the stage, line by line; then how the day ends.
 * @param {import('playwright-core').Page} page
 * @param {FilmCamera} camera
 */
async function stage(page, camera) {
  await page.locator('.stagelink').click();
  await page.locator('.stagepage .actor').first().waitFor();
  while (camera.seconds < LENGTH - ENDING * LINE)
    await camera.scene(LINE, () => page.keyboard.press('ArrowRight'));
  while (camera.seconds < LENGTH - 1)
    await camera.scene(Math.min(LINE, LENGTH - camera.seconds), () => page.keyboard.press('j'));
}
