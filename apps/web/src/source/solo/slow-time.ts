/** Timers from outside. */
export interface Time {
  now(): number;
  setTimer(doIt: () => void, milliseconds: number): unknown;
  clearTimer(timer: unknown): void;
}

/** Longer waits would end at once; they are waited for in pieces. */
const LONGEST_WAIT = 60_000;

/** Time of a table with bots: what they do later comes sooner at a faster pace; limits of phases are real. */
export class SlowTime {
  readonly #time: Time;
  #wake: unknown = null;
  #waiting: { dueAt: number; pace: number; doIt: () => void; timer: unknown }[] = [];
  #pace = 1;
  #away = 0;

  constructor(time: Time) {
    this.#time = time;
  }

  /** By the clock of the table, which stands still while nobody is there. */
  now(): number {
    return this.#time.now() - this.#away;
  }

  setTo(now: number): void {
    this.#away = this.#time.now() - now;
  }

  get pace(): number {
    return this.#pace;
  }

  /** A faster pace also shortens what is waited for already. */
  set pace(pace: number) {
    this.#pace = pace;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const { dueAt, pace: before, doIt, timer } of waiting) {
      this.#time.clearTimer(timer);
      const left = Math.max(0, dueAt - this.now());
      this.#wait(before === 0 ? 0 : (left / before) * pace, doIt);
    }
  }

  later(milliseconds: number, doIt: () => void): void {
    this.#wait(milliseconds * this.#pace, doIt);
  }

  #wait(milliseconds: number, doIt: () => void): void {
    const waited = { dueAt: this.now() + milliseconds, pace: this.#pace, doIt, timer: null as unknown };
    waited.timer = this.#time.setTimer(() => {
      this.#waiting = this.#waiting.filter((other) => other !== waited);
      doIt();
    }, milliseconds);
    this.#waiting.push(waited);
  }

  /** The next limit of the village; a newer one replaces it. */
  wakeAt(at: number | null, doIt: () => void): void {
    if (this.#wake !== null) this.#time.clearTimer(this.#wake);
    this.#wake = null;
    if (at === null) return;
    const left = Math.max(0, at - this.now());
    this.#wake = this.#time.setTimer(
      () => (left > LONGEST_WAIT ? this.wakeAt(at, doIt) : doIt()),
      Math.min(left, LONGEST_WAIT),
    );
  }
}
