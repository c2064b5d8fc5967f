import { z } from 'zod';

/** Under which a record that somebody sends may be passed on; sending says that he agrees. */
export const SENT_LICENCE = 'CC-BY-4.0';

export const sentRecordBody = z.strictObject({
  record: z
    .string()
    .max(4_000_000)
    .describe('The whole record of a village of one person and bots, as JSON lines.'),
  licence: z.literal(SENT_LICENCE).describe('You agree that the record may be passed on under it.'),
});

export const sentRecordId = z.object({
  id: z.string().regex(/^[0-9a-z]{12}$/, 'must be the id of a record'),
});

export const sentRecordsQuery = z.object({
  before: z.coerce.number().int().min(0).optional().describe('The `sent` of the last record you have.'),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

const sentRecord = z.object({
  id: z.string(),
  players: z.int(),
  language: z.string(),
  winner: z.string().nullable(),
  sent: z.int(),
  licence: z.string(),
  mine: z.boolean().describe('You sent it.'),
  verified: z
    .literal(false)
    .describe('Nobody but its sender saw it being played: it counts in no statistics.'),
});

export const sentRecordAnswer = sentRecord;

export const sentRecordList = z.object({ records: z.array(sentRecord) });
