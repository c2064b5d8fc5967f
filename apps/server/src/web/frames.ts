import type { Writable } from 'node:stream';

/** The first byte of a frame that is the last of its message, and of one that is a whole text. */
const LAST = 0x80;
const TEXT = LAST | 1;

/** The longest whose length is said in seven bits, and in sixteen. */
const SHORT = 125;
const MIDDLE = 65_535;

/** A letter of a text has as many bytes at most. */
const BYTES = 3;

const USUAL_HEAD = 4;
const LONGEST_HEAD = 10;
const USUAL_ROOM = 65_536;

/** A frame about the connection itself, whose content is short. */
export function controlFrame(kind: number, content: Buffer): Buffer {
  const frame = Buffer.allocUnsafe(2 + content.length);
  frame[0] = LAST | kind;
  frame[1] = content.length;
  content.copy(frame, 2);
  return frame;
}

let scratch = Buffer.allocUnsafeSlow(USUAL_ROOM);
/** What stands before is still on its way to somebody. */
let free = 0;

/** A text in pieces, which are whole characters each. */
export type Pieces = readonly string[];

/** Sends texts as frames of WebSocket from a server, one after another. */
export function sendFrames(stream: Writable, texts: readonly Pieces[]): void {
  let end = free;
  for (const text of texts) end = writeFrame(end, text);
  stream.write(scratch.subarray(free, end));
  // Usually the system has taken it all at once, and the same place is used again.
  if (stream.writableLength > 0) free = end;
}

/** Most heads have four bytes; how many it needs is known when the text is written. Where the frame ends. */
function writeFrame(at: number, pieces: Pieces): number {
  let letters = 0;
  for (const piece of pieces) letters += piece.length;
  const begin = makeRoom(at, letters * BYTES + LONGEST_HEAD);
  const text = begin + USUAL_HEAD;
  let end = text;
  for (const piece of pieces) end += scratch.write(piece, end, 'utf8');
  const length = end - text;
  const head = headFor(length);
  if (head !== USUAL_HEAD) scratch.copyWithin(begin + head, text, end);
  writeHead(begin, head, length);
  return begin + head + length;
}

/** Where there is none, what was begun goes on in another place. */
function makeRoom(end: number, bytes: number): number {
  if (end + bytes <= scratch.length) return end;
  const begun = end - free;
  const larger = Buffer.allocUnsafeSlow(Math.max(USUAL_ROOM, (begun + bytes) * 2));
  scratch.copy(larger, 0, free, end);
  scratch = larger;
  free = 0;
  return begun;
}

type FrameHead = 2 | typeof USUAL_HEAD | typeof LONGEST_HEAD;

function headFor(length: number): FrameHead {
  if (length <= SHORT) return 2;
  return length <= MIDDLE ? USUAL_HEAD : LONGEST_HEAD;
}

function writeHead(at: number, head: FrameHead, length: number): void {
  scratch[at] = TEXT;
  if (head === 2) scratch[at + 1] = length;
  else if (head === USUAL_HEAD) {
    scratch[at + 1] = SHORT + 1;
    scratch.writeUInt16BE(length, at + 2);
  } else {
    scratch[at + 1] = SHORT + 2;
    scratch.writeBigUInt64BE(BigInt(length), at + 2);
  }
}
