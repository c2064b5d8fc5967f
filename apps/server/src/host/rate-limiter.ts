/** So much in a while, and all of it at once after a silence. */
export interface Rate {
  readonly most: number;
  /** Milliseconds. */
  readonly every: number;
}

/** What one client may send at most. */
export interface MessageLimits {
  /** Messages in a second, and at once after a silence. */
  readonly messagesPerSecond: number;
  readonly burst: number;
}

export function rateOf({ messagesPerSecond, burst }: MessageLimits): Rate {
  return { most: burst, every: (1000 * burst) / messagesPerSecond };
}

interface Bucket {
  left: number;
  at: number;
}

const MOST_KEYS = 10_000;

/** A token bucket for each key, e.g. for an address. */
export class RateLimiter {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
  }

  /** False: it would be too much, and nothing is taken. */
  take(key: string, amount = 1): boolean {
    const bucket = this.#filled(key);
    if (bucket.left < amount) return false;
    bucket.left -= amount;
    return true;
  }

  /** One more, though never more than at once after a silence. */
  give(key: string): void {
    const bucket = this.#filled(key);
    bucket.left = Math.min(this.#rate.most, bucket.left + 1);
  }

  /** With what it has gained since; a clock that was set back gives nothing, and takes nothing away. */
  #filled(key: string): Bucket {
    const { most, every } = this.#rate;
    const now = this.#now();
    const known = this.#buckets.get(key) ?? { left: most, at: now };
    known.left = Math.min(most, known.left + (most * Math.max(0, now - known.at)) / every);
    known.at = now;
    this.#keep(key, known);
    return known;
  }

  /** Whoever has not come for the longest time is forgotten first. */
  #keep(key: string, bucket: Bucket): void {
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    const [oldest] = this.#buckets.keys();
    if (this.#buckets.size > MOST_KEYS && oldest !== undefined) this.#buckets.delete(oldest);
  }
}
