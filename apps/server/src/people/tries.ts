const MOST_KEYS = 10_000;

/** Counts tries by a key, e.g. an address; after so many in a while there are no more. */
export class Tries {
  readonly #most: number;
  readonly #milliseconds: number;
  readonly #now: () => number;
  readonly #counts = new Map<string, { count: number; readonly until: number }>();

  constructor(most: number, milliseconds: number, now: () => number) {
    this.#most = most;
    this.#milliseconds = milliseconds;
    this.#now = now;
  }

  /** False: there were too many. */
  take(key: string): boolean {
    const known = this.#counts.get(key);
    if (known === undefined || !this.#lasts(known.until)) {
      this.#begin(key);
      return true;
    }
    known.count++;
    return known.count <= this.#most;
  }

  /** A clock that was set back would make a while last for days. */
  #lasts(until: number): boolean {
    const left = until - this.#now();
    return left > 0 && left <= this.#milliseconds;
  }

  #begin(key: string): void {
    this.#counts.delete(key);
    this.#counts.set(key, { count: 1, until: this.#now() + this.#milliseconds });
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > MOST_KEYS && oldest !== undefined) this.#counts.delete(oldest);
  }
}
