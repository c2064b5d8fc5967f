import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Served } from '../../server/src/serve-options.ts';
import { TestPlayer, until } from '../../server/testing/player.ts';
import { enterAs, LONG, SEAT_CHOICE, say, testHouse, villageOfOne } from './house.ts';
import { closePage } from './page-pool.ts';
import { axe, PHONE, troublesOf, WIDE } from './pages.ts';

const house = testHouse({ keeps: true });
let served: Served;
let maker: Page;
beforeAll(async () => {
  served = await house.serve();
  maker = await house.open(served.url, { language: 'en' });
});

/** A village of free talk; its maker does not play, and the second seat waits for somebody. */
async function prepare(page: Page, url: string, nickname: string): Promise<void> {
  await page.goto(`${url}/villages/new`);
  await page.locator('input[value="aiwolf-5"]').check({ force: true });
  await page.getByRole('button', { name: 'Free text' }).click();
  await page.locator('.fill input').nth(1).fill(nickname);
  for (const seat of [0, 2, 3, 4]) await page.locator(SEAT_CHOICE).nth(seat).selectOption('bot:honest');
  await page.locator(SEAT_CHOICE).nth(1).selectOption('person');
}

async function light(page: Page): Promise<void> {
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Light its lamp' }).click();
  await page.locator('.seatcards').waitFor();
}

/** Whoever is drawn as the seer is asked for a target before anybody talks. */
async function toTurn(page: Page): Promise<void> {
  const turn = page.locator('.chip.turn');
  const target = page.locator('.sheet .target').first();
  await turn.or(target).first().waitFor();
  if (await target.isVisible()) {
    await target.click();
    await page.locator('.sheet button[type=submit]').click();
  }
  await turn.waitFor();
}

async function toldTroubles(page: Page): Promise<string[]> {
  // A refusal is told by the browser itself too.
  return troublesOf(page).filter((line) => !/status of 4\d\d/.test(line));
}

describe('manners', () => {
  test(
    '[R000-PLAT-17] are a setting of the village: told before one sits, its words are refused there alone, and posts can be reported',
    async () => {
      await prepare(maker, served.url, 'Host');
      await maker.getByRole('button', { name: 'polite' }).click();
      await maker.getByLabel('Words not to be used').fill('blockhead, nitwit');
      await light(maker);

      const page = await house.open(served.url, { language: 'en' });
      await page.goto(maker.url());
      await page.getByText('Speak politely to everybody.').waitFor();
      await page.getByText('Posts with these words are refused: blockhead, nitwit').waitFor();
      await page.getByRole('button', { name: /Sit here/ }).click();
      await page.getByRole('button', { name: 'I am ready' }).click();
      await maker.getByText('Everybody is ready.').waitFor();
      await maker.getByRole('button', { name: 'Begin' }).click();
      await toTurn(page);
      await say(page, 'You blockhead.');
      await page.getByText('It has a word that this village does not want.').waitFor();
      await say(page, 'You turnip.');
      await maker.getByText('You turnip.').waitFor();

      // Whoever watches may report too, by keys alone.
      const post = maker.locator('.post', { hasText: 'You turnip.' });
      await post.focus();
      await post.locator('button.report').focus();
      await maker.keyboard.press('Enter');
      await maker.keyboard.type('That was rude.');
      expect(await axe(maker)).toEqual([]);
      await maker.keyboard.press('Enter');
      await post.getByText('Whoever made the village has been told.').waitFor();
      const village = maker.url().split('/').at(-1)!;
      const told = await maker.evaluate(
        async (id) => (await fetch(`/api/v1/reports?village=${id}`)).json(),
        village,
      );
      expect(told.reports).toMatchObject([{ player: 2, reason: 'That was rude.' }]);
      expect(await page.locator('.post.me button.report').count()).toBe(0);

      // Another village has its own words, and its own manner.
      const { id, guest } = await villageOfOne(served.url, {
        preset: 'aiwolf-5',
        rules: { grammar: 'free' },
        manner: 'unrestricted',
      });
      const other = await house.open(served.url, { language: 'en' });
      await enterAs(other, served.url, guest);
      await other.goto(`${served.url}/village/${id}`);
      await toTurn(other);
      await say(other, 'You blockhead.');
      await other.locator('.post', { hasText: 'You blockhead.' }).waitFor();
      expect([...(await toldTroubles(maker)), ...(await toldTroubles(page))]).toEqual([]);
      for (const one of [page, other]) await closePage(one);
    },
    LONG,
  );
});

describe('consent', () => {
  test(
    '[R003-LPLAY-20] is read and given before one sits, with its licence; the record can be taken without names',
    async () => {
      await prepare(maker, served.url, 'Host');
      await maker.getByText('Ask for consent').click();
      await maker.getByLabel('Text').fill('Your words are kept for a study of talk.');
      await maker.getByLabel('Purpose').fill('corpus');
      await maker.getByLabel('Licence').fill('CC-BY-4.0');
      await light(maker);

      const page = await house.open(served.url, { language: 'en', viewport: PHONE, hasFonts: false });
      await page.goto(maker.url());
      const consent = page.locator('.consent');
      await consent.getByText('Your words are kept for a study of talk.').waitFor();
      await consent.getByText('CC-BY-4.0').waitFor();
      expect(await axe(page)).toEqual([]);
      await page.locator('.fill input').first().fill('Ondine77');
      await page.getByRole('button', { name: /Sit here/ }).click();
      await page.getByText('Read the text and agree to it first.').waitFor();
      expect(await page.locator('.seatcards .mine').count()).toBe(0);
      // The hand is on the box already.
      await page.keyboard.press('Space');
      await page.getByRole('button', { name: /Sit here/ }).click();
      await page.locator('.seatcards .mine').waitFor();
      await page.getByText('You have agreed').waitFor();
      await page.getByRole('button', { name: 'I am ready' }).click();
      await maker.getByText('Everybody is ready.').waitFor();
      await page.setViewportSize(WIDE);
      await maker.getByRole('button', { name: 'Begin' }).click();
      await page.locator('.sky .clock').waitFor();
      const cookies = await page.context().cookies();
      const village = page.url();
      // To draw what is played here costs more than to play it.
      for (const one of [maker, page]) await one.goto(`${served.url}/privacy`);
      const player = new TestPlayer({
        url: () => served.url,
        village: village.split('/').at(-1)!,
        token: cookies.find(({ name }) => name === 'mura_guest')!.value,
        name: 'Ondine77',
        say: () => 'Fog again.',
      });
      await until('it has ended', () => player.hasEnded, LONG);
      player.close();
      await page.goto(village);
      await page.locator('.endcard .btn').click();

      const whole = await saved(page, /^Mura record/);
      const nameless = await saved(page, /^Record without names/);
      expect(whole).toContain('Ondine77');
      expect(nameless).not.toContain('Ondine77');
      for (const record of [whole, nameless]) {
        expect(record).toContain('Fog again.');
        expect(record).toContain('CC-BY-4.0');
      }
      expect([...(await toldTroubles(maker)), ...(await toldTroubles(page))]).toEqual([]);
    },
    LONG,
  );
});

/** A file of the epilogue, as it arrives on the reader's disk. */
async function saved(page: Page, name: RegExp): Promise<string> {
  await page.getByRole('button', { name: 'Export' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click(),
  ]);
  return readFileSync(await file.path(), 'utf8');
}
