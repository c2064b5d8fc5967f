import type { Channel } from '../action.ts';
import type {
  Announced,
  Chose,
  Death,
  Ended,
  Judged,
  KnownRole,
  Marked,
  PhaseName,
  RoleShown,
  Starred,
  Talked,
  Vote,
  VoteCount,
  WatcherTalked,
} from '../event.ts';
import type { Character, PlayerId } from '../player.ts';
import type { Role } from '../roles/index.ts';
import type { Rules } from '../rules.ts';

/** Who looks: a player, somebody without a seat, or the master, who sees everything. */
export type Viewer = PlayerId | 'observer' | 'master';

/**
 * What a viewer knows: the public part, folded once and shared by all, and the part of their own seat. A view lives with
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
  phase: PhaseName;
  /** Seconds the phase has by the clock. */
  seconds: number | null;
  round: number;
  status: Status[];
  failed: boolean[];
  alive: boolean[];
  /** One page a day, from day 0. */
  readonly pages: SharedPage[];
  outcome: Ended | null;
  /** All roles, once they are revealed. */
  roles: readonly Role[];
  /** Roles shown when their players died. */
  readonly shown: RoleShown[];
  players: readonly string[];
  /** Who died of what, where it is told at the end. */
  deaths: readonly Death[];
}

export interface Status {
  readonly state: 'alive' | 'executed' | 'dead' | 'diedSuddenly' | 'failed';
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
  /** Short acts of characters. */
  readonly acts: Talked[];
  /** Whom players said they mean to vote for or divine. */
  readonly announced: Announced[];
  /** The straw poll before the vote. */
  poll: readonly Vote[];
  /** How many voted for whom, where only that is told. */
  counts: readonly VoteCount[];
}

/** What this seat knows besides. */
export interface OwnView {
  role: Role | null;
  fellows: readonly PlayerId[];
  /** Those of other roles whom this seat knows. */
  known: readonly KnownRole[];
  readonly quotas: Record<Channel, Quota>;
  /** What was said on closed channels, once they are opened. */
  opened: Talked[];
  /** Every mark they made, in order; `boardOf` gives the last of each cell. */
  marks: Marked[];
  stars: Starred[];
  notes: string[];
  readonly pages: OwnPage[];
}

/** What a player has left to say on a channel, in the phase that is open. */
export interface Quota {
  /** `null`: as many as they like. */
  left: number | null;
  /** Skips in a row. */
  skips: number;
  /** Length left; `null` where the rules know no budget. */
  budget: number | null;
  /** Their next Over stands for an empty text, and is not their last word. */
  goesOn: boolean;
}

export interface OwnPage {
  readonly day: number;
  whispers: Talked[];
  /** What they said in a closed turn and nobody has heard yet. */
  sealed: string[];
  soliloquies: Talked[];
  /** Talk of the dead. */
  groans: Talked[];
  /** Talk of those who watch. */
  watchers: WatcherTalked[];
  /** What they chose for the night, while it can be changed; the last one of each act counts. */
  chosen: Chose[];
  warned: boolean;
  /** Themselves, where they were executed and nobody else knows it yet. */
  executed: PlayerId | null;
  vote: PlayerId | null;
  /** Of the seer, tonight. */
  divined: Judged | null;
  /** Of the medium, this morning. */
  identified: Judged | null;
  guarded: PlayerId | null;
  attackVotes: (readonly Vote[])[];
  /** Whom the pack chose tonight, where it is told. */
  attackTarget: PlayerId | null;
}
