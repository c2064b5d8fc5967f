import { CHUNK_GAMES } from '../chunk.ts';
import type { ContestPlan, PlannedGame } from './contest.ts';
import { gamesOf, type PlannedSet, type Schedule } from './schedule/schedule.ts';

/** Where a set is played: in process where only bots sit there, through doors, or live with a person. */
export type Venue = 'process' | 'doors' | 'live';

/** Whole sets that follow one another and are played in one place: the piece of work that is done or not done. */
export interface ContestChunk {
  readonly venue: Venue;
  readonly sets: readonly PlannedSet[];
  /** The number of its first game. */
  readonly first: number;
  readonly games: number;
}

function venueOf(plan: ContestPlan, { kind, teams }: PlannedSet): Venue {
  if (kind === 'human') return 'live';
  const bots = new Set(plan.teams.flatMap((team) => ('bot' in team ? [team.name] : [])));
  return teams.every((team) => bots.has(team ?? '')) ? 'process' : 'doors';
}

/** A long contest has so many chunks, about: each costs two files. */
const MOST_CHUNKS = 200;
/** Games that are lost at most, when somebody is killed. */
const LARGEST_CHUNK = 500;

/** All chunks of a contest, the same however it is run. Games through doors take long, so each set stands alone. */
export function chunksOf(plan: ContestPlan, { sets, games }: Schedule): ContestChunk[] {
  const enough = Math.max(CHUNK_GAMES, Math.min(LARGEST_CHUNK, Math.ceil(games / MOST_CHUNKS)));
  const chunks: ContestChunk[] = [];
  let open: PlannedSet[] = [];
  let venue: Venue = 'process';
  const close = () => {
    const [first] = open;
    if (first !== undefined) chunks.push({ venue, sets: open, first: first.first, games: countGames(open) });
    open = [];
  };
  for (const set of sets) {
    const place = venueOf(plan, set);
    if (place !== venue || venue === 'doors' || countGames(open) >= enough) close();
    venue = place;
    open.push(set);
  }
  close();
  return chunks;
}

function countGames(sets: readonly PlannedSet[]): number {
  return sets.reduce((sum, { roles }) => sum + roles.length, 0);
}

export function gamesOfChunk(plan: ContestPlan, { sets }: ContestChunk): PlannedGame[] {
  return sets.flatMap((set) => [...gamesOf(plan, set)]);
}
