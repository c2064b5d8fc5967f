import { beforeEach, describe, expect, test } from 'vitest';
import { ApiGuest, send, startVillage } from '../../testing/api.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { until } from '../../testing/player.ts';
import { playToResult } from '../../testing/result.ts';
import { testServer } from '../../testing/server.ts';

const HOUR = 3_600_000;
const clock = new FakeClock(1_700_000_000_000);
const served = testServer({ clock });

let guest: ApiGuest;

beforeEach(async () => {
  guest = await ApiGuest.arrive(served.url, 'plays');
});

const playedToItsResult = (body = {}) => playToResult(served.url, clock, [guest], body);

async function listed(): Promise<Record<string, string[]>> {
  const ids = async (state: string) => {
    const { villages } = (await send(served.url, 'GET', `/villages?state=${state}`)).body;
    return villages.map(({ id }: { id: string }) => id);
  };
  return { open: await ids('open'), ended: await ids('ended') };
}

async function seen(village: string, by?: ApiGuest) {
  const path = `/villages/${village}`;
  return by === undefined ? (await send(served.url, 'GET', path)).body : by.must(served.url, 'GET', path);
}

describe('a village whose result is known', () => {
  test('has ended with its winner, and says until when its epilogue goes on', async () => {
    const { village, winner, at } = await playedToItsResult();
    const { open, ended } = await listed();
    expect([open?.includes(village), ended?.includes(village)]).toEqual([false, true]);
    const told = await seen(village);
    expect(told).toMatchObject({
      state: 'ended',
      result: { winner },
      epilogueUntil: at + 24 * HOUR,
    });
    expect(told.seats[0]).toMatchObject({ kind: 'person', name: 'plays' });
    const { villages } = (await send(served.url, 'GET', '/villages')).body;
    expect(villages[0]).toMatchObject({ id: village, state: 'ended', result: { winner } });

    clock.goTo(at + 24 * HOUR);
    await until('it is over', async () => (await seen(village)).epilogueUntil === null);
    expect(await seen(village)).toMatchObject({ state: 'ended', result: { winner } });
    expect((await listed()).ended).toContain(village);
  });

  test('goes on for those who watch with a delay until they have seen the end, not for who plays', async () => {
    const { village, winner, at } = await playedToItsResult({ delay: 7200 });
    clock.goTo(at + HOUR);
    expect(await seen(village)).toMatchObject({ state: 'open', result: null, epilogueUntil: null });
    expect((await listed()).open).toContain(village);
    expect(await seen(village, guest)).toMatchObject({ state: 'ended', result: { winner } });
    clock.goTo(at + 2 * HOUR);
    expect(await seen(village)).toMatchObject({ state: 'ended', result: { winner } });
    expect((await listed()).ended).toContain(village);
  });

  test('is over for those who watch with a delay when they have seen the end, also without an epilogue', async () => {
    const rules = { clock: { epilogue: null } };
    const { village, at } = await playedToItsResult({ delay: 7200, rules });
    await until('it is over', async () => (await served.host.find(village))?.state === 'ended');
    clock.goTo(at + HOUR);
    expect(await seen(village)).toMatchObject({ state: 'open', result: null });
    const during = await listed();
    expect([during.open?.includes(village), during.ended?.includes(village)]).toEqual([true, false]);
    clock.goTo(at + 2 * HOUR);
    expect((await listed()).ended).toContain(village);
  });

  test('does not tell who has won where nobody may watch, but to those who play', async () => {
    const { village, winner } = await playedToItsResult({ watch: 'nobody' });
    expect(await seen(village)).toMatchObject({ state: 'ended', result: null });
    expect(await seen(village, guest)).toMatchObject({ state: 'ended', result: { winner } });
  });
});

test('a village that waits or is played has no result', async () => {
  const village = await startVillage(served.url, [guest], { preset: 'licos-5', language: 'en' });
  expect(await seen(village, guest)).toMatchObject({ state: 'open', result: null, epilogueUntil: null });
  expect((await listed()).open).toContain(village);
  const { id } = await guest.must(served.url, 'POST', '/villages', { name: 'w', preset: 'licos-5' });
  expect(await seen(id)).toMatchObject({ state: 'waiting', result: null, epilogueUntil: null });
});
