import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ContestStanding, GameOutcome } from '@mura/arena';
import { BIN, mura } from './mura.ts';

/** Five teams of built-in bots, as in 2017. */
export const BOTS = ['a: honest', 'b: chatter', 'c: random', 'd: chatter', 'e: random'].map((entry) => {
  const [name, bot] = entry.split(': ');
  return `{ name: ${name}, bot: ${bot} }`;
});

/** Writes a plan; the file's path. */
export function planFile(folder: string, lines: readonly string[], teams: readonly string[] = BOTS): string {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'plan.yaml');
  const list = teams.map((team) => `  - ${team}`);
  writeFileSync(path, [...lines, 'teams:', ...list, ''].join('\n'));
  return path;
}

export const SMALL = ['name: small', 'preset: aiwolf-5', 'seed: "7"', 'games: 400', 'sets: 10'];

/** The command of a small agent of our own. */
export function agentCommand(door: 'aiwolf' | 'nlp', manner = 'well'): string {
  const script = fileURLToPath(new URL(`./agents/${door}.mjs`, import.meta.url));
  return `${process.execPath} ${script} {host} {port} {name} ${manner}`;
}

/** The command of one of our bots as a robot of LiCOS. */
export function robotCommand(bot = 'honest'): string {
  return `${process.execPath} ${BIN} connect --door licos --url ws://{host}:{port} --token {token} --games 100 --bot ${bot}`;
}

/** What each game of a contest came to. */
export function outcomesIn(out: string): GameOutcome[] {
  return readdirSync(join(out, 'chunks'))
    .sort()
    .flatMap((name) =>
      readFileSync(join(out, 'chunks', name), 'utf8')
        .trimEnd()
        .split('\n')
        .slice(1),
    )
    .map((line) => JSON.parse(line));
}

/** What `mura tournament run --json` prints. */
export interface RunSummary extends ContestStanding {
  readonly name: string;
  readonly games: number;
  readonly seconds: number;
  readonly digest: string;
  readonly planHash: string;
  readonly stopped: string | null;
  readonly records: string;
  readonly report: string | null;
}

/** All that depends on the plan only. */
export function untimed({ seconds, records, ...rest }: RunSummary) {
  return rest;
}

/** Runs a contest to its end; what it prints with `--json`. */
export async function runContest(
  plan: string,
  out: string,
  more: readonly string[] = [],
): Promise<RunSummary> {
  const ran = await mura(['tournament', 'run', plan, '--out', out, '--no-report', '--json', ...more]);
  if (ran.code !== 0) throw new Error(ran.stderr);
  return JSON.parse(ran.stdout);
}

/** Starts `mura`, to be killed. */
export function startMura(args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess {
  return spawn(process.execPath, [BIN, ...args], {
    env: { PATH: process.env.PATH, LANG: 'C', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/** Kills a contest as soon as it has kept so many chunks; how many it then has. */
export async function killAfter(chunks: number, plan: string, out: string): Promise<number> {
  const args = ['tournament', 'run', plan, '--out', out, '--resume', '--workers', '2', '--no-report'];
  const child = startMura(args);
  const ended = once(child, 'exit');
  const timer = setInterval(() => {
    if (chunksIn(out) >= chunks) child.kill('SIGKILL');
  }, 1);
  await ended;
  clearInterval(timer);
  return chunksIn(out);
}

function chunksIn(out: string): number {
  try {
    return readdirSync(join(out, 'chunks')).filter((name) => name.endsWith('.jsonl')).length;
  } catch {
    return 0;
  }
}
