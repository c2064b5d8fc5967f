import type { Ended, Judged, Talked, Vote } from '../event.ts';
import type { Character, PlayerId } from '../player.ts';
import type { Role } from '../roles/index.ts';
import type { Rules, Stage } from '../rules.ts';

/** Who looks: a player, somebody without a seat, or the master, who sees everything. */
export type Viewer = PlayerId | 'observer' | 'master';

/**
 * What a viewer knows: the public part, folded once and shared by all, and the part of his own seat. A view lives with
 * its village: `see` adds an event to it in place.
 */
export interface View {
  readonly viewer: Viewer;
  readonly shared: SharedView;
  readonly own: OwnView;
}

/** What everybody knows. */
export interface SharedView {
  rules: Rules | null;
  preset: string;
  cast: readonly Character[];
  language: string;
  day: number;
  /** The last part of the day that everybody was told of. */
  phase: Stage;
  round: number;
  status: Status[];
  failed: boolean[];
  alive: boolean[];
  /** One page a day, from day 0. */
  readonly pages: SharedPage[];
  outcome: Ended | null;
  /** All roles, once they are revealed. */
  roles: readonly Role[];
  players: readonly string[];
}

export interface Status {
  readonly state: 'alive' | 'executed' | 'dead' | 'failed';
  /** Of the last change. */
  readonly day: number;
}

export interface SharedPage {
  readonly day: number;
  readonly talks: Talked[];
  /** Rounds of votes, as far as they were told by name. */
  readonly votes: (readonly Vote[])[];
  executed: PlayerId | null;
  /** Found dead this morning. */
  dead: readonly PlayerId[];
}

/** What this seat knows besides. */
export interface OwnView {
  role: Role | null;
  fellows: readonly PlayerId[];
  readonly talk: Quota;
  readonly whisper: Quota;
  readonly pages: OwnPage[];
}

/** What a player has left to say on a channel, in the phase that is open. */
export interface Quota {
  left: number;
  /** Skips in a row. */
  skips: number;
  /** Length left; `null` where the rules know no budget. */
  budget: number | null;
  /** His next Over stands for an empty text, and is not his last word. */
  goesOn: boolean;
}

export interface OwnPage {
  readonly day: number;
  readonly whispers: Talked[];
  /** What he said in a closed turn and nobody has heard yet. */
  readonly sealed: string[];
  vote: PlayerId | null;
  /** Of the seer, tonight. */
  divined: Judged | null;
  /** Of the medium, this morning. */
  identified: Judged | null;
  guarded: PlayerId | null;
  readonly attackVotes: (readonly Vote[])[];
  /** Whom the pack chose tonight, where it is told. */
  attackTarget: PlayerId | null;
}
