import { hashText } from '@mura/engine';
import { quantile, resampled } from '../statistics/interval.ts';
import { sideOf } from '../villages/village.ts';
import type { PlayerFeatures } from './players.ts';

/**
 * What the baseline looks at: how somebody talks, as everybody could hear it. Nothing that needs the true roles, nor how
 * long they lived: a count is one per day, or a share of their own utterances.
 */
export const TELLS = [
  'utterancesADay',
  'meanLength',
  'meanDelay',
  'inARow',
  'tags',
  'attunements',
  'rebuttals',
] as const;
export type Tell = (typeof TELLS)[number];

/** Words are counted in so many classes by their hash, so that a row stays small. */
const WORD_CLASSES = 24;
const COLUMNS = TELLS.length + WORD_CLASSES;

/** One player as the baseline sees them, compared with the others of their own village. */
export interface TellRow {
  readonly village: string;
  readonly isWerewolf: boolean;
  /** Standard scores inside the village: the tells, then the classes of words. */
  readonly scores: readonly number[];
}

/** How well werewolves are told by manner alone, on villages that were not learned from. */
export interface TellReport {
  readonly villages: number;
  readonly players: number;
  readonly werewolves: number;
  /** The chance that a werewolf scores higher than a human; 0.5: nothing was learned. */
  readonly auc: number | null;
  readonly low: number | null;
  readonly high: number | null;
  /** Of the werewolves, the share that is among the highest of their village, as many as it has werewolves. */
  readonly found: number | null;
  /** The same by drawing lots. */
  readonly byLots: number | null;
  /** What was learned from all villages; above 0: werewolves have more of it. */
  readonly weights: readonly { readonly tell: Tell; readonly weight: number }[];
}

/** The rows of one village; none where somebody's role is not known or all are of one side. */
export function tellRows(features: readonly PlayerFeatures[]): TellRow[] {
  const sides = features.map(({ role }) => sideOf(role));
  if (sides.includes(null) || new Set(sides).size < 2) return [];
  const columns = columnsOf(features).map(standardised);
  return features.map(({ village }, index) => ({
    village,
    isWerewolf: sides[index] === 'werewolf',
    scores: columns.map((column) => column[index]!),
  }));
}

function columnsOf(features: readonly PlayerFeatures[]): (number | null)[][] {
  const rows = features.map((one) => [...TELLS.map((tell) => measured(one, tell)), ...wordClasses(one)]);
  return Array.from({ length: COLUMNS }, (_, column) => rows.map((row) => row[column]!));
}

function measured(features: PlayerFeatures, tell: Tell): number | null {
  const { utterances, days, meanLength, meanDelay } = features;
  if (utterances === 0) return null;
  switch (tell) {
    case 'utterancesADay':
      return utterances / days;
    case 'meanLength':
      return meanLength;
    case 'meanDelay':
      return meanDelay;
    default:
      return features[tell] / utterances;
  }
}

function wordClasses({ words }: PlayerFeatures): number[] {
  const counts = new Array<number>(WORD_CLASSES).fill(0);
  let all = 0;
  for (const [word, count] of Object.entries(words)) {
    counts[hashText(word) % WORD_CLASSES]! += count;
    all += count;
  }
  return counts.map((count) => (all === 0 ? 0 : count / all));
}

/** Who has no value is average. */
function standardised(values: readonly (number | null)[]): number[] {
  const known = values.filter((value) => value !== null);
  const mean = known.reduce((sum, value) => sum + value, 0) / Math.max(1, known.length);
  const variance = known.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, known.length);
  const deviation = Math.sqrt(variance);
  return values.map((value) => (value === null || deviation === 0 ? 0 : (value - mean) / deviation));
}

const FOLDS = 5;
/** Under so many villages nothing can be learned and tested. */
const FEWEST_VILLAGES = 10;

