import { accept, type Result, refuse } from '@mura/engine';
import { chunksHere, gamesOfChunk, playedAs } from './chunks.ts';
import { ContestFolder } from './folder.ts';
import { readQuarantine } from './quarantine.ts';
import { readResult } from './result-file.ts';
import { scheduleOf } from './schedule/schedule.ts';
import { type ContestStanding, standingOf } from './standing.ts';

/** How far a contest has come that is kept in a folder, whether it runs, was stopped or is over. */
export interface ContestStatus extends ContestStanding {
  readonly name: string;
  readonly version: string;
  readonly planHash: string;
  /** Those that can be played without people, at most. */
  readonly games: number;
  readonly played: number;
  /** Teams that forfeit the rest. */
  readonly quarantined: readonly string[];
  /** Of a contest that is over; `null`: it is not. */
  readonly digest: string | null;
}

export function contestStatus(path: string): Result<ContestStatus, string> {
  const held = ContestFolder.find(path);
  if (held === null) return refuse(`There is no contest in ${path}`);
  const { version, planHash, plan } = held.entry;
  const chunks = chunksHere(plan, scheduleOf(plan));
  const games = chunks.flatMap((chunk) => {
    const outcomes = held.folder.find(chunk);
    return outcomes === null ? [] : playedAs(gamesOfChunk(plan, chunk), outcomes);
  });
  const result = readResult(path);
  return accept({
    name: plan.name,
    version,
    planHash,
    games: chunks.reduce((sum, chunk) => sum + chunk.games, 0),
    played: games.length,
    quarantined: readQuarantine(path),
    digest: result.ok ? result.value.digest : null,
    ...standingOf({ plan, games }),
  });
}
