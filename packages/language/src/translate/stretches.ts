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

/** The sentences of a text with their places; what has no letters is none. */
export function stretchesOf(text: string): TextStretch[] {
  return [...text.matchAll(/(?:[^。！？!?.\n]|(?<=\b(?:mr|mrs|ms|dr))\.)+[。！？!?.\n]*/giu)]
    .filter(([words]) => /\p{L}/u.test(words))
    .map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      text: match[0].trim(),
    }));
}