/** Logistic regression, learned on four fifths of the villages and tested on the fifth, five times. */
export function tellWerewolves(rows: readonly TellRow[]): TellReport {
  const villages = byVillage(rows);
  const werewolves = rows.filter(({ isWerewolf }) => isWerewolf).length;
  const size = { villages: villages.length, players: rows.length, werewolves };
  if (villages.length < FEWEST_VILLAGES)
    return { ...size, auc: null, low: null, high: null, found: null, byLots: null, weights: [] };
  const games = scored(villages);
  const spread = resampled(games.length, (drawn) => aucOf(drawn.map((index) => games[index]!)), 200);
  const weights = learn(rows);
  return {
    ...size,
    auc: aucOf(games),
    low: quantile(spread, 0.025),
    high: quantile(spread, 0.975),
    found: games.reduce((sum, game) => sum + foundIn(game), 0) / werewolves,
    byLots: games.reduce((sum, game) => sum + wolvesOf(game) ** 2 / game.length, 0) / werewolves,
    weights: TELLS.map((tell, column) => ({ tell, weight: weights[column]! })),
  };
}

function byVillage(rows: readonly TellRow[]): TellRow[][] {
  const villages = new Map<string, TellRow[]>();
  for (const row of rows) {
    const known = villages.get(row.village);
    if (known === undefined) villages.set(row.village, [row]);
    else known.push(row);
  }
  return [...villages.values()];
}

interface ScoredPlayer {
  readonly score: number;
  readonly isWerewolf: boolean;
}

/** Every village, by weights that were learned from others. */
function scored(villages: readonly (readonly TellRow[])[]): ScoredPlayer[][] {
  const foldOf = (index: number) => hashText('fold', `${index}`) % FOLDS;
  const learned = Array.from({ length: FOLDS }, (_, fold) =>
    learn(villages.filter((_rows, index) => foldOf(index) !== fold).flat()),
  );
  return villages.map((rows, index) =>
    rows.map(({ scores, isWerewolf }) => ({ score: dot(learned[foldOf(index)]!, scores), isWerewolf })),
  );
}

const ROUNDS = 80;
const STEP = 0.5;
const SHRINK = 0.01;

/** One weight a column, and none for the mean: players are compared inside their village. */
function learn(rows: readonly TellRow[]): number[] {
  const weights = new Array<number>(COLUMNS).fill(0);
  const share = rows.filter(({ isWerewolf }) => isWerewolf).length / Math.max(1, rows.length);
  const offset = Math.log(share / (1 - share));
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = new Array<number>(COLUMNS).fill(0);
    for (const { scores, isWerewolf } of rows) {
      const error = (isWerewolf ? 1 : 0) - 1 / (1 + Math.exp(-offset - dot(weights, scores)));
      for (let column = 0; column < COLUMNS; column++) gradient[column]! += error * scores[column]!;
    }
    for (let column = 0; column < COLUMNS; column++)
      weights[column]! += STEP * (gradient[column]! / rows.length - SHRINK * weights[column]!);
  }
  return weights;
}

function dot(weights: readonly number[], scores: readonly number[]): number {
  let sum = 0;
  for (let column = 0; column < COLUMNS; column++) sum += weights[column]! * scores[column]!;
  return sum;
}

/** Pairs of a werewolf and a human of the same village, of all of them; a tie is half. */
function aucOf(games: readonly (readonly ScoredPlayer[])[]): number | null {
  let right = 0;
  let pairs = 0;
  for (const game of games)
    for (const wolf of game) {
      if (!wolf.isWerewolf) continue;
      for (const human of game) {
        if (human.isWerewolf) continue;
        pairs++;
        right += wolf.score > human.score ? 1 : wolf.score === human.score ? 0.5 : 0;
      }
    }
  return pairs === 0 ? null : right / pairs;
}

function wolvesOf(game: readonly ScoredPlayer[]): number {
  return game.filter(({ isWerewolf }) => isWerewolf).length;
}

function foundIn(game: readonly ScoredPlayer[]): number {
  return wolvesOf(game.toSorted((a, b) => b.score - a.score).slice(0, wolvesOf(game)));
}
