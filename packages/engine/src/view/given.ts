import type { Event } from '../event.ts';
import { withOpened } from './see.ts';
import type { Viewer } from './view.ts';

/** An event as a viewer is given it: numbered by their own count, so that gaps tell nothing. */
export interface Given {
  readonly number: number;
  readonly event: Event;
}

/** All that a viewer is given of these events, in order, from their number 0. */
export function givenTo(viewer: Viewer, events: Iterable<Event>): Given[] {
  return Array.from(withOpened(viewer, events), (event, number) => ({ number, event }));
}
