import type { PlayerId } from './player.ts';

export const CHANNELS = ['talk', 'whisper'] as const;
/** What kind of speech it is; who hears it is the audience of the event. */
export type Channel = (typeof CHANNELS)[number];

/** What a village may ask of a player. */
export const ACTS = ['talk', 'whisper', 'vote', 'divine', 'guard', 'attackVote'] as const;
export type Act = (typeof ACTS)[number];

/** Why an answer did not come, or could not be used. */
export const ABSENCES = ['late', 'gone', 'garbage', 'illegal'] as const;
export type Absence = (typeof ABSENCES)[number];

/** `Skip` and `Over` are exact words; any other text is talk. */
export const SKIP = 'Skip';
export const OVER = 'Over';

/** What every action from outside may carry. */
interface Sent {
  /** Milliseconds, by the clock of whoever acted; it stands in the record beside ours. */
  readonly clientAt?: number;
}

export interface Talk extends Sent {
  readonly type: 'talk';
  readonly player: PlayerId;
  readonly channel: Channel;
  readonly text: string;
  /** The number of the utterance this one answers, on the same channel. */
  readonly replyTo?: number;
  readonly expression?: string;
  /** The language of the text, e.g. `ja`, `en`, `aiwolf`. */
  readonly language?: string;
  /** What was really sent, when the village is to hear `text` instead. */
  readonly wire?: { readonly text: string; readonly reason: 'grammar' | 'symbols' };
}

export interface Choice extends Sent {
  readonly type: 'vote' | 'divine' | 'guard' | 'attackVote';
  readonly player: PlayerId;
  readonly target: PlayerId;
}

/** From the conductor: the player was asked, and there is nothing to use. */
export interface NoAnswer extends Sent {
  readonly type: 'noAnswer';
  readonly player: PlayerId;
  readonly act: Act;
  readonly reason: Absence;
}

/** What somebody wants to do; it may be refused. */
export type Action = Talk | Choice | NoAnswer;

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
  textTooLong: 'The text is longer than any utterance may be.',
  lineBreak: 'An utterance is one line.',
  unknownReply: 'The answered utterance does not exist.',
} as const;
export type Refusal = keyof typeof REFUSALS;

/** The limit of any text, in UTF-16 units, whatever a preset allows. */
export const LONGEST_TEXT = 10_000;
