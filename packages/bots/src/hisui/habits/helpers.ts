import type { PlayerId, Role } from '@mura/engine';
import { KINDS } from '../observe/kinds.ts';
import type { Witness } from '../observe/witness.ts';

/** What each seat, from 1, did as a possessed: how often it left the lie to a werewolf, of how many games. Plain data. */
export type HelperHabits = readonly (HelperTally | undefined)[];

interface HelperTally {
  readonly games: number;
  readonly yielded: number;
}

const NO_GAMES: HelperTally = { games: 0, yielded: 0 };
export const NO_HELPERS: HelperHabits = [];

const CLAIM = KINDS.indexOf('claimSeer');

/** After a game: whoever was the possessed of it, and when they came out as a seer. */
export function helpersAfter(past: HelperHabits, witness: Witness, roles: readonly Role[]): HelperHabits {
  const habits = Array.from({ length: roles.length + 1 }, (_, player) => past[player]);
  for (const [index, role] of roles.entries()) {
    if (role === 'possessed') habits[index + 1] = withGame(past[index + 1] ?? NO_GAMES, witness, index + 1);
  }
  return habits;
}

/** Who waits and finds only one seer before them shows half of what who finds two and hides shows: they look first. */
const WEIGHT_OF_WAITING = 0.5;

function withGame({ games, yielded }: HelperTally, witness: Witness, helper: PlayerId): HelperTally {
  const others = new Set<PlayerId>();
  for (const act of witness.seen) {
    if (act.type !== 'turnTaken' || act.day > 1 || act.kind !== CLAIM) continue;
    if (act.player !== helper) {
      others.add(act.player);
      continue;
    }
    if (act.turn === 0 || others.size > 1) return { games: games + 1, yielded };
    return { games: games + WEIGHT_OF_WAITING, yielded: yielded + WEIGHT_OF_WAITING };
  }
  return { games: games + 1, yielded: yielded + 1 };
}

/** Games that what one expects is worth, and what one expects of a seat that is not known. */
const WEIGHT_OF_EXPECTED = 1;
const EXPECTED = 0.35;

/** How likely a seat that is possessed does not come out beside a werewolf who has. */
export function yieldsAs(habits: HelperHabits, player: PlayerId): number {
  const { games, yielded } = habits[player] ?? NO_GAMES;
  return (yielded + WEIGHT_OF_EXPECTED * EXPECTED) / (games + WEIGHT_OF_EXPECTED);
}
