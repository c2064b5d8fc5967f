import type { Character, Event, PlayerId, Role, Rules } from '@mura/engine';
import type { Claim } from './claim.ts';
import { claimsIn } from './claims-in.ts';

/** A death that everybody knows of. */
export interface KnownDeath {
  readonly seq: number;
  readonly player: PlayerId;
  /** The day it is of: a night belongs to the day before it. */
  readonly day: number;
  readonly cause: 'executed' | 'night' | 'sudden';
}

export interface ShownRole {
  readonly seq: number;
  readonly player: PlayerId;
  readonly role: Role;
}

/** What has been claimed so far, and the public facts a claim can break on. A value: going back is keeping an old one. */
export interface ClaimHearing {
  readonly rules: Rules | null;
  readonly cast: readonly Character[];
  readonly day: number;
  /** After the end nothing is claimed any more. */
  readonly isOver: boolean;
  /** In order; who says the same again has said it once. */
  readonly claims: readonly Claim[];
  readonly deaths: readonly KnownDeath[];
  readonly shown: readonly ShownRole[];
}

export const NOTHING_HEARD: ClaimHearing = Object.freeze({
  rules: null,
  cast: [],
  day: 0,
  isOver: false,
  claims: [],
  deaths: [],
  shown: [],
});

/**
 * Adds one event. What nobody claims and nobody dies of gives back the same value. `beside` are claims that people found
 * in this event, see `parseClaims`.
 */
export function hear(
  hearing: ClaimHearing,
  event: Event,
  seq: number,
  beside: readonly Claim[] = NO_CLAIMS,
): ClaimHearing {
  if (hearing.isOver || event.audience !== 'public') return hearing;
  const heard = hearFact(hearing, event, seq);
  return withClaims(withClaims(heard, claimsIn(event, seq, hearing.cast)), beside);
}

const NO_CLAIMS: readonly Claim[] = Object.freeze([]);

function hearFact(hearing: ClaimHearing, event: Event, seq: number): ClaimHearing {
  switch (event.type) {
    case 'opened':
      return { ...hearing, rules: event.rules, cast: event.cast };
    case 'dayBegan':
      return { ...hearing, day: event.day };
    case 'executed':
      return withDeaths(hearing, [{ seq, player: event.player, day: event.day, cause: 'executed' }]);
    case 'diedSuddenly':
      return withDeaths(hearing, [{ seq, player: event.player, day: event.day, cause: 'sudden' }]);
    case 'dawnBroke':
      return withDeaths({ ...hearing, day: event.day }, deathsAtDawn(event, seq));
    case 'roleShown':
      return { ...hearing, shown: [...hearing.shown, { seq, player: event.player, role: event.role }] };
    case 'ended':
    case 'rolesRevealed':
      return { ...hearing, isOver: true };
    default:
      return hearing;
  }
}

function deathsAtDawn(
  { day, dead, executed }: Extract<Event, { type: 'dawnBroke' }>,
  seq: number,
): KnownDeath[] {
  const told = executed === null ? [] : [{ seq, player: executed, day: day - 1, cause: 'executed' as const }];
  return [...told, ...dead.map((player) => ({ seq, player, day: day - 1, cause: 'night' as const }))];
}

/** Some villages tell of an execution twice: at once, and in the morning. */
function withDeaths(hearing: ClaimHearing, deaths: readonly KnownDeath[]): ClaimHearing {
  const isNew = ({ player }: KnownDeath) => !hearing.deaths.some((known) => known.player === player);
  const added = deaths.filter(isNew);
  return added.length === 0 ? hearing : { ...hearing, deaths: [...hearing.deaths, ...added] };
}

function withClaims(hearing: ClaimHearing, claims: readonly Claim[]): ClaimHearing {
  let known = hearing.claims;
  for (const claim of claims) if (!isRepeated(claim, known)) known = [...known, claim];
  return known === hearing.claims ? hearing : { ...hearing, claims: known };
}

/** A role is said anew when something else was said of it in between; a result is said once for all. */
function isRepeated(claim: Claim, known: readonly Claim[]): boolean {
  const own = known.filter(({ player }) => player === claim.player);
  if (claim.type !== 'role' && claim.type !== 'denial') return own.some((other) => isSame(claim, other));
  const last = own.findLast((other) => isSameTopic(claim, other));
  return last !== undefined && isSame(claim, last);
}

/** A coming out replaces every other one; a denial speaks of its own role only. */
function isSameTopic(claim: Claim, other: Claim): boolean {
  if (other.type === 'role') return claim.type === 'role' || ('role' in claim && claim.role === other.role);
  return other.type === 'denial' && 'role' in claim && claim.role === other.role;
}

function isSame(one: Claim, other: Claim): boolean {
  switch (one.type) {
    case 'role':
    case 'denial':
      return other.type === one.type && other.role === one.role;
    case 'fellow':
      return other.type === 'fellow' && other.role === one.role && other.target === one.target;
    case 'guard':
      return other.type === 'guard' && other.target === one.target && nightOf(other) === nightOf(one);
    case 'result':
      return (
        other.type === 'result' &&
        other.by === one.by &&
        other.target === one.target &&
        other.result === one.result
      );
  }
}

/** The night a report of a guard is of: the one named, or the one before the day it is made. */
function nightOf({ about, day }: Extract<Claim, { type: 'guard' }>): number {
  return about ?? day - 1;
}
