import type { PlayerId, Role, RoleCounts } from '@mura/engine';
import type { Worlds, WorldsQuestion } from '@mura/worlds';
import { type AskedMoment, deadAt } from './answer.ts';
import type { FakeClaim, RivalCases } from './cases.ts';
import { rolesHeld } from './grid.ts';
import type { Explained, ReasonEvent } from './reasons.ts';
import type { RowCount } from './shorthand.ts';

/** All that is answered; `null` is what was not asked for. */
export interface WorldsReport {
  readonly moment: AskedMoment;
  readonly question: WorldsQuestion;
  readonly worlds: Worlds;
  /** Claimants who cannot be what they claim and have told the truth. */
  readonly broken: readonly PlayerId[];
  readonly cases: readonly RivalCases[];
  /** Where no world is left, the events that contradict. */
  readonly contradicts: readonly ReasonEvent[] | null;
  readonly why: readonly Explained[];
  /** With the claim table: what follows if a claim is false. */
  readonly fakes: readonly FakeClaim[] | null;
  readonly shorthand: string | null;
  readonly rows: readonly RowCount[] | null;
}

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
