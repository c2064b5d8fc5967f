import type { Role, Team } from '@mura/engine';
import { teamOf } from '@mura/engine';
import type { SeatsOfRoles } from './win-rates.ts';

export interface WinCounts {
  readonly wins: number;
  readonly games: number;
}

/** A row of a table of wins as it is printed. */
export interface PrintedRow {
  readonly team: string;
  readonly byRole: Readonly<Partial<Record<Role, WinCounts>>>;
  readonly total: WinCounts;
}

/** A cell that cannot be so, and what it must be where the others tell it. */
export interface ImpossibleCell {
  readonly team: string;
  readonly role: Role;
  readonly printed: WinCounts;
  readonly mustBe: WinCounts | null;
}

/** How many games of a role a team was to have. */
export type PlannedGames = (row: PrintedRow, role: Role) => number;

/** Every role as often as the village has seats of it. */
export function balancedGames(seats: SeatsOfRoles): PlannedGames {
  const all = Object.values(seats).reduce((sum, count) => sum + count, 0);
  return ({ total }, role) => (total.games * (seats[role] ?? 0)) / all;
}

/**
 * Cells of a table of cross-play that contradict the others: games of a role that were not planned, more
 * wins than games, wins that do not add up to the total. A cell is repaired from its row; where the row does not tell
 * which cell is wrong, all of them are named without a proposal.
 */
export function impossibleCells(rows: readonly PrintedRow[], planned: PlannedGames): ImpossibleCell[] {
  return rows.flatMap((row) => {
    const roles = Object.keys(row.byRole) as Role[];
    const expected = (role: Role) => planned(row, role);
    const wrong = roles.filter((role) => {
      const { wins, games } = row.byRole[role]!;
      return games !== expected(role) || wins > games || wins < 0;
    });
    const sum = roles.reduce((wins, role) => wins + row.byRole[role]!.wins, 0);
    const suspects = wrong.length > 0 ? wrong : sum === row.total.wins ? [] : roles;
    return suspects.map((role) => ({
      team: row.team,
      role,
      printed: row.byRole[role]!,
      mustBe: suspects.length === 1 ? repaired(row, role, expected(role)) : null,
    }));
  });
}

function repaired(row: PrintedRow, role: Role, games: number): WinCounts | null {
  const others = (Object.keys(row.byRole) as Role[]).filter((other) => other !== role);
  const wins = row.total.wins - others.reduce((sum, other) => sum + row.byRole[other]!.wins, 0);
  return Number.isInteger(games) && wins >= 0 && wins <= games ? { wins, games } : null;
}

/** Roles whose wins over all teams are not those of their side: each of its seats wins with it. */
export function impossibleColumns(rows: readonly PrintedRow[], seats: SeatsOfRoles): Role[] {
  const roles = Object.keys(seats) as Role[];
  const winsOf = (role: Role) => rows.reduce((sum, { byRole }) => sum + (byRole[role]?.wins ?? 0), 0);
  const sides = new Map<Team, Role[]>();
  for (const role of roles) sides.set(teamOf(role), [...(sides.get(teamOf(role)) ?? []), role]);
  return [...sides.values()].flatMap((members) => {
    const perSeat = members.map((role) => winsOf(role) / (seats[role] ?? 1));
    return perSeat.every((wins) => wins === perSeat[0]) ? [] : members;
  });
}
