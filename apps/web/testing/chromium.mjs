// A real Chromium: the one that is named, that of the system, or the one from the registry.
import { existsSync } from 'node:fs';
import { chromium as playwright } from 'playwright-core';

const OF_THE_SYSTEM = '/usr/bin/chromium';

/** @returns {Promise<import('playwright-core').Browser>} */
export async function launchChromium() {
  const named = process.env.MURA_CHROMIUM ?? (existsSync(OF_THE_SYSTEM) ? OF_THE_SYSTEM : undefined);
  if (named !== undefined)
    return playwright.launch({ executablePath: named, args: ['--no-sandbox'], headless: true });
  const { default: chromium } = await import('@sparticuz/chromium');
  // Its own arguments are for a machine of one process, where a closed page closes the browser.
  const args = ['--no-sandbox', '--headless=shell', '--font-render-hinting=none', '--disable-dev-shm-usage'];
  return playwright.launch({ executablePath: await chromium.executablePath(), args, headless: true });
}
