import { dealtRoles, type PlayerId, ROLES, type Role } from '@mura/engine';
import { ROLE_LETTERS } from '@mura/language';
import { countWorlds } from '../count/count.ts';
import type { Holds } from '../facts/fact.ts';
import { onlyRole } from '../facts/role-set.ts';
import type { Hypothesis } from '../viewpoint/viewpoint.ts';
import { type Knowledge, problemOf, type Worlds, worldsOf } from './knowledge.ts';

/** What some players may be together: 真-狂, 真-狼, 狂-狼 … */
export interface Case {
  /** By player, in the order in which they were asked for. */
  readonly roles: readonly Role[];
  readonly count: number;
}

/** Every case of these players that is possible, those with most worlds first. All of them together are all worlds. */
export function casesOf(knowledge: Knowledge, players: readonly PlayerId[]): Case[] {
  const cases: Case[] = [];
  const { story } = knowledge;
  if (story === null) return cases;
  const roles = dealtRoles(story.rules.roles);
  const place = (supposed: readonly Holds[], chosen: readonly Role[], count: number): void => {
    const player = players[chosen.length];
    if (count === 0) return;
    if (player === undefined) {
      cases.push({ roles: chosen, count });
      return;
    }
    for (const role of roles) {
      const more: Holds[] = [...supposed, { type: 'holds', player, roles: onlyRole(role) }];
      place(more, [...chosen, role], countWorlds(problemOf(knowledge, story, more)));
    }
  };
  place([], [], countWorlds(problemOf(knowledge, story)));
  return cases.sort((one, other) => other.count - one.count);
}

/** How players of 人狼BBS write a case of those who claim a role: 真 is the one who has it. */
export function caseName({ roles }: Case, claimed: Role): string {
  return roles.map((role) => (role === claimed ? '真' : ROLE_LETTERS[role])).join('-');
}

/** What would follow if a claim were a lie. */
export interface IfFake {
  /** The worlds in which it is one; a count of 0: it must be true. */
  readonly worlds: Worlds;
  /** What is certain or impossible then, and is not already. */
  readonly implied: readonly Implied[];
}

export interface Implied {
  readonly player: PlayerId;
  readonly role: Role;
  readonly verdict: 'certain' | 'impossible';
}

/** What would follow if a player who claims a role did not have it; `null` before the village has opened. */
export function ifFake(knowledge: Knowledge, claimant: PlayerId, role: Role): IfFake | null {
  const { question, source, story, pack } = knowledge;
  const before = worldsOf(knowledge);
  if (before === null) return null;
  const isFake: Hypothesis = { player: claimant, what: role, is: false };
  const hypotheses = [...question.hypotheses, isFake];
  const worlds = worldsOf({ question: { ...question, hypotheses }, source, story, pack })!;
  return { worlds, implied: worlds.count === 0 ? [] : impliedBy(before, worlds) };
}

function impliedBy(before: Worlds, after: Worlds): Implied[] {
  return after.players.flatMap((shares, index) =>
    ROLES.flatMap((role): Implied[] => {
      const known = verdictOf(before.players[index]![role], before.count);
      const verdict = verdictOf(shares[role], after.count);
      return verdict === null || verdict === known ? [] : [{ player: index + 1, role, verdict }];
    }),
  );
}

function verdictOf(share: number, count: number): Implied['verdict'] | null {
  if (share === 0) return 'impossible';
  return share === count ? 'certain' : null;
}
