export { type Benchmark, type BenchOptions, benchEngine, profileEngine } from './bench.ts';
export { GameBroke } from './chunk.ts';
export { type ContestChunk, chunksOf, gamesOfChunk } from './contest/chunks.ts';
export * from './contest/contest.ts';
export { parsePlan, planHash } from './contest/plan-file.ts';
export type { ContestOrder, GameOutcome, SetsResult } from './contest/play-sets.ts';
export { faultsIn } from './contest/play-sets.ts';
export {
  type ContestProgress,
  type ContestVenue,
  type RanContest,
  type RunContestOptions,
  resultOf as contestResult,
  runContest,
} from './contest/run-contest.ts';
export { type Division, gamesOf, type Schedule, scheduleOf } from './contest/schedule/schedule.ts';
export { type TeamTally, tallyTeams } from './contest/team-tally.ts';
export { digestOf, fileNameOf, NotWritten, RecordWriter, write as writeWhole } from './files.ts';
export { type AblationOptions, measureParts } from './fit/ablation.ts';
export { type ConductOptions, fitConduct, type Trial } from './fit/fit-conduct.ts';
export { type FittedTable, fitTable } from './fit/fit-table.ts';
export type { Quality } from './fit/quality.ts';
export { type SeenGame, seenGame } from './fit/seen-game.ts';
export { type PlayedGame, playGame } from './game.ts';
export { type Hand, handsFor } from './hand.ts';
export { type BlindLine, blindScript } from './judging/blind-script.ts';
export { blind, deskOf, type Sheet } from './judging/desk.ts';
export type { HighlightVote } from './judging/highlights.ts';
export type { Judge } from './judging/judge.ts';
export { type Judging, MEAN_CUTS, type MeanCut } from './judging/mean-scores.ts';
export { type BestPick, checkPick, checkScore, type Score } from './judging/score.ts';
export type { Balance } from './league/balance.ts';
export { measure } from './measure.ts';
export { playVillage, randomOf } from './play.ts';
export type { Profile } from './profile.ts';
export {
  pageOf,
  type ReportedContest,
  reportContest,
  writeCsv,
  writeDataset,
} from './report/contest-files.ts';
export { reportPage } from './report/page.ts';
export { type ContestReport, type GameTalk, gameTalk, makeReport } from './report/report.ts';
export { rolesOf as rolesInTable } from './report/tables.ts';
export { checkRun, LONGEST_SEED, type ReadyRun, type Run, type RunOptions, ready, seedOf } from './run.ts';
export {
  MOST_GAMES,
  MOST_WORKERS,
  type Progress,
  type Simulated,
  type SimulateOptions,
  simulate,
} from './simulate.ts';
export { gamesNeeded } from './statistics/power.ts';
export { type Share, wilson } from './wilson.ts';
export { type Tally, WINNERS, type Winner, type Wins, type WinsByBot } from './wins.ts';
