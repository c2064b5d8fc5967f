import { existsSync, readdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJournal } from './journal.ts';

const JOURNAL = /^\.journal-(\d+)$/;

export function journalName(pid: number): string {
  return `.journal-${pid}`;
}

/** Mends the records of processes that ended without a word, from their journals. */
export function recoverRecords(directory: string, pathOf: (village: string) => string): void {
  for (const file of readdirSync(directory)) {
    const pid = JOURNAL.exec(file)?.[1];
    if (pid === undefined || (Number(pid) !== process.pid && isAlive(Number(pid)))) continue;
    const path = join(directory, file);
    mend(readFileSync(path, 'utf8'), pathOf);
    unlinkSync(path);
  }
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
