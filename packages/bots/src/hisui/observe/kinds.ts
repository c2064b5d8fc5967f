import { ROLES, type Role } from '@mura/engine';
import { conductOf } from '../../memory/conduct.ts';
import type { SaidStatement } from '../../talk/statements.ts';

/** What a player does in front of all; utterances first, the most telling ones before the others. */
export const KINDS = [
  'claimWerewolf',
  'claimPossessed',
  'claimSeer',
  'claimMedium',
  'claimBodyguard',
  'claimOther',
  'claimVillager',
  'divinedWerewolf',
  'divinedHuman',
  'identifiedWerewolf',
  'identifiedHuman',
  'vote',
  'requestVote',
  'estimateWerewolf',
  'estimateOther',
  'requestClaim',
  'agree',
  'other',
  'skip',
  'over',
] as const;
export type UtteranceKind = (typeof KINDS)[number];

/**
 * What is done to somebody. `ballot`: a vote that counts. `killed`: by the pack, in the night. `attuned`: joined those who
 * spoke against them.
 */
export const AIMS = [
  'divinedWerewolf',
  'divinedHuman',
  'identifiedWerewolf',
  'identifiedHuman',
  'vote',
  'requestVote',
  'estimateWerewolf',
  'estimateOther',
  'ballot',
  'killed',
  'attuned',
] as const;
export type AimKind = (typeof AIMS)[number];

/** The roles that behave in ways of their own; all others behave as villagers do. */
export const ACTORS = ['villager', 'seer', 'medium', 'bodyguard', 'werewolf', 'possessed'] as const;

/** The place of a role in the tables. */
export function actorOf(role: Role): number {
  return ACTOR_OF[role];
}

const ACTOR_OF = Object.fromEntries(
  ROLES.map((role) => [role, Math.max(0, (ACTORS as readonly Role[]).indexOf(conductOf(role)))]),
) as Record<Role, number>;

const CLAIMS: Partial<Record<Role, UtteranceKind>> = {
  villager: 'claimVillager',
  seer: 'claimSeer',
  medium: 'claimMedium',
  bodyguard: 'claimBodyguard',
  werewolf: 'claimWerewolf',
  possessed: 'claimPossessed',
};

const NAMES = { vote: 'vote', estimate: 'estimateWerewolf', request: 'requestVote' } as const;

/** As what a statement of a speaker counts. */
export function kindOf(statement: SaidStatement, speaker: number): UtteranceKind {
  switch (statement.type) {
    case 'claim':
      return statement.target === speaker ? (CLAIMS[statement.role] ?? 'claimOther') : 'other';
    case 'report':
      return `${statement.act}${statement.result === 'human' ? 'Human' : 'Werewolf'}`;
    case 'name':
      return NAMES[statement.how];
    case 'estimate':
      return 'estimateOther';
    case 'claimRequest':
      return 'requestClaim';
    case 'agreement':
      return 'agree';
    case 'attack':
      return 'other';
  }
}

/** Whom a statement is aimed at; 0: nobody. */
export function aimedAt(statement: SaidStatement): number {
  return statement.type === 'name' || statement.type === 'report' || statement.type === 'estimate'
    ? statement.target
    : 0;
}

export function isAim(kind: UtteranceKind): kind is UtteranceKind & AimKind {
  return (AIMS as readonly string[]).includes(kind);
}
