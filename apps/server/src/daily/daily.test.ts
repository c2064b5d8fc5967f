import { teamOf } from '@mura/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { ApiGuest, send } from '../../testing/api.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { type PlayerOptions, TestPlayer, until } from '../../testing/player.ts';
import { testServer } from '../../testing/server.ts';
import { dailyPlan, roleOfDay, seatOfDay, seedOfDay } from './daily-plan.ts';

const DAY = 86_400_000;
const clock = new FakeClock(Date.parse('2026-11-16T10:00:00Z'));
const served = testServer({ clock, dailyPace: 0 });
let url: string;

beforeAll(() => {
  url = served.url;
});

const enter = (guest: ApiGuest, body: object = {}) => guest.must(url, 'POST', '/daily', body);
const today = (guest: ApiGuest) => guest.must(url, 'GET', '/daily');

async function finish(guest: ApiGuest, village: string, options: Partial<PlayerOptions> = {}) {
  const { token, nickname: name } = guest;
  const player = new TestPlayer({ url: () => url, village, token, name, say: () => 'Over', ...options });
  await until('it is over', async () => {
    clock.goTo(clock.now() + 1);
    return (await served.host.find(village))?.state === 'ended';
  });
  player.close();
  return player;
}

/** A village that has just been opened begins a moment later. */
async function dealOf(village: string) {
  const sealed = async () =>
    ((await served.host.feed(village))?.entries ?? []).flatMap(({ event }) =>
      event.type === 'sealed' ? [{ deal: event.deal, seed: event.seed }] : [],
    )[0];
  await until('it is sealed', async () => (await sealed()) !== undefined);
  return (await sealed()) ?? expect.fail('it is sealed');
}

describe('the village of the day', () => {
  test('is dealt alike to everybody, once to each, and tells nothing before the try ends', async () => {
    const [one, two] = [await ApiGuest.arrive(url, 'one'), await ApiGuest.arrive(url, 'two')];
    expect(await today(one)).toMatchObject({ day: '2026-11-16', players: 5, mine: null, result: null });
    const [mine, again, other] = [await enter(one), await enter(one), await enter(two, { language: 'en' })];
    expect(again.id).toBe(mine.id);
    expect(other.id).not.toBe(mine.id);
    const { deal, seed } = await dealOf(mine.id);
    expect(await dealOf(other.id)).toEqual({ deal, seed });
    const own = (village: { seats: { mine: boolean }[] }) => village.seats.findIndex((seat) => seat.mine);
    expect(own(other)).toBe(own(mine));

    // Nobody is told the seed, the roles or how others did, and others do not find it.
    const player = await finish(one, mine.id);
    const before = player.frames.slice(
      0,
      player.frames.findIndex((text) => text.includes('"ended"')),
    );
    expect(before.length).toBeGreaterThan(10);
    for (const text of before) expect(text).not.toContain(seed);
    const running = await today(two);
    expect(running).toMatchObject({ mine: { village: other.id, state: 'open' }, result: null, others: null });
    const { villages } = await two.must(url, 'GET', '/villages');
    expect(villages).toEqual([]);
    expect((await two.must(url, 'GET', `/villages/${mine.id}`)).result).toBeNull();
    expect((await two.send(url, 'GET', `/villages/${mine.id}/record`)).body.code).toBe('notSeated');
    expect((await send(url, 'POST', '/daily', {})).body.code).toBe('needsGuest');

    const after = await today(one);
    const role = deal[own(mine)] ?? expect.fail('a role');
    expect(after.result.role).toBe(role);
    const result = (await served.host.find(mine.id))?.result;
    expect(after.result.won).toBe(result?.winner === teamOf(role));
    expect(after.others).toMatchObject({ role, tries: 1, wins: after.result.won ? 1 : 0 });
    expect(after.others.outcomes).toEqual([{ won: after.result.won, days: after.result.days, tries: 1 }]);
    expect(after.nights).toEqual([{ day: '2026-11-16', won: after.result.won }]);
    expect(await today(await ApiGuest.arrive(url, 'third'))).toMatchObject({ others: null, result: null });

    // The day is over: another deal, and everybody may look at the old ones, in which nobody has a name.
    await finish(two, other.id, { choose: (targets) => targets[0] });
    clock.goTo(clock.now() + DAY);
    const next = await today(one);
    expect(next).toMatchObject({ day: '2026-11-17', mine: null, others: null });
    expect(next.yesterday).toMatchObject({ day: '2026-11-16', role, tries: 2 });
    expect(next.yesterday.replays.map(({ village }: { village: string }) => village).sort()).toEqual(
      [mine.id, other.id].sort(),
    );
    const stranger = await ApiGuest.arrive(url, 'stranger');
    const { token } = stranger;
    const watching = new TestPlayer({ url: () => url, village: mine.id, token, name: 'watching', say: null });
    await until('all is told', () => watching.hasEnded);
    watching.close();
    expect(watching.frames.join()).not.toContain('"one"');
    const tomorrow = await enter(one);
    expect((await dealOf(tomorrow.id)).seed).not.toBe(seed);
  });

  test('of a day has one seat, role and face for everybody, in any language', () => {
    const secret = new Uint8Array(32).fill(7);
    const roles = new Set<string>();
    for (let number = 10; number < 30; number++) {
      const day = `2026-11-${number}`;
      const seed = seedOfDay(secret, day);
      const wish = { day, seed, name: 'x', pace: 0 };
      const ja = dailyPlan({ ...wish, person: 'a', language: 'ja' });
      const en = dailyPlan({ ...wish, person: 'b', language: 'en' });
      expect(roleOfDay(ja, seed)).toBe(roleOfDay(en, seed));
      expect(ja.seats.findIndex(({ type }) => type === 'person')).toBe(seatOfDay(seed) - 1);
      expect(new Set(ja.characters?.map(({ name }) => name)).size).toBe(5);
      roles.add(roleOfDay(ja, seed));
    }
    expect(roles.size).toBeGreaterThan(2);
  });
});
