import { invariant } from '@mura/engine';
import type { Word, WordClass } from './tokens.ts';
import {
  ALIASES,
  type AliasEntry,
  type AliasTable,
  COMPLEMENTS,
  checkAliases,
  DAY_WORDS,
  KEYWORDS,
  MISPRINTS,
  NOUNS,
  RELATIVE_TIMES,
  ROLE_WORDS,
  STATUSES,
  VERBS,
} from './vocabulary.ts';

/** What a village adds to the language. */
export interface VillageWords {
  /** The characters, by player; see `namesOf` and `agentNames`. */
  readonly names: readonly string[];
  /** The village's own aliases, beside those of the paper. */
  readonly aliases?: AliasTable;
  /** What the undefined HUMANSIDE means (E000-06); its gloss in the paper is 'human', its name says VILLAGESIDE. */
  readonly humanside?: 'VILLAGESIDE' | 'HUMAN';
}

/** All words of a village, looked up by their spelling. */
export interface Lexicon {
  readonly names: readonly string[];
  /** Names by their first letter, long ones first, with their player. */
  readonly namesFrom: ReadonlyMap<string, readonly (readonly [name: string, player: number])[]>;
  /** Players by name without case, brackets and leading zeros; absent where two would be the same. */
  readonly looseNames: ReadonlyMap<string, number>;
  readonly words: ReadonlyMap<string, Word>;
  /** Aliases by their name in lower case; any case is accepted (E000-01). */
  readonly aliases: ReadonlyMap<string, Word>;
  readonly entries: AliasTable;
}

const CLASSES: readonly (readonly [WordClass, readonly string[]])[] = [
  ['role', ROLE_WORDS],
  ['noun', NOUNS],
  ['verb', VERBS],
  ['complement', COMPLEMENTS],
  ['status', STATUSES],
  ['dayWord', DAY_WORDS],
  ['relativeTime', RELATIVE_TIMES],
  ['keyword', KEYWORDS],
];

const PLAIN_WORDS: ReadonlyMap<string, Word> = new Map(
  [...new Set(CLASSES.flatMap(([, words]) => words))].map((text) => [text, plainWord(text)]),
);

const lexicons = new WeakMap<readonly string[], { village: VillageWords; lexicon: Lexicon }>();

/** The lexicon of a village; made once for as long as the village passes the same lists. */
export function lexiconOf(village: VillageWords): Lexicon {
  const known = lexicons.get(village.names);
  if (known && isSameVillage(known.village, village)) return known.lexicon;
  const lexicon = makeLexicon(village);
  lexicons.set(village.names, { village, lexicon });
  return lexicon;
}

function isSameVillage(one: VillageWords, other: VillageWords): boolean {
  return one.aliases === other.aliases && one.humanside === other.humanside;
}

function makeLexicon({ names, aliases = {}, humanside = 'VILLAGESIDE' }: VillageWords): Lexicon {
  const problems = checkAliases(aliases, names);
  invariant(problems.length === 0, problems.join('; '));
  const entries = { ...ALIASES, ...aliases };
  return {
    names,
    namesFrom: namesFrom(names),
    looseNames: looseNames(names),
    words: PLAIN_WORDS,
    aliases: new Map([...aliasWords(entries), ...misprints(entries, humanside)]),
    entries,
  };
}

function plainWord(text: string): Word {
  const classes = CLASSES.filter(([, words]) => words.includes(text)).map(([name]) => name);
  return { text, classes, aliasOf: null, note: null };
}

function aliasWords(entries: AliasTable): [string, Word][] {
  return Object.entries(entries).map(([text, entry]) => [text.toLowerCase(), aliasWord(text, entry)]);
}

function aliasWord(text: string, { of, extension }: AliasEntry): Word {
  const message = `${text} is not in the paper`;
  return {
    text,
    classes: ['alias'],
    aliasOf: of,
    note: extension ? { code: 'E000-29', message } : null,
  };
}

function misprints(entries: AliasTable, humanside: string): [string, Word][] {
  return Object.entries(MISPRINTS).map(([text, { means, erratum }]) => {
    const meant = text === 'HUMANSIDE' ? humanside : means;
    const message = `${text} is not defined; read as ${meant}`;
    const note = { code: erratum as 'E000-03', message };
    return [
      text.toLowerCase(),
      { text: meant, classes: ['alias'], aliasOf: entries[meant]?.of ?? null, note },
    ];
  });
}

function namesFrom(names: readonly string[]): Map<string, [string, number][]> {
  const byLetter = new Map<string, [string, number][]>();
  for (const [index, name] of names.entries()) {
    if (name === '') continue;
    const letter = name.charAt(0);
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), [name, index + 1]]);
  }
  for (const list of byLetter.values()) list.sort(([one], [other]) => other.length - one.length);
  return byLetter;
}

function looseNames(names: readonly string[]): Map<string, number> {
  const players = new Map<string, number>();
  const shared = new Set<string>();
  for (const [index, name] of names.entries()) {
    const loose = looseName(name);
    if (players.has(loose)) shared.add(loose);
    players.set(loose, index + 1);
  }
  for (const loose of shared) players.delete(loose);
  return players;
}

/** `agent[01]`, `Agent1` and `Agent01` are all `agent1`. */
export function looseName(name: string): string {
  const plain = name.replace(/[[\]]/g, '').toLowerCase();
  let letters = plain.length;
  while (letters > 0 && isDigit(plain.charCodeAt(letters - 1))) letters--;
  let zeros = letters;
  while (zeros < plain.length - 1 && plain[zeros] === '0') zeros++;
  return plain.slice(0, letters) + plain.slice(zeros);
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}
