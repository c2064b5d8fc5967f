export { type Benchmark, type BenchOptions, benchEngine, profileEngine } from './bench.ts';
export { GameBroke } from './chunk.ts';
export { fileNameOf, NotWritten } from './files.ts';
export { type AblationOptions, measureParts } from './fit/ablation.ts';
export { type ConductOptions, fitConduct, type Trial } from './fit/fit-conduct.ts';
export { type FittedTable, fitTable } from './fit/fit-table.ts';
export type { Quality } from './fit/quality.ts';
export { type SeenGame, seenGame } from './fit/seen-game.ts';
export { type PlayedGame, playGame } from './game.ts';
export { type Balance, balance } from './league/balance.ts';
export { drawSeatings } from './league/seatings.ts';
export { playSets, type SeatResult } from './league/sets.ts';
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
