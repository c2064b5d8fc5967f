import type { Clock } from '../src/host/clock.ts';

/** A clock that goes where the test wants it; what is due on the way is called in order. */
export class FakeClock implements Clock {
  #now: number;
  readonly #alarms = new Set<{ readonly time: number; call(): void }>();

  constructor(start: number) {
    this.#now = start;
  }

  now(): number {
    return this.#now;
  }

  wakeAt(time: number, call: () => void): () => void {
    const alarm = { time, call };
    this.#alarms.add(alarm);
    // What is due already is not called at once, as with a real clock.
    if (time <= this.#now) setImmediate(() => this.#ring());
    return () => this.#alarms.delete(alarm);
  }

  /** The alarms are called with the time they were set for. */
  goTo(time: number): void {
    for (let next = this.#next(time); next !== undefined; next = this.#next(time)) {
      this.#now = Math.max(this.#now, next.time);
      this.#alarms.delete(next);
      next.call();
    }
    this.#now = time;
  }

  #ring(): void {
    this.goTo(this.#now);
  }

  #next(time: number) {
    return [...this.#alarms].filter((alarm) => alarm.time <= time).sort((a, b) => a.time - b.time)[0];
  }
}
