import type { Given, PlayerId, Question, Seat } from '@mura/engine';

/**
 * A place at the table. Whoever sits there may change while the village goes on: a client leaves, a bot stands in, the
 * client comes back.
 */
export class Chair implements Seat {
  readonly player: PlayerId;
  readonly #isOpen: (question: Question) => boolean;
  readonly #fault: (error: unknown) => void;
  #seat: Seat | null = null;
  /** Asked and perhaps not answered yet. */
  #asked: Question[] = [];

  constructor(
    player: PlayerId,
    isOpen: (question: Question) => boolean,
    /** Whoever sits here has a bug; it must not become another one's. */
    fault: (error: unknown) => void,
  ) {
    this.player = player;
    this.#isOpen = isOpen;
    this.#fault = fault;
  }

  get speaksFreely(): boolean {
    return this.#seat?.speaksFreely === true;
  }

  /** Somebody sits down: he hears all that his player knows (then `caughtUp`), and is asked what is still open. */
  sit(seat: Seat, known: readonly Given[], caughtUp: () => void = () => {}): void {
    this.#seat = seat;
    for (const { event, number } of known) seat.hear(event, number);
    caughtUp();
    this.#asked = this.#asked.filter(this.#isOpen);
    for (const question of this.#asked) seat.ask(question);
  }

  hear: Seat['hear'] = (event, number) => {
    try {
      this.#seat?.hear(event, number);
    } catch (error) {
      this.#fault(error);
    }
  };

  ask: Seat['ask'] = (question) => {
    this.#asked = this.#asked.filter(this.#isOpen);
    this.#asked.push(question);
    try {
      this.#seat?.ask(question);
    } catch (error) {
      this.#fault(error);
    }
  };
}
