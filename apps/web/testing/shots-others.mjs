// Pictures of the pages for villages with others, for records, languages and agents.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BIN = fileURLToPath(new URL('../../cli/bin/mura.mjs', import.meta.url));
const RECORD = fileURLToPath(
  new URL('../../../golden/logs/aiwolf-protocol/gat2017-15p-000.log', import.meta.url),
);

/** A whole server with a database of its own. */
export async function serveAll() {
  const data = mkdtempSync(join(tmpdir(), 'mura-shots-'));
  const args = [BIN, 'serve', '--port', '0', '--aiwolf-port', 'off', '--json', '--data', data];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise((resolve) => {
    child.stdout.once('data', (bytes) => resolve(JSON.parse(String(bytes)).url));
  });
  const stop = () =>
    new Promise((resolve) => {
      child.once('exit', () => {
        rmSync(data, { recursive: true, force: true });
        resolve(undefined);
      });
      child.kill('SIGINT');
    });
  return { url, stop };
}

/**
 * @typedef {(name: string, fullPage?: boolean) => Promise<void>} Take
 * @typedef {import('playwright-core').Page} Page
 */

/**
 * @param {Page} page
 * @param {string} url
 * @param {Take} take
 * @param {string} size
 */
export async function shootOthers(page, url, take, size) {
  await page.goto(`${url}/bench`);
  await page.locator('main textarea').first().waitFor();
  await take('bench', true);
  await shootReplay(page, url, take, size);
  await page.goto(`${url}/learn/seer`);
  await page.locator('.rolep').waitFor();
  await take('learn', true);
  await page.goto(`${url}/puzzles/1`);
  await page.locator('.pfaces').waitFor();
  await take('puzzles', true);
  await page.goto(`${url}/villages/new`);
  await page.locator('.forms').waitFor();
  await take('new-village', size === 'wide');
  await page.locator('input[value="licos-9b"]').check({ force: true });
  await page.locator('.seatlist select').nth(1).selectOption('person');
  await page.locator('.seatlist select').nth(2).selectOption('person');
  await page.locator('.finish button').click();
  await page.locator('.seatcards').waitFor();
  await take('waiting', size === 'wide');
  await page.locator('.finish button', { hasText: /からくり|Bots|봇/ }).click();
  await page.locator('.finish .btn.go').first().click();
  await page.locator('.finish button', { hasText: /はじめる|Begin|시작/ }).click();
  await page.locator('.sky .clock').waitFor();
  await page.waitForTimeout(3000);
  await take('live');
  if (size === 'phone') await page.locator('.tabbar button').nth(4).click();
  await page.locator('.tool.seats').click();
  await page.locator('.seatsheet li').first().waitFor();
  await take('seats');
  await page.goto(`${url}/watch`);
  await page.locator('.vill').first().waitFor();
  await take('watch');
  await page.goto(url);
  await page.locator('.vill').first().waitFor();
  await take('home-open', true);
  await page.goto(`${url}/connect`);
  await page.locator('.connecting .btn.go').click();
  await page.locator('.livestate').waitFor();
  await take('connect', true);
}

/**
 * Pages that are empty until somebody has played, judged or gathered.
 * @param {Page} page
 * @param {string} url
 * @param {Take} take
 * @param {import('./shots-made.mjs').Made} made
 */
export async function shootMade(page, url, take, { maker, contest, corpus, series }) {
  const { token } = maker;
  await page
    .context()
    .addCookies([{ name: 'mura_guest', value: token, url, httpOnly: true, sameSite: 'Lax' }]);
  /** @type {readonly [name: string, path: string, thing: string][]} */
  const pages = [
    ['mine', '/mine', '.byrole'],
    ['series', `/series/${series}`, '.standings'],
    ['contests', '/contests', 'main h1'],
    ['contest', `/contests/${contest}`, '.interval'],
    ['judge', `/contests/${contest}/judge`, '.crit'],
    ['corpora', '/corpora', 'main h1'],
    ['corpus', `/corpora/${corpus}`, '.filt'],
    ['corpus-report', `/corpora/${corpus}/report`, '.fig svg'],
    ['annotate', `/corpora/${corpus}/annotate`, '.tagpost'],
    ['lies', `/corpora/${corpus}/annotate?tab=lies`, '.liehead'],
  ];
  for (const [name, path, thing] of pages) {
    await page.goto(`${url}${path}`);
    await page.locator(thing).first().waitFor();
    await take(name, true);
  }
  await shootLayers(page, `${url}/replay/sample/licos-9c-ja`, take);
}

/**
 * The layers of a village of talk in words, and what would have been if.
 * @param {Page} page
 * @param {string} replay
 * @param {Take} take
 */
async function shootLayers(page, replay, take) {
  await page.goto(replay);
  await page.getByRole('slider').focus();
  await page.keyboard.press('End');
  const layers = page.locator('.layerbar button');
  await layers.first().waitFor();
  for (const layer of await layers.all())
    if ((await layer.getAttribute('aria-pressed')) === 'false') await layer.click();
  await page.waitForTimeout(1500);
  await take('layers');
  await page.goto(`${replay}?if=1&n=50`);
  await page.locator('.wcols .seg button').nth(2).click();
  await page.locator('.wcols .field select').nth(1).selectOption('2');
  await page.locator('.fbar button[type=submit]').click();
  await page.locator('.sides').waitFor();
  await take('what-if', true);
}

/**
 * The moment of the replay on the stage, the night after it, and the stream; then back to the replay.
 * @param {Page} page
 * @param {string} url
 * @param {Take} take
 * @param {string} size
 */
async function shootStage(page, url, take, size) {
  const replay = page.url();
  await page.locator('.stagelink').click();
  await page.locator('.stagepage .actor').first().waitFor();
  await page.locator('.cmeta').waitFor();
  await take('stage');
  const overlay = await page.locator('.overlaylink').getAttribute('href');
  const night = page.locator('html[data-sky=night]');
  for (let steps = 0; steps < 200 && !(await night.isVisible()); steps++)
    await page.keyboard.press('ArrowRight');
  await take('stage-night');
  if (size === 'wide') {
    const before = page.viewportSize();
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.goto(`${url}${overlay}`);
    await page.locator('.ov .actor').first().waitFor();
    await take('stage-overlay');
    if (before !== null) await page.setViewportSize(before);
  }
  await page.goto(replay);
  await page.locator('.emaki').waitFor();
  await page.waitForTimeout(1500);
}

/**
 * @param {Page} page
 * @param {string} url
 * @param {Take} take
 * @param {string} size
 */
async function shootReplay(page, url, take, size) {
  await page.goto(`${url}/replay`);
  await page.locator('.dropzone').waitFor();
  await take('replay-empty');
  await page.locator('input[type=file]').setInputFiles(RECORD);
  await page.locator('.emaki').waitFor();
  for (let steps = 0; steps < 11; steps++) await page.keyboard.press('j');
  await page.keyboard.press('ArrowLeft');
  await page.waitForTimeout(1500);
  await take('replay');
  await shootStage(page, url, take, size);
  const tabs = page.locator('.replaytabs button');
  for (let tab = 1; tab < (await tabs.count()); tab++) {
    await tabs.nth(tab).click();
    await take(`replay-tab${tab}`);
  }
  if (size === 'phone') return;
  await page.locator('button.lc.no').nth(4).click();
  await page.locator('.why li').first().waitFor();
  await page.getByRole('button', { name: /役職を明かす|Show the roles|역할 밝히기/ }).click();
  await take('replay-why');
}
