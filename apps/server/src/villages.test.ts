import { once } from 'node:events';
import { givenTo } from '@mura/engine';
import { eventsOf, readRecord } from '@mura/records';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { ApiGuest, startVillage } from '../testing/api.ts';
import { startDatabases, type TestDatabases } from '../testing/database.ts';
import { FakeClock } from '../testing/fake-clock.ts';
import { TestPlayer, until } from '../testing/player.ts';
import { serveHere } from '../testing/serving.ts';
import type { Served } from './serve-options.ts';

let databases: TestDatabases;

beforeAll(async () => {
  databases = await startDatabases();
});

afterAll(() => databases.stop());

const HOUR = 3_600_000;

describe('a village of days by the clock on the wall', () => {
  test('[R000-PLAT-10] survives a restart in mid-day and changes day at the set time', async () => {
    const database = await databases.fresh();
    const clock = new FakeClock(Date.parse('2024-05-01T12:00:00+09:00'));
    let served = await serveHere(database, { clock });
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
    const guests: ApiGuest[] = [];
    for (const name of names) guests.push(await ApiGuest.arrive(served.url, name));
    const rules = { clock: { dayChange: { time: '05:00', zone: 'Asia/Tokyo' } } };
    const village = await startVillage(served.url, guests as [ApiGuest, ...ApiGuest[]], {
      preset: 'bbs-9',
      rules,
    });
    const players = guests.map(
      ({ token, nickname: name }) =>
        new TestPlayer({ url: () => served.url, village, token, name, say: null }),
    );
    const daysSeen = () =>
      players[0]!.given.filter(({ event }) => event.type === 'dayBegan').map(({ at }) => at);
    const talkAll = async (text: string) => {
      const sent = players.map((player) => player.act({ type: 'talk', channel: 'talk', text }));
      await until('all have spoken', () => players.every((player, index) => player.done.has(sent[index]!)));
    };
    await talkAll('good day');

    await served.stop();
    clock.goTo(clock.now() + 6 * HOUR);
    served = await serveHere(database, { clock });
    await until('all are back', () =>
      players.every(({ isOpen, connections }) => isOpen && connections === 2),
    );

    const firstChange = Date.parse('2024-05-02T05:00:00+09:00');
    clock.goTo(firstChange - 1);
    await talkAll('still the same day');
    expect(daysSeen()).toHaveLength(1);
    clock.goTo(firstChange);
    await until('the day changes', () => daysSeen().length === 2);
    await talkAll('good morning');

    await served.stop();
    served = await serveHere(database, { clock });
    const secondChange = firstChange + 24 * HOUR;
    clock.goTo(secondChange);
    await until('the next day comes', () => daysSeen().length === 3);
    expect(daysSeen().slice(1)).toEqual([firstChange, secondChange]);
    const said = players[0]!.given.flatMap(({ event }) => (event.type === 'talked' ? [event.text] : []));
    for (const text of ['good day', 'still the same day', 'good morning']) {
      expect(said.filter((one) => one === text)).toHaveLength(9);
    }
    for (const player of players) player.close();
    await served.stop();
  });
});

