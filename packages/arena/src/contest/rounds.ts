import type { ContestChunk } from './chunks.ts';
import type { ContestPlan } from './contest.ts';

/** Games in which every team has played about so many more, after which it is asked whether to go on. */
const GAMES_OF_A_ROUND = 20;

/** Chunks that are played before it is asked whether to go on; all at once where nothing stops a contest early. */
export function roundsOf(plan: ContestPlan, chunks: readonly ContestChunk[]): ContestChunk[][] {
  if (plan.stop === null) return [[...chunks]];
  const rounds: ContestChunk[][] = [];
  let games = Number.POSITIVE_INFINITY;
  for (const chunk of chunks) {
    if (games >= GAMES_OF_A_ROUND * plan.teams.length) {
      rounds.push([]);
      games = 0;
    }
    rounds.at(-1)?.push(chunk);
    games += chunk.games;
  }
  return rounds;
}
