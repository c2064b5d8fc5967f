import { accept, type Result, refuse } from '@mura/engine';

const MOST_ROWS = 200_000;

/** A table of text by RFC 4180: cells in quotation marks may hold the separator and line breaks. */
export function parseDelimited(text: string, separator: string): Result<string[][], string> {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const source = text.replace(/^\uFEFF/, '');
  for (let index = 0; index < source.length; index++) {
    const sign = source[index]!;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (source[index + 1] === '"') cell += source[++index]!;
      else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === separator) {
      row.push(cell);
      cell = '';
    } else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && source[index + 1] === '\n') index++;
      rows.push([...row, cell]);
      row = [];
      cell = '';
      if (rows.length > MOST_ROWS) return refuse(`there are more than ${MOST_ROWS} rows`);
    } else cell += sign;
  }
  if (isQuoted) return refuse('a quotation mark is not closed');
  if (cell !== '' || row.length > 0) rows.push([...row, cell]);
  return accept(rows.filter((one) => one.length > 1 || one[0] !== ''));
}

/** Rows by the names in the first of them. */
export function byHeading(rows: readonly (readonly string[])[]): Readonly<Record<string, string>>[] {
  const [heading = [], ...others] = rows;
  return others.map((row) => Object.fromEntries(heading.map((name, column) => [name, row[column] ?? ''])));
}
