import { grouped } from '../statistics/grouped.ts';
import type { PlannedSet } from './schedule/schedule.ts';

/** As many as each team had in 2017. */
const READ_OF_TEAM = 120;
/** Games in all, about; of many teams fewer each. */
const MOST_READ = 500;

/**
 * The games whose talk is read, by their numbers: in each kind of match the first ones of every team, until its talk is
 * known well enough. To read words costs several times what bots need to play. Of a contest of usual size all games are
 * read, and of a large one as many as tell as much of each team.
 */
export function gamesToRead(sets: readonly PlannedSet[]): number[] {
  const kinds = grouped(sets, ({ kind }) => kind);
  return [...kinds.values()].flatMap((own) => [...gamesOfKind(own)]);
}

function* gamesOfKind(sets: readonly PlannedSet[]): Generator<number> {
  const everybody = new Map<string | null, number>();
  for (const { teams } of sets) for (const team of teams) everybody.set(team, 0);
  const places = sets.reduce((most, { teams }) => Math.max(most, teams.length), 0);
  const enough = Math.min(READ_OF_TEAM, Math.ceil((MOST_READ * places) / everybody.size));
  let left = everybody.size;
  for (const { first, roles, teams } of sets)
    for (let game = 0; game < roles.length && teams.some((team) => everybody.get(team)! < enough); game++) {
      yield first + game;
      for (const team of new Set(teams)) {
        const read = everybody.get(team)! + 1;
        everybody.set(team, read);
        if (read === enough && --left === 0) return;
      }
    }
}
