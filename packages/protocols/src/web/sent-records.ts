import { shape } from '@mura/engine';
import { idOf } from './words.ts';

const { about, flag, list, loose, object, optional, orNull, otherwise, text, whole, word, written } = shape;

/** Under which a record that somebody sends may be passed on; sending says that they agree. */
export const SENT_LICENCE = 'CC-BY-4.0';

export const sentRecordBody = object({
  record: about(
    text({ most: 4_000_000 }),
    'The whole record of a village of one person and bots, as JSON lines.',
  ),
  licence: about(word([SENT_LICENCE]), 'You agree that the record may be passed on under it.'),
});

export const sentRecordId = loose({
  id: idOf('record'),
});

export const sentRecordsQuery = loose({
  before: about(optional(written(whole(0))), 'The `sent` of the last record you have.'),
  limit: otherwise(written(whole(1, 100)), 20),
});

const sentRecord = object({
  id: text(),
  players: whole(),
  language: text(),
  winner: orNull(text()),
  sent: whole(),
  licence: text(),
  mine: about(flag, 'You sent it.'),
  verified: about(word([false]), 'Nobody but its sender saw it being played: it counts in no statistics.'),
});

export const sentRecordAnswer = sentRecord;
export type SentRecordAnswer = shape.ValueOf<typeof sentRecordAnswer>;

export const sentRecordList = object({ records: list(sentRecord) });
