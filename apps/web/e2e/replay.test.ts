import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe, openSite, PHONE, type Site, troublesOf } from './pages.ts';

const LOGS = fileURLToPath(new URL('../../../golden/logs/', import.meta.url));
/** A game of fifteen players of a contest of 2017. */
const CONTEST = `${LOGS}aiwolf-protocol/gat2017-15p-000.log`;
const LONG = 60_000;

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 60_000);
afterAll(() => site.stop());

async function openRecord(page: Page, file: string): Promise<void> {
  await page.goto(`${site.url}/replay`);
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('.emaki').waitFor();
}

const placeOf = (page: Page) => page.locator('.emaki').getAttribute('aria-valuenow').then(Number);

describe('a contest log of fifteen players', () => {
  test(
    'is read from a file, moved through by keys, and seen through anybody’s eyes',
    async () => {
      const page = await site.open();
      await openRecord(page, CONTEST);
      await page.locator('.lc').first().waitFor();
      expect(await page.locator('.logic tbody tr').count()).toBe(15);
      await page.keyboard.press('j');
      const first = await placeOf(page);
      await page.keyboard.press('ArrowRight');
      expect(await placeOf(page)).toBeGreaterThan(first);
      await page.keyboard.press('k');
      expect(await placeOf(page)).toBeLessThanOrEqual(first);

      for (let steps = 0; steps < 8; steps++) await page.keyboard.press('j');
      await page.locator('.lc.no').first().waitFor();
      expect(await page.locator('.glyph.executed:not(.ahead)').count()).toBeGreaterThan(0);
      expect(await page.locator('.glyph.ahead text').count()).toBe(0);
      expect(await page.locator('.vm tbody tr').count()).toBeGreaterThan(0);
      expect(await page.locator('.claims tbody tr').count()).toBeGreaterThan(0);
      expect(await page.locator('.post.whisper').count()).toBe(0);

      await page.getByRole('button', { name: '人狼', exact: true }).click();
      await page.locator('.post.whisper').first().waitFor({ state: 'attached' });
      await page.getByRole('button', { name: '観戦者' }).click();
      await page.locator('.post.whisper').first().waitFor({ state: 'detached' });
      expect(troublesOf(page)).toEqual([]);
      await page.context().close();
    },
    LONG,
  );

  test(
    'hides the roles until they are asked for',
    async () => {
      const page = await site.open({ language: 'en' });
      await openRecord(page, CONTEST);
      await page.keyboard.press('End');
      await page.keyboard.press('k');
      expect(await page.locator('.seal.full').count()).toBe(0);
      await page.getByRole('button', { name: 'Show the roles' }).click();
      expect(await page.locator('.viewbar .seal.full').count()).toBe(15);
      await page.getByRole('button', { name: 'Hide the roles' }).click();
      expect(await page.locator('.seal.full').count()).toBe(0);
      await page.context().close();
    },
    LONG,
  );

  test(
    'tells why something cannot be, by posts one can go to',
    async () => {
      const page = await site.open({ language: 'en' });
      await openRecord(page, CONTEST);
      for (let steps = 0; steps < 8; steps++) await page.keyboard.press('j');
      await page.locator('button.lc.no').first().click();
      await page.locator('.why li').first().waitFor();
      expect(await page.locator('.why h3').innerText()).toMatch(/cannot be/);
      const before = await placeOf(page);
      await page.locator('.why .linkish').first().click();
      expect(await placeOf(page)).toBeLessThanOrEqual(before);
      await page.context().close();
    },
    LONG,
  );

  test(
    'has an address for every moment',
    async () => {
      const page = await site.open();
      await openRecord(page, CONTEST);
      for (let steps = 0; steps < 4; steps++) await page.keyboard.press('j');
      await page.getByRole('button', { name: 'Agent[03]の目で見る' }).click();
      const place = await placeOf(page);
      expect(page.url()).toContain(`at=${place}&as=3`);
      await page.reload();
      await page.locator('.emaki').waitFor();
      expect(await placeOf(page)).toBe(place);
      expect(
        await page.getByRole('button', { name: 'Agent[03]の目で見る' }).getAttribute('aria-pressed'),
      ).toBe('true');
      await page.context().close();
    },
    LONG,
  );

  test(
    'goes out again in the form in which it came, byte for byte',
    async () => {
      const page = await site.open({ language: 'en', acceptDownloads: true });
      await openRecord(page, CONTEST);
      await page.getByRole('button', { name: 'Export' }).click();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'AIWolf log (.log)' }).click(),
      ]);
      expect(readFileSync(await file.path())).toEqual(readFileSync(CONTEST));
      await page.context().close();
    },
    LONG,
  );
});

describe('other records', () => {
  test(
    'a game in natural language, on a phone',
    async () => {
      const page = await site.open({ language: 'en', viewport: PHONE });
      await openRecord(page, `${LOGS}nlp-contest/jsai2025_truck5.log`);
      for (let steps = 0; steps < 3; steps++) await page.keyboard.press('j');
      for (const tab of [0, 1, 2]) {
        await page.locator('.replaytabs button').nth(tab).click();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          PHONE.width,
        );
        expect(await axe(page)).toEqual([]);
      }
      expect(troublesOf(page)).toEqual([]);
      await page.context().close();
    },
    LONG,
  );

  test(
    'what is no record is told to be none, with the place',
    async () => {
      const page = await site.open({ language: 'en' });
      await page.goto(`${site.url}/replay`);
      const [name, mimeType] = ['talk.txt', 'text/plain'];
      await page
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType, buffer: Buffer.from('hello\nworld\n') });
      expect(await page.locator('.trouble').innerText()).toMatch(/talk\.txt, line 1/);
      expect(await axe(page)).toEqual([]);
      await page.context().close();
    },
    LONG,
  );
});

describe('the language bench', () => {
  test(
    'shows tree, diagnostics, expansion, translation and gloss',
    async () => {
      const page = await site.open();
      await page.goto(`${site.url}/bench`);
      const text = page.locator('#bench-text');
      await text.fill('REQUEST ANY (VOTE Agent[03])');
      await page.locator('.tree', { hasText: 'REQUEST' }).waitFor();
      expect(await page.locator('.meaning [lang=en]').first().innerText()).toMatch(/vote for Agent3/i);
      expect(await page.locator('.made code').allInnerTexts()).toContain('request ANY 80% (vote Agent03)');
      expect((await page.locator('.made code').allInnerTexts()).join(' ')).toContain(
        'REQUEST Agent[05] (VOTE Agent[03])',
      );
      await text.fill('estimate Agent[02] werewolf');
      await page.locator('.finding.repair').first().waitFor();
      await text.fill('ESTIMATE Agent[02]');
      await page.locator('.finding.error').waitFor();
      await page.getByRole('button', { name: '人狼語 2013' }).click();
      await page.locator('.tree', { hasText: 'request' }).waitFor();
      expect(await axe(page)).toEqual([]);
      expect(troublesOf(page)).toEqual([]);
      await page.context().close();
    },
    LONG,
  );
});

describe('pages without a server', () => {
  test.each(['/replay', '/connect', '/privacy', '/watch', '/villages/new'])(
    '%s has no serious findings, wide and on a phone',
    async (path) => {
      for (const options of [{ language: 'ja' }, { language: 'en', viewport: PHONE }] as const) {
        const page = await site.open(options);
        await page.goto(`${site.url}${path}`);
        await page.locator('main h1').waitFor();
        expect(await axe(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          page.viewportSize()!.width,
        );
        expect(troublesOf(page)).toEqual([]);
        await page.context().close();
      }
    },
    LONG,
  );
});
