import { existsSync, readdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJournal } from './journal.ts';

const JOURNAL = /^\.journal-(\d+)-(\d+)$/;

/** A journal has parts, one after another. */
export function journalName(pid: number, part: number): string {
  return `.journal-${pid}-${part}`;
}

/** Mends the records of processes that ended without a word, from their journals. */
export function recoverRecords(directory: string, pathOf: (village: string) => string): void {
  for (const file of leftJournals(directory)) {
    const path = join(directory, file);
    mend(readFileSync(path, 'utf8'), pathOf);
    unlinkSync(path);
  }
}

/** Of processes that are no more, earlier parts first. */
function leftJournals(directory: string): string[] {
  return readdirSync(directory)
    .map((file) => ({ file, match: JOURNAL.exec(file) }))
    .filter(({ match }) => match !== null && !isAnother(Number(match[1])))
    .sort((one, other) => Number(one.match?.[2]) - Number(other.match?.[2]))
    .map(({ file }) => file);
}

function isAnother(pid: number): boolean {
  return pid !== process.pid && isAlive(pid);
}

function mend(journal: string, pathOf: (village: string) => string): void {
  const records = new Map<string, string[]>();
  for (const { village, first, lines } of readJournal(journal)) {
    const record = records.get(village) ?? wholeLines(pathOf(village));
    records.set(village, record);
    // What stands there already is the same.
    if (first <= record.length) record.push(...lines.slice(record.length - first));
  }
  for (const [village, lines] of records) {
    writeFileSync(pathOf(village), lines.map((line) => `${line}\n`).join(''), { flush: true });
  }
}

/** A line without its end was being written when the power failed. */
function wholeLines(path: string): string[] {
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n').slice(0, -1) : [];
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
