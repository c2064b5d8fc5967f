import { CASTS } from '@mura/engine';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { runs } from '../../../checks/runs.ts';
import type { Served } from '../../server/src/serve-options.ts';
import { LONG, say, testHouse } from './house.ts';
import { axe, chooseFirst, troublesOf } from './pages.ts';

const house = testHouse({ keeps: true });
let served: Served;
let page: Page;
beforeAll(async () => {
  served = await house.serve();
  page = await house.open(served.url, { language: 'en' });
});

/** The short names of our own casts, as English readers see them. */
const CALLED: Readonly<Record<string, string>> = { mura: 'Mountain', harbour: 'Harbour', academy: 'Academy' };

/** One pixel, in three colours: a picture for each face. */
const PICTURES = {
  'mio.png':
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'mio-glad.png':
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'ren.png':
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
};
const PEOPLE = [
  ['mio', '澪', 'Mio', { neutral: 'mio.png', happy: 'mio-glad.png' }],
  ['ren', '廉', 'Ren', { neutral: 'ren.png' }],
  ['sora', '空', 'Sora', {}],
  ['toki', '時', 'Toki', {}],
  ['yuki', '雪', 'Yuki', {}],
] as const;
const CAST = {
  names: { ja: '波止場', en: 'The pier' },
  licence: 'CC0-1.0',
  characters: PEOPLE.map(([id, ja, en, faces]) => ({
    id,
    names: { ja, en },
    letter: ja,
    sex: 'female',
    age: 20,
    profiles: { ja: '海を見ている。', en: 'Looks at the sea.' },
    faces,
  })),
};
const file = (name: string, buffer: Buffer, mimeType: string) => ({ name, buffer, mimeType });
const JSON_FILE = file('cast.json', Buffer.from(JSON.stringify(CAST)), 'application/json');
const PICTURE_FILES = Object.entries(PICTURES).map(([name, text]) =>
  file(name, Buffer.from(text, 'base64'), 'image/png'),
);

const seatNames = (page: Page) => page.locator('.seatcards b').allInnerTexts();
const light = (page: Page) => page.getByRole('button', { name: 'Light its lamp' });
const pictureIn = (page: Page, part: string) => page.locator(`${part} image`).first().getAttribute('href');

describe('[R000-PLAT-13] the cast of a village', () => {
  test(
    'is chosen among three or more that ship, each with faces and names of its own',
    async () => {
      expect(CASTS.length).toBeGreaterThanOrEqual(3);
      const seen: string[][] = [];
      // The usual run looks at two of them.
      const casts = CASTS.slice(0, runs(2, CASTS.length));
      for (const { id, characters } of casts) {
        await page.goto(`${served.url}/villages/new?preset=licos-5`);
        await page.locator('.castpick', { hasText: CALLED[id]! }).click();
        await light(page).click();
        await page.locator('.seatcards b').nth(4).waitFor();
        const shown = await seatNames(page);
        expect(shown).toEqual(characters.slice(0, 5).map((one) => one.names.en));
        const drawn = await page
          .locator('.seatcards .face use')
          .evaluateAll((uses) => uses.map((use) => use.getAttribute('href')!));
        expect(new Set(drawn).size).toBe(5);
        seen.push([...shown, ...drawn]);
      }
      expect(new Set(seen.flat()).size).toBe(casts.length * 10);
    },
    LONG,
  );

  test(
    'can be one that somebody brings as a file of JSON with pictures, and it is played with them',
    async () => {
      await page.goto(`${served.url}/villages/new?preset=licos-5`);
      await page.getByText('Bring a cast of your own').click();
      const input = page.getByLabel('Files of the cast');
      const bring = page.getByRole('button', { name: 'Bring it' });
      await input.setInputFiles(PICTURE_FILES);
      await bring.click();
      await page.getByText('There is no JSON file among them.').waitFor();
      await input.setInputFiles([JSON_FILE, PICTURE_FILES[0]!]);
      await bring.click();
      await page.getByText('The picture mio-glad.png is missing.').waitFor();
      await input.setInputFiles([JSON_FILE, ...PICTURE_FILES]);
      await bring.click();
      await page.getByText('Bringing a cast needs an account.').waitFor();
      await page.getByLabel('Name of the account').fill('artist');
      await page.getByLabel(/^Password/).fill('a long secret');
      expect(await axe(page)).toEqual([]);
      await page.getByRole('button', { name: 'Make an account' }).click();
      const chosen = page.locator('.castpick[aria-pressed="true"]');
      await chosen.filter({ hasText: 'The pier' }).waitFor();
      expect(await page.locator('.seatlist b').allInnerTexts()).toEqual(PEOPLE.map(([, , name]) => name));
      const loaded = page.waitForResponse((answer) => answer.url().endsWith('/faces/mio/happy'));
      await light(page).click();

      await page.locator('.seatcards b').nth(4).waitFor();
      expect((await loaded).headers()['content-type']).toBe('image/png');
      expect(await seatNames(page)).toEqual(['Mio', 'Ren', 'Sora', 'Toki', 'Yuki']);
      // Whoever sits there themselves is glad of it.
      expect(await pictureIn(page, '.seatcards li:nth-child(1)')).toMatch(/\/faces\/mio\/happy$/);
      expect(await pictureIn(page, '.seatcards li:nth-child(2)')).toMatch(/\/faces\/ren\/neutral$/);
      // Whoever has no picture has a face of ours.
      expect(await page.locator('.seatcards li:nth-child(3) .face use').count()).toBe(1);
      await page.getByRole('button', { name: 'I am ready' }).click();
      await page.getByRole('button', { name: 'Begin' }).click();
      await page.locator('.selfcard').waitFor();
      const isTalk = async () => {
        await chooseFirst(page);
        return page.locator('.composer.say textarea').isVisible();
      };
      await expect.poll(isTalk).toBe(true);
      await page.getByRole('button', { name: 'Expression: neutral' }).click();
      await page.getByRole('radio', { name: 'happy' }).click();
      await say(page, 'The sea is calm.');
      const post = page.locator('.post', { hasText: 'The sea is calm.' });
      expect(await post.locator('image').getAttribute('href')).toMatch(/\/faces\/mio\/happy$/);

      // Somebody else finds it among the casts, and reads its other names.
      const other = await house.open(served.url, { language: 'ja' });
      await other.goto(page.url());
      await other.locator('.post', { hasText: 'The sea is calm.' }).getByText('澪').waitFor();
      await other.goto(`${served.url}/villages/new?preset=licos-5`);
      await other.locator('.castpick', { hasText: '波止場' }).click();
      await other.locator('.seatlist b', { hasText: '澪' }).waitFor();
      // Nobody has an account at first, and the browser tells of it itself.
      const known = (line: string) => /40[139]/.test(line);
      expect([...troublesOf(page), ...troublesOf(other)].filter((line) => !known(line))).toEqual([]);
    },
    LONG,
  );
});
