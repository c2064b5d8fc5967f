import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, readdirSync, readFileSync, type WriteStream } from 'node:fs';

/** How a program of a team is started. */
export interface AgentOrder {
  /** A line for the shell, filled in. */
  readonly command: string;
  readonly directory: string;
  /** Where what it prints goes. */
  readonly log: string;
  readonly limits: AgentLimits;
  onExit(): void;
}

export interface AgentLimits {
  /** Bytes of memory of the program with its children. */
  readonly memory: number;
  /** Bytes of what it prints that are kept. */
  readonly log: number;
}

export const AGENT_LIMITS: AgentLimits = { memory: 4 * 2 ** 30, log: 2 ** 20 };

/** All that a program is told of the machine: secrets of the organiser are none of its business. */
const TOLD = ['PATH', 'HOME', 'LANG', 'LC_ALL', 'TMPDIR', 'TZ'];

/** Milliseconds between being asked to end and being ended. */
const GRACE = 2000;
const LOOK_EVERY = 1000;

/**
 * Goes before a command: a shell beside it waits for the end of descriptor 3, whose other end is held here, and then ends
 * the whole group. So no program is left behind, though this process be killed without a word.
 */
const UNTIL_WE_END = `(trap '' TERM; read -r _; kill -s KILL 0) <&3 >/dev/null 2>&1 & exec 3<&-\n`;

/** A program that plays for a team, in a process group of its own. */
export class AgentProcess {
  readonly #child: ChildProcess;
  readonly #timer: NodeJS.Timeout;
  readonly #exited: Promise<void>;
  #hasExited = false;

  constructor({ command, directory, log, limits, onExit }: AgentOrder) {
    const env = Object.fromEntries(
      TOLD.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
    );
    this.#child = spawn('/bin/sh', ['-c', UNTIL_WE_END + command], {
      cwd: directory,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    });
    keep(this.#child, createWriteStream(log, { flags: 'a' }), limits.log);
    this.#timer = setInterval(() => this.#watch(limits.memory), LOOK_EVERY);
    this.#exited = new Promise((resolve) => {
      const exit = () => {
        // Its children may have stayed.
        this.#signal('SIGKILL');
        this.#hasExited = true;
        clearInterval(this.#timer);
        resolve();
        onExit();
      };
      this.#child.once('exit', exit);
      this.#child.once('error', exit);
    });
  }

  /** Ends it with all its children. */
  async stop(): Promise<void> {
    this.#signal('SIGTERM');
    const timer = setTimeout(() => this.#signal('SIGKILL'), GRACE);
    await this.#exited;
    clearTimeout(timer);
  }

  #watch(most: number): void {
    const { pid } = this.#child;
    if (pid !== undefined && memoryOf(pid) > most) this.#signal('SIGKILL');
  }

  #signal(signal: NodeJS.Signals): void {
    const { pid } = this.#child;
    if (pid === undefined || this.#hasExited) return;
    try {
      process.kill(-pid, signal);
    } catch {
      // The whole group has ended.
    }
  }
}

/** Keeps what a program prints, up to so many bytes. */
function keep(child: ChildProcess, file: WriteStream, most: number): void {
  let left = most;
  const write = (bytes: Buffer) => {
    if (left > 0) file.write(bytes.subarray(0, left));
    left -= bytes.length;
  };
  file.on('error', () => {});
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', write).on('error', () => {});
  child.once('close', () => file.end());
}

const PAGE = 4096;

/** Bytes that a process group holds; 0 where the system does not tell. */
function memoryOf(group: number): number {
  let pages = 0;
  for (const name of processes()) {
    const [, , state, , pgrp, ...rest] = statusOf(name);
    if (state !== undefined && Number(pgrp) === group) pages += Number(rest[18] ?? 0);
  }
  return pages * PAGE;
}

function processes(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/** The fields of `/proc/PID/stat`, the name of the program without its blanks. */
function statusOf(name: string): string[] {
  try {
    return readFileSync(`/proc/${name}/stat`, 'utf8')
      .replace(/\(.*\)/s, 'name')
      .split(' ');
  } catch {
    return [];
  }
}

/** What a program is told; `token`: that of its robot at the door of LiCOS. */
export interface AgentTold {
  readonly host: string;
  readonly port: number;
  readonly name: string;
  readonly token: string;
}

/** A command with it in place of `{host}`, `{port}`, `{name}` and `{token}`. */
export function fillIn(command: string, told: AgentTold): string {
  return command
    .replaceAll('{host}', quoted(told.host))
    .replaceAll('{port}', String(told.port))
    .replaceAll('{name}', quoted(told.name))
    .replaceAll('{token}', quoted(told.token));
}

/** One word for the shell, whatever stands in it. */
function quoted(text: string): string {
  return /^[\w.:-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
