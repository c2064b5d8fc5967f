/** Which letters a text over word classes has. */
export type Letters = Uint8Array;

const FIRST_LETTER = 0xe000;
const MOST_LETTERS = 1024;

export function lettersIn(text: string): Letters {
  const letters = new Uint8Array(MOST_LETTERS);
  for (let index = 0; index < text.length; index++) letters[text.charCodeAt(index) - FIRST_LETTER] = 1;
  return letters;
}

/**
 * What must be in a text for a pattern over letters (`pattern.ts`) to fit anywhere: of each set at least one letter. Most
 * patterns need not be tried on most texts, and what is never tried is never compiled by the engine.
 */
export class RequiredLetters {
  private readonly sets: readonly Uint16Array[];

  /** `always`: a letter that every text has. */
  constructor(pattern: RegExp, always = '') {
    const sets = new Requirements(pattern.source)
      .all()
      .filter((set) => always === '' || !set.includes(always));
    sets.sort((one, other) => one.length - other.length);
    this.sets = sets.map((set) => Uint16Array.from(set, (letter) => letter.charCodeAt(0) - FIRST_LETTER));
  }

  /** Whether the pattern may fit a text with these letters. */
  areIn(letters: Letters): boolean {
    for (const set of this.sets) if (!hasAny(letters, set)) return false;
    return true;
  }
}

function hasAny(letters: Letters, set: Uint16Array): boolean {
  for (let index = 0; index < set.length; index++) if (letters[set[index] as number] === 1) return true;
  return false;
}

/** Sets of letters, each as a text; a text without any letter of a set cannot fit. */
type Sets = readonly string[];

const NOTHING: Sets = [];
const LETTER = /[\ue000-\uf8ff]/;

class Requirements {
  private readonly source: string;
  private at = 0;

  constructor(source: string) {
    this.source = source;
  }

  /** Choice : Sequence ( `|` Sequence )* */
  all(): string[] {
    const choices: Sets[] = [this.sequence()];
    while (this.accept('|')) choices.push(this.sequence());
    if (choices.length === 1) return [...(choices[0] ?? NOTHING)];
    const smallest = choices.map((sets) => [...sets].sort((one, other) => one.length - other.length)[0]);
    return smallest.every((set) => set !== undefined) ? [[...new Set(smallest.join(''))].join('')] : [];
  }

  /** Sequence : ( Piece Times? )* */
  private sequence(): Sets {
    const sets: string[] = [];
    while (this.at < this.source.length && this.source[this.at] !== '|' && this.source[this.at] !== ')') {
      const piece = this.piece();
      if (this.isNeeded()) sets.push(...piece);
    }
    return sets;
  }

  private piece(): Sets {
    const letter = this.source[this.at++] as string;
    if (letter === '(') return this.group();
    if (letter === '[') return this.set();
    return LETTER.test(letter) ? [letter] : NOTHING;
  }

  /** A group, kept or not, or what stands before or after. */
  private group(): Sets {
    const kind = /^\?(?:<[a-z]+>|<[=!]|[:=!])/.exec(this.source.slice(this.at, this.at + 24))?.[0] ?? '';
    this.at += kind.length;
    const inside = this.all();
    this.at++;
    return kind.endsWith('!') ? NOTHING : inside;
  }

  private set(): Sets {
    const end = this.source.indexOf(']', this.at);
    const members = this.source.slice(this.at, end);
    this.at = end + 1;
    return members.startsWith('^') ? NOTHING : [members];
  }

  /** Reads `?`, `*`, `+` or `{1,3}` with the mark for as few as possible; whether the piece must be there. */
  private isNeeded(): boolean {
    const times = /^(?:[?*+]|\{(\d+)[^}]*\})\??/.exec(this.source.slice(this.at, this.at + 12));
    if (times === null) return true;
    this.at += times[0].length;
    return times[0][0] === '+' || (times[1] !== undefined && times[1] !== '0');
  }

  private accept(letter: string): boolean {
    if (this.source[this.at] !== letter) return false;
    this.at++;
    return true;
  }
}
