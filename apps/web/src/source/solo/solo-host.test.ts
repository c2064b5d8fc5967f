import { type Event, givenTo, ROLES } from '@mura/engine';
import { readRecord } from '@mura/records';
import { describe, expect, test } from 'vitest';
import { SoloGame } from '../../../testing/solo-game.ts';
import { toGiven } from '../given.ts';
import { SOLO_FORMS, SOLO_SIZES, soloRoles } from './solo-rules.ts';

function eventsIn(record: string | null): Event[] {
  const read = readRecord(record ?? '');
  if (!read.ok) throw new Error('the record cannot be read');
  return read.value.record.entries.map(({ event }) => event as Event);
}

function toldEvents(game: SoloGame) {
  return game.told.flatMap((message) => (message.type === 'event' ? [message] : []));
}

function seatOf(game: SoloGame): number {
  const [welcome] = game.told;
  if (welcome?.type !== 'welcome' || welcome.player === null) throw new Error('nobody was welcomed');
  return welcome.player;
}

describe.each(SOLO_FORMS)('a village with bots, %s', (form) => {
  test.each(SOLO_SIZES)('[R000-PLAT-01] of %i comes to its end', (size) => {
    const game = new SoloGame({ size, form }).playToEnd();
    expect(game.hasEnded()).toBe(true);
    const ended = toldEvents(game).find(({ event }) => event.type === 'ended');
    expect(ended?.event).toMatchObject({ type: 'ended', winner: expect.any(String) });
  });

  test.each(ROLES)('lets out nothing but what a %s is given, by his own numbers', (role) => {
    if (soloRoles(15)[role] === 0) throw new Error('the largest village has every role');
    const game = new SoloGame({ size: 15, form, role, seed: `secret ${role}` }).playToEnd();
    const given = givenTo(seatOf(game), eventsIn(game.record()));
    const told = toldEvents(game).map(({ number, event }) => ({ number, event }));
    expect(told).toEqual(given.slice(0, told.length).map(({ number, event }) => ({ number, event: toGiven(event) })));
    expect(told.length).toBeGreaterThan(50);
    const kinds = new Set(game.told.map(({ type }) => type));
    for (const kind of kinds) expect(['welcome', 'event', 'asked', 'done', 'refused']).toContain(kind);
  });
});

test('the record is kept back until the village has ended', () => {
  const game = new SoloGame({ seed: 'kept' });
  expect(game.record()).toBeNull();
  expect(game.playToEnd().record()).toContain('"type":"sealed"');
});

test.each(['seer', 'werewolf', 'possessed'] as const)('who asks for the role of %s gets it', (role) => {
  const game = new SoloGame({ role, seed: `wish ${role}` });
  const told = toldEvents(game).find(({ event }) => event.type === 'roleTold');
  expect(told?.event).toMatchObject({ type: 'roleTold', role });
});

test('[R003-LPLAY-07] [R003-LPLAY-08] a public post reaches all, a private one its writer; both are in the record', () => {
  const game = new SoloGame({ seed: 'posts' }).playToEnd();
  const me = seatOf(game);
  const mine = eventsIn(game.record()).flatMap((event) => (event.type === 'talked' && event.player === me ? [event] : []));
  const audiences = new Set(mine.map(({ channel, audience }) => `${channel} ${audience}`));
  expect(audiences).toEqual(new Set(['talk public', `soliloquy ${me}`]));
});

test('the same wish and seed give the same village', () => {
  const one = new SoloGame({ size: 9, seed: 'twice' }).playToEnd().record();
  expect(new SoloGame({ size: 9, seed: 'twice' }).playToEnd().record()).toBe(one);
  expect(new SoloGame({ size: 9, seed: 'other' }).playToEnd().record()).not.toBe(one);
});

test('at a faster pace the same bots take less time', () => {
  const slow = new SoloGame({ seed: 'pace' }).playToEnd();
  const fast = new SoloGame({ seed: 'pace', pace: 0.1 }).playToEnd();
  expect(fast.hasEnded()).toBe(true);
  expect(fast.time.now()).toBeLessThan(slow.time.now() / 2);
});
