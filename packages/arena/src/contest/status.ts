import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accept, type Result, refuse } from '@mura/engine';
import { write } from '../files.ts';
import { chunksHere, gamesOfChunk, playedAs } from './chunks.ts';
import { ContestFolder } from './folder.ts';
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

/** Which teams forfeit the rest of a contest, in its folder; whoever is taken out of it plays on. */
const QUARANTINE_FILE = 'quarantined.json';

export function readQuarantine(folder: string): string[] {
  const path = join(folder, QUARANTINE_FILE);
  if (!existsSync(path)) return [];
  const teams: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return Array.isArray(teams) ? teams.filter((team) => typeof team === 'string') : [];
}

export function keepQuarantine(folder: string, teams: readonly string[]): void {
  write(join(folder, QUARANTINE_FILE), `${JSON.stringify(teams)}\n`);
}