describe('of two servers on one database', () => {
  let one: Served;
  let other: Served;

  beforeAll(async () => {
    const database = await databases.fresh();
    one = await serveHere(database);
    other = await serveHere(database);
  });

  afterAll(async () => {
    await one.stop();
    await other.stop();
  });

  test('a client of one plays and watches in a village of the other, and both serve the same lobby', async () => {
    const guests = [await ApiGuest.arrive(one.url, 'near'), await ApiGuest.arrive(other.url, 'far')] as const;
    const village = await startVillage(one.url, guests, { preset: 'aiwolf-5' });
    expect(one.host.room(village)).toBeDefined();
    const sits = guests.map(
      ({ token, nickname: name }, index) =>
        new TestPlayer({ url: () => (index === 0 ? one : other).url, village, token, name }),
    );
    const watcher = new TestPlayer({ url: () => other.url, village, token: null, name: 'watcher' });
    const all = [...sits, watcher];
    await until('the village ends', () => all.every(({ hasEnded }) => hasEnded));
    await until(
      'it is kept',
      async () => (await guests[0].must(other.url, 'GET', `/villages/${village}`)).state === 'ended',
    );
    const read = readRecord(await guests[1].must(other.url, 'GET', `/villages/${village}/record`));
    const events = read.ok ? eventsOf(read.value.record) : [];
    for (const [index, viewer] of ([1, 2, 'observer'] as const).entries()) {
      const expected = givenTo(viewer, events).map(({ event: { audience: _, ...facts } }) => facts);
      expect(all[index]?.given.map(({ event }) => event)).toEqual(expected);
      expect(all[index]?.faults).toEqual([]);
    }
    expect(sits[1]?.done.size).toBeGreaterThan(0);
    for (const player of all) player.close();
  });

  test('who is connected to one is seen at the other', async () => {
    const guests = [await ApiGuest.arrive(one.url, 'near'), await ApiGuest.arrive(other.url, 'far')] as const;
    const village = await startVillage(one.url, guests, { preset: 'aiwolf-5', names: 'shown' });
    const lastPresence = ({ frames }: TestPlayer) =>
      JSON.parse(frames.filter((text) => text.includes('"presence"')).at(-1) ?? '{}');
    const [near, far] = guests.map(
      ({ token, nickname: name }, index) =>
        new TestPlayer({ url: () => (index === 0 ? one : other).url, village, token, name, say: null }),
    ) as [TestPlayer, TestPlayer];
    const everybody = { type: 'presence', here: [1, 2, 3, 4, 5], watching: 0 };
    await until('both are seen', () =>
      [near, far].every((player) => lastPresence(player).here?.length === 5),
    );
    expect(lastPresence(near)).toEqual(everybody);
    far.close();
    await until('one is missed', () => !lastPresence(near).here.includes(2));
    expect(lastPresence(near)).toEqual({ ...everybody, here: [1, 3, 4, 5] });
    near.close();
  });

  test('who writes at one is seen at the other, and the bots there wait', async () => {
    const guests = [await ApiGuest.arrive(one.url, 'near'), await ApiGuest.arrive(other.url, 'far')] as const;
    const village = await startVillage(one.url, guests, { preset: 'card', names: 'shown', pace: 1000 });
    const room = one.host.room(village);
    expect(room).toBeDefined();
    const waits = vi.spyOn(room!, 'noteTyping');
    const [near, far] = guests.map(
      ({ token, nickname: name }, index) =>
        new TestPlayer({ url: () => (index === 0 ? one : other).url, village, token, name, say: null }),
    ) as [TestPlayer, TestPlayer];
    const written = ({ frames }: TestPlayer) => frames.filter((text) => text.startsWith('{"type":"typing"'));
    // Before the talk begins nobody looks at it.
    const writes = (writer: TestPlayer, reader: TestPlayer) => () => {
      writer.send({ type: 'typing' });
      return written(reader).length > 0;
    };
    await until('it is seen', writes(far, near));
    expect(written(near)[0]).toBe('{"type":"typing","player":2}');
    expect(waits).toHaveBeenCalled();
    await until('the other way too', writes(near, far));
    expect(written(far)[0]).toBe('{"type":"typing","player":1}');
    near.close();
    far.close();
  });
});

