import type { Absence, Act, Channel, Choice, Mark, Refusal } from './action.ts';
import type { Audience, Character, PlayerId } from './player.ts';
import type { Role, Species, Team } from './roles/index.ts';
import type { ClockPhase, Rules, Stage } from './rules.ts';

/** The village opens: everything that everybody may know of it. */
export interface Opened {
  readonly type: 'opened';
  readonly audience: Audience;
  readonly preset: string;
  readonly rules: Rules;
  readonly cast: readonly Character[];
  /** The language people speak here, e.g. `ja`. */
  readonly language: string;
}

/** What only the master knows: the source of chance, who plays whom, and who is what (by player, ascending). */
export interface Sealed {
  readonly type: 'sealed';
  readonly audience: Audience;
  readonly seed: string | null;
  readonly players: readonly string[];
  readonly deal: readonly Role[];
}

export interface RoleTold {
  readonly type: 'roleTold';
  readonly audience: Audience;
  readonly player: PlayerId;
  readonly role: Role;
  /** The others of the same role, where the role knows them. */
  readonly fellows: readonly PlayerId[];
  /** Those of other roles whom it knows; absent where nobody of such a role plays. */
  readonly known?: readonly KnownRole[];
}

/** Somebody whose role one is told. */
export interface KnownRole {
  readonly player: PlayerId;
  readonly role: Role;
}

export interface DayBegan {
  readonly type: 'dayBegan';
  readonly audience: Audience;
  readonly day: number;
}

/** A part of the day that is asked for, or a phase by the clock. */
export type PhaseName = Stage | ClockPhase['name'];

export interface PhaseBegan {
  readonly type: 'phaseBegan';
  readonly audience: Audience;
  readonly day: number;
  readonly phase: PhaseName;
  /** 0 for the first round of a vote, 1 for the second … */
  readonly round: number;
  /** Who takes part. */
  readonly asked: readonly PlayerId[];
  /** Seconds until it ends by the clock; `null` where the village waits. */
  readonly seconds: number | null;
}

/** A phase by the clock is over. */
export interface PhaseEnded {
  readonly type: 'phaseEnded';
  readonly audience: Audience;
  readonly day: number;
  readonly phase: PhaseName;
  /** `null` where a foreign log does not say. */
  readonly why: 'limit' | 'over' | 'answered' | null;
}

/** A player has nothing more to say in this phase. */
export interface SaidOver {
  readonly type: 'saidOver';
  readonly audience: Audience;
  readonly day: number;
  readonly player: PlayerId;
}

export interface Announced {
  readonly type: 'announced';
  readonly audience: Audience;
  readonly day: number;
  readonly player: PlayerId;
  readonly about: 'vote' | 'divine';
  readonly target: PlayerId;
}

/** A choice that can still be changed, or takes effect when the phase ends. */
export interface Chose {
  readonly type: 'chose';
  readonly audience: Audience;
  readonly day: number;
  readonly player: PlayerId;
  readonly act: Choice['type'];
  readonly target: PlayerId;
}

/** Whoever has not spoken today is told what will happen. */
export interface Warned {
  readonly type: 'warned';
  readonly audience: Audience;
  readonly day: number;
  readonly player: PlayerId;
}

/** Died of their silence. */
export interface DiedSuddenly {
  readonly type: 'diedSuddenly';
  readonly audience: Audience;
  readonly day: number;
  readonly player: PlayerId;
}

/** What a dead player was, where the rules show it. */
export interface RoleShown {
  readonly type: 'roleShown';
  readonly audience: Audience;
  readonly player: PlayerId;
  readonly role: Role;
}

export interface Marked {
  readonly type: 'marked';
  readonly audience: Audience;
  readonly player: PlayerId;
  readonly target: PlayerId;
  readonly role: Role;
  readonly mark: Mark;
}

export interface Starred {
  readonly type: 'starred';
  readonly audience: Audience;
  readonly player: PlayerId;
  readonly channel: Channel;
  readonly number: number;
  readonly starred: boolean;
}

export interface Noted {
  readonly type: 'noted';
  readonly audience: Audience;
  readonly player: PlayerId;
  readonly text: string;
}

/** From now on everybody may read these channels; their old utterances follow for each viewer. */
export interface ChannelsOpened {
  readonly type: 'channelsOpened';
  readonly audience: Audience;
  readonly channels: readonly Channel[];
  /** The boards and stars of all are opened too. */
  readonly boards?: true;
}

