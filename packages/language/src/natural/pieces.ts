/** A part of a text, with the place where it begins. */
export interface Piece {
  readonly start: number;
  readonly text: string;
}

/**
 * A text in pieces of at most so many characters, cut behind the last full stop that fits, else at a blank or comma, else
 * anywhere. Whatever a rule costs on one piece, a text of many pieces costs in proportion to its length.
 */
export function piecesOf(text: string, longest: number): Piece[] {
  if (text.length <= longest) return [{ start: 0, text }];
  const pieces: Piece[] = [];
  for (let start = 0; start < text.length; ) {
    const window = text.slice(start, start + longest);
    const length = start + window.length === text.length ? window.length : cutIn(window);
    pieces.push({ start, text: window.slice(0, length) });
    start += length;
  }
  return pieces;
}

function cutIn(window: string): number {
  return lastOf('。！？!?.\n', window) || lastOf(' 　、,', window) || window.length;
}

/** How much of a window ends with one of these marks; 0: none of them. */
function lastOf(marks: string, window: string): number {
  return Math.max(...Array.from(marks, (mark) => window.lastIndexOf(mark))) + 1;
}
