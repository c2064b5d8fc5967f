import { TEAMS, type Team } from '@mura/engine';

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
