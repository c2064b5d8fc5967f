import { accept, type PlayerId, type Result, refuse } from '@mura/engine';
import { MATCH_KINDS, type MatchKind } from '../contest/contest.ts';

/** What is judged: wording, context, consistency, actions, character. Their definitions are words for people. */
export const CRITERIA = ['A', 'B', 'C', 'D', 'E'] as const;
export type Criterion = (typeof CRITERIA)[number];

export const GRADES = [1, 2, 3, 4, 5] as const;
export type Grade = (typeof GRADES)[number];

/** What a judge gives a team for one log. */
export interface Score {
  readonly judge: string;
  readonly kind: MatchKind;
  /** The number of the game. */
  readonly game: number;
  readonly team: string;
  /** Which of its seats, where the team has several in the game. */
  readonly player?: PlayerId;
  readonly criterion: Criterion;
  readonly grade: Grade;
}

/** The team that a judge finds best from their own viewpoint. */
export interface BestPick {
  readonly judge: string;
  readonly team: string;
  readonly comment: string;
  /** The game in which they sat at the table themselves, where they choose by that. */
  readonly playedIn: number | null;
}

/** Why a grade or a pick is not taken, and how it is told. */
export const JUDGING_REFUSALS = {
  conflictOfInterest: 'the judge belongs to the team, or has declared to be close to it',
  notAGrade: 'the grade is no whole number from 1 to 5',
  noSuchCriterion: 'there is no such criterion',
  noSuchKind: 'there is no such kind of match',
  noSuchTeam: 'there is no such team',
} as const;
export type JudgingRefusal = keyof typeof JUDGING_REFUSALS;

export interface JudgedContest {
  readonly teams: readonly string[];
}

/** A score as it comes from a form. */
export interface GivenScore {
  readonly kind: string;
  readonly game: number;
  readonly team: string;
  readonly player?: PlayerId;
  readonly criterion: string;
  readonly grade: unknown;
}

export function checkScore(
  given: GivenScore,
  judge: Judge,
  contest: JudgedContest,
): Result<Score, JudgingRefusal> {
  const { kind, game, team, player, criterion, grade } = given;
  if (!includes(MATCH_KINDS, kind)) return refuse('noSuchKind');
  if (!includes(CRITERIA, criterion)) return refuse('noSuchCriterion');
  if (!includes(GRADES, grade)) return refuse('notAGrade');
  const allowed = checkTeam(team, judge, contest);
  if (!allowed.ok) return allowed;
  const seat = player === undefined ? {} : { player };
  return accept({ judge: judge.name, kind, game, team, ...seat, criterion, grade });
}

export function checkPick(
  { team, comment, playedIn }: Omit<BestPick, 'judge'>,
  judge: Judge,
  contest: JudgedContest,
): Result<BestPick, JudgingRefusal> {
  const allowed = checkTeam(team, judge, contest);
  return allowed.ok ? accept({ judge: judge.name, team, comment, playedIn }) : allowed;
}

function checkTeam(team: string, judge: Judge, { teams }: JudgedContest): Result<null, JudgingRefusal> {
  if (!teams.includes(team)) return refuse('noSuchTeam');
  return hasConflict(judge, team) ? refuse('conflictOfInterest') : accept(null);
}

function includes<T>(all: readonly T[], value: unknown): value is T {
  return (all as readonly unknown[]).includes(value);
}

/** People who judge stand apart from a model that does, whose scores are never mixed with theirs. */
export const JUDGE_KINDS = ['organiser', 'invited', 'llm'] as const;
export type JudgeKind = (typeof JUDGE_KINDS)[number];

export interface Judge {
  readonly name: string;
  readonly kind: JudgeKind;
  /** Teams that they are a member of. */
  readonly memberOf: readonly string[];
  /** Teams that they declare to be too close to. */
  readonly conflicts: readonly string[];
}

export function hasConflict({ memberOf, conflicts }: Judge, team: string): boolean {
  return memberOf.includes(team) || conflicts.includes(team);
}

export function isPerson({ kind }: Pick<Judge, 'kind'>): boolean {
  return kind !== 'llm';
}
