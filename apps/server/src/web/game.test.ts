import { givenTo } from '@mura/engine';
import { eventsOf, readRecord } from '@mura/records';
import { expect, test } from 'vitest';
import { ApiGuest, RESEARCH, startVillage } from '../../testing/api.ts';
import { TestPlayer, until } from '../../testing/player.ts';
import { testServer } from '../../testing/server.ts';

const served = testServer();

function playerOf(village: string, guest: ApiGuest): TestPlayer {
  return new TestPlayer({ url: () => served.url, village, token: guest.token, name: guest.nickname });
}

async function recordOf(village: string, guest: ApiGuest) {
  const text = await guest.must(served.url, 'GET', `/villages/${village}/record`);
  const read = readRecord(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value.record;
}

test('a whole village of people over sockets: each is given what they may see, from their number 0 on', async () => {
  // Its pack whispers twice a day, and is asked in the same words.
  const names = ['aki', 'ben', 'chie', 'dan', 'emi', 'fumi', 'gen', 'hana', 'ito'];
  const guests = await Promise.all(names.map((name) => ApiGuest.arrive(served.url, name)));
  const village = await startVillage(served.url, guests as [ApiGuest, ...ApiGuest[]], {
    preset: 'nlp-9',
    consent: RESEARCH,
  });
  const players = guests.map((guest) => playerOf(village, guest));
  const watcher = new TestPlayer({ url: () => served.url, village, token: null, name: 'watcher' });
  const all = [...players, watcher];
  await until('the village ends', () => all.every(({ hasEnded }) => hasEnded));
  const maker = guests[0] as ApiGuest;
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

test('[R000-PLAT-01] a person with bots, and bots among themselves, come to a result', async () => {
  const guest = await ApiGuest.arrive(served.url, 'alone');
  const mixed = await startVillage(served.url, [guest], { preset: 'nlp-5', language: 'en' });
  const player = playerOf(mixed, guest);
  const { id: bots } = await guest.must(served.url, 'POST', '/villages', {
    name: 'bots',
    preset: 'aiwolf-15',
    bots: 'honest',
  });
  await guest.must(served.url, 'POST', `/villages/${bots}/start`, {});
  await until('the person sees the end', () => player.hasEnded);
  for (const village of [mixed, bots]) {
    const path = `/villages/${village}`;
    await until('it ends', async () => (await guest.must(served.url, 'GET', path)).state === 'ended');
    const ended = eventsOf(await recordOf(village, guest)).find(({ type }) => type === 'ended');
    expect(ended).toMatchObject({ winner: expect.stringMatching(/village|werewolf/) });
  }
  player.close();
});

test('who loses their connection again and again is told exactly what they missed', async () => {
  const guest = await ApiGuest.arrive(served.url, 'flaky');
  const village = await startVillage(served.url, [guest], { preset: 'nlp-5', language: 'en' });
  const player = new TestPlayer({
    url: () => served.url,
    village,
    token: guest.token,
    name: 'flaky',
    say: (count) => {
      // In the middle of whatever happens after the answer.
      setTimeout(() => player.drop(), count % 3);
      return `sentence ${count}`;
    },
  });
  await until('it ends', () => player.hasEnded);
  const path = `/villages/${village}`;
  await until('it is kept', async () => (await guest.must(served.url, 'GET', path)).state === 'ended');
  const events = eventsOf(await recordOf(village, guest));
  const expected = givenTo(1, events).map(({ event: { audience: _, ...facts } }) => facts);
  expect(player.given.map(({ event }) => event)).toEqual(expected);
  expect(player.faults).toEqual([]);
  expect(player.connections).toBeGreaterThan(3);
  const said = events.flatMap((event) => (event.type === 'talked' && event.player === 1 ? [event.text] : []));
  expect(new Set(said).size).toBe(said.length);
  player.close();
});
