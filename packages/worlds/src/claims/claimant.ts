import { isOrdinary, type PlayerId, type Role, roleThat } from '@mura/engine';
import type { Claim, DenialClaim, FellowClaim, GuardClaim, ResultClaim, RoleClaim } from './claim.ts';

/** All that one player has claimed, in order. */
export interface Claimant {
  readonly player: PlayerId;
  /** What they claim to be now: their last coming out, or what their results need; `null`: taken back, or none. */
  readonly role: Role | null;
  /** They never came out; their results say it. */
  readonly isImplied: boolean;
  /** Roles they have taken back: by denying them, or by saying in the end that they are but a villager. */
  readonly withdrawn: readonly Role[];
  readonly comingOuts: readonly (RoleClaim | DenialClaim)[];
  readonly fellows: readonly FellowClaim[];
  readonly results: readonly ResultClaim[];
  readonly guards: readonly GuardClaim[];
}

export function claimantOf(player: PlayerId, claims: readonly Claim[]): Claimant {
  const own = claims.filter((claim) => claim.player === player);
  const comingOuts = own.filter((claim) => claim.type === 'role' || claim.type === 'denial');
  const isImplied = comingOuts.length === 0;
  const { role, withdrawn } = standOf(comingOuts);
  return {
    player,
    role: isImplied ? impliedRole(own) : role,
    isImplied,
    withdrawn,
    comingOuts,
    fellows: own.filter((claim) => claim.type === 'fellow'),
    results: own.filter((claim) => claim.type === 'result'),
    guards: own.filter((claim) => claim.type === 'guard'),
  };
}

/** A denial of another role than the one claimed changes nothing. */
function standOf(comingOuts: Claimant['comingOuts']): Pick<Claimant, 'role' | 'withdrawn'> {
  let role: Role | null = null;
  const withdrawn: Role[] = [];
  for (const claim of comingOuts) {
    if (role !== null && takesBack(claim, role)) withdrawn.push(role);
    if (claim.type === 'role') role = claim.role;
    else if (claim.role === role) role = null;
  }
  return { role, withdrawn };
}

/** To deny a role takes it back, and so does to say in the end that one is but a villager. */
export function takesBack(claim: RoleClaim | DenialClaim, role: Role): boolean {
  if (claim.type === 'denial') return claim.role === role;
  return isOrdinary(claim.role) && !isOrdinary(role);
}

function impliedRole(claims: readonly Claim[]): Role | null {
  for (const claim of claims) {
    const role = roleNeededFor(claim);
    if (role !== null) return role;
  }
  return null;
}

/** The role one must have to say this truly. */
export function roleNeededFor(claim: Claim): Role | null {
  switch (claim.type) {
    case 'result':
      return roleThat(claim.by);
    case 'guard':
      return roleThat('guarded');
    case 'role':
    case 'fellow':
      return claim.role;
    case 'denial':
      return null;
  }
}
