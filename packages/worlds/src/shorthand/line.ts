/** A character of a table and where it stands, from 1 on. */
export interface ShorthandCell {
  readonly letter: string;
  readonly column: number;
}

/** A line of a table, taken apart but not understood yet. */
export interface ShorthandLine {
  readonly number: number;
  readonly label: string | null;
  readonly groups: readonly LineGroup[];
}

export interface LineGroup {
  readonly dead: boolean;
  readonly cells: readonly ShorthandCell[];
  /** Where it begins. */
  readonly column: number;
}

/** Line : ( Label ":" )? "†"? Group ( ( "|" | "†" ) Group )* ; what comes after the first † is dead. */
export function splitLine(text: string, number: number): ShorthandLine {
  const cells = [...text].map((letter, index) => ({ letter, column: index + 1 }));
  const colon = cells.findIndex(({ letter }) => isColon(letter));
  const label = colon < 0 ? null : joined(cells.slice(0, colon)).trim() || null;
  return { number, label, groups: groupsIn(cells.slice(colon + 1), colon + 2) };
}

function groupsIn(cells: readonly ShorthandCell[], start: number): LineGroup[] {
  const groups: LineGroup[] = [];
  let group: ShorthandCell[] = [];
  let dead = false;
  let column = start;
  const close = () => groups.push({ dead, cells: group, column: group[0]?.column ?? column });
  for (const cell of cells) {
    if (isBlank(cell.letter)) continue;
    const isDagger = isDeadSign(cell.letter);
    if (!isDagger && !isBar(cell.letter)) {
      group.push(cell);
      continue;
    }
    // A table of nothing but the dead begins with their sign.
    const isBeginning = isDagger && groups.length === 0 && group.length === 0;
    if (!isBeginning) close();
    group = [];
    dead ||= isDagger;
    column = cell.column + 1;
  }
  close();
  return groups;
}

function joined(cells: readonly ShorthandCell[]): string {
  return cells.map(({ letter }) => letter).join('');
}

function isColon(letter: string): boolean {
  return letter === ':' || letter === '：';
}

function isBar(letter: string): boolean {
  return letter === '|' || letter === '｜' || letter === '│';
}

function isDeadSign(letter: string): boolean {
  return letter === '†' || letter === '✝';
}

function isBlank(letter: string): boolean {
  return letter.trim() === '';
}
