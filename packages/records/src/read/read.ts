import { accept, invariant, type Result, refuse } from '@mura/engine';
import type { VillageRecord } from '../record.ts';
import type { RecordError } from './error.ts';
import { type ReaderOptions, RecordReader } from './reader.ts';
import { decodeUtf8, soundBytes } from './utf8.ts';

export interface ReadOptions extends ReaderOptions {
  /** Gives what stands before the damage, and the damage, instead of refusing everything. */
  readonly salvage?: boolean;
}

export interface ReadRecord {
  readonly record: VillageRecord;
  /** Where the record could not be read any further; only when it is salvaged. */
  readonly damage: RecordError | null;
}

/** A record from its text, or from its bytes in UTF-8. A record that ends after any line is a game so far. */
export function readRecord(
  text: string | Uint8Array,
  options: ReadOptions = {},
): Result<ReadRecord, RecordError> {
  return typeof text === 'string' ? readText(text, options) : readBytes(text, options);
}

function readText(text: string, options: ReadOptions): Result<ReadRecord, RecordError> {
  const reader = new RecordReader(options);
  const { entries } = reader.push(text);
  const { entries: last, damage } = reader.end();
  const { header } = reader;
  if (damage !== null && (options.salvage !== true || header === null)) return refuse(damage);
  invariant(header !== null, 'a text without damage has a header');
  return accept({ record: { header, entries: entries.concat(last) }, damage });
}

function readBytes(bytes: Uint8Array, options: ReadOptions): Result<ReadRecord, RecordError> {
  const decoded = decodeUtf8(bytes, options.file);
  if (decoded.ok) return readText(decoded.value, options);
  if (options.salvage !== true) return decoded;
  const sound = decodeUtf8(wholeLines(bytes.subarray(0, soundBytes(bytes))));
  if (!sound.ok || sound.value === '') return decoded;
  const read = readText(sound.value, options);
  return read.ok ? accept({ record: read.value.record, damage: read.value.damage ?? decoded.error }) : read;
}

function wholeLines(bytes: Uint8Array): Uint8Array {
  return bytes.subarray(0, bytes.lastIndexOf(0x0a) + 1);
}
