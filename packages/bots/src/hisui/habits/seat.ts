import type { Role } from '@mura/engine';
import { ACTORS, AIMS, actorOf, KINDS } from '../observe/kinds.ts';
import { COARSE, type Observation, type TurnTaken, type Witness } from '../observe/witness.ts';
import { aimAt } from '../table/counts.ts';
import type { Likelihood } from '../table/likelihood.ts';

const ROLES = ACTORS.length;

/** What a seat has done in the games of a set, by the roles it turned out to have had. Plain data. */
export interface SeatHabits {
  /** In how many games. */
  games: number;
  /** By coarse context, role and kind of utterance. */
  readonly spoken: number[];
  /** By aim, role and role of the other: chosen, and how often one would have expected it. */
  readonly chosen: number[];
  readonly expected: number[];
}

function newHabits(): SeatHabits {
  return {
    games: 0,
    spoken: new Array(COARSE * ROLES * KINDS.length).fill(0),
    chosen: new Array(AIMS.length * ROLES * ROLES).fill(0),
    expected: new Array(AIMS.length * ROLES * ROLES).fill(0),
  };
}

function copyOf(habits: SeatHabits | undefined): SeatHabits {
  if (habits === undefined) return newHabits();
  const { games, spoken, chosen, expected } = habits;
  return { games, spoken: spoken.slice(), chosen: chosen.slice(), expected: expected.slice() };
}

/** How much the table is worth against what was seen of a seat: so many utterances, and so many choices. */
export interface Shrinkage {
  readonly spoken: number;
  readonly aimed: number;
}

/** How likely a seat says this, as somebody of a role. */
export function shareOf(
  habits: SeatHabits | undefined,
  { spoken }: Likelihood,
  { context, coarse, kind }: Pick<TurnTaken, 'context' | 'coarse' | 'kind'>,
  actor: number,
  shrinkage: Shrinkage,
): number {
  const share = spoken[(context * ROLES + actor) * KINDS.length + kind]!;
  if (habits === undefined) return share;
  const start = (coarse * ROLES + actor) * KINDS.length;
  let total = 0;
  for (let at = start; at < start + KINDS.length; at++) total += habits.spoken[at]!;
  return (habits.spoken[start + kind]! + shrinkage.spoken * share) / (total + shrinkage.spoken);
}

/** How much more often than expected a seat aims at somebody of a role, as a logarithm. */
export function leaningOf(
  habits: SeatHabits | undefined,
  aim: number,
  actor: number,
  other: number,
  shrinkage: Shrinkage,
): number {
  if (habits === undefined) return 0;
  const at = (aim * ROLES + actor) * ROLES + other;
  return Math.log((habits.chosen[at]! + shrinkage.aimed) / (habits.expected[at]! + shrinkage.aimed));
}

/** What is known of the seats after one more game in which they have been seen. */
export function habitsAfter(
  past: readonly (SeatHabits | undefined)[],
  { players, seen }: Witness,
  roles: readonly Role[],
  likelihood: Likelihood,
): SeatHabits[] {
  const habits = Array.from({ length: players + 1 }, (_, player) => copyOf(past[player]));
  for (const habit of habits) habit.games++;
  for (const act of seen) {
    if (act.player !== 0) addHabit(habits[act.player]!, likelihood, act, roles);
  }
  return habits;
}

/** Adds what a seat did in a game. */
function addHabit(
  habits: SeatHabits,
  { aimed }: Likelihood,
  seen: Observation,
  roles: readonly Role[],
): void {
  const actor = actorOf(roles[seen.player - 1]!);
  if (seen.type === 'turnTaken') {
    habits.spoken[(seen.coarse * ROLES + actor) * KINDS.length + seen.kind]! += 1;
    return;
  }
  const { among, standings, aim, early, target } = seen;
  let total = 0;
  const rates = among.map((other, index) => {
    const role = actorOf(roles[other - 1]!);
    const rate = Math.exp(aimed[aimAt(aim, early, standings[index]!) + actor * ROLES + role]!);
    total += rate;
    return rate;
  });
  for (let index = 0; index < among.length; index++) {
    const at = (aim * ROLES + actor) * ROLES + actorOf(roles[among[index]! - 1]!);
    habits.expected[at]! += rates[index]! / total;
    if (among[index] === target) habits.chosen[at]! += 1;
  }
}
