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
  runContest,
} from './contest/run-contest.ts';
export { type Division, gamesOf, type Schedule, scheduleOf } from './contest/schedule/schedule.ts';
export { type TeamTally, tallyTeams } from './contest/team-tally.ts';
export { digestOf, fileNameOf, NotWritten, RecordWriter, write as writeWhole } from './files.ts';
export { type PlayedGame, playGame } from './game.ts';
export { type Hand, handsFor } from './hand.ts';
export { measure } from './measure.ts';
export { playVillage, randomOf } from './play.ts';
export type { Profile } from './profile.ts';
export { checkRun, LONGEST_SEED, type ReadyRun, type Run, type RunOptions, ready, seedOf } from './run.ts';
export {
  MOST_GAMES,
  MOST_WORKERS,
  type Progress,
  type Simulated,
  type SimulateOptions,
  simulate,
} from './simulate.ts';
export { type Share, wilson } from './wilson.ts';
export { type Tally, WINNERS, type Winner, type Wins, type WinsByBot } from './wins.ts';
