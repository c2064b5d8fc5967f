import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closePage } from './page-pool.ts';
import { axe, openSite, PHONE, type TestSite, troublesOf } from './pages.ts';

const LONG = 300_000;
const NL2017 = fileURLToPath(new URL('../../../golden/records/v1-nl2017.mura.jsonl', import.meta.url));

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

async function openBench(page: Page): Promise<void> {
  await page.goto(`${site.url}/bench?language=aiwolf`);
  await page.locator('.tree').waitFor();
}

const made = (page: Page) => page.locator('.made code').allInnerTexts();

async function openTalk(page: Page, tongue: 'ja' | 'en'): Promise<void> {
  await page.goto(`${site.url}/bench?language=${tongue}`);
  await page.locator('.voices dd').nth(9).waitFor();
}

const understood = (page: Page) => page.locator('.understood code').allInnerTexts();

describe('the language bench, in Japanese,', () => {
  const sizes: number[] = [];
  let page: Page;
  beforeAll(async () => {
    page = await site.open();
    page.on('response', async (response) => {
      if (response.url().endsWith('.js'))
        sizes.push((await response.body().catch(() => Buffer.alloc(0))).length);
    });
    await openTalk(page, 'ja');
  });
  afterAll(() => closePage(page));

  test(
    'shows what a Japanese sentence says, where and why, its tags, and the same in ten voices',
    async () => {
      await page.locator('#bench-text').fill('おはよう。綾さんが人狼だと思う。今日は綾さんに投票します。');
      await page.locator('.understood', { hasText: 'VOTE Agent[03]' }).waitFor();
      expect(await understood(page)).toEqual(['ESTIMATE Agent[03] WEREWOLF', 'VOTE Agent[03]']);
      expect(await page.locator('.tagline .chip').allInnerTexts()).toEqual(['vote-綾']);
      expect(await page.locator('.marked .hue').allInnerTexts()).toEqual([
        expect.stringContaining('人狼'),
        expect.stringContaining('投票'),
      ]);
      expect(await page.locator('.marked').innerText()).toMatch(/^おはよう。/);
      expect(await page.locator('.because small.mono').first().innerText()).toMatch(/^[a-z-]+\/[a-z-]+/);
      const voices = await page.locator('.voices dd').allInnerTexts();
      expect(new Set(voices).size).toBe(10);
      for (const said of voices) expect(said).toContain('読みもどすと同じ');
      expect(await made(page)).toContain('declare 70% (Agent03 wolf)');
      expect(await axe(page)).toEqual([]);
      expect(troublesOf(page)).toEqual([]);
    },
    LONG,
  );

  test(
    'shows tree, canonical text, subjects, expansion, translation and meaning of protocol 3.6',
    async () => {
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
    },
    LONG,
  );

  test('has no part that is over 3 MB', () => {
    expect(sizes.length).toBeGreaterThan(5);
    expect(Math.max(...sizes)).toBeLessThan(3_000_000);
  });
});

describe('the language bench, in English,', () => {
  // One page for all of them, at last as a phone shows it.
  let page: Page;
  beforeAll(async () => {
    page = await site.open({ language: 'en', hasFonts: true });
  });
  afterAll(() => closePage(page));

  test(
    'says under the text what is wrong with it and where, and what was repaired',
    async () => {
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
    },
    LONG,
  );

  test(
    '[R000-EVAL-02] shows the talk of a record beside its conversion, [R000-EVAL-01] with its share and that of the paper',
    async () => {
      await page.goto(`${site.url}/bench?language=log`);
      await page.locator('input[type=file]').setInputFiles(NL2017);
      await page.locator('.twocolumns li').first().waitFor();
      const row = page.locator('.twocolumns li', { hasText: '私は占い師です。' }).first();
      expect(await row.locator('code').first().innerText()).toMatch(/^declare 100% \(Agent0\d seer\)$/);
      expect(await page.locator('.coverage figcaption').allInnerTexts()).toHaveLength(3);
      expect(await page.locator('.coverage').innerText()).toMatch(/about 80 %, in villages 1, 15, 44, 77/);
      await page.getByRole('button', { name: 'not at all' }).click();
      await page.locator('.twocolumns li.none').first().waitFor();
      expect(await page.locator('.twocolumns li code').count()).toBe(0);
      expect(await axe(page)).toEqual([]);
      expect(troublesOf(page)).toEqual([]);
    },
    LONG,
  );

  test(
    'reads English with names of one’s own, and says it in Japanese',
    async () => {
      await page.setViewportSize(PHONE);
      await openTalk(page, 'en');
      await page.getByLabel('Names', { exact: true }).fill('Alice, Robert, Zoe');
      await page
        .locator('#bench-text')
        .fill('Robert, who will you vote for? I am the seer, and Zoe is a human.');
      await page.locator('.understood', { hasText: 'INQUIRE' }).waitFor();
      const sentences = await understood(page);
      expect(sentences).toContain('INQUIRE Agent[02] (VOTE ANY)');
      expect(sentences).toContain('COMINGOUT Agent[01] SEER');
      await page.locator('.voices').getByRole('button', { name: '日本語' }).click();
      await page.locator('.voices dd[lang=ja]').nth(9).waitFor();
      expect(await page.locator('.voices dd').first().innerText()).toMatch(/占い師/);
      await page.locator('#bench-text').fill('Good morning everybody!');
      await page.getByText('Nothing about the game was understood.').waitFor();
      expect(await page.locator('.voices dd').count()).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
      expect(await axe(page)).toEqual([]);
      expect(troublesOf(page)).toEqual([]);
    },
    LONG,
  );

  test(
    'reads the language of 2013, tells what is lost on the way to 3.6, and turns around',
    async () => {
      await page.setViewportSize(PHONE);
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
    },
    LONG,
  );
});

describe('the language bench', () => {
  test(
    'explains a sentence in Korean where the page speaks Korean, with letters of its own',
    async () => {
      const page = await site.open({ language: 'ko', hasFonts: true });
      await openBench(page);
      await page.locator('#bench-text').fill('COMINGOUT Agent[01] SEER');
      await page.locator('.meaning [lang=ko]', { hasText: '제가 점술가라고 선언합니다.' }).waitFor();
      await page.waitForFunction(() =>
        [...document.fonts].some(({ family, status }) => /Gowun Batang/.test(family) && status === 'loaded'),
      );
      expect(troublesOf(page)).toEqual([]);
      await closePage(page);
    },
    LONG,
  );
});
