/** What was opened one after another, closed in the opposite order; also when the next one does not open. */
export class Opened {
  readonly #closers: (() => unknown)[] = [];

  also(close: () => unknown): void {
    this.#closers.push(close);
  }

  async close(): Promise<void> {
    for (const close of this.#closers.splice(0).reverse()) await close();
  }
}
