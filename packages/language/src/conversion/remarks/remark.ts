/**
 * Something people say of the game for which the language of 2013 has words and protocol 3.6 has none: a doubt too weak
 * for an estimate, a wish to hear reasons, agreement with a person, what has happened, how to go about things.
 */
export interface Remark {
  readonly name: string;
  /** Of remarks of one kind, the first that is found in a sentence is taken. */
  readonly kind: 'ask' | 'judge' | 'event' | 'plan';
  /**
   * Over a sentence in small letters in which every player is `@p3`, whoever is spoken to as well. The
   * group `x` is somebody who is meant.
   */
  readonly pattern: RegExp;
  /**
   * The utterance of 2013, with the slots `{x}`, `{you}` (everybody, where nobody is called), `{last}` (named before), `{me}`, `{topic}` (what
   * the sentence is about, as a noun) and `{role}` (the first ability that is named).
   */
  readonly says: string;
  /** The subject and the manner are kept, something of what is said is not. */
  readonly inPart?: true;
  /** Sentences of Ann (1) to Bob (2) and Cat (3), and what they become; without it they must not be found. */
  readonly examples: readonly (readonly [text: string, said?: string])[];
}

/** A pattern in which `(?<x>…)` may stand in several alternatives. */
export function patternOf(source: string): RegExp {
  let count = 0;
  return new RegExp(
    source.replaceAll('(?<x>', () => `(?<x${count++}>`),
    'u',
  );
}

/** What a language has for finding remarks. */
export interface RemarkWords {
  readonly remarks: readonly Remark[];
  /** Words by the noun of 2013 that they are about; the first that is found counts. */
  readonly topics: readonly (readonly [RegExp, string])[];
  readonly roles: readonly (readonly [RegExp, string])[];
  /** Cuts a sentence into its condition and what follows from it. */
  readonly condition: (text: string) => Conditional | null;
  /** The word that opens a condition, where what the readers tell behind it is told under it. */
  readonly conjunction?: RegExp;
  /** Conditions in words that no reader knows, as sentences of 2013. */
  readonly conditions: readonly (readonly [RegExp, string])[];
}

export interface Conditional {
  readonly condition: string;
  readonly main: string;
  /** `unless …` */
  readonly isDenied?: boolean;
}

/** Who is meant by the slots of a remark. */
export interface Meant {
  readonly x: string | null;
  readonly you: string;
  readonly last: string | null;
  readonly me: string;
  readonly topic: string | null;
  readonly role: string | null;
}

/** The utterance with its slots filled; `null`: somebody it needs is not known. */
export function filled(template: string, meant: Meant): string | null {
  let isOpen = false;
  const text = template.replace(/\{(x|you|last|me|topic|role)\}/g, (_, slot: keyof Meant) => {
    const word = meant[slot];
    if (word === null) isOpen = true;
    return word ?? '';
  });
  return isOpen ? null : text;
}
