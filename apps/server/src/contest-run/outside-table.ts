import type { ChunkWork, ContestPlan, GameOutcome, PlannedGame } from '@mura/arena';
import { gameTalk } from '@mura/arena';
import { DEFAULT_BOT, isSlowBot } from '@mura/bots';
import { type ClockPhase, type Event, findPreset, invariant, type PlayerId, type Rules } from '@mura/engine';
import { defaultSymbols } from '@mura/protocols';
import { eventsOf, readRecord, type VillageRecord } from '@mura/records';
import type { Alone } from '../doors/alone.ts';
import { agreeOn, beginVillage } from '../doors/lobby/begin-game.ts';
import type { Guest } from '../doors/lobby/guest.ts';
import type { Lobby } from '../doors/lobby/lobby.ts';
import { seatOf } from '../doors/lobby/offers.ts';
import type { Seating } from '../doors/lobby/seating.ts';
import { toldNumber } from '../doors/series/draws.ts';
import type { BotPasts } from '../host/bot-seat.ts';
import { newVillageId } from '../host/host.ts';
import type { Plan, SeatPlan } from '../host/plan.ts';
import { AbsentGuest } from './absent-guest.ts';
import { contestVillage, outcomeIn } from './contest-village.ts';
import { type Entrant, type Entrants, isRobots, type OutsideTeam } from './entrants.ts';
import { answeredBy, type Health } from './health.ts';
import { awaitRobots, endOf, keptSeat } from './robot-seats.ts';
import type { Robots } from './robots.ts';
import { Stopwatch, timesIn } from './stopwatch.ts';

/** Where outside agents play. */
export interface TableParts {
  readonly alone: Alone;
  readonly lobby: Lobby;
  readonly seating: Seating;
  readonly entrants: Entrants;
  readonly robots: Robots;
  readonly teams: ReadonlyMap<string, OutsideTeam>;
  readonly health: Health;
  /** Milliseconds in which a program must be there for its next game. */
  readonly arrival: number;
  /** Milliseconds for an answer; `null`: those of the form. */
  readonly limit: number | null;
}

export interface OutsideGame {
  readonly outcome: GameOutcome;
  readonly record: string;
}

/** Who has come to a game. */
interface Arrived {
  /** Of whom a seat of the lobby is; `null`: nobody came, though somebody should have. */
  readonly guests: ReadonlyMap<PlayerId, Guest | null>;
  /** Seats of robots to which nobody came. */
  readonly missing: readonly PlayerId[];
}

/** A game as it is tried, and what its set has so far. */
interface Attempt {
  readonly village: string;
  readonly places: ReadonlyMap<PlayerId, Entrant>;
  readonly pasts: BotPasts;
  /** Nothing can abort it: whoever is gone forfeits what they are asked. */
  readonly mustEnd: boolean;
}

/** So often a game is played again. */
const MOST_ABORTED = 2;

/** Plays sets in which programs of teams sit, through the doors, one game after another. */
export class OutsideTable {
  readonly #parts: TableParts;
  readonly #plan: ContestPlan;
  readonly #bots: ReadonlyMap<string, string>;

  constructor(parts: TableParts, plan: ContestPlan) {
    this.#parts = parts;
    this.#plan = plan;
    this.#bots = new Map(plan.teams.flatMap((team) => ('bot' in team ? [[team.name, team.bot]] : [])));
  }

  /** Games of one set: everybody keeps their seats, and may learn. */
  async playSet({ games, read }: ChunkWork): Promise<OutsideGame[]> {
    const places = this.#lease(games[0]);
    const pasts: BotPasts = new Map();
    try {
      const played: OutsideGame[] = [];
      for (const game of games) {
        const one = await this.#play(game, places, pasts);
        played.push(read.includes(game.number) ? withTalk(one) : one);
      }
      return played;
    } finally {
      await Promise.all([...places.values()].map((entrant) => this.#parts.entrants.release(entrant)));
    }
  }

  #lease(game: PlannedGame | undefined): Map<PlayerId, Entrant> {
    const { entrants, teams, health } = this.#parts;
    const places = new Map<PlayerId, Entrant>();
    for (const [index, name] of (game?.teams ?? []).entries()) {
      const team = teams.get(name ?? '');
      if (team !== undefined && !health.isQuarantined(team.name)) places.set(index + 1, entrants.lease(team));
    }
    return places;
  }

  /** An aborted game is charged to whoever caused it, and played again; at last nothing can abort it any more. */
  async #play(game: PlannedGame, places: Attempt['places'], pasts: BotPasts): Promise<OutsideGame> {
    const abortedBy: string[] = [];
    let village = newVillageId();
    for (let tries = 0; ; tries++) {
      const mustEnd = tries >= MOST_ABORTED || this.#isAnyQuarantined(game);
      const attempt: Attempt = { village, places, pasts, mustEnd };
      const arrived = await this.#gather(game, attempt);
      const absent = this.#chargeAbsent(game, arrived);
      if (absent.length > 0 && !mustEnd) {
        for (const guest of arrived.guests.values()) if (guest !== null) this.#parts.entrants.enter(guest);
        await Promise.all(absent.map((player) => places.get(player)?.restart()));
        abortedBy.push(...teamsOn(absent, game));
        continue;
      }
      const played = await this.#begin(game, arrived, attempt);
      const { winner, faults } = played.outcome;
      if (winner !== 'none' || mustEnd) return { ...played, outcome: { ...played.outcome, abortedBy } };
      const lost = faults.filter(({ reason }) => reason === 'gone' || reason === 'late');
      abortedBy.push(
        ...teamsOn(
          lost.map(({ player }) => player),
          game,
        ),
      );
      village = newVillageId();
    }
  }

