import { createHash, type Hash } from 'node:crypto';
import type { ChunkResult } from './chunk.ts';
import { addWins, addWinsByBot, inOrder, NO_WINS, type Wins, type WinsByBot } from './wins.ts';

/**
 * Puts the results of chunks together as they come, in any order. The digest is that of all records' digests in order
 * of the games, so only what came too early is kept.
 */
export class Gathering {
  readonly #hash: Hash = createHash('sha256');
  readonly #early = new Map<number, Uint8Array>();
  readonly #wins: Wins = { ...NO_WINS };
  readonly #byBot: WinsByBot = {};
  #next = 0;

  /** The chunk with this place in the run, from 0. */
  add(place: number, { wins, byBot, digests }: ChunkResult): void {
    addWins(this.#wins, wins);
    addWinsByBot(this.#byBot, byBot);
    this.#early.set(place, digests);
    for (let ready = this.#early.get(this.#next); ready !== undefined; ready = this.#early.get(this.#next)) {
      this.#hash.update(ready);
      this.#early.delete(this.#next++);
    }
  }

  get wins(): Wins {
    return { ...this.#wins };
  }

  /** In the order of the roles, whatever came first. */
  get byBot(): WinsByBot {
    return inOrder(this.#byBot);
  }

  /** To be asked once, when all has been added. */
  digest(): string {
    return this.#hash.digest('hex');
  }
}
