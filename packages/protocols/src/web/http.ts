import { ASSISTANCE, ROLES, TEAMS } from '@mura/engine';
import { z } from 'zod';
import { DOORS, PROGRAM_DOORS } from '../doors.ts';
import { RIGHTS, STANDINGS } from './people.ts';
import { player, visibleName, word } from './words.ts';

export const guestBody = z.strictObject({ nickname: visibleName(24) });

export const guestAnswer = z.object({
  id: z.string(),
  nickname: z.string(),
  token: z.string().describe('For programs: Authorization: Bearer <token>. Browsers have it as a cookie.'),
});

export const meAnswer = z.object({
  id: z.string(),
  nickname: z.string(),
  kind: z.enum(['guest', 'account', 'bot']),
  right: z.enum(RIGHTS).describe('What you may do on this server.'),
});

/** How people are to speak in a village, from the mildest to anything. */
export const MANNERS = ['polite', 'ordinary', 'unrestricted'] as const;

/** A word that a village does not want to hear. */
const unwanted = visibleName(40);

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
  programSeconds: z
    .int()
    .min(1)
    .max(3600)
    .optional()
    .describe('How long programs that come through a door may think there; as the form says unless told.'),
  assistance: z
    .enum(ASSISTANCE)
    .default('logic')
    .describe(
      'What pages show to help all who play here: nothing, facts, also claims, also what can be true.',
    ),
  manner: z
    .enum(MANNERS)
    .default('ordinary')
    .describe('How people are to speak; what is worse may be reported.'),
  filter: z.array(unwanted).max(200).default([]).describe('Words with which a post is refused.'),
  consent: z
    .strictObject({
      text: z
        .string()
        .transform((text) => text.trim())
        .refine((text) => text !== '' && text.length <= 5000, {
          error: 'must be a text of at most 5000 characters',
        }),
      purpose: visibleName(60).describe('In a word or two, as it stands in the record, e.g. research.'),
      licence: visibleName(60).nullable().default(null).describe('E.g. CC-BY-4.0.'),
    })
    .optional()
    .describe('What whoever takes a seat must agree to.'),
  bots: z
    .union([word, z.array(word.nullable()).max(20)])
    .optional()
    .describe('A bot for all seats, or one for each.'),
});
export type VillageBody = z.infer<typeof villageBody>;

export const seatBody = z.strictObject({
  player: player.optional().describe('The seat; any open one unless told.'),
  wish: z.enum(ROLES).optional(),
  agree: z
    .string()
    .max(80)
    .optional()
    .describe('The id of the consent of the village, once you have read it and agree.'),
});

export const readyBody = z.strictObject({ ready: z.boolean() });

export const botsBody = z.strictObject({
  bot: word,
  player: player.optional().describe('The seat; all open ones unless told.'),
});

export const programBody = z.strictObject({
  door: z.enum(PROGRAM_DOORS),
  player: player.optional().describe('The seat; any open one unless told.'),
  anyone: z
    .boolean()
    .default(true)
    .describe('Whether any program of this door may come; else only one that gives the key of the seat.'),
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

const program = z.object({
  door: z.string(),
  state: z.enum(['waiting', 'connected']),
  anyone: z.boolean(),
  key: z.string().optional().describe('Leads a program to this seat; only the maker is told.'),
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
  program: program.optional().describe('A seat for a program; told like `kind`.'),
});

export const villageSummary = z.object({
  id: z.string(),
  name: z.string(),
  state: z
    .enum(['waiting', 'open', 'ended', 'broken'])
    .describe('`ended` as soon as the result is known, also while the epilogue goes on.'),
  result: z
    .object({ winner: z.enum(TEAMS).nullable().describe('null: nobody.') })
    .nullable()
    .describe('Once it is known; where nobody may watch, to those who play.'),
  epilogueUntil: z
    .int()
    .nullable()
    .describe('When the talk after the end is over at the latest, in milliseconds; null: there is none.'),
  preset: z.string(),
  language: z.string(),
  manner: z.enum(MANNERS),
  players: z.int(),
  roles: z.record(z.string(), z.int()).describe('How many of each role are dealt.'),
  taken: z.int().describe('Seats that are not open; those kept for a program among them.'),
  offers: z.record(z.string(), z.int()).describe('By door: seats that any program of it may take.'),
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
  waitingFor: z
    .int()
    .describe(
      'How many people on its seats have not said that they are ready; where names are hidden, others than the maker are told when all seats are taken.',
    ),
  mine: z.boolean().describe('You made it.'),
  cast: z.string(),
  filter: z.array(z.string()).describe('Words with which a post is refused.'),
  consent: z
    .object({ id: z.string(), text: z.string(), purpose: z.string(), licence: z.string().nullable() })
    .nullable()
    .describe('What whoever takes a seat agrees to; null: nothing is asked.'),
  standing: z.enum(STANDINGS).describe('What you may do here: a muted person writes nothing.'),
  rematch: z
    .string()
    .nullable()
    .describe('The id of the village in which those who played here play again; null: nobody has made it.'),
});

export const presetsAnswer = z.object({
  presets: z.array(z.object({ name: z.string(), players: z.int(), byClock: z.boolean() })),
});

export const botsAnswer = z.object({ bots: z.array(z.string()), default: z.string() });

export const castsAnswer = z.object({
  casts: z.array(z.object({ id: z.string(), names: z.record(z.string(), z.string()), characters: z.int() })),
});

const address = z.string().describe('With the name of the host by which you reached the server.');

export const doorsAnswer = z.object({
  doors: z.array(
    z.object({
      door: z.enum(DOORS),
      address: address.describe('Where a client of this door begins, e.g. tcp://example.org:10000.'),
      token: z.enum(['needed', 'optional']).describe('Whether somebody without a token is let in.'),
      how: z.string().describe('What the token is and where it goes, in a sentence.'),
      host: z.string().optional().describe('Of a door that has a port of its own.'),
      port: z.int().optional(),
      sockets: z
        .record(z.string(), address)
        .optional()
        .describe('WebSockets of this door by what they are for; {id} is the id of a village.'),
    }),
  ),
});
export type DoorsAnswer = z.infer<typeof doorsAnswer>;

export const errorAnswer = z.object({
  code: z.string(),
  message: z.string(),
  allowed: z.string().optional(),
});

export const healthAnswer = z.object({ ok: z.literal(true) });
