import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closePage } from './page-pool.ts';
import { axe, openSite, PHONE, sharedPage, showOn, type TestSite, troublesOf } from './pages.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

const LONG = 300_000;
const slip = (page: Page, step = '') => page.locator(step === '' ? '.slip' : `.slip.at-${step}`);
const hadOf = (page: Page) => page.evaluate(() => localStorage.getItem('mura.guide'));
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

/** Whether the note lies beside what it is about, and on nothing. */
async function expectBeside(page: Page, step: string, lit: string): Promise<void> {
  const [note, thing] = await Promise.all([
    slip(page, step).boundingBox(),
    page.locator(lit).first().boundingBox(),
  ]);
  expect(note).not.toBeNull();
  const overlap = Math.min(note!.y + note!.height, thing!.y + thing!.height) - Math.max(note!.y, thing!.y);
  expect(overlap, `${step} and ${lit}`).toBeLessThanOrEqual(1);
}

async function shoot(page: Page, name: string): Promise<void> {
  if (process.env.MURA_SHOTS) await page.screenshot({ path: `${process.env.MURA_SHOTS}/${name}.png` });
}

/** One choice for the open question, by whatever is lit. */
async function decide(page: Page): Promise<void> {
  await page.locator('.sheet .target').first().click();
  await page.locator('.sheet button[type=submit]').click();
}

test('a first game tells a seer what to press at night, in the talk and at the vote, and never again', {
  timeout: LONG,
}, async () => {
  const page = await site.open({ seed: 'guide', isNewcomer: true });
  await page.goto(site.url);
  await page.getByRole('button', { name: '5人', exact: true }).click();
  await page.getByRole('button', { name: '占い師' }).click();
  await page.getByRole('button', { name: '村に入る' }).click();

  await page.getByRole('region', { name: '案内 1 / 3' }).waitFor();
  await page.getByRole('status').filter({ hasText: 'ひとり選んで、占う' }).waitFor({ state: 'attached' });
  await expectBeside(page, 'night', '.sheet .targets');
  await shoot(page, 'guide-night-1440');
  expect(await axe(page), 'night').toEqual([]);
  await slip(page).getByRole('button', { name: '選ぶ' }).click();
  expect(await page.evaluate(() => document.activeElement?.closest('.target') !== null)).toBe(true);
  await decide(page);
  await slip(page, 'night').waitFor({ state: 'detached' });

  // What it says follows what has been said so far; the field is free all the time.
  await page.getByRole('region', { name: '案内 2 / 3' }).waitFor();
  await expectBeside(page, 'talk', '.composer.say');
  await shoot(page, 'guide-talk-1440');
  expect(await axe(page), 'talk').toEqual([]);
  await slip(page).getByRole('button', { name: '文を組む' }).click();
  await page.getByRole('dialog', { name: '文を組む' }).waitFor();
  await slip(page, 'talk').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  expect(await hadOf(page)).toBe('night talk');

  await page.getByRole('button', { name: '話し終える' }).first().click();
  await page.getByRole('region', { name: '案内 3 / 3' }).waitFor();
  await expectBeside(page, 'vote', '.sheet .targets');
  await shoot(page, 'guide-vote-1440');
  expect(await axe(page), 'vote').toEqual([]);
  await slip(page).getByRole('button', { name: '規則を見る' }).click();
  await page.getByRole('dialog', { name: '規則と言葉' }).waitFor();
  await page.keyboard.press('Escape');
  await decide(page);
  await slip(page).waitFor({ state: 'detached' });
  expect(await hadOf(page)).toBe('night talk vote');

  await page.goto(`${site.url}/solo?size=5&role=seer`);
  await page.locator('.sheet .target').first().waitFor();
  await decide(page);
  await page.locator('.composer.say textarea').waitFor();
  expect(await slip(page).count()).toBe(0);
  expect(troublesOf(page)).toEqual([]);
  await closePage(page);
});

test('on a phone the notes are read and put away by keyboard, and stay away', { timeout: LONG }, async () => {
  const page = await site.open({ seed: 'phone', language: 'en', viewport: PHONE, isNewcomer: true });
  await page.goto(`${site.url}/solo?size=5&role=villager`);
  await slip(page, 'role').waitFor();
  expect(await slip(page).innerText()).toContain('You are: Villager');
  await shoot(page, 'guide-role-360');
  expect(await axe(page), 'role').toEqual([]);
  await page.keyboard.press('g');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('See my role');
  await page.keyboard.press('Enter');
  await page.locator('.rolecard').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.rolecard').waitFor({ state: 'detached' });

  await slip(page, 'talk').waitFor();
  await expectBeside(page, 'talk', '.composer.say');
  expect(await fits(page)).toBe(true);
  await shoot(page, 'guide-talk-360');
  expect(await axe(page), 'talk').toEqual([]);
  await page.keyboard.press('g');
  await page.keyboard.press('Escape');
  await slip(page).waitFor({ state: 'detached' });
  // The hand is where one writes, and what is one's own was not hidden.
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('say-talk');
  expect(await hadOf(page)).toBe('left');
  await page.reload();
  await page.locator('.composer.say textarea').waitFor();
  expect(await slip(page).count()).toBe(0);
  expect(troublesOf(page)).toEqual([]);
  await closePage(page);
});

describe('the notes of a first game, asked for again,', () => {
  const TABLET = { width: 768, height: 1024 };
  const village = sharedPage(async () => {
    const page = await site.open({ seed: 'again', language: 'ko', viewport: TABLET });
    await page.goto(`${site.url}/learn`);
    return page;
  });

  test('come to whoever wants them on the page for learning', { timeout: LONG }, async () => {
    const page = village();
    await page.getByRole('link', { name: '안내와 함께 첫 마을' }).click();
    await slip(page, 'night').waitFor();
    await page.getByText('한 사람을 골라 점치기').first().waitFor();
    await expectBeside(page, 'night', '.sheet .targets');
    expect(await fits(page)).toBe(true);
    await shoot(page, 'guide-night-768');
    expect(await axe(page), 'night').toEqual([]);
  });

  test('on a phone the note of the night is in sight and leaves what decides at hand; the next one follows', {
    timeout: LONG,
  }, async () => {
    const page = village();
    await showOn(page, PHONE);
    await slip(page, 'night').waitFor();
    const note = await slip(page, 'night').boundingBox();
    expect(note!.y + note!.height).toBeLessThan(PHONE.height);
    const button = await page.locator('.sheet button[type=submit]').boundingBox();
    const [x, y] = [button!.x + button!.width / 2, button!.y + button!.height / 2];
    const isAtHand = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x!, y!)?.closest('button')?.type === 'submit',
      [x, y],
    );
    expect(isAtHand).toBe(true);
    await showOn(page, TABLET);
    await decide(page);
    await slip(page, 'talk').waitFor();
    await shoot(page, 'guide-talk-768');
    expect(troublesOf(page)).toEqual([]);
  });
});
