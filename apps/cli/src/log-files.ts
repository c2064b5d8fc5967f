import { WrongInput } from './ending.ts';
import { toText } from './game-file.ts';
import { gather, linesIn } from './input.ts';

/** A game log as it was found. */
export interface FoundLog {
  readonly file: string;
  /** In a collection: the line it stands on, from 1. */
  readonly line: number | null;
  readonly text: string;
}

/**
 * The logs of a file: the file itself, or those of a collection, which has one JSON object a line with the whole text
 * of a log in its field `log`. Other fields of a collection are not looked at.
 */
export async function* logsIn(file: string): AsyncGenerator<FoundLog> {
  const lines = linesIn(file);
  const first = (await lines.next()).value ?? NOTHING;
  const log = logOf(first);
  if (log === null) yield { file, line: null, text: toText(file, await gather(file, joined(first, lines))) };
  else yield* collected(file, log, lines);
}

const NOTHING = Buffer.alloc(0);

async function* joined(first: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield* rest;
}

async function* collected(
  file: string,
  first: string,
  rest: AsyncIterable<Buffer>,
): AsyncGenerator<FoundLog> {
  let line = 1;
  yield { file, line, text: first };
  for await (const bytes of rest) {
    line++;
    const text = logOf(bytes);
    if (text === null)
      throw new WrongInput(`${file}, line ${line}: there must be a JSON object with a text 'log'.`);
    yield { file, line, text };
  }
}

/** A name of the log for messages: its file, and in a collection the line. */
export function placeOf({ file, line }: FoundLog): string {
  return line === null ? file : `${file}:${line}`;
}

function logOf(line: Uint8Array): string | null {
  if (line[0] !== OPENING_BRACE) return null;
  try {
    const { log } = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(line));
    return typeof log === 'string' ? log : null;
  } catch {
    return null;
  }
}

const OPENING_BRACE = 0x7b;
