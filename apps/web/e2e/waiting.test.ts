import { beforeAll, describe, expect, test } from 'vitest';
import type { Served } from '../../server/src/serve-options.ts';
import { AiwolfTestAgent } from '../../server/testing/aiwolf/agent.ts';
import { ApiGuest } from '../../server/testing/api.ts';
import { TestPlayer } from '../../server/testing/player.ts';
import { enterAs, LONG, SEAT_CHOICE, testHouse } from './house.ts';
import { axe, troublesOf } from './pages.ts';

const house = testHouse({ keeps: true });
let plain: Served;
beforeAll(async () => {
  plain = await house.serve();
});

describe('seats for programs', () => {
  test(
    'are offered with the village; the host sees address and key, and when they have come',
    async () => {
      const served = await house.serve({
        aiwolf: { port: 0, isNeeded: true },
      });
      const page = await house.open(served.url, { language: 'en' });
      await page.goto(`${served.url}/villages/new`);
      await page.locator('input[value="aiwolf-5"]').check({ force: true });
      const seats = page.locator(SEAT_CHOICE);
      await seats.nth(0).selectOption('program:web');
      await seats.nth(1).selectOption('program:aiwolf');
      await seats.nth(2).selectOption('program:nlp');
      for (const seat of [3, 4]) await seats.nth(seat).selectOption('bot:honest');
      expect(await axe(page)).toEqual([]);
      await page.getByRole('button', { name: 'Light its lamp' }).click();

      const programs = page.locator('.programs li');
      await programs.nth(2).waitFor();
      expect(await axe(page)).toEqual([]);
      const [web, aiwolf, nlp] = [programs.nth(0), programs.nth(1), programs.nth(2)];
      const token = await web.locator('code').nth(1).innerText();
      const name = await aiwolf.locator('code').nth(1).innerText();
      expect(name).toMatch(/^agent#[A-Z2-9]{8}$/);
      await aiwolf.locator('code', { hasText: served.doors.aiwolf! }).waitFor();
      expect(await nlp.locator('code').nth(0).innerText()).toBe(served.doors.nlp);

      // Without all of them it does not begin, and the page says who is missing.
      await aiwolf.getByText('not connected yet').waitFor();
      await page.getByRole('button', { name: 'Begin' }).click();
      await page.getByText('Not every program has come yet: player 2 (aiwolf)').waitFor();

      const port = Number(new URL(served.doors.aiwolf!.replace('tcp:', 'http:')).port);
      const agent = new AiwolfTestAgent(port, name);
      await aiwolf.getByText('connected (agent)').waitFor();
      const third = page.locator('.seatcards li').nth(2);
      await third.getByRole('button', { name: /Free it/ }).click();
      await third.getByRole('combobox', { name: /Program for the seat/ }).selectOption('aiwolf');
      const other = new AiwolfTestAgent(port, await nlp.locator('code').nth(1).innerText());
      await nlp.getByText('connected (agent)').waitFor();

      const village = page.url().split('/').at(-1)!;
      await page.getByRole('button', { name: 'Begin' }).click();
      const own = new TestPlayer({
        url: () => served.url,
        village,
        token,
        name: 'own',
        say: () => 'Over',
      });
      await page.locator('.endcard').waitFor({ timeout: LONG });
      expect(agent.count('INITIALIZE')).toBe(1);
      expect(other.count('INITIALIZE')).toBe(1);
      expect(own.refused).toEqual([]);
      // A refusal is told by the browser itself, as 409.
      expect(troublesOf(page).filter((line) => !line.includes('409'))).toEqual([]);
      own.close();
      agent.socket.destroy();
      other.socket.destroy();
    },
    LONG,
  );

  test(
    'a door that cannot tell of the village is not opened, and the waiting room says why',
    async () => {
      const page = await house.open(plain.url, { language: 'en' });
      await page.goto(`${plain.url}/villages/new?preset=licos-9b`);
      await page.locator(SEAT_CHOICE).nth(1).selectOption('program:nlp');
      await page.locator(SEAT_CHOICE).nth(2).selectOption('program:aiwolf');
      await page.getByRole('button', { name: 'Light its lamp' }).click();
      await page.getByText("through that door: the wire has no name for the role 'fox'").waitFor();
      expect(await page.locator('.programs').count()).toBe(0);
      await page
        .locator('.seatcards li')
        .nth(2)
        .getByRole('combobox', { name: /Program for the seat/ })
        .selectOption('aiwolf');
      await page.getByText('This server has not opened that door.').waitFor();
    },
    LONG,
  );
});

test(
  'a village is offered the bots that its server has, here and in the waiting room',
  async () => {
    const page = await house.open(plain.url, { language: 'en' });
    await page.route('**/api/v1/bots', (route) =>
      route.fulfill({ json: { bots: ['random', 'quiet'], default: 'random' } }),
    );
    await page.goto(`${plain.url}/villages/new`);
    const seat = page.locator(SEAT_CHOICE).nth(1);
    await seat.locator('option', { hasText: 'quiet' }).waitFor({ state: 'attached' });
    const offered = await seat
      .locator('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    expect(offered.filter((value) => value.startsWith('bot:'))).toEqual(['bot:random', 'bot:quiet']);
    expect(await seat.inputValue()).toBe('bot:random');
    await page.getByRole('button', { name: 'Light its lamp' }).click();
    const second = page.locator('.seatcards li').nth(1);
    await second.locator('.sr', { hasText: 'bot: random' }).waitFor();
    await second.getByRole('button', { name: /Free it/ }).click();
    await second.getByRole('button', { name: /Put a bot/ }).click();
    await second.locator('.sr', { hasText: 'bot: random' }).waitFor();
  },
  LONG,
);

test(
  'the host chooses each bot and its strength, and leaves their own seat to a bot while it is played',
  async () => {
    const served = await house.serve();
    const page = await house.open(served.url, { language: 'en' });
    await page.goto(`${served.url}/villages/new?preset=aiwolf-5`);
    await page.getByRole('button', { name: 'Light its lamp' }).click();
    const second = page.locator('.seatcards li').nth(1);
    await second.locator('select').first().selectOption('bot:honest');
    await second.locator('.strength select').selectOption('fair');
    await second.locator('.sr', { hasText: 'bot: honest · fair' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Begin' }).click();

    await page.getByRole('button', { name: 'Seats' }).focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Seats' });
    // Who sits where is hidden, so the host is offered every other seat alike.
    await sheet
      .getByRole('button', { name: /^Play on if away/ })
      .nth(3)
      .waitFor();
    await sheet.locator('.botwish select').first().selectOption('bot:honest');
    expect(await axe(page)).toEqual([]);
    // By keyboard alone, without leaving the dialog, and back to where one came from.
    const forMe = sheet.getByRole('button', { name: 'Play on for me' });
    await sheet.getByRole('button', { name: 'Close' }).focus();
    for (let steps = 0; steps < 5 && !(await forMe.evaluate((one) => one.matches(':focus'))); steps++)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await sheet.getByText('A bot plays on for you.').waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Seats');
    await page.getByRole('button', { name: 'Take my seat back' }).waitFor();
    await page.locator('.endcard').waitFor({ timeout: LONG });
    expect(troublesOf(page)).toEqual([]);
  },
  LONG,
);

test(
  'the host asks somebody to leave a seat and puts a bot there, and whoever sat there sees it',
  async () => {
    const host = await house.open(plain.url, { language: 'en' });
    await host.goto(`${plain.url}/villages/new?preset=aiwolf-5`);
    await host.locator(SEAT_CHOICE).nth(1).selectOption('person');
    await host.getByRole('button', { name: 'Light its lamp' }).click();
    await host.waitForURL(/\/village\/[0-9a-z]{12}$/);
    const guest = await ApiGuest.arrive(plain.url, 'Sumire');
    const page = await house.open(plain.url, { language: 'en' });
    await enterAs(page, plain.url, guest);
    await page.goto(host.url());
    const [ofHost, ofGuest] = [host, page].map((one) => one.locator('.seatcards li').nth(1)) as [
      ReturnType<typeof host.locator>,
      ReturnType<typeof host.locator>,
    ];
    await ofGuest.getByRole('button', { name: /Sit here/ }).click();
    await ofGuest.getByRole('button', { name: 'Leave' }).waitFor();
    await ofHost.getByRole('button', { name: /Free it/ }).click();
    await ofHost.getByRole('button', { name: /Put a bot/ }).click();
    await ofHost.locator('.sr', { hasText: 'bot: ' }).first().waitFor();
    // Who else sits there is told to nobody before the end; that it is not oneself, at once.
    await page.getByRole('button', { name: 'Leave' }).waitFor({ state: 'detached' });
    expect([...troublesOf(host), ...troublesOf(page)]).toEqual([]);
  },
  LONG,
);
