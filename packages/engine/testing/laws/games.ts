import fc from 'fast-check';
import type { Setup } from '../../src/index.ts';
import type { Habits } from './answers.ts';
import { begin, type LawGame, playOn } from './game.ts';
import { randomFrom } from './random.ts';
import { anySetup } from './setups.ts';

/** A game to be played: everything that it depends on, so that a failure can be shrunk and played again. */
export interface GamePlan {
  readonly setup: Setup;
  readonly luck: number;
  readonly habits: Habits;
}

export function anyPlan(setup: fc.Arbitrary<Setup> = anySetup()): fc.Arbitrary<GamePlan> {
  return fc.record({ setup, luck: fc.nat(), habits: anyHabits() });
}

/** Mostly good players; sometimes such who miss answers or leave. */
function anyHabits(): fc.Arbitrary<Habits> {
  const absent = fc.constantFrom(0, 0, 5, 30);
  return fc.record({ over: fc.constantFrom(30, 60, 90), absent, gone: fc.constantFrom(0, 10, 50) });
}

/** Always the same plans, in which every rule is used: for what must not depend on luck. */
export function samplePlans(count: number, setup?: fc.Arbitrary<Setup>): GamePlan[] {
  return fc.sample(anyPlan(setup), { seed: 1, numRuns: count });
}

/**
 * Half of the runs of a law are always the same games, so that a law which also says that it has seen enough does not
 * depend on luck; the other half are new every time.
 */
export function halfKnown(numRuns: number): { numRuns: number; examples: [GamePlan][] } {
  return { numRuns, examples: samplePlans(Math.ceil(numRuns / 2)).map((plan): [GamePlan] => [plan]) };
}

export function play({ setup, luck, habits }: GamePlan, before?: (game: LawGame) => void): LawGame {
  return playOn(begin(setup), randomFrom(luck), habits, before);
}
