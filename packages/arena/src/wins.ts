import { ROLES, type Role, TEAMS, type Team, teamOf } from '@mura/engine';

/** Who won: a team, or nobody. */
export const WINNERS = [...TEAMS, 'none'] as const;
export type Winner = Team | 'none';

/** Games won, by winner. */
export type Wins = Record<Winner, number>;

export const NO_WINS: Readonly<Wins> = { village: 0, werewolf: 0, fox: 0, none: 0 };

export function addWin(wins: Wins, winner: Winner): void {
  wins[winner]++;
}

export function addWins(wins: Wins, more: Readonly<Wins>): void {
  for (const winner of WINNERS) wins[winner] += more[winner];
}

/** Seats that were played, and those of them whose team won. */
export interface SeatWins {
  played: number;
  won: number;
}

/** By bot and by the role it was dealt; roles that it never had are left out. */
export type WinsByBot = Record<string, Partial<Record<Role, SeatWins>>>;

export function addSeat(wins: WinsByBot, bot: string, role: Role, winner: Winner): void {
  addTally(wins, bot, role, { played: 1, won: teamOf(role) === winner ? 1 : 0 });
}

export function addWinsByBot(wins: WinsByBot, more: Readonly<WinsByBot>): void {
  for (const [bot, roles] of Object.entries(more))
    for (const [role, tally] of Object.entries(roles)) addTally(wins, bot, role as Role, tally);
}

function addTally(wins: WinsByBot, bot: string, role: Role, { played, won }: SeatWins): void {
  wins[bot] ??= {};
  wins[bot][role] ??= { played: 0, won: 0 };
  wins[bot][role].played += played;
  wins[bot][role].won += won;
}

/** Bots by name and roles as they are listed, so that equal runs print equal text. */
export function inOrder(wins: Readonly<WinsByBot>): WinsByBot {
  const bots = Object.keys(wins).sort();
  return Object.fromEntries(bots.map((bot) => [bot, rolesInOrder(wins[bot] ?? {})]));
}

function rolesInOrder(roles: WinsByBot[string]): WinsByBot[string] {
  const had = ROLES.flatMap((role) => (roles[role] === undefined ? [] : [[role, { ...roles[role] }]]));
  return Object.fromEntries(had);
}
