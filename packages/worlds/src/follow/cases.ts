import { dealtRoles, type PlayerId, type Role } from '@mura/engine';
import { ROLE_LETTERS } from '@mura/language';
import { countWorlds } from '../count/count.ts';
import type { Holds } from '../facts/fact.ts';
import { onlyRole } from '../facts/role-set.ts';
import { type Knowledge, problemOf } from './knowledge.ts';

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
