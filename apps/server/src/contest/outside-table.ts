import type { AnswerTimes, ContestPlan, GameOutcome, PlannedGame } from '@mura/arena';
import { digestOf, faultsIn } from '@mura/arena';
import { type Event, findPreset, invariant, type PlayerId, type Rules } from '@mura/engine';
import { usualSymbols } from '@mura/protocols';
import { eventsOf, readRecord } from '@mura/records';
import type { Alone } from '../doors/alone.ts';
import type { Guest } from '../doors/lobby/guest.ts';
import type { Lobby } from '../doors/lobby/lobby.ts';
import { seatOf } from '../doors/lobby/offers.ts';
import type { Seating } from '../doors/lobby/seating.ts';
import { toldNumber } from '../doors/series/draws.ts';
import { AMONG_PROGRAMS } from '../doors/series/game-result.ts';
import { newVillageId } from '../host/host.ts';
import type { Plan, SeatPlan } from '../host/plan.ts';
import type { Room } from '../host/room.ts';
import { AbsentGuest } from './absent-guest.ts';
import type { Entrant, Entrants, OutsideTeam } from './entrants.ts';
import type { Health } from './health.ts';

/** Where outside agents play. */
export interface TableParts {
  readonly alone: Alone;
  readonly lobby: Lobby;
  readonly seating: Seating;
  readonly entrants: Entrants;
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

  /** Games of one set: programs keep their seats, and may learn. */
  async playSet(games: readonly PlannedGame[]): Promise<OutsideGame[]> {
    const places = this.#lease(games[0]);
    try {
      const played: OutsideGame[] = [];
      for (const game of games) played.push(await this.#play(game, places));
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
  async #play(game: PlannedGame, places: ReadonlyMap<PlayerId, Entrant>): Promise<OutsideGame> {
    const abortedBy: string[] = [];
    for (let attempt = 0; ; attempt++) {
      const guests = await this.#gather(game, places);
      const mustEnd = attempt >= MOST_ABORTED || this.#isAnyQuarantined(game);
      const absent = this.#chargeAbsent(game, guests);
      if (absent.length > 0 && !mustEnd) {
        for (const guest of guests.values()) if (guest !== null) this.#parts.entrants.enter(guest);
        await Promise.all(absent.map((player) => places.get(player)?.restart()));
        abortedBy.push(...teamsOn(absent, game));
        continue;
      }
      const played = await this.#begin(game, guests, { mustEnd });
      const { winner, faults } = played.outcome;
      if (winner !== 'none' || mustEnd) return { ...played, outcome: { ...played.outcome, abortedBy } };
      const lost = faults.filter(({ reason }) => reason === 'gone' || reason === 'late');
      abortedBy.push(
        ...teamsOn(
          lost.map(({ player }) => player),
          game,
        ),
      );
    }
  }

  #isAnyQuarantined({ teams }: PlannedGame): boolean {
    return teams.some((team) => this.#parts.health.isQuarantined(team ?? ''));
  }

  /** The seats of those who should have come, and did not. */
  #chargeAbsent(game: PlannedGame, guests: ReadonlyMap<PlayerId, Guest | null>): PlayerId[] {
    const absent = [...guests].flatMap(([player, guest]) => (guest === null ? [player] : []));
    for (const team of teamsOn(absent, game)) this.#parts.health.spoilt(team);
    return absent;
  }

  /** Who has come; `null`: nobody did, though somebody should have. */
  async #gather(
    game: PlannedGame,
    places: ReadonlyMap<PlayerId, Entrant>,
  ): Promise<Map<PlayerId, Guest | null>> {
    const { health, arrival } = this.#parts;
    const awaited = [...places].filter(([player]) => !health.isQuarantined(game.teams[player - 1]!));
    const taken = awaited.map(async ([player, entrant]) => [player, await entrant.take(arrival)] as const);
    return new Map(await Promise.all(taken));
  }

