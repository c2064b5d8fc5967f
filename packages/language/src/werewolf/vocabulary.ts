/** The words of the language (paper, 4.2 to 4.7), as data. A village may add aliases of its own. */

export const VILLAGE_ROLES = ['villager', 'seer', 'medium', 'hunter', 'freemason'] as const;
export const WOLF_ROLES = ['wolf', 'lunatic'] as const;
export const ROLE_WORDS = [...VILLAGE_ROLES, ...WOLF_ROLES] as const;
export type RoleWord = (typeof ROLE_WORDS)[number];

export const NOUNS = [
  'reason',
  'inspection',
  'medium-telling',
  'protection',
  'execution',
  'voting',
  'attack',
  'comingout',
] as const;
export type NounWord = (typeof NOUNS)[number];

/** They take an object. The paper says 9 and lists 10 (E000-07). */
export const VERBS = [
  'inspect',
  'medium-telling',
  'protect',
  'execute',
  'vote',
  'attack',
  'know',
  'discuss',
  'decide',
  'avoid',
] as const;
export type VerbWord = (typeof VERBS)[number];

/** Verbs that also take a whole sentence (4.4.4). */
export const META_VERBS = ['know', 'discuss', 'decide'] as const;
export type MetaVerb = (typeof META_VERBS)[number];

/** They take no object and say how the subject is (the paper: composant, compositant; E000-14). */
export const COMPLEMENTS = [
  'inspected',
  'medium-telled',
  'protected',
  'executed',
  'voted',
  'attacked',
  'comingout',
  'speak',
  'exist',
  'win',
  'lose',
] as const;
export type ComplementWord = (typeof COMPLEMENTS)[number];

export const STATUSES = ['died', 'living'] as const;
export type StatusWord = (typeof STATUSES)[number];

/** They become `day_<n>` by the day on which they are said. */
export const DAY_WORDS = ['today', 'yesterday', 'tomorrow'] as const;
export type DayWord = (typeof DAY_WORDS)[number];

export const RELATIVE_TIMES = ['before', 'after', 'almost', 'now'] as const;
export type RelativeTimeWord = (typeof RELATIVE_TIMES)[number];

export const KEYWORDS = [
  'declare',
  'request',
  'agree',
  'about',
  'speech',
  'become',
  'who',
  'without',
  'not',
  'and',
  'or',
  'if',
  'then',
  'else',
  'because',
  'as',
  'before',
  'after',
] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** What an alias stands for: members of one class of words. */
export interface AliasEntry {
  readonly of: 'character' | 'role' | 'noun' | 'verb' | 'complement';
  /** The words it means, joined by `or`; `all`: every character of the village. */
  readonly words: readonly string[] | 'all';
  /** What people call it, by language; those of the paper have their names with the grammars. */
  readonly gloss?: Readonly<Record<string, string>>;
  /** Not in the paper: the lenient dialect alone accepts it, and says so. */
  readonly extension?: true;
}

export type AliasTable = Readonly<Record<string, AliasEntry>>;

const HUMANS = [...VILLAGE_ROLES, 'lunatic'];

/** The aliases of the paper (4.2.3), and BLACK, for the opposite of WHITE is missing there (E000-29). */
export const ALIASES: AliasTable = {
  HUMAN: { of: 'role', words: HUMANS },
  WHITE: { of: 'role', words: HUMANS },
  VILLAGESIDE: { of: 'role', words: VILLAGE_ROLES },
  WOLFSIDE: { of: 'role', words: WOLF_ROLES },
  GIFTED: {
    of: 'role',
    words: ['seer', 'medium', 'hunter', 'freemason'],
  },
  DEAD: { of: 'complement', words: ['executed', 'attacked'] },
  CHAR: { of: 'character', words: 'all' },
  ANY: { of: 'character', words: 'all' },
  ANYROLE: { of: 'role', words: [...HUMANS, 'wolf'] },
  BLACK: { of: 'role', words: ['wolf'], extension: true },
};

/** What an alias stands for in a village that has these of its own. */
export function findAlias(alias: string, own: AliasTable = {}): AliasEntry | undefined {
  if (Object.hasOwn(own, alias)) return own[alias];
  return Object.hasOwn(ALIASES, alias) ? ALIASES[alias] : undefined;
}

/** Words the paper uses and never defines. */
export const MISPRINTS: Readonly<Record<string, { readonly means: string; readonly erratum: string }>> = {
  ROLE: { means: 'ANYROLE', erratum: 'E000-03' },
  HUMANSIDE: { means: 'VILLAGESIDE', erratum: 'E000-06' },
};

const WORDS_OF: Readonly<Record<AliasEntry['of'], readonly string[]>> = {
  character: [],
  role: ROLE_WORDS,
  noun: NOUNS,
  verb: VERBS,
  complement: COMPLEMENTS,
};

const RESERVED: ReadonlySet<string> = new Set([
  ...ROLE_WORDS,
  ...NOUNS,
  ...VERBS,
  ...COMPLEMENTS,
  ...STATUSES,
  ...DAY_WORDS,
  ...RELATIVE_TIMES,
  ...KEYWORDS,
  ...Object.keys(MISPRINTS).map((word) => word.toLowerCase()),
]);

/** Whether a word, in any case, is taken by the language itself. */
export function isReserved(word: string): boolean {
  return RESERVED.has(word.toLowerCase());
}

/** What is wrong with the aliases of a village; nothing when they can be used. */
export function checkAliases(aliases: AliasTable, names: readonly string[]): string[] {
  return Object.entries(aliases).flatMap(([alias, entry]) => [
    ...(isAliasWord(alias) ? [] : [`${alias}: an alias is letters, digits, "_" and "-", from a letter on`]),
    ...(isReserved(alias) || names.includes(alias) ? [`${alias}: the word is taken`] : []),
    ...unknownWords(entry, names).map((word) => `${alias}: ${word} is no ${entry.of}`),
  ]);
}

function isAliasWord(word: string): boolean {
  return /^[A-Za-z][\w-]{0,40}$/.test(word);
}

function unknownWords({ of, words }: AliasEntry, names: readonly string[]): string[] {
  if (words === 'all') return of === 'character' ? [] : ['all'];
  const known = of === 'character' ? names : WORDS_OF[of];
  return words.length === 0 ? ['nothing'] : words.filter((word) => !known.includes(word));
}
