import { accept, type PlayerId, type Result, refuse } from '@mura/engine';
import { type LineGroup, type ShorthandLine, splitLine } from './line.ts';
import {
  findSign,
  type ShorthandGroup,
  type ShorthandRow,
  type ShorthandTable,
  type TableSign,
} from './table.ts';

export interface ShorthandError {
  readonly code:
    | 'tooLong'
    | 'noRows'
    | 'emptyGroup'
    | 'unknownLetter'
    | 'repeatedLetter'
    | 'groups'
    | 'deadSign'
    | 'width'
    | 'unknownSign';
  /** From 1 on; columns count characters. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** A post of the bulletin board has 400 characters; no table is longer than a few posts. */
const MAX_LENGTH = 4_000;

/**
 * Reads a table. The first line names the players by their letters, every other line is a hypothesis. Groups are laid on
 * groups: where they do not fit, that is told and nothing is guessed. All findings are told together.
 */
export function parseShorthand(
  text: string,
  letters: readonly string[],
): Result<ShorthandTable, readonly ShorthandError[]> {
  if (text.length > MAX_LENGTH) return refuse([tooLong(text)]);
  const lines = text.split(/\r?\n/).map((line, index) => ({ line, number: index + 1 }));
  const [head, ...rows] = lines.filter(({ line }) => line.trim() !== '');
  if (head === undefined || rows.length === 0) return refuse([noRows(lines.length)]);
  const errors: ShorthandError[] = [];
  const header = splitLine(head.line, head.number);
  const groups = readHeader(header, letters, errors);
  const read = rows.map(({ line, number }) => readRow(splitLine(line, number), header, errors));
  return errors.length > 0 ? refuse(errors) : accept({ groups, rows: read });
}

// The first line

function readHeader(
  header: ShorthandLine,
  letters: readonly string[],
  errors: ShorthandError[],
): ShorthandGroup[] {
  const seen = new Set<PlayerId>();
  return header.groups.map((group) => {
    const report = (code: ShorthandError['code'], column: number, message: string) =>
      errors.push({ code, line: header.number, column, message });
    if (group.cells.length === 0) report('emptyGroup', group.column, 'A group without players');
    const players = group.cells.flatMap(({ letter, column }) => {
      const player = letters.indexOf(letter) + 1;
      if (player === 0) report('unknownLetter', column, `Nobody has the letter ${letter}`);
      else if (seen.has(player)) report('repeatedLetter', column, `${letter} stands here a second time`);
      seen.add(player);
      return player === 0 ? [] : [player];
    });
    return { players, dead: group.dead };
  });
}

// A hypothesis

function readRow(row: ShorthandLine, header: ShorthandLine, errors: ShorthandError[]): ShorthandRow {
  const { number: line, groups, label } = row;
  const count = header.groups.length;
  if (groups.length !== count)
    errors.push({
      code: 'groups',
      line,
      column: groups.at(-1)?.column ?? 1,
      message: `Expected ${count} groups as in line ${header.number}, found ${groups.length}`,
    });
  const signs = groups.map((group, index) => readGroup(group, header.groups[index], { row, header }, errors));
  return { label, signs };
}

interface TableLines {
  readonly row: ShorthandLine;
  readonly header: ShorthandLine;
}

function readGroup(
  group: LineGroup,
  above: LineGroup | undefined,
  { row: { number: line }, header }: TableLines,
  errors: ShorthandError[],
): TableSign[] {
  const { cells, column, dead } = group;
  if (above !== undefined && above.dead !== dead)
    errors.push({
      code: 'deadSign',
      line,
      column,
      message: `The † stands elsewhere in line ${header.number}`,
    });
  if (above !== undefined && above.cells.length !== cells.length)
    errors.push({
      code: 'width',
      line,
      column,
      message: `Expected ${above.cells.length} signs as in line ${header.number}, found ${cells.length}`,
    });
  return cells.flatMap(({ letter, column }) => {
    const sign = findSign(letter);
    if (sign === undefined)
      errors.push({ code: 'unknownSign', line, column, message: `${letter} is no sign` });
    return sign ?? [];
  });
}

function tooLong(text: string): ShorthandError {
  const message = `Expected at most ${MAX_LENGTH} characters, found ${text.length}`;
  return { code: 'tooLong', line: 1, column: 1, message };
}

function noRows(lines: number): ShorthandError {
  const message = 'Expected a line of players and at least one line of signs';
  return { code: 'noRows', line: lines, column: 1, message };
}
