import { readRecord, tell, writeAIWolfLog } from '@mura/records';

export type ExportFormat = 'mura' | 'aiwolf' | 'text';

export interface ExportedFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** A record as a file of a format; `null` where it cannot be written so. */
export function exportRecord(
  record: string,
  format: ExportFormat,
  language: 'ja' | 'en',
): ExportedFile | null {
  if (format === 'mura') return { name: 'village.mura.jsonl', type: 'application/jsonl', text: record };
  const read = readRecord(record);
  if (!read.ok) return null;
  const village = read.value.record;
  if (format === 'text')
    return {
      name: 'village.txt',
      type: 'text/plain',
      text: tell(village, { viewer: 'master', language }).join('\n'),
    };
  const log = writeAIWolfLog(village);
  return log.ok ? { name: 'village.log', type: 'text/plain', text: log.value } : null;
}
