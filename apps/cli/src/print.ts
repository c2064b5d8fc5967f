/** A line of the result, on standard output. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** `1 game`, `2 games`. */
export function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

/** `12.5 %`; a dash where there is nothing to have a share of. */
export function percent(share: number | null): string {
  return share === null ? '–' : `${hundredths(share)} %`;
}

/** `12.5` */
export function hundredths(share: number): string {
  return (share * 100).toFixed(1);
}

/** A text that has its own line ends. */
export function printText(text: string): void {
  process.stdout.write(text);
}

/** Something the user should know, on one line of standard error. */
export function warn(sentence: string): void {
  process.stderr.write(`mura: ${oneLine(sentence)}\n`);
}

/** What came from files must not move the cursor of a terminal, or worse. */
function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ').replace(/\p{Cc}/gu, '\u{fffd}');
}

/** A result for programs: one JSON text on one line. */
export function printJson(value: unknown): void {
  print(JSON.stringify(value));
}

/** `mura … | head` stops reading early, which is no fault of anybody; a full disk is. */
export function watchOutput(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    warn(`Cannot write the result: ${error.message}.`);
    process.exit(1);
  });
}

/** Rows of cells as text, the columns aligned; numbers to the right. */
export function table(rows: readonly (readonly (string | number)[])[]): string {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, column) => {
      widths[column] = Math.max(widths[column] ?? 0, oneLine(`${cell}`).length);
    });
  }
  return rows
    .map((row) =>
      row
        .map((cell, column) => align(cell, widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function align(cell: string | number, width: number): string {
  return typeof cell === 'number' ? `${cell}`.padStart(width) : oneLine(cell).padEnd(width);
}
