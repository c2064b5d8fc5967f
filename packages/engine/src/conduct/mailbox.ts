/** Whoever waits until all messages are handled. */
interface Waiting {
  settled?(): void;
}

/**
 * Messages to a village: one is handled to its end, what it brought durable, before the next. It is busy from the
 * beginning, until the village has opened.
 */
export class Mailbox {
  readonly #waiting: Waiting;
  readonly #messages: (() => void)[] = [];
  #isBusy = true;
  #isHeld = false;
  #isStopped = false;

  constructor(waiting: Waiting) {
    this.#waiting = waiting;
  }

  /** A message is being handled. */
  get isBusy(): boolean {
    return this.#isBusy;
  }

  /** What it brought is not durable yet. */
  get isHeld(): boolean {
    return this.#isHeld;
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  /** Handled when its turn comes. */
  post(message: () => void): void {
    if (this.#isStopped) return;
    this.#messages.push(message);
    if (this.#isBusy) return;
    this.#isBusy = true;
    this.goOn();
  }

  /** Handled before all that wait. */
  postFirst(message: () => void): void {
    this.#messages.unshift(message);
  }

  /** Somebody handles a message of their own, and then lets the others go on. */
  take(): void {
    this.#isBusy = true;
  }

  hold(): void {
    this.#isHeld = true;
  }

  release(): void {
    this.#isHeld = false;
    this.goOn();
  }

  /** A message is handled; what it brought may have to become durable before the next ones. */
  goOn(): void {
    this.handleAll();
    if (this.#isHeld) return;
    this.#isBusy = false;
    this.#waiting.settled?.();
  }

  handleAll(): void {
    while (!this.#isHeld && this.#messages.length > 0) this.#messages.shift()?.();
  }

  /** No further message is handled; what is under way may still become durable. */
  stop(): void {
    this.#isStopped = true;
    this.#messages.length = 0;
  }
}
