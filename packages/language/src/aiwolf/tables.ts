import {
  CHANNEL_WORDS,
  type ChannelWord,
  EXTENSION_ROLE_WORDS,
  HEADS,
  type Head,
  OLD_VERBS,
  ROLE_WORDS,
  type RoleWord,
  SPECIES_WORDS,
  type SpeciesWord,
} from './words.ts';

/** Finds what the characters from `start` to `end` mean, without cutting them out. */
type Find<Meaning> = (text: string, start: number, end: number) => Meaning | undefined;

const SIZE = 64;

function tableOf<Meaning>(entries: readonly (readonly [word: string, meaning: Meaning])[]): Find<Meaning> {
  const words: string[][] = Array.from({ length: SIZE }, () => []);
  const meanings: Meaning[][] = Array.from({ length: SIZE }, () => []);
  for (const [word, meaning] of entries) {
    const place = placeOf(word, 0, word.length);
    (words[place] as string[]).push(word);
    (meanings[place] as Meaning[]).push(meaning);
  }
  return (text, start, end) => {
    if (end <= start) return undefined;
    const place = placeOf(text, start, end);
    const candidates = words[place] as string[];
    for (let index = 0; index < candidates.length; index++) {
      const word = candidates[index] as string;
      if (word.length === end - start && text.startsWith(word, start))
        return (meanings[place] as Meaning[])[index];
    }
    return undefined;
  };
}

function placeOf(text: string, start: number, end: number): number {
  return (text.charCodeAt(start) + 7 * text.charCodeAt(end - 1) + 3 * (end - start)) & (SIZE - 1);
}

function tableOfWords<Word extends string>(words: readonly Word[]): Find<Word> {
  return tableOf(words.map((word) => [word, word] as const));
}

export const findHead: Find<Head> = tableOf(HEADS.map((head) => [head.word, head] as const));
/** Names of verbs in older protocols and in other libraries. */
export const findOldVerb: Find<Head> = tableOf(
  HEADS.flatMap((head) =>
    OLD_VERBS.filter(([, verb]) => verb === head.word).map(([old]) => [old, head] as const),
  ),
);
export const findRole: Find<RoleWord | 'ANY'> = tableOfWords([...ROLE_WORDS, ...EXTENSION_ROLE_WORDS, 'ANY']);
export const findSpecies: Find<SpeciesWord | 'ANY'> = tableOfWords([...SPECIES_WORDS, 'ANY']);
export const findChannel: Find<ChannelWord> = tableOfWords(CHANNEL_WORDS);
