import { ROLES } from '@mura/engine';
import { z } from 'zod';
import { player, visibleName, word } from './words.ts';

export const guestBody = z.strictObject({ nickname: visibleName(24) });

export const guestAnswer = z.object({
  id: z.string(),
  nickname: z.string(),
  token: z.string().describe('For programs: Authorization: Bearer <token>. Browsers have it as a cookie.'),
});

export const meAnswer = z.object({ id: z.string(), nickname: z.string() });

/** What pages show to help; the same for all seats of a village. */
export const ASSISTANCE = ['none', 'facts', 'claims', 'logic'] as const;
export type Assistance = (typeof ASSISTANCE)[number];

const json = z.record(z.string(), z.unknown());

export const villageBody = z.strictObject({
  name: visibleName(60),
  preset: word,
  rules: json
    .optional()
    .describe('What differs from the preset, member by member, e.g. { "roles": { "fox": 1 } }.'),
  cast: word.optional(),
  language: z.enum(['ja', 'en', 'aiwolf']).optional(),
  names: z
    .enum(['hidden', 'shown'])
    .default('hidden')
    .describe('Whether others see who sits where before the end.'),
  watch: z.enum(['everybody', 'nobody']).default('everybody'),
  delay: z.int().min(0).max(86_400).default(0).describe('Seconds by which those who watch are behind.'),
  pace: z.int().min(0).max(60_000).default(0).describe('Milliseconds a bot waits before it answers.'),
  answerSeconds: z
    .int()
    .min(1)
    .max(86_400)
    .default(120)
    .describe(
      'How long people may think where the form asks one after another; programs among themselves have its own limit.',
    ),
  assistance: z
    .enum(ASSISTANCE)
    .default('logic')
    .describe(
      'What pages show to help all who play here: nothing, facts, also claims, also what can be true.',
    ),
  bots: z
    .union([word, z.array(word.nullable()).max(20)])
    .optional()
    .describe('A bot for all seats, or one for each.'),
});
export type VillageBody = z.infer<typeof villageBody>;

export const seatBody = z.strictObject({
  player: player.optional().describe('The seat; any open one unless told.'),
  wish: z.enum(ROLES).optional(),
});

export const readyBody = z.strictObject({ ready: z.boolean() });

export const botsBody = z.strictObject({
  bot: word,
  player: player.optional().describe('The seat; all open ones unless told.'),
});

export const leaveQuery = z.object({ player: z.coerce.number().int().min(1).max(20).optional() });

export const listQuery = z.object({
  state: z.enum(['waiting', 'open', 'ended']).optional(),
  before: z.coerce.number().int().min(0).optional().describe('The `created` of the last village you have.'),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

export const liveQuery = z.object({
  after: z.coerce.number().int().min(-1).default(-1).describe('Your last number; -1: you have none.'),
});

const seat = z.object({
  player,
  character: z.string(),
  state: z.enum(['open', 'taken']),
  mine: z.boolean(),
  kind: z
    .enum(['person', 'bot', 'client'])
    .optional()
    .describe('Where names are shown, or to the maker before the start.'),
  name: z.string().optional(),
});

export const villageSummary = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(['waiting', 'open', 'ended', 'broken']),
  preset: z.string(),
  language: z.string(),
  players: z.int(),
  taken: z.int(),
  created: z.int(),
});

export const villageList = z.object({ villages: z.array(villageSummary) });

export const villageAnswer = villageSummary.extend({
  seats: z.array(seat),
  rules: json,
  names: z.enum(['hidden', 'shown']),
  watch: z.enum(['everybody', 'nobody']),
  delay: z.int(),
  assistance: z.enum(ASSISTANCE),
  ready: z.boolean().describe('You have said that you are ready.'),
  waitingFor: z.int().describe('How many people on its seats have not said that they are ready.'),
  mine: z.boolean().describe('You made it.'),
});

export const presetsAnswer = z.object({
  presets: z.array(z.object({ name: z.string(), players: z.int(), byClock: z.boolean() })),
});

export const botsAnswer = z.object({ bots: z.array(z.string()) });

export const castsAnswer = z.object({
  casts: z.array(z.object({ id: z.string(), names: z.record(z.string(), z.string()), characters: z.int() })),
});

export const errorAnswer = z.object({
  code: z.string(),
  message: z.string(),
  allowed: z.string().optional(),
});

export const healthAnswer = z.object({ ok: z.boolean(), villages: z.int(), sockets: z.int() });
