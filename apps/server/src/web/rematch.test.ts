import { beforeAll, describe, expect, test } from 'vitest';
import { ApiGuest, startVillage } from '../../testing/api.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { playToResult } from '../../testing/result.ts';
import { testServer } from '../../testing/server.ts';
import type { SeatPlan } from '../host/plan.ts';
import { rematchPlan } from './plans.ts';

const clock = new FakeClock(1_700_000_000_000);
const served = testServer({ clock });
let url: string;
let one: ApiGuest;
let two: ApiGuest;
let stranger: ApiGuest;

beforeAll(async () => {
  url = served.url;
  one = await ApiGuest.arrive(url, 'one');
  two = await ApiGuest.arrive(url, 'two');
  stranger = await ApiGuest.arrive(url, 'stranger');
});

const again = (guest: ApiGuest, village: string) =>
  guest.send(url, 'POST', `/villages/${village}/rematch`, {});
const rematchOf = async (village: string) => (await one.must(url, 'GET', `/villages/${village}`)).rematch;

describe('a rematch', () => {
  test('is made once, by whoever comes first, with the same rules and bots and a seat for everybody', async () => {
    const rules = { roles: { villager: 2, seer: 1, werewolf: 1, possessed: 1 } };
    const setup = { rules, cast: 'harbour', manner: 'polite', filter: ['mud'], pace: 3 };
    const { village } = await playToResult(url, clock, [one, two], setup);
    expect(await rematchOf(village)).toBeNull();
    const answers = await Promise.all([one, two, one, two].map((guest) => again(guest, village)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const [{ body: made }] = answers as [(typeof answers)[0]];
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(made.id).not.toBe(village);
    expect(await rematchOf(village)).toBe(made.id);

    const [old, next] = [await served.host.find(village), await served.host.find(made.id)];
    const { maker, seats, ...same } = next?.plan ?? expect.fail();
    expect(old?.plan).toMatchObject(same);
    expect([one.id, two.id]).toContain(maker);
    const bot = { type: 'bot', bot: 'random' };
    expect(seats).toEqual([{ type: 'open' }, { type: 'open' }, bot, bot, bot]);
    for (const guest of [one, two]) await guest.must(url, 'POST', `/villages/${made.id}/seat`, {});
    const host = maker === one.id ? one : two;
    expect(await host.must(url, 'POST', `/villages/${made.id}/start`, {})).toMatchObject({ state: 'open' });
    // It has been made, also when it is played already.
    expect((await again(two, village)).body).toMatchObject({ id: made.id, state: 'open' });
  });

  test('keeps a seat for a program under another key', async () => {
    const { id } = await one.must(url, 'POST', '/villages', { name: 'v', preset: 'nlp-5' });
    const offer = { door: 'nlp', player: 2, anyone: false };
    const { seats } = await one.must(url, 'POST', `/villages/${id}/programs`, offer);
    const stored = (await served.host.find(id)) ?? expect.fail();
    const guest = { process: '1', address: '127.0.0.1', token: null };
    const seated = { ...stored.plan.seats[1], name: 'agent', guest, person: 'program-1' };
    const next = rematchPlan({ ...stored.plan, seats: stored.plan.seats.with(1, seated as SeatPlan) }, two, [
      'nlp',
    ]);
    expect(next.seats[1]).toEqual({
      ...{ type: 'client', door: 'nlp', name: '' },
      offer: { key: expect.stringMatching(/^[0-9A-Z]{8}$/), anyone: false },
    });
    expect(JSON.stringify(next)).not.toContain(seats[1].program.key);
    expect(rematchPlan(stored.plan, two, []).seats[1]).toEqual({ type: 'open' });
  });

  test('is for those who played, and after the end of the game', async () => {
    const running = await startVillage(url, [one], { preset: 'licos-5', language: 'en' });
    expect(await again(one, running)).toMatchObject({ status: 409, body: { code: 'notEnded' } });
    const { village } = await playToResult(url, clock, [one, two]);
    expect(await again(stranger, village)).toMatchObject({ body: { code: 'notSeated' } });
    await one.must(url, 'POST', `/villages/${village}/standings`, { player: 2, standing: 'banned' });
    expect(await again(two, village)).toMatchObject({ body: { code: 'banned' } });
    expect(await rematchOf(village)).toBeNull();
  });

  test('is not told to those who watch with a delay before they have seen the end', async () => {
    const { village } = await playToResult(url, clock, [one], { delay: 86_400 });
    const { body } = await again(one, village);
    expect(await rematchOf(village)).toBe(body.id);
    expect((await stranger.must(url, 'GET', `/villages/${village}`)).rematch).toBeNull();
  });
});