describe('an action that is sent again', () => {
  test('is answered as before and done once, also after a restart', async () => {
    const database = await databases.fresh();
    let served = await serveHere(database);
    const guest = await ApiGuest.arrive(served.url, 'again');
    const village = await startVillage(served.url, [guest], { preset: 'licos-5', language: 'en' });
    const player = new TestPlayer({
      url: () => served.url,
      village,
      token: guest.token,
      name: 'again',
      say: null,
    });
    await until('it is there', () => player.given.length > 0);
    const action = { type: 'note', text: 'once' };
    const answered = (kind: string) =>
      player.frames.filter((text) => text.startsWith(`{"type":"${kind}"`) && text.includes('"same-id"'))
        .length;
    player.act(action, 'same-id');
    await until('done', () => answered('done') === 1);
    player.act(action, 'same-id');
    await until('answered again', () => answered('done') === 2);
    await served.stop();
    served = await serveHere(database);
    player.act(action, 'same-id');
    await until('answered after the restart', () => answered('done') >= 3);
    player.act({ type: 'vote', target: 99 }, 'wrong');
    player.act({ type: 'star', channel: 'talk', number: 12_345, starred: true }, 'refused-id');
    await until('refused', () => player.refused.length === 2);
    expect(player.refused.map(({ id, code }) => [id, code])).toEqual([
      ['wrong', 'wrongMessage'],
      ['refused-id', 'unknownUtterance'],
    ]);
    expect(player.given.filter(({ event }) => event.type === 'noted')).toHaveLength(1);
    player.close();
    await served.stop();
  });
});

test('when the database ends all connections, again and again, villages go on', async () => {
  const database = await databases.fresh();
  const served = await serveHere(database, { logLevel: 'silent' });
  const guest = await ApiGuest.arrive(served.url, 'patient');
  const rules = { absence: { answerLimit: null } };
  const village = await startVillage(served.url, [guest], { preset: 'nlp-9', rules });
  const say = (count: number) => `sentence ${count}`;
  const player = new TestPlayer({ url: () => served.url, village, token: guest.token, name: 'patient', say });
  const client = new Client({ connectionString: database });
  await client.connect();
  let cuts = 0;
  while (!player.hasEnded) {
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'mura'`;
    if (cuts++ < 5) await client.query(`${cut} and datname = current_database()`);
    await until('it goes on', () => player.hasEnded || player.done.size > cuts);
  }
  await client.end();
  const said = player.given.flatMap(({ event }) =>
    event.type === 'talked' && event.player === 1 ? [event.text] : [],
  );
  expect(new Set(said).size).toBe(said.length);
  expect(player.faults).toEqual([]);
  expect(cuts).toBeGreaterThan(2);
  player.close();
  await served.stop();
});

describe('those who watch', () => {
  test('are behind by the delay of the village', async () => {
    const clock = new FakeClock(1_700_000_000_000);
    const served = await serveHere(await databases.fresh(), { clock });
    const guest = await ApiGuest.arrive(served.url, 'someone');
    const village = await startVillage(served.url, [guest], { preset: 'licos-5', delay: 60 });
    const player = new TestPlayer({
      url: () => served.url,
      village,
      token: guest.token,
      name: 'p',
      say: null,
    });
    const watcher = new TestPlayer({ url: () => served.url, village, token: null, name: 'w', say: null });
    await until('both are there', () => player.given.length > 0 && watcher.isOpen);
    await until('the watcher is welcome', () => watcher.frames.length > 0);
    expect(watcher.given).toEqual([]);
    clock.goTo(clock.now() + 59_999);
    player.act({ type: 'note', text: 'later' }, 'note');
    await until('done', () => player.done.has('note'));
    expect(watcher.given).toEqual([]);
    clock.goTo(clock.now() + 1);
    await until('it is told', () => watcher.given.length > 0);
    player.close();
    watcher.close();
    await served.stop();
  });

  test('do not where the village does not let them', async () => {
    const served = await serveHere(await databases.fresh());
    const guest = await ApiGuest.arrive(served.url, 'someone');
    const village = await startVillage(served.url, [guest], { preset: 'licos-5', watch: 'nobody' });
    const socket = new WebSocket(`${served.url.replace('http', 'ws')}/api/v1/villages/${village}/live`);
    const [code, reason] = await once(socket, 'close');
    expect([code, String(reason)]).toEqual([4003, 'notWatched']);
    await served.stop();
  });
});
