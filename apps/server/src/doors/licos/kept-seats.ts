import type { PlayerId } from '@mura/engine';
import { type ClientPlan, type Plan, personOn, type SeatPlan, withSeat } from '../../host/plan.ts';
import type { Avatar } from './users.ts';

/** A seat that is kept for one robot: the key to it is the token of its avatar. */
function isKept(seat: SeatPlan): seat is ClientPlan {
  return seat.type === 'client' && seat.door === 'licos';
}

/** Nobody has come to it yet. */
export function isFree(seat: SeatPlan): boolean {
  return seat.type === 'open' || (isKept(seat) && personOn(seat) === null);
}

/** The free seat that is kept for somebody; `null`: there is none. */
export function keptFor({ seats }: Plan, { token }: Pick<Avatar, 'token'>): PlayerId | null {
  const index = seats.findIndex((seat) => isKept(seat) && isFree(seat) && seat.offer?.key === token);
  return index < 0 ? null : index + 1;
}

/** Whoever is expected sits down. */
export function takeKept(plan: Plan, player: PlayerId, { person }: Avatar): Plan {
  const seat = plan.seats[player - 1];
  return seat !== undefined && isKept(seat) ? withSeat(plan, player, { ...seat, person }) : plan;
}

/** A seat whose player has gone: it is kept as before, or open to all. */
export function vacated(seat: SeatPlan | undefined): SeatPlan {
  if (seat === undefined || !isKept(seat)) return { type: 'open' };
  const { person: _, ...kept } = seat;
  return kept;
}

/** Villages in which seats are kept for robots are nobody else's business. */
export function isShownTo(plan: Plan, avatar: Avatar | null): boolean {
  if (!plan.seats.some(isKept)) return true;
  return avatar !== null && keptFor(plan, avatar) !== null;
}
