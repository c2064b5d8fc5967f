import {
  type Entry,
  type Event,
  Feed,
  givenTo,
  type Question,
  requests,
  type Seat,
  seeded,
} from '@mura/engine';
import { readRecord } from '@mura/records';
import { describe, expect, test } from 'vitest';
import { openingOf, planOf } from '../../testing/plan.ts';
import { until } from '../../testing/player.ts';
import { systemClock } from './clock.ts';
import type { Plan, SeatPlan } from './plan.ts';
import { Room, type RoomOptions } from './room.ts';

const { setup, header } = openingOf('aiwolf-5', 'village');

/** A village with a store in memory, and what came of it. */
function roomOf(options: Partial<RoomOptions> = {}) {
  const kept: string[] = [];
  const ends: string[] = [];
  const errors: unknown[] = [];
  const end = (how: string) => (error?: unknown) => {
    ends.push(how);
    errors.push(error);
  };
  const room = new Room({
    id: 'village',
    setup,
    plan: planOf('aiwolf-5'),
    feed: feedOf([], end('warn')),
    acts: [],
    clock: systemClock,
    chance: seeded('seed'),
    append: async ({ lines }) => void kept.push(...lines),
    over: end('over'),
    lost: end('lost'),
    broke: end('broke'),
    warn: end('warn'),
    ...options,
  });
  return { room, kept, ends, errors };
}

function feedOf(entries: readonly Entry[], fault: (error: unknown) => void = () => {}): Feed {
  const feed = new Feed(5, { fault });
  feed.push(entries);
  return feed;
}

function entriesOf(lines: readonly string[]): Entry[] {
  const read = readRecord([header, ...lines].join(''));
  return read.ok ? (read.value.record.entries as Entry[]) : expect.fail();
}

function eventsOf(lines: readonly string[]): Event[] {
  return entriesOf(lines).map(({ event }) => event);
}

test('a vote of which nobody hears waits for what follows, but not that of a person', async () => {
  const waited: Event[] = [];
  const told: Event[] = [];
  const { seats, ...plan } = planOf('aiwolf-5');
  const person: SeatPlan = { type: 'person', person: 'p', name: 'person', wish: null, standIn: 'random' };
  const { ends } = roomOf({
    plan: { ...plan, seats: seats.with(0, person) },
    // Durable at once.
    append: ({ lines, mayWait }) => {
      const events = lines.map((line) => JSON.parse(line) as Event);
      (mayWait ? waited : told).push(...events);
    },
  });
  await until('it ends', () => ends.length > 0);
  expect(ends).toEqual(['over']);
  expect(new Set(waited.map(({ type }) => type))).toEqual(new Set(['voted']));
  const votes = told.filter(({ type }) => type === 'voted');
  expect(waited).not.toContainEqual(expect.objectContaining({ player: 1 }));
  expect(votes).toContainEqual(expect.objectContaining({ player: 1 }));
});

/** A client of a door on seat 1, bots on the others. */
function withClient(): Plan {
  const plan = planOf('aiwolf-5');
  return { ...plan, seats: plan.seats.with(0, { type: 'client', door: 'test', name: 'client' }) };
}

function clientSeat() {
  const heard: Event[] = [];
  const asked: Question[] = [];
  const seat: Seat = { hear: (event) => heard.push(event), ask: (question) => asked.push(question) };
  return { heard, asked, seat };
}

describe('a village', () => {
  test('of bots plays to its end, and is over once', async () => {
    const { kept, ends } = roomOf();
    await until('it ends', () => ends.length > 0);
    expect(ends).toEqual(['over']);
    expect(eventsOf(kept).at(-1)?.type).toBe('rolesRevealed');
  });

  test('stopped after any step goes on to the same end', async () => {
    const whole = roomOf();
    await until('it ends', () => whole.ends.length > 0);
    const facts = (lines: readonly string[]) => eventsOf(lines).map((event) => JSON.stringify(event));
    for (let cut = 5; cut < whole.kept.length; cut += 17) {
      const before = whole.kept.slice(0, cut);
      const { kept, ends } = roomOf({ feed: feedOf(entriesOf(before)) });
      await until('it ends', () => ends.length > 0);
      expect(facts([...before, ...kept])).toEqual(facts(whole.kept));
    }
  });

  test('whose store fails stands still, and nobody hears of what was not kept', async () => {
    const { heard, seat, asked } = clientSeat();
    let left = 1;
    const { room, ends, errors } = roomOf({
      plan: withClient(),
      seats: new Map([[1, seat]]),
      append: () => (left-- > 0 ? Promise.resolve() : Promise.reject(new Error('disk full'))),
    });
    await until('it is lost', () => ends.length > 0);
    expect(ends).toEqual(['lost']);
    expect(errors).toEqual([new Error('disk full')]);
    expect(heard.filter(({ type }) => type === 'talked')).toEqual([]);
    let answer: unknown = 'none';
    room.act({ action: { type: 'note', player: 1, text: 'x' }, reply: (result) => (answer = result) });
    expect([answer, asked.length > 1]).toEqual([null, false]);
  });

  test('with a bug in it breaks alone, and says so', async () => {
    const broken = roomOf({
      chance: ({ purpose }) => {
        if (purpose === 'talkOrder') throw new Error('a bug');
        return 0;
      },
    });
    const sound = roomOf();
    await until('both have ended', () => broken.ends.length > 0 && sound.ends.length > 0);
    expect([broken.ends, broken.errors, sound.ends]).toEqual([['broke'], [new Error('a bug')], ['over']]);
  });
});

