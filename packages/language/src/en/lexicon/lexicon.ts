import type { RoleWord, SpeciesWord } from '../../aiwolf/words.ts';
import { COMMON_WORDS } from './common-words.ts';
import { formsOf } from './inflect.ts';
import { ATTRIBUTE_HEADS, ROLE_NOUNS, SPECIES_NOUNS } from './roles.ts';
import { VERB_CLASSES } from './verbs.ts';
import { SPELLINGS, WORD_CLASSES } from './words.ts';

/** What the lexicon knows about a word. */
export interface LexiconEntry {
  readonly classes: ReadonlySet<string>;
  readonly role: RoleWord | null;
  readonly species: SpeciesWord | null;
}

interface LexiconDraft {
  classes: Set<string>;
  role: RoleWord | null;
  species: SpeciesWord | null;
}

/** `definetly`: nobody has to list or even spell them. */
const ADVERB: LexiconEntry = { classes: new Set(['adv']), role: null, species: null };
export const UNKNOWN: LexiconEntry = { classes: new Set(), role: null, species: null };
const entries = new Map<string, LexiconDraft>();
/** The longest entries of several words that begin with a word, e.g. `fortune` → `fortune teller`. */
const phrases = new Map<string, string[][]>();

export function entryOf(word: string): LexiconEntry {
  return (
    entries.get(word) ?? (word.endsWith('ly') && word.length > 4 ? ADVERB : (madeOfRole(word) ?? UNKNOWN))
  );
}

/** Like a wolf: `mafia-ish`, `wolf-like`; how one takes somebody for one: `scum-read`, `wolflean`. */
const MADE_OF_ROLE = /^([a-z]{4,9}?)-?(?:(ish|like|esque|y)|(read|lean|pick|tell|vibe)s?)$/;
const WOLFISH: LexiconEntry = { classes: new Set(['sus']), role: null, species: null };
const TOWNISH: LexiconEntry = {
  classes: new Set(['role', 'role.VILLAGER']),
  role: 'VILLAGER',
  species: null,
};
const SUSPICION: LexiconEntry = { classes: new Set(['suspectNoun']), role: null, species: null };
const TRUST: LexiconEntry = { classes: new Set(['trustNoun']), role: null, species: null };

function madeOfRole(word: string): LexiconEntry | null {
  const made = word.length > 5 ? MADE_OF_ROLE.exec(word) : null;
  const role = made === null ? null : entries.get(made[1] as string)?.role;
  if (role === 'WEREWOLF') return made?.[2] === undefined ? SUSPICION : WOLFISH;
  if (role === 'VILLAGER') return made?.[2] === undefined ? TRUST : TOWNISH;
  return null;
}

/** How many words from here make one entry: 1 where no phrase begins. */
export function phraseLength(words: readonly string[], at: number): number {
  const candidates = phrases.get(words[at] as string);
  if (candidates === undefined) return 1;
  const found = candidates.find((phrase) => phrase.every((word, index) => words[at + index] === word));
  return found?.length ?? 1;
}

/** The words that a spelling stands for: `dont` is `do not`. */
export function spelledOut(word: string): readonly string[] {
  const spelling = SPELLED.get(word);
  if (spelling !== undefined) return spelling;
  if (entries.has(word)) return [word];
  const cut = word.indexOf("'");
  if (cut <= 0) return [plainSpelling(word)];
  if (word.endsWith("n't")) return [word.slice(0, -3), 'not'];
  const tail = TAILS[word.slice(cut)];
  return tail === undefined ? [word] : [word.slice(0, cut), tail];
}

const DRAWN_OUT = /([a-z])\1\1+/;

/** `sooooo`, `wooolf`, `votin`: the word that is meant, if one is known. */
function plainSpelling(word: string): string {
  if (word.endsWith('in') && entries.has(`${word}g`)) return `${word}g`;
  if (!DRAWN_OUT.test(word)) return word;
  const spellings = ['$1$1', '$1'].map((letters) => word.replace(new RegExp(DRAWN_OUT, 'g'), letters));
  return spellings.find((one) => entries.has(one) || COMMON_WORDS.has(one)) ?? word;
}

const SHORTEST_CUT = 4;

/** The shortest word of the lexicon that a word at the end of a text is the beginning of, where the text was cut: `divinat`. */
export function completed(word: string): string {
  if (word.length < SHORTEST_CUT || entries.has(word) || COMMON_WORDS.has(word) || SPELLED.has(word))
    return word;
  let found: string | null = null;
  for (const known of entries.keys()) {
    if (known.startsWith(word) && (found === null || known.length < found.length)) found = known;
  }
  return found === null || found.includes(' ') ? word : found;
}

const TAILS: Readonly<Record<string, string>> = {
  "'m": 'am',
  "'re": 'are',
  "'ve": 'have',
  "'ll": 'will',
  "'d": 'would',
  "'s": "'s",
};

const SPELLED = new Map(Object.entries(SPELLINGS).map(([from, to]) => [from, to.split(' ')]));

function draft(word: string): LexiconDraft {
  const text = word.replaceAll('_', ' ');
  let entry = entries.get(text);
  if (entry === undefined) {
    entry = { classes: new Set(), role: null, species: null };
    entries.set(text, entry);
    if (text.includes(' ')) addPhrase(text.split(' '));
  }
  return entry;
}

function addPhrase(phrase: string[]): void {
  const first = phrase[0] as string;
  const list = [...(phrases.get(first) ?? []), phrase].sort((one, other) => other.length - one.length);
  phrases.set(first, list);
}

function addAll(words: string, ...classes: string[]): void {
  for (const word of words.split(' ')) for (const name of classes) draft(word).classes.add(name);
}

for (const [name, words] of Object.entries(WORD_CLASSES)) addAll(words, name);
for (const [name, verbs] of Object.entries(VERB_CLASSES)) {
  for (const verb of verbs.split(' ')) {
    for (const [form, text] of formsOf(verb.replaceAll('_', ' '))) {
      addAll(text.replaceAll(' ', '_'), name, `${name}.${form}`, 'verb', form);
    }
  }
}
for (const [role, words] of Object.entries(ROLE_NOUNS) as [RoleWord, string][]) {
  addAll(words, 'role', `role.${role}`);
  for (const word of words.split(' ')) draft(word).role = role;
}
for (const [species, words] of Object.entries(SPECIES_NOUNS) as [SpeciesWord, string][]) {
  addAll(words, 'species');
  for (const word of words.split(' ')) draft(word).species = species;
}
addAll(ATTRIBUTE_HEADS, 'head');
/** Roles that can do something. */
for (const role of ['SEER', 'MEDIUM', 'BODYGUARD'] as const) addAll(ROLE_NOUNS[role] ?? '', 'power');
