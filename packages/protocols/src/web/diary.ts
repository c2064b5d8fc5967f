import { ACTS } from '@mura/engine';
import { z } from 'zod';
import { player } from './words.ts';

export const diaryQuery = z.strictObject({
  key: z
    .string()
    .regex(/^[0-9A-Za-z]{8}$/, 'must be the key of a seat')
    .optional()
    .describe(
      'Of a seat; without it, those of your own programs, and in a village that you made all of them.',
    ),
});

export const diaryAnswer = z.object({
  entries: z
    .array(
      z.object({
        at: z.int().describe('Milliseconds.'),
        player,
        name: z.string(),
        day: z.int().optional(),
        request: z.enum(ACTS).optional().describe('What was asked.'),
        reason: z.string().describe('late, gone, garbage, illegal, grammar, tooLate, unasked …'),
        sent: z.string().nullable(),
        used: z.union([z.string(), player]).nullable().optional().describe('What the village used instead.'),
        why: z.string().describe('In words.'),
      }),
    )
    .describe('What went wrong with programs, oldest first.'),
});
export type DiaryAnswer = z.infer<typeof diaryAnswer>;
