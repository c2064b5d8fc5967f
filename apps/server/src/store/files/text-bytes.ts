/** A letter of a text has as many bytes at most. */
const BYTES = 3;

/** Where texts are written before they go to a file; used again by the next ones. */
let scratch = Buffer.allocUnsafeSlow(65_536);

/** Texts as bytes, one after another, without putting them together before; they hold until the next call. */
export function bytesOf(texts: readonly string[]): Buffer {
  let letters = 0;
  for (const text of texts) letters += text.length;
  if (letters * BYTES > scratch.length) scratch = Buffer.allocUnsafeSlow(letters * BYTES * 2);
  let end = 0;
  for (const text of texts) end += scratch.write(text, end);
  return scratch.subarray(0, end);
}
