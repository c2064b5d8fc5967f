import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The program as it is installed. */
export const BIN = fileURLToPath(new URL('../bin/mura.mjs', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly input?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs the built `mura` as a process of its own, with an English terminal unless told. */
export function mura(args: readonly string[], { input, env }: RunOptions = {}): Promise<Ran> {
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
