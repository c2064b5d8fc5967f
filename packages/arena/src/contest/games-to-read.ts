import type { ContestPlan, MatchKind } from './contest.ts';
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
export function gamesToRead({ teams }: Pick<ContestPlan, 'teams'>, sets: readonly PlannedSet[]): number[] {
  const kinds = new Map<MatchKind, KindReading>();
  const toRead: number[] = [];
  for (const { kind, first, roles, teams: seated } of sets) {
    let reading = kinds.get(kind);
    if (reading === undefined) {
      reading = new KindReading(teams.length, seated.length);
      kinds.set(kind, reading);
    }
    for (let game = 0; game < roles.length && reading.wants(seated); game++) {
      reading.read(seated);
      toRead.push(first + game);
    }
  }
  return toRead;
}

/** How often each team has been read in one kind of match. */
class KindReading {
  readonly #enough: number;
  readonly #read = new Map<string | null, number>();
  /** Teams that have not been read often enough. */
  #left: number;

  constructor(teams: number, places: number) {
    this.#left = teams;
    this.#enough = Math.min(READ_OF_TEAM, Math.ceil((MOST_READ * places) / teams));
  }

  wants(seated: readonly (string | null)[]): boolean {
    return this.#left > 0 && seated.some((team) => this.#timesOf(team) < this.#enough);
  }

  read(seated: readonly (string | null)[]): void {
    for (const team of new Set(seated)) {
      const times = this.#timesOf(team) + 1;
      this.#read.set(team, times);
      if (times === this.#enough && team !== null) this.#left--;
    }
  }

  #timesOf(team: string | null): number {
    return this.#read.get(team) ?? 0;
  }
}
