import { villageNumber } from '@mura/records';
import type { Host } from '../../host/host.ts';
import type { ListQuery } from '../../store/store.ts';

/** Villages that are read at once, and of those that are over, at most. */
const PAGE = 200;
const MOST_OLD = 1000;
/** Milliseconds by which the clocks of servers may differ. */
const SKEW = 60_000;

/**
 * Which village a number of LiCOS stands for. Whoever asks for one that there is not costs a look at the newest only.
 */
export class VillageNumbers {
  readonly #host: Pick<Host, 'list'>;
  readonly #ids = new Map<number, string>();
  /** When the newest village was made that is known; `null`: nothing was looked at yet. */
  #newest: number | null = null;

  constructor(host: Pick<Host, 'list'>) {
    this.#host = host;
  }

  note(id: string): void {
    this.#ids.set(villageNumber(id), id);
  }

  async find(number: number): Promise<string | undefined> {
    if (!this.#ids.has(number)) await (this.#newest === null ? this.#lookAtAll() : this.#lookAtNew());
    return this.#ids.get(number);
  }

  /** All that wait or are played, however many; of the others those of late. */
  async #lookAtAll(): Promise<void> {
    const newest = await this.#read({}, 0, MOST_OLD);
    await this.#read({ state: 'waiting' }, 0, Number.POSITIVE_INFINITY);
    await this.#read({ state: 'open' }, 0, Number.POSITIVE_INFINITY);
    this.#newest = newest;
  }

  async #lookAtNew(): Promise<void> {
    const known = this.#newest ?? 0;
    this.#newest = Math.max(known, await this.#read({}, known - SKEW, Number.POSITIVE_INFINITY));
  }

  /** Villages from the newest on, as far back as needed; tells when the newest was made. */
  async #read(query: Pick<ListQuery, 'state'>, since: number, most: number): Promise<number> {
    let newest = 0;
    let before = Number.POSITIVE_INFINITY;
    for (let count = 0; count < most; count += PAGE) {
      const from = Number.isFinite(before) ? { before } : {};
      const page = await this.#host.list({ ...query, ...from, limit: PAGE });
      for (const { id } of page) this.note(id);
      newest = Math.max(newest, page[0]?.created ?? 0);
      const oldest = page.at(-1)?.created ?? 0;
      if (page.length < PAGE || oldest < since) break;
      // Those of the same moment come again; if a whole page is of one, the rest of it is passed over.
      before = oldest + 1 < before ? oldest + 1 : oldest;
    }
    return newest;
  }
}
