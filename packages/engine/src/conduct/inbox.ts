import { inOrderFor, maySee } from '../view/see.ts';
import type { View, Viewer } from '../view/view.ts';
import type { Entry } from './entry.ts';
import type { Subscription } from './subscription.ts';

/** What one viewer is given of a village, each number a place in it, and those who read it. */
export class Inbox {
  readonly viewer: Viewer;
  readonly given: Entry[];
  /** What somebody without a seat knows, once it is asked for. */
  view: View | null = null;
  /** A new list with every change, since one may come or go while they are given something. */
  readers: readonly Subscription[] = [];

  constructor(viewer: Viewer, entries: readonly Entry[]) {
    this.viewer = viewer;
    this.given = [...inOrderFor(viewer, entries, ({ event }) => event)];
  }

  sees({ event }: Entry): boolean {
    return maySee(this.viewer, event.audience);
  }

  give(entry: Entry): void {
    const number = this.given.push(entry) - 1;
    for (const reader of this.readers) reader.offer(entry, number);
  }

  add(reader: Subscription): void {
    this.readers = [...this.readers, reader];
  }

  remove(reader: Subscription): void {
    this.readers = this.readers.filter((one) => one !== reader);
  }
}
