import type { Event, PlayerId } from '@mura/engine';
import type { Worlds } from '@mura/worlds';

/** To the worker that counts: events of one viewer, in order. */
export interface ToCounter {
  readonly viewer: PlayerId | 'observer';
  readonly events: readonly Event[];
  /** The number of the first of them. */
  readonly from: number;
}

/** From it: the worlds after so many events. */
export interface FromCounter {
  readonly after: number;
  readonly worlds: Worlds | null;
}
