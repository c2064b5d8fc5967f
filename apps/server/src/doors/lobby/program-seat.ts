import type { Event, Question, Seat, ViewSoFar } from '@mura/engine';
import type { Clock } from '../../host/clock.ts';
import type { Playing } from '../playing.ts';

export interface ProgramSeatOptions {
  readonly seat: Seat;
  readonly playing: Playing;
  readonly clock: Clock;
  /** Milliseconds for an answer; `null`: there is no limit of its own. */
  readonly limit: number | null;
  onAsk(question: Question): void;
}

/** The seat of a program: it has a limit of its own, so that people may think longer without waiting long for it. */
export class ProgramSeat implements Seat {
  readonly #options: ProgramSeatOptions;
  /** What is called off when a question is answered, by question. */
  readonly #alarms = new Map<Question, () => void>();
  #isRetired = false;
  #isOver = false;

  constructor(options: ProgramSeatOptions) {
    this.#options = options;
  }

  get speaksFreely(): boolean {
    return this.#options.seat.speaksFreely === true;
  }

  begin(told: ViewSoFar): void {
    this.#options.seat.begin?.(told);
  }

  hear(event: Event, number: number, at: number): void {
    if (!this.#isOver) this.#options.seat.hear(event, number, at);
  }

  ask(question: Question): void {
    if (this.#isRetired) return;
    this.#options.onAsk(question);
    if (this.#options.limit !== null) this.#limit(question, this.#options.limit);
    this.#options.seat.ask(question);
  }

  /** Nothing more of this village goes to the program. */
  end(): void {
    this.#isOver = true;
    this.retire();
  }

  /** It is asked no more; it hears what follows from what it did, until somebody else sits there. */
  retire(): void {
    this.#isRetired = true;
    for (const cancel of this.#alarms.values()) cancel();
    this.#alarms.clear();
  }

  #limit(question: Question, limit: number): void {
    const { clock, playing } = this.#options;
    this.#forgetAnswered();
    const cancel = clock.wakeAt(clock.now() + limit, () => {
      this.#alarms.delete(question);
      const { player, act } = question.request;
      if (!playing.isAsked(question)) return;
      playing.act({ action: { type: 'noAnswer', player, act, reason: 'late' }, to: question.request });
    });
    this.#alarms.set(question, cancel);
  }

  #forgetAnswered(): void {
    for (const [question, cancel] of this.#alarms) {
      if (this.#options.playing.isAsked(question)) continue;
      cancel();
      this.#alarms.delete(question);
    }
  }
}