/** What somebody who only watches says to the others who watch; players never hear it. */
export interface WatcherTalked {
  readonly type: 'watcherTalked';
  readonly audience: Audience;
  readonly day: number;
  /** `null`: without a name. */
  readonly name: string | null;
  readonly text: string;
  readonly language: string | null;
}

/** Somebody has taken back their consent: their texts and their name are gone from the record, the facts of the game stay. */
export interface Withdrawn {
  readonly type: 'withdrawn';
  readonly audience: Audience;
  /** `null`: somebody who watched. */
  readonly player: PlayerId | null;
}

export interface DuskFell {
  readonly type: 'duskFell';
  readonly audience: Audience;
  readonly day: number;
}

export interface TurnBegan {
  readonly type: 'turnBegan';
  readonly audience: Audience;
  readonly day: number;
  readonly turn: number;
  readonly order: readonly PlayerId[];
}

/** How something is said, besides its words. */
export interface Manner {
  /** The number of the utterance this one answers, on the same channel. */
  readonly replyTo: number | null;
  /** The face of the character. */
  readonly expression: string | null;
  readonly language: string | null;
}

/** What was said, whether heard at once (`talked`) or when the turn closes (`talkSealed`, then `talked`). */
interface SpokenFields extends Manner {
  readonly audience: Audience;
  readonly day: number;
  /** Of the phase; `null` where a foreign log does not say. */
  readonly turn: number | null;
  readonly channel: Channel;
  readonly player: PlayerId;
  readonly text: string;
  /** Whom the utterance is addressed to: `>>Agent[01] …`. */
  readonly to: PlayerId | null;
}

export interface Talked extends SpokenFields {
  readonly type: 'talked';
  /**
   * Counts the utterances of the channel through the whole village, from 0; of soliloquies the player's own. The dead
   * have no numbers: who died late could count what they did not hear.
   */
  readonly number: number | null;
  /** Counts them within the day (or the phase, by rule), from 0. */
  readonly idx: number | null;
}

/** What somebody said, in another language: a service of the host, of which the rules take no notice. */
export interface Translated {
  readonly type: 'translated';
  /** Of those who heard the original, whoever needs it: who is a program must not show to others. */
  readonly audience: Audience;
  readonly day: number;
  readonly channel: Channel;
  /** The `number` of the original on its channel. */
  readonly number: number;
  /** Who said it. */
  readonly player: PlayerId;
  /** E.g. `aiwolf`, `ja`. */
  readonly language: string;
  readonly text: string;
  /** What could not be said in it, as codes, e.g. `rate`. */
  readonly losses: readonly string[];
}

/** How an utterance was meant, as somebody says: the rules take no notice of it. */
export interface Corrected {
  readonly type: 'corrected';
  /** That of the original. */
  readonly audience: Audience;
  /** On which it is said. */
  readonly day: number;
  readonly channel: Channel;
  /** The `number` of the original on its channel. */
  readonly number: number;
  /** Who says it: before the end, the speaker. */
  readonly player: PlayerId;
  /** Who said the original. */
  readonly speaker: PlayerId;
  /** A sentence of the AIWolf protocol; empty: nothing that the game knows. */
  readonly text: string;
}

export interface TalkSealed extends SpokenFields {
  readonly type: 'talkSealed';
}

export interface Vote {
  readonly player: PlayerId;
  readonly target: PlayerId;
}

/** A ballot, known to its voter until the round is counted. */
export interface Voted extends Vote {
  readonly type: 'voted' | 'polled' | 'attackVoted';
  readonly audience: Audience;
  readonly day: number;
  readonly round: number;
}

export interface VotesCounted {
  readonly type: 'votesCounted' | 'pollCounted' | 'attackVotesCounted';
  readonly audience: Audience;
  readonly day: number;
  readonly round: number;
  readonly votes: readonly Vote[];
}

export interface TieBroken {
  readonly type: 'tieBroken';
  readonly audience: Audience;
  readonly day: number;
  readonly vote: 'vote' | 'attackVote';
  readonly among: readonly PlayerId[];
  readonly chosen: PlayerId;
}

export interface Executed {
  readonly type: 'executed';
  readonly audience: Audience;
  readonly day: number;
  readonly player: PlayerId;
}

/** The seer's view of a target tonight; or the medium's, this morning, of who was executed yesterday. */
export interface Judged {
  readonly type: 'divined' | 'identified';
  readonly audience: Audience;
  readonly day: number;
  readonly player: PlayerId;
  readonly target: PlayerId;
  readonly result: Species;
}

export interface Guarded {
  readonly type: 'guarded';
  readonly audience: Audience;
  readonly day: number;
  readonly player: PlayerId;
  readonly target: PlayerId;
}

