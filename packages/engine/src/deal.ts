import { type Chance, shuffle } from './chance.ts';
import { type PlayerId, playersOf } from './player.ts';
import { LATER_ROLES, type Role } from './roles/index.ts';
import { type RoleCounts, seatsOf } from './rules.ts';

/** The order in which seats are filled: that of the AIWolf platform, so that its role requests are granted alike. */
const SEATING: readonly Role[] = [
  'bodyguard',
  'freemason',
  'medium',
  'possessed',
  'seer',
  'villager',
  'werewolf',
  'fox',
  ...LATER_ROLES,
];

const NO_WISHES: ReadonlyMap<Role, readonly PlayerId[]> = new Map();

/**
 * Roles by player, ascending. The players are shuffled; in that order a wish is granted while its role has seats, and
 * whoever is left takes what is left. Without wishes every deal is equally likely.
 */
export function deal(counts: RoleCounts, wishes: readonly (Role | null)[], chance: Chance): Role[] {
  const shuffled = shuffle(playersOf(wishes.length), chance, 'deal', 0, 0);
  if (wishes.every((wish) => wish === null)) return seat(counts, NO_WISHES, shuffled);
  const granted = new Map<Role, PlayerId[]>();
  const others: PlayerId[] = [];
  for (const player of shuffled) {
    const wish = wishes[player - 1] ?? null;
    const seats = wish === null ? undefined : granted.get(wish);
    if (wish === null || (seats?.length ?? 0) >= seatsOf(counts, wish)) others.push(player);
    else if (seats === undefined) granted.set(wish, [player]);
    else seats.push(player);
  }
  return seat(counts, granted, others);
}

function seat(
  counts: RoleCounts,
  granted: ReadonlyMap<Role, readonly PlayerId[]>,
  others: readonly PlayerId[],
): Role[] {
  const roles: Role[] = [];
  let next = 0;
  for (const role of SEATING) {
    const seats = seatsOf(counts, role);
    const wished = seats === 0 ? undefined : granted.get(role);
    for (let place = 0; place < seats; place++) roles[(wished?.[place] ?? others[next++]!) - 1] = role;
  }
  return roles;
}
