import { isPack, type PlayerId, type Role } from '@mura/engine';
import { KINDS } from '../observe/kinds.ts';
import type { Witness } from '../observe/witness.ts';

/** What a pack lets be seen: nobody comes out as a seer, or somebody does, and accuses others. */
type PackWay = 'hidden' | 'accusing';

/** What became of the packs of a set of games. Plain data. */
export type PackResults = Readonly<Record<PackWay, PackTally>>;

interface PackTally {
  readonly games: number;
  readonly wins: number;
}

const NO_GAMES: PackTally = { games: 0, wins: 0 };
export const NO_PACKS: PackResults = { hidden: NO_GAMES, accusing: NO_GAMES };

const CLAIM = KINDS.indexOf('claimSeer');
const ACCUSATION = KINDS.indexOf('divinedWerewolf');
const CLEARANCE = KINDS.indexOf('divinedHuman');
/** What others find out about the own seat says more than what they find out about another. */
const WEIGHT_OF_OWN = 2;

/** After a game: whoever was of the pack, and whoever won; packs that came out and accused nobody do not count. */
export function addPack(
  results: PackResults,
  { seen, alive }: Witness,
  roles: readonly Role[],
  me: PlayerId,
): PackResults {
  const isWolf = (player: PlayerId) => isPack(roles[player - 1]!);
  const said = (kind: number) =>
    seen.some((act) => act.type === 'turnTaken' && act.kind === kind && isWolf(act.player));
  const isOut = said(ACCUSATION);
  if (!isOut && (said(CLEARANCE) || said(CLAIM))) return results;
  const way: PackWay = isOut ? 'accusing' : 'hidden';
  const hasWon = roles.some((role, index) => isPack(role) && alive[index + 1]);
  const weight = isWolf(me) ? WEIGHT_OF_OWN : 1;
  const { games, wins } = results[way];
  return { ...results, [way]: { games: games + weight, wins: wins + (hasWon ? weight : 0) } };
}

/** Games that what one expects is worth, and the share of wins that one expects. */
const WEIGHT_OF_EXPECTED = 4;
const EXPECTED: Readonly<Record<PackWay, number>> = { hidden: 0.4, accusing: 0.3 };

/** How often packs of this way have won, shrunk to what one expects. */
export function winsOf(results: PackResults, way: PackWay): number {
  const { games, wins } = results[way];
  return (wins + WEIGHT_OF_EXPECTED * EXPECTED[way]) / (games + WEIGHT_OF_EXPECTED);
}
