import { accept, type Result, type Rules } from '@mura/engine';
import { nlp } from '@mura/protocols';
import type { Guest } from '../lobby/guest.ts';
import type { Draws } from './draws.ts';
import type { Matchmaking, Party } from './matchmaking.ts';
import {
  findMatch,
  newSchedule,
  type SeriesSchedule,
  type TeamMatch,
  withMore,
  withResult,
  withTeam,
} from './schedule.ts';
import { readSchedule, writeSchedule } from './schedule-file.ts';

/** Teams play by a schedule of roles, which is kept in a file; one that was begun goes on. */
export function scheduled(
  matching: nlp.Matching,
  { roles }: Rules,
  draws: Draws,
): Result<Matchmaking, string> {
  const read = readSchedule(matching.path);
  if (!read.ok) return read;
  const { teams: teamCount, games: gameCount, endless } = matching;
  const schedule = read.value ?? newSchedule({ teamCount, gameCount, roles, endless }, draws);
  return accept(new Scheduled(schedule, matching));
}

class Scheduled implements Matchmaking {
  readonly #matching: nlp.Matching;
  readonly #playing = new Set<TeamMatch>();
  #schedule: SeriesSchedule;

  constructor(schedule: SeriesSchedule, matching: nlp.Matching) {
    this.#schedule = schedule;
    this.#matching = matching;
    writeSchedule(matching.path, schedule);
  }

  enter({ name }: Pick<Guest, 'name'>): boolean {
    this.#change(withTeam(this.#schedule, nlp.teamOf(name)));
    return true;
  }

  take(waiting: readonly Guest[], draws: Draws): Party | null {
    this.#change(withMore(this.#schedule, draws));
    const found = findMatch(this.#schedule, this.#playing, waiting);
    if (found === null) return null;
    const { match, seats } = found;
    this.#playing.add(match);
    const placed = seats.map(({ guest, role }, index) => ({ guest, player: index + 1, role }));
    return { placed, ended: (isAborted) => this.#end(match, isAborted) };
  }

  #end(match: TeamMatch, isAborted: boolean): void {
    this.#playing.delete(match);
    this.#change(withResult(this.#schedule, match, isAborted ? this.#matching.abortedWeight : null));
  }

  #change(schedule: SeriesSchedule): void {
    if (schedule === this.#schedule) return;
    this.#schedule = schedule;
    writeSchedule(this.#matching.path, schedule);
  }
}
