/** So many a second, and some at once after a silence. */
export class Bucket {
  readonly #perSecond: number;
  readonly #most: number;
  #left: number;
  #at = 0;

  constructor(perSecond: number, most: number) {
    this.#perSecond = perSecond;
    this.#most = most;
    this.#left = most;
  }

  /** False: there have been too many. */
  take(now: number): boolean {
    const gained = (Math.max(0, now - this.#at) / 1000) * this.#perSecond;
    this.#left = Math.min(this.#most, this.#left + gained);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }
}
