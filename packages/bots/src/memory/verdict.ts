import type { Species } from '@mura/engine';
import { perPlayer, sharePerPlayer } from './per-player.ts';

/** What the bot makes of the players; lists by player begin at 1. Judged again only when something was learnt. */
export interface Assessment {
  isStale: boolean;
  /** What is certain. */
  readonly known: (Species | null)[];
  /** Claimants who are proved false. */
  readonly isFalse: boolean[];
  /** 0..1: how far a claimant is believed; 0 for all others. */
  readonly trust: number[];
  /** 0..1: how likely each is a werewolf. */
  readonly werewolf: number[];
  /** How much each is to be got rid of, as one of the village would judge alone. */
  readonly suspicion: number[];
}

export function newVerdict(): Assessment {
  return {
    isStale: true,
    known: perPlayer<Species | null>(null),
    isFalse: perPlayer(false),
    trust: sharePerPlayer(),
    werewolf: sharePerPlayer(),
    suspicion: sharePerPlayer(),
  };
}
