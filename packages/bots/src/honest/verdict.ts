import { MAX_PLAYERS, type Species } from '@mura/engine';

/** What the bot makes of the players; lists by player begin at 1. Judged again only when something was learnt. */
export interface Verdict {
  isStale: boolean;
  /** What is certain. */
  readonly known: (Species | null)[];
  /** Claimants who are proved false. */
  readonly isFalse: boolean[];
  /** 0..1: how far a claimant is believed; 0 for all others. */
  readonly trust: number[];
  /** 0..1: how likely each is a werewolf. */
  readonly werewolf: number[];
}

export function newVerdict(): Verdict {
  return {
    isStale: true,
    known: new Array<Species | null>(MAX_PLAYERS + 1).fill(null),
    isFalse: new Array<boolean>(MAX_PLAYERS + 1).fill(false),
    trust: new Array<number>(MAX_PLAYERS + 1).fill(0),
    werewolf: new Array<number>(MAX_PLAYERS + 1).fill(0),
  };
}
