import type { PlayerId } from './player.ts';
import type { Role } from './roles/index.ts';

export const CHANNELS = ['talk', 'whisper', 'soliloquy', 'grave', 'act'] as const;
/** What kind of speech it is; who hears it is the audience of the event. */
export type Channel = (typeof CHANNELS)[number];

/** The channels on which the village can ask. */
export type AskedChannel = 'talk' | 'whisper';

/** What a village may ask of a player. */
export const ACTS = ['talk', 'whisper', 'poll', 'vote', 'divine', 'guard', 'attackVote'] as const;
export type Act = (typeof ACTS)[number];

/** Why an answer did not come, or could not be used. */
export const ABSENCES = ['late', 'gone', 'garbage', 'illegal'] as const;
export type Absence = (typeof ABSENCES)[number];

/** `Skip` and `Over` are exact words; any other text is talk. */
export const SKIP = 'Skip';
export const OVER = 'Over';

/** What every action from outside may carry. */
interface SentAt {
  /** Milliseconds, by the clock of whoever acted; it stands in the record beside ours. */
  readonly clientAt?: number;
}

export interface Talk extends SentAt {
  readonly type: 'talk';
  readonly player: PlayerId;
  readonly channel: Channel;
  readonly text: string;
  /** The number of the utterance this one answers, on the same channel. */
  readonly replyTo?: number;
  readonly expression?: string;
  /** The language of the text, e.g. `ja`, `en`, `aiwolf`. */
  readonly language?: string;
  /** How it is meant, said with it: a sentence of the AIWolf protocol; empty: nothing that the game knows. */
  readonly meant?: string;
  /** What was really sent, when the village is to hear `text` instead. */
  readonly wire?: { readonly text: string; readonly reason: 'grammar' | 'symbols' };
}

export interface Choice extends SentAt {
  readonly type: 'poll' | 'vote' | 'divine' | 'guard' | 'attackVote';
  readonly player: PlayerId;
  readonly target: PlayerId;
}

/** From the conductor: the player was asked, and there is nothing to use. */
export interface NoAnswer extends SentAt {
  readonly type: 'noAnswer';
  readonly player: PlayerId;
  readonly act: Act;
  readonly reason: Absence;
}

/** A player has nothing more to say in this phase. */
export interface SayOver extends SentAt {
  readonly type: 'over';
  readonly player: PlayerId;
}

/** A player says whom they mean to vote for or to divine; what they really do is another thing. */
export interface Announce extends SentAt {
  readonly type: 'announce';
  readonly player: PlayerId;
  readonly about: 'vote' | 'divine';
  readonly target: PlayerId;
}

export const MARKS = ['?', 'Δ', 'O', 'X'] as const;
/** What a player thinks of a role for somebody: open, perhaps, yes, no. */
export type Mark = (typeof MARKS)[number];

/** A mark on one's prediction board. */
export interface MarkBoard extends SentAt {
  readonly type: 'mark';
  readonly player: PlayerId;
  readonly target: PlayerId;
  readonly role: Role;
  readonly mark: Mark;
}

/** A star at an utterance, or a note: kept for its author, and never changes the village. */
export interface Star extends SentAt {
  readonly type: 'star';
  readonly player: PlayerId;
  readonly channel: Channel;
  readonly number: number;
  readonly starred: boolean;
}

/** Somebody says how an utterance was meant: their own words, and after the end anybody's. */
export interface Correct extends SentAt {
  readonly type: 'correct';
  readonly player: PlayerId;
  readonly channel: Channel;
  readonly number: number;
  /** A sentence of the AIWolf protocol; empty: nothing that the game knows. */
  readonly meant: string;
}

export interface Note extends SentAt {
  readonly type: 'note';
  readonly player: PlayerId;
  readonly text: string;
}

/** Somebody who only watches talks with the others who watch; `null`: without a name. Nothing of the game changes. */
export interface WatcherTalk extends SentAt {
  readonly type: 'watcherTalk';
  readonly name: string | null;
  readonly text: string;
  readonly language?: string;
}

/** From the conductor: the limit of a phase has come; it names the phase, which may be over already. */
export interface TimeUp extends SentAt {
  readonly type: 'timeUp';
  readonly day: number;
  readonly phase: string;
}

/** From the conductor: the phase ends soon, and whoever is silent is to be warned. */
export interface Warn extends SentAt {
  readonly type: 'warn';
  readonly day: number;
  readonly phase: string;
}

/** What a player does. */
export type PlayerAction = Talk | Choice | SayOver | Announce | MarkBoard | Star | Note | Correct;

/** What somebody wants to do; it may be refused. */
export type Action = PlayerAction | WatcherTalk | NoAnswer | TimeUp | Warn;

/** Why an action is refused; the village has not changed. */
export const REFUSALS = {
  ended: 'The village has ended.',
  unknownPlayer: 'No such player sits in this village.',
  notAsked: 'The player is not asked for this now.',
  unknownTarget: 'No such target sits in this village.',
  targetDead: 'The target is dead.',
  targetFailed: 'The target has left the village.',
  targetSelf: 'The rules do not allow oneself as the target.',
  targetWerewolf: 'The rules do not allow a werewolf as the target.',
  notText: 'The text, its face or its language is not a text that can be kept.',
  textTooLong: 'The text is longer than any utterance may be.',
  lineBreak: 'An utterance is one line.',
  unknownReply: 'The answered utterance does not exist.',
  phaseOver: 'The phase is over already.',
  channelClosed: 'The player may not use this channel now.',
  quotaUsed: 'The player has no utterance left on this channel in this phase.',
  lengthUsed: 'The player has used up their length in this phase.',
  saidOver: 'The player has said Over in this phase.',
  emptyText: 'There is no text.',
  alreadyAnswered: 'The player has answered, and answers are final.',
  notAnnounced: 'The player has not yet said whom they mean to vote for.',
  unknownUtterance: 'The utterance does not exist.',
  notOwnWords: 'Before the end only the speaker says how words were meant.',
  unknownRole: 'No player of this village can hold the role.',
  unknownMark: 'A mark is one of ? Δ O X.',
  tooSoon: 'The player has to wait a little before the next utterance on this channel.',
  noWatcherTalk: 'Those who watch do not talk with each other in this village.',
  notAName: 'A name is visible, on one line, and not too long.',
} as const;
export type Refusal = keyof typeof REFUSALS;

/** The limit of any text, in UTF-16 units, whatever a preset allows. */
export const LONGEST_TEXT = 10_000;

/** The limit of what words are said to mean, in UTF-16 units. */
export const LONGEST_MEANING = 1000;

/** The limit of the name of a face, of a language, or of somebody who watches. */
export const LONGEST_WORD = 40;
