import { createHash, randomInt } from 'node:crypto';
import { accept, type PlayerId, type Result, type Role, refuse } from '@mura/engine';
import { type ProgramDoor, web, whyNotThrough } from '@mura/protocols';
import { type ClientPlan, type Plan, type SeatPlan, withSeat } from '../../host/plan.ts';
import type { StoredVillage } from '../../store/store.ts';
import type { Guest } from './guest.ts';
import type { OfferedSeat } from './seating.ts';

/** Whoever made a village offers one of its seats to a door. */
export function offerSeat(
  plan: Plan,
  { door, player, anyone }: { door: ProgramDoor; player: PlayerId | undefined; anyone: boolean },
): Result<Plan, web.WebError> {
  const [reason] = whyNotThrough(door, plan.rules);
  if (reason !== undefined) return refuse(web.webError('wrongDoor', reason));
  const place = player ?? plan.seats.findIndex(({ type }) => type === 'open') + 1;
  if (place === 0) return refuse(web.webError('villageFull'));
  if (plan.seats[place - 1]?.type !== 'open') return refuse(web.webError('seatTaken'));
  return accept(withSeat(plan, place, { type: 'client', door, name: '', offer: { key: newKey(), anyone } }));
}

/** The seat of a program in the next village of the same people: kept for a program again, where its door is open. */
export function offerAgain({ door, offer }: ClientPlan, isOpen: boolean): SeatPlan {
  if (offer === undefined || !isOpen) return { type: 'open' };
  return { type: 'client', door, name: '', offer: { key: newKey(), anyone: offer.anyone } };
}

/** Without letters that look alike. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

export function newKey(): string {
  return Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** The seats of programs, by player. */
export function programsOf({ seats }: Plan): [PlayerId, ClientPlan][] {
  return seats.flatMap((seat, index): [PlayerId, ClientPlan][] =>
    seat.type === 'client' ? [[index + 1, seat]] : [],
  );
}

/** Where a program may sit down: where its key leads, else on the first seat that is offered to everybody. */
export function findPlace(villages: readonly StoredVillage[], guest: Guest): OfferedSeat | 'taken' | null {
  let taken = false;
  for (const { id, plan } of villages) {
    for (const [player, seat] of programsOf(plan)) {
      if (seat.door !== guest.door || seat.offer === undefined || !isMeant(seat, guest)) continue;
      if (seat.guest === undefined) return { village: id, player };
      taken = guest.key !== null;
    }
  }
  return taken ? 'taken' : null;
}

function isMeant({ offer }: ClientPlan, { key }: Guest): boolean {
  return key === null ? offer?.anyone === true : offer?.key === key;
}

export function takePlace(
  plan: Plan,
  player: PlayerId,
  guest: Guest,
  process: string,
): Result<Plan, 'seatTaken'> {
  const seat = plan.seats[player - 1];
  const isFree = seat?.type === 'client' && seat.guest === undefined && isMeant(seat, guest);
  if (!isFree || seat.door !== guest.door) return refuse('seatTaken');
  return accept(withSeat(plan, player, { ...seat, ...seatOf(guest, process) }));
}

/** The seat of a program that has come, and how it is known again. */
export function seatOf({ door, name, address, token, who }: Guest, process: string): ClientPlan {
  const known = { process, address, token: token === null ? null : hashOf(token) };
  const [person] = who;
  return { type: 'client', door, name, guest: known, ...(person === undefined ? {} : { person }) };
}

export function setWish(plan: Plan, player: PlayerId, guest: Guest, wish: Role): Result<Plan, 'seatTaken'> {
  const seat = plan.seats[player - 1];
  if (seat?.type !== 'client' || seat.guest === undefined || seat.name !== guest.name)
    return refuse('seatTaken');
  return accept(withSeat(plan, player, { ...seat, wish }));
}

/** A village that will not begin: no program is led to it any more. */
export function withdrawn(plan: Plan): Plan {
  const seats = plan.seats.map((seat): SeatPlan => (seat.type === 'client' ? { type: 'open' } : seat));
  return { ...plan, seats };
}

/** Programs that are gone give their seats back. */
export function freeSeats(plan: Plan, isGone: (seat: ClientPlan, player: PlayerId) => boolean): Plan {
  const seats = plan.seats.map((seat, index): SeatPlan => {
    if (seat.type !== 'client' || seat.guest === undefined || !isGone(seat, index + 1)) return seat;
    const { type, door, offer } = seat;
    return offer === undefined ? seat : { type, door, name: '', offer };
  });
  return { ...plan, seats };
}

/**
 * Whether somebody who introduces themselves is the program of a seat come back: by the key of the seat or a secret of its
 * own, also while the old wire seems alive; without either by name and address, once the old wire is gone.
 */
export function isSame(seat: ClientPlan, isThere: boolean, guest: Guest): boolean {
  if (seat.door !== guest.door || seat.guest === undefined) return false;
  const { token, address } = seat.guest;
  if (token !== null && (guest.token === null || hashOf(guest.token) !== token)) return false;
  if (guest.key !== null) return seat.offer?.key === guest.key;
  if (seat.name !== guest.name) return false;
  return token !== null || (guest.token === null && !isThere && address === guest.address);
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
