import { hasVote, isExecutionHidden, type PlayerId } from '@mura/engine';
import { isAlive, type Memory } from './memory.ts';

/** Those to choose from: where a vote is repeated, the players with most votes. */
export function candidates(memory: Memory, among: readonly PlayerId[]): readonly PlayerId[] {
  if (memory.ballots.length === 0) return among;
  const votes = (player: PlayerId) => memory.ballots.filter(({ target }) => target === player).length;
  const most = Math.max(...among.map(votes));
  return among.filter((player) => votes(player) === most);
}

/** Those who live on, as far as one can tell: some villages keep secret until the morning whom they executed. */
export function survivors(memory: Memory, among: readonly PlayerId[]): readonly PlayerId[] {
  const { names, living, rules } = memory;
  const isSecret = rules !== null && isExecutionHidden(rules);
  const isDoomed = (player: PlayerId) => isSecret && names.counts[player]! * 2 > living;
  const left = among.filter((player) => isAlive(memory, player) && !isDoomed(player));
  return left.length > 0 ? left : among;
}

export function isVotedToday({ rules, day }: Memory): boolean {
  return rules !== null && hasVote(rules, day);
}
