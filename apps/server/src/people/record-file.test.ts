import { type Event, givenTo, replay, type Viewer } from '@mura/engine';
import { eventsOf, readRecord } from '@mura/records';
import { beforeAll, describe, expect, test } from 'vitest';
import { ApiGuest, RESEARCH } from '../../testing/api.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { type TestPlayer, until } from '../../testing/player.ts';
import { playToResult } from '../../testing/result.ts';
import { testServer } from '../../testing/server.ts';

const DAY = 86_400_000;
const clock = new FakeClock(1_700_000_000_000);
const served = testServer({ clock });
let one: ApiGuest;
let two: ApiGuest;

beforeAll(async () => {
  one = await ApiGuest.arrive(served.url, 'one');
  two = await ApiGuest.arrive(served.url, 'two');
});

async function recordOf(village: string, guest: ApiGuest, query = ''): Promise<Event[]> {
  const text = await guest.must(served.url, 'GET', `/villages/${village}/record${query}`);
  const read = readRecord(text);
  return read.ok ? eventsOf(read.value.record) : expect.fail(JSON.stringify(read.error));
}

/** Each says something to themselves and writes a note. */
async function think(players: readonly TestPlayer[]): Promise<void> {
  for (const [index, player] of players.entries()) {
    const ids = [
      player.act({ type: 'talk', channel: 'soliloquy', text: `thought ${index + 1}` }),
      player.act({ type: 'note', text: `note ${index + 1}` }),
    ];
    await until('it is kept', () => ids.every((id) => player.done.has(id)));
  }
}

/** What is decided in secret and belongs to the game. */
const MOVES = new Set<Event['type']>(['sealed', 'voted', 'divined', 'chose', 'attacked', 'attackVoted']);

const textsOf = (events: readonly Event[]) =>
  events
    .flatMap((event) => ('text' in event && /^(thought|note)/.test(event.text) ? [event.text] : []))
    .sort();

describe('the record of a village whose result is known while talk goes on', () => {
  test('has what the end tells and what was theirs, and the whole when it is over, if all agreed', async () => {
    const { village, at, given } = await playToResult(
      served.url,
      clock,
      [one, two],
      { consent: RESEARCH },
      think,
    );
    const part = await recordOf(village, one);
    expect(replay(part).outcome).not.toBeNull();
    expect(part.some(({ type }) => type === 'rolesRevealed')).toBe(true);
    expect(part[1]).toMatchObject({ type: 'sealed', seed: null, deal: expect.any(Array) });
    expect(textsOf(part)).toEqual(['note 1', 'thought 1']);
    expect(textsOf(await recordOf(village, two))).toEqual(['note 2', 'thought 2']);
    const told = (viewer: Viewer, events: readonly Event[]) =>
      givenTo(viewer, events).map(({ event: { audience: _, ...facts } }) => facts);
    expect(told(1, part)).toEqual(given[0]?.map(({ event }) => event));

    clock.goTo(at + DAY);
    await until('it is over', async () => (await served.host.find(village))?.state === 'ended');
    const whole = await recordOf(village, one);
    expect(textsOf(whole)).toEqual(['note 1', 'note 2', 'thought 1', 'thought 2']);
    expect(told('observer', part)).toEqual(told('observer', whole).slice(0, told('observer', part).length));
    const hidden = part.filter(({ type }) => type === 'attacked' || type === 'talkSealed');
    expect([hidden, whole.length > part.length]).toEqual([[], true]);
  });

  test('has, when it is over, every move, but of those who were not asked nothing private', async () => {
    const { village, at } = await playToResult(served.url, clock, [one, two], {}, think);
    clock.goTo(at + DAY);
    await until('it is over', async () => (await served.host.find(village))?.state === 'ended');
    const [mine, others] = [await recordOf(village, one), await recordOf(village, two)];
    expect([textsOf(mine), textsOf(others)]).toEqual([
      ['note 1', 'thought 1'],
      ['note 2', 'thought 2'],
    ]);
    const moves = (events: readonly Event[]) => events.filter(({ type }) => MOVES.has(type));
    expect(moves(mine)).toEqual(moves(others));
    expect(mine[1]).toMatchObject({ type: 'sealed', seed: expect.any(String) });
  });

  test('has the channels that the rules open at the end, at their place, and still nobody else’s notes', async () => {
    const rules = { end: { opensChannels: true } };
    const { village } = await playToResult(served.url, clock, [one, two], { rules }, think);
    const part = await recordOf(village, one);
    expect(textsOf(part)).toEqual(['note 1', 'thought 1', 'thought 2']);
    const place = (isIt: (event: Event) => boolean) => part.findIndex(isIt);
    expect(place((event) => event.type === 'talked' && event.text === 'thought 2')).toBeLessThan(
      place(({ type }) => type === 'ended'),
    );
  });

  test('is without names where that is asked for, and not for whoever did not play', async () => {
    const { village } = await playToResult(served.url, clock, [one, two]);
    const part = await recordOf(village, one, '?anonymous=true');
    expect(JSON.stringify(part)).not.toMatch(/"one"|"two"/);
    const stranger = await ApiGuest.arrive(served.url, 'stranger');
    const refused = await stranger.send(served.url, 'GET', `/villages/${village}/record`);
    expect(refused.body.code).toBe('notSeated');
  });
});
