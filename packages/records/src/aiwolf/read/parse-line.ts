import { accept, MAX_PLAYERS, type PlayerId, type Result, type Species } from '@mura/engine';
import type { Columns, DayLine, ForeignLine, LineType, StatusLine, TalkLine } from '../line.ts';
import { type LogError, wrongLine } from '../log-error.ts';
import { findWinner, WINNER_WORDS } from '../words.ts';

/** The number of columns of a line; the last one holds whatever is left, commas and all. */
const WIDTHS: Readonly<Record<LineType, number>> = {
  status: 6,
  talk: 6,
  whisper: 6,
  vote: 4,
  execute: 4,
  divine: 5,
  guard: 5,
  attackVote: 4,
  attack: 4,
  result: 5,
};

function isLineType(word: string): word is LineType {
  return Object.hasOwn(WIDTHS, word);
}

const RECORD = 'a record `day,kind,…`';
/** Written by the Java server when a client is gone. */
const LOST = /^Lost Connection of Agent\[\d+\]$/;
const RECORD_START = /^[0-9]+,[A-Za-z]+(,|$)/;

/** Reads a line. A kind of record that is not known here is kept as it is; one that is known must be right. */
export function parseLine(
  line: string,
  at: number,
  columns: Columns,
): Result<DayLine | ForeignLine, LogError> {
  const [first = '', type = ''] = line.split(',', 2);
  if (!isLineType(type)) {
    const kept = line === '' || LOST.test(line) || RECORD_START.test(line);
    return kept ? accept({ type: 'foreign', line }) : wrongLine(at, 'the line', line, RECORD);
  }
  const day = parseCount(first);
  if (day === null) return wrongLine(at, 'the day', first, 'a whole number from 0 on');
  const width = type === 'talk' || type === 'whisper' ? (columns.turn ? 6 : 5) : WIDTHS[type];
  const cells = cut(line, width);
  if (cells.length < width)
    return wrongLine(at, `a ${type} of ${cells.length} columns`, line, `${width} columns`);
  const reader = new LineColumns(cells, type, at);
  const parsed = parseCells(reader, type, day, columns);
  return reader.error ?? accept(parsed);
}

/** Splits at the first commas only. */
function cut(line: string, width: number): string[] {
  const cells: string[] = [];
  let start = 0;
  while (cells.length < width - 1) {
    const comma = line.indexOf(',', start);
    if (comma < 0) break;
    cells.push(line.slice(start, comma));
    start = comma + 1;
  }
  cells.push(line.slice(start));
  return cells;
}

/** A whole number as the servers write it: without sign or leading zeros. */
function parseCount(word: string): number | null {
  return /^(0|[1-9][0-9]{0,8})$/.test(word) ? Number(word) : null;
}

/** Takes the columns of a line one after another, and remembers the first that is wrong. */
class LineColumns {
  readonly #cells: readonly string[];
  readonly #type: LineType;
  readonly #at: number;
  #next = 2;
  error: { readonly ok: false; readonly error: LogError } | null = null;

  constructor(cells: readonly string[], type: LineType, at: number) {
    this.#cells = cells;
    this.#type = type;
    this.#at = at;
  }

  text(): string {
    return this.#cells[this.#next++] ?? '';
  }

