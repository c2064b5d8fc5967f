import { type Event, findPreset, plainSetup } from '@mura/engine';
import { expect, test } from 'vitest';
import { plainTalk } from '../../../engine/testing/talked.ts';
import { prove, puzzleEvents } from './puzzle.ts';

const found = findPreset('aiwolf-5');
if (!found.ok) throw new Error(found.error);
const setup = plainSetup('aiwolf-5', found.value, null);
const OPENED: Event = {
  type: 'opened',
  audience: 'public',
  preset: 'aiwolf-5',
  rules: setup.rules,
  cast: setup.cast,
  language: 'aiwolf',
};

function talked(player: number, text: string, number: number): Event {
  return { ...plainTalk(player, text, 1, number), language: 'aiwolf' };
}

const numbered = (events: readonly Event[]) => events.map((event, seq) => ({ seq, event }));

/**
 * Three say that they are the seer: so one is, the others are the possessed and the werewolf, and 3, who is none of them,
 * is human. Then 1 and 2 lie, 5 is the seer, and 2 is the werewolf.
 */
const THREE_SEERS = [
  OPENED,
  talked(1, 'DIVINED Agent[03] WEREWOLF', 0),
  talked(4, 'AGREE TALK day1 ID:0', 1),
  talked(5, 'DIVINED Agent[02] WEREWOLF', 2),
  talked(2, 'DIVINED Agent[03] WEREWOLF', 3),
];

test('one must be the werewolf, and the proof needs each of its steps', () => {
  const events = numbered(THREE_SEERS);
  const proof = prove(events)!;
  expect(proof.answer).toBe(2);
  expect(proof.worlds).toBe(60);
  expect(proof.steps.length).toBe(3);
  for (const { fact } of proof.steps)
    expect(prove(events.filter(({ seq }) => seq !== fact.seq))?.answer).not.toBe(2);
  expect(proof.steps.map(({ worlds }) => worlds)).toEqual(
    proof.steps.map(({ worlds }) => worlds).toSorted((one, other) => other - one),
  );
});

test('where nobody must be, there is no proof', () => {
  expect(prove(numbered(THREE_SEERS.slice(0, 4)))).toBeNull();
});

test('only what everybody was told and of the talk only claims is kept, and it proves the same', () => {
  const secret: Event = {
    type: 'divined',
    audience: [1],
    day: 0,
    player: 1,
    target: 3,
    result: 'werewolf',
  };
  const events = numbered([...THREE_SEERS, secret]);
  const kept = puzzleEvents(events);
  expect(kept.map(({ seq }) => seq)).toEqual([0, 1, 3, 4]);
  expect(prove(kept)).toMatchObject({ answer: 2, worlds: 60 });
});
