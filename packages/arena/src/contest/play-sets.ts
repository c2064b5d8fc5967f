import { gzipSync } from 'node:zlib';
import { type Bot, isSlowBot } from '@mura/bots';
import {
  ABSENCES,
  type Entry,
  findPreset,
  fingerprint,
  invariant,
  MAX_PLAYERS,
  plainSetup,
  type Setup,
  type Substituted,
} from '@mura/engine';
import { natural } from '@mura/language';
import { GameBroke } from '../chunk.ts';
import { digestOf, type RecordsTo, RecordWriter } from '../files.ts';
import { playRecorded, type RecordedGame } from '../game.ts';
import { speaking, spokenIn } from '../run.ts';
import { gameTalk } from '../statistics/talk.ts';
import { TextBuffer } from '../text-buffer.ts';
import type { ChunkWork } from './chunks.ts';
import { type ContestPlan, type GameOutcome, type PlannedGame, type SeatFault, wordsIn } from './contest.ts';

/** What whoever plays sets of a contest in process has to know. */
export interface ContestOrder {
  readonly plan: ContestPlan;
  /** Where the records go, or that they come with the result. */
  readonly records: RecordsTo | 'returned';
}

export interface SetsResult {
  /** By game, in order. */
  readonly outcomes: readonly GameOutcome[];
  /** All records one behind the other, packed with gzip; `null`: they have been written. */
  readonly records: Uint8Array | null;
}

/** Plays games of whole sets one after another: within a set the bots take along what they learned. */
export async function playSets(
  { plan, records }: ContestOrder,
  readTalk = gameTalk,
): Promise<(work: ChunkWork) => SetsResult> {
  const shards = records === 'returned' ? new TextBuffer() : new RecordWriter(records);
  const table = new SetTable(plan, await speechesOf(plan));
  return ({ games, read }) => {
    const outcomes: GameOutcome[] = [];
    const toRead = new Set(read);
    try {
      for (const game of games) {
        const entries: Entry[] | null = toRead.has(game.number) ? [] : null;
        const { header, text, winner, substituted } = table.play(game, entries);
        const bytes = shards instanceof TextBuffer ? shards.add(text) : shards.add(game.number, text);
        const digest = Buffer.from(digestOf(bytes)).toString('hex');
        const times = TIMELESS[game.teams.length]!;
        const outcome = { winner, abortedBy: NOBODY, faults: faultsIn(substituted), times, digest };
        const talk = entries === null ? null : readTalk({ header, entries });
        outcomes.push(talk === null ? outcome : { ...outcome, talk });
      }
      return { outcomes, records: shards instanceof TextBuffer ? gzipSync(shards.all()) : null };
    } finally {
      if (shards instanceof TextBuffer) shards.empty();
      else shards.endShard();
    }
  };
}

// A contest keeps what came of every game, and of nearly all that is nothing: one list for all of them.
const NOBODY: readonly string[] = [];
const FAULTLESS: readonly SeatFault[] = [];

/** Seats that answer in process take no time that is worth telling; by how many there are. */
const TIMELESS = Array.from({ length: MAX_PLAYERS + 1 }, (_, seats) => new Array<null>(seats).fill(null));

/** By the rules, whoever has skipped too often has said Over: it is how talk ends, and no fault of anybody. */
export function isFault({ reason }: Substituted): boolean {
  return reason !== 'skips';
}

/** The same fault of the same seat is told once, with its number; what was said against the rules is illegal. */
export function faultsIn(substituted: readonly Substituted[]): readonly SeatFault[] {
  if (!substituted.some(isFault)) return FAULTLESS;
  const faults = new Map<string, SeatFault>();
  for (const { player, act, reason: why } of substituted.filter(isFault)) {
    const reason = ABSENCES.find((absence) => absence === why) ?? 'illegal';
    const key = `${player} ${act} ${reason}`;
    faults.set(key, { player, act, reason, count: (faults.get(key)?.count ?? 0) + 1 });
  }
  return [...faults.values()];
}

/** The words of each form that is played in words. */
type FormSpeeches = ReadonlyMap<string, natural.Speech>;

async function speechesOf(plan: ContestPlan): Promise<FormSpeeches> {
  const speeches = new Map<string, natural.Speech>();
  for (const preset of plan.presets) {
    const tongue = wordsIn(plan, preset);
    if (tongue !== null) speeches.set(preset, await natural.loadSpeech(tongue));
  }
  return speeches;
}

/** A form of the game with what all its games share, made once: rules and cast are checked, bots can talk. */
interface PlayedForm {
  readonly plain: Setup;
  /** By team. */
  readonly bots: ReadonlyMap<string, Bot>;
}

/** Where bots play the games of a contest. */
class SetTable {
  readonly #plan: ContestPlan;
  readonly #forms: ReadonlyMap<string, PlayedForm>;
  #set = 0;
  #learned: readonly unknown[] = [];

  constructor(plan: ContestPlan, speeches: FormSpeeches) {
    this.#plan = plan;
    this.#forms = new Map(
      plan.presets.map((preset) => [preset, formOf(plan, preset, speeches.get(preset) ?? null)]),
    );
  }

  /** `entries`: where those of the record are put; `null`: nobody needs them. */
  play(game: PlannedGame, entries: Entry[] | null): RecordedGame {
    const { number, set, seed, teams, roles } = game;
    if (set !== this.#set) this.#learned = [];
    this.#set = set;
    try {
      const { plain, bots } = this.#forms.get(game.preset)!;
      const players = teams.map((team) => team ?? '');
      const { preset, rules, cast, language } = plain;
      const setup = { preset, rules, cast, language, wishes: roles, players, seed };
      const seated = players.map((team) => seatedBot(bots, team));
      const village = contestVillage(this.#plan, game);
      const hear = entries === null ? undefined : (entry: Entry) => entries.push(entry);
      const played = playRecorded(setup, seed, village, seated, this.#learned, hear);
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
}

function formOf({ teams }: ContestPlan, preset: string, speech: natural.Speech | null): PlayedForm {
  const rules = findPreset(preset);
  invariant(rules.ok, 'a plan that is played has been checked');
  const bots = teams.flatMap((team): [string, Bot][] =>
    'bot' in team && !isSlowBot(team.bot) ? [[team.name, speaking(team.bot, speech)]] : [],
  );
  return { plain: spokenIn(plainSetup(preset, rules.value, null), speech), bots: new Map(bots) };
}

function seatedBot(bots: PlayedForm['bots'], team: string): Bot {
  const bot = bots.get(team);
  invariant(bot !== undefined, 'only bots play in process');
  return bot;
}

/** The village's name in its record; it does not tell the seed. */
function contestVillage(plan: ContestPlan, { preset, seed }: PlannedGame): string {
  return fingerprint(`${plan.name}/${preset}/${seed}`);
}
