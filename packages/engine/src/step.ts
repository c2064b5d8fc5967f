import type { Chance } from './chance.ts';
import { whatFollows } from './day.ts';
import type { Event } from './event.ts';
import { evolve } from './evolve.ts';
import { NO_VILLAGE, type Village } from './village.ts';

/** What an action brought, and the village after it; nobody has to evolve twice. */
export interface Step {
  readonly events: readonly Event[];
  readonly village: Village;
}

/** An event, and everything that follows from it up to the next open request. */
export function unfold(before: Village, first: Event, chance: Chance): Step {
  const village = evolve(before, first);
  const next = whatFollows(village, chance);
  // From most actions nothing follows, or one thing: then the list has no room to spare.
  return next === null ? { events: [first], village } : goOn(evolve(village, next), [first, next], chance);
}

function goOn(before: Village, events: Event[], chance: Chance): Step {
  let village = before;
  for (let event = whatFollows(village, chance); event !== null; event = whatFollows(village, chance)) {
    events.push(event);
    village = evolve(village, event);
  }
  return { events, village };
}

/** The first events of a village, and everything that follows from them. */
export function begin(opened: Event, sealed: Event, chance: Chance): Step {
  return goOn(replay([opened, sealed]), [opened, sealed], chance);
}

/** Goes on with a village whose record was cut in the middle of a step; no events where it was not. */
export function resume(village: Village, chance: Chance): Step {
  return goOn(village, [], chance);
}

/** The village of a record. */
export function replay(events: Iterable<Event>): Village {
  let village = NO_VILLAGE;
  for (const event of events) village = evolve(village, event);
  return village;
}
