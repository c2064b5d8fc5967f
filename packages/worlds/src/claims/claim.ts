import { knowsFellows, type PlayerId, type Role, type Species, teamOf } from '@mura/engine';

/** What every claim has: the event in which it is made, the day of that event, and who makes it. */
interface ClaimEvent {
  readonly seq: number;
  readonly day: number;
  readonly player: PlayerId;
}

/** A coming out (CO); a later one replaces an earlier one. */
export interface RoleClaim extends ClaimEvent {
  readonly type: 'role';
  readonly role: Role;
}

/** `I am not the seer`; it takes back an earlier claim of that role. */
export interface DenialClaim extends ClaimEvent {
  readonly type: 'denial';
  readonly role: Role;
}

/** `Agent[02] is the other freemason`: who knows their fellows names one. It claims the role for the speaker too. */
export interface FellowClaim extends ClaimEvent {
  readonly type: 'fellow';
  readonly target: PlayerId;
  readonly role: Role;
}

/** What a seer says they divined, or a medium that they identified. */
export interface ResultClaim extends ClaimEvent {
  readonly type: 'result';
  readonly by: 'divined' | 'identified';
  readonly target: PlayerId;
  readonly result: Species;
  /** The day the speaker says it is of, where they name one. */
  readonly about?: number;
}

/** Whom a bodyguard says they guarded. */
export interface GuardClaim extends ClaimEvent {
  readonly type: 'guard';
  readonly target: PlayerId;
  readonly about?: number;
}

/** What a player says of themselves: their role, and what they learned or did in it. Nothing else is a claim. */
export type Claim = RoleClaim | DenialClaim | FellowClaim | ResultClaim | GuardClaim;

/** Of all that one may say of others' roles, only a freemason's word of their fellow is also one about themselves. */
export function namesFellows(role: Role): boolean {
  return knowsFellows(role) && teamOf(role) === 'village';
}

/** What somebody said, by what a claim keeps of it. */
export interface ClaimUtterance {
  readonly seq: number;
  readonly day: number;
  readonly player: PlayerId;
  readonly text: string;
}
