import type { Clock } from '../../src/host/clock.ts';

/** A clock that goes when it is told to. */
export class HandClock implements Clock {
  #now = 0;
  #alarms: { readonly at: number; readonly call: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  wakeAt(at: number, call: () => void): () => void {
    const alarm = { at, call };
    this.#alarms.push(alarm);
    return () => {
      this.#alarms = this.#alarms.filter((other) => other !== alarm);
    };
  }

  advance(milliseconds: number): void {
    this.#now += milliseconds;
    const due = this.#alarms.filter(({ at }) => at <= this.#now);
    this.#alarms = this.#alarms.filter(({ at }) => at > this.#now);
    for (const { call } of due) call();
  }
}
