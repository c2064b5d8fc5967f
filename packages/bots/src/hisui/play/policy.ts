import type { Conduct, Fitted } from '../fitted.ts';
import { FITTED } from '../fitted-data.ts';

/** By what it decides. The parts that can be left out are for measuring what they are worth. */
export interface Policy extends Conduct {
  readonly tempers: Fitted['tempers'];
  readonly pulls: Fitted['pulls'];
  /** Remembers the seats from game to game. */
  readonly remembers: boolean;
  /** Reckons with the votes of the others. */
  readonly responds: boolean;
}

export const POLICY: Policy = {
  ...FITTED.conduct,
  tempers: FITTED.tempers,
  pulls: FITTED.pulls,
  remembers: true,
  responds: true,
};
