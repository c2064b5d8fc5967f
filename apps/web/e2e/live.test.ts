import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ApiGuest } from '../../server/testing/api.ts';
import { ChildServer } from '../../server/testing/child.ts';
import { FakeClock } from '../../server/testing/fake-clock.ts';
import { freePort } from '../../server/testing/free-port.ts';
import { until } from '../../server/testing/player.ts';
import { serveHere } from '../../server/testing/serving.ts';
import {
  cutSocket,
  enterAs,
  holdSockets,
  LONG,
  playToTheEnd,
  SEAT_CHOICE,
  say,
  testHouse,
  timeOfPost,
  villageOfOne,
} from './house.ts';
import { closePage } from './page-pool.ts';
import { axe, PHONE, troublesOf } from './pages.ts';

const house = testHouse();

describe('two people and three bots', () => {
  test(
    'found a village, wait, talk and play it to its end; each in their own language',
    async () => {
      const served = await house.serve();
      const one = await house.open(served.url);
      await one.goto(`${served.url}/villages/new`);
      await one.locator('input[value="aiwolf-5"]').check({ force: true });
      await one.getByRole('button', { name: 'ふつうの言葉' }).click();
      await one.locator('.fill input').nth(0).fill('霧ノ沢村');
      await one.locator('.fill input').nth(1).fill('湊');
      await one.locator(SEAT_CHOICE).nth(1).selectOption('person');
      for (const seat of [2, 3, 4]) await one.locator(SEAT_CHOICE).nth(seat).selectOption('bot:honest');
      expect(await axe(one)).toEqual([]);
      await one.getByRole('button', { name: '村の灯りをともす' }).click();
      await one.locator('.seatcards').waitFor();
      expect(await one.locator('.qr path').getAttribute('d')).toMatch(/^M\d+ \d+h1v1h-1z/);
      expect(await axe(one)).toEqual([]);

      const two = await house.open(served.url, { language: 'en', viewport: PHONE, hasFonts: false });
      await two.goto(one.url());
      await two.getByRole('button', { name: /Sit here/ }).click();
      await two.getByRole('button', { name: 'I am ready' }).click();
      await one.locator('.seatcards .taken').nth(4).waitFor();
      await one.getByRole('button', { name: '支度ができた' }).click();
      await one.getByRole('button', { name: 'はじめる' }).click();

      await Promise.all([one.locator('.sky .clock').waitFor(), two.locator('.sky .clock').waitFor()]);
      expect(await axe(one)).toEqual([]);
      const heard = two.getByText('霧が深いですね。').waitFor({ state: 'attached' });
      await playToTheEnd([one, two], '霧が深いですね。');
      await heard;
      expect(await one.locator('.endcard').isVisible()).toBe(true);
      expect(await two.locator('.endcard').isVisible()).toBe(true);
      await one.locator('.endcard .btn').click();
      await one.locator('.fates').waitFor();
      // A village by turns is closed when it has ended: nothing is offered that it would refuse.
      await one.getByRole('button', { name: '話を読み返す' }).click();
      await one.locator('.post').first().waitFor();
      expect(await one.locator('.post .star, .post .answer').count()).toBe(0);
      expect([...troublesOf(one), ...troublesOf(two)]).toEqual([]);
    },
    LONG,
  );
});

async function close(...pages: readonly Page[]): Promise<void> {
  await Promise.all(pages.map((page) => closePage(page)));
}

