import {
  ACTIONS,
  ACTS,
  EVENT_TYPES,
  EVENTS,
  fieldsOf,
  LENGTHS,
  type PlayerAction,
  type PlayerId,
  shape,
  type WatcherTalk,
} from '@mura/engine';
import { CLOSINGS } from '../closings.ts';
import { actionId } from './words.ts';

const { about, cases, either, flag, list, object, optional, orNull, player, text, whole, word } = shape;

/** The version of the protocol; a server says it in `welcome`. */
export const WEB_PROTOCOL = 1;

/** What somebody does; who they are, the seat says. */
export const webAction = shape.cases('type', ACTIONS);
export type WebAction = shape.ValueOf<typeof webAction>;

/** As whom somebody acts: on a seat, or watching, with the name the others see. */
export type Actor =
  | { readonly type: 'player'; readonly player: PlayerId }
  | { readonly type: 'watcher'; readonly name: string | null };

/** The action of this actor; `null`: it is not for them to do. */
export function toAction(action: WebAction, actor: Actor): PlayerAction | WatcherTalk | null {
  if (action.type === 'watcherTalk') return actor.type === 'watcher' ? { ...action, name: actor.name } : null;
  return actor.type === 'player' ? { ...action, player: actor.player } : null;
}

/** The types of events that somebody may be told of: all but those that only the master knows. */
export const TOLD_TYPES = EVENT_TYPES.filter((type) => {
  const { told } = EVENTS[type];
  return told === 'byChannel' || told.some((hearers) => hearers !== 'master');
});

/** An event as a viewer is told it: the facts of the record, without who else is told. */
export const toldEvent = shape.cases(
  'type',
  Object.fromEntries(TOLD_TYPES.map((type) => [type, fieldsOf(type)])),
);

/** From the browser. */
export const clientMessage = cases('type', {
  act: { id: actionId, action: webAction },
  ping: {},
  typing: {},
});
export type ClientMessage = shape.ValueOf<typeof clientMessage>;

const CHOICES = ACTS.filter((act) => act !== 'talk' && act !== 'whisper');

/** What may be answered: a text with its limits, or one of the targets. */
const legal = either(
  object({
    act: word(['talk', 'whisper']),
    left: about(orNull(whole()), 'Utterances left, this one included; null: as many as one likes.'),
    skipIsOver: flag,
    longest: whole(),
    length: LENGTHS,
    budget: orNull(whole()),
  }),
  object({ act: word(CHOICES), targets: list(player) }),
);

const question = object({ act: word(ACTS), day: whole(), round: whole(), turn: whole(), legal });

/** To the browser. */
export const serverMessage = cases('type', {
  welcome: {
    protocol: word([WEB_PROTOCOL]),
    village: text(),
    player: about(orNull(player), 'Your seat; null: you watch.'),
    now: about(whole(), 'Milliseconds, by the clock of the server.'),
  },
  event: {
    number: about(whole(), 'Your own running number, from 0 without gaps.'),
    at: whole(),
    event: toldEvent,
  },
  asked: {
    question: about(
      question,
      'A question that is new or has changed; it is over when it is answered or its phase is.',
    ),
  },
  done: { id: actionId },
  refused: {
    id: about(orNull(actionId), 'The action that is refused; null: the message had none.'),
    code: text(),
    message: text(),
    allowed: optional(text()),
  },
  presence: {
    here: about(
      list(player),
      'Who is connected; programs always are, and where names are hidden everybody is until the end.',
    ),
    watching: about(whole(), 'How many watch.'),
  },
  typing: {
    player: about(player, 'Who is writing in public; never where names are hidden, and never recorded.'),
  },
  pong: {},
});
export type ServerMessage = shape.ValueOf<typeof serverMessage>;

/** The numbers with which a server closes a connection. */
export const CLOSE_CODES = Object.fromEntries(
  Object.entries(CLOSINGS.web).map(([word, { code }]) => [word, code]),
) as Readonly<Record<keyof typeof CLOSINGS.web, number>>;
