import { findSeat } from '../host/plan.ts';
import { castOf } from '../host/setup.ts';
import type { StoredVillage } from '../store/store.ts';
import type { Person } from './person.ts';

/** A village as the lobby shows it: nothing of what happens in it. */
export function summaryOf({ id, state, plan, created }: StoredVillage) {
  const { name, preset, language, seats } = plan;
  const taken = seats.filter(({ type }) => type !== 'open').length;
  return { id, name, state, preset, language, players: seats.length, taken, created };
}

/** A village as one person may know it; who sits where is hidden unless the village shows it. */
export function villageFor(village: StoredVillage, person: Person | null) {
  const { plan } = village;
  const mine = person !== null && plan.maker === person.id;
  const { rules, names, watch, assistance = 'logic', delay } = plan;
  const people = plan.seats.filter((seat) => seat.type === 'person');
  const ready = people.some((seat) => seat.person === person?.id && seat.ready === true);
  const waitingFor = people.filter((seat) => seat.ready !== true).length;
  const seats = seatsFor(village, person, mine);
  return { ...summaryOf(village), seats, rules, names, watch, assistance, delay, ready, waitingFor, mine };
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
    return { ...known, kind: seat.type, name: seat.type === 'bot' ? seat.bot : seat.name };
  });
}
