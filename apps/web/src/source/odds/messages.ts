import type { Rules } from '@mura/engine';

/** To the worker: rules, and how many games of them are played. */
export interface MeasureOdds {
  readonly rules: Rules;
  readonly bot: string;
  readonly seed: string;
  readonly games: number;
}

/** From the worker, as it gets on; the last one has all games. */
export interface OddsNews {
  readonly games: number;
  readonly village: number;
  readonly werewolf: number;
  readonly fox: number;
}
