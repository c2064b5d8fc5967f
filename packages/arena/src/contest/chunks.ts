import { isSlowBot } from '@mura/bots';
import { CHUNK_GAMES } from '../chunk.ts';
import type { ContestGame, ContestPlan, GameOutcome, PlannedGame } from './contest.ts';
import { gamesToRead } from './games-to-read.ts';
import { gamesOf, type PlannedSet, type Schedule } from './schedule/schedule.ts';

/** Where a set is played: in process where only bots sit there that answer at once, where others can be waited for, or live with a person. */
export type Venue = 'process' | 'doors' | 'live';

/** Whole sets that follow one another and are played in one place: the piece of work that is done or not done. */
export interface ContestChunk {
  readonly venue: Venue;
  readonly sets: readonly PlannedSet[];
  /** The number of its first game. */
  readonly first: number;
  readonly games: number;
  /** The numbers of those whose talk is read. */
  readonly read: readonly number[];
}

/** What whoever plays a chunk is told. */
export interface ChunkWork {
  readonly games: readonly PlannedGame[];
  readonly read: readonly number[];
}

function venueOf(bots: ReadonlySet<string>, { kind, teams }: PlannedSet): Venue {
  if (kind === 'human') return 'live';
  return teams.every((team) => bots.has(team ?? '')) ? 'process' : 'doors';
}

/** A long contest has so many chunks, about: each costs two files. */
const MOST_CHUNKS = 60;
/** Games that are lost at most, when somebody is killed. */
const LARGEST_CHUNK = 500;

/** All chunks of a contest, the same however it is run. Games through doors take long, so each set stands alone. */
export function chunksOf(plan: ContestPlan, { sets, games }: Schedule): ContestChunk[] {
  const enough = Math.max(CHUNK_GAMES, Math.min(LARGEST_CHUNK, Math.ceil(games / MOST_CHUNKS)));
  const bots = new Set(
    plan.teams.flatMap((team) => ('bot' in team && !isSlowBot(team.bot) ? [team.name] : [])),
  );
  const chunks: ContestChunk[] = [];
  const toRead = gamesToRead(plan, sets);
  let open: PlannedSet[] = [];
  let venue: Venue = 'process';
  let count = 0;
  const close = () => {
    const [first] = open;
    if (first !== undefined) {
      const read = toRead.filter((number) => number >= first.first && number < first.first + count);
      chunks.push({ venue, sets: open, first: first.first, games: count, read });
    }
    open = [];
    count = 0;
  };
  for (const set of sets) {
    const place = venueOf(bots, set);
    if (place !== venue || venue === 'doors' || count >= enough) close();
    venue = place;
    open.push(set);
    count += set.roles.length;
  }
  close();
  return chunks;
}

/** Those that are played without anybody; games with people are played live. */
export function chunksHere(plan: ContestPlan, schedule: Schedule): ContestChunk[] {
  return chunksOf(plan, schedule).filter(({ venue }) => venue !== 'live');
}

/** Games as they were played. Written in full: on Node 20 a spread is slow, and this is every game. */
export function playedAs(
  games: readonly PlannedGame[],
  outcomes: readonly GameOutcome[],
): readonly ContestGame[] {
  return games.map((game, index) => {
    const { winner, abortedBy, faults, times, digest, talk } = outcomes[index]!;
    if (talk === undefined) return { game, winner, abortedBy, faults, times, digest };
    return { game, winner, abortedBy, faults, times, digest, talk };
  });
}

export function gamesOfChunk(plan: ContestPlan, { sets }: Pick<ContestChunk, 'sets'>): PlannedGame[] {
  return sets.flatMap((set) => gamesOf(plan, set));
}

export function workOf(plan: ContestPlan, chunk: ContestChunk): ChunkWork {
  return { games: gamesOfChunk(plan, chunk), read: chunk.read };
}
