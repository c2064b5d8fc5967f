import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What a running PostgreSQL says of itself in its folder. */
export interface LockFile {
  readonly pid: number;
  readonly port: number;
}

/** `null` where there is none, or it is not complete yet. */
export function readLock(folder: string): LockFile | null {
  const path = join(folder, 'postmaster.pid');
  if (!existsSync(path)) return null;
  const lines = readFileSync(path, 'utf8').split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return Number.isInteger(pid) && pid > 0 && Number.isInteger(port) && port > 0 ? { pid, port } : null;
}

/** After a power failure the number may belong to another program: only a PostgreSQL of this folder counts. */
export function isRunning(folder: string, { pid }: LockFile): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false;
  }
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

export function removeLock(folder: string): void {
  rmSync(join(folder, 'postmaster.pid'), { force: true });
}
