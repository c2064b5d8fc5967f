import { spawn } from 'node:child_process';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { reportAndEnd } from '../src/ending.ts';
import { mura as commandLine } from '../src/program.ts';

/** The program as it is installed. */
export const BIN = fileURLToPath(new URL('../bin/mura.mjs', import.meta.url));

export interface CommandRun {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface CommandOptions {
  readonly input?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
}

/** One command at a time: they share the streams of this process. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs a command of `mura` in this process, which takes a tenth of the time that a process of its own needs, with an
 * English terminal by default. What only a process can show (signals, pipes that close) is for `muraProcess`.
 */
export function mura(args: readonly string[], options: CommandOptions = {}): Promise<CommandRun> {
  const ran = last.then(() => runHere(args, options));
  last = ran.catch(() => {});
  return ran;
}

async function runHere(
  args: readonly string[],
  { input = '', env = {} }: CommandOptions,
): Promise<CommandRun> {
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  const stdin = Object.getOwnPropertyDescriptor(process, 'stdin')!;
  const mocks = [keep(process.stdout, stdout), keep(process.stderr, stderr)];
  const environment = process.env;
  process.env = { PATH: environment.PATH, LANG: 'C', ...env };
  Object.defineProperty(process, 'stdin', { configurable: true, value: Readable.from([Buffer.from(input)]) });
  process.exitCode = 0;
  try {
    await (await commandLine(args)).parseAsync(args, { from: 'user' });
  } catch (error) {
    reportAndEnd(error);
  } finally {
    for (const mock of mocks) mock.mockRestore();
    Object.defineProperty(process, 'stdin', stdin);
    process.env = environment;
  }
  const code = Number(process.exitCode ?? 0);
  process.exitCode = 0;
  return { code, stdout: Buffer.concat(stdout).toString(), stderr: Buffer.concat(stderr).toString() };
}

function keep(stream: NodeJS.WriteStream, kept: Buffer[]) {
  return vi.spyOn(stream, 'write').mockImplementation((bytes: string | Uint8Array, ...others: unknown[]) => {
    kept.push(Buffer.from(bytes));
    for (const done of others) if (typeof done === 'function') done();
    return true;
  });
}

/** Runs the built `mura` as a process of its own, with an English terminal by default. */
export function muraProcess(
  args: readonly string[],
  { input, env }: CommandOptions = {},
): Promise<CommandRun> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [BIN, ...args], {
      env: { PATH: process.env.PATH, LANG: 'C', ...env },
    });
    const out: Buffer[] = [];
    const errors: Buffer[] = [];
    child.stdout.on('data', (bytes: Buffer) => out.push(bytes));
    child.stderr.on('data', (bytes: Buffer) => errors.push(bytes));
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ code, stdout: Buffer.concat(out).toString(), stderr: Buffer.concat(errors).toString() });
    });
    child.stdin.on('error', () => {}); // Who refuses early does not read to the end.
    child.stdin.end(input);
  });
}
