import { FACTS, isPack, type PlayerId, type Role, teamOf } from '@mura/engine';
import { appearancesOf } from '../belief/appearance.ts';
import type { Mind } from '../mind.ts';
import { villageWinsAtNight } from './prospects.ts';
import { type Living, livingKey, mixed, oddsAtNight, type SideOdds } from './three-sides.ts';

/** What else it costs the village to lose somebody. */
const LOSS: Partial<Record<Role, number>> = { seer: 0.06, medium: 0.03, bodyguard: 0.03, freemason: 0.02 };

/** How likely its team wins after each of these is executed. */
export function worthOfExecution(mind: Mind, among: readonly PlayerId[]): number[] {
  const { rules } = mind.witness;
  return rules !== null && appearancesOf(rules.roles).hasThief ? ofThree(mind, among) : ofTwo(mind, among);
}

const OWN = 0;
const WOLF = 1;
const HELPER = 2;
const THIRD = 3;
const ALL_SIDES = [OWN, WOLF, HELPER, THIRD];

function sideOf(role: Role): number {
  if (isPack(role)) return WOLF;
  const team = teamOf(role);
  return team === 'werewolf' ? HELPER : team === 'fox' ? THIRD : OWN;
}

/** Village against werewolves. */
function ofTwo(mind: Mind, among: readonly PlayerId[]): number[] {
  const { own, belief, witness } = mind;
  const { roles } = belief.evidence;
  const sides = roles.map((role) => (role === 'werewolf' ? 1 : teamOf(role) === 'werewolf' ? 2 : 0));
  const losses = roles.map((role) => LOSS[role] ?? 0);
  const values = among.map(() => 0);
  const counts = [0, 0, 0];
  for (let world = 0; world < own.size; world++) {
    counts.fill(0);
    for (let player = 1; player <= witness.players; player++) {
      if (witness.alive[player]) counts[sides[own.role(world, player)]!]!++;
    }
    const weight = own.weights[world]!;
    for (let place = 0; place < among.length; place++) {
      const role = own.role(world, among[place]!);
      const side = sides[role]!;
      const chance = villageWinsAtNight(
        counts[0]! - (side === 0 ? 1 : 0),
        counts[1]! - (side === 1 ? 1 : 0),
        counts[2]! - (side === 2 ? 1 : 0),
      );
      values[place]! += weight * (chance - losses[role]!);
    }
  }
  return mind.isEvil ? values.map((value) => 1 - value) : values;
}

/** With a fox, who takes the victory from whoever ends the village before it is dead. */
function ofThree(mind: Mind, among: readonly PlayerId[]): number[] {
  const { own, belief, witness, facts } = mind;
  const { roles } = belief.evidence;
  const sides = roles.map(sideOf);
  const team = teamOf(facts.dealt);
  const losses = roles.map((role) => (LOSS[role] ?? 0) * (team === 'village' ? 1 : team === 'fox' ? 0 : -1));
  const values = among.map(() => 0);
  const counts = [0, 0, 0, 0];
  // There are many worlds, and few ways in which the sides are alive in them.
  const known = new Map<number, readonly number[]>();
  for (let world = 0; world < own.size; world++) {
    counts.fill(0);
    for (let player = 1; player <= witness.players; player++) {
      if (witness.alive[player]) counts[sides[own.role(world, player)]!]!++;
    }
    const key = livingKey(counts[OWN]!, counts[WOLF]!, counts[HELPER]!, counts[THIRD]!);
    const afterwards = known.get(key) ?? ALL_SIDES.map((side) => afterLoss(mind, counts, side)[team]);
    known.set(key, afterwards);
    const weight = own.weights[world]!;
    for (let place = 0; place < among.length; place++) {
      const role = own.role(world, among[place]!);
      values[place]! += weight * (afterwards[sides[role]!]! - losses[role]!);
    }
  }
  return values;
}

/** When one of a side is executed. Who wins with a fox and is none dies with the fox, and not the other way round. */
function afterLoss(mind: Mind, counts: readonly number[], side: number): SideOdds {
  const foxes = counts[THIRD]!;
  const living: Living = {
    own: Math.max(0, counts[OWN]! - (side === OWN ? 1 : 0)),
    wolves: Math.max(0, counts[WOLF]! - (side === WOLF ? 1 : 0)),
    helpers: Math.max(0, counts[HELPER]! - (side === HELPER ? 1 : 0)),
    foxes,
  };
  if (side !== THIRD || foxes === 0) return oddsAtNight(living);
  const isFox = chanceOfFox(mind, foxes);
  return mixed([
    [isFox, oddsAtNight({ ...living, foxes: 0 })],
    [1 - isFox, oddsAtNight({ ...living, foxes: foxes - 1 })],
  ]);
}

/** How likely another who wins with the fox is the fox itself: a fox knows that it is itself, and its follower knows it. */
function chanceOfFox({ facts: { dealt } }: Mind, foxes: number): number {
  if (FACTS[dealt].takesVictory) return 0;
  return FACTS[dealt].follows !== null ? 1 : 1 / foxes;
}
