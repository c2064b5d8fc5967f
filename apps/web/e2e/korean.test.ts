import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe, openSite, type TestSite, troublesOf } from './pages.ts';

const CONTEST = fileURLToPath(
  new URL('../../../golden/logs/aiwolf-protocol/gat2017-15p-000.log', import.meta.url),
);
/** A sentence of another language among Korean ones; names and words of the game's languages are none. */
const FOREIGN = /[\u3040-\u30ff]|\b(is|was|were|the|you|says|votes?)\b/i;

let site: TestSite;
let page: Page;
beforeAll(async () => {
  site = await openSite();
  page = await site.open({ language: 'ko' });
});
afterAll(() => site.stop());

test('[R000-PLAT-15] a reader of Korean is told the rules in Korean', async () => {
  await page.goto(`${site.url}/villages/new`);
  const rules = page.locator('.rulepage');
  await rules.getByRole('heading', { name: '이 마을', exact: true }).waitFor();
  expect(await rules.getAttribute('lang')).toBe('ko');
  expect(await rules.innerText()).not.toMatch(FOREIGN);
  expect(await axe(page)).toEqual([]);
  expect(troublesOf(page).filter((line) => !/status of 40\d/.test(line))).toEqual([]);
});

test('[R000-PLAT-15] a reader of Korean is told in Korean why somebody cannot be what they say', async () => {
  await page.goto(`${site.url}/replay`);
  await page.locator('input[type=file]').setInputFiles(CONTEST);
  await page.locator('.emaki').waitFor();
  for (let steps = 0; steps < 11; steps++) await page.keyboard.press('j');
  await page.locator('button.lc.no').nth(4).click();
  const reasons = page.locator('.why li');
  await reasons.first().waitFor();
  for (const reason of await reasons.allInnerTexts()) {
    expect(reason).toMatch(/[가-힣]/);
    expect(reason).not.toMatch(FOREIGN);
  }
});
