import type { Event, PlayerId } from '@mura/engine';
import type { Claim, FellowClaim, ResultClaim } from '../claims/claim.ts';
import type { Fact, FactTerm, IfHolds } from './fact.ts';
import {
  ANY_ROLE,
  BODYGUARDS,
  CURSED,
  judgesOf,
  onlyRole,
  type RoleSet,
  rolesAppearing,
  VILLAGE_TEAM,
  without,
} from './role-set.ts';
import { isDead, type ToldFacts } from './told-facts.ts';

/**
 * What somebody says of themselves, as a fact if they are honest: either they are not of the village team, or it is true. A later
 * word about one's role takes the place of an earlier one; results stay.
 */
export function believe(story: ToldFacts, claim: Claim, event: Event): ToldFacts {
  if (story.revealed) return story;
  const fact: Fact = { seq: claim.seq, event, claim, terms: termsOf(story, claim) };
  const kept = story.facts.filter((earlier) => earlier.claim === null || !replaces(claim, earlier.claim));
  return { ...story, facts: [...kept, fact] };
}

function replaces(later: Claim, earlier: Claim): boolean {
  if (later.player !== earlier.player) return false;
  if (later.type === 'role') return earlier.type === 'role' || earlier.type === 'denial';
  return later.type === 'denial' && earlier.type === 'role' && earlier.role === later.role;
}

function termsOf(story: ToldFacts, claim: Claim): FactTerm[] {
  const { player } = claim;
  switch (claim.type) {
    case 'role':
      return [honestly(player, onlyRole(claim.role))];
    case 'denial':
      return [honestly(player, without(ANY_ROLE, onlyRole(claim.role)))];
    case 'guard':
      return [honestly(player, BODYGUARDS)];
    case 'fellow':
      return [honestly(player, onlyRole(claim.role)), fellowHolds(claim)];
    case 'result':
      return [honestly(player, judgesOf(claim.by)), resultHolds(story, claim)];
  }
}

/** One of these roles, if they are of the village team at all. */
function honestly(player: PlayerId, roles: RoleSet): FactTerm {
  return { type: 'holds', player, roles: roles | without(ANY_ROLE, VILLAGE_TEAM) };
}

function fellowHolds({ player, role, target }: FellowClaim): IfHolds {
  return { type: 'if', player, roles: onlyRole(role), target, thenRoles: onlyRole(role) };
}

/** What a real seer or medium says is so. Whom a seer has divined and who lives is no fox besides. */
function resultHolds(story: ToldFacts, claim: ResultClaim): IfHolds {
  const { player, by, target, result } = claim;
  const isAlive = by === 'divined' && !isDead(story, target);
  const thenRoles = without(rolesAppearing(result, by), isAlive ? CURSED : 0);
  return { type: 'if', player, roles: judgesOf(by), target, thenRoles };
}
