import { createHash } from 'node:crypto';
import { studied } from '@mura/corpus';
import {
  decodeForeign,
  describeRecordError,
  FOREIGN,
  type LogError,
  type PartForm,
  partOf,
  readMappedTable,
  readParts,
  type TableMapping,
  type VillageRecord,
  writeEntry,
  writeRecord,
} from '@mura/records';
import { WrongInput } from '../../ending.ts';
import { type FoundLog, isRead, logsIn, readLog } from '../../games.ts';
import { readBytes } from '../../input.ts';

/** A game that came in, as it goes into the corpus. */
export interface TakenGame {
  readonly type: 'game';
  readonly place: string;
  readonly format: string;
  readonly village: string;
  /** Of what happened and who was there; the same game from another file has the same. */
  readonly hash: string;
  /** The record. */
  readonly text: string;
  /** Public utterances of the game, and those of which something was understood. */
  readonly utterances: number;
  readonly understood: number;
  /** Lines of the source that are only kept. */
  readonly kept: number;
  readonly unknown: readonly string[];
}

/** A page or table of a game of which there may be more; it is read again when all of them are known. */
export interface TakenPart {
  readonly type: 'part';
  readonly form: PartForm;
  readonly key: string;
  readonly path: string;
}

export interface Rejected {
  readonly type: 'rejected';
  readonly place: string;
  readonly reason: string;
}

export type ImportResult = TakenGame | TakenPart | Rejected;

/** A piece of work that a thread does alone: a page or table, a log, or the parts of one game. */
export type Job =
  | { readonly type: 'page'; readonly path: string }
  | { readonly type: 'log'; readonly log: FoundLog }
  | { readonly type: 'parts'; readonly form: PartForm; readonly paths: readonly string[] };

const PAGE = /\.(html?|csv|tsv)(\.gz)?$/i;
const TABLE = /\.(csv|tsv)(\.gz)?$/i;

/** The jobs of a file, a game at a time, so that no collection has to fit into memory; or why there is none. */
export async function* jobsIn(path: string): AsyncGenerator<Job | Rejected> {
  if (PAGE.test(path)) {
    yield { type: 'page', path };
    return;
  }
  try {
    for await (const log of logsIn(path)) yield { type: 'log', log };
  } catch (error) {
    yield refusedFor(path, error);
  }
}

/** What a job gives; nothing is dropped in silence. */
export async function takeJob(job: Job, mapping: TableMapping | null): Promise<ImportResult[]> {
  switch (job.type) {
    case 'page':
      return takePage(job.path, mapping).catch((error: unknown) => [refusedFor(job.path, error)]);
    case 'log':
      return [pageIn(job.log) ?? takeLog(job.log)];
    case 'parts':
      return takeParts(job.form, job.paths).catch((error: unknown) => [
        refusedFor(job.paths.join(' + '), error),
      ]);
  }
}

/** A page of a site, or a table by its mapping; anything else is a log, whatever its file is called. */
async function takePage(path: string, mapping: TableMapping | null): Promise<ImportResult[]> {
  const bytes = await readBytes(path);
  const text = decodeForeign(bytes);
  if (text === null) return [rejected(path, `${path} is in none of UTF-8, Shift_JIS and EUC-JP.`)];
  const part = partOf({ path, text });
  if (part !== null) return [{ type: 'part', ...part, path }];
  if (!TABLE.test(path)) return [takeLog({ file: path, line: null, content: bytes })];
  if (mapping !== null)
    return readMappedTable(text, mapping, path).map((read) =>
      read.ok ? gameOf(path, 'table', read.value) : refusedBy(path, read.error),
    );
  const taken = takeLog({ file: path, line: null, content: bytes });
  return [
    taken.type === 'game'
      ? taken
      : rejected(path, `${path} is a table: say with --mapping what its columns mean.`),
  ];
}

/** A page that is not called one. */
function pageIn({ file, line, content }: FoundLog): TakenPart | null {
  if (line !== null || !(content instanceof Uint8Array) || content[0] !== LESS_THAN) return null;
  const text = decodeForeign(content);
  const part = text === null ? null : partOf({ path: file, text });
  return part === null ? null : { type: 'part', ...part, path: file };
}

const LESS_THAN = 0x3c;

function takeLog(log: FoundLog): TakenGame | Rejected {
  const found = readLog(log);
  return isRead(found) ? gameOf(found.place, found.format, found.record) : rejected(found.place, found.error);
}

/** The game of pages or tables that belong together. */
async function takeParts(form: PartForm, paths: readonly string[]): Promise<ImportResult[]> {
  const place = paths.join(' + ');
  const parts: { path: string; text: string }[] = [];
  for (const path of paths) parts.push({ path, text: decodeForeign(await readBytes(path)) ?? '' });
  const read = readParts(form, parts);
  return [read.ok ? gameOf(place, form, read.value) : refusedBy(place, read.error)];
}

function rejected(place: string, reason: string): Rejected {
  return { type: 'rejected', place, reason };
}

function refusedFor(place: string, error: unknown): Rejected {
  if (!(error instanceof WrongInput)) throw error;
  return rejected(place, error.message);
}

function refusedBy(place: string, error: LogError): Rejected {
  return rejected(place, `${describeRecordError({ ...error, file: place })}.`);
}

function gameOf(place: string, format: string, record: VillageRecord): TakenGame {
  const said = studied(record).utterances.filter(
    ({ channel, stage }) => channel === 'talk' && stage === 'game',
  );
  return {
    type: 'game',
    place,
    format,
    village: record.header.village,
    hash: hashOf(record),
    text: writeRecord(record),
    utterances: said.length,
    understood: said.filter(({ sentences, tags }) => sentences.length + tags.length > 0).length,
    kept: record.entries.filter(({ event }) => event.type === FOREIGN).length,
    unknown: record.header.source?.unknown ?? [],
  };
}

/** What the header says of the file a game came from does not count. */
function hashOf({ header, entries }: VillageRecord): string {
  const hash = createHash('sha256').update(JSON.stringify(header.cast));
  for (const entry of entries) hash.update(writeEntry(entry));
  return hash.digest('hex');
}
