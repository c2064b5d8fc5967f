import { ABSENCES, type Absence } from '@mura/engine';
import type { AnswerTimes, ContestGame } from '../contest/contest.ts';

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
  const byTeam = new Map<string | null | undefined, { counts: Record<Absence, number>; aborted: number }>(
    teams.map((team) => [team, { counts: { ...NO_FAULTS }, aborted: 0 }]),
  );
  for (const { game, faults, abortedBy } of games) {
    for (const { player, reason, count } of faults) {
      const own = byTeam.get(game.teams[player - 1]);
      if (own !== undefined) own.counts[reason] += count;
    }
    for (const team of abortedBy) {
      const own = byTeam.get(team);
      if (own !== undefined) own.aborted++;
    }
  }
  return teams.map((team) => ({ team, ...byTeam.get(team)! }));
}

const NO_FAULTS = Object.fromEntries(ABSENCES.map((reason) => [reason, 0])) as Record<Absence, number>;

/** Of the teams that answer over a wire; those that play in process have no times. */
export function timesOf(teams: readonly string[], games: readonly ContestGame[]): TeamTimes[] {
  const byTeam = new Map<string | null | undefined, AnswerTimes[]>(teams.map((team) => [team, []]));
  for (const { game, times } of games)
    for (let seat = 0; seat < times.length; seat++) {
      const time = times[seat]!;
      if (time !== null && time.answers > 0) byTeam.get(game.teams[seat])?.push(time);
    }
  return teams.flatMap((team) => {
    const own = byTeam.get(team)!;
    return own.length === 0 ? [] : [{ team, ...sumOfTimes(own) }];
  });
}

function sumOfTimes(times: readonly AnswerTimes[]): Omit<TeamTimes, 'team'> {
  const answers = times.reduce((sum, time) => sum + time.answers, 0);
  const means = times.map(({ mean }) => mean).sort((one, other) => one - other);
  const quantile = (share: number) => means[Math.min(means.length - 1, Math.floor(share * means.length))]!;
  return {
    answers,
    mean: times.reduce((sum, time) => sum + time.mean * time.answers, 0) / answers,
    quartiles: [quantile(0.25), quantile(0.5), quantile(0.75)],
    most: times.reduce((most, time) => Math.max(most, time.most), 0),
  };
}
