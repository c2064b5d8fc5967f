import { accept, countPlayers, type Result, type Rules, refuse } from '@mura/engine';
import type { nlp } from '@mura/protocols';
import type { Draws } from '../series.ts';
import {
  findMatch,
  type Match,
  newSchedule,
  type Schedule,
  withMore,
  withResult,
  withTeam,
} from './schedule.ts';
import { readSchedule, writeSchedule } from './schedule-file.ts';
import { type Company, type Guest, mixedMatch, selfMatch, WaitingRoom } from './waiting-room.ts';

/** Those who play a game; afterwards it is told whether it came to an end. */
export interface Party<Someone extends Guest> extends Company<Someone> {
  ended(isAborted: boolean): void;
}

/** Who waits, and who of them plays. */
export interface Matching<Someone extends Guest> {
  readonly size: number;
  readonly guests: readonly Someone[];
  enter(guest: Someone): void;
  leave(guest: Someone): void;
  /** `draws`: the chance of the game that is to be played. */
  take(draws: Draws): Party<Someone> | null;
}

/** As a configuration says, with so many agents a game; a schedule that was begun goes on. */
export function openMatching<Someone extends Guest>(
  matching: nlp.Matching,
  rules: Rules,
  players: number,
  draws: Draws,
): Result<Matching<Someone>, string> {
  if (matching.mode === 'self') return accept(plainly(new WaitingRoom<Someone>(selfMatch(players))));
  if (matching.mode === 'mixed') return accept(plainly(new WaitingRoom<Someone>(mixedMatch(players))));
  if (players < countPlayers(rules)) return refuse('A schedule needs agents on all seats');
  const read = readSchedule(matching.path);
  if (!read.ok) return read;
  const facts = {
    teamCount: matching.teams,
    gameCount: matching.games,
    roles: rules.roles,
    endless: matching.endless,
  };
  return accept(new Scheduled<Someone>(read.value ?? newSchedule(facts, draws), matching));
}

function plainly<Someone extends Guest>(room: WaitingRoom<Someone>): Matching<Someone> {
  return {
    get size() {
      return room.size;
    },
    get guests() {
      return room.guests;
    },
    enter: (guest) => room.enter(guest),
    leave: (guest) => room.leave(guest),
    take(draws) {
      const company = room.take(draws);
      return company === null ? null : { ...company, ended() {} };
    },
  };
}

/** Teams play by a schedule of roles, which is kept in a file. */
class Scheduled<Someone extends Guest> implements Matching<Someone> {
  readonly #room: WaitingRoom<Someone>;
  readonly #matching: nlp.Matching;
  readonly #playing = new Set<Match>();
  #schedule: Schedule;
  #taken: Match | null = null;

  constructor(schedule: Schedule, matching: nlp.Matching) {
    this.#schedule = schedule;
    this.#matching = matching;
    this.#room = new WaitingRoom<Someone>((waiting) => {
      const found = findMatch(this.#schedule, this.#playing, waiting);
      this.#taken = found?.match ?? null;
      return found;
    });
    writeSchedule(matching.path, schedule);
  }

  get size(): number {
    return this.#room.size;
  }

  get guests(): readonly Someone[] {
    return this.#room.guests;
  }

  enter(guest: Someone): void {
    this.#change(withTeam(this.#schedule, guest.team));
    this.#room.enter(guest);
  }

  leave(guest: Someone): void {
    this.#room.leave(guest);
  }

  take(draws: Draws): Party<Someone> | null {
    this.#change(withMore(this.#schedule, draws));
    const company = this.#room.take(draws);
    const match = this.#taken;
    if (company === null || match === null) return null;
    this.#playing.add(match);
    return { ...company, ended: (isAborted) => this.#end(match, isAborted) };
  }

  #end(match: Match, isAborted: boolean): void {
    this.#playing.delete(match);
    this.#change(withResult(this.#schedule, match, isAborted ? this.#matching.abortedWeight : null));
  }

  #change(schedule: Schedule): void {
    if (schedule === this.#schedule) return;
    this.#schedule = schedule;
    writeSchedule(this.#matching.path, schedule);
  }
}
