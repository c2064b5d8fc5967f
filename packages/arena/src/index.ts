export { type Benchmark, type BenchOptions, benchEngine, profileEngine } from './bench.ts';
export { benchContest, type ContestCost } from './bench-contest.ts';
export { GameBroke } from './chunk.ts';
export { type ChunkWork, type ContestChunk, chunksOf, workOf } from './contest/chunks.ts';
export * from './contest/contest.ts';
export { wordsIn } from './contest/contest.ts';
export { parsePlan, planHash } from './contest/plan-file.ts';
export type { ContestOrder, SetsResult } from './contest/play-sets.ts';
export { faultsIn, isFault } from './contest/play-sets.ts';
export {
  type ContestProgress,
  type ContestVenue,
  type RanContest,
  type RunContestOptions,
  resultOf as contestResult,
  runContest,
} from './contest/run-contest.ts';
export { type Division, gamesOf, type Schedule, scheduleOf } from './contest/schedule/schedule.ts';
export {
  type ContestStanding,
  type KindStanding,
  standingInReport,
  standingOf,
  type TeamStanding,
} from './contest/standing.ts';
export { type ContestStatus, contestStatus, keepQuarantine, readQuarantine } from './contest/status.ts';
export { digestOf, fileNameOf, NotWritten, RecordWriter, write as writeWhole } from './files.ts';
export { type AblationOptions, measureParts } from './fit/ablation.ts';
export { type ConductOptions, fitConduct, type Trial } from './fit/fit-conduct.ts';
export { type FittedTable, fitTable } from './fit/fit-table.ts';
export type { TemperTrial } from './fit/fit-tempers.ts';
export type { Quality } from './fit/quality.ts';
export { type SeenGame, seenGame } from './fit/seen-game.ts';
export { type PlayedGame, playGame } from './game.ts';
export { type BlindLine, blindScript } from './judging/blind-script.ts';
export { blind, deskOf, judgedSeat, type Sheet } from './judging/desk.ts';
export type { HighlightVote } from './judging/highlights.ts';
export { JudgedFolder, type UnjudgedLog } from './judging/judged-folder.ts';
export { type Judging, MEAN_CUTS, type MeanCut } from './judging/mean-scores.ts';
export { judgingQuestion, modelJudge, modelScores } from './judging/model-judge.ts';
export type { Judge } from './judging/score.ts';
export { type BestPick, checkPick, checkScore, type Score } from './judging/score.ts';
export type { Balance, ShareLead } from './league/balance.ts';
export { measure } from './measure.ts';
export { playVillage, randomOf } from './play.ts';
export type { Profile } from './profile.ts';
export { makePuzzles } from './puzzles/make-puzzles.ts';
export {
  pageOf,
  type ReportedContest,
  reportContest,
  writeCsv,
  writeDataset,
} from './report/contest-files.ts';
export { reportPage } from './report/page.ts';
export { type ContestReport, makeReport, type ReportSheet } from './report/report.ts';
export { rolesOf as rolesInTable } from './report/tables.ts';
export { loadReportTexts, type ReportTexts } from './report/teller.ts';
export { checkRun, LONGEST_SEED, type ReadyRun, type Run, type RunOptions, ready, seedOf } from './run.ts';
export {
  MOST_GAMES,
  MOST_WORKERS,
  type Progress,
  type Simulated,
  type SimulateOptions,
  simulate,
} from './simulate.ts';
export { isSameSoak, type SoakTally, soak } from './soak.ts';
export { areApart, pairsOfTeam } from './statistics/pairs.ts';
export { gamesNeeded } from './statistics/power.ts';
export { type Rating, RatingTally, rateTeams, type TeamRating } from './statistics/ratings.ts';
export type { SeatResult } from './statistics/seat-results.ts';
export { type GameTalk, gameTalk } from './statistics/talk.ts';
export { type TaskRunner, taskRunners } from './task-runner.ts';
export { type SeatWins, WINNERS, type Winner, type Wins, type WinsByBot } from './wins.ts';
