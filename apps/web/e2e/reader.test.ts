import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Event, type Role, toGiven } from '@mura/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usuallyOne } from '../../../checks/runs.ts';
import { endedNews } from './ended.ts';
import { closePage } from './page-pool.ts';
import { openSite, scriptVillage, type TestSite, tell } from './pages.ts';
import { FIVE, openScripted, talked } from './scripted.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

const NAMES = /千代|源太|綾|栄作|花/;
const TALK = [
  talked(1, 0, 'COMINGOUT Agent[01] SEER'),
  talked(1, 1, 'DIVINED Agent[03] WEREWOLF'),
  talked(2, 2, 'BECAUSE (DIVINED Agent[03] WEREWOLF) (VOTE Agent[03])'),
  talked(3, 3, '>>千代 COMINGOUT Agent[03] SEER'),
  talked(4, 4, 'ほんとうに？', { language: 'ja' }),
];

/** What the page tells in words, on the screen and to those who hear it. */
const wordsOn = (page: Page) =>
  page.evaluate(() => {
    const labelled = [...document.querySelectorAll('[aria-label], [title]')];
    const labels = labelled.flatMap((one) => [one.getAttribute('aria-label'), one.getAttribute('title')]);
    return [document.body.innerText, ...labels].join('\n');
  });

const TABS = ['claims', 'votes', 'logic', 'notes'] as const;

const VOTES: Event = {
  type: 'votesCounted',
  audience: 'public',
  day: 1,
  round: 0,
  votes: [
    { player: 1, target: 3 },
    { player: 2, target: 3 },
  ],
};

describe('a reader of English in a Japanese village', () => {
  let page: Page;
  beforeAll(async () => {
    page = await openScripted(site, FIVE, [...TALK, VOTES], { language: 'en' });
  });
  afterAll(() => closePage(page));

  test('meets nobody under a name that they cannot read', async () => {
    await page.locator('.post').nth(4).waitFor();
    for (const tab of TABS) {
      await page.locator(`#tab-${tab}`).click();
      if (tab === 'logic') {
        await page.locator('.lc.no').first().click();
        await page.locator('.why li').first().waitFor();
      }
      expect(await wordsOn(page)).not.toMatch(NAMES);
    }
    expect(await page.locator('.post').nth(2).innerText()).toContain('Aya');
    expect(await page.locator('.post').nth(3).locator('.to').innerText()).toContain('Chiyo');
    await page.locator('#tab-votes').click();
    expect(await page.locator('.vm td').first().innerText()).toContain('A');
  });

  test('sends the name that the village knows, where somebody is spoken to', async () => {
    await page.getByRole('button', { name: 'To all' }).click();
    await page.locator('.people').getByRole('button', { name: 'Aya' }).click();
    await page.locator('.composer.say textarea').fill('Why?');
    await page.keyboard.press('Control+Enter');
    await page.waitForFunction(() => (globalThis as unknown as { sent: unknown[] }).sent.length > 1);
    const sent = await page.evaluate(() => (globalThis as unknown as { sent: unknown[] }).sent.at(-1));
    expect(sent).toMatchObject({ action: { text: '>>綾 Why?' } });
  });

  test('reads the same names in the epilogue and in a replay', async () => {
    const ended = await site.open({ language: 'en' });
    await scriptVillage(ended, endedNews([]));
    await ended.goto(`${site.url}/solo`);
    await ended.locator('.endcard .btn').click();
    expect(await ended.locator('.fates').innerText()).toMatch(/Chiyo[\s\S]*Genta/);
    const told = ['.fates', '.mirror'].map((part) => ended.locator(part).first().innerText());
    for (const text of await Promise.all(told)) expect(text).not.toMatch(NAMES);

    // The same reader opens a record.
    await ended.goto(`${site.url}/replay`);
    await ended.locator('input[type=file]').setInputFiles({
      name: 'village.mura.jsonl',
      mimeType: 'application/json',
      buffer: Buffer.from(japaneseRecord()),
    });
    await ended.locator('.emaki').waitFor();
    await ended.keyboard.press('j');
    for (let step = 0; step < 8; step++) await ended.keyboard.press('j');
    const words = await wordsOn(ended);
    expect(words).toContain('Chiyo');
    expect(words).not.toMatch(NAMES);
    await closePage(ended);
  });
});

/** A record whose players bear the names of the Japanese cast. */
function japaneseRecord(): string {
  const path = fileURLToPath(new URL('../../../golden/records/v1-aiwolf-5.mura.jsonl', import.meta.url));
  const cast = [...FIVE.names];
  return readFileSync(path, 'utf8').replaceAll(
    /"name":"Agent\[0(\d)\]"/g,
    (_, number) => `"name":"${cast[Number(number) - 1]}"`,
  );
}

const SEARCHED: Role = 'werewolf';

const READERS = usuallyOne([
  ['en', SEARCHED, 'Nothing was found.'],
  ['ja', '人狼', '見つかりませんでした。'],
  ['ko', '인랑', '찾지 못했습니다.'],
] as const);

describe.each(READERS)('the search of a reader of %s', (language, word, nothing) => {
  test('looks at what they read, and at the original; where nothing is found it says so', async () => {
    const page = await openScripted(site, FIVE, TALK, { language });
    await page.locator('.post').nth(4).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.village .bar button:has(.kbd)').click();
    const field = page.locator('.seek');
    const found = async (text: string) => {
      await field.fill(text);
      return page.locator('.post .meta a').allInnerTexts();
    };
    expect(await found(word)).toEqual(['1', '2']);
    expect(await found('WEREWOLF')).toEqual(['1', '2']);
    expect(await found('ほんとう')).toEqual(['4']);
    expect(await found('なにもない')).toEqual([]);
    expect(await page.locator('.scroll .hush').innerText()).toBe(nothing);
    await tell(page, [
      { type: 'event', number: 11, at: Date.now(), event: toGiven(talked(5, 5, 'なにもない。')) },
    ]);
    await page.locator('.post .meta a').filter({ hasText: '5' }).waitFor();
    await closePage(page);
  });
});
