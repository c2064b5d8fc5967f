import { inOrderFor, maySee } from '../view/see.ts';
import type { View, Viewer } from '../view/view.ts';
import type { Entry } from './entry.ts';

/** Whoever reads what a viewer is given. */
export interface InboxReader {
  /** Something new, under its number. */
  offer(entry: Entry, number: number): void;
  /** The village stands still: now it is known what is open. */
  tellQuestions(): void;
}

/** What one viewer is given of a village, each number a place in it, and those who read it. */
export class Inbox {
  readonly viewer: Viewer;
  readonly given: Entry[];
  /** What somebody without a seat knows, once it is asked for. */
  view: View | null = null;
  /** A new list with every change, since one may come or go while they are given something. */
  readers: readonly InboxReader[] = [];

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

  add(reader: InboxReader): void {
    this.readers = [...this.readers, reader];
  }

  remove(reader: InboxReader): void {
    this.readers = this.readers.filter((one) => one !== reader);
  }
}
