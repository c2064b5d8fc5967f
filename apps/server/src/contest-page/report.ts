import {
  type ContestResult,
  type GameTalk,
  gameTalk,
  type HighlightVote,
  type Judging,
  makeReport,
  type ReportTexts,
  reportPage,
} from '@mura/arena';
import { readRecord } from '@mura/records';

export interface ReportOrder {
  readonly result: ContestResult;
  readonly judging: Judging & { readonly votes: readonly HighlightVote[] };
  /** By game number. */
  readonly records: readonly (readonly [number, string])[];
  /** Where the replay of a game is, by game number. */
  readonly replays: readonly (readonly [number, string])[];
  readonly texts: ReportTexts;
}

/** The page of a contest; reading what was said takes a while, so a thread does it. */
export function contestPage({ result, judging, records, replays, texts }: ReportOrder): string {
  const talks = new Map<number, GameTalk>();
  for (const [number, text] of records) {
    const read = readRecord(text);
    const talk = read.ok ? gameTalk(read.value.record) : null;
    if (talk !== null) talks.set(number, talk);
  }
  const { votes, ...judged } = judging;
  const report = makeReport({ result, judging: judged, votes, talks });
  const places = new Map(replays);
  return reportPage(report, texts, { recordOf: ({ number }) => places.get(number) ?? null });
}
