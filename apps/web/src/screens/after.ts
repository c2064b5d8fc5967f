import type { Trouble } from '../source/server.ts';

/** Where one can go when a village has ended. */
export interface After {
  /** The address of its replay, or what opens it where it has none. */
  readonly replay: string | (() => Promise<void>);
  /** Plays once more with the same village; what went wrong, if anything did. Absent: it is not the viewer's to ask. */
  readonly rematch?: () => Promise<Trouble | null>;
  /** Where the others already are, where one of them has asked for a rematch. */
  readonly next: string | null;
}
