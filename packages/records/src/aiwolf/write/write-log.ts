import { accept, type Result } from '@mura/engine';
import type { VillageRecord } from '../../record.ts';
import { AIWOLF_DEFAULTS, formFrom, type LogDefaults, textFrom, withOddLines } from '../notes.ts';
import { joinText } from '../source-text.ts';
import { type WriteError, writeLines } from './write-lines.ts';

/** A record as the Java server of the AIWolf contests writes its game log. */
export function writeAIWolfLog(record: VillageRecord): Result<string, WriteError> {
  return writeLog(record, 'aiwolf', AIWOLF_DEFAULTS);
}

/** A log that came from this format goes back with all its peculiarities; any other record is written as usual. */
export function writeLog(
  record: VillageRecord,
  format: string,
  usual: LogDefaults,
): Result<string, WriteError> {
  const { source } = record.header;
  const notes = source?.format === format ? source.notes : {};
  const written = writeLines(record, formFrom(notes, usual));
  return written.ok ? accept(joinText(withOddLines(written.value, notes), textFrom(notes, usual))) : written;
}
