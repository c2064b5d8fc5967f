import { invariant, type Result, type Rules, type Share, wilson, Z_95 } from '@mura/engine';
import { playVillage } from '../play.ts';
import { checkRun, type ReadyRun, ready, seatBots, seedOf, setupOf } from '../run.ts';
import { addWin, NO_WINS, WINNERS, type Winner, type Wins } from '../wins.ts';
import type { PlayedPair } from './play-pair.ts';

/** A difference of two shares with its 95 % interval. */
export interface ShareDifference {
  readonly difference: number;
  readonly low: number;
  readonly high: number;
}

export interface SideComparison {
  readonly winner: Winner;
  readonly asItWas: Share;
  readonly changed: Share;
  /** Changed less as it was. */
  readonly change: ShareDifference;
}

/** Games that ended on a day, as it was and changed. */
export interface EndingDay {
  readonly day: number;
  readonly asItWas: number;
  readonly changed: number;
}

/** What the pairs so far say. */
export interface ForkComparison {
  readonly pairs: number;
  /** Village and werewolves, and whoever else has won at least once. */
  readonly sides: readonly SideComparison[];
  readonly days: readonly EndingDay[];
}

const ALWAYS: readonly Winner[] = ['village', 'werewolf'];

/** Pairs counted so far. */
export class ForkTally {
  #pairs = 0;
  /** Wins by side: of both games of a pair, only as it was, only changed. */
  readonly #wins = new Map(WINNERS.map((winner) => [winner, { both: 0, asItWas: 0, changed: 0 }]));
  readonly #days = new Map<number, { asItWas: number; changed: number }>();

  add({ asItWas, changed }: PlayedPair): void {
    this.#pairs++;
    if (asItWas.winner === changed.winner) this.#wins.get(asItWas.winner)!.both++;
    else {
      this.#wins.get(asItWas.winner)!.asItWas++;
      this.#wins.get(changed.winner)!.changed++;
    }
    this.#dayOf(asItWas.day).asItWas++;
    this.#dayOf(changed.day).changed++;
  }

  #dayOf(day: number): { asItWas: number; changed: number } {
    const known = this.#days.get(day) ?? { asItWas: 0, changed: 0 };
    this.#days.set(day, known);
    return known;
  }

  compare(): ForkComparison {
    const pairs = this.#pairs;
    const sides = [...this.#wins].flatMap(([winner, { both, asItWas, changed }]): SideComparison[] => {
      const before = wilson(both + asItWas, pairs);
      const after = wilson(both + changed, pairs);
      const isShown = ALWAYS.includes(winner) || both + asItWas + changed > 0;
      if (before === null || after === null || !isShown) return [];
      return [{ winner, asItWas: before, changed: after, change: pairedDifference(asItWas, changed, pairs) }];
    });
    const days = [...this.#days].map(([day, ended]) => ({ day, ...ended })).sort((a, b) => a.day - b.day);
    return { pairs, sides, days };
  }
}

/**
 * The difference of two shares of the same pairs, from the pairs in which only one of them happened, by the adjusted
 * interval of Bonett and Price (2012), which holds for few pairs and few differences too.
 */
export function pairedDifference(onlyFirst: number, onlySecond: number, pairs: number): ShareDifference {
  const first = (onlyFirst + 1) / (pairs + 2);
  const second = (onlySecond + 1) / (pairs + 2);
  const middle = second - first;
  const reach = Z_95 * Math.sqrt((first + second - middle * middle) / (pairs + 2));
  return {
    difference: pairs === 0 ? 0 : (onlySecond - onlyFirst) / pairs,
    low: Math.max(-1, middle - reach),
    high: Math.min(1, middle + reach),
  };
}

/** Who wins under rules of one's own, measured by games of bots: those that `simulate` would play with the same seed. */
export class OddsTally {
  readonly wins: Wins = { ...NO_WINS };
  readonly #run: ReadyRun;
  #games = 0;

  private constructor(run: ReadyRun) {
    this.#run = run;
  }

  /** Rules that can be played, or a sentence that says what is wrong. */
  static of(rules: Rules, bot: string, seed: string): Result<OddsTally, string> {
    const run = checkRun({ preset: 'custom', rules, seed, bots: [bot] });
    return run.ok ? { ok: true, value: new OddsTally(ready(run.value)) } : run;
  }

  get games(): number {
    return this.#games;
  }

  /** Plays the next game, and keeps nothing of it but who won. */
  playOne(): void {
    const game = ++this.#games;
    const bots = seatBots(this.#run, game);
    const played = playVillage(setupOf(this.#run, game), seedOf(this.#run.run, game), bots, () => undefined);
    invariant(played.ok, 'rules that were checked can be played');
    addWin(this.wins, played.value.village.outcome?.winner ?? 'none');
  }
}
