/**
 * References to posts. In the record `>>12` is the public post with the number 12 of the village, which counts nothing
 * that is hidden. Each door writes it in the numbers that its own clients are shown, and reads theirs back.
 */
export const REFERENCE = />>(\d{1,6})(?!\w)/g;

/** The number of a post in other numbers; `undefined`: none is meant. */
export type Renumber = (number: number) => number | undefined;

/** What refers to no post is written so that nobody takes it for a reference to another. */
export function renumberReferences(text: string, renumber: Renumber): string {
  if (!text.includes('>>')) return text;
  return text.replaceAll(REFERENCE, (_, digits: string) => {
    const number = renumber(Number(digits));
    return number === undefined ? `>> ${digits}` : `>>${number}`;
  });
}

/** A text as it is shown in the numbers of a door; whom it answers stands before it, where it does not say so itself. */
export function writeReferences(text: string, replyTo: number | null, renumber: Renumber): string {
  const shown = renumberReferences(text, renumber);
  const answered = replyTo === null || refersTo(text, replyTo) ? undefined : renumber(replyTo);
  return answered === undefined ? shown : `>>${answered} ${shown}`;
}

export function refersTo(text: string, number: number): boolean {
  return referencesIn(text).includes(number);
}

function referencesIn(text: string): number[] {
  return text.includes('>>') ? [...text.matchAll(REFERENCE)].map(([, digits]) => Number(digits)) : [];
}

export interface Referring {
  readonly text: string;
  /** The first post that the text refers to. */
  readonly replyTo: number | null;
}

const BEFORE_ALL = /^>>(\d{1,6})\s+(?=\S)/;

/** A text in the numbers of a door, as it is recorded: a reference before all else stands in `replyTo`, and there alone. */
export function readReferences(text: string, renumber: Renumber): Referring {
  const found = referencesIn(text);
  if (found.length === 0) return { text, replyTo: null };
  const replyTo = found.map(renumber).find((number) => number !== undefined) ?? null;
  const first = BEFORE_ALL.exec(text);
  const isAnswer = first !== null && renumber(Number(first[1])) !== undefined;
  return { text: renumberReferences(isAnswer ? text.slice(first[0].length) : text, renumber), replyTo };
}
