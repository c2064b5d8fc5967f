import { z } from 'zod';
import { player, visibleName } from './words.ts';

/** What an account may do on a server: play, run villages and contests, or run the server. */
export const RIGHTS = ['player', 'organiser', 'admin'] as const;
export type Right = (typeof RIGHTS)[number];

/** What a bot token may be used for. */
export const SCOPES = ['play', 'watch', 'make'] as const;
export type Scope = (typeof SCOPES)[number];

const password = z.string().min(10, 'must have at least 10 characters').max(200);

export const accountBody = z.strictObject({ name: visibleName(24), password });

/** A password that was set by older rules still opens. */
export const signInBody = z.strictObject({ name: visibleName(24), password: z.string().max(200) });

export const passwordBody = z.strictObject({ old: z.string().max(200), new: password });

export const rightBody = z.strictObject({ name: visibleName(24), right: z.enum(RIGHTS) });

export const claimBody = z.strictObject({
  token: z.string().max(200).describe('The token in the file first-admin-token of the data folder.'),
});

/** To delete oneself one says so, so that no stray request does it. */
export const deleteBody = z.strictObject({ delete: z.literal('everything of mine') });

export const deletedAnswer = z.object({
  blanked: z.int().describe('Villages in which your texts and your name are gone.'),
  waiting: z.int().describe('Villages that still run; they follow as soon as they end.'),
});

export const botTokenBody = z.strictObject({
  name: visibleName(24),
  scopes: z.array(z.enum(SCOPES)).min(1).max(SCOPES.length).default(['play', 'watch']),
  perMinute: z.int().min(1).max(6000).default(600).describe('Requests and messages in a minute.'),
});

const botToken = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  perMinute: z.int(),
  created: z.int(),
});

export const botTokenList = z.object({ tokens: z.array(botToken) });

export const botTokenAnswer = botToken.extend({
  token: z.string().describe('Shown this once; only its fingerprint is kept.'),
});

export const botTokenId = z.object({ id: z.string().regex(/^[0-9a-z]{12}$/, 'must be the id of a token') });

export const doneAnswer = z.object({ done: z.literal(true) });

/** What somebody may do in one village. */
export const STANDINGS = ['free', 'muted', 'banned'] as const;
export type Standing = (typeof STANDINGS)[number];

export const moderationBody = z
  .strictObject({
    player: player.optional(),
    person: z.string().max(60).optional().describe('For admins, of somebody who watches: as in a report.'),
    address: z
      .boolean()
      .default(false)
      .describe('Of a program: also whoever comes from the same address; who sits already stays.'),
    standing: z.enum(STANDINGS),
    reason: z.string().max(500).default(''),
  })
  .refine((body) => (body.player === undefined) !== (body.person === undefined), {
    error: 'must name a player or a person',
  });

export const standingsAnswer = z.object({
  standings: z.array(
    z.object({
      player: player.nullable(),
      person: z.string().optional(),
      standing: z.enum(STANDINGS),
      reason: z.string(),
    }),
  ),
});

export const barBody = z.strictObject({
  person: z.string().min(1).max(60),
  barred: z.boolean(),
  reason: z.string().max(500).default(''),
});

export const reportBody = z.strictObject({
  number: z.int().min(0).optional().describe('Of the event it is about: your own running number.'),
  reason: z
    .string()
    .transform((reason) => reason.trim())
    .refine((reason) => reason !== '' && reason.length <= 1000, {
      error: 'must be a text of at most 1000 characters',
    }),
});

export const reportQuery = z.object({
  village: z.string().max(12).optional(),
  state: z.enum(['open', 'closed']).default('open'),
  before: z.coerce.number().int().min(1).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

export const reportList = z.object({
  reports: z.array(
    z.object({
      id: z.int(),
      village: z.string(),
      at: z.int(),
      reason: z.string(),
      number: z
        .int()
        .nullable()
        .describe('Of the event it is about: your own running number; null: you were given no such event.'),
      seq: z
        .int()
        .nullable()
        .optional()
        .describe('The line of the record it is about; told when the village has ended.'),
      player: player.nullable(),
      event: z.unknown().optional().describe('What stands there now.'),
      person: z.string().optional().describe('For admins: whose it is.'),
      state: z.enum(['open', 'closed']),
    }),
  ),
});

export const reportId = z.object({ id: z.coerce.number().int().min(1) });

export const recordQuery = z.object({
  anonymous: z
    .enum(['true', 'false'])
    .default('false')
    .describe('Without the names of people and programs, for a corpus.'),
});

export const withdrawBody = z.strictObject({
  token: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe(
      'The secret that an agent of yours gave behind its name at the AIWolf door; you need not say who you are.',
    ),
});

export const withdrawnAnswer = z.object({
  state: z.enum(['done', 'whenItEnds']),
});
