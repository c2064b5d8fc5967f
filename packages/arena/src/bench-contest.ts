import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accept, countPlayers, findPreset, invariant, type Result, refuse } from '@mura/engine';
import type { ContestPlan } from './contest/contest.ts';
import { playSets } from './contest/play-sets.ts';
import { runContest } from './contest/run-contest.ts';
import type { Hand } from './hand.ts';
import { pageOf, reportContest } from './report/contest-files.ts';
import { checkRun } from './run.ts';
import { gameTalk } from './statistics/talk.ts';

/** What a contest costs besides its games, in processor time of one thread. */
export interface ContestCost {
  /** `contest/<preset>/<bot>`. */
  readonly name: string;
  readonly games: number;
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
  return accept({ ...plan, stop: null, set: 1, teams });
}

async function costOf(
  plan: ContestPlan,
  { preset, bot, games }: ContestBenchOptions,
  out: string,
): Promise<ContestCost> {
  let played = 0;
  let reading = 0;
  const readTalk: typeof gameTalk = (record) => {
    const before = cpuSeconds();
    const talk = gameTalk(record);
    reading += cpuSeconds() - before;
    return talk;
  };
  const openQueue = async (directory: string) => {
    const play = await playSets({ plan, records: { directory, filePerGame: false } }, readTalk);
    const hand: Hand<'contest'> = {
      async do(piece) {
        const before = cpuSeconds();
        const result = play(piece);
        played += cpuSeconds() - before;
        return result;
      },
      close: async () => {},
    };
    return { hands: [hand], close: async () => {} };
  };
  const started = cpuSeconds();
  const contest = await runContest({ plan, out, workers: 1, resume: false, openQueue });
  invariant(contest.ok, 'a plan that is measured has been checked');
  const ran = cpuSeconds();
  const reports = reportContest(out, { cut: 'truncated', result: contest.value.result });
  if (reports.ok) writeFileSync(join(out, 'report.html'), pageOf(reports.value, 'en'));
  const reported = cpuSeconds();
  const playing = played - reading;
  return {
    name: `contest/${preset}/${bot}`,
    games,
    playing,
    overhead: (ran - started - played) / playing,
    talk: reading / playing,
    report: (reported - ran) / playing,
  };
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
