import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiGuest, send, startVillage } from '../../testing/api.ts';
import { startDatabases, type TestDatabases } from '../../testing/database.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { until } from '../../testing/player.ts';
import { PushedBrowser, type PushService, startPushService } from '../../testing/push-service.ts';
import { serveHere } from '../../testing/serving.ts';
import type { Served } from '../serve-options.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const clock = new FakeClock(Date.parse('2026-11-16T10:00:00Z'));

let service: PushService;
let origin: string;
let databases: TestDatabases;
let served: Served;
let url: string;

beforeAll(async () => {
  service = await startPushService();
  origin = service.origin;
  databases = await startDatabases();
  const push = { contact: 'mailto:host@example.org', services: [origin] };
  served = await serveHere(await databases.fresh(), { clock, push });
  url = served.url;
});

afterAll(async () => {
  await served.stop();
  await databases.stop();
  service.stop();
});

/** A browser that reads English. */
function browserAt(path: string) {
  const browser = new PushedBrowser(`${origin}${path}`);
  return { browser, wish: { ...browser.target, language: 'en' } };
}

const slow = { preset: 'bbs-9', name: 'Kirinosawa', language: 'en' };

describe('a village of long days', () => {
  test('tells those who play, and all alike, that something is to be done, and nothing else', async () => {
    const [one, two] = [await ApiGuest.arrive(url, 'one'), await ApiGuest.arrive(url, 'two')];
    const [first, second] = [browserAt('/one'), browserAt('/two')];
    const { given } = service;
    expect((await one.must(url, 'GET', '/push')).key).toMatch(/^B[\w-]{86}$/);
    await one.must(url, 'POST', '/push', first.wish);
    await two.must(url, 'POST', '/push', second.wish);
    const village = await startVillage(url, [one, two], slow);
    await until('both are told of the prologue', () => given.length === 2);
    clock.goTo(clock.now() + DAY + 1);
    await until('both are told of the day', () => given.length === 4);
    const notice = {
      title: 'Mura',
      body: 'There is something to do in the village “Kirinosawa”.',
      url: `/village/${village}`,
    };
    for (const { path, body, headers } of given) {
      expect((path === '/one' ? first : second).browser.read(body)).toEqual(notice);
      expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '43200' });
      expect(headers.authorization).toMatch(/^vapid t=/);
      expect(JSON.stringify(headers)).not.toContain(village);
    }
    expect(given.map(({ path }) => path).sort()).toEqual(['/one', '/one', '/two', '/two']);
    // Notices differ in nothing by which roles could be told apart.
    expect(new Set(given.map(({ body }) => body.length)).size).toBe(1);

    // A browser that is gone is forgotten, and whoever chose so is told no longer.
    service.status = 410;
    await two.must(url, 'DELETE', '/push', { endpoint: `${origin}/two` });
    clock.goTo(clock.now() + DAY);
    await until('one is asked once more', () => given.length === 5);
    service.status = 201;
    clock.goTo(clock.now() + DAY);
    clock.goTo(clock.now() + DAY);
    await served.host.find(village);
    expect(given).toHaveLength(5);
  });

  test('is in the calendar of those who play, with the end of the phase and those to come', async () => {
    const [one, other] = [await ApiGuest.arrive(url, 'one'), await ApiGuest.arrive(url, 'other')];
    const began = clock.now();
    const village = await startVillage(url, [one], slow);
    const path = `/villages/${village}/calendar.ics?lang=en`;
    const { status: ok, body } = await one.send(url, 'GET', path);
    expect(ok).toBe(200);
    const stamps = [...String(body).matchAll(/DTSTART:(\d{8}T\d{6}Z)/g)].map(([, stamp]) => stamp);
    const stamp = (time: number) => new Date(time).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
    expect(stamps.slice(0, 3)).toEqual([1, 2, 3].map((days) => stamp(began + days * DAY)));
    expect(stamps).toHaveLength(14);
    expect(body).toContain('SUMMARY:Kirinosawa: the prologue of day 0 ends\r\n');
    expect(String(body).match(/STATUS:CONFIRMED/g)).toHaveLength(1);
    expect(
      String(body)
        .split('\r\n')
        .every((line) => Buffer.byteLength(line) <= 75),
    ).toBe(true);
    expect((await other.send(url, 'GET', path)).body.code).toBe('notSeated');
  });
});

describe('a browser that wants to be told', () => {
  test('is refused where its address is no push service, or too many are told', async () => {
    const one = await ApiGuest.arrive(url, 'one');
    const { wish: target } = browserAt('/x');
    const wrong = { ...target, endpoint: 'http://127.0.0.1:5432/x' };
    expect((await one.send(url, 'POST', '/push', wrong)).body.code).toBe('wrongEndpoint');
    expect((await one.send(url, 'POST', '/push', { ...target, auth: 'x' })).body.code).toBe('wrongMessage');
    expect((await send(url, 'POST', '/push', target)).body.code).toBe('needsGuest');
    for (let number = 0; number < 10; number++)
      await one.must(url, 'POST', '/push', browserAt(`/many/${number}`).wish);
    expect((await one.send(url, 'POST', '/push', target)).body.code).toBe('tooManyBrowsers');
  });
});

describe('a village at a set time', () => {
  test('opens by itself with bots on the open seats, is known by link only, and tells its time', async () => {
    const maker = await ApiGuest.arrive(url, 'maker');
    const opensAt = clock.now() + HOUR;
    const wish = { name: 'At eight', preset: 'aiwolf-5', opensAt, listed: false };
    const { id, ...made } = await maker.must(url, 'POST', '/villages', wish);
    expect(made).toMatchObject({ opensAt, listed: false, state: 'waiting' });
    const { villages } = await maker.must(url, 'GET', '/villages?state=waiting');
    expect(villages.map((village: { id: string }) => village.id)).not.toContain(id);
    await maker.must(url, 'POST', `/villages/${id}/seat`, {});
    const calendar = (await send(url, 'GET', `/villages/${id}/calendar.ics?lang=en`)).body;
    expect(calendar).toContain('SUMMARY:At eight: it begins');
    clock.goTo(opensAt - 1000);
    expect((await maker.must(url, 'GET', `/villages/${id}`)).state).toBe('waiting');
    clock.goTo(opensAt);
    await until('it opens', async () => (await maker.must(url, 'GET', `/villages/${id}`)).state === 'open');
    const plan = (await served.host.find(id))?.plan;
    expect(plan?.seats.map(({ type }) => type)).toEqual(['person', 'bot', 'bot', 'bot', 'bot']);
    expect(plan).not.toHaveProperty('opensAt');
  });

  test('opens at a time to come only', async () => {
    const maker = await ApiGuest.arrive(url, 'maker');
    for (const opensAt of [clock.now(), clock.now() + 91 * DAY]) {
      const answer = await maker.send(url, 'POST', '/villages', { name: 'x', preset: 'aiwolf-5', opensAt });
      expect(answer.body.code).toBe('wrongTime');
    }
  });
});
