import { describe, expect, test } from 'vitest';
import { llmSettingsFrom } from '../../server/src/llm/settings.ts';
import { openStubModel } from '../../server/testing/llm/stub-model.ts';
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
    'puts language models of the server on seats, is told where words go, and they play',
    async () => {
      const stub = await openStubModel(({ body: { messages } }) => {
        const [, target] = /one of (\d+)/.exec(messages.at(-1)?.content ?? '') ?? [];
        return JSON.stringify(target === undefined ? { say: 'Over' } : { target: Number(target) });
      });
      const settings = llmSettingsFrom({
        ...{ MURA_LLM_URL: stub.url, MURA_LLM_MODEL: 'secret-model', MURA_LLM_KEY: 'sk-first' },
        ...{ MURA_LLM_SMALL_ONE_URL: stub.url, MURA_LLM_SMALL_ONE_MODEL: 'secret-small' },
        MURA_LLM_SMALL_ONE_KEY: 'sk-second',
      });
      const served = await house.serve({ llms: settings.ok ? settings.value : [] });
      const page = await house.open(served.url, { language: 'en' });
      await page.goto(`${served.url}/villages/new?preset=nlp-5`);
      const seat = (index: number) => page.locator('.seatlist li').nth(index);
      const sits = (index: number, label: string) =>
        seat(index).locator('select').first().selectOption({ label });
      await sits(0, 'Bot: Honest');
      await sits(1, 'Bot: Language model');
      await sits(2, 'Bot: Language model · small-one');
      await page.getByRole('note').filter({ hasText: 'is sent to the model' }).waitFor();
      expect(await seat(2).locator('.strength').count()).toBe(0);
      expect(await axe(page)).toEqual([]);
      const wished = page.waitForRequest(
        (request) => request.method() === 'POST' && request.url().endsWith('/villages'),
      );
      await page.locator('.finish .btn').click();
      expect((await wished).postDataJSON().bots.slice(0, 3)).toEqual(['honest', 'llm', 'llm:small-one']);
      await page.locator('.seatcards li').nth(2).locator('.sr', { hasText: 'small-one' }).waitFor();
      expect(await page.content()).not.toMatch(/secret-|sk-/);
      await page.getByRole('button', { name: 'Begin' }).click();
      await page.locator('.endcard').waitFor({ timeout: LONG });
      const asked = stub.requests.map(({ body, headers }) => `${body.model} ${headers.authorization}`);
      expect([...new Set(asked)].sort()).toEqual([
        'secret-model Bearer sk-first',
        'secret-small Bearer sk-second',
      ]);
      expect(await page.content()).not.toContain('sk-');
      expect(troublesOf(page)).toEqual([]);
      await stub.close();
    },
    LONG,
  );
});