  refuse(what: string, found: string, allowed: string): void {
    this.error ??= wrongLine(this.#at, `the ${what} of ${article(this.#type)}`, found, allowed);
  }

  count(what: string): number {
    const word = this.text();
    const count = parseCount(word);
    if (count === null) this.refuse(what, word, 'a whole number from 0 on');
    return count ?? 0;
  }

  player(what: string): PlayerId {
    const word = this.text();
    const player = parseCount(word) ?? 0;
    if (player < 1 || player > MAX_PLAYERS) this.refuse(what, word, `a player 1..${MAX_PLAYERS}`);
    return player;
  }

  word<Word extends string>(what: string, words: readonly Word[]): Word {
    const word = this.text();
    const known = words.find((each) => each === word);
    if (known === undefined) this.refuse(what, word, words.map((each) => each || 'nothing').join(', '));
    return known ?? words[0]!;
  }
}

function article(type: LineType): string {
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}

function parseCells(cells: LineColumns, type: LineType, day: number, columns: Columns): DayLine {
  switch (type) {
    case 'status':
      return parseStatus(cells, day, columns);
    case 'talk':
    case 'whisper':
      return parseTalk(cells, type, day, columns);
    case 'vote':
    case 'attackVote':
      return { type, day, player: cells.player('voter'), target: cells.player('target') };
    case 'execute':
      return parseExecute(cells, day);
    case 'divine':
      return parseDivine(cells, day);
    case 'guard':
      return { type, day, player: cells.player('bodyguard'), target: cells.player('target') };
    case 'attack':
      return parseAttack(cells, day);
    case 'result':
      return parseResult(cells, day);
  }
}

function parseStatus(cells: LineColumns, day: number, { names, failures }: Columns): StatusLine {
  const player = cells.player('player');
  const role = cells.text();
  if (!/^[A-Z_]{1,30}$/.test(role)) cells.refuse('role', role, 'a role in capital letters');
  const state = cells.word('state', failures ? ['ALIVE', 'DEAD', ''] : ['ALIVE', 'DEAD']);
  const rest = cells.text();
  if (names === 1) return { type: 'status', day, player, role, state, name: rest, character: null };
  // A player may call themselves what they like; the names of characters have no commas.
  const comma = rest.lastIndexOf(',');
  if (comma < 0) cells.refuse('names', rest, 'the names of the player and of the character');
  const character = rest.slice(comma + 1);
  return { type: 'status', day, player, role, state, name: rest.slice(0, Math.max(0, comma)), character };
}

function parseTalk(
  cells: LineColumns,
  type: TalkLine['type'],
  day: number,
  { turn: hasTurn, stamped }: Columns,
): TalkLine {
  const idx = cells.count('index');
  const turn = hasTurn ? cells.count('turn') : null;
  const player = cells.player('speaker');
  const said = cells.text();
  if (!stamped) return { type, day, idx, turn, player, text: said, seconds: null };
  const comma = said.lastIndexOf(',');
  const seconds = comma < 0 ? null : parseSeconds(said.slice(comma + 1));
  if (seconds === null) cells.refuse('time', said.slice(comma + 1), 'seconds, as in the other lines');
  return { type, day, idx, turn, player, text: said.slice(0, Math.max(0, comma)), seconds };
}

/** Seconds since 1970, as the group-chat server writes them after a text. */
export function parseSeconds(word: string): number | null {
  return /^[1-9][0-9]{8,10}$/.test(word) ? Number(word) : null;
}

function parseExecute(cells: LineColumns, day: number): DayLine {
  return { type: 'execute', day, player: cells.player('player') };
}

function parseDivine(cells: LineColumns, day: number): DayLine {
  const player = cells.player('seer');
  const target = cells.player('target');
  const word = cells.word('result', ['HUMAN', 'WEREWOLF']);
  const result: Species = word === 'HUMAN' ? 'human' : 'werewolf';
  return { type: 'divine', day, player, target, result };
}

function parseAttack(cells: LineColumns, day: number): DayLine {
  const word = cells.text();
  const target = parseCount(word) ?? 0;
  const nobody = word === '-1';
  if (!nobody && (target < 1 || target > MAX_PLAYERS))
    cells.refuse('target', word, `a player 1..${MAX_PLAYERS}, or -1`);
  const died = cells.word('outcome', ['true', 'false']) === 'true';
  return { type: 'attack', day, target: nobody ? null : target, died: died && !nobody };
}

/** A dialect with foxes counts them too: what stands between the day and the winner is counted again on export. */
function parseResult(cells: LineColumns, day: number): DayLine {
  cells.count('humans');
  cells.count('werewolves');
  const words = cells.text().split(',');
  const word = words.at(-1) ?? '';
  const winner = findWinner(word);
  if (winner === undefined) cells.refuse('winner', word, WINNER_WORDS.join(', '));
  if (words.length > 2 || (words.length === 2 && parseCount(words[0]!) === null)) {
    cells.refuse('counts', words.slice(0, -1).join(','), 'at most three counts');
  }
  return { type: 'result', day, winner: winner ?? null };
}
