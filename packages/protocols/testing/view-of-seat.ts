import { type Event, type PlayerId, seeGiven, type View, type ViewSoFar, viewFor } from '@mura/engine';

/** The view by which a seat is told: its own, which nobody else folds, or the one that all share. */
export type Folding = 'alone' | 'together';

export interface ViewOfSeat {
  readonly view: View;
  begin(told: ViewSoFar): void;
  /** Before the seat tells of an event. */
  see(event: Event): void;
}

export function viewOfSeat(player: PlayerId, folding: Folding): ViewOfSeat {
  const own = viewFor(player, []);
  let shared: ViewSoFar = { view: own };
  return {
    get view() {
      return folding === 'alone' ? own : shared.view;
    },
    begin(told) {
      shared = told;
    },
    see: (event) => seeGiven(own, event),
  };
}
