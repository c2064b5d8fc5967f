import { DIGEST_BYTES, digestOf, type RecordWriter } from './files.ts';
import { type PlayedGame, playGame } from './game.ts';
import { botAt, type ReadyRun, seedOf } from './run.ts';
import { addSeat, addWin, NO_WINS, type Wins, type WinsByBot } from './wins.ts';

/** Some games in a row, by their numbers: what a worker is given, a shard of records, and the step of progress. */
export interface Chunk {
  readonly first: number;
  readonly games: number;
}

/** Of every chunk but the last one; the same for any number of workers. */
export const CHUNK_GAMES = 50;

export interface ChunkResult {
  readonly wins: Wins;
  readonly byBot: WinsByBot;
  /** The SHA-256 of each record's text, one after another. */
  readonly digests: Uint8Array;
}

/** A game that could not be played to its end is a bug; with its number and seed it can be played again. */
export class GameBroke extends Error {
  override readonly name = 'GameBroke';
  readonly game: number;
  readonly seed: string;

  constructor(game: number, seed: string, cause: unknown) {
    super(`Game ${game} (seed ${seed}) broke: ${cause instanceof Error ? cause.message : cause}`, { cause });
    this.game = game;
    this.seed = seed;
  }
}

/** Plays a chunk, and has its records written. */
export function playChunk(ready: ReadyRun, chunk: Chunk, records: RecordWriter): ChunkResult {
  const wins = { ...NO_WINS };
  const byBot: WinsByBot = {};
  const digests = new Uint8Array(chunk.games * DIGEST_BYTES);
  try {
    for (let index = 0; index < chunk.games; index++) {
      const game = chunk.first + index;
      const { text, winner, roles } = playOrBreak(ready, game);
      digests.set(digestOf(records.add(game, text)), index * DIGEST_BYTES);
      addWin(wins, winner);
      for (const [index, role] of roles.entries())
        addSeat(byBot, botAt(ready.run.bots, game, index + 1), role, winner);
    }
  } finally {
    records.endShard();
  }
  return { wins, byBot, digests };
}

function playOrBreak(ready: ReadyRun, game: number): PlayedGame {
  try {
    return playGame(ready, game);
  } catch (cause) {
    throw new GameBroke(game, seedOf(ready.run, game), cause);
  }
}
