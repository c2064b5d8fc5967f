import type { Time } from '../src/source/solo/slow-time.ts';

interface Timer {
  readonly at: number;
  readonly order: number;
  readonly doIt: () => void;
}

/** Time that passes only when it is told to. */
export class FakeTime implements Time {
  #now = 0;
  #order = 0;
  #timers: Timer[] = [];

  now(): number {
    return this.#now;
  }

  setTimer(doIt: () => void, milliseconds: number): unknown {
    const timer = { at: this.#now + milliseconds, order: this.#order++, doIt };
    this.#timers.push(timer);
    return timer;
  }

  clearTimer(timer: unknown): void {
    this.#timers = this.#timers.filter((other) => other !== timer);
  }

  /** Goes on to the next timer; `false`: nothing is waited for. */
  step(): boolean {
    const [next] = this.#timers.toSorted((one, other) => one.at - other.at || one.order - other.order);
    if (next === undefined) return false;
    this.#timers = this.#timers.filter((other) => other !== next);
    this.#now = Math.max(this.#now, next.at);
    next.doIt();
    return true;
  }
}
