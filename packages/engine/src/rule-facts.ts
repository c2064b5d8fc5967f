import type { PlayerId } from './player.ts';
import { type Part, partsOf, type Rules } from './rules.ts';

/** What is asked of the rules in many places, by players, readers of logs, wires and pages too: each has one answer. */

/** Who was executed is told in the morning, and known until then to themselves only. */
export function isExecutionHidden({ vote }: Rules): boolean {
  return vote.executionTold === 'nextMorning';
}

/** The executed player has a last night, whatever they may do in it. */
export function hasLastNight({ vote }: Rules): boolean {
  return vote.lastNight !== undefined;
}

/** In their last night the executed player guards, too, and an attack on them is one on nobody. */
export function hasGuardingGhost({ vote }: Rules): boolean {
  return vote.lastNight === 'guards';
}

/** Everybody learns, sooner or later, who voted for whom. */
export function areVotesToldByName({ vote }: Rules): boolean {
  return vote.told === 'eachRound' || vote.told === 'nextMorning';
}

/** Whether it is voted on a day whom to execute. */
export function hasVote(rules: Rules, day: number): boolean {
  return rules.vote.rounds > 0 && partsOf(rules, day).includes('vote');
}

/** So many have failed that the village is given up. */
export function isAborted({ absence: { abortedBy } }: Rules, failed: number): boolean {
  return abortedBy !== null && failed >= abortedBy;
}

/** Whether a part is held on any day. */
export function isEverHeld({ firstDay, laterDays }: Rules, part: Part): boolean {
  return firstDay.includes(part) || laterDays.includes(part);
}

/** The pack learns its votes; where executions are hidden, a missing vote would tell it which of them is dead. */
export function arePackVotesTold(rules: Rules): boolean {
  return !isExecutionHidden(rules) && rules.attack.votesTold !== 'never';
}

/** Of several seers, or bodyguards, only the first acts. */
export function doesFirstOnlyAct({ divine, guard }: Rules, act: string): boolean {
  if (act === 'divine') return divine.seers === 'first';
  return act === 'guard' && guard.bodyguards === 'first';
}

/** Of those who could act, in their order, those who do. */
export function actorsAmong(rules: Rules, act: string, able: readonly PlayerId[]): readonly PlayerId[] {
  return doesFirstOnlyAct(rules, act) ? able.slice(0, 1) : able;
}