describe('a client of a door', () => {
  test('hears what their player may know; late, wrong and good answers are told apart', async () => {
    const { heard, asked, seat } = clientSeat();
    const { room, kept } = roomOf({ plan: withClient(), seats: new Map([[1, seat]]) });
    const answered: unknown[] = [];
    const reply = (result: unknown) => void answered.push(result);
    await until('they are asked', () => asked.length === 1);
    const to = asked[0]!.request;
    const say = (text: string) =>
      to.act === 'talk' || to.act === 'whisper'
        ? ({ type: 'talk', player: 1, channel: to.act, text } as const)
        : ({ type: to.act, player: 1, target: 2 } as const);
    room.act({ action: { type: 'vote', player: 1, target: 99 }, reply });
    room.act({ action: say('Over'), to, reply });
    room.act({ action: say('Over'), to, reply });
    await until('all are answered', () => answered.length === 3);
    expect(answered).toEqual([
      { ok: false, error: expect.any(String) },
      { ok: true, value: null },
      { ok: false, error: 'notAsked' },
    ]);
    const known = givenTo(1, eventsOf(kept)).map(({ event }) => event);
    expect(heard).toEqual(known.slice(0, heard.length));
    expect(heard.length).toBeGreaterThan(3);
    room.close();
  });

  test('who leaves is passed over; a bot stands in for them and knows what they knew', async () => {
    const { asked, seat } = clientSeat();
    const { room, kept, ends } = roomOf({ plan: withClient(), seats: new Map([[1, seat]]) });
    await until('they are asked', () => asked.length === 1);
    room.leave(1);
    await until('it goes on without them', () => eventsOf(kept).some(({ type }) => type === 'substituted'));
    room.standIn(1, 'honest');
    await until('it ends', () => ends.length > 0);
    expect(ends).toEqual(['over']);
  });

  test('a bot plays on for a person who is away, also after a restart, until they do something again', async () => {
    const person = { type: 'person', person: 'p', name: 'p', wish: null } as const;
    const planWith = (seat: SeatPlan): Plan => {
      const plan = planOf('aiwolf-5');
      return { ...plan, seats: plan.seats.with(0, seat) };
    };
    const away = roomOf({ plan: planWith({ ...person, standIn: 'honest' }) });
    await until('it ends', () => away.ends.length > 0);
    expect(away.ends).toEqual(['over']);

    const returned: number[] = [];
    const { room, ends } = roomOf({
      plan: planWith({ ...person, standIn: 'honest' }),
      returned: (player) => returned.push(player),
    });
    room.act({ action: { type: 'note', player: 1, text: 'a page may send this by itself' } });
    expect(returned).toEqual([]);
    room.act({ action: { type: 'mark', player: 1, target: 2, role: 'werewolf', mark: 'O' } });
    expect(returned).toEqual([1]);
    await until('they are asked', () => requests(room.village).some(({ player }) => player === 1));
    // Whatever the bot was thinking of, nobody answers for them now.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(requests(room.village).every(({ player }) => player === 1)).toBe(true);
    expect(ends).toEqual([]);
    room.standIn(1, 'random');
    await until('it ends', () => ends.length > 0);
  });

  test('who comes back is told everything and asked what is open', async () => {
    const first = clientSeat();
    const second = clientSeat();
    const { room, kept } = roomOf({ plan: withClient(), seats: new Map([[1, first.seat]]) });
    await until('they are asked', () => first.asked.length === 1);
    room.seat(1, second.seat);
    await until('the other is asked', () => second.asked.length === 1);
    expect(second.heard).toEqual(first.heard);
    expect(second.heard).toEqual(givenTo(1, eventsOf(kept)).map(({ event }) => event));
    expect(second.asked).toEqual(first.asked);
    room.close();
  });

  test('with a bug in it does not break the village', async () => {
    const seat: Seat = {
      hear() {
        throw new Error('in the client');
      },
      ask() {
        throw new Error('in the client');
      },
    };
    const { room, ends } = roomOf({ plan: withClient(), seats: new Map([[1, seat]]) });
    await until('it was noticed', () => ends.includes('warn'));
    room.standIn(1, 'random');
    await until('it ends', () => ends.includes('over'));
    expect(ends).not.toContain('broke');
  });
});
