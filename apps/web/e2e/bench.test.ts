import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe, openSite, PHONE, type Site, troublesOf } from './pages.ts';

const LONG = 60_000;

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

async function openBench(page: Page): Promise<void> {
  await page.goto(`${site.url}/bench`);
  await page.locator('.tree').waitFor();
}

const made = (page: Page) => page.locator('.made code').allInnerTexts();

describe('the language bench', () => {
  test(
    'shows tree, canonical text, subjects, expansion, translation and meaning of protocol 3.6',
    async () => {
      const page = await site.open();
      await openBench(page);
      await page.locator('#bench-text').fill('REQUEST ANY (VOTE Agent[03])');
      await page.locator('.tree', { hasText: 'REQUEST' }).waitFor();
      expect(await page.locator('.meaning [lang=en]').first().innerText()).toMatch(/vote for Agent3/i);
      expect(await page.locator('.meaning [lang=ja]').first().innerText()).toContain('Agent3さんに投票');
      const texts = await made(page);
      expect(texts).toContain('request ANY 80% (vote Agent03)');
      expect(texts).toContain('Agent[01] REQUEST ANY (ANY VOTE Agent[03])');
      expect(texts.join(' ')).toContain('REQUEST Agent[05] (VOTE Agent[03])');
      await page.locator('.treenode').nth(1).focus();
      expect(await page.locator('.treebox h2 small').innerText()).toBe('VOTE Agent[03]');
      expect(troublesOf(page)).toEqual([]);
      await page.context().close();
    },
    LONG,
  );

  test(
    'says under the text what is wrong with it and where, and what was repaired',
    async () => {
      const page = await site.open({ language: 'en' });
      await openBench(page);
      const text = page.locator('#bench-text');
      await text.fill('estimate Agent[02] werewolf');
      await page.locator('.finding.repair').first().waitFor();
      expect(await page.locator('.marked .mark.repair').first().innerText()).toBe('estimate');
      expect(await made(page)).toContain('ESTIMATE Agent[02] WEREWOLF');
      await text.fill('ESTIMATE Agent[02]');
      await page.locator('.finding.error').waitFor();
      expect(await page.locator('.finding.error').innerText()).toMatch(/column 19/);
      expect(await page.locator('.tree').count()).toBe(0);
      await page.getByText('Its meaning appears here').waitFor();
      expect(await axe(page)).toEqual([]);
      await page.context().close();
    },
    LONG,
  );

  test(
    'reads the language of 2013, tells what is lost on the way to 3.6, and turns around',
    async () => {
      const page = await site.open({ language: 'en', viewport: PHONE });
      await openBench(page);
      await page.getByRole('button', { name: 'Werewolf language 2013' }).click();
      await page.locator('.tree', { hasText: 'request' }).waitFor();
      await page.locator('#bench-text').fill('request Agent02 65% (vote Agent03)');
      await page.locator('.meaning', { hasText: 'REQUEST Agent[02] (VOTE Agent[03])' }).waitFor();
      expect(await page.locator('.meaning .finding:not(.fine)').count()).toBeGreaterThan(0);
      await page.getByRole('button', { name: 'Write this one' }).click();
      expect(await page.locator('#bench-text').inputValue()).toBe('REQUEST Agent[02] (VOTE Agent[03])');
      // What is written is in the address, so that it can be sent to somebody.
      await page.reload();
      await page.locator('.tree', { hasText: 'REQUEST' }).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
      expect(troublesOf(page)).toEqual([]);
      await page.context().close();
    },
    LONG,
  );

  test(
    'explains a sentence in Korean where the page speaks Korean, with letters of its own',
    async () => {
      const page = await site.open({ language: 'ko' });
      await openBench(page);
      await page.locator('#bench-text').fill('COMINGOUT Agent[01] SEER');
      await page.locator('.meaning [lang=ko]', { hasText: '제가 점술가라고 선언합니다.' }).waitFor();
      await page.waitForFunction(() =>
        [...document.fonts].some(({ family, status }) => /Gowun Batang/.test(family) && status === 'loaded'),
      );
      expect(troublesOf(page)).toEqual([]);
      await page.context().close();
    },
    LONG,
  );
});
