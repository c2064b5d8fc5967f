import { FACTS, isPack, ROLES, type Role, type RoleCounts, seatsOf, seatsThat } from '@mura/engine';
import { conductOf } from '../../memory/conduct.ts';

/** What a village says of those who are not what they appear as, and of whom divination kills. */
export interface Appearances {
  /** The part of the pack that appears human to a seer. */
  readonly hiddenPack: number;
  /** Of those who play as a fox the part that dies when divined. */
  readonly cursed: number;
  /** Of those who play as villagers the part that takes an attacker along. */
  readonly avenged: number;
  /** Whether somebody takes the victory if they live. */
  readonly hasThief: boolean;
}

const known = new WeakMap<RoleCounts, Appearances>();

/** Reckoned once for all games of a form. */
export function appearancesOf(roles: RoleCounts): Appearances {
  const found = known.get(roles);
  if (found !== undefined) return found;
  const share = (of: (role: Role) => boolean, are: (role: Role) => boolean) =>
    seatsThat(roles, (role) => of(role) && are(role)) / Math.max(1, seatsThat(roles, of));
  const appearances: Appearances = {
    hiddenPack: share(isPack, (role) => FACTS[role].divinedAs === 'human'),
    cursed: share(
      (role) => conductOf(role) === 'fox',
      (role) => FACTS[role].diesWhenDivined,
    ),
    avenged: share(
      (role) => conductOf(role) === 'villager',
      (role) => FACTS[role].isAvenged,
    ),
    hasThief: ROLES.some((role) => FACTS[role].takesVictory && seatsOf(roles, role) > 0),
  };
  known.set(roles, appearances);
  return appearances;
}

/** Nothing is quite impossible: who reports may have lied. */
const LEAST = Math.exp(-4);

/** As a logarithm: that one who plays as a fox was divined and lives. */
export function survivedDivination({ cursed }: Appearances): number {
  return Math.log(Math.max(LEAST, 1 - cursed));
}

/** As a logarithm: that one of the pack was divined and appeared human. */
export function appearedHuman({ hiddenPack }: Appearances): number {
  return Math.log(Math.max(LEAST, hiddenPack));
}

/** What a report of a true seer says of one of the pack, where some of it appear human: as of a human, or as of a werewolf. */
export function mixedReport({ hiddenPack }: Appearances, ofHuman: number, ofPack: number): number {
  if (hiddenPack === 0) return ofPack;
  return Math.log(hiddenPack * Math.exp(ofHuman) + (1 - hiddenPack) * Math.exp(ofPack));
}
