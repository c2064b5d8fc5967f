import { type Event, newSharedView, seeShared } from '@mura/engine';

/**
 * What everybody in a village knows, folded once for all seats that hear it side by side: each event is given to all of
 * them before the next one. Whoever sits down later hears it from the beginning, and has commons of his own.
 */
export class Commons {
  readonly shared = newSharedView();
  #last: Event | null = null;

  /** Whoever hears an event first adds it for all; whether he is the first. */
  hear(event: Event): boolean {
    if (event === this.#last) return false;
    this.#last = event;
    if (event.audience === 'public') seeShared(this.shared, event);
    return true;
  }
}
