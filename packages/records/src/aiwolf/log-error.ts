import { refuse } from '@mura/engine';

/** Why a foreign log cannot be read. It has the form of a record's error, and says besides what was found. */
export interface LogError {
  readonly file: string | null;
  /** From 1. */
  readonly line: number;
  /** E.g. `the player of a vote is '9', allowed: a player 1..5`. */
  readonly reason: string;
  /** What stands there, e.g. `9`. */
  readonly found: string;
  /** What may stand there, e.g. `a player 1..5`. */
  readonly allowed: string;
}

const LONGEST_SHOWN = 60;

/** `what`: what is wrong, e.g. `the player of a vote`. */
export function wrongLine(
  line: number,
  what: string,
  found: string,
  allowed: string,
): { readonly ok: false; readonly error: LogError } {
  const shown = found.length > LONGEST_SHOWN ? `${found.slice(0, LONGEST_SHOWN)}…` : found;
  return refuse({
    file: null,
    line,
    reason: `${what} is '${shown}', allowed: ${allowed}`,
    found: shown,
    allowed,
  });
}
