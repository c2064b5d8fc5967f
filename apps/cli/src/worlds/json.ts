import type { Role, RoleCounts } from '@mura/engine';
import type { Question, Worlds } from '@mura/worlds';
import { brokenClaimants, deadAt, type Moment } from './answer.ts';
import { rolesHeld } from './grid.ts';

/** The answer for programs. */
export function jsonOf(moment: Moment, question: Question, worlds: Worlds) {
  const roles = rolesHeld(moment);
  return {
    at: moment.at,
    as: question.as,
    assume: question.assume,
    if: question.hypotheses,
    worlds: worlds.count,
    players: Object.fromEntries(worlds.players.map((counts, index) => [index + 1, countsOf(counts, roles)])),
    white: worlds.white,
    black: worlds.black,
    broken: brokenClaimants(moment, question),
    dead: deadAt(moment),
    /** What the record does not say to this viewpoint; the counts are exact for the rest. */
    gaps: worlds.gaps,
  };
}

function countsOf(counts: RoleCounts, roles: readonly Role[]): Partial<RoleCounts> {
  return Object.fromEntries(roles.map((role) => [role, counts[role]]));
}
