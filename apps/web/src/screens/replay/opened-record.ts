import { accept, type Result, refuse } from '@mura/engine';
import { decodeForeign, decodeUtf8, describeRecordError, readAny, type VillageRecord } from '@mura/records';

/** A record that was opened, with what its file was called. */
export interface OpenedRecord {
  readonly name: string;
  readonly record: VillageRecord;
}

const LARGEST = 32_000_000;
const KEPT = 'mura.replay';
/** More than this no browser keeps for a tab. */
const MOST_KEPT = 2_000_000;

/** A dropped file, packed with gzip or not, in any form that is known. */
export async function readFile(file: File): Promise<Result<OpenedRecord, string>> {
  const text = await textOf(file);
  return text.ok ? openText(text.value, file.name) : text;
}

/** The text of a file, packed with gzip or not. */
export async function textOf(file: File): Promise<Result<string, string>> {
  if (file.size > LARGEST) return refuse(`${file.name}: ${LARGEST / 1_000_000} MB`);
  const bytes = await unpacked(new Uint8Array(await file.arrayBuffer()));
  if (bytes === null || bytes.length > LARGEST) return refuse(`${file.name}: gzip`);
  const text = decodeUtf8(bytes, file.name);
  if (text.ok) return text;
  const foreign = decodeForeign(bytes);
  return foreign === null ? refuse(describeRecordError(text.error)) : accept(foreign);
}

export function readText(text: string, name: string): Result<OpenedRecord, string> {
  const read = readAny(text, name);
  if (!read.ok) return refuse(describeRecordError(read.error));
  return accept({ name: name.replace(/(\.mura)?\.(jsonl|log|txt)(\.gz)?$/, ''), record: read.value });
}

async function unpacked(bytes: Uint8Array): Promise<Uint8Array | null> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    const stream = new Blob([bytes as BlobPart]).stream().pipeThrough(new DecompressionStream('gzip'));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  } catch {
    return null;
  }
}

/** A reload shows the same record again. */
function keepFile(text: string, name: string): void {
  if (text.length > MOST_KEPT) return;
  try {
    sessionStorage.setItem(KEPT, JSON.stringify({ name, text }));
  } catch {
    // Whoever reloads drops the file once more.
  }
}

/** What was last laid open here, also where it is too long to be kept for a reload. */
let open: OpenedRecord | null = null;

/** A record of this browser, as if its file had been dropped: the page of replays shows it. */
export function openText(text: string, name: string): Result<OpenedRecord, string> {
  const read = readText(text, name);
  if (!read.ok) return read;
  open = read.value;
  keepFile(text, name);
  return read;
}

export function keptFile(): OpenedRecord | null {
  if (open !== null) return open;
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null') as { name: string; text: string } | null;
    if (kept === null) return null;
    const opened = readText(kept.text, kept.name);
    return opened.ok ? opened.value : null;
  } catch {
    return null;
  }
}

export function forgetFile(): void {
  open = null;
  try {
    sessionStorage.removeItem(KEPT);
  } catch {
    // Nothing was kept.
  }
}
