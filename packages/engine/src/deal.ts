import { type Chance, shuffle } from './chance.ts';
import { listOf } from './list.ts';
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

/** The roles of all seats in that order: thousands of villages deal the same. */
const SEATS = new WeakMap<RoleCounts, readonly Role[]>();

function seatsIn(counts: RoleCounts): readonly Role[] {
  const known = SEATS.get(counts);
  if (known !== undefined) return known;
  const seats = SEATING.flatMap((role) => listOf(seatsOf(counts, role), role));
  SEATS.set(counts, seats);
  return seats;
}

/**
 * Roles by player, ascending. The players are shuffled; in that order a wish is granted while its role has seats, and
 * whoever is left takes what is left. Without wishes every deal is equally likely.
 */
export function deal(counts: RoleCounts, wishes: readonly (Role | null)[], chance: Chance): Role[] {
  const shuffled = shuffle(playersOf(wishes.length), chance, 'deal', 0, 0);
  return wishes.some((wish) => wish !== null)
    ? seatByWish(counts, wishes, shuffled)
    : seat(seatsIn(counts), shuffled);
}

function seat(seats: readonly Role[], shuffled: readonly PlayerId[]): Role[] {
  const roles = listOf(seats.length, seats[0]!);
  for (let index = 0; index < seats.length; index++) roles[shuffled[index]! - 1] = seats[index]!;
  return roles;
}

function seatByWish(
  counts: RoleCounts,
  wishes: readonly (Role | null)[],
  shuffled: readonly PlayerId[],
): Role[] {
  const granted = new Map<Role, PlayerId[]>();
  const others: PlayerId[] = [];
  for (const player of shuffled) {
    const wish = wishes[player - 1] ?? null;
    const seats = wish === null ? undefined : granted.get(wish);
    if (wish === null || (seats?.length ?? 0) >= seatsOf(counts, wish)) others.push(player);
    else if (seats === undefined) granted.set(wish, [player]);
    else seats.push(player);
  }
  let next = 0;
  const order = seatsIn(counts).map((role) => granted.get(role)?.shift() ?? others[next++]!);
  return seat(seatsIn(counts), order);
}
