import { createHash } from 'node:crypto';
import { accept, invariant, type Result, refuse } from '@mura/engine';
import { SOFTWARE } from '@mura/records';
import { type StopReason, shouldStop } from '../statistics/stopping.ts';
import { type TaskRunner, taskRunners } from '../task-runner.ts';
import { type ContestChunk, chunksHere, gamesOfChunk, playedAs, workOf } from './chunks.ts';
import type { ContestGame, ContestPlan, ContestResult } from './contest.ts';
import { ContestFolder } from './folder.ts';
import { planHash } from './plan-file.ts';
import { writeResult } from './result-file.ts';
import { scheduleOf } from './schedule/schedule.ts';
import { readQuarantine } from './status.ts';

export interface RunContestOptions {
  readonly plan: ContestPlan;
  /** Where it is kept. */
  readonly out: string;
  /** Threads; the result does not depend on it. */
  readonly workers: number;
  /** The folder may hold a part of the contest already. */
  readonly resume: boolean;
  /** Opens where agents from outside play, once there are games for them; none: they cannot play here. */
  openDoors?(records: string): Promise<Result<ContestVenue, string>>;
  /** Opens where bots play; none: in threads of this process. */
  openQueue?(records: string): Promise<ContestVenue>;
  onProgress?(progress: ContestProgress): void;
}

/** Where games are played. */
export interface ContestVenue {
  /** One for each chunk that is played at a time. */
  readonly hands: readonly TaskRunner<'contest'>[];
  close(): Promise<void>;
}

export interface ContestProgress {
  readonly done: number;
  /** Played just now, not before. */
  readonly played: number;
  readonly games: number;
}

export interface RanContest {
  readonly result: ContestResult;
  /** The folder of the records. */
  readonly records: string;
  /** Why it ended before its most games; `null`: all were played. */
  readonly stopped: StopReason | null;
}

/** Plays a contest, or what is left of it. */
export async function runContest(options: RunContestOptions): Promise<Result<RanContest, string>> {
  const { plan, out, resume } = options;
  const folder = ContestFolder.open(out, plan, { resume });
  if (!folder.ok) return folder;
  const contest = new RunningContest(options, folder.value);
  const venue = contest.needsDoors ? await openVenue(options, folder.value) : accept(null);
  if (!venue.ok) return venue;
  try {
    const stopped = await contest.play(venue.value?.hands ?? []);
    const quarantined = readQuarantine(out);
    const played = resultOf(plan, contest.games());
    const result = quarantined.length === 0 ? played : { ...played, quarantined };
    const { games: _, ...head } = result;
    writeResult(out, head, contest.lines());
    return accept({ result, records: folder.value.records, stopped });
  } finally {
    await venue.value?.close();
  }
}

async function openVenue(
  { openDoors }: RunContestOptions,
  { records }: ContestFolder,
): Promise<Result<ContestVenue, string>> {
  return openDoors === undefined
    ? refuse('Only bots can play here, no agents from outside')
    : openDoors(records);
}

export function resultOf(plan: ContestPlan, games: readonly ContestGame[]): ContestResult {
  return { version: SOFTWARE, plan, planHash: planHash(plan), games, digest: digestOfAll(games) };
}

/** Of many digests at a time: to hand over each by itself costs more than to hash it. */
const DIGESTS_AT_A_TIME = 1000;

function digestOfAll(games: readonly ContestGame[]): string {
  const hash = createHash('sha256');
  for (let first = 0; first < games.length; first += DIGESTS_AT_A_TIME) {
    const some = games.slice(first, first + DIGESTS_AT_A_TIME);
    hash.update(some.map(({ digest }) => digest ?? '').join(''));
  }
  return hash.digest('hex');
}

class RunningContest {
  readonly #options: RunContestOptions;
  readonly #folder: ContestFolder;
  readonly #chunks: readonly ContestChunk[];
  /** As they were played, by chunk. */
  readonly #games = new Map<ContestChunk, readonly ContestGame[]>();
  readonly #planned: number;
  #done = 0;
  #played = 0;

