import {
  decodeForeign,
  decodeUtf8,
  describeRecordError,
  detectFormat,
  type Format,
  type RecordError,
  readAny,
  readRecord,
  type VillageRecord,
} from '@mura/records';
import { WrongInput } from './ending.ts';

/** A game as it was read from a file of any form. */
export interface GameFile {
  readonly record: VillageRecord;
  readonly format: Format;
  /** Where the rest could not be read; only when it was salvaged. */
  readonly damage: string | null;
}

export interface GameFileOptions {
  /** Gives what stands before the damage of a record, instead of refusing it. */
  readonly salvage?: boolean;
}

/** The game in a text or its bytes; what cannot be read is refused with its place and line. */
export function gameOf(
  place: string,
  content: Uint8Array | string,
  { salvage = false }: GameFileOptions = {},
): GameFile {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  if (salvage && isRecord(bytes)) return salvageGame(place, bytes);
  return gameIn(place, typeof content === 'string' ? content : textOfGame(place, content));
}

function gameIn(place: string, text: string): GameFile {
  const format = detectFormat(text);
  // A byte order mark belongs to a foreign log, which may be written again; a record has none.
  const record = readAny(format === 'mura' ? text.replace(/^\uFEFF/, '') : text, place);
  if (!record.ok || format === null) throw unreadable(record.ok ? null : record.error, place);
  return { record: record.value, format, damage: null };
}

/** Pages of old sites are in old encodings; everything else is UTF-8. */
function textOfGame(place: string, bytes: Uint8Array): string {
  const isPage = bytes.subarray(0, HEAD_BYTES).includes(LESS_THAN);
  return (isPage ? decodeForeign(bytes) : null) ?? toText(place, bytes);
}

const LESS_THAN = 0x3c;

/** The text of these bytes, with a byte order mark if there is one. */
export function toText(file: string, bytes: Uint8Array): string {
  const checked = decodeUtf8(bytes, file);
  if (!checked.ok)
    throw new WrongInput(`${describeRecordError(checked.error)}: give a record or a game log.`);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

function isRecord(bytes: Uint8Array): boolean {
  return detectFormat(new TextDecoder().decode(bytes.subarray(0, HEAD_BYTES))) === 'mura';
}

const HEAD_BYTES = 400;

function salvageGame(file: string, bytes: Uint8Array): GameFile {
  const read = readRecord(bytes, { file, salvage: true });
  if (!read.ok) throw unreadable(read.error, file);
  const { record, damage } = read.value;
  return { record, format: 'mura', damage: damage === null ? null : describeRecordError(damage) };
}

function unreadable(error: RecordError | null, file: string): WrongInput {
  return new WrongInput(error === null ? `${file} cannot be read` : `${describeRecordError(error)}.`);
}
