import { isPack, type Role, type RoleCounts, teamOf, Z_95 } from '@mura/engine';
import type { LeagueSeatResult } from './sets.ts';

/** How often somebody won, as if every role had come up as often as it is dealt; with its 95 % interval. */
export interface Balance {
  readonly games: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly byRole: Readonly<Partial<Record<Role, { readonly games: number; readonly share: number }>>>;
  /** Of its ballots for the village: how many fell on a werewolf. */
  readonly hits: number;
  /** How often it was executed as a werewolf. */
  readonly executed: number;
}

export function balance(results: readonly LeagueSeatResult[], roles: RoleCounts): Balance {
  const byRole: Partial<Record<Role, { games: number; share: number }>> = {};
  let share = 0;
  let variance = 0;
  const dealt = Object.entries(roles).filter(([, seats]) => seats > 0) as [Role, number][];
  const seats = dealt.reduce((sum, [, many]) => sum + many, 0);
  for (const [role, many] of dealt) {
    const games = results.filter((result) => result.role === role);
    const won = games.filter((result) => result.won).length / Math.max(1, games.length);
    byRole[role] = { games: games.length, share: won };
    share += (many / seats) * won;
    variance += ((many / seats) ** 2 * won * (1 - won)) / Math.max(1, games.length);
  }
  const reach = Z_95 * Math.sqrt(variance);
  return {
    games: results.length,
    ...{ share, low: share - reach, high: share + reach, byRole },
    ...seatMeasures(results),
  };
}

/** By how much somebody won more often than another did in the same chair of the same games; with its 95 % interval. */
export interface ShareLead {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Game by game, so that what the deal and the partners do to both falls away; balanced by role. */
export function differenceOf(
  results: readonly LeagueSeatResult[],
  before: readonly LeagueSeatResult[],
  roles: RoleCounts,
): ShareLead {
  const keyOf = ({ set, game }: LeagueSeatResult) => `${set}/${game}`;
  const others = new Map(before.map((result) => [keyOf(result), result]));
  const seats = Object.values(roles).reduce((sum, many) => sum + many, 0);
  let share = 0;
  let variance = 0;
  for (const [role, many] of Object.entries(roles)) {
    const gains = results
      .filter((result) => result.role === role)
      .map((result) => Number(result.won) - Number(others.get(keyOf(result))?.won ?? false));
    if (gains.length === 0) continue;
    const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
    const spread = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / gains.length;
    share += (many / seats) * mean;
    variance += ((many / seats) ** 2 * spread) / gains.length;
  }
  const reach = Z_95 * Math.sqrt(variance);
  return { share, low: share - reach, high: share + reach };
}

function seatMeasures(results: readonly LeagueSeatResult[]): { hits: number; executed: number } {
  const village = results.filter(({ role }) => teamOf(role) !== 'werewolf');
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const ballots = sum(village.map((result) => result.ballots));
  const wolves = results.filter(({ role }) => isPack(role));
  return {
    hits: sum(village.map((result) => result.onWerewolves)) / Math.max(1, ballots),
    executed: wolves.filter((result) => result.executed).length / Math.max(1, wolves.length),
  };
}
