import { GameBroke, NotWritten } from '@mura/arena';
import { CommanderError } from 'commander';
import { warn } from './print.ts';

/** What was given cannot be used: one sentence that says what is wrong and what to do. */
export class WrongInput extends Error {
  override readonly name = 'WrongInput';
}

export const WRONG_INPUT = 1;
const OUR_FAULT = 2;

/** Says on standard error why a command stopped, and sets the exit code; nothing that was printed is cut off. */
export function reportAndEnd(error: unknown): void {
  if (error instanceof CommanderError) {
    // It has spoken already: a message, or the help that was asked for.
    process.exitCode = error.exitCode === 0 ? 0 : WRONG_INPUT;
  } else if (error instanceof WrongInput || error instanceof NotWritten) {
    warn(error.message);
    process.exitCode = WRONG_INPUT;
  } else {
    warn(OWN_FAULT);
    process.stderr.write(`${detailsOf(error)}\n`);
    process.exitCode = OUR_FAULT;
  }
}

const OWN_FAULT = 'This is a fault of Mura, not yours. Please report it with the lines below.';

function detailsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!(error instanceof GameBroke)) return error.stack ?? error.message;
  return `${error.message}\n${error.cause instanceof Error ? error.cause.stack : ''}`;
}

const FILE_ERRORS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or directory',
  EISDIR: 'it is a directory; give a file',
  EACCES: 'you have no permission',
  EPERM: 'you have no permission',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of the path is not a directory',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'its links go round in a circle',
  ERR_INVALID_ARG_VALUE: 'no file can have this name',
};

/** Why the system refuses a file, in words. */
export function describeFileError(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return FILE_ERRORS[code] ?? (error instanceof Error ? error.message : String(error));
}

/** Ctrl-C, a supervisor, a terminal that is closed. */
const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Milliseconds in which a signal is an echo: npm and others hand on what a terminal has sent to all already. */
const ECHO = 5000;

/** Until somebody wants us to stop. Whoever wants it again, later, cannot wait: then we end at once. */
export function stopAsked(): Promise<void> {
  return new Promise((resolve) => {
    let first: number | null = null;
    const take = () => {
      first ??= performance.now();
      if (performance.now() - first > ECHO) process.exit(1);
      resolve();
    };
    for (const signal of STOP_SIGNALS) process.on(signal, take);
  });
}
