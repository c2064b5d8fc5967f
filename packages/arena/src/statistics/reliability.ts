import { ABSENCES, type Absence } from '@mura/engine';
import type { ContestGame } from '../contest/contest.ts';

export interface TeamFaults {
  readonly team: string;
  /** Answers that did not come or could not be used, by reason. */
  readonly counts: Readonly<Record<Absence, number>>;
  /** Games that could not go on because of the team, and were played again. */
  readonly aborted: number;
}

export interface TeamTimes {
  readonly team: string;
  readonly answers: number;
  /** Milliseconds, over all answers. */
  readonly mean: number;
  /** Of the means of its games, a quarter lies below the first, half below the second, three quarters below the third. */
  readonly quartiles: readonly [number, number, number];
  readonly most: number;
}

export function faultsOf(teams: readonly string[], games: readonly ContestGame[]): TeamFaults[] {
  return teams.map((team) => {
    const counts = Object.fromEntries(ABSENCES.map((reason) => [reason, 0])) as Record<Absence, number>;
    for (const { game, faults } of games)
      for (const { player, reason, count } of faults)
        if (game.teams[player - 1] === team) counts[reason] += count;
    const aborted = games.reduce(
      (sum, { abortedBy }) => sum + abortedBy.filter((name) => name === team).length,
      0,
    );
    return { team, counts, aborted };
  });
}

/** Of the teams that answer over a wire; those that play in process have no times. */
export function timesOf(teams: readonly string[], games: readonly ContestGame[]): TeamTimes[] {
  return teams.flatMap((team) => {
    const own = games.flatMap(({ game, times }) =>
      times.flatMap((time, index) =>
        time !== null && time.answers > 0 && game.teams[index] === team ? [time] : [],
      ),
    );
    if (own.length === 0) return [];
    const answers = own.reduce((sum, time) => sum + time.answers, 0);
    const means = own.map(({ mean }) => mean).sort((one, other) => one - other);
    const quantile = (share: number) => means[Math.min(means.length - 1, Math.floor(share * means.length))]!;
    return [
      {
        team,
        answers,
        mean: own.reduce((sum, time) => sum + time.mean * time.answers, 0) / answers,
        quartiles: [quantile(0.25), quantile(0.5), quantile(0.75)] as const,
        most: Math.max(...own.map(({ most }) => most)),
      },
    ];
  });
}
