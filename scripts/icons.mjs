// The icons with which the page is installed as an app, drawn from the one picture; each system wants its own.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchChromium } from '../apps/web/testing/chromium.mjs';
import { root } from './files.mjs';

const folder = join(root, 'apps/web/public');
const picture = readFileSync(join(folder, 'icon.svg'), 'utf8');
/** To the edges, for systems that cut their own shape; everything that matters is in the middle. */
const ground = '#0d1430';

/** @type {readonly { file: string, size: number, share: number, ground: string }[]} */
const ICONS = [
  { file: 'icon-192.png', size: 192, share: 1, ground: 'transparent' },
  { file: 'icon-512.png', size: 512, share: 1, ground: 'transparent' },
  { file: 'icon-maskable-512.png', size: 512, share: 0.72, ground },
  { file: 'apple-touch-icon.png', size: 180, share: 0.86, ground },
];

const browser = await launchChromium();
try {
  for (const { file, size, share, ground: colour } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(
      `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${colour}}svg{width:${share * 100}%}</style>${picture}`,
    );
    await page.screenshot({ path: join(folder, file), omitBackground: colour === 'transparent' });
    await page.close();
  }
} finally {
  await browser.close();
}
