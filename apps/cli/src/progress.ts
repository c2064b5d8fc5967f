/** Shows how far long work has come, on a terminal; elsewhere it says nothing. */
export class ProgressLine {
  readonly #terminal = process.stderr.isTTY === true;
  #shownAt = 0;

  show(text: string): void {
    const now = Date.now();
    if (!this.#terminal || now - this.#shownAt < 100) return;
    this.#shownAt = now;
    process.stderr.write(`\r\u001b[K${text}`);
  }

  /** Wipes the line out, before a result or a message is printed. */
  end(): void {
    if (this.#terminal && this.#shownAt > 0) process.stderr.write('\r\u001b[K');
  }
}
