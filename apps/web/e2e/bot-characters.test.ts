import { describe, expect, test } from 'vitest';
import { LONG, testHouse } from './house.ts';
import { axe, PHONE, troublesOf } from './pages.ts';

const house = testHouse();

describe('who makes a village', () => {
  test(
    'chooses how strong its bots are, and who sits where with a name and a word of their own',
    async () => {
      const served = await house.serve();
      const page = await house.open(served.url);
      await page.goto(`${served.url}/villages/new?preset=licos-5`);
      await page.getByRole('button', { name: 'やさしい' }).click();
      const seat = (index: number) => page.locator('.seatlist li').nth(index);
      await seat(2).locator('select').first().selectOption('bot:talker:kiku');
      await seat(2).locator('.strength select').selectOption('strong');
      await seat(3).locator('.strength select').selectOption('full');
      expect(await page.locator('.seatlist b').nth(2).innerText()).toBe('菊');
      expect(await page.locator('.seatlist .own').innerText()).toContain('よう喋るで');
      expect(await axe(page)).toEqual([]);
      if (process.env.MURA_SHOTS) {
        await page.screenshot({ path: `${process.env.MURA_SHOTS}/new-1280.png`, fullPage: true });
        await page.setViewportSize(PHONE);
        await page.screenshot({ path: `${process.env.MURA_SHOTS}/new-360.png`, fullPage: true });
      }
      const wished = page.waitForRequest(
        (request) => request.method() === 'POST' && request.url().endsWith('/villages'),
      );
      await page.locator('.finish .btn').click();
      const { bots } = (await wished).postDataJSON();
      expect(bots).toEqual([null, 'talker@gentle', 'talker@strong:kiku', 'talker@full', 'talker@gentle']);
      await page.locator('.seatcards b').nth(4).waitFor();
      expect(await page.locator('.seatcards b').allInnerTexts()).toContain('菊');
      expect(troublesOf(page)).toEqual([]);
    },
    LONG,
  );

  test(
    'puts one of the language models of the server on a seat, and is told where its words go',
    async () => {
      const caps = { tokens: 1, cost: null };
      // Nobody answers there: this village is made and not played.
      const model = { url: 'http://127.0.0.1:9/v1', model: 'secret-model', key: null, prices: null, caps };
      const llms = ['llm', 'llm:small-one'].map((bot) => ({ ...model, bot }));
      const served = await house.serve({ llms });
      const page = await house.open(served.url, { language: 'en' });
      await page.goto(`${served.url}/villages/new?preset=licos-5`);
      const seat = page.locator('.seatlist li').nth(2);
      const choice = seat.locator('select').first();
      await choice.selectOption({ label: 'bot: language model · small-one' });
      await page.getByRole('note').filter({ hasText: 'is sent to the model' }).waitFor();
      expect(await seat.locator('.strength').count()).toBe(0);
      expect(await axe(page)).toEqual([]);
      const wished = page.waitForRequest(
        (request) => request.method() === 'POST' && request.url().endsWith('/villages'),
      );
      await page.locator('.finish .btn').click();
      expect((await wished).postDataJSON().bots[2]).toBe('llm:small-one');
      await page.locator('.seatcards li').nth(2).locator('.sr', { hasText: 'small-one' }).waitFor();
      expect(await page.content()).not.toContain('secret-model');
      expect(troublesOf(page)).toEqual([]);
    },
    LONG,
  );
});
