import {
  CHANNELS,
  LONGEST_TEXT,
  LONGEST_WORD,
  MARKS,
  type PlayerAction,
  type PlayerId,
  ROLES,
  type WatcherTalk,
} from '@mura/engine';
import { z } from 'zod';
import { clientAt, player } from './words.ts';

const sent = { clientAt: clientAt.optional() };
const text = z.string().max(LONGEST_TEXT);
const shortWord = z.string().min(1).max(LONGEST_WORD);

const talk = z.strictObject({
  type: z.literal('talk'),
  channel: z.enum(CHANNELS),
  text,
  replyTo: z.int().min(0).optional(),
  expression: shortWord.optional(),
  language: shortWord.optional(),
  ...sent,
});

const choice = z.strictObject({
  type: z.enum(['poll', 'vote', 'divine', 'guard', 'attackVote']),
  target: player,
  ...sent,
});

const over = z.strictObject({ type: z.literal('over'), ...sent });

const announce = z.strictObject({
  type: z.literal('announce'),
  about: z.enum(['vote', 'divine']),
  target: player,
  ...sent,
});

const mark = z.strictObject({
  type: z.literal('mark'),
  target: player,
  role: z.enum(ROLES),
  mark: z.enum(MARKS),
  ...sent,
});

const star = z.strictObject({
  type: z.literal('star'),
  channel: z.enum(CHANNELS),
  number: z.int().min(0),
  starred: z.boolean(),
  ...sent,
});

const note = z.strictObject({ type: z.literal('note'), text, ...sent });

/** Of somebody who watches, to the others who watch. */
const watcherTalk = z.strictObject({
  type: z.literal('watcherTalk'),
  text,
  language: shortWord.optional(),
  ...sent,
});

/** What somebody does; who he is, the seat says. */
export const webAction = z.discriminatedUnion('type', [
  talk,
  choice,
  over,
  announce,
  mark,
  star,
  note,
  watcherTalk,
]);
export type WebAction = z.infer<typeof webAction>;

/** As whom somebody acts: on a seat, or watching, with the name the others see. */
export type Actor =
  | { readonly type: 'player'; readonly player: PlayerId }
  | { readonly type: 'watcher'; readonly name: string | null };

/** The action of this actor; `null`: it is not for him to do. */
export function toAction(action: WebAction, actor: Actor): PlayerAction | WatcherTalk | null {
  // Members that are absent are absent in the parsed message too, so the types agree.
  if (action.type === 'watcherTalk')
    return actor.type === 'watcher' ? ({ ...action, name: actor.name } as WatcherTalk) : null;
  return actor.type === 'player' ? ({ ...action, player: actor.player } as PlayerAction) : null;
}
