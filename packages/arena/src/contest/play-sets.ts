import { gzipSync } from 'node:zlib';
import type { Bot } from '@mura/bots';
import {
  ABSENCES,
  findPreset,
  fingerprint,
  invariant,
  plainSetup,
  type Setup,
  type Substituted,
} from '@mura/engine';
import { Room } from '../bytes.ts';
import { GameBroke } from '../chunk.ts';
import { digestOf, type RecordsTo, RecordWriter } from '../files.ts';
import { playRecorded, type RecordedGame } from '../game.ts';
import { getBot } from '../run.ts';
import type { ContestGame, ContestPlan, PlannedGame, SeatFault } from './contest.ts';

/** What whoever plays sets of a contest in process has to know. */
export interface ContestOrder {
  readonly plan: ContestPlan;
  /** Where the records go, or that they come with the result. */
  readonly records: RecordsTo | 'returned';
}

/** How a game went; with its plan it is a `ContestGame`. */
export type GameOutcome = Omit<ContestGame, 'game'>;

export interface SetsResult {
  /** By game, in order. */
  readonly outcomes: readonly GameOutcome[];
  /** All records one behind the other, packed with gzip; `null`: they have been written. */
  readonly records: Uint8Array | null;
}

/** Plays games of whole sets one after another: within a set the bots take along what they learned. */
export function playSets({ plan, records }: ContestOrder): (games: readonly PlannedGame[]) => SetsResult {
  const shards = records === 'returned' ? new Room() : new RecordWriter(records);
  const table = new BotTable(plan);
  return (games) => {
    const outcomes: GameOutcome[] = [];
    try {
      for (const game of games) {
        const { text, winner, substituted } = table.play(game);
        const bytes = shards instanceof Room ? shards.add(text) : shards.add(game.number, text);
        const digest = Buffer.from(digestOf(bytes)).toString('hex');
        const times = game.teams.map(() => null);
        outcomes.push({ winner, abortedBy: [], faults: faultsIn(substituted), times, digest });
      }
      return { outcomes, records: shards instanceof Room ? gzipSync(shards.all()) : null };
    } finally {
      if (shards instanceof Room) shards.empty();
      else shards.endShard();
    }
  };
}

/** The same fault of the same seat is told once, with its number; what was said against the rules is illegal. */
export function faultsIn(substituted: readonly Substituted[]): SeatFault[] {
  const faults = new Map<string, SeatFault>();
  for (const { player, act, reason: why } of substituted) {
    const reason = ABSENCES.find((absence) => absence === why) ?? 'illegal';
    const key = `${player} ${act} ${reason}`;
    faults.set(key, { player, act, reason, count: (faults.get(key)?.count ?? 0) + 1 });
  }
  return [...faults.values()];
}

/** Where bots play the games of a contest. */
class BotTable {
  readonly #plan: ContestPlan;
  readonly #bots: ReadonlyMap<string, Bot>;
  readonly #setups = new Map<string, Setup>();
  #set = 0;
  #learned: readonly unknown[] = [];

  constructor(plan: ContestPlan) {
    this.#plan = plan;
    this.#bots = new Map(
      plan.teams.flatMap((team) => ('bot' in team ? [[team.name, getBot(team.bot)]] : [])),
    );
  }

  play(game: PlannedGame): RecordedGame {
    const { number, set, seed, teams, roles } = game;
    if (set !== this.#set) this.#learned = [];
    this.#set = set;
    try {
      const players = teams.map((team) => team ?? '');
      const setup = { ...this.#plainOf(game.preset), players, wishes: roles, seed };
      const played = playRecorded(
        setup,
        seed,
        contestVillage(this.#plan, game),
        this.#botsOf(game),
        this.#learned,
      );
      invariant(
        played.roles.every((role, index) => role === roles[index]),
        'roles are dealt as planned',
      );
      this.#learned = played.learned;
      return played;
    } catch (cause) {
      throw new GameBroke(number, seed, cause);
    }
  }

  #botsOf({ teams }: PlannedGame): Bot[] {
    return teams.map((team) => {
      const bot = this.#bots.get(team ?? '');
      invariant(bot !== undefined, 'only bots play in process');
      return bot;
    });
  }

  /** One for each preset: rules and cast are checked once. */
  #plainOf(preset: string): Setup {
    const known = this.#setups.get(preset);
    if (known !== undefined) return known;
    const rules = findPreset(preset);
    invariant(rules.ok, 'a plan that is played has been checked');
    const setup = plainSetup(preset, rules.value, null);
    this.#setups.set(preset, setup);
    return setup;
  }
}

/** The village's name in its record; it does not tell the seed. */
function contestVillage(plan: ContestPlan, { preset, seed }: PlannedGame): string {
  return fingerprint(`${plan.name}/${preset}/${seed}`);
}
