import { accept, type Result, refuse } from '@mura/engine';
import { readChatGame } from '../../foreign/mafia.ts';
import { noGame } from '../../foreign/no-game.ts';
import { readPacketLog } from '../../foreign/packets.ts';
import { readParts } from '../../foreign/parts.ts';
import { readRealtimeLog } from '../../foreign/realtime.ts';
import { readUtteranceLog } from '../../foreign/utterance-lines.ts';
import { readLicosLog } from '../../licos/read/read-log.ts';
import { readNlpLog } from '../../nlp/read-log.ts';
import type { RecordError } from '../../read/error.ts';
import { readRecord } from '../../read/read.ts';
import type { VillageRecord } from '../../record.ts';
import { readTalkLog } from '../talk-log.ts';
import { detectFormat } from './detect.ts';
import { readAIWolfLog } from './read-log.ts';

/** A game in any form that is known here. */
export function readAny(text: string, file?: string): Result<VillageRecord, RecordError> {
  const options = file === undefined ? {} : { file };
  const format = detectFormat(text);
  switch (format) {
    case 'mura': {
      const read = readRecord(text, options);
      return read.ok ? accept(read.value.record) : read;
    }
    case 'aiwolf':
      return readAIWolfLog(text, options);
    case 'nlp':
      return readNlpLog(text, options);
    case 'licos': {
      const read = readLicosLog(text, options);
      return read.ok ? read : refuse({ ...read.error, reason: noGame(text) ?? read.error.reason });
    }
    case 'sample':
      return readTalkLog(text, options);
    case 'nlp-packets':
      return at(file, readPacketLog(text));
    case 'nlp-realtime':
      return at(file, readRealtimeLog(text));
    case 'llmafia':
      return at(file, readChatGame(text));
    case 'utterances':
      return at(file, readUtteranceLog(text));
    case 'wolfbbs':
    case 'wakamete':
    case 'mafia-mturk':
      return at(file, readParts(format, [{ path: file ?? '', text }]));
    case null:
      return refuse({
        file: file ?? null,
        line: 1,
        reason:
          noGame(text) ??
          'is neither a Mura record, nor a game log of AIWolf, of the natural-language contest or of LiCOS, nor a page of 人狼BBS or of a chat site, nor a game of Mafia',
        allowed:
          'a Mura record, a game log of AIWolf, of the natural-language contest or of LiCOS, a page of 人狼BBS or of a chat site, a game of Mafia',
      });
  }
}

function at(
  file: string | undefined,
  read: Result<VillageRecord, RecordError>,
): Result<VillageRecord, RecordError> {
  return read.ok ? read : refuse({ ...read.error, file: file ?? null });
}
