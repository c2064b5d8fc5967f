import { accept, type Result, refuse } from '@mura/engine';
import type { HighlightVote } from './highlights.ts';
import { JUDGE_KINDS, type Judge } from './judge.ts';
import type { Judging } from './mean-scores.ts';
import {
  type BestPick,
  checkPick,
  checkScore,
  type GivenScore,
  type JudgedContest,
  type Score,
} from './score.ts';

/** What judges and viewers said of a contest, as it lies beside its result. */
export const JUDGING_FILE = 'judging.json';

export interface KeptJudging extends Judging {
  readonly votes: readonly HighlightVote[];
}

export const NO_JUDGING: KeptJudging = { judges: [], scores: [], picks: [], votes: [] };

/** Reads it; a score that the desk would not take is refused here too. */
export function parseJudging(text: string, contest: JudgedContest): Result<KeptJudging, string> {
  const given = jsonOf(text);
  if (given === null) return refuse('it is not a JSON object');
  const judges = listOf<Judge>(given.judges);
  const wrong = judges.find((judge) => !isJudge(judge));
  if (wrong !== undefined) return refuse(`this is no judge: ${JSON.stringify(wrong)}`);
  const byName = new Map(judges.map((judge) => [judge.name, judge]));
  const scores: Score[] = [];
  for (const score of listOf<GivenScore & { judge: string }>(given.scores)) {
    const judge = byName.get(score.judge);
    const checked = judge === undefined ? refuse('noSuchJudge') : checkScore(score, judge, contest);
    if (!checked.ok) return refuse(`a score is refused (${checked.error}): ${JSON.stringify(score)}`);
    scores.push(checked.value);
  }
  const picks: BestPick[] = [];
  for (const pick of listOf<BestPick>(given.picks)) {
    const judge = byName.get(pick.judge);
    const checked = judge === undefined ? refuse('noSuchJudge') : checkPick(pick, judge, contest);
    if (!checked.ok) return refuse(`a pick is refused (${checked.error}): ${JSON.stringify(pick)}`);
    picks.push(checked.value);
  }
  return accept({ judges, scores, picks, votes: listOf<HighlightVote>(given.votes).filter(isVote) });
}

export function writeJudging(judging: KeptJudging): string {
  return `${JSON.stringify(judging, null, 1)}\n`;
}

function jsonOf(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function listOf<Item>(value: unknown): Item[] {
  return Array.isArray(value) ? (value as Item[]) : [];
}

function isJudge({ name, kind, memberOf, conflicts }: Judge): boolean {
  const known = (JUDGE_KINDS as readonly unknown[]).includes(kind);
  return typeof name === 'string' && known && Array.isArray(memberOf) && Array.isArray(conflicts);
}

function isVote({ viewer, game, player }: HighlightVote): boolean {
  return typeof viewer === 'string' && Number.isInteger(game) && Number.isInteger(player);
}
