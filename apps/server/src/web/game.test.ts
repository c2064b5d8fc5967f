import { givenTo } from '@mura/engine';
import { eventsOf, readRecord } from '@mura/records';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest, startVillage } from '../../testing/api.ts';
import { startDatabases, type TestDatabases } from '../../testing/database.ts';
import { TestPlayer, until } from '../../testing/player.ts';
import { serveHere } from '../../testing/serving.ts';
import type { Served } from '../serve.ts';

let databases: TestDatabases;
let served: Served;

beforeAll(async () => {
  databases = await startDatabases();
  served = await serveHere(await databases.fresh());
}, 120_000);

afterAll(async () => {
  await served.stop();
  await databases.stop();
});

function playerOf(village: string, guest: Guest): TestPlayer {
  return new TestPlayer({ url: () => served.url, village, token: guest.token, name: guest.nickname });
}

async function recordOf(village: string, guest: Guest) {
  const text = await guest.must(served.url, 'GET', `/villages/${village}/record`);
  const read = readRecord(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value.record;
}

test('a whole village of people over sockets: each is given what he may see, from his number 0 on', async () => {
  const names = ['aki', 'ben', 'chie', 'dan', 'emi'];
  const guests = await Promise.all(names.map((name) => Guest.arrive(served.url, name)));
  const village = await startVillage(served.url, guests as [Guest, ...Guest[]], { preset: 'aiwolf-5' });
  const players = guests.map((guest) => playerOf(village, guest));
  const watcher = new TestPlayer({ url: () => served.url, village, token: null, name: 'watcher' });
  const all = [...players, watcher];
  await until('the village ends', () => all.every(({ hasEnded }) => hasEnded));
  const maker = guests[0] as Guest;
  await until(
    'it is kept as ended',
    async () => (await maker.must(served.url, 'GET', `/villages/${village}`)).state === 'ended',
  );
  const events = eventsOf(await recordOf(village, maker));
  const viewers = [...players.keys()].map((index) => index + 1);
  for (const [index, player] of all.entries()) {
    const expected = givenTo(viewers[index] ?? 'observer', events).map(({ number, event }) => {
      const { audience: _, ...facts } = event;
      return { number, event: facts };
    });
    expect(player.given.map(({ number, event }) => ({ number, event }))).toEqual(expected);
    expect(player.faults).toEqual([]);
  }
  for (const player of all) player.close();
});
