import { ROLES, type Role, TEAMS, type Team } from '@mura/engine';
import { type Share, wilson } from '../wilson.ts';
import { clusteredRate, type Observation, stratifiedRate, TOGETHER, type Weights } from './clustered.ts';
import { grouped } from './grouped.ts';
import type { SeatResult } from './seat-results.ts';

/** Games and wins, with the share of wins and its 95 % interval; `null` without games. */
export interface WinRate {
  readonly games: number;
  readonly wins: number;
  readonly rate: Share | null;
}

export interface TeamRates {
  readonly team: string;
  /** Of the roles that are dealt. */
  readonly byRole: Readonly<Partial<Record<Role, WinRate>>>;
  readonly bySide: Readonly<Partial<Record<Team, WinRate>>>;
  /** Wins by games: called macro in the tables of the natural-language contests. */
  readonly total: WinRate;
  /** The role rates weighted by how often a role is dealt: weighted micro, with the village's own weights. */
  readonly balanced: Share | null;
  /** The plain mean of the role rates. */
  readonly micro: Share | null;
}

/** How the three averages are made; a table names it, since the field uses the two words both ways round. */
export const AVERAGES = {
  macro: 'Σ w_r / Σ n_r',
  micro: '(1 / |R|) Σ w_r / n_r',
  weightedMicro: 'Σ g_r (w_r / n_r) / Σ g_r',
} as const;

/** How many seats of each role a village has. */
export type SeatsOfRoles = Readonly<Partial<Record<Role, number>>>;

export interface RateOptions {
  /** Seats of each role; over several presets their sum. */
  readonly seats: SeatsOfRoles;
  /** Games of a set depend on each other, or a team has several seats of a game. */
  readonly dependent: boolean;
}

/** How often each team won, in the order of the names given. */
export function winRates(
  teams: readonly string[],
  seats: readonly SeatResult[],
  options: RateOptions,
): TeamRates[] {
  const byTeam = grouped(seats, ({ team }) => team);
  return teams.map((team) => ratesOf(team, byTeam.get(team) ?? [], options));
}

function ratesOf(team: string, own: readonly SeatResult[], options: RateOptions): TeamRates {
  const roles = ROLES.filter((role) => options.seats[role] !== undefined);
  const sides = TEAMS.filter((side) => own.some((seat) => seat.side === side));
  const rate = (seats: readonly SeatResult[]) => winRate(seats, options.dependent);
  return {
    team,
    byRole: Object.fromEntries(roles.map((role) => [role, rate(own.filter((seat) => seat.role === role))])),
    bySide: Object.fromEntries(sides.map((side) => [side, rate(own.filter((seat) => seat.side === side))])),
    total: rate(own),
    balanced: averaged(own, options.seats as Weights, options.dependent),
    micro: averaged(own, Object.fromEntries(roles.map((role) => [role, 1])), options.dependent),
  };
}

export function winRate(seats: readonly SeatResult[], dependent: boolean): WinRate {
  const games = seats.length;
  const wins = seats.filter(({ won }) => won).length;
  const rate = dependent ? clusteredRate(seats.map(inAll), TOGETHER) : wilson(wins, games);
  return { games, wins, rate };
}

function averaged(seats: readonly SeatResult[], weights: Weights, dependent: boolean): Share | null {
  const observations = seats.map(({ cluster, role, won }) => ({ cluster, stratum: role, won }));
  return (dependent ? clusteredRate : stratifiedRate)(observations, weights);
}

function inAll({ cluster, won }: SeatResult): Observation {
  return { cluster, stratum: 'all', won };
}
