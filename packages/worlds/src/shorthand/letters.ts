import { CASTS, type Character } from '@mura/engine';

/**
 * One letter for each player, no two the same: that of their character where the cast has one, else a letter by which the
 * name can be told from the others, else their number in a circle (①).
 */
export function lettersOf(cast: readonly Character[]): string[] {
  const names = cast.map(({ name }) => name);
  const letters = new Map<number, string>();
  const used = new Set<string>();
  for (const choose of [letterOfCast, firstLetter, ownLetter]) {
    for (const [index, name] of names.entries()) {
      if (letters.has(index)) continue;
      const letter = choose(name, names);
      if (letter === undefined || used.has(letter)) continue;
      letters.set(index, letter);
      used.add(letter);
    }
  }
  return names.map((_, index) => letters.get(index) ?? circled(index + 1));
}

const LETTER_BY_NAME: ReadonlyMap<string, string> = new Map(
  CASTS.flatMap(({ characters }) =>
    characters.flatMap(({ names, letter }): [string, string][] => [
      [names.ja, letter],
      [names.en, letter],
    ]),
  ),
);

function letterOfCast(name: string): string | undefined {
  return LETTER_BY_NAME.get(name);
}

function firstLetter(name: string, names: readonly string[]): string | undefined {
  const [first] = name;
  const shared = names.filter((other) => [...other][0] === first).length > 1;
  return first !== undefined && isLetter(first) && !shared ? first : undefined;
}

/** A letter that is in no other name. */
function ownLetter(name: string, names: readonly string[]): string | undefined {
  const others = names.filter((other) => other !== name).join('');
  return [...name].find((letter) => isLetter(letter) && !others.includes(letter));
}

function isLetter(text: string): boolean {
  return /^\p{L}$/u.test(text);
}

const CIRCLED_ONE = 0x2460;

/** Circled numbers go up to 20, as villages do. */
function circled(number: number): string {
  return String.fromCodePoint(CIRCLED_ONE + number - 1);
}