  constructor(options: RunContestOptions, folder: ContestFolder) {
    this.#options = options;
    this.#folder = folder;
    const { plan } = options;
    this.#chunks = chunksHere(plan, scheduleOf(plan));
    this.#planned = this.#chunks.reduce((sum, { games }) => sum + games, 0);
  }

  /** Games of agents from outside are left to play. */
  get needsDoors(): boolean {
    return this.#chunks.some((chunk) => chunk.venue === 'doors' && this.#folder.find(chunk) === null);
  }

  /** Why it ended early; `outside`: hands for what is played through doors. */
  async play(outside: readonly TaskRunner<'contest'>[]): Promise<StopReason | null> {
    const { plan } = this.#options;
    const { hands, close } = await this.#openProcess();
    try {
      for (const round of roundsOf(plan, this.#chunks)) {
        await this.#playRound(round, hands, outside);
        const reason = plan.stop === null ? null : shouldStop(plan, this.games());
        if (reason !== null) return reason;
      }
      return null;
    } finally {
      await close();
    }
  }

  async #openProcess(): Promise<ContestVenue> {
    const { plan, workers, openQueue } = this.#options;
    const { records } = this.#folder;
    if (openQueue !== undefined) return openQueue(records);
    const order = { plan, records: { directory: records, filePerGame: false } };
    const hands = taskRunners(workers, { trade: 'contest', order });
    const close = async () => void (await Promise.all(hands.map((hand) => hand.close())));
    return { hands, close };
  }

  /** Those that have been played, in order. */
  games(): ContestGame[] {
    return this.#chunks.flatMap((chunk) => this.#games.get(chunk) ?? []);
  }

  /** The same as lines, by chunk. */
  *lines(): Generator<Uint8Array> {
    for (const chunk of this.#chunks) if (this.#games.has(chunk)) yield this.#folder.linesOf(chunk);
  }

  async #playRound(
    round: readonly ContestChunk[],
    hands: readonly TaskRunner<'contest'>[],
    outside: readonly TaskRunner<'contest'>[],
  ): Promise<void> {
    const left = round.filter((chunk) => !this.#takeKept(chunk));
    const [inProcess, atDoors] = [
      left.filter(({ venue }) => venue === 'process').values(),
      left.filter(({ venue }) => venue === 'doors').values(),
    ];
    await Promise.all([
      ...hands.map((hand) => this.#work(hand, inProcess)),
      ...outside.map((hand) => this.#work(hand, atDoors)),
    ]);
  }

  #takeKept(chunk: ContestChunk): boolean {
    const outcomes = this.#folder.find(chunk);
    if (outcomes === null) return false;
    this.#take(chunk, playedAs(gamesOfChunk(this.#options.plan, chunk), outcomes));
    return true;
  }

  /** Whoever is free takes the next chunk. */
  async #work(hand: TaskRunner<'contest'>, chunks: Iterable<ContestChunk>): Promise<void> {
    for (const chunk of chunks) {
      const work = workOf(this.#options.plan, chunk);
      const { outcomes } = await hand.do(work);
      const played = playedAs(work.games, outcomes);
      this.#folder.keep(chunk, played);
      this.#played += chunk.games;
      this.#take(chunk, played);
    }
  }

  #take(chunk: ContestChunk, played: readonly ContestGame[]): void {
    invariant(!this.#games.has(chunk), 'a chunk is played once');
    this.#games.set(chunk, played);
    this.#done += chunk.games;
    this.#options.onProgress?.({ done: this.#done, played: this.#played, games: this.#planned });
  }
}

/** Games in which every team has played about so many more, after which it is asked whether to go on. */
const GAMES_OF_A_ROUND = 20;

/** Chunks that are played before it is asked whether to go on; all at once where nothing stops a contest early. */
function roundsOf(plan: ContestPlan, chunks: readonly ContestChunk[]): ContestChunk[][] {
  if (plan.stop === null) return [[...chunks]];
  const rounds: ContestChunk[][] = [];
  let games = Number.POSITIVE_INFINITY;
  for (const chunk of chunks) {
    if (games >= GAMES_OF_A_ROUND * plan.teams.length) {
      rounds.push([]);
      games = 0;
    }
    rounds.at(-1)?.push(chunk);
    games += chunk.games;
  }
  return rounds;
}
