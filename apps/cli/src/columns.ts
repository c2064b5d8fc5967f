import { cellsOf, pad } from '@mura/records';

/** The cells of each column as wide as its widest. */
export function aligned(rows: readonly (readonly string[])[]): string[][] {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((cell, column) => {
      widths[column] = Math.max(widths[column] ?? 0, cellsOf(cell));
    });
  return rows.map((row) => row.map((cell, column) => pad(cell, widths[column] ?? 0)));
}

/** Texts beside each other, each in its own column and wrapped there. */
export function twoColumns(left: readonly string[], right: readonly string[], width: number): string[] {
  const column = Math.max(MIN_COLUMN, Math.floor((width - GAP.length) / 2));
  const lefts = left.flatMap((text) => wrapped(text, column));
  const rights = right.flatMap((text) => wrapped(text, column));
  return Array.from({ length: Math.max(lefts.length, rights.length) }, (_, row) =>
    `${pad(lefts[row] ?? '', column)}${GAP}${rights[row] ?? ''}`.trimEnd(),
  );
}

const MIN_COLUMN = 20;
const GAP = ' │ ';

/** Breaks at a blank where there is one in the second half of the line, else anywhere, as Japanese does. */
function wrapped(text: string, column: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const letter of text.replace(/\s+/g, ' ').replace(/\p{Cc}/gu, '\u{fffd}')) {
    if (cellsOf(line) + cellsOf(letter) > column) {
      const blank = line.lastIndexOf(' ');
      const cut = blank > line.length / 2 ? blank : line.length;
      lines.push(line.slice(0, cut));
      line = line.slice(cut).trimStart();
    }
    line += letter;
  }
  return [...lines, line];
}
