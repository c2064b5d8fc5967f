// A real Chromium: the one that is named, that of the system, or the one from the registry.
import { existsSync } from 'node:fs';
import { chromium as playwright } from 'playwright-core';
import { memoryFolder } from '../../../scripts/files.mjs';

const OF_THE_SYSTEM = '/usr/bin/chromium';

/** Where there is only the one from the registry it is unpacked, which two processes cannot do at the same time. */
export async function unpackChromium() {
  if (installed() === undefined) await (await import('@sparticuz/chromium')).default.executablePath();
}

function installed() {
  return process.env.MURA_CHROMIUM ?? (existsSync(OF_THE_SYSTEM) ? OF_THE_SYSTEM : undefined);
}

/** @returns {Promise<import('playwright-core').Browser>} */
export async function launchChromium() {
  const named = installed();
  if (named !== undefined)
    return playwright.launch({ executablePath: named, args: ['--no-sandbox'], headless: true });
  const { default: chromium } = await import('@sparticuz/chromium');
  // Its own arguments are for a machine of one process, where a closed page closes the browser.
  // Where there is no GPU, Chromium plays one, which costs a seventh more than to draw without.
  const args = ['--no-sandbox', '--headless=shell', '--font-render-hinting=none', '--disable-gpu'];
  // What its processes share goes through files on the disk by default, since in many containers memory has no room.
  const ignoreDefaultArgs = memoryFolder() === null ? [] : ['--disable-dev-shm-usage'];
  const executablePath = await chromium.executablePath();
  return playwright.launch({ executablePath, args, ignoreDefaultArgs, headless: true });
}
