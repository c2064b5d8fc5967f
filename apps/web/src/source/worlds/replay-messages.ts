import type { Event } from '@mura/engine';
import type { Viewpoint, Worlds } from '@mura/worlds';
import type { AskedWhy, Assumed, WhyAnswer } from './explain.ts';

/** To the worker that counts the worlds of a record. */
export type ToReplayCounter =
  /** A record, and whose knowledge is counted from now on. */
  | {
      readonly type: 'follow';
      readonly run: number;
      readonly events: readonly Event[];
      readonly as: Viewpoint;
      readonly assume: Assumed;
      readonly isWhole: boolean;
    }
  | { readonly type: 'at'; readonly run: number; readonly place: number }
  | ({ readonly type: 'why'; readonly run: number; readonly place: number } & AskedWhy);

/** From it; `run` tells to which record and viewpoint an answer belongs. */
export type FromReplayCounter =
  | {
      readonly type: 'counts';
      readonly run: number;
      readonly from: number;
      readonly counts: readonly number[];
    }
  | { readonly type: 'worlds'; readonly run: number; readonly place: number; readonly worlds: Worlds | null }
  | ({ readonly type: 'why'; readonly run: number } & WhyAnswer);
