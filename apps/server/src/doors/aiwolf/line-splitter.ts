const LF = 0x0a;
const CR = 0x0d;

/** A line; `null`: one that is no text, or too long to be one. */
export type Line = string | null;

/** In bytes: longer than any utterance, however it is written. */
const LONGEST_LINE = 65_536;

/** So many times that without an end of line is no mistake any more. */
const NOISE = 16;

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
  push(chunk: Buffer): Line[] {
    const lines: Line[] = [];
    let from = this.#endedWithCr && chunk[0] === LF ? 1 : 0;
    if (chunk.length > 0) this.#endedWithCr = false;
    for (let end = endOfLine(chunk, from); end >= 0; end = endOfLine(chunk, from)) {
      lines.push(this.#close(chunk.subarray(from, end)));
      const isCr = chunk[end] === CR;
      this.#endedWithCr = isCr && end + 1 === chunk.length;
      from = end + (isCr && chunk[end + 1] === LF ? 2 : 1);
    }
    this.#keep(chunk.subarray(from));
    return lines;
  }

  /** Far too much has come without an end of line. */
  get isNoise(): boolean {
    return this.#length > this.#longest * NOISE;
  }

  #keep(part: Buffer): void {
    if (part.length === 0) return;
    this.#length += part.length;
    if (this.#length > this.#longest) this.#rest = [];
    else this.#rest.push(part);
  }

  #close(part: Buffer): Line {
    const isWhole = this.#length === 0;
    const isTooLong = this.#length + part.length > this.#longest;
    const bytes = isWhole || isTooLong ? part : Buffer.concat([...this.#rest, part]);
    this.#rest = [];
    this.#length = 0;
    return isTooLong ? null : this.#decode(bytes);
  }

  #decode(bytes: Buffer): Line {
    try {
      return this.#decoder.decode(bytes);
    } catch {
      return null;
    }
  }
}

function endOfLine(chunk: Buffer, from: number): number {
  const lf = chunk.indexOf(LF, from);
  const cr = chunk.subarray(from, lf < 0 ? chunk.length : lf).indexOf(CR);
  return cr < 0 ? lf : from + cr;
}
