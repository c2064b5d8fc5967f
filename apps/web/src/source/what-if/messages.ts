import type { Fork, ForkComparison, ForkTrouble } from '@mura/arena/what-if';
import type { VillageRecord } from '@mura/records';

/** To the worker: a fork of a record, and how often it is played. */
export interface PlayFork {
  readonly record: VillageRecord;
  readonly fork: Fork;
  readonly mind: string;
  readonly seed: string;
  readonly pairs: number;
}

/** From the worker, as it gets on; the last one has all pairs. */
export type ForkNews =
  | { readonly type: 'refused'; readonly trouble: ForkTrouble }
  | { readonly type: 'played'; readonly comparison: ForkComparison };
