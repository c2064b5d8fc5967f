import { createHash } from 'node:crypto';
import { type Bot, honest, inHisui, SPARRING } from '@mura/bots';
import { canonicalJson } from '@mura/records';
import { drawSeatings, playSets } from '../league/sets.ts';
import { fitTempers, type TemperSearch, type TemperTrial } from './fit-tempers.ts';
import { fitPulls } from './pulls.ts';
import { type Quality, qualityOf } from './quality.ts';
import { countGames, remembering, type SeenGame, seenGame } from './seen-game.ts';

export interface TableOptions {
  readonly seed: string;
  /** Games of contests, of any number of players. */
  readonly contests: readonly SeenGame[];
  /** What they are, for the origin of the table. */
  readonly sources: readonly string[];
  /** For which sizes the tempers are fitted too. */
  readonly tempersOf?: readonly (keyof inHisui.BySize<unknown>)[];
  readonly onTrial?: (size: keyof inHisui.BySize<unknown>, trial: TemperTrial) => void;
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

/** Every so-manyth game is kept apart: half of those to fit tempers and pulls on, the others to measure on. */
const KEPT_APART = 3;
/** Games of each kind of a half; those of large villages are slow, and judged from every third seat only. */
const MOST_OF_HALF = { small: 60, large: 14 } as const;
const EVERY_NTH = { small: 1, large: 3 } as const;

/** Counts how players of each role behave, and fits how others vote, and how much of it all counts. The conduct stays. */
export function fitTable(options: TableOptions): FittedTable {
  const { seed, sources } = options;
  const small = fitSize('small', options);
  const large = fitSize('large', options);
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

function fitSize(size: keyof inHisui.BySize<unknown>, { seed, contests, tempersOf, onTrial }: TableOptions) {
  const theirs = contests.filter(({ roles }) => inHisui.sizeOf(roles.length) === size);
  const sets = ownSets(size, seed);
  const counts = countsOf(theirs.filter(isTaught), sets.flat().filter(isTaught), OWN[size].weight);
  const likelihood = inHisui.likelihoodOf(counts);
  const own = sets.flatMap((set) => remembering(set, likelihood));
  const [fitTheirs, measureTheirs] = halvesOf(theirs, size);
  const [fitOwn, measureOwn] = halvesOf(own, size);
  const before = inHisui.FITTED.tempers[size];
  const search: TemperSearch = {
    everyNth: EVERY_NTH[size],
    // In small villages seats are known best by games against bots that are not ours; those are not at hand here.
    seatsOf: size === 'small' ? before : null,
    onTrial: (trial) => onTrial?.(size, trial),
  };
  const fitted = [fitTheirs, fitOwn].filter((games) => games.length > 0);
  const tempers = tempersOf?.includes(size) ? fitTempers(fitted, likelihood, search) : before;
  const measure = (games: readonly SeenGame[]) => qualityOf(games, likelihood, tempers);
  return {
    counts: inHisui.packCounts(counts),
    tempers,
    pulls: fitPulls(fitted.flat(), tempers, likelihood),
    quality: {
      contests: measureTheirs.length === 0 ? null : measure(measureTheirs),
      own: measure(measureOwn),
    },
  };
}

function isTaught(_: unknown, index: number): boolean {
  return index % KEPT_APART !== 0;
}

/** Of the games that were kept apart: to fit on, and to measure on; from all parts of the list. */
function halvesOf(games: readonly SeenGame[], size: keyof typeof MOST_OF_HALF): [SeenGame[], SeenGame[]] {
  const apart = games.filter((game, index) => !isTaught(game, index));
  const step = Math.max(1, Math.floor(apart.length / 2 / MOST_OF_HALF[size]));
  const half = (first: number) =>
    apart
      .filter((_, index) => index % 2 === first)
      .filter((_, index) => index % step === 0)
      .slice(0, MOST_OF_HALF[size]);
  return [half(0), half(1)];
}

function countsOf(
  theirs: readonly SeenGame[],
  own: readonly SeenGame[],
  weight: number,
): inHisui.HabitCounts {
  const counts = inHisui.newCounts();
  countGames(theirs, counts);
  countGames(own, counts, weight);
  return counts;
}

function ownSets(size: keyof typeof OWN, seed: string): SeenGame[][] {
  const { preset, seats, sets, games } = OWN[size];
  const pool: readonly Bot[] = [honest as Bot, ...SPARRING];
  const found = new Map<readonly Bot[], SeenGame[]>();
  playSets({
    ...{ preset, games, seed: `${seed}/${size}` },
    seatings: drawSeatings(pool, seats, sets, `${seed}/${size}`),
    onGame(events, bots) {
      const game = seenGame(events);
      if (game !== null) found.set(bots, [...(found.get(bots) ?? []), game]);
    },
  });
  return [...found.values()];
}
