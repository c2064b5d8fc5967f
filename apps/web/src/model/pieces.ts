import { nameMentions, REFERENCE } from '@mura/engine';

/** A piece of what somebody wrote: a reference to a post, words that are to stand out, or plain text. */
export type PostPiece =
  | { readonly type: 'plain' | 'strong'; readonly text: string }
  | { readonly type: 'ref'; readonly text: string; readonly number: number };

const PIECE = new RegExp(`${REFERENCE.source}|【([^【】]{1,200})】`, 'g');

/** What somebody wrote, with the names of players in place of `Agent[xx]`. */
export function withNames(text: string, names: readonly string[]): string {
  return nameMentions(
    text,
    names.map((name) => ({ name })),
  );
}

/**
 * `>>12` refers to a post; words in 【…】 stand out; `Agent[xx]` is told by the name of the player. Everything else is
 * text, whatever it looks like.
 */
export function piecesOf(text: string, names: readonly string[]): PostPiece[] {
  const pieces: PostPiece[] = [];
  let from = 0;
  for (const match of text.matchAll(PIECE)) {
    if (match.index > from)
      pieces.push({ type: 'plain', text: withNames(text.slice(from, match.index), names) });
    const [whole, number, strong] = match;
    if (number !== undefined) pieces.push({ type: 'ref', text: whole, number: Number(number) });
    else pieces.push({ type: 'strong', text: withNames(strong!, names) });
    from = match.index + whole.length;
  }
  if (from < text.length) pieces.push({ type: 'plain', text: withNames(text.slice(from), names) });
  return pieces;
}
