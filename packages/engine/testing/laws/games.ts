import fc from 'fast-check';
import type { Setup } from '../../src/index.ts';
import type { Habits } from './answers.ts';
import { begin, type Game, playOn } from './game.ts';
import { randomFrom } from './random.ts';
import { anySetup } from './setups.ts';

/** A game to be played: everything that it depends on, so that a failure can be shrunk and played again. */
export interface Plan {
  readonly setup: Setup;
  readonly luck: number;
  readonly habits: Habits;
}

export function anyPlan(setup: fc.Arbitrary<Setup> = anySetup()): fc.Arbitrary<Plan> {
  return fc.record({ setup, luck: fc.nat(), habits: anyHabits() });
}

/** Mostly good players; sometimes such who miss answers or leave. */
function anyHabits(): fc.Arbitrary<Habits> {
  const absent = fc.constantFrom(0, 0, 5, 30);
  return fc.record({ over: fc.constantFrom(30, 60, 90), absent, gone: fc.constantFrom(0, 5, 30) });
}

export function play({ setup, luck, habits }: Plan, before?: (game: Game) => void): Game {
  return playOn(begin(setup), randomFrom(luck), habits, before);
}
