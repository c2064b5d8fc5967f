import type { Event, PlayerId, Team } from '@mura/engine';
import type { Claim } from '../claims/claim.ts';
import type { RoleSet } from './role-set.ts';

/**
 * Something that an event tells of who is what. It stands on its own: who is dead is taken as known, so any fact can be
 * left out to see what follows from the others.
 */
export interface Fact {
  readonly seq: number;
  readonly event: Event;
  /** What somebody said, where their honesty is assumed. */
  readonly claim: Claim | null;
  readonly terms: readonly FactTerm[];
}

export type FactTerm = Holds | IfHolds | LivingFact | NightFact;

/** A player has one of these roles. */
export interface Holds {
  readonly type: 'holds';
  readonly player: PlayerId;
  readonly roles: RoleSet;
}

/** If a player has one of these roles, then another has one of those. */
export interface IfHolds {
  readonly type: 'if';
  readonly player: PlayerId;
  readonly roles: RoleSet;
  readonly target: PlayerId;
  readonly thenRoles: RoleSet;
}

/** How the living stand when so many are dead: the village goes on, has ended, or is about to end one way or another. */
export interface LivingFact {
  readonly type: 'living';
  readonly gone: number;
  readonly verdict: 'undecided' | 'decided' | 'noWerewolf' | 'parity';
  /** Of an end: the team that has won. */
  readonly winner: Team | null;
}

/** What a night brought, with all that the viewpoint knows of what was done in it. */
export interface NightFact {
  readonly type: 'night';
  /** How many were dead when it began, the one executed that day among them. */
  readonly gone: number;
  /** Found at dawn. */
  readonly dead: readonly PlayerId[];
  /** Executed that day, where the pack may have attacked them in vain. */
  readonly executed: PlayerId | null;
  /** Executed that day, whoever knew it in the night. */
  readonly diedToday: PlayerId | null;
  /** Who was there in the night. */
  readonly present: readonly PlayerId[];
  /** The executed player has a last night, in which they divine. */
  readonly ghostDivines: boolean;
  /** Alive, but gone for good: they neither act nor are chosen. */
  readonly failed: readonly PlayerId[];
  /** Those of them who may have failed when the pack was asked already, so that the attack went on. */
  readonly failedLate: readonly PlayerId[];
  /** The parts that the night has, and who acts in them. */
  readonly seers: Actors;
  readonly bodyguards: Actors;
  /** Who was there, ascending, where only the first of several seers or bodyguards acts. */
  readonly line: readonly PlayerId[];
  readonly attack: boolean;
  /** There was no night if the execution decided the village. */
  readonly leftOut: boolean;
  /** Whom the pack may have chosen (`null`: nobody), where it is known; else `null`. */
  readonly targets: readonly (PlayerId | null)[] | null;
  /** When the pack may have chosen nobody, where the choice is not known. */
  readonly idle: Idle;
  /** Werewolves may be named, so a werewolf who was executed unknown to them too. */
  readonly anybody: boolean;
  /** What is known of guards and divinations; a target of `null` is known to be none. */
  readonly guarded: readonly NightDeed[];
  readonly divined: readonly NightDeed[];
}

export type Actors = 'none' | 'first' | 'all';

/** `tie`: with two humans to choose from. `twoVotes`: with two of them and two werewolves. `twoWerewolves`: with these. */
export type Idle = 'never' | 'tie' | 'twoVotes' | 'twoWerewolves' | 'always';

export interface NightDeed {
  readonly player: PlayerId;
  readonly target: PlayerId | null;
}
