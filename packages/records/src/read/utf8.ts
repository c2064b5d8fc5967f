import { accept, type Result, refuse } from '@mura/engine';
import type { RecordError } from './error.ts';

/** Every place where this runs has it, but the types of the bare language do not know it. */
declare const TextDecoder: new (
  label: 'utf-8',
  options: { readonly fatal: true },
) => { decode(bytes: Uint8Array): string };

/** The text of these bytes; nothing is replaced silently. A byte order mark is taken off. */
export function decodeUtf8(bytes: Uint8Array, file: string | null = null): Result<string, RecordError> {
  try {
    return accept(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return refuse({ file, line: linesBefore(bytes, soundBytes(bytes)) + 1, reason: 'is not UTF-8' });
  }
}

function linesBefore(bytes: Uint8Array, end: number): number {
  let lines = 0;
  for (let index = 0; index < end; index++) if (bytes[index] === 0x0a) lines++;
  return lines;
}

/** How many bytes from the start are whole characters. */
export function soundBytes(bytes: Uint8Array): number {
  let index = 0;
  while (index < bytes.length) {
    const length = characterAt(bytes, index);
    if (length === 0) return index;
    index += length;
  }
  return index;
}

/** The bytes of the character that starts here, after the table of well-formed sequences in Unicode; 0: it is none. */
function characterAt(bytes: Uint8Array, index: number): number {
  const first = bytes[index] ?? 0;
  if (first < 0x80) return 1;
  const length = first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0;
  const [least, most] = secondOf(first);
  const second = bytes[index + 1] ?? 0;
  if (length === 0 || second < least || second > most) return 0;
  for (let next = index + 2; next < index + length; next++) {
    if (((bytes[next] ?? 0) & 0xc0) !== 0x80) return 0;
  }
  return length;
}

/** No overlong forms, no surrogates, nothing beyond U+10FFFF. */
function secondOf(first: number): readonly [least: number, most: number] {
  switch (first) {
    case 0xe0:
      return [0xa0, 0xbf];
    case 0xed:
      return [0x80, 0x9f];
    case 0xf0:
      return [0x90, 0xbf];
    case 0xf4:
      return [0x80, 0x8f];
    default:
      return [0x80, 0xbf];
  }
}
