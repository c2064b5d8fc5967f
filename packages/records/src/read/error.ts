/** Why a record, or the rest of it, cannot be read. */
export interface RecordError {
  readonly file: string | null;
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units, where the place in the line is known. */
  readonly column?: number;
  /** E.g. `talked.player must be a player 1..5, found "x"`. */
  readonly reason: string;
  /** What may stand there, e.g. `a player 1..5`. */
  readonly allowed?: string;
}

/** One sentence for people: `game.mura.jsonl, line 12: talked.player must be a player 1..5, found "x"`. */
export function describeRecordError({ file, line, column, reason }: RecordError): string {
  const place = column === undefined ? `line ${line}` : `line ${line}, column ${column}`;
  return `${file === null ? place : `${file}, ${place}`}: ${reason}`;
}
