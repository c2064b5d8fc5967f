import { givenTo, PRESETS, plainSetup, playersOf, shape, type Viewer } from '@mura/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../checks/runs.ts';
import type { LawGame } from '../../../engine/testing/laws/game.ts';
import { anyPlan, type GamePlan, play, samplePlans } from '../../../engine/testing/laws/games.ts';
import { everySetup } from '../../../engine/testing/laws/setups.ts';
import { encodeEvent, encodeGiven } from './encode.ts';
import { serverMessage, TOLD_TYPES } from './live.ts';

/** Everything that anybody is told of a game, as it goes over the wire; what several are told, once. */
function messagesOf({ record, setup }: LawGame): unknown[] {
  const viewers: Viewer[] = [...playersOf(setup.cast.length), 'observer'];
  const given = viewers.flatMap((viewer) => givenTo(viewer, record).map(({ event }) => event));
  return [...new Set(given)].map((event, number) =>
    JSON.parse(encodeGiven(number, 1_700_000_000_000, encodeEvent(event))),
  );
}

/** What is wrong with what was told, in words. */
function faultsIn(messages: readonly unknown[]): string[] {
  return messages.flatMap((message) => {
    const faults = shape.faultsIn(serverMessage, message);
    return faults.length === 0 ? [] : [`${JSON.stringify(message)}: ${JSON.stringify(faults)}`];
  });
}

let played: readonly LawGame[] | null = null;

function games(): readonly LawGame[] {
  played ??= EACH_PRESET.map((plan) => play(plan));
  return played;
}

const EACH_PRESET = [...PRESETS].map(
  ([preset, rules]): GamePlan => ({
    setup: plainSetup(preset, rules, `events/${preset}`),
    luck: 1,
    habits: { over: 60, absent: 5, gone: 10 },
  }),
);

test('everything that is told of games of every preset has the form that is documented', () => {
  for (const game of games()) expect(faultsIn(messagesOf(game))).toEqual([]);
});

test('and so has everything told of villages with rules of any kind', () => {
  fc.assert(
    fc.property(anyPlan(everySetup()), (plan) => {
      expect(faultsIn(messagesOf(play(plan)))).toEqual([]);
    }),
    { numRuns: runs(15, 1000) },
  );
});

test('every type of event is seen in them, but for those that only a host adds', () => {
  const all = [...games(), ...samplePlans(60, everySetup()).map((plan) => play(plan))];
  const seen = new Set(all.flatMap(({ record }) => record.map(({ type }) => type)));
  expect(TOLD_TYPES.filter((type) => !seen.has(type))).toEqual(['translated', 'withdrawn']);
});

test('a fact too many, one too few, and an event of the master alone have not', () => {
  const told = (event: object) =>
    shape.faultsIn(serverMessage, { type: 'event', number: 0, at: 1, event }).length === 0;
  expect(told({ type: 'dayBegan', day: 1 })).toBe(true);
  expect(told({ type: 'dayBegan', day: 1, audience: 'public' })).toBe(false);
  expect(told({ type: 'dayBegan' })).toBe(false);
  expect(told({ type: 'withdrawn', player: null })).toBe(true);
  const words = { channel: 'talk', number: 1, player: 1, language: 'ja', text: 'x', losses: ['rate'] };
  expect(told({ type: 'translated', day: 1, ...words })).toBe(true);
  expect(told({ type: 'cursed', day: 1, player: 1 })).toBe(false);
});
