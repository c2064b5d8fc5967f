import type { MatchKind } from '../contest/contest.ts';
import { agreementOf } from './agreement.ts';
import { type BestPick, CRITERIA, type Criterion, isPerson, type Judge, type Score } from './score.ts';

/** How a mean is cut to two decimals; the table of 2017 was truncated. */
export const MEAN_CUTS = ['truncated', 'rounded'] as const;
export type MeanCut = (typeof MEAN_CUTS)[number];

export interface MeanRow {
  readonly team: string;
  /** Judges who picked the team: a star each. */
  readonly stars: number;
  /** With two decimals; `null` where nobody gave a grade. */
  readonly means: Readonly<Record<Criterion, string | null>>;
}

export interface MeanTable {
  readonly kind: MatchKind;
  readonly cut: MeanCut;
  readonly judges: number;
  readonly rows: readonly MeanRow[];
  /** Krippendorff's alpha, ordinal. */
  readonly agreement: Readonly<Record<Criterion, number | null>>;
}

export interface Judging {
  readonly judges: readonly Judge[];
  readonly scores: readonly Score[];
  readonly picks: readonly BestPick[];
}

export const NOT_JUDGED: Judging = { judges: [], scores: [], picks: [] };

/** Who counts: people, or the model, never both together. */
export type Jury = 'people' | 'llm';

/** The mean grade of each team by criterion, in one kind of match. */
export function meanTable(
  teams: readonly string[],
  { judges, scores, picks }: Judging,
  { kind, cut, jury }: { kind: MatchKind; cut: MeanCut; jury: Jury },
): MeanTable {
  const sitting = new Set(
    judges.filter((judge) => isPerson(judge) === (jury === 'people')).map(({ name }) => name),
  );
  const counted = scores.filter((score) => score.kind === kind && sitting.has(score.judge));
  const of = (criterion: Criterion) => counted.filter((score) => score.criterion === criterion);
  return {
    kind,
    cut,
    judges: new Set(counted.map(({ judge }) => judge)).size,
    rows: teams.map((team) => ({
      team,
      stars: picks.filter((pick) => pick.team === team && sitting.has(pick.judge)).length,
      means: byCriterion((criterion) => {
        const grades = of(criterion).filter((score) => score.team === team);
        const sum = grades.reduce((total, { grade }) => total + grade, 0);
        return meanText(sum, grades.length, cut);
      }),
    })),
    agreement: byCriterion((criterion) => agreementOf(of(criterion))),
  };
}

function byCriterion<T>(value: (criterion: Criterion) => T): Record<Criterion, T> {
  return Object.fromEntries(CRITERIA.map((criterion) => [criterion, value(criterion)])) as Record<
    Criterion,
    T
  >;
}

/** In hundredths, so that no fraction of a binary number is cut. */
function meanText(sum: number, count: number, cut: MeanCut): string | null {
  if (count === 0) return null;
  const hundredths = (sum * 100) / count;
  return ((cut === 'truncated' ? Math.floor(hundredths) : Math.round(hundredths)) / 100).toFixed(2);
}

/** The sums of whole grades of so many judges that give a printed mean; none: the print is wrong. */
export function sumsBehind(mean: string, judges: number, cut: MeanCut): number[] {
  const sums = Array.from({ length: 4 * judges + 1 }, (_, index) => judges + index);
  return sums.filter((sum) => meanText(sum, judges, cut) === mean);
}