export interface AttackChosen {
  readonly type: 'attackChosen';
  readonly audience: Audience;
  readonly day: number;
  readonly target: PlayerId | null;
}

export interface Attacked {
  readonly type: 'attacked';
  readonly audience: Audience;
  readonly day: number;
  readonly target: PlayerId | null;
  readonly died: boolean;
  /** A guard, or what the target is. */
  readonly savedBy: 'guard' | Role | null;
}

/** A fox was divined and dies. */
export interface Cursed {
  readonly type: 'cursed';
  readonly audience: Audience;
  readonly day: number;
  readonly player: PlayerId;
}

/** Somebody dies with another: `avenged`, because of whom one died; `followed`, because none of theirs is left. */
export interface DiedWith {
  readonly type: 'diedWith';
  readonly audience: Audience;
  readonly day: number;
  readonly player: PlayerId;
  readonly other: PlayerId;
  readonly cause: 'avenged' | 'followed';
}

/** The next day comes, and who died in the night is found. */
export interface DawnBroke {
  readonly type: 'dawnBroke';
  readonly audience: Audience;
  readonly day: number;
  /** Ascending, so that the order does not tell who died of what. */
  readonly dead: readonly PlayerId[];
  /** Yesterday's last round of votes, where it is told in the morning. */
  readonly votes: readonly Vote[] | null;
  /** How many voted for whom, where only that is told. */
  readonly counts: readonly VoteCount[] | null;
  /** Who was executed yesterday, where it is told in the morning. */
  readonly executed: PlayerId | null;
}

export interface VoteCount {
  readonly player: PlayerId;
  readonly votes: number;
}

/** The village does not use what a player sent (or did not send) as it is, and says why; what it does use follows. */
export interface Substituted {
  readonly type: 'substituted';
  readonly audience: Audience;
  readonly day: number;
  readonly player: PlayerId;
  readonly act: Act;
  readonly reason: Absence | 'grammar' | 'symbols' | 'skips' | 'quota' | 'length';
  /** What was sent, where something was. */
  readonly sent: string | null;
  /** What is used instead: a text, a target, or nothing. */
  readonly used: string | PlayerId | null;
  /** What the text took from the player's budget of length. */
  readonly spent: number;
  readonly manner: Manner | null;
}

export interface Failed {
  readonly type: 'failed';
  readonly audience: Audience;
  readonly day: number;
  readonly player: PlayerId;
}

export const ENDINGS = ['noWerewolf', 'parity', 'lastDay', 'aborted'] as const;
export type Ending = (typeof ENDINGS)[number];

export interface Ended {
  readonly type: 'ended';
  readonly audience: Audience;
  readonly day: number;
  /** The winning team; `null`: nobody. */
  readonly winner: Team | null;
  readonly why: Ending;
}

export interface RolesRevealed {
  readonly type: 'rolesRevealed';
  readonly audience: Audience;
  readonly roles: readonly Role[];
  readonly players: readonly string[];
  /** Who died of what, in the order in which it happened, where the rules tell it at the end. */
  readonly deaths?: readonly Death[];
}

export const DEATH_CAUSES = ['executed', 'attacked', 'cursed', 'sudden', 'avenged', 'followed'] as const;

export interface Death {
  readonly player: PlayerId;
  /** The day, or that whose night it was. */
  readonly day: number;
  /** `cursed`: a fox that was divined. `sudden`: of their silence. `avenged`, `followed`: with another. */
  readonly cause: (typeof DEATH_CAUSES)[number];
}

/** What happened. Storage adds `seq` and `at`; a viewer gets a running number of their own instead. */
export type Event =
  | Opened
  | Sealed
  | RoleTold
  | DayBegan
  | PhaseBegan
  | PhaseEnded
  | SaidOver
  | Announced
  | Chose
  | Warned
  | DiedSuddenly
  | RoleShown
  | Marked
  | Starred
  | Noted
  | ChannelsOpened
  | WatcherTalked
  | Withdrawn
  | DuskFell
  | TurnBegan
  | Talked
  | Translated
  | Corrected
  | TalkSealed
  | Voted
  | VotesCounted
  | TieBroken
  | Executed
  | Judged
  | Guarded
  | AttackChosen
  | Attacked
  | Cursed
  | DiedWith
  | DawnBroke
  | Substituted
  | Failed
  | Ended
  | RolesRevealed;

export type EventType = Event['type'];

/** What an action brings first, or why it is refused. */
export type Decided = Event | Refusal;
