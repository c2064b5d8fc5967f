import type { Team } from '@mura/engine';
import {
  type Portion,
  remainTogether,
  type SharedPart,
  shareOfUtterances,
  testShare,
} from '../statistics/interval.ts';
import type { BySide, VillageCounts } from '../tables/count-village.ts';
import { aboutTarget, headShare } from '../tables/discussion.ts';
import { type CorpusSide, SIDES } from '../villages/village.ts';

/** One row of a figure: of some utterances, how many the werewolves said. */
export interface FigureRow {
  readonly relation: 'attune' | 'rebut';
  /** The side of whom the opinion before was about; `null` where all opinions count. */
  readonly target: CorpusSide | null;
  readonly human: number;
  readonly werewolf: number;
  /** The werewolves' share, with the interval over whole villages. */
  readonly share: SharedPart;
  /** How likely so great a difference from the share of the heads is by chance alone (χ²). */
  readonly p: number | null;
  /** Whether the difference remains when all rows of all figures are looked at together (Holm). */
  readonly stands: boolean;
}

/** A counterpart of one of figures 3 to 6, as data. */
export interface DiscussionFigure {
  /** As the paper numbers it; `null`: about another topic than the paper's. */
  readonly number: 3 | 4 | 5 | 6 | null;
  /** Of its file, e.g. `figure-3`. */
  readonly name: string;
  readonly topic: string | null;
  readonly winner: Team | null;
  readonly games: number;
  /** The werewolves' share of the heads. */
  readonly heads: number | null;
  readonly rows: readonly FigureRow[];
}

/** Figures 3 and 4 by who won, 5 and 6 by the side of whom the opinion before was about, a topic each. */
export function discussionFigures(
  villages: readonly VillageCounts[],
  topics: readonly string[],
): DiscussionFigure[] {
  const figures = [
    byWinner(villages, 'werewolf', 3),
    byWinner(villages, 'village', 4),
    ...[...topics].sort(byNumber).map((topic) => byTopic(villages, topic)),
  ];
  const stand = remainTogether(figures.flatMap(({ rows }) => rows.map(({ p }) => p)));
  let next = 0;
  return figures.map((figure) => ({
    ...figure,
    rows: figure.rows.map((row) => ({ ...row, stands: stand[next++] === true })),
  }));
}

const NUMBER_OF: Readonly<Record<string, 5 | 6>> = { vote: 5, inspect: 6 };

function byNumber(one: string, other: string): number {
  return (NUMBER_OF[one] ?? 7) - (NUMBER_OF[other] ?? 7);
}

const RELATIONS_DRAWN = ['attune', 'rebut'] as const;

function byWinner(villages: readonly VillageCounts[], winner: Team, number: 3 | 4): DiscussionFigure {
  const won = villages.filter((village) => village.winner === winner);
  const heads = headShare(won);
  const rows = RELATIONS_DRAWN.map((relation) =>
    rowOf(
      won.map(({ relations }) => relations),
      relation,
      null,
      heads,
    ),
  );
  return { number, name: `figure-${number}`, topic: null, winner, games: won.length, heads, rows };
}

function byTopic(villages: readonly VillageCounts[], topic: string): DiscussionFigure {
  const heads = headShare(villages);
  const number = NUMBER_OF[topic] ?? null;
  const rows = RELATIONS_DRAWN.flatMap((relation) =>
    [...SIDES].reverse().map((target) =>
      rowOf(
        villages.map((village) => aboutTarget(village, topic, target)),
        relation,
        target,
        heads,
      ),
    ),
  );
  const name = number === null ? `figure-${topic}` : `figure-${number}`;
  return { number, name, topic, winner: null, games: villages.length, heads, rows };
}

function rowOf(
  counts: readonly BySide[],
  relation: 'attune' | 'rebut',
  target: CorpusSide | null,
  heads: number | null,
): FigureRow {
  const portions = counts.map(
    ({ human, werewolf }): Portion => ({
      count: werewolf[relation],
      of: werewolf[relation] + human[relation],
    }),
  );
  const share = shareOfUtterances(portions);
  const { p } = testShare(share.count, share.of, heads);
  return {
    relation,
    target,
    human: share.of - share.count,
    werewolf: share.count,
    share,
    p,
    stands: false,
  };
}
