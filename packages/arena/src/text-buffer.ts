/** Bytes of UTF-8 that a unit of a text takes at most. */
const MOST_BYTES = 3;

/** Takes half the time that `Buffer.write` needs for a text of many parts. */
const ENCODER = new TextEncoder();

/**
 * Bytes of texts, one behind the other, in room that is used again and again: new room for every record costs a tenth
 * of the time of a game.
 */
export class TextBuffer {
  #bytes = Buffer.allocUnsafeSlow(256 * 1024);
  #used = 0;

  /** Puts a text behind the others; its bytes, until the next one is put in. */
  add(text: string): Uint8Array {
    const start = this.#used;
    this.#makeRoom(start + text.length * MOST_BYTES);
    this.#used += ENCODER.encodeInto(text, this.#bytes.subarray(start)).written;
    return this.#bytes.subarray(start, this.#used);
  }

  /** All since it was last emptied, until the next text is put in. */
  all(): Uint8Array {
    return this.#bytes.subarray(0, this.#used);
  }

  get used(): number {
    return this.#used;
  }

  empty(): void {
    this.#used = 0;
  }

  #makeRoom(needed: number): void {
    if (this.#bytes.length >= needed) return;
    const larger = Buffer.allocUnsafeSlow(2 * needed);
    this.#bytes.copy(larger, 0, 0, this.#used);
    this.#bytes = larger;
  }
}
