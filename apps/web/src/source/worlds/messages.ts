import type { Event, PlayerId } from '@mura/engine';
import type { Worlds } from '@mura/worlds';
import type { AskedWhy, Assumed, WhyAnswer } from './explain.ts';

/** To the worker that counts. */
export type ToCounter =
  /** Events of one viewer, in order. */
  | {
      readonly type: 'take';
      readonly viewer: PlayerId | 'observer';
      readonly events: readonly Event[];
      /** The number of the first of them. */
      readonly from: number;
    }
  /** Whose word is taken for true from now on, also of what was said before. */
  | { readonly type: 'assume'; readonly assume: Assumed }
  | ({ readonly type: 'why' } & AskedWhy);

/** From it: the worlds after so many events, and why a cell is as it is. */
export type FromCounter =
  | { readonly type: 'worlds'; readonly after: number; readonly worlds: Worlds | null }
  | ({ readonly type: 'why' } & WhyAnswer);
