import { ownGame } from '@mura/corpus';
import type { PlayerId } from '@mura/engine';
import { contestPage } from '../contest-page/report.ts';
import {
  drawnTask,
  exportOf,
  factsOf,
  hasLabel,
  lieLines,
  liesPage,
  readBroughtFile,
  reportOf,
  scenesOf,
  taskPosts,
} from '../corpora/study.ts';
import { withoutNames } from '../people/blank.ts';
import { readPack } from '../people/cast-files.ts';
import { knownLines } from '../people/known-lines.ts';
import { changeLine, readKept, readLines } from '../people/record-text.ts';
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
  /** A game as one of its players looks back on it. */
  ownGame: lookBack,
  /** The report of a contest, as a page. */
  contestPage,
  /** A file for a corpus as it was sent, as a record; or what is wrong with it. */
  corpusFile: readBroughtFile,
  corpusFacts: factsOf,
  corpusDraw: drawnTask,
  corpusTask: taskPosts,
  corpusScenes: scenesOf,
  corpusLies: liesPage,
  corpusLieLines: lieLines,
  corpusHasLabel: hasLabel,
  corpusReport: reportOf,
  corpusExport: exportOf,
};

export type Tasks = typeof TASKS;

interface RecordLines {
  readonly header: string;
  readonly lines: readonly string[];
}

function anonymousLines({ header, lines }: RecordLines): string[] {
  return readLines(header, lines).map((entry, index) => changeLine(entry, lines[index] ?? '', withoutNames));
}

function lookBack({ header, lines, player }: RecordLines & { readonly player: PlayerId }) {
  return ownGame(readKept([header, ...lines].join('')), player);
}