  #isAnyQuarantined({ teams }: PlannedGame): boolean {
    return teams.some((team) => this.#parts.health.isQuarantined(team ?? ''));
  }

  /** The seats of those who should have come, and did not. */
  #chargeAbsent(game: PlannedGame, { guests, missing }: Arrived): PlayerId[] {
    const absent = [...guests].flatMap(([player, guest]) => (guest === null ? [player] : []));
    const all = [...absent, ...missing];
    for (const team of teamsOn(all, game)) this.#parts.health.spoilt(team);
    return all;
  }

  /** Robots come to the village itself, all others wait at their doors. */
  async #gather(game: PlannedGame, { village, places }: Attempt): Promise<Arrived> {
    const { alone, health, arrival } = this.#parts;
    const awaited = [...places].filter(([player]) => !health.isQuarantined(game.teams[player - 1]!));
    const atDoors = awaited.filter(([, { team }]) => !isRobots(team));
    const robots = awaited.filter(([, { team }]) => isRobots(team));
    const guests = Promise.all(
      atDoors.map(async ([player, entrant]) => [player, await entrant.take(arrival)] as const),
    );
    const missing =
      robots.length === 0
        ? []
        : awaitRobots(alone.host, { village, plan: this.#waitingPlan(game, robots), limit: arrival });
    return { guests: new Map(await guests), missing: await missing };
  }

  /** What robots see of a game before it begins: their own seats, and none for anybody else. */
  #waitingPlan(game: PlannedGame, robots: readonly (readonly [PlayerId, Entrant])[]): Plan {
    const places = new Map(robots);
    const seats = game.teams.map((team, index): SeatPlan => {
      const entrant = places.get(index + 1);
      const name = team ?? '';
      if (entrant === undefined) return { type: 'bot', bot: DEFAULT_BOT, name };
      return keptSeat(this.#parts.robots.robotOf(entrant.program), { name });
    });
    return this.#planWith(game, this.#rulesOf(game.preset, false), seats);
  }

  async #begin(game: PlannedGame, arrived: Arrived, attempt: Attempt): Promise<OutsideGame> {
    const { alone } = this.#parts;
    const { village, pasts, mustEnd } = attempt;
    const seated = this.#seated(game, arrived, attempt);
    const rules = this.#rulesOf(game.preset, mustEnd);
    const watch = new Stopwatch();
    const heard = this.#agree(game, { village, seated, rules, watch });
    const plan = this.#planWith(game, rules, this.#seatsOf(game, seated, attempt));
    const room = await beginVillage(alone.host, { id: village, plan, seed: game.seed, pasts });
    // Whoever comes back at the very end may not hear of it: then the village is over, and nothing is lost.
    await (heard ?? endOf(alone.host, village)).catch((error: unknown) => {
      if (room.village.outcome === null) throw error;
    });
    const text = await alone.recordOf(village);
    const record = recordIn(text);
    this.#noteHealth(game, watch, eventsOf(record));
    const times = game.teams.map((team, index) =>
      isSlowBot(this.#bots.get(team ?? '') ?? '') ? timesIn(record, index + 1) : watch.timesOf(index + 1),
    );
    return { record: text, outcome: outcomeIn({ text, record }, times) };
  }

  /** Settles when all guests have heard the end; `null`: there are none. */
  #agree(
    game: PlannedGame,
    {
      village,
      seated,
      rules,
      watch,
    }: { village: string; seated: ReadonlyMap<PlayerId, Guest>; rules: Rules; watch: Stopwatch },
  ): Promise<unknown> | null {
    if (seated.size === 0) return null;
    const terms = { ...this.#terms(game, rules), ...watch.terms };
    return agreeOn(this.#parts, { village, placed: seated, terms });
  }

  /** Everybody who comes through the lobby, and in the place of whoever is missing somebody who forfeits. */
  #seated(game: PlannedGame, { guests, missing }: Arrived, { places }: Attempt): Map<PlayerId, Guest> {
    const { teams, health } = this.#parts;
    const seated = new Map<PlayerId, Guest>();
    for (const [index, name] of game.teams.entries()) {
      const [player, team] = [index + 1, teams.get(name ?? '')];
      if (team === undefined) continue;
      const isPlaying = places.has(player) && !health.isQuarantined(team.name) && !missing.includes(player);
      if (isRobots(team) && isPlaying) continue;
      seated.set(player, guests.get(player) ?? new AbsentGuest(team.name));
    }
    return seated;
  }

  #terms({ number, preset }: PlannedGame, { absence }: Rules) {
    const { seed } = this.#plan;
    const action = absence.answerLimit ?? LONGEST_ANSWER;
    return {
      number,
      limit: absence.answerLimit === null ? LONGEST_ANSWER : null,
      symbols: defaultSymbols(preset),
      takesBack: true,
      wire: {
        toldNumber: (player: PlayerId) => toldNumber(seed, number, `player ${player}`),
        nlp: {
          gameId: () => `game${number}`,
          generation: 's25' as const,
          timeout: { action, response: action },
          talk: 'asked' as const,
        },
      },
    };
  }

  /** Those of the form; in a game that must end, whoever is gone forfeits what they are asked. */
  #rulesOf(preset: string, mustEnd: boolean): Rules {
    const found = findPreset(preset);
    invariant(found.ok, 'a plan that is played has been checked');
    const { absence } = found.value;
    const answerLimit = this.#parts.limit ?? absence.answerLimit;
    const standIn = mustEnd ? ({ gone: 'standIn', abortedBy: null } as const) : {};
    const rules = { ...found.value, absence: { ...absence, ...standIn, answerLimit } };
    return amongPrograms(rules, this.#parts.limit ?? (mustEnd ? LONGEST_CHOICE : null));
  }

  #seatsOf(
    { teams, roles }: PlannedGame,
    seated: ReadonlyMap<PlayerId, Guest>,
    { places }: Attempt,
  ): SeatPlan[] {
    const { alone, robots } = this.#parts;
    return teams.map((team, index): SeatPlan => {
      const [guest, wish, name] = [seated.get(index + 1), roles[index]!, team ?? ''];
      if (guest !== undefined) return { ...seatOf(guest, alone.host.process), wish };
      const bot = this.#bots.get(name);
      if (bot !== undefined) return { type: 'bot', bot, name, wish };
      const { person } = robots.robotOf(places.get(index + 1)?.program ?? name);
      return { type: 'person', person, name, wish };
    });
  }

  #planWith(game: PlannedGame, rules: Rules, seats: readonly SeatPlan[]): Plan {
    return contestVillage(this.#plan, game, { name: `game ${game.number}`, rules, seats });
  }

  #noteHealth(game: PlannedGame, watch: Stopwatch, events: readonly Event[]): void {
    const { teams, health } = this.#parts;
    for (const name of new Set(game.teams)) {
      const team = teams.get(name ?? '');
      if (team === undefined || health.isQuarantined(team.name)) continue;
      const seats = game.teams.flatMap((one, index) => (one === name ? [index + 1] : []));
      health.played(team.name, isRobots(team) ? answeredBy(seats, events) : watch.sumOf(seats));
    }
  }
}

