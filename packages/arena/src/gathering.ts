import { createHash, type Hash } from 'node:crypto';
import type { ChunkResult } from './chunk.ts';
import { addWins, NO_WINS, type Wins } from './wins.ts';

/**
 * Puts the results of chunks together as they come, in any order. The digest is that of all records' digests in order
 * of the games, so only what came too early is kept.
 */
export class Gathering {
  readonly #hash: Hash = createHash('sha256');
  readonly #early = new Map<number, Uint8Array>();
  readonly #wins: Wins = { ...NO_WINS };
  #next = 0;

  /** The chunk with this place in the run, from 0. */
  add(place: number, { wins, digests }: ChunkResult): void {
    addWins(this.#wins, wins);
    this.#early.set(place, digests);
    for (let ready = this.#early.get(this.#next); ready !== undefined; ready = this.#early.get(this.#next)) {
      this.#hash.update(ready);
      this.#early.delete(this.#next++);
    }
  }

  get wins(): Wins {
    return { ...this.#wins };
  }

  /** To be asked once, when all has been added. */
  digest(): string {
    return this.#hash.digest('hex');
  }
}
