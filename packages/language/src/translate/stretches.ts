import { piecesOf } from '../natural/pieces.ts';
import type { LossList } from './loss.ts';

/** A sentence of a text with its place. */
export interface TextStretch {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Whether something that was read stands at least in part in a stretch. */
export function isWithin(
  place: { readonly start: number; readonly end: number },
  { start, end }: TextStretch,
): boolean {
  return place.start < end && place.end > start;
}

export function loseUnread(stretch: TextStretch, lost: LossList): void {
  lost.meaning('unread', `Not understood: ${stretch.text}`, stretch);
}

/** Who writes on without a full stop is cut off here, so that no sentence costs more than others. */
const LONGEST_STRETCH = 400;

/** The sentences of a text with their places; what has no letters is none. */
export function stretchesOf(text: string): TextStretch[] {
  return [...text.matchAll(/(?:[^。！？!?.\n]|(?<=\b(?:mr|mrs|ms|dr))\.)+[。！？!?.\n]*/giu)].flatMap(
    (match) =>
      piecesOf(match[0], LONGEST_STRETCH)
        .filter((piece) => /\p{L}/u.test(piece.text))
        .map((piece) => ({
          start: match.index + piece.start,
          end: match.index + piece.start + piece.text.length,
          text: piece.text.trim(),
        })),
  );
}
