import type { Role, RoleCounts } from '@mura/engine';
import { deadAt } from './answer.ts';
import { rolesHeld } from './grid.ts';
import type { WorldsReport } from './report.ts';

/** The answer for programs; what was not asked for is left out. */
export function jsonOf({ moment, question, worlds, ...report }: WorldsReport) {
  const { contradicts, why, fakes, shorthand, rows } = report;
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
    broken: report.broken,
    cases: report.cases,
    dead: deadAt(moment),
    gaps: worlds.gaps,
    ...(contradicts === null ? {} : { contradicts }),
    ...(why.length === 0 ? {} : { why }),
    ...(fakes === null ? {} : { claims: moment.claims, ifFake: fakes }),
    ...(shorthand === null ? {} : { shorthand }),
    ...(rows === null ? {} : { rows }),
  };
}

function countsOf(counts: RoleCounts, roles: readonly Role[]): Partial<RoleCounts> {
  return Object.fromEntries(roles.map((role) => [role, counts[role]]));
}
