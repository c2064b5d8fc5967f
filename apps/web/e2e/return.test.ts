import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usuallyOne } from '../../../checks/runs.ts';
import { LONG } from './house.ts';
import { closePage } from './page-pool.ts';
import { axeInTurn, openSite, PHONE, type TestSite, troublesOf } from './pages.ts';

const DESK = { width: 1280, height: 800 };

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

/** In the usual run puzzles are answered in the one, and learning is done in the other. */
const VIEWS = [
  ['wide', DESK, 'en'],
  ['on a phone', PHONE, 'ja'],
] as const;

describe.each(usuallyOne(VIEWS))('who comes back, %s', (_, viewport, language) => {
  let page: Page;
  beforeAll(async () => {
    page = await site.open({ viewport, language });
  });
  afterAll(() => closePage(page));

  test(
    'puzzles are answered by keyboard, told right or wrong with the proof, and remembered',
    async () => {
      const words = WORDS[language];
      await page.goto(`${site.url}/`);
      if (viewport === PHONE) await page.locator('.menubutton').click();
      await page.getByRole('link', { name: words.puzzles }).first().click();
      await page.getByRole('group', { name: words.question }).waitFor();
      // The first guess is that nothing can be said: always wrong, and the proof says why.
      await page.getByRole('radio', { name: words.open }).focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('Enter');
      await page.getByRole('status').getByText(words.wrong).waitFor();
      const steps = page.locator('.proof li');
      expect(await steps.count()).toBeGreaterThanOrEqual(3);
      expect(await steps.first().innerText()).toMatch(/60 → \d+/);
      expect(await axeInTurn(page)).toEqual([]);
      await shoot(page, `puzzle-${viewport.width}`);

      // The answer of the proof is right, in the next one.
      await page.getByRole('link', { name: words.next }).click();
      await page.getByText(words.second).waitFor();
      const names = await page.locator('.pfaces label b').allInnerTexts();
      for (const name of names.slice(0, -1)) {
        if (await page.getByRole('status').getByText(words.right).isVisible()) break;
        await page.evaluate(() => localStorage.removeItem('mura.puzzles'));
        await page.reload();
        await page.getByRole('radio', { name }).check();
        await page.getByRole('button', { name: words.answer }).click();
        await page.locator('.proof').waitFor();
      }
      await page.getByRole('status').getByText(words.right).waitFor();
      await page.reload();
      await page.getByRole('status').getByText(words.right).waitFor();
      await page.getByText(words.score).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        viewport.width,
      );
      expect(troublesOf(page)).toEqual([]);
    },
    LONG,
  );
});

describe.each(usuallyOne(VIEWS, 1))('who comes back, %s', (_, viewport, language) => {
  let page: Page;
  beforeAll(async () => {
    page = await site.open({ viewport, language });
  });
  afterAll(() => closePage(page));

  test(
    'learning: role pages, words of the game, and both one tap away in play',
    async () => {
      const words = WORDS[language];
      await page.goto(`${site.url}/`);
      if (viewport === PHONE) await page.locator('.menubutton').click();
      await page.getByRole('link', { name: words.learn, exact: true }).first().click();
      await page.getByRole('heading', { name: words.seer }).waitFor();
      await page.getByRole('link', { name: words.fox }).click();
      await page.getByRole('heading', { name: words.fox }).waitFor();
      await page.getByText(words.cursed).waitFor();
      await page.locator('.gidx').getByText(words.comingOut, { exact: true }).first().waitFor();
      expect(await page.locator('.gidx > div').count()).toBe(20);
      expect(await axeInTurn(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        viewport.width,
      );
      await page.goto(`${site.url}/learn/seer`);
      await page.getByRole('heading', { name: words.seer }).waitFor();
      await shoot(page, `learn-${viewport.width}`);

      await page.goto(`${site.url}/solo?size=5`);
      await page.getByRole('button', { name: words.rules }).click();
      const sheet = page.getByRole('dialog', { name: words.rules });
      await sheet.getByText(words.roller).first().waitFor();
      // The rules come with words of their own.
      await expect.poll(async () => (await sheet.innerText()).length).toBeGreaterThan(1000);
      await shoot(page, `rules-${viewport.width}`);
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'detached' });
      expect(troublesOf(page)).toEqual([]);
    },
    LONG,
  );
});

async function shoot(page: Awaited<ReturnType<TestSite['open']>>, name: string): Promise<void> {
  if (process.env.MURA_SHOTS)
    await page.screenshot({ path: `${process.env.MURA_SHOTS}/${name}.png`, fullPage: true });
}

const WORDS = {
  en: {
    puzzles: 'Puzzles',
    question: 'Who must be a werewolf?',
    open: 'Cannot be decided',
    wrong: 'It can be decided.',
    next: 'Next puzzle',
    second: '2 of 12',
    answer: 'Answer',
    right: 'Right.',
    score: '1 solved of 1 tried',
    learn: 'Learn',
    seer: 'Seer',
    fox: 'Fox',
    comingOut: 'kamingu auto',
    cursed: 'Dies in the night in which it is divined.',
    rules: 'Rules and words',
    roller: 'Roller',
  },
  ja: {
    puzzles: '詰め',
    question: '誰が必ず人狼か。',
    open: '決まらない',
    wrong: 'ひとりに決まります。',
    next: '次の詰め',
    second: '2 / 12',
    answer: '答える',
    right: '正解。',
    score: '1題のうち1題、正解',
    learn: '学ぶ',
    seer: '占い師',
    fox: '妖狐',
    comingOut: 'カミングアウト',
    cursed: '占われると、その夜に死ぬ。',
    rules: '規則と言葉',
    roller: 'ローラー',
  },
} as const;
