/** What would have happened: an entrance of its own, which runs in a browser too. */
export {
  type ForkComparison,
  ForkTally,
  OddsTally,
  type ShareDifference,
  type SideComparison,
} from './comparison.ts';
export {
  type Change,
  describeForkTrouble,
  FORK_FORMS,
  type Fork,
  type ForkCode,
  type ForkTrouble,
  parseFork,
  printFork,
} from './fork.ts';
export { playPair } from './play-pair.ts';
export { DEFAULT_MIND, type ReadyFork, readyFork, troubleOfRecord } from './ready-fork.ts';
export { choiceIn } from './recorded-action.ts';
/** More would take longer than anybody waits. */
export const MOST_PAIRS = 10_000;
