import { contestPage } from '../contests/report.ts';
import { withoutNames } from '../people/blank.ts';
import { readPack } from '../people/cast-files.ts';
import { knownLines } from '../people/known-lines.ts';
import { changeLine, readLines } from '../people/record-text.ts';
import { readSentRecord } from '../people/solo-record.ts';
import { changedLines } from '../people/withdrawn-lines.ts';

/** Work that would hold up everybody: each task makes plain data of plain data. */
export const TASKS = {
  /** A cast as it was sent; or what is wrong with it. */
  castPack: readPack,
  /** A record as it was sent; or what is wrong with it. */
  sentRecord: readSentRecord,
  /** The lines of a record, without the names of those who played. */
  anonymousLines,
  /** The part of a record that some viewers may know, as a record. */
  knownLines,
  /** Of the lines of a record those that change when somebody takes back their words, as they are then. */
  blankedLines: changedLines,
  /** The report of a contest, as a page. */
  contestPage,
};

export type Tasks = typeof TASKS;

interface RecordLines {
  readonly header: string;
  readonly lines: readonly string[];
}

function anonymousLines({ header, lines }: RecordLines): string[] {
  return readLines(header, lines).map((entry, index) => changeLine(entry, lines[index] ?? '', withoutNames));
}
