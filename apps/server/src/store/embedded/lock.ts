import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What a running PostgreSQL says of itself in its folder. */
export interface LockFile {
  readonly pid: number;
  readonly port: number;
}

/** `null` where there is none, or it is not complete yet. */
export function readLock(folder: string): LockFile | null {
  const path = pathOf(folder);
  if (!existsSync(path)) return null;
  const lines = readFileSync(path, 'utf8').split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return Number.isInteger(pid) && pid > 0 && Number.isInteger(port) && port > 0 ? { pid, port } : null;
}

/** Whether the PostgreSQL of a folder runs. */
export function isRunning(folder: string): boolean {
  const lock = readLock(folder);
  return lock !== null && isAlive(lock) && isOurs(folder, lock);
}

/**
 * After a power failure the number in a lock file may belong to another program, which PostgreSQL would wait for. What a
 * dead one left it clears away itself, and only where none of its processes is left: that is not ours to decide.
 */
export function removeForeignLock(folder: string): void {
  const lock = readLock(folder);
  if (lock !== null && isAlive(lock) && !isOurs(folder, lock)) rmSync(pathOf(folder), { force: true });
}

function isAlive({ pid }: LockFile): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) !== 'ESRCH';
  }
}

function isOurs(folder: string, { pid }: LockFile): boolean {
  const command = commandOf(pid);
  return command === null || (command.includes('postgres') && command.includes(folder));
}

/** `null` where the system does not say. */
function commandOf(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return null;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function pathOf(folder: string): string {
  return join(folder, 'postmaster.pid');
}
