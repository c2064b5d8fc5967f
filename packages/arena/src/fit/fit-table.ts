import { createHash } from 'node:crypto';
import { type Bot, honest, inHisui, SPARRING } from '@mura/bots';
import { canonicalJson } from '@mura/records';
import { drawSeatings } from '../league/seatings.ts';
import { playSets } from '../league/sets.ts';
import { fitPulls } from './pulls.ts';
import { type Quality, qualityOf } from './quality.ts';
import { countGames, type SeenGame, seenGame } from './seen-game.ts';

export interface TableOptions {
  readonly seed: string;
  /** Games of contests, of any number of players. */
  readonly contests: readonly SeenGame[];
  /** What they are, for the origin of the table. */
  readonly sources: readonly string[];
}

export interface FittedTable {
  readonly fitted: inHisui.Fitted;
  /** On games that the table was not made from: of the contests (`null` without), and of our own. */
  readonly quality: inHisui.BySize<{ readonly contests: Quality | null; readonly own: Quality }>;
}

/** Our own games, by size of the village: sets of bots of varied habits. */
const OWN = {
  small: { preset: 'aiwolf-5', seats: 5, sets: 40, games: 15, weight: 0.3 },
  large: { preset: 'aiwolf-15', seats: 15, sets: 8, games: 10, weight: 2 },
} as const;

/** Every so-manyth game is kept apart, to measure on. */
const KEPT_APART = 3;
/** Games of each kind that are measured on; those of large villages are slow. */
const MOST_MEASURED = { small: 120, large: 8 } as const;

/** Counts how players of each role behave, and fits how much each of it says and how others vote. */
export function fitTable({ seed, contests, sources }: TableOptions): FittedTable {
  const small = fitSize('small', seed, contests);
  const large = fitSize('large', seed, contests);
  const parts = {
    table: { small: small.counts, large: large.counts },
    tempers: { small: small.tempers, large: large.tempers },
    pulls: { small: small.pulls, large: large.pulls },
    conduct: inHisui.FITTED.conduct,
  };
  const origin = [...sources, `our own games of honest and ${SPARRING.length} sparring bots, seed ${seed}`];
  return {
    fitted: withHash({ origin, ...parts }),
    quality: { small: small.quality, large: large.quality },
  };
}

/** Fitted numbers with the hash over them. */
export function withHash(parts: Omit<inHisui.Fitted, 'hash'>): inHisui.Fitted {
  const { origin, ...rest } = parts;
  const hash = createHash('sha256')
    .update(canonicalJson({ origin, ...rest }))
    .digest('hex');
  return { origin, hash, ...rest };
}

function fitSize(size: keyof inHisui.BySize<unknown>, seed: string, contests: readonly SeenGame[]) {
  const { weight } = OWN[size];
  const theirs = contests.filter(({ roles }) => inHisui.sizeOf(roles.length) === size);
  const own = ownGames(size, seed);
  const [counts, likelihood] = tableOf(theirs.filter(isTaught), own.filter(isTaught), weight);
  const apart = (games: readonly SeenGame[]) =>
    games.filter((_, index) => !isTaught(null, index)).slice(0, MOST_MEASURED[size]);
  const measured = [apart(theirs), apart(own)].filter((games) => games.length > 0);
  const tempers = fitTempers(inHisui.FITTED.tempers[size], (tried) =>
    measured.reduce((sum, games) => sum + relativeLoss(qualityOf(games, likelihood, tried)), 0),
  );
  const measure = (games: readonly SeenGame[]) => qualityOf(games, likelihood, tempers);
  return {
    counts: inHisui.packCounts(counts),
    tempers,
    pulls: fitPulls([...apart(theirs), ...apart(own)], tempers),
    quality: { contests: theirs.length === 0 ? null : measure(apart(theirs)), own: measure(apart(own)) },
  };
}

function isTaught(_: unknown, index: number): boolean {
  return index % KEPT_APART !== 0;
}

function tableOf(theirs: readonly SeenGame[], own: readonly SeenGame[], weight: number) {
  const counts = inHisui.newCounts();
  countGames(theirs, counts);
  countGames(own, counts, weight);
  const likelihood = inHisui.likelihoodOf(counts);
  return [counts, () => likelihood] as const;
}

function ownGames(size: keyof typeof OWN, seed: string): SeenGame[] {
  const { preset, seats, sets, games } = OWN[size];
  const pool: readonly Bot[] = [honest as Bot, ...SPARRING];
  const found: SeenGame[] = [];
  playSets({
    ...{ preset, games, seed: `${seed}/${size}` },
    seatings: drawSeatings(pool, seats, sets, `${seed}/${size}`),
    onGame(events) {
      const game = seenGame(events);
      if (game !== null) found.push(game);
    },
  });
  return found;
}

function relativeLoss({ logLoss, blindLogLoss }: Quality): number {
  return logLoss / blindLogLoss;
}

const TRIED = [0.05, 0.1, 0.2, 0.35, 0.5, 0.7, 1];

/** One temper after another, each the best of a few. */
function fitTempers(start: inHisui.Tempers, lossOf: (tempers: inHisui.Tempers) => number): inHisui.Tempers {
  let best = start;
  let least = lossOf(best);
  for (const key of Object.keys(start) as (keyof inHisui.Tempers)[])
    for (const value of TRIED) {
      const tried = { ...best, [key]: value };
      const loss = lossOf(tried);
      if (loss >= least) continue;
      least = loss;
      best = tried;
    }
  return best;
}
