import type { web } from '@mura/protocols';
import { type ClientPlan, findSeat, isWatched, type Plan } from '../host/plan.ts';
import { shownState } from '../host/result.ts';
import { castOf } from '../host/setup.ts';
import { shownConsent } from '../people/consent.ts';
import type { Moderation } from '../people/moderation.ts';
import type { Person } from '../people/person.ts';
import type { StoredVillage } from '../store/store.ts';

/** A village as the lobby shows it: nothing of what happens in it. */
export function summaryOf(village: StoredVillage, now: number, isSeated = false) {
  const { id, plan, created } = village;
  const { name, preset, language, seats, manner = 'ordinary' } = plan;
  const taken = seats.filter(({ type }) => type !== 'open').length;
  const ended = endFor(village, now, isSeated);
  const offers = ended.state === 'waiting' ? offersOf(plan) : {};
  const { roles } = plan.rules;
  const size = { players: seats.length, roles, taken };
  return { id, name, ...ended, preset, language, manner, ...size, offers, created };
}

/** Whether the game is over, who has won, and until when those who played still talk; as far as somebody may know. */
function endFor({ state: kept, plan, result }: StoredVillage, now: number, isSeated: boolean) {
  const state = shownState({ state: kept, result }, { now, isSeated });
  if (state !== 'ended' || result === null) return { state, result: null, epilogueUntil: null };
  const { winner, epilogueUntil } = result;
  const isTold = isSeated || isWatched(plan, now);
  return {
    state,
    result: isTold ? { winner } : null,
    epilogueUntil: kept === 'ended' ? null : epilogueUntil,
  };
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
function villageFor(kept: StoredVillage, person: Person | null, standing: web.Standing, now: number) {
  const { plan } = kept;
  const isSeated = person !== null && findSeat(plan, person.id) !== null;
  const summary = summaryOf(kept, now, isSeated);
  const village = { plan, state: summary.state };
  const mine = person !== null && plan.maker === person.id;
  const { rules, names, watch, assistance = 'logic', delay } = plan;
  const people = plan.seats.filter((seat) => seat.type === 'person');
  const ready = people.some((seat) => seat.person === person?.id && seat.ready === true);
  const waitingFor = tellsReadiness(village, mine) ? people.filter((seat) => seat.ready !== true).length : 0;
  const seats = seatsFor(village, person, mine);
  const { cast, filter = [] } = plan;
  const { opensAt = null, listed = true, rated = true, series = null } = plan;
  const order = { cast, filter, consent: shownConsent(plan), standing };
  const own = { ready, waitingFor, mine };
  const rematch = summary.state === 'ended' ? kept.rematch : null;
  return {
    ...summary,
    seats,
    rules,
    names,
    watch,
    listed,
    rated,
    series,
    opensAt,
    assistance,
    delay,
    ...own,
    ...order,
    rematch,
  };
}

/** With the state that somebody may know. */
type PlanAndState = Pick<StoredVillage, 'plan' | 'state'>;

/** While seats are still taken, the number would tell which of them people take; names may hide that. */
function tellsReadiness({ plan, state }: PlanAndState, isMaker: boolean): boolean {
  const isFull = plan.seats.every(({ type }) => type !== 'open');
  return state === 'waiting' && (isMaker || isFull || plan.names === 'shown');
}

function seatsFor({ plan, state }: PlanAndState, person: Person | null, isMaker: boolean) {
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
    const isStoodIn = player === own && seat.type === 'person' && seat.standIn !== undefined;
    const shown = { ...known, kind: seat.type, name: seat.type === 'bot' ? seat.bot : seat.name };
    const isKept = seat.type === 'client' && state === 'waiting';
    if (isStoodIn) return { ...shown, standIn: true };
    return isKept ? { ...shown, program: programOf(seat, isMaker) } : shown;
  });
}

/** A village as somebody may know it, with what they may do there. */
export function shownVillage(
  { moderation, now }: { readonly moderation: Moderation; now(): number },
  village: StoredVillage,
  person: Person | null,
) {
  const { standing } = moderation.in(village.id, person?.id ?? null);
  return villageFor(village, person, standing, now());
}
