import type { BotMemoir, Coaching } from '@mura/bots';

/** To the worker: the record of a village that has ended, and who looks back at it. */
export interface LookBack {
  readonly record: string;
  /** `null`: somebody who only watched. */
  readonly player: number | null;
}

/** From the worker, as it gets on. */
export type LookedBack =
  | { readonly type: 'coaching'; readonly coaching: Coaching }
  | { readonly type: 'memoir'; readonly memoir: BotMemoir };
