import type { web } from '@mura/protocols';
import { type ClientPlan, findSeat, type Plan } from '../host/plan.ts';
import { castOf } from '../host/setup.ts';
import { shownConsent } from '../people/consent.ts';
import type { Person } from '../people/person.ts';
import type { StoredVillage } from '../store/store.ts';

/** A village as the lobby shows it: nothing of what happens in it. */
export function summaryOf({ id, state, plan, created }: StoredVillage) {
  const { name, preset, language, seats, manner = 'ordinary' } = plan;
  const taken = seats.filter(({ type }) => type !== 'open').length;
  const offers = state === 'waiting' ? offersOf(plan) : {};
  return { id, name, state, preset, language, manner, players: seats.length, taken, offers, created };
}

/** By door: how many programs may still come. */
function offersOf({ seats }: Plan): Record<string, number> {
  const offers: Record<string, number> = {};
  for (const seat of seats) {
    if (seat.type !== 'client' || seat.offer?.anyone !== true || seat.guest !== undefined) continue;
    offers[seat.door] = (offers[seat.door] ?? 0) + 1;
  }
  return offers;
}

function programOf({ door, guest, offer }: ClientPlan, isMaker: boolean) {
  const state = guest === undefined ? 'waiting' : 'connected';
  return { door, state, anyone: offer?.anyone === true, ...(isMaker && offer ? { key: offer.key } : {}) };
}

/** A village as one person may know it; who sits where is hidden unless the village shows it. */
export function villageFor(village: StoredVillage, person: Person | null, standing: web.Standing) {
  const { plan } = village;
  const mine = person !== null && plan.maker === person.id;
  const { rules, names, watch, assistance = 'logic', delay } = plan;
  const people = plan.seats.filter((seat) => seat.type === 'person');
  const ready = people.some((seat) => seat.person === person?.id && seat.ready === true);
  const waitingFor = tellsReadiness(village, mine) ? people.filter((seat) => seat.ready !== true).length : 0;
  const seats = seatsFor(village, person, mine);
  const { cast, filter = [] } = plan;
  const kept = { cast, filter, consent: shownConsent(plan), standing };
  const own = { ready, waitingFor, mine };
  return { ...summaryOf(village), seats, rules, names, watch, assistance, delay, ...own, ...kept };
}

/** While seats are still taken, the number would tell which of them people take; names may hide that. */
function tellsReadiness({ plan, state }: StoredVillage, isMaker: boolean): boolean {
  const isFull = plan.seats.every(({ type }) => type !== 'open');
  return state === 'waiting' && (isMaker || isFull || plan.names === 'shown');
}

function seatsFor({ plan, state }: StoredVillage, person: Person | null, isMaker: boolean) {
  const own = person === null ? null : findSeat(plan, person.id);
  const shows = plan.names === 'shown' || state === 'ended' || (isMaker && state === 'waiting');
  const cast = castOf(plan);
  return plan.seats.map((seat, index) => {
    const player = index + 1;
    const known = {
      player,
      character: cast[index]?.name ?? '',
      state: seat.type === 'open' ? 'open' : 'taken',
      mine: player === own,
    };
    if (seat.type === 'open' || (!shows && player !== own)) return known;
    const shown = { ...known, kind: seat.type, name: seat.type === 'bot' ? seat.bot : seat.name };
    const isKept = seat.type === 'client' && state === 'waiting';
    return isKept ? { ...shown, program: programOf(seat, isMaker) } : shown;
  });
}
