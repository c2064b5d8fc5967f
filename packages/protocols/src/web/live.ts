import { ACTS } from '@mura/engine';
import { z } from 'zod';
import { CLOSINGS } from '../closings.ts';
import { webAction } from './action.ts';
import { toldEvent } from './event.ts';
import { actionId, player } from './words.ts';

/** The version of the protocol; a server says it in `welcome`. */
export const WEB_PROTOCOL = 1;

/** From the browser. */
export const clientMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('act'), id: actionId, action: webAction }),
  z.strictObject({ type: z.literal('ping') }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;

const length = z.object({
  countIn: z.enum(['characters', 'charactersAndSpaces', 'words']),
  perTalk: z.int().nullable(),
  perPlayer: z.int().nullable(),
  base: z.int().nullable(),
  mention: z.int().nullable(),
});

/** What may be answered: a text with its limits, or one of the targets. */
const legal = z.union([
  z.object({
    act: z.enum(['talk', 'whisper']),
    left: z.int().nullable().describe('Utterances left, this one included; null: as many as one likes.'),
    skipIsOver: z.boolean(),
    longest: z.int(),
    length,
    budget: z.int().nullable(),
  }),
  z.object({ act: z.enum(ACTS).exclude(['talk', 'whisper']), targets: z.array(player) }),
]);

const question = z.object({
  act: z.enum(ACTS),
  day: z.int(),
  round: z.int(),
  turn: z.int(),
  legal,
});

/** To the browser. */
export const serverMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('welcome'),
    protocol: z.literal(WEB_PROTOCOL),
    village: z.string(),
    player: player.nullable().describe('Your seat; null: you watch.'),
    now: z.int().describe('Milliseconds, by the clock of the server.'),
  }),
  z.object({
    type: z.literal('event'),
    number: z.int().describe('Your own running number, from 0 without gaps.'),
    at: z.int(),
    event: toldEvent,
  }),
  z
    .object({ type: z.literal('asked'), question })
    .describe('A question that is new or has changed; it is over when it is answered or its phase is.'),
  z.object({ type: z.literal('done'), id: actionId }),
  z.object({
    type: z.literal('refused'),
    id: actionId.nullable().describe('The action that is refused; null: the message had none.'),
    code: z.string(),
    message: z.string(),
    allowed: z.string().optional(),
  }),
  z.object({
    type: z.literal('presence'),
    here: z
      .array(player)
      .describe(
        'Who is connected; programs always are, and where names are hidden everybody is until the end.',
      ),
    watching: z.int().describe('How many watch.'),
  }),
  z.object({ type: z.literal('pong') }),
]);
export type ServerMessage = z.infer<typeof serverMessage>;

/** The numbers with which a server closes a connection. */
export const CLOSE_CODES = Object.fromEntries(
  Object.entries(CLOSINGS.web).map(([word, { code }]) => [word, code]),
) as Readonly<Record<keyof typeof CLOSINGS.web, number>>;
