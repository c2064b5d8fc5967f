import type { PlayerId } from '@mura/engine';
import type { NightFact } from '../facts/fact.ts';
import { AVENGED, CURSED, FOLLOWERS, IMMUNE, PACK, type RoleSet } from '../facts/role-set.ts';
import type { Way } from './check.ts';

export type HasRole = (player: PlayerId, roles: RoleSet) => boolean;

/**
 * All ways in which those found dead can have died: one of the attack, foxes of divination, one of the pack with whom
 * they attacked, one of all with who was executed, and those who follow the last of theirs.
 */
export function waysOf(night: NightFact, targets: NightFact['targets'], is: HasRole): Way[] {
  const { dead, diedToday } = night;
  const isOwed = diedToday !== null && is(diedToday, AVENGED);
  const ways: Way[] = [];
  for (const victim of [null, ...dead.filter((player) => mayFall(night, targets, player, is))]) {
    const attackers = victim !== null && is(victim, AVENGED) ? attackersIn(night, is) : [null];
    for (const attacker of attackers) {
      for (const taken of isOwed ? takenIn(night, is) : [null]) {
        if (taken !== null && (taken === victim || taken === attacker)) continue;
        const way = wayOf(night, victim, attacker, taken, is);
        if (way !== null) ways.push(way);
      }
    }
  }
  return ways;
}

/** Whether the attack can have killed somebody. */
function mayFall(
  { guarded, failed }: NightFact,
  targets: NightFact['targets'],
  player: PlayerId,
  is: HasRole,
): boolean {
  if (is(player, PACK) || is(player, IMMUNE) || failed.includes(player)) return false;
  const isSaved = guarded.some(({ target }) => target === player);
  return !isSaved && (targets === null || targets.includes(player));
}

/** Of those found dead: who of the pack can have died with their victim; nobody, where none of it was there. */
function attackersIn({ dead, failed }: NightFact, is: HasRole): (PlayerId | null)[] {
  return [null, ...dead.filter((player) => is(player, PACK) && !failed.includes(player))];
}

/** Who can have died with the executed player: not one whom divination has killed before. */
function takenIn({ dead, failed, divined }: NightFact, is: HasRole): (PlayerId | null)[] {
  const isCursed = (player: PlayerId) =>
    is(player, CURSED) && divined.some(({ target }) => target === player);
  return [null, ...dead.filter((player) => !failed.includes(player) && !isCursed(player))];
}

function wayOf(
  night: NightFact,
  victim: PlayerId | null,
  attacker: PlayerId | null,
  taken: PlayerId | null,
  is: HasRole,
): Way | null {
  const { dead, divined, present, diedToday } = night;
  const rest = dead.filter((player) => player !== victim && player !== attacker && player !== taken);
  const cursed = rest.filter((player) => is(player, CURSED));
  if (rest.some((player) => !is(player, CURSED) && !is(player, FOLLOWERS))) return null;
  const before = [victim, attacker, ...cursed];
  const isOwed = diedToday !== null && is(diedToday, AVENGED);
  if (isOwed && taken === null && present.some((player) => !before.includes(player))) return null;
  return {
    victim,
    cursed: cursed.length,
    cursedUnseen: cursed.filter((fox) => divined.every(({ target }) => target !== fox)).length,
    hasNoAttacker: victim !== null && attacker === null && is(victim, AVENGED),
    isFollowed: rest.length > cursed.length,
  };
}
