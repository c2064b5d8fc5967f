/** What would move the cursor, colour the screen or turn the direction of a text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** A text from outside on one line of a terminal: what cannot be printed is shown as a sign. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, (sign) =>
    sign < ' ' ? String.fromCharCode(0x2400 + sign.charCodeAt(0)) : '␦',
  );
}

/** Characters as wide as two letters: kana, kanji, hangul, full-width forms, emoji. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;

/** How many columns of a terminal a text takes. */
export function cellsOf(text: string): number {
  let cells = 0;
  for (const character of text) cells += WIDE.test(character) ? 2 : 1;
  return cells;
}

export function pad(text: string, cells: number): string {
  return text + ' '.repeat(Math.max(0, cells - cellsOf(text)));
}
