/** Word classes as single characters, so that a sentence of classes is a text and a pattern a regular expression. */
export interface Alphabet<Class extends string> {
  readonly letterOf: (name: Class) => string;
  /** The names of macros and classes in a pattern, written as a regular expression over letters. */
  readonly compile: (pattern: string) => RegExp;
}

const FIRST_LETTER = 0xe000;
const PIECE = /\(([a-z]+):|!\(([^)]*)\)|([A-Za-z][A-Za-z0-9-]*)|\s+/g;
const LETTERS = /[\ue000-\uf8ff]/g;

/**
 * A pattern is a regular expression whose letters are names of word classes, with blanks between them; `(target:N)`
 * names a group, `!(a|b)` is any class but these. Macros are patterns with a name.
 */
export function alphabetOf<Class extends string>(
  classes: readonly Class[],
  macros: Readonly<Record<string, string>>,
): Alphabet<Class> {
  const letters = new Map<string, string>();
  for (const name of classes) letters.set(name, String.fromCharCode(FIRST_LETTER + letters.size));
  const written = new Map<string, string>();

  const letterOf = (name: string): string => {
    const letter = letters.get(name);
    if (letter === undefined) throw new Error(`no such word class: ${name}`);
    return letter;
  };
  const macroOrLetter = (name: string): string => {
    const macro = macros[name];
    if (macro === undefined) return letterOf(name);
    const known = written.get(name) ?? `(?:${writeOut(macro)})`;
    written.set(name, known);
    return known;
  };
  const allBut = (names: string): string => {
    const members = names.split('|').flatMap((name) => macroOrLetter(name.trim()).match(LETTERS) ?? []);
    return `[^${members.join('')}]`;
  };
  const writeOut = (pattern: string): string =>
    pattern.replace(PIECE, (_, group?: string, not?: string, name?: string) => {
      if (group !== undefined) return `(?<${group}>`;
      if (not !== undefined) return allBut(not);
      return name === undefined ? '' : macroOrLetter(name);
    });
  return { letterOf, compile: (pattern) => new RegExp(compact(writeOut(pattern)), 'dg') };
}

const ONE = '(?:[\\ue000-\\uf8ff]|\\[[\\ue000-\\uf8ff]+\\])';
const CHOICE = new RegExp(`\\((\\?:|\\?<[a-z]+>)?(${ONE}(?:\\|${ONE})*)\\)`, 'gu');
const PLAIN_GROUP = /\((?!\?)/g;

/** A choice of letters as a set, and groups without a name not kept: read and run much faster, with the same meaning. */
function compact(source: string): string {
  const sets = source.replace(CHOICE, (_, kind: string | undefined, choice: string) => {
    const set = `[${(choice.match(LETTERS) ?? []).join('')}]`;
    return kind?.startsWith('?<') === true ? `(${kind}${set})` : set;
  });
  return sets === source ? source.replace(PLAIN_GROUP, '(?:') : compact(sets);
}
