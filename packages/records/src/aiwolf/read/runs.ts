import type { LogLine, TalkLine, VoteLine } from '../line.ts';

/** Lines of one kind that follow each other; foreign lines between them go along. */
export interface LineRun {
  readonly type: LogLine['type'];
  readonly lines: readonly LogLine[];
}

export function runsOf(body: readonly LogLine[]): LineRun[] {
  const runs: { type: LogLine['type']; lines: LogLine[] }[] = [];
  for (const line of body) {
    const last = runs.at(-1);
    if (last !== undefined && (line.type === 'foreign' || line.type === last.type)) last.lines.push(line);
    else runs.push({ type: line.type, lines: [line] });
  }
  return runs;
}

type TalkLogLine = LogLine & TalkLine;
type VoteLogLine = LogLine & VoteLine;

export function isTalk(line: LogLine): line is TalkLogLine {
  return line.type === 'talk' || line.type === 'whisper';
}

function isVote(line: LogLine): line is VoteLogLine {
  return line.type === 'vote' || line.type === 'attackVote';
}

/** Parts of a run; a foreign line stays with the part before it. */
function split<Line extends LogLine>(
  { lines }: LineRun,
  is: (line: LogLine) => line is Line,
  beginsAnew: (line: Line, before: Line) => boolean,
): LogLine[][] {
  const parts: LogLine[][] = [];
  let before: Line | null = null;
  for (const line of lines) {
    const anew = is(line) && before !== null && beginsAnew(line, before);
    if (parts.length === 0 || anew) parts.push([]);
    parts.at(-1)!.push(line);
    if (is(line)) before = line;
  }
  return parts;
}

/** The phases of a run of talk: the turn starts again. */
export function phasesOf(run: LineRun): LogLine[][] {
  return split(run, isTalk, (line, before) => (line.turn ?? 0) < (before.turn ?? 0));
}

export function turnsOf(phase: readonly LogLine[]): LogLine[][] {
  return split({ type: 'talk', lines: phase }, isTalk, (line, before) => line.turn !== before.turn);
}

/** The rounds of a run of votes: voters answer in ascending order, so a new round begins where the order does. */
export function roundsOf(run: LineRun): LogLine[][] {
  return split(run, isVote, (line, before) => line.player <= before.player);
}

export function votesIn(lines: readonly LogLine[]): VoteLogLine[] {
  return lines.filter(isVote);
}

export function talksIn(lines: readonly LogLine[]): TalkLogLine[] {
  return lines.filter(isTalk);
}
