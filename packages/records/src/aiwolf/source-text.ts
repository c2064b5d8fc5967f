import { accept, type Result } from '@mura/engine';
import type { Columns } from './line.ts';
import { type LogError, wrongLine } from './log-error.ts';
import { parseSeconds } from './read/parse-line.ts';

/** A text in lines, with what is needed to put it together again. */
export interface SourceText {
  readonly lines: readonly string[];
  readonly lineEnd: '\n' | '\r\n';
  /** What stands after the last line; `\r`: the text is cut in the middle of a line end. */
  readonly ending: '' | '\r' | '\n' | '\r\n';
  readonly byteOrderMark: boolean;
}

/** No game comes near; the JSONL of a log must not be longer than a record may be. */
const MOST_LINES = 400_000;
const LONGEST_LINE = 100_000;

export function splitText(text: string): Result<SourceText, LogError> {
  const byteOrderMark = text.startsWith('\uFEFF');
  const lines = (byteOrderMark ? text.slice(1) : text).split('\n');
  const isEnded = lines.at(-1) === '';
  if (isEnded) lines.pop();
  if (lines.length > MOST_LINES) {
    return wrongLine(MOST_LINES, 'the log', `${lines.length} lines`, `${MOST_LINES} lines`);
  }
  const long = lines.findIndex((line) => line.length > LONGEST_LINE);
  if (long >= 0) return wrongLine(long + 1, 'the line', lines[long]!, `${LONGEST_LINE} characters`);
  const ended = isEnded ? lines : lines.slice(0, -1);
  if (ended.length === 0 || !ended.every((line) => line.endsWith('\r'))) {
    return accept({ lines, lineEnd: '\n', ending: isEnded ? '\n' : '', byteOrderMark });
  }
  const dangling = lines.at(-1)?.endsWith('\r') === true ? '\r' : '';
  const cut = lines.map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
  return accept({ lines: cut, lineEnd: '\r\n', ending: isEnded ? '\r\n' : dangling, byteOrderMark });
}

export function joinText(
  lines: readonly string[],
  { lineEnd, ending, byteOrderMark }: Omit<SourceText, 'lines'>,
): string {
  return `${byteOrderMark ? '\uFEFF' : ''}${lines.join(lineEnd)}${lines.length > 0 ? ending : ''}`;
}

const TALK = /^[0-9]+,(talk|whisper),/;
const TALK_WITH_TURN = /^[0-9]+,(talk|whisper),[0-9]+,[0-9]+,[0-9]+,/;
const STATUS = /^[0-9]+,status,/;
const STATUS_WITH_TWO_NAMES = /^([^,]*,){6}/;

/** How a log is written, as most of its lines are: a damaged line does not change the others. */
export function findColumns(lines: readonly string[], format: 'aiwolf' | 'nlp'): Columns {
  const talks = lines.filter((line) => TALK.test(line));
  const states = lines.filter((line) => STATUS.test(line));
  const most = (all: readonly string[], is: (line: string) => boolean) =>
    all.filter(is).length * 2 > all.length;
  return {
    turn: talks.length === 0 || most(talks, (line) => TALK_WITH_TURN.test(line)),
    names: format === 'nlp' && most(states, (line) => STATUS_WITH_TWO_NAMES.test(line)) ? 2 : 1,
    failures: format === 'nlp',
    stamped: format === 'nlp' && most(talks, isStamped),
  };
}

function isStamped(line: string): boolean {
  return parseSeconds(line.slice(line.lastIndexOf(',') + 1)) !== null;
}
