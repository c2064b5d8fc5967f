import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, onTestFinished } from 'vitest';

const STARTERS = fileURLToPath(new URL('../', import.meta.url));
const CLIENT = fileURLToPath(new URL('../../clients/python', import.meta.url));
const TSC = fileURLToPath(new URL('../../node_modules/@typescript/native/bin/tsc', import.meta.url));

export type Door = 'aiwolf' | 'nlp' | 'web';

/** A program that can be run, as far as the machine has what it needs. */
export interface Runnable {
  readonly name: string;
  /** What must be on the machine. */
  readonly needs: readonly string[];
  /** Makes it ready in a folder; the command that runs it. */
  ready(folder: string): Command;
}

/** A starter, and where it plays. */
export interface Starter extends Runnable {
  readonly door: Door;
}

/** A first example, as its page has it; `null`: it plays in the process of Mura. */
export interface FirstExample extends Runnable {
  readonly door: Exclude<Door, 'web'> | null;
  /** What follows its name on the command line, at an address. */
  args(url: URL): readonly string[];
}

const hostAndPort = ({ hostname, port }: URL) => [hostname, port, 'first'];
const addressOfSocket = ({ host }: URL) => [`ws://${host}/ws`, 'first'];
/** As `main` of mura_client has it. */
const addressAndName = ({ href }: URL) => [href, '--name', 'first'];

export const python = <Where extends Door>(file: string, door: Where) => ({
  name: `python/${file}`,
  door,
  needs: ['python3'],
  ready: (): Command => ['python3', join(STARTERS, 'python', file)],
});

const typescript = <Where extends Door | null>(name: string, door: Where) => ({
  name: `typescript/${name}.mts`,
  door,
  needs: [],
  // Where its page says: there Node 20 finds the packages.
  ready(): Command {
    must(process.execPath, TSC, '-p', join(STARTERS, 'typescript'));
    return [process.execPath, join(STARTERS, `typescript/dist/${name}.mjs`)];
  },
});

const java = (name: string) => ({
  name: `java/${name}.java`,
  door: 'aiwolf' as const,
  needs: ['javac', 'java'],
  ready(folder: string): Command {
    // As old a Java as is promised.
    must('javac', '--release', '8', '-d', folder, join(STARTERS, `java/${name}.java`));
    return ['java', '-cp', folder, name];
  },
});

/** The first agent on mura_client, which plays at every door. */
export const FIRST_AGENT = 'first_agent.py';

export const FIRST: readonly FirstExample[] = [
  { ...typescript('first-bot', null), args: () => [] },
  { ...python(FIRST_AGENT, 'aiwolf'), args: addressAndName },
  { ...python(FIRST_AGENT, 'nlp'), args: addressAndName },
  { ...python('first_aiwolf.py', 'aiwolf'), args: hostAndPort },
  { ...java('FirstAIWolf'), args: hostAndPort },
  { ...python('first_nlp.py', 'nlp'), args: addressOfSocket },
];

/** One file, at every door. */
const pythonAgent = (door: Door): Starter => ({
  ...python('agent.py', door),
  name: `python/agent.py (${door})`,
});

export const ALL: readonly Starter[] = [
  pythonAgent('aiwolf'),
  pythonAgent('nlp'),
  pythonAgent('web'),
  java('AIWolfAgent'),
  typescript('nlp-agent', 'nlp'),
  typescript('web-agent', 'web'),
];

function must(program: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`);
}

export type Command = readonly [string, ...string[]];

const commands = new Map<string, Command>();

/** Made ready once for all tests of a file. */
export function commandOf(starter: Runnable, folder: string): Command {
  const command = commands.get(starter.name) ?? starter.ready(folder);
  commands.set(starter.name, command);
  return command;
}

/** Skips the tests around it where a starter cannot run, and says why. */
export function skipWhereMissing(starter: Runnable): void {
  const reason = whyNot(starter);
  if (reason !== null) console.warn(`The starter ${starter.name} is not tried: ${reason}.`);
  beforeEach(({ skip }) => skip(reason !== null, reason ?? ''));
}

/** Why a starter cannot run here; `null`: it can. */
function whyNot({ needs }: Runnable): string | null {
  const missing = needs.filter((program) => !works(program));
  return missing.length === 0 ? null : `missing here, or too old: ${missing.join(', ')}`;
}

const VERSION_CHECKS: Readonly<Record<string, readonly string[]>> = {
  python3: ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))'],
  javac: ['--release', '8', '-version'],
};

function works(program: string): boolean {
  return spawnSync(program, VERSION_CHECKS[program] ?? ['-version']).status === 0;
}

/** Whether all that a starter needs lies on the path; found without running any of it. */
export function isOnPath({ needs }: Runnable): boolean {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return needs.every((program) => folders.some((folder) => existsSync(join(folder, program))));
}

export interface Ran {
  readonly code: number | null;
  /** All that it said, to whomever. */
  readonly text: string;
}

export interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<Ran>;
  /** Until it says this. */
  until(word: string): Promise<void>;
}

/** A starter as a process of its own; ended with the test, if not before. */
export function run([program, ...first]: Command, ...args: string[]): Running {
  const env = { ...process.env, PYTHONPATH: CLIENT, PYTHONDONTWRITEBYTECODE: '1', PYTHONUTF8: '1' };
  const child = spawn(program, [...first, ...args], { stdio: ['ignore', 'pipe', 'pipe'], env });
  let text = '';
  const waiting: { word: string; resolve(): void }[] = [];
  const take = (bytes: Buffer) => {
    text += bytes.toString();
    for (const { word, resolve } of waiting) if (text.includes(word)) resolve();
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  const ended = new Promise<Ran>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, text }));
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const until = (word: string) =>
    new Promise<void>((resolve, reject) => {
      if (text.includes(word)) resolve();
      waiting.push({ word, resolve });
      void ended.then(() => reject(new Error(`It never said '${word}', but: ${text}`)));
    });
  return { child, ended, until };
}
