import { type Event, PRESETS, plainSetup, toGiven } from '@mura/engine';
import { expect, test } from 'vitest';
import type { OpenQuestion } from '../source/source.ts';
import { openChoices } from './choices.ts';
import { take } from './take.ts';
import { newVillage, type VillageModel } from './village-model.ts';

const TOLD = { type: 'roleTold', audience: [2], player: 2, role: 'werewolf', fellows: [3] } as const;

/** A village as player 2 is told it, with a question to them. */
function askedAfter(
  preset: string,
  question: Partial<OpenQuestion>,
  events: readonly Event[],
  told: Event = TOLD,
): VillageModel {
  const rules = PRESETS.get(preset)!;
  const { cast } = plainSetup(preset, rules, 'seed');
  const model = newVillage();
  take(model, { type: 'welcome', player: 2, now: 0 }, 0);
  const opened: Event = { type: 'opened', audience: 'public', preset, rules, cast, language: 'ja' };
  for (const [number, event] of [opened, told, ...events].entries())
    take(model, { type: 'event', number, at: number, event: toGiven(event) }, 0);
  const asked = {
    act: 'vote',
    day: 1,
    round: 0,
    turn: 0,
    legal: { act: 'vote', targets: [1, 3] },
    ...question,
  };
  take(model, { type: 'asked', questions: [asked as OpenQuestion] }, 0);
  return model;
}

const begun = (phase: 'vote' | 'night', round: number): Event => ({
  type: 'phaseBegan',
  audience: 'public',
  day: 1,
  phase,
  round,
  asked: [1, 2, 3],
  seconds: null,
});
const voted = (player: number, target: number, round: number): Event => ({
  type: 'voted',
  audience: [player],
  day: 1,
  round,
  player,
  target,
});

test('what was voted in this round is shown as chosen', () => {
  const [choice] = openChoices(askedAfter('aiwolf-5', {}, [begun('vote', 0), voted(2, 3, 0)]));
  expect(choice?.chosen).toBe(3);
});

test('a vote that is repeated asks anew: the vote of the last round is no answer', () => {
  const events = [begun('vote', 0), voted(2, 3, 0), begun('vote', 1)];
  expect(openChoices(askedAfter('aiwolf-5', { round: 1 }, events))[0]?.chosen).toBeNull();
  const again = [...events, voted(2, 1, 1)];
  expect(openChoices(askedAfter('aiwolf-5', { round: 1 }, again))[0]?.chosen).toBe(1);
});

test('by the clock the last choice of the phase counts, and one of an earlier phase does not', () => {
  const chose = (act: 'vote' | 'attackVote', target: number): Event => ({
    type: 'chose',
    audience: [2],
    day: 1,
    player: 2,
    act,
    target,
  });
  const changed = [begun('vote', 0), chose('vote', 1), chose('vote', 3)];
  expect(openChoices(askedAfter('licos-5', {}, changed))[0]?.chosen).toBe(3);
  expect(
    openChoices(askedAfter('licos-5', { round: 1 }, [...changed, begun('vote', 1)]))[0]?.chosen,
  ).toBeNull();
});

test('whom a fellow has chosen tonight is shown, their last word', () => {
  const attack = (target: number): Event => ({
    type: 'attackVoted',
    audience: [2, 3],
    day: 1,
    round: 0,
    player: 3,
    target,
  });
  const night = { act: 'attackVote', legal: { act: 'attackVote', targets: [1, 4] } } as const;
  const model = askedAfter('aiwolf-5', night, [begun('night', 0), attack(1), attack(4)]);
  expect(openChoices(model)[0]).toMatchObject({ chosen: null, fellows: [{ player: 3, target: 4 }] });
});

test('whom the pack has chosen tonight is shown, whatever role of it they hold, and nobody else’s', () => {
  const attack = (player: number, target: number): Event => ({
    type: 'attackVoted',
    audience: [2, 3, 4],
    day: 1,
    round: 0,
    player,
    target,
  });
  const known = [
    { player: 3, role: 'greatWolf' },
    { player: 4, role: 'whisperer' },
  ] as const;
  const night = { act: 'attackVote', legal: { act: 'attackVote', targets: [1, 4] } } as const;
  const events = [begun('night', 0), attack(3, 1)];
  const model = askedAfter('aiwolf-5', night, events, { ...TOLD, fellows: [], known });
  expect(openChoices(model)[0]?.fellows).toEqual([{ player: 3, target: 1 }]);
});