  async #begin(
    game: PlannedGame,
    guests: ReadonlyMap<PlayerId, Guest | null>,
    { mustEnd }: { mustEnd: boolean },
  ): Promise<OutsideGame> {
    const { alone, lobby, seating } = this.#parts;
    const seated = this.#seated(game, guests);
    const rules = this.#rulesOf(game.preset, mustEnd);
    const village = newVillageId();
    const watch = new Stopwatch();
    for (const [player, guest] of seated) seating.seat(guest, { village, player, isKept: true });
    let room: Room | null = null;
    const over = new Promise<void>((resolve, reject) => {
      // Whoever comes back at the very end may not hear of it: then the village is over, and nothing is lost.
      const isOver = () => room !== null && room.village.outcome !== null;
      const lost = () =>
        isOver() ? resolve() : reject(new Error('The record of a game could not be kept.'));
      lobby.agree(village, { ...this.#terms(game, rules), ...watch.terms, over: () => resolve(), lost });
    });
    // It may fail before anybody waits for it.
    over.catch(() => {});
    await alone.host.create(this.#planOf(game, rules, seated), village);
    const opened = await alone.host.open(village, game.seed);
    if (!opened.ok) throw new Error(`Game ${game.number} cannot open: ${JSON.stringify(opened.error)}`);
    room = opened.value;
    await over;
    this.#noteHealth(game, watch);
    const record = await alone.recordOf(village);
    return { record, outcome: this.#outcomeOf(game, room, record, watch) };
  }

  #seated(game: PlannedGame, guests: ReadonlyMap<PlayerId, Guest | null>): Map<PlayerId, Guest> {
    const seated = new Map<PlayerId, Guest>();
    for (const [index, name] of game.teams.entries()) {
      const team = this.#parts.teams.get(name ?? '');
      if (team === undefined) continue;
      seated.set(index + 1, guests.get(index + 1) ?? new AbsentGuest(team.door, team.name));
    }
    return seated;
  }

  #terms({ number, preset }: PlannedGame, { absence }: Rules) {
    const { seed } = this.#plan;
    const action = absence.answerLimit ?? LONGEST_ANSWER;
    return {
      number,
      limit: absence.answerLimit === null ? LONGEST_ANSWER : null,
      symbols: usualSymbols(preset),
      takesBack: true,
      wire: {
        toldNumber: (player: PlayerId) => toldNumber(seed, number, `player ${player}`),
        nlp: {
          gameId: `game${number}`,
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
    return { ...found.value, absence: { ...absence, ...standIn, answerLimit } };
  }

  #planOf(
    { number, preset, teams, roles }: PlannedGame,
    rules: Rules,
    seated: ReadonlyMap<PlayerId, Guest>,
  ): Plan {
    const seats = teams.map((team, index): SeatPlan => {
      const [guest, wish] = [seated.get(index + 1), roles[index]!];
      if (guest !== undefined) return { ...seatOf(guest, this.#parts.alone.host.process), wish };
      return { type: 'bot', bot: this.#bots.get(team ?? '')!, name: team ?? '', wish };
    });
    const language = rules.grammar === 'aiwolf' ? 'aiwolf' : 'ja';
    return { ...AMONG_PROGRAMS, name: `game ${number}`, preset, rules, language, seats };
  }

  #noteHealth(game: PlannedGame, watch: Stopwatch): void {
    const { teams, health } = this.#parts;
    for (const team of new Set(game.teams)) {
      if (team === null || !teams.has(team) || health.isQuarantined(team)) continue;
      const seats = game.teams.flatMap((one, index) => (one === team ? [index + 1] : []));
      health.played(team, watch.sumOf(seats));
    }
  }

  #outcomeOf(game: PlannedGame, { village }: Room, record: string, watch: Stopwatch): GameOutcome {
    const read = readRecord(record);
    invariant(read.ok, 'what was written can be read');
    const events = eventsOf(read.value.record);
    return {
      winner: village.outcome?.winner ?? 'none',
      abortedBy: [],
      faults: faultsIn(events.filter(isSubstituted)),
      times: game.teams.map((_, index) => watch.timesOf(index + 1)),
      digest: Buffer.from(digestOf(Buffer.from(record))).toString('hex'),
    };
  }
}

function teamsOn(players: readonly PlayerId[], { teams }: PlannedGame): string[] {
  return [...new Set(players.flatMap((player) => teams[player - 1] ?? []))];
}

/** Milliseconds, where the form has no limit. */
const LONGEST_ANSWER = 60_000;

function isSubstituted(event: Event): event is Event & { type: 'substituted' } {
  return event.type === 'substituted';
}

/** How long programs take in one game. */
class Stopwatch {
  readonly #asked = new Map<PlayerId, number>();
  readonly #times = new Map<PlayerId, number[]>();

  readonly terms = {
    asked: (player: PlayerId) => {
      this.#asked.set(player, (this.#asked.get(player) ?? 0) + 1);
    },
    answered: (player: PlayerId, milliseconds: number) => {
      const times = this.#times.get(player) ?? [];
      times.push(milliseconds);
      this.#times.set(player, times);
    },
  };

  sumOf(players: readonly PlayerId[]) {
    const sum = (count: (player: PlayerId) => number) =>
      players.reduce((total, player) => total + count(player), 0);
    return {
      asked: sum((player) => this.#asked.get(player) ?? 0),
      answered: sum((player) => this.#times.get(player)?.length ?? 0),
    };
  }

  timesOf(player: PlayerId): AnswerTimes | null {
    const times = this.#times.get(player);
    if (times === undefined) return null;
    const total = times.reduce((sum, time) => sum + time, 0);
    return { answers: times.length, mean: total / times.length, most: Math.max(...times) };
  }
}
