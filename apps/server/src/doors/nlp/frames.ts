/** A whole text in one frame: the first byte of it. */
const TEXT = 0x81;

/** The longest whose length is said in seven bits, and in sixteen. */
const SHORT = 125;
const MIDDLE = 65_535;

/** A letter of a text has as many bytes at most. */
const BYTES = 3;

let scratch = Buffer.allocUnsafeSlow(65_536);

/** Texts as frames of WebSocket from a server, one after another in one piece. Bytes are counted while they are written. */
export function framesOf(texts: readonly string[]): Buffer {
  let end = 0;
  for (const text of texts) {
    makeRoom(end, text.length * BYTES + 10);
    const head = headOf(text);
    const length = scratch.write(text, end + head, 'utf8');
    writeHead(end, head, length);
    end += head + length;
  }
  return Buffer.from(scratch.subarray(0, end));
}

function makeRoom(end: number, bytes: number): void {
  if (end + bytes <= scratch.length) return;
  const larger = Buffer.allocUnsafeSlow((end + bytes) * 2);
  scratch.copy(larger, 0, 0, end);
  scratch = larger;
}

/** How long the head of a frame is; most texts need not be measured for it. */
function headOf(text: string): 2 | 4 | 10 {
  const { length } = text;
  if (length * BYTES <= SHORT) return 2;
  if (length > SHORT && length * BYTES <= MIDDLE) return 4;
  const bytes = Buffer.byteLength(text);
  if (bytes <= SHORT) return 2;
  return bytes <= MIDDLE ? 4 : 10;
}

function writeHead(at: number, head: 2 | 4 | 10, length: number): void {
  scratch[at] = TEXT;
  if (head === 2) scratch[at + 1] = length;
  else if (head === 4) {
    scratch[at + 1] = SHORT + 1;
    scratch.writeUInt16BE(length, at + 2);
  } else {
    scratch[at + 1] = SHORT + 2;
    scratch.writeBigUInt64BE(BigInt(length), at + 2);
  }
}
