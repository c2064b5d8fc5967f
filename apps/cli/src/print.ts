import { type Share, wilson } from '@mura/engine';
import picocolors from 'picocolors';

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

/** On a terminal only: the library alone would also paint what is piped where `CI` is set. */
export const colors = picocolors.createColors(process.stdout.isTTY === true && picocolors.isColorSupported);

/** E.g. `51.7 % (42.8 to 60.4)`: in brackets where the true share lies, 95 times of 100. */
export function shareText(won: number, played: number): string {
  const share = wilson(won, played);
  return share === null ? '' : intervalText(share);
}

export function intervalText({ share, low, high }: Share): string {
  return `${percent(share)} (${hundredths(low)} to ${hundredths(high)})`;
}

/** Shows how far long work has come, on a terminal; elsewhere it says nothing. */
export class ProgressLine {
  readonly #terminal = process.stderr.isTTY === true;
  #shownAt = 0;

  show(text: string): void {
    const now = Date.now();
    if (!this.#terminal || now - this.#shownAt < 100) return;
    this.#shownAt = now;
    process.stderr.write(`\r\u001b[K${text}`);
  }

  /** Wipes the line out, before a result or a message is printed. */
  end(): void {
    if (this.#terminal && this.#shownAt > 0) process.stderr.write('\r\u001b[K');
  }
}
