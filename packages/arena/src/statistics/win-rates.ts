import { ROLES, type Role, type Share, TEAMS, type Team, teamOf, wilson } from '@mura/engine';
import {
  ClusterCounts,
  clusteredRate,
  count,
  countedRate,
  plainClusteredRate,
  type Weights,
} from './clustered.ts';
import type { SeatResult, SeatResults, SeatTally } from './seat-results.ts';

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

/** How often each team won. */
export class RateTally implements SeatTally {
  readonly #teams: ReadonlyMap<string, WinTally>;

  /** `dependent`: games of a set depend on each other, or a team has several seats of a game. */
  constructor(teams: readonly string[], { dependent }: { dependent: boolean }) {
    this.#teams = new Map(teams.map((team) => [team, new WinTally(dependent)]));
  }

  add(game: SeatResults): void {
    for (const seat of game) this.#teams.get(seat.team)?.add(seat);
  }

  /** In the order of the names given; `seats`: of each role, over several presets their sum. */
  rates(seats: SeatsOfRoles): TeamRates[] {
    return [...this.#teams].map(([team, tally]) => ratesOf(team, tally, seats));
  }

  /** Only the rates over all roles. */
  totals(): WinRate[] {
    return [...this.#teams.values()].map((tally) => tally.total());
  }
}

function ratesOf(team: string, tally: WinTally, seats: SeatsOfRoles): TeamRates {
  const roles = ROLES.filter((role) => seats[role] !== undefined);
  const sides = TEAMS.map((side) => [side, tally.ofSide(side)] as const).filter(([, { games }]) => games > 0);
  return {
    team,
    byRole: Object.fromEntries(roles.map((role) => [role, tally.ofRole(role)])),
    bySide: Object.fromEntries(sides),
    total: tally.total(),
    balanced: tally.average(seats as Weights),
    micro: tally.average(Object.fromEntries(roles.map((role) => [role, 1]))),
  };
}

/** Counts the wins of a team by role; where games depend on each other, by what hangs together as well. */
export class WinTally {
  readonly #clusters: ClusterCounts | null;
  readonly #byRole = new Map<Role, { games: number; wins: number }>();

  constructor(dependent: boolean) {
    this.#clusters = dependent ? new ClusterCounts() : null;
  }

  add({ cluster, role, won }: SeatResult): void {
    count(this.#byRole, role, won);
    this.#clusters?.add({ cluster, stratum: role, won });
  }

  ofRole(role: Role): WinRate {
    return this.#rateOf((one) => one === role);
  }

  ofSide(side: Team): WinRate {
    return this.#rateOf((one) => teamOf(one) === side);
  }

  total(): WinRate {
    return this.#rateOf(() => true);
  }

  average(weights: Weights): Share | null {
    return this.#clusters === null
      ? countedRate(this.#byRole, weights)
      : clusteredRate(this.#clusters, weights);
  }

  #rateOf(isCounted: (role: Role) => boolean): WinRate {
    let [games, wins] = [0, 0];
    for (const [role, own] of this.#byRole)
      if (isCounted(role)) {
        games += own.games;
        wins += own.wins;
      }
    const rate =
      this.#clusters === null
        ? wilson(wins, games)
        : plainClusteredRate(this.#clusters.ofStrata((role) => isCounted(role as Role)));
    return { games, wins, rate };
  }
}
