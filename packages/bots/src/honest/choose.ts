import type { PlayerId } from '@mura/engine';
import type { Memory } from '../memory/memory.ts';
import { type JudgingEyes, judge } from './judge.ts';

/** What the voices of all others together weigh against what is known. */
const WEIGHT_OF_VOICES = 0.2;
/** A declared vote is kept unless something has changed. */
const WEIGHT_OF_WORD = 0.03;

export type PlayerScore = (player: PlayerId) => number;

/** How much each player is to be got rid of, as one of the village would judge alone. */
export function suspicion(memory: Memory, eyes: JudgingEyes): PlayerScore {
  const { suspicion } = judge(memory, eyes);
  return (player) => suspicion[player]!;
}

/** A score of a player, as one of many who have to agree on somebody. */
export function withVoices({ names, living, today }: Memory, player: PlayerId, score: number): number {
  return (
    score +
    (WEIGHT_OF_VOICES * names.counts[player]!) / living +
    (today.suspect === player ? WEIGHT_OF_WORD : 0)
  );
}

/** The best of these; of equals the first from today's whim on. `null`: there is none. */
export function best(memory: Memory, among: readonly PlayerId[], score: PlayerScore): PlayerId | null {
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

/** A deceiver does not call a werewolf whom they have called human, while there is anybody else. */
export function inCharacter(memory: Memory, among: readonly PlayerId[]): readonly PlayerId[] {
  const { known } = judge(memory, 'face');
  const fitting = among.filter((player) => known[player] !== 'human');
  return fitting.length > 0 ? fitting : among;
}
