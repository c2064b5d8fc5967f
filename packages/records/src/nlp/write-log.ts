import type { Result } from '@mura/engine';
import { NLP_DEFAULTS } from '../aiwolf/notes.ts';
import type { WriteError } from '../aiwolf/write/write-lines.ts';
import { writeLog } from '../aiwolf/write/write-log.ts';
import type { VillageRecord } from '../record.ts';

/** A record as the Go server of the natural-language contests writes its game log. */
export function writeNlpLog(record: VillageRecord): Result<string, WriteError> {
  return writeLog(record, 'nlp', NLP_DEFAULTS);
}
