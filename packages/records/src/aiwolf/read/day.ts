import { accept, type PlayerId, type Result } from '@mura/engine';
import type { LogLine, StatusLine } from '../line.ts';
import { type LogError, wrongLine } from '../log-error.ts';

/** A day of a log: its status lines, then everything else in order. */
export interface LogDay {
  readonly day: number;
  /** Of all players, ascending; of fewer where the log is cut. */
  readonly status: readonly StatusLine[];
  readonly body: readonly LogLine[];
}

interface DayLines {
  readonly day: number;
  readonly status: StatusLine[];
  readonly body: LogLine[];
}

/** Puts the lines into days: 0, 1, 2 …, each beginning with the status of everybody. */
export function gatherDays(lines: readonly LogLine[]): Result<readonly LogDay[], LogError> {
  const days: DayLines[] = [];
  for (const line of lines) {
    const wrong = gather(days, line);
    if (wrong !== null) return wrong;
  }
  return days.length === 0 ? wrongLine(1, 'the log', '', 'a status line of day 0') : accept(days);
}

type Wrong = { readonly ok: false; readonly error: LogError } | null;

function gather(days: DayLines[], line: LogLine): Wrong {
  const today = days.at(-1);
  if (line.type === 'status') return gatherStatus(days, line);
  if (today === undefined)
    return wrongLine(line.at, 'the first line', nameOf(line), 'a status line of day 0');
  if (line.type === 'foreign') {
    today.body.push(line);
    return null;
  }
  if (line.day !== today.day) return wrongLine(line.at, 'the day', `${line.day}`, `${today.day}`);
  return (
    incomplete(days, line) ?? afterResult(today, line) ?? foreignPlayers(days, line) ?? keep(today, line)
  );
}

function gatherStatus(days: DayLines[], line: LogLine & StatusLine): Wrong {
  const today = days.at(-1);
  if (today !== undefined && today.day === line.day) {
    if (today.body.length > 0)
      return wrongLine(line.at, 'the line', 'status', 'no status line in the middle of a day');
    return unlikeBefore(days, line, today.status.length + 1) ?? add(today, line);
  }
  const next = today === undefined ? 0 : today.day + 1;
  if (line.day !== next) return wrongLine(line.at, 'the day', `${line.day}`, `${next}`);
  const wrong = incomplete(days, line) ?? (today === undefined ? null : afterResult(today, line));
  if (wrong !== null) return wrong;
  const tomorrow: DayLines = { day: next, status: [], body: [] };
  days.push(tomorrow);
  return unlikeBefore(days, line, 1) ?? add(tomorrow, line);
}

function add(day: DayLines, line: StatusLine): null {
  day.status.push(line);
  return null;
}

function keep(day: DayLines, line: LogLine): null {
  day.body.push(line);
  return null;
}

/** Players stand in order, and stay who they are; whoever is dead stays dead. */
function unlikeBefore(days: readonly DayLines[], line: LogLine & StatusLine, expected: PlayerId): Wrong {
  const { at, player, role, name, character, state } = line;
  const players = days.length > 1 ? days[0]!.status.length : expected;
  if (player !== expected || player > players) {
    return wrongLine(
      at,
      'the player of a status',
      `${player}`,
      expected > players ? 'no more players' : `${expected}`,
    );
  }
  if (days.length === 1) return state === 'DEAD' ? wrongLine(at, 'the state on day 0', state, 'ALIVE') : null;
  const before = days.at(-2)!.status[player - 1]!;
  if (role !== before.role) return wrongLine(at, 'the role of a status', role, `${before.role}, as before`);
  if (name !== before.name) return wrongLine(at, 'the name of a status', name, `${before.name}, as before`);
  if (character !== before.character) {
    return wrongLine(at, 'the character of a status', character ?? '', `${before.character}, as before`);
  }
  if (state !== 'ALIVE') return null;
  if (before.state === '') return wrongLine(at, 'the state of a status', state, 'empty, as before');
  return before.state === 'DEAD' ? wrongLine(at, 'the state of a status', state, 'DEAD, as before') : null;
}

/** Only at the end of a log may somebody's status be missing. */
function incomplete(days: readonly DayLines[], line: LogLine): Wrong {
  const players = days[0]?.status.length ?? 0;
  const today = days.at(-1);
  if (today === undefined || today.status.length === players) return null;
  return wrongLine(line.at, 'the line', nameOf(line), `the status of player ${today.status.length + 1}`);
}

function afterResult({ body }: DayLines, line: LogLine): Wrong {
  if (!body.some(({ type }) => type === 'result')) return null;
  return wrongLine(line.at, 'the line after the result', nameOf(line), 'nothing');
}

function foreignPlayers(days: readonly DayLines[], line: LogLine): Wrong {
  const players = days[0]!.status.length;
  const named = ['player' in line ? line.player : null, 'target' in line ? line.target : null];
  const stranger = named.find((player) => player !== null && player > players);
  if (stranger === undefined) return null;
  return wrongLine(line.at, `a player of the ${line.type}`, `${stranger}`, `a player 1..${players}`);
}

function nameOf(line: LogLine): string {
  return line.type === 'foreign' ? line.line : line.type;
}