describe('a connection that is lost', () => {
  test(
    'comes back after a cut, a reload and a server that was killed; nothing typed is lost, nothing is said twice',
    async () => {
      const port = await freePort();
      const server = new ChildServer(['--port', String(port), '--database', await house.databases.fresh()]);
      await server.start();
      // A form that wants no seconds between two posts of one player.
      const { id, guest } = await villageOfOne(server.url, { preset: 'bbs-9', pace: 60_000 });
      const page = await house.open(server.url);
      await holdSockets(page);
      await enterAs(page, server.url, guest);
      await page.goto(`${server.url}/village/${id}`);
      await page.locator('.composer.say textarea').waitFor();
      await say(page, 'はじめの一言');
      await page.getByText('はじめの一言').waitFor();
      const watcher = await house.open(server.url, { language: 'en' });
      await watcher.goto(`${server.url}/watch/${id}`);
      await watcher.getByText('はじめの一言').waitFor();
      const delay = await timeOfPost(page, watcher, 'おはよう。<b>霧</b>が深い。');
      console.log(`a post reached the other browser after ${delay} ms`);
      expect(await watcher.locator('.say b', { hasText: '霧' }).count()).toBe(0);
      await close(watcher);

      await page.locator('.composer.say textarea').fill('書きかけの言葉');
      await cutSocket(page);
      await page.getByText('つながりが切れました').waitFor();
      await page.getByText('つながりました').or(page.getByText('またつながりました')).first().waitFor();
      expect(await page.locator('.composer.say textarea').inputValue()).toBe('書きかけの言葉');

      await page.reload();
      await page.getByText('はじめの一言').waitFor();
      expect(await page.locator('.composer.say textarea').inputValue()).toBe('書きかけの言葉');

      await server.kill();
      await page.getByText('つながりが切れました').waitFor();
      await page.locator('.composer.say button[type=submit]').first().click();
      await server.start();
      await page.locator('.post', { hasText: '書きかけの言葉' }).waitFor();
      await until(
        'the form is empty again',
        async () => (await page.locator('.composer.say textarea').inputValue()) === '',
      );
      expect(await page.locator('.post', { hasText: '書きかけの言葉' }).count()).toBe(1);
      expect(await page.locator('.post', { hasText: 'はじめの一言' }).count()).toBe(1);
      await close(page);
      await server.stop();
    },
    LONG,
  );
});

describe('a village of twenty-four hours', () => {
  test(
    'goes on in the page over a restart, with its own clock',
    async () => {
      const port = await freePort();
      const database = await house.databases.fresh();
      const clock = new FakeClock(Date.parse('2024-05-01T12:00:00+09:00'));
      let served = await serveHere(database, { clock, port });
      const { id, guest } = await villageOfOne(served.url, {
        preset: 'bbs-9',
        rules: { clock: { dayChange: { time: '05:00', zone: 'Asia/Tokyo' } } },
      });
      const page = await house.open(served.url);
      await enterAs(page, served.url, guest);
      await page.goto(`${served.url}/village/${id}`);
      await page.locator('.composer.say textarea').waitFor();
      await page.locator('.clock .left', { hasText: /16時間|17時間/ }).waitFor();
      await say(page, '夜更けまで起きています');
      await page.getByText('夜更けまで起きています').waitFor();

      await served.stop();
      clock.goTo(clock.now() + 6 * 3_600_000);
      served = await serveHere(database, { clock, port });
      await page.locator('.clock .left', { hasText: /10時間|11時間/ }).waitFor();
      expect(await page.locator('.post', { hasText: '夜更けまで起きています' }).count()).toBe(1);
      clock.goTo(Date.parse('2024-05-02T05:00:00+09:00'));
      await page.locator('.clock .when', { hasText: '一日目' }).waitFor();
      expect(
        troublesOf(page).filter((line) => !/WebSocket|ERR_CONNECTION|Failed to load/.test(line)),
      ).toEqual([]);
      await close(page);
      await served.stop();
    },
    LONG,
  );
});

describe('who watches', () => {
  test(
    'sees what is said and nothing that is secret before the end',
    async () => {
      const served = await house.serve();
      const guest = await ApiGuest.arrive(served.url, 'Minato');
      const wish = { name: 'bots', preset: 'aiwolf-5', bots: 'honest', pace: 20 };
      const { id } = await guest.must(served.url, 'POST', '/villages', wish);
      const page = await house.open(served.url, { language: 'en' });
      const frames: string[] = [];
      page.on('websocket', (socket) =>
        socket.on('framereceived', ({ payload }) => frames.push(String(payload))),
      );
      await page.goto(`${served.url}/watch/${id}`);
      await page.locator('.seatcards').waitFor();
      await guest.must(served.url, 'POST', `/villages/${id}/start`, {});
      await page.getByText('You are watching.').waitFor();
      await until('the end is seen', () => frames.some((frame) => frame.includes('"type":"ended"')));
      const before = frames.slice(
        0,
        frames.findIndex((frame) => frame.includes('"type":"ended"')),
      );
      expect(before.some((frame) => frame.includes('"type":"talked"'))).toBe(true);
      expect(
        before.filter((frame) => /"(roleTold|sealed|divined|attackVoted)"|"channel":"whisper"/.test(frame)),
      ).toEqual([]);
      await page.locator('.post').first().waitFor();
      expect(await axe(page)).toEqual([]);
      await page.goto(`${served.url}/replay/${id}`);
      await page.locator('.emaki').waitFor();
      expect(await page.locator('.filmname').innerText()).toContain('bots');
    },
    LONG,
  );
});
