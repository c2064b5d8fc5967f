import type { Page } from 'playwright-core';

/** A picture of a page for whoever asks for pictures. */
export async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env.MURA_SHOTS;
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}
