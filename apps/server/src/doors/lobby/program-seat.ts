import type { Event, Question, Seat } from '@mura/engine';
import type { Clock } from '../../host/clock.ts';
import type { Playing } from './playing.ts';

export interface ProgramSeatOptions {
  readonly seat: Seat;
  readonly playing: Playing;
  readonly clock: Clock;
  /** Milliseconds for an answer; `null`: there is no limit of its own. */
  readonly limit: number | null;
}

/** The seat of a program: it has a limit of its own, so that people may think longer without waiting long for it. */
export class ProgramSeat implements Seat {
  readonly #options: ProgramSeatOptions;
  readonly #alarms = new Set<() => void>();
  #isOver = false;

  constructor(options: ProgramSeatOptions) {
    this.#options = options;
  }

  get speaksFreely(): boolean {
    return this.#options.seat.speaksFreely === true;
  }

  hear(event: Event, number: number): void {
    if (!this.#isOver) this.#options.seat.hear(event, number);
  }

  ask(question: Question): void {
    if (this.#isOver) return;
    if (this.#options.limit !== null) this.#limit(question, this.#options.limit);
    this.#options.seat.ask(question);
  }

  /** Nothing more of this village goes to the program. */
  end(): void {
    this.#isOver = true;
    for (const cancel of this.#alarms) cancel();
    this.#alarms.clear();
  }

  #limit(question: Question, limit: number): void {
    const { clock, playing } = this.#options;
    const cancel = clock.wakeAt(clock.now() + limit, () => {
      this.#alarms.delete(cancel);
      const { player, act } = question.request;
      if (!playing.isAsked(question)) return;
      playing.act({ action: { type: 'noAnswer', player, act, reason: 'late' }, to: question.request });
    });
    this.#alarms.add(cancel);
  }
}
