import { accept, type Result, refuse } from '@mura/engine';
import { readLicosLog } from '../licos/read/read-log.ts';
import { readNlpLog } from '../nlp/read-log.ts';
import type { RecordError } from '../read/error.ts';
import { readRecord } from '../read/read.ts';
import type { VillageRecord } from '../record.ts';
import { detectFormat } from './detect.ts';
import { readAIWolfLog } from './read-log.ts';
import { readTalkLog } from './talk-log.ts';

/** A game in any form that is known here. */
export function readAny(text: string, file?: string): Result<VillageRecord, RecordError> {
  const options = file === undefined ? {} : { file };
  switch (detectFormat(text)) {
    case 'mura': {
      const read = readRecord(text, options);
      return read.ok ? accept(read.value.record) : read;
    }
    case 'aiwolf':
      return readAIWolfLog(text, options);
    case 'nlp':
      return readNlpLog(text, options);
    case 'licos':
      return readLicosLog(text, options);
    case 'sample':
      return readTalkLog(text, options);
    case null:
      return refuse({
        file: file ?? null,
        line: 1,
        reason:
          'is neither a Mura record, nor a game log of AIWolf, of the natural-language contest or of LiCOS',
        allowed: 'a Mura record, or a game log of AIWolf, of the natural-language contest or of LiCOS',
      });
  }
}
