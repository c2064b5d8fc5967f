import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { BIN } from './mura.ts';

export interface DoorProcess {
  readonly child: ChildProcess;
  readonly url: string;
  /** What it prints at the end. */
  // biome-ignore lint/suspicious/noExplicitAny: looked at by tests
  readonly closed: Promise<{ code: number | null; result: any; stderr: string }>;
}

const SCHEMES = { aiwolf: 'tcp', nlp: 'ws' } as const;

/** A door as a process of its own, once it says where it is open. */
export async function openDoor(door: keyof typeof SCHEMES, ...args: string[]): Promise<DoorProcess> {
  const child = spawn(process.execPath, [BIN, 'door', door, '--port', '0', '--json', ...args]);
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stderr.on('data', (chunk) => {
      stderr += chunk;
      const [found] = new RegExp(`${SCHEMES[door]}://127\\.0\\.0\\.\\d:\\d+`).exec(stderr) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () => reject(new Error(stderr)));
  });
  const closed = once(child, 'close').then(([code]) => ({ code, result: JSON.parse(stdout), stderr }));
  return { child, url, closed };
}
