import {
  CHANNELS,
  type Choice,
  LONGEST_MEANING,
  LONGEST_TEXT,
  LONGEST_WORD,
  MARKS,
  type PlayerAction,
  type WatcherTalk,
} from './action.ts';
import { ROLES } from './roles/index.ts';
import {
  about,
  count,
  type FieldsOf,
  flag,
  named,
  optional,
  player,
  text,
  whole,
  word,
} from './shape/shape.ts';

type SentAction = PlayerAction | WatcherTalk;

type ActionOf<Type extends SentAction['type'], Each = SentAction> = Each extends {
  readonly type: infer Types;
}
  ? Type extends Types
    ? Each
    : never
  : never;

/** Who acts and by what name, the seat says; what really came over a wire, its door. */
type Added = 'type' | 'player' | 'name' | 'wire';
type SentFields<Type extends SentAction['type']> = FieldsOf<Omit<ActionOf<Type>, Added>>;

const LAST_MOMENT = 8_640_000_000_000_000;
const sent = { clientAt: optional(about(whole(0, LAST_MOMENT), 'Milliseconds, by your own clock.')) };
const utterance = text({ most: LONGEST_TEXT });
const language = optional(about(text({ least: 1, most: LONGEST_WORD }), 'Of the text, e.g. ja.'));
const channel = named('channel', word(CHANNELS));
const choice: SentFields<Choice['type']> = { target: player, ...sent };

const meant = about(
  text({ most: LONGEST_MEANING }),
  'How it is meant: a sentence of the AIWolf protocol; empty: nothing that the game knows.',
);

/** What somebody may do, and what each of it says. */
export const ACTIONS: { readonly [Type in SentAction['type']]: SentFields<Type> } = {
  talk: {
    channel,
    text: utterance,
    replyTo: optional(about(count, 'The number of the utterance it answers, on the same channel.')),
    expression: optional(about(text({ least: 1, most: LONGEST_WORD }), 'The face of the character.')),
    language,
    meant: optional(meant),
    ...sent,
  },
  poll: choice,
  vote: choice,
  divine: choice,
  guard: choice,
  attackVote: choice,
  over: sent,
  announce: { about: word(['vote', 'divine']), target: player, ...sent },
  mark: { target: player, role: named('role', word(ROLES)), mark: word(MARKS), ...sent },
  star: { channel, number: count, starred: flag, ...sent },
  correct: { channel, number: count, meant, ...sent },
  note: { text: utterance, ...sent },
  watcherTalk: { text: utterance, language, ...sent },
};
