import { type PlayerId, ROLES, type Role } from '@mura/engine';
import { namesFellows } from './claim.ts';
import { type Claimant, claimantOf } from './claimant.ts';
import { type Contradiction, contradictionsOf } from './contradictions.ts';
import type { ClaimHearing } from './hearing.ts';

/** Who claims what, as data. */
export interface ClaimTable {
  readonly day: number;
  /** Who has claimed anything, by player. */
  readonly claimants: readonly (Claimant & { readonly contradictions: readonly Contradiction[] })[];
  /** Roles that more players claim than have them. */
  readonly counterClaims: readonly CounterClaim[];
  readonly freemasons: readonly FreemasonClaim[];
}

export interface CounterClaim {
  readonly role: Role;
  readonly players: readonly PlayerId[];
  /** How many have the role in this village. */
  readonly held: number;
}

/** Freemasons who stand for each other: nobody but a real pair can, unless somebody contests it. */
export interface FreemasonClaim {
  readonly players: readonly PlayerId[];
  readonly state: 'confirmed' | 'countered';
  /** Others who claim the role, or name fellows of their own. */
  readonly counteredBy: readonly PlayerId[];
}

export function claimTable(hearing: ClaimHearing): ClaimTable {
  const players = [...new Set(hearing.claims.map(({ player }) => player))].sort((one, other) => one - other);
  const claimants = players.map((player) => {
    const claimant = claimantOf(player, hearing.claims);
    return { ...claimant, contradictions: contradictionsOf(claimant, hearing) };
  });
  return {
    day: hearing.day,
    claimants,
    counterClaims: counterClaims(claimants, hearing),
    freemasons: ROLES.filter(namesFellows).flatMap((role) => mutualClaims(role, claimants, hearing)),
  };
}

function counterClaims(claimants: readonly Claimant[], { rules }: ClaimHearing): CounterClaim[] {
  return ROLES.flatMap((role): CounterClaim[] => {
    const players = claimants.filter((claimant) => claimant.role === role).map(({ player }) => player);
    const held = rules?.roles[role] ?? 0;
    return held > 0 && players.length > held ? [{ role, players, held }] : [];
  });
}

/**
 * Players who name each other, or who come out as exactly as many as have the role and name nobody else. Whoever else
 * claims it counters them.
 */
function mutualClaims(role: Role, claimants: readonly Claimant[], { rules }: ClaimHearing): FreemasonClaim[] {
  const held = rules?.roles[role] ?? 0;
  if (held < 2) return [];
  const claiming = claimants.filter((claimant) => claimant.role === role);
  const groups = groupsThatAgree(role, claiming, held);
  return groups.map((players) => {
    const counteredBy = claiming.map(({ player }) => player).filter((player) => !players.includes(player));
    return { players, state: counteredBy.length === 0 ? 'confirmed' : 'countered', counteredBy };
  });
}

function groupsThatAgree(role: Role, claiming: readonly Claimant[], held: number): PlayerId[][] {
  const groups = new Map<string, PlayerId[]>();
  for (const claimant of claiming) {
    const group = groupOf(claimant, role, claiming);
    const isWhole = group.length === held;
    const isShared = isWhole && group.every((player) => standsWith(player, group, role, claiming));
    if (isShared) groups.set(group.join(), group);
  }
  return [...groups.values()];
}

/** Themselves and those they name; who names nobody stands with all who claim the role. */
function groupOf({ player, fellows }: Claimant, role: Role, claiming: readonly Claimant[]): PlayerId[] {
  const named = fellows.filter((fellow) => fellow.role === role).map(({ target }) => target);
  const others = named.length > 0 ? named : claiming.map((claimant) => claimant.player);
  return [...new Set([player, ...others])].sort((one, other) => one - other);
}

function standsWith(
  player: PlayerId,
  group: readonly PlayerId[],
  role: Role,
  claiming: readonly Claimant[],
): boolean {
  const claimant = claiming.find((other) => other.player === player);
  return claimant !== undefined && groupOf(claimant, role, claiming).join() === group.join();
}
