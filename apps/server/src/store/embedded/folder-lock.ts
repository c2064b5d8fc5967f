import { randomUUID } from 'node:crypto';
import {
  closeSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { PostgresFault } from './fault.ts';

const LOOK_EVERY = 100;
/** Whoever works shows it this often; who has not for a while was killed. */
const BEAT = 1000;
const DEAD_AFTER = 15_000;
const PATIENCE = 180_000;

/** Does something while no other process does such in the same folder: they wait for each other. */
export async function alone<Value>(folder: string, work: () => Promise<Value>): Promise<Value> {
  const release = await take(join(folder, 'mura.lock'));
  try {
    return await work();
  } finally {
    release();
  }
}

async function take(path: string): Promise<() => void> {
  const own = JSON.stringify({ pid: process.pid, host: hostname(), id: randomUUID() });
  for (const began = performance.now(); !isTaken(path, own); await pause()) {
    removeDead(path);
    if (performance.now() - began > PATIENCE)
      throw new PostgresFault(
        `Another Mura is busy setting up this folder; start again when it is done. ` +
          `Where there is none, remove ${path}, or give another folder with --data.`,
      );
  }
  const timer = setInterval(() => touch(path), BEAT);
  timer.unref();
  return () => {
    clearInterval(timer);
    if (read(path) === own) rmSync(path, { force: true });
  };
}

/** Of all who try at once, one makes the file. */
function isTaken(path: string, own: string): boolean {
  let file: number;
  try {
    file = openSync(path, 'wx', 0o600);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
  try {
    writeSync(file, own);
    return true;
  } catch (error) {
    // A full disk: others would wait for a lock of nobody.
    rmSync(path, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
}

/** Takes away what a killed process left. Where another one was quicker and has taken the lock, it gets it back. */
function removeDead(path: string): void {
  const left = read(path);
  if (left === null || !isDead(path, left)) return;
  const away = `${path}.${randomUUID()}`;
  try {
    renameSync(path, away);
    const taken = read(away);
    if (taken !== null && taken !== left) isTaken(path, taken);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  } finally {
    rmSync(away, { force: true });
  }
}

/** Processes of another machine or container are known by their beat only. */
function isDead(path: string, left: string): boolean {
  const { pid, host } = ownerIn(left);
  if (host === hostname() && !isAlive(pid)) return true;
  const beat = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  return beat !== undefined && Date.now() - beat > DEAD_AFTER;
}

/** Whoever has just made the file may not have written into it yet. */
function ownerIn(left: string): { readonly pid: number; readonly host: string } {
  try {
    return JSON.parse(left);
  } catch {
    return { pid: 0, host: '' };
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) !== 'ESRCH';
  }
}

function touch(path: string): void {
  const now = new Date();
  try {
    utimesSync(path, now, now);
  } catch {
    // It was taken away; whoever has it now is let go on.
  }
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