function withTalk({ outcome, record }: OutsideGame): OutsideGame {
  const talk = gameTalk(recordIn(record));
  return { record, outcome: talk === null ? outcome : { ...outcome, talk } };
}

function teamsOn(players: readonly PlayerId[], { teams }: PlannedGame): string[] {
  return [...new Set(players.flatMap((player) => teams[player - 1] ?? []))];
}

/** Milliseconds, where the form has no limit. */
const LONGEST_ANSWER = 60_000;

/** Milliseconds for a choice by the clock, where somebody is missing and all others would wait for it. */
const LONGEST_CHOICE = 10_000;

/**
 * By the clock: pauses between posts and talk after the end are for people who read; where an answer has a limit, nobody
 * waits longer for a choice, nor in silence for somebody to speak.
 */
function amongPrograms(rules: Rules, limit: number | null): Rules {
  const { clock, talk } = rules;
  if (clock === null || talk.mode !== 'clock') return rules;
  const { pause: _, ...quick } = talk;
  const most = limit === null ? Number.POSITIVE_INFINITY : Math.ceil(limit / 1000);
  const phases = clock.phases.map((phase) => (phase.parts.includes('talk') ? phase : shortened(phase, most)));
  const askAgain = Math.min(clock.askAgain, most);
  return { ...rules, talk: quick, clock: { ...clock, phases, askAgain, epilogue: null } };
}

function shortened(phase: ClockPhase, most: number): ClockPhase {
  const spans = phase.spans.map((span) => ({ ...span, seconds: Math.min(span.seconds, most) }));
  return { ...phase, spans };
}

function recordIn(text: string): VillageRecord {
  const read = readRecord(text);
  invariant(read.ok, 'what was written can be read');
  return read.value.record;
}
