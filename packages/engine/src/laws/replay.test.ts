import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { runs } from '../../../../checks/runs.ts';
import { act, actionsOf, type LawGame, repeat } from '../../testing/laws/game.ts';
import { anyPlan, play } from '../../testing/laws/games.ts';
import { at } from '../../testing/laws/random.ts';
import { customSetup, everySetup } from '../../testing/laws/setups.ts';
import { type Event, evolve, open, replay, requests, resume, seeded, type Village } from '../index.ts';

// The long runs of a law take minutes.
vi.setConfig({ testTimeout: 900_000 });

function afterJson<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}

describe('the record is the truth', () => {
  test('same setup, seed and actions: the same record, byte for byte', () => {
    fc.assert(
      fc.property(anyPlan(everySetup()), (plan) => {
        const game = play(plan);
        const again = repeat(afterJson(plan.setup), afterJson(actionsOf(game)));
        expect(JSON.stringify(again.record)).toBe(JSON.stringify(game.record));
      }),
      { numRuns: runs(15, 3000) },
    );
  });

  test('folding the events of each step gives the village of the step', () => {
    fc.assert(
      fc.property(anyPlan(everySetup()), (plan) => {
        let folded = replay([]);
        let seen = 0;
        const fold = ({ record, village }: LawGame) => {
          for (; seen < record.length; seen++) folded = evolve(folded, at(record, seen));
          expect(folded).toStrictEqual(village);
        };
        fold(play(plan, fold));
      }),
      { numRuns: runs(6, 1000) },
    );
  });

  test('replaying a whole record gives its village, also after it was written and read', () => {
    fc.assert(
      fc.property(anyPlan(everySetup()), (plan) => {
        const { record, village } = play(plan);
        expect(replay(record)).toStrictEqual(village);
        expect(replay(afterJson(record))).toStrictEqual(village);
      }),
      { numRuns: runs(15, 3000) },
    );
  });
});

/** Where each step of a game ends in its record, and the village there. */
function stepsOf(game: LawGame): { end: number; village: Village }[] {
  let end = game.opening.length;
  let village = replay(game.opening);
  const steps = [{ end, village }];
  for (const { events } of game.plays) {
    end += events.length;
    for (const event of events) village = evolve(village, event);
    steps.push({ end, village });
  }
  return steps;
}

describe('a record cut after any event', () => {
  test('is resumed to the end of the step that was cut, with the same village', () => {
    fc.assert(
      fc.property(anyPlan(everySetup()), (plan) => {
        const game = play(plan);
        const steps = stepsOf(game);
        const chance = seeded(plan.setup.seed ?? '');
        let village = replay(game.record.slice(0, 1));
        let step = 0;
        for (let cut = 2; cut <= game.record.length; cut++) {
          village = evolve(village, at(game.record, cut - 1));
          if (at(steps, step).end < cut) step++;
          const { end, village: whole } = at(steps, step);
          const resumed = resume(village, chance);
          expect(resumed.events).toStrictEqual(game.record.slice(cut, end));
          if (cut < end) expect(resumed.village).toStrictEqual(whole);
          else expect(resumed.village).toBe(village);
        }
      }),
      { numRuns: runs(8, 600) },
    );
  });

  test('is resumed and played on with the same answers to the same record', () => {
    fc.assert(
      fc.property(anyPlan(customSetup(fc.integer({ min: 3, max: 7 }))), (plan) => {
        const game = play(plan);
        const whole = JSON.stringify(game.record);
        const steps = stepsOf(game);
        for (let cut = 2; cut <= game.record.length; cut++) {
          const played = steps.findIndex(({ end }) => end >= cut);
          expect(JSON.stringify(playedOn(game, cut, played))).toBe(whole);
        }
      }),
      { numRuns: runs(6, 400) },
    );
  });

  test('which is that of its opening, before the deal, cannot go on, and is opened again', () => {
    fc.assert(
      fc.property(anyPlan(everySetup()), ({ setup }) => {
        const chance = seeded(setup.seed ?? '');
        const opened = open(setup, chance);
        if (!opened.ok) throw new Error('The setup is wrong');
        const { events } = opened.value;
        const cut = replay(events.slice(0, 1));
        expect(resume(cut, chance).events).toEqual([]);
        expect(requests(cut)).toEqual([]);
        expect(open(setup, seeded(setup.seed ?? ''))).toStrictEqual(opened);
      }),
      { numRuns: runs(10, 500) },
    );
  });
});

/** The record of a game that was cut, read again, resumed, and given all the answers after those `played`. */
function playedOn(game: LawGame, cut: number, played: number): Event[] {
  const chance = seeded(game.setup.seed ?? '');
  const kept = afterJson(game.record.slice(0, cut));
  const { events, village } = resume(replay(kept), chance);
  const resumed: LawGame = { ...game, chance, village, plays: [], record: [...kept, ...events], views: [] };
  for (const { action } of game.plays.slice(played)) expect(act(resumed, action).ok).toBe(true);
  return resumed.record;
}
