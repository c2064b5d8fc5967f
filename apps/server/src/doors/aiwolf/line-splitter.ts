const LF = 0x0a;
const CR = 0x0d;

/** A line; `null`: one that is no text, or too long to be one. */
export type WireText = string | null;

/** In bytes: longer than any utterance, however it is written. */
const LONGEST_LINE = 65_536;

/** So many times that without an end of line is no mistake any more. */
const NOISE = 16;

/** In whose place it stands what is no character. */
const REPLACEMENT = '\ufffd';

/** Cuts what a client sends into lines; they end with LF, CR or both. It keeps no more than one line. */
export class LineSplitter {
  readonly #longest: number;
  readonly #decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  #rest: Buffer[] = [];
  #length = 0;
  #endedWithCr = false;

  constructor(longest = LONGEST_LINE) {
    this.#longest = longest;
  }

  /** The lines that are complete now. */
  push(chunk: Buffer): WireText[] {
    const lines: WireText[] = [];
    let from = this.#endedWithCr && chunk[0] === LF ? 1 : 0;
    if (chunk.length > 0) this.#endedWithCr = false;
    // Each place is looked for again only once it is passed: a chunk is gone through twice, however many lines it has.
    let lf = chunk.indexOf(LF, from);
    let cr = chunk.indexOf(CR, from);
    for (let end = firstOf(lf, cr); end >= 0; end = firstOf(lf, cr)) {
      lines.push(this.#close(chunk.subarray(from, end)));
      const isCr = end === cr;
      this.#endedWithCr = isCr && end + 1 === chunk.length;
      from = end + (isCr && chunk[end + 1] === LF ? 2 : 1);
      if (isCr) cr = chunk.indexOf(CR, from);
      if (lf >= 0 && lf < from) lf = chunk.indexOf(LF, from);
    }
    if (from < chunk.length) this.#keep(chunk.subarray(from));
    return lines;
  }

  /** So many bytes without an end of line are far too much. */
  get most(): number {
    return this.#longest * NOISE;
  }

  get isNoise(): boolean {
    return this.#length > this.most;
  }

  #keep(part: Buffer): void {
    this.#length += part.length;
    if (this.#length > this.#longest) this.#rest = [];
    else this.#rest.push(part);
  }

  #close(part: Buffer): WireText {
    const isWhole = this.#length === 0;
    const isTooLong = this.#length + part.length > this.#longest;
    const bytes = isWhole || isTooLong ? part : Buffer.concat([...this.#rest, part]);
    this.#rest = [];
    this.#length = 0;
    return isTooLong ? null : this.#decode(bytes);
  }

  #decode(bytes: Buffer): WireText {
    const text = bytes.toString('utf8');
    // Only what is no text, and this sign itself, is read so.
    if (!text.includes(REPLACEMENT)) return text;
    try {
      return this.#decoder.decode(bytes);
    } catch {
      return null;
    }
  }
}

/** Of two places, one of which may not be there. */
function firstOf(one: number, other: number): number {
  if (one < 0) return other;
  return other < 0 ? one : Math.min(one, other);
}
