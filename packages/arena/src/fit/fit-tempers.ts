import type { inHisui } from '@mura/bots';
import { qualityOf } from './quality.ts';
import type { SeenGame } from './seen-game.ts';

export interface TemperTrial {
  readonly changed: string;
  readonly value: number;
  /** Mean over the sources of games, in nats. */
  readonly logLoss: number;
}

/** A number of the tempers, and by what it is multiplied to try others: widely first, then nearby. */
interface Tuned {
  readonly name: string;
  readonly factors: readonly (readonly number[])[];
  readonly get: (tempers: inHisui.Tempers) => number;
  readonly set: (tempers: inHisui.Tempers, value: number) => inHisui.Tempers;
}

const PARTS = [
  ...(['claimed', 'reported', 'spoken', 'spokenWhenKnown', 'named', 'ballot', 'attuned', 'killed'] as const),
];
const FACTORS = [
  [0, 0.4, 2.5],
  [0.5, 2],
  [0.7, 1.4],
];
/** That werewolves join opinions against werewolves less is always read (R002-ANA-05), if little. */
const FACTORS_OF_ATTUNED = [
  [0.4, 2.5],
  [0.5, 2],
  [0.7, 1.4],
];
/** What is known of a seat never counts for all. */
const FACTORS_OF_SEATS = [
  [0.3, 3],
  [0.5, 2],
  [0.7, 1.4],
];

const TUNED: readonly Tuned[] = [
  ...PARTS.map((name) => ({
    name,
    factors: name === 'attuned' ? FACTORS_OF_ATTUNED : FACTORS,
    get: (tempers: inHisui.Tempers) => tempers[name],
    set: (tempers: inHisui.Tempers, value: number) => ({ ...tempers, [name]: value }),
  })),
  ...(['spoken', 'aimed'] as const).map((name) => ({
    name: `seats.${name}`,
    factors: FACTORS_OF_SEATS,
    get: (tempers: inHisui.Tempers) => tempers.seats[name],
    set: (tempers: inHisui.Tempers, value: number) => ({
      ...tempers,
      seats: { ...tempers.seats, [name]: value },
    }),
  })),
];

/** Where the search begins: what one would guess. */
export const GUESSED_TEMPERS: inHisui.Tempers = {
  ...{ spoken: 0.1, spokenWhenKnown: 0.1, claimed: 1, reported: 1, named: 0.2, ballot: 0.05, killed: 0.1 },
  ...{ attuned: 0.1, seats: { spoken: 20, aimed: 20 } },
};

/** From what nothing is multiplied, and by how much better a trial has to be, so that noise is not fitted. */
const LEAST = 0.05;
const NOTABLE = 0.0003;

/** What is known of seats: not to be fitted where the bots of our sets are less like themselves than those of contests. */
const OF_SEATS = ['spokenWhenKnown', 'seats.spoken', 'seats.aimed'];

export interface TemperSearch {
  /** Judged from every so-manyth seat. */
  readonly everyNth: number;
  /** What the memory of the seats counts stays as it is here; `null`: that is fitted too. */
  readonly seatsOf: inHisui.Tempers | null;
  readonly onTrial?: (trial: TemperTrial) => void;
}

/**
 * The tempers under which games are least surprising that the table was not made from. One number after another is tried;
 * each source of games counts the same.
 */
export function fitTempers(
  sources: readonly (readonly SeenGame[])[],
  likelihood: inHisui.Likelihood,
  { everyNth, seatsOf, onTrial }: TemperSearch,
): inHisui.Tempers {
  const lossOf = (tempers: inHisui.Tempers) => {
    const losses = sources.map((games) => qualityOf(games, likelihood, tempers, everyNth).logLoss);
    return losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
  };
  const tuned = seatsOf === null ? TUNED : TUNED.filter(({ name }) => !OF_SEATS.includes(name));
  const { spokenWhenKnown, seats } = seatsOf ?? GUESSED_TEMPERS;
  let best: inHisui.Tempers = { ...GUESSED_TEMPERS, spokenWhenKnown, seats };
  let least = lossOf(best);
  for (const round of FACTORS.keys())
    for (const { name, factors, get, set } of tuned) {
      const value = get(best) || LEAST;
      for (const factor of factors[round]!) {
        const tried = set(best, rounded(value * factor));
        const logLoss = lossOf(tried);
        if (logLoss > least - NOTABLE) continue;
        least = logLoss;
        best = tried;
        onTrial?.({ changed: name, value: get(tried), logLoss });
      }
    }
  return best;
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
