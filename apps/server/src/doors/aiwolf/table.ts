import {
  agentCast,
  countPlayers,
  type Role,
  type Rules,
  type SymbolTreatment,
  seedOfGame,
} from '@mura/engine';
import { aiwolf } from '@mura/protocols';
import type { Host } from '../../host/host.ts';
import type { Plan, SeatPlan } from '../../host/plan.ts';
import { Diary, type DiaryEntry } from '../diary.ts';
import { AMONG_PROGRAMS, type GameResult, resultOf } from '../game-result.ts';
import { Playing } from '../playing.ts';
import { byName, drawsOf, shuffled, toldNumber } from '../series.ts';
import type { Agent } from './agent.ts';
import { WireSeat } from './wire-seat.ts';

/** How the games at a table are. */
export interface TableOptions {
  readonly host: Host;
  readonly preset: string;
  readonly rules: Rules;
  /** Of all games; each has its own by its number. */
  readonly seed: string;
  /** How many agents sit there; our bots take the other seats. */
  readonly agents: number;
  readonly bots: readonly string[];
  readonly symbols: SymbolTreatment | null;
  now(): number;
  diary(entry: DiaryEntry): void;
}

/** What the seats of one game have in common. */
interface SharedByAll {
  readonly game: number;
  readonly diary: Diary;
  readonly playing: Playing;
}

/** Agents who play one game after another together, each under the same number. */
export class Table {
  readonly #options: TableOptions;
  /** Of the table itself, from 1 on. */
  readonly #number: number;
  readonly #agents: Agent[] = [];
  #isPlaying = false;

  constructor(options: TableOptions, number: number) {
    this.#options = options;
    this.#number = number;
  }

  get isOpen(): boolean {
    return !this.#isPlaying && this.#agents.length < this.#options.agents;
  }

  get isFull(): boolean {
    return this.#agents.length === this.#options.agents;
  }

  /** Whether anybody is left to play. */
  get hasAgents(): boolean {
    return this.#agents.some(({ isThere }) => isThere);
  }

  find(isHe: (agent: Agent) => boolean): Agent | undefined {
    return this.#agents.find(isHe);
  }

  /** Somebody sits down; who leaves before the first game gives his seat back. */
  seat(agent: Agent): void {
    this.#agents.push(agent);
    agent.events = { gone: () => this.#leave(agent), back() {}, unasked() {} };
  }

  #leave(agent: Agent): void {
    if (this.#isPlaying) return;
    this.#agents.splice(this.#agents.indexOf(agent), 1);
    agent.dismiss();
  }

  /** The numbers are drawn, and stay for the session. */
  begin(): void {
    this.#isPlaying = true;
    const { rules, seed } = this.#options;
    const seats = Array.from({ length: countPlayers(rules) }, (_, index) => index + 1);
    const numbers = shuffled(seats, drawsOf(seed, `table ${this.#number}`));
    for (const [index, agent] of byName(this.#agents).entries()) agent.player = numbers[index]!;
  }

  dismiss(): void {
    for (const agent of this.#agents) agent.dismiss();
  }

  /** Plays one game to its end. */
  async play(game: number): Promise<GameResult> {
    const { host, rules, seed, now, diary: write } = this.#options;
    const diary = new Diary(game, now, write);
    const began = now();
    const wishes = rules.roleWishes ? await this.#askWishes() : new Map<Agent, Role | null>();
    const plan = this.#plan(game, wishes);
    const village = await host.create(plan);
    diary.village = village.id;
    const playing = new Playing();
    const shared = { game, diary, playing };
    const seats = new Map(this.#agents.map((agent) => [agent.player, this.#seatFor(agent, shared)]));
    const opened = await host.open(village.id, seats, seedOfGame(seed, game));
    if (!opened.ok) throw new Error(`A game of ${this.#options.preset} cannot open: ${opened.error.code}`);
    const room = opened.value;
    playing.begin(room);
    await playing.ended;
    return resultOf({ game, room, plan, diary, seconds: (now() - began) / 1000 });
  }

  #seatFor(agent: Agent, { game, diary, playing }: SharedByAll): WireSeat {
    const { rules, seed, symbols } = this.#options;
    const tongue = { grammar: rules.grammar, cast: agentCast(countPlayers(rules)), symbols };
    const randomSeed = toldNumber(seed, game, `player ${agent.player}`);
    const { act, end, lost } = playing;
    const seat = new WireSeat({ agent, randomSeed, tongue, diary, act, end, lost });
    agent.events = seat;
    return seat;
  }

  #plan(game: number, wishes: ReadonlyMap<Agent, Role | null>): Plan {
    const { preset, rules, bots } = this.#options;
    const seats = agentCast(countPlayers(rules)).map((_, index): SeatPlan => {
      const agent = this.#agents.find(({ player }) => player === index + 1);
      if (agent === undefined) return { type: 'bot', bot: bots[index % bots.length]! };
      return { type: 'client', door: 'aiwolf', name: agent.name, wish: wishes.get(agent) ?? null };
    });
    const language = rules.grammar === 'aiwolf' ? 'aiwolf' : 'ja';
    return { ...AMONG_PROGRAMS, name: `game ${game}`, preset, rules, language, seats };
  }

  /** Who does not answer in time has no wish. */
  async #askWishes(): Promise<Map<Agent, Role | null>> {
    const limit = this.#options.rules.absence.answerLimit ?? USUAL_LIMIT;
    const wishes = await Promise.all(this.#agents.map((agent) => askWish(agent, limit)));
    return new Map(this.#agents.map((agent, index) => [agent, wishes[index]!]));
  }
}

const USUAL_LIMIT = 1000;

function askWish(agent: Agent, limit: number): Promise<Role | null> {
  if (!agent.isThere) return Promise.resolve(null);
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), limit);
    const settle = (wish: Role | null) => {
      clearTimeout(timer);
      resolve(wish);
    };
    agent.events = { gone: () => settle(null), back() {}, unasked() {} };
    agent.ask(aiwolf.writeBare('ROLE'), 'words', (line) => settle(aiwolf.parseRoleWord(line ?? '')));
  });
}
