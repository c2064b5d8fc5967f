/** Just enough of HTML for the pages of game sites, which are written by programs and always in the same way. */

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** The text of a piece of a page: line breaks as they are shown, no tags, characters for their names. */
export function textOf(html: string): string {
  return decoded(html.replace(/<br\s*\/?>/gi, '\n').replace(/<[^>]*>/g, ''));
}

function decoded(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,6}));/gi, (whole, hex, digits, name) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
    const code = hex === undefined ? Number(digits) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** The text without line breaks at its ends. */
export function trimmed(html: string): string {
  return textOf(html).replace(/^\n+|\s+$/g, '');
}
