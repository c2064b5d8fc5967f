import type { PlayerId, Species, Team } from '@mura/engine';

/** How the lines of a log are written; it differs between the servers and their years. */
export interface Columns {
  /** Talk and whisper say their turn; the servers of 2016 did not. */
  readonly turn: boolean;
  /** A status line names the player, or (natural-language servers from 2025 on) the player and their character. */
  readonly names: 1 | 2;
  /** A player who has failed has an empty status. */
  readonly failures: boolean;
  /** Talk and whisper end in the time, in seconds. */
  readonly stamped: boolean;
}

export interface StatusLine {
  readonly type: 'status';
  readonly day: number;
  readonly player: PlayerId;
  /** As written: it may be a role that is not known here. */
  readonly role: string;
  readonly state: 'ALIVE' | 'DEAD' | '';
  readonly name: string;
  /** The character's name; `null` where the line has none. */
  readonly character: string | null;
}

export interface TalkLine {
  readonly type: 'talk' | 'whisper';
  readonly day: number;
  readonly idx: number;
  readonly turn: number | null;
  readonly player: PlayerId;
  readonly text: string;
  readonly seconds: number | null;
}

export interface VoteLine {
  readonly type: 'vote' | 'attackVote';
  readonly day: number;
  readonly player: PlayerId;
  readonly target: PlayerId;
}

export interface ExecuteLine {
  readonly type: 'execute';
  readonly day: number;
  readonly player: PlayerId;
}

export interface DivineLine {
  readonly type: 'divine';
  readonly day: number;
  readonly player: PlayerId;
  readonly target: PlayerId;
  readonly result: Species;
}

export interface GuardLine {
  readonly type: 'guard';
  readonly day: number;
  readonly player: PlayerId;
  readonly target: PlayerId;
}

export interface AttackLine {
  readonly type: 'attack';
  readonly day: number;
  /** `null`: nobody was chosen. */
  readonly target: PlayerId | null;
  readonly died: boolean;
}

export interface ResultLine {
  readonly type: 'result';
  readonly day: number;
  readonly winner: Team | null;
}

/** A line of another kind; it is kept and comes back. */
export interface ForeignLine {
  readonly type: 'foreign';
  readonly line: string;
}

export type DayLine =
  | StatusLine
  | TalkLine
  | VoteLine
  | ExecuteLine
  | DivineLine
  | GuardLine
  | AttackLine
  | ResultLine;

/** A line of a game log, with its number in the file, from 1. */
export type LogLine = (DayLine | ForeignLine) & { readonly at: number };

export type LineType = DayLine['type'];
