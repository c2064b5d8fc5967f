import type { PlayerId } from '@mura/engine';
import { type Eyes, judge } from './judge.ts';
import { isAlive, type Memory } from './memory.ts';

/** To execute a liar who is no werewolf is worth this part of one. */
const LIAR_WORTH = 0.3;
/** To execute a true claimant costs as much as this part of a werewolf. */
const LOSS_OF_CLAIMANT = 0.3;
/** What the voices of all others together weigh against what is known. */
const WEIGHT_OF_VOICES = 0.2;
/** A declared vote is kept unless something has changed. */
const WEIGHT_OF_WORD = 0.03;

export type Score = (player: PlayerId) => number;

/** How much each player is to be got rid of, as one of the village would judge alone. */
export function suspicion(memory: Memory, eyes: Eyes): Score {
  const { werewolf, isFalse, trust } = judge(memory, eyes);
  return (player) => {
    const liar = isFalse[player] ? LIAR_WORTH * (1 - werewolf[player]!) : 0;
    return werewolf[player]! + liar - LOSS_OF_CLAIMANT * trust[player]!;
  };
}

/** The same, as one of many who have to agree on one player. */
export function withVoices({ names, living, today }: Memory, score: Score): Score {
  return (player) =>
    score(player) +
    (WEIGHT_OF_VOICES * names.counts[player]!) / living +
    (today.suspect === player ? WEIGHT_OF_WORD : 0);
}

/** The best of these; of equals the first from today's whim on. `null`: there is none. */
export function best(memory: Memory, among: readonly PlayerId[], score: Score): PlayerId | null {
  const { whim } = memory.today;
  let found: PlayerId | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < among.length; index++) {
    const player = among[(index + whim) % among.length]!;
    const value = score(player);
    if (value <= most) continue;
    most = value;
    found = player;
  }
  return found;
}

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
  const isSecret = rules !== null && rules.vote.executionTold === 'nextMorning';
  const isDoomed = (player: PlayerId) => isSecret && names.counts[player]! * 2 > living;
  const left = among.filter((player) => isAlive(memory, player) && !isDoomed(player));
  return left.length > 0 ? left : among;
}

/** A deceiver does not call a werewolf whom he has called human, while there is anybody else. */
export function inCharacter(memory: Memory, among: readonly PlayerId[]): readonly PlayerId[] {
  const { known } = judge(memory, 'face');
  const fitting = among.filter((player) => known[player] !== 'human');
  return fitting.length > 0 ? fitting : among;
}
