/** A piece of what somebody wrote: a reference to a post, words that are to stand out, or plain text. */
export type Piece =
  | { readonly type: 'plain' | 'strong'; readonly text: string }
  | { readonly type: 'ref'; readonly text: string; readonly number: number };

/** `>>12` refers to a post; words in 【…】 stand out. Everything else is text, whatever it looks like. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(/>>(\d{1,6})|【([^【】]{1,200})】/g)) {
    if (match.index > from) pieces.push({ type: 'plain', text: text.slice(from, match.index) });
    const [whole, number, strong] = match;
    if (number !== undefined) pieces.push({ type: 'ref', text: whole, number: Number(number) });
    else pieces.push({ type: 'strong', text: strong! });
    from = match.index + whole.length;
  }
  if (from < text.length) pieces.push({ type: 'plain', text: text.slice(from) });
  return pieces;
}
