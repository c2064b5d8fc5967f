import type { Lines, Store } from '../store/store.ts';
import type { Log } from './log.ts';
import { Telling } from './telling.ts';

/** Lines that are read in one go: a long record takes seconds, and others have their turn in between. */
const AT_ONCE = 100;

/** The records that are read in this process, wherever their villages live: each once, as long as somebody follows it. */
export class Tellings {
  readonly #store: Store;
  readonly #log: Log;
  readonly #known = new Map<string, Promise<Telling | null>>();

  constructor(store: Store, log: Log) {
    this.#store = store;
    this.#log = log;
    store.relay?.onAppended((village) => this.refresh(village));
    store.relay?.onMissed(() => this.#refreshAll());
  }

  /** The record of a village that has started, to be followed as it grows; `null`: there is none. */
  async of(id: string): Promise<Telling | null> {
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    const loading = this.#load(id);
    this.#known.set(id, loading);
    try {
      const telling = await loading;
      if (telling === null) this.#known.delete(id);
      return telling;
    } catch (error) {
      this.#known.delete(id);
      throw error;
    }
  }

  async #load(id: string): Promise<Telling | null> {
    const village = await this.#store.find(id);
    if (village?.opening == null) return null;
    const telling = new Telling(id, village.opening.header);
    const lines = await this.#store.read(id, 0);
    for (let first = 0; first < lines.length; first += AT_ONCE) {
      telling.add({ first, lines: lines.slice(first, first + AT_ONCE) });
      await new Promise(setImmediate);
    }
    return telling;
  }

  /** Nobody may follow it any more: then it is forgotten, and read again when somebody comes. */
  release(telling: Telling): void {
    if (telling.isFollowed) return;
    const known = this.#known.get(telling.village);
    known?.then(
      (one) => {
        const isStill = one === telling && this.#known.get(telling.village) === known;
        if (isStill && !telling.isFollowed) this.#known.delete(telling.village);
      },
      () => {},
    );
  }

  /** Readers in this process hear of a step at once, in the order in which it was kept. */
  add(id: string, append: Lines): void {
    this.#known.get(id)?.then(
      (telling) => {
        if (telling?.add(append) === false) void this.refresh(id);
      },
      () => {},
    );
  }

  /** Somebody has appended of whom this process heard nothing. */
  async refresh(id: string): Promise<void> {
    try {
      const telling = await this.#known.get(id);
      if (telling == null) return;
      const first = telling.length;
      const { withdrawals } = telling;
      telling.add({ first, lines: await this.#store.read(id, first) });
      // What was taken back is still in this one; whoever comes next reads the record anew.
      if (telling.withdrawals > withdrawals) this.#known.delete(id);
    } catch (error) {
      this.#log.warn({ village: id, error: String(error) }, 'record could not be followed');
    }
  }

  #refreshAll(): void {
    for (const id of this.#known.keys()) void this.refresh(id);
  }
}
