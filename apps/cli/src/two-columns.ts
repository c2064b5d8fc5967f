/** Texts beside each other, each in its own column and wrapped there; wide letters take two places. */
export function twoColumns(left: readonly string[], right: readonly string[], width: number): string[] {
  const column = Math.max(MIN_COLUMN, Math.floor((width - GAP.length) / 2));
  const lefts = left.flatMap((text) => wrapped(text, column));
  const rights = right.flatMap((text) => wrapped(text, column));
  return Array.from({ length: Math.max(lefts.length, rights.length) }, (_, row) => {
    const text = lefts[row] ?? '';
    return `${text}${' '.repeat(Math.max(0, column - widthOf(text)))}${GAP}${rights[row] ?? ''}`.trimEnd();
  });
}

const MIN_COLUMN = 20;
const GAP = ' │ ';

/** Breaks at a blank where there is one in the second half of the line, else anywhere, as Japanese does. */
function wrapped(text: string, column: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const letter of text.replace(/\s+/g, ' ').replace(/\p{Cc}/gu, '\u{fffd}')) {
    if (widthOf(line) + widthOf(letter) > column) {
      const blank = line.lastIndexOf(' ');
      const cut = blank > line.length / 2 ? blank : line.length;
      lines.push(line.slice(0, cut));
      line = line.slice(cut).trimStart();
    }
    line += letter;
  }
  return [...lines, line];
}

function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) width += WIDE.test(letter) ? 2 : 1;
  return width;
}

const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/;
