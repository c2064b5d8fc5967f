import { type Conversion, FATES, type Fate, fateOf } from './convert.ts';

/** How many of something were converted whole, in part, or not at all. */
export interface FateCounts extends Readonly<Record<Fate, number>> {
  readonly all: number;
}

/** How much of some talk the language of 2013 can say. */
export interface Coverage {
  /** Everything that was said. */
  readonly utterances: FateCounts;
  /** Utterances that speak of the game, by those of their sentences that do. */
  readonly game: FateCounts;
  /** The single sentences that speak of the game: long posts have many. */
  readonly sentences: FateCounts;
  /** How often what was lost, by the code of the loss. */
  readonly losses: Readonly<Record<string, number>>;
}

/**
 * The paper's own figure (2013, section 5): about eight tenths of the talk of four villages of the werewolf BBS, chosen
 * for their lively discussion and converted by hand.
 */
export const PAPER_COVERAGE = { share: 0.8, villages: [1, 15, 44, 77], site: '人狼BBS' } as const;

export function coverageOf(conversions: readonly Conversion[]): Coverage {
  return {
    utterances: count(conversions.map((one) => fateOf(one))),
    game: count(conversions.flatMap((one) => fateOf(one, 'game') ?? [])),
    sentences: count(
      conversions.flatMap(({ stretches }) =>
        stretches.filter(({ isGame }) => isGame).map(({ fate }) => fate),
      ),
    ),
    losses: lossCounts(conversions),
  };
}

/** The coverage of several parts together. */
export function sumOfCoverages(parts: readonly Coverage[]): Coverage {
  const losses: Record<string, number> = {};
  for (const part of parts)
    for (const [code, times] of Object.entries(part.losses)) losses[code] = (losses[code] ?? 0) + times;
  return {
    utterances: sum(parts.map(({ utterances }) => utterances)),
    game: sum(parts.map(({ game }) => game)),
    sentences: sum(parts.map(({ sentences }) => sentences)),
    losses: inOrder(losses),
  };
}

/** The share of one fate; `null` where there is nothing. */
export function shareOf(counts: FateCounts, fate: Fate): number | null {
  return counts.all === 0 ? null : counts[fate] / counts.all;
}

function count(fates: readonly Fate[]): FateCounts {
  const of = (wanted: Fate) => fates.filter((fate) => fate === wanted).length;
  return { all: fates.length, whole: of('whole'), part: of('part'), none: of('none') };
}

function sum(counts: readonly FateCounts[]): FateCounts {
  const total = { all: 0, whole: 0, part: 0, none: 0 };
  for (const one of counts) for (const key of ['all', ...FATES] as const) total[key] += one[key];
  return total;
}

function lossCounts(conversions: readonly Conversion[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { losses } of conversions)
    for (const { code, kind } of losses) if (kind === 'meaning') counts[code] = (counts[code] ?? 0) + 1;
  return inOrder(counts);
}

/** The most frequent first. */
function inOrder(counts: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(counts).sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)),
  );
}
