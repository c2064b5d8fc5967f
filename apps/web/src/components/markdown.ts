/** A block of a plain text with headings and lists. */
export type Block =
  | { readonly type: 'heading'; readonly level: 1 | 2; readonly text: string }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly string[] }
  | { readonly type: 'text'; readonly text: string };

/** Headings, lists and paragraphs of the rule pages; everything else is text, whatever it looks like. */
export function blocksOf(markdown: string): Block[] {
  return markdown
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(blockOf);
}

function blockOf(part: string): Block {
  const heading = /^(#{1,2}) (.*)$/.exec(part);
  if (heading !== null)
    return { type: 'heading', level: heading[1] === '#' ? 1 : 2, text: plain(heading[2]!) };
  const lines = part.split('\n');
  if (lines.every((line) => line.startsWith('- ')))
    return list(
      false,
      lines.map((line) => line.slice(2)),
    );
  if (lines.every((line) => /^\d+\. /.test(line)))
    return list(
      true,
      lines.map((line) => line.replace(/^\d+\. /, '')),
    );
  return { type: 'text', text: plain(part) };
}

function list(ordered: boolean, items: readonly string[]): Block {
  return { type: 'list', ordered, items: items.map(plain) };
}

/** Pieces of a text: every other one stands between `**`. */
export function strongPieces(text: string): { readonly text: string; readonly strong: boolean }[] {
  return text.split('**').map((piece, index) => ({ text: piece, strong: index % 2 === 1 }));
}

/** Signs that were written with a backslash before them mean themselves. */
function plain(text: string): string {
  return text.replaceAll(/\\([\\`*_[\]<>#|])/g, '$1');
}
