import { grouped } from './grouped.ts';
import { t95 } from './quantiles.ts';
import type { SeatResult } from './seat-results.ts';
import { type WinRate, winRate } from './win-rates.ts';

/** The first, the second and the last third of the games of each set. */
export interface Learning {
  readonly team: string;
  readonly parts: readonly [WinRate, WinRate, WinRate];
  /** Last third less first, with what a set differs by from another; `null` with fewer than two sets. */
  readonly change: { readonly change: number; readonly low: number; readonly high: number } | null;
}

/** Whether teams win more in the later games of a set; `null` where sets are too short to have three parts. */
export function learningOf(
  teams: readonly string[],
  seats: readonly SeatResult[],
  set: number,
): Learning[] | null {
  if (set < 3) return null;
  const byTeam = grouped(seats, ({ team }) => team);
  return teams.map((team) => {
    const own = byTeam.get(team) ?? [];
    const part = (third: number) => own.filter(({ place }) => thirdOf(place, set) === third);
    const rate = (third: number) => winRate(part(third), true);
    return { team, parts: [rate(0), rate(1), rate(2)] as const, change: changeOf(own, set) };
  });
}

function thirdOf(place: number, set: number): number {
  return Math.min(2, Math.floor((place * 3) / set));
}

/** The mean over sets, by Student's t: sets do not depend on each other. */
function changeOf(seats: readonly SeatResult[], set: number): Learning['change'] {
  const changes = [...grouped(seats, ({ cluster }) => cluster).values()].flatMap((cluster) => {
    const shareOf = (third: number) => {
      const own = cluster.filter(({ place }) => thirdOf(place, set) === third);
      return own.length === 0 ? null : own.filter(({ won }) => won).length / own.length;
    };
    const [first, last] = [shareOf(0), shareOf(2)];
    return first === null || last === null ? [] : [last - first];
  });
  if (changes.length < 2) return null;
  const change = changes.reduce((sum, value) => sum + value, 0) / changes.length;
  const squares = changes.reduce((sum, value) => sum + (value - change) ** 2, 0);
  const reach = t95(changes.length - 1) * Math.sqrt(squares / (changes.length - 1) / changes.length);
  return { change, low: Math.max(-1, change - reach), high: Math.min(1, change + reach) };
}
