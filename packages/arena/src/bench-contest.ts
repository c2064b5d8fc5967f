import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accept, countPlayers, findPreset, invariant, type Result, refuse } from '@mura/engine';
import type { VillageRecord } from '@mura/records';
import type { ChunkWork } from './contest/chunks.ts';
import type { ContestPlan, GameOutcome } from './contest/contest.ts';
import { playSets } from './contest/play-sets.ts';
import { runContest } from './contest/run-contest.ts';
import { pageOf, reportContest } from './report/contest-files.ts';
import { loadReportTexts } from './report/teller.ts';
import { checkRun } from './run.ts';
import { type GameTalk, gameTalk } from './statistics/talk.ts';
import type { TaskRunner } from './task-runner.ts';

/** What a contest costs besides its games, in processor time of its thread. */
export interface ContestCost extends CostShares {
  /** `contest/<preset>/<bot>`. */
  readonly name: string;
  readonly games: number;
  /** The same by the time of the whole process, which collects garbage and compiles meanwhile. */
  readonly ofProcess: CostShares;
}

interface CostShares {
  /** Seconds in which games were played and recorded. */
  readonly playing: number;
  /** As shares of that: planning, keeping and gathering; reading the talk of some games; statistics and page at the end. */
  readonly overhead: number;
  readonly talk: number;
  readonly report: number;
}

interface ContestBenchOptions {
  readonly preset: string;
  readonly bot: string;
  readonly games: number;
}

/** As in the example of a plan: whole sets are then compared, which is more to count. */
const SET = 40;

/** Plays a contest of as many teams of one bot as the form has seats, and reports it. */
export async function benchContest(options: ContestBenchOptions): Promise<Result<ContestCost, string>> {
  const plan = planOf(options);
  if (!plan.ok) return plan;
  const folder = mkdtempSync(join(tmpdir(), 'mura-bench-'));
  try {
    return accept(await costOf(plan.value, options, folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function planOf({ preset, bot, games }: ContestBenchOptions): Result<ContestPlan, string> {
  const checked = checkRun({ preset, seed: 'bench', bots: [bot] });
  const rules = findPreset(preset);
  if (!checked.ok) return checked;
  if (!rules.ok) return refuse(rules.error);
  const teams = Array.from({ length: countPlayers(rules.value) }, (_, index) => ({
    name: `team ${index + 1}`,
    bot,
  }));
  const plan = { name: 'bench', presets: [preset], seed: 'bench', kinds: ['cross'] as const, games };
  return accept({ ...plan, stop: null, set: SET, teams });
}

async function costOf(
  plan: ContestPlan,
  { preset, bot, games }: ContestBenchOptions,
  out: string,
): Promise<ContestCost> {
  const watch = new Watch();
  const openQueue = async (directory: string) => {
    const toRead: VillageRecord[] = [];
    // Read after the games of their chunk: to look at the clock around each would cost more than to read it.
    const readLater: typeof gameTalk = (record) => {
      toRead.push(record);
      return null;
    };
    const play = await playSets({ plan, records: { directory, filePerGame: false } }, readLater);
    const hand: TaskRunner<'contest'> = {
      async do(piece) {
        watch.begin('playing');
        const { outcomes, records } = play(piece);
        watch.begin('talk');
        const talks = toRead.splice(0).map(gameTalk);
        watch.begin('overhead');
        if (talks.length === 0) return { outcomes, records };
        return { outcomes: withTalk(outcomes, piece, talks), records };
      },
      close: async () => {},
    };
    return { hands: [hand], close: async () => {} };
  };
  watch.begin('overhead');
  const contest = await runContest({ plan, out, workers: 1, resume: false, openQueue });
  invariant(contest.ok, 'a plan that is measured has been checked');
  watch.begin('report');
  const reports = reportContest(out, { cut: 'truncated', result: contest.value.result });
  if (reports.ok) writeFileSync(join(out, 'report.html'), pageOf(reports.value, await loadReportTexts('en')));
  watch.begin('overhead');
  return {
    name: `contest/${preset}/${bot}`,
    games,
    ...watch.shares('thread'),
    ofProcess: watch.shares('process'),
  };
}

type CostPart = keyof CostShares;
type CpuClock = 'thread' | 'process';

/** Adds up the processor time of each part, by both clocks; one part ends where another begins. */
class Watch {
  readonly #spent: Record<CpuClock, Record<CostPart, number>> = {
    thread: { playing: 0, overhead: 0, talk: 0, report: 0 },
    process: { playing: 0, overhead: 0, talk: 0, report: 0 },
  };
  #part: CostPart | null = null;
  #since = { thread: 0, process: 0 };

  begin(part: CostPart): void {
    const now = { thread: threadSeconds(), process: processSeconds() };
    if (this.#part !== null)
      for (const clock of ['thread', 'process'] as const)
        this.#spent[clock][this.#part] += now[clock] - this.#since[clock];
    this.#part = part;
    this.#since = now;
  }

  shares(clock: CpuClock): CostShares {
    const { playing, overhead, talk, report } = this.#spent[clock];
    return { playing, overhead: overhead / playing, talk: talk / playing, report: report / playing };
  }
}

/** Outcomes of a chunk with the talk of those games that are read, in their order. */
function withTalk(
  outcomes: readonly GameOutcome[],
  { games, read }: ChunkWork,
  talks: readonly (GameTalk | null)[],
): GameOutcome[] {
  const byNumber = new Map(read.map((number, index) => [number, talks[index] ?? null]));
  return outcomes.map((outcome, index) => {
    const talk = byNumber.get(games[index]!.number) ?? null;
    return talk === null ? outcome : { ...outcome, talk };
  });
}

/**
 * Processor time of this thread, where the system tells it: what others do meanwhile for the games, who collect garbage
 * and compile, would be counted for whatever is measured at the moment.
 */
function threadSeconds(): number {
  if (existsSync(OWN_TIME)) return Number(readFileSync(OWN_TIME, 'utf8').split(' ')[0]) / 1e9;
  return processSeconds();
}

function processSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** The first number: nanoseconds (Linux). */
const OWN_TIME = '/proc/thread-self/schedstat';
