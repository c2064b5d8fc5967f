import { isCapital } from './source.ts';
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

const SIZE = 64;

/** Words in capitals and what they mean, found in a text without cutting it. */
export class WordTable<Meaning> {
  private readonly words: string[][] = Array.from({ length: SIZE }, () => []);
  private readonly meanings: Meaning[][] = Array.from({ length: SIZE }, () => []);

  constructor(entries: readonly (readonly [word: string, meaning: Meaning])[]) {
    for (const [word, meaning] of entries) {
      const place = placeOf(word, 0);
      this.words[place]?.push(word);
      this.meanings[place]?.push(meaning);
    }
  }

  /** What the word means that begins here and ends where no capital follows. */
  findAt(text: string, start: number): Meaning | undefined {
    const place = placeOf(text, start);
    const words = this.words[place] as string[];
    for (let index = 0; index < words.length; index++) {
      const word = words[index] as string;
      if (text.startsWith(word, start) && !isCapital(text.charCodeAt(start + word.length))) {
        return (this.meanings[place] as Meaning[])[index];
      }
    }
    return undefined;
  }

  /** What the characters from `start` to `end` mean. */
  find(text: string, start: number, end: number): Meaning | undefined {
    const place = placeOf(text, start);
    const words = this.words[place] as string[];
    const index = words.findIndex((word) => word.length === end - start && text.startsWith(word, start));
    return (this.meanings[place] as Meaning[])[index];
  }
}

/** Hardly two words of a table begin with the same two letters. */
function placeOf(text: string, start: number): number {
  return (text.charCodeAt(start) + 5 * text.charCodeAt(start + 1)) & (SIZE - 1);
}

function tableOfWords<Word extends string>(words: readonly Word[]): WordTable<Word> {
  return new WordTable(words.map((word) => [word, word] as const));
}

export const HEAD_TABLE = new WordTable<Head>(HEADS.map((head) => [head.word, head] as const));
/** Names of verbs in older protocols and in other libraries. */
export const OLD_VERB_TABLE = new WordTable<Head>(
  HEADS.flatMap((head) =>
    OLD_VERBS.filter(([, verb]) => verb === head.word).map(([old]) => [old, head] as const),
  ),
);
export const ROLE_TABLE = tableOfWords<RoleWord | 'ANY'>([...ROLE_WORDS, ...EXTENSION_ROLE_WORDS, 'ANY']);
export const SPECIES_TABLE = tableOfWords<SpeciesWord | 'ANY'>([...SPECIES_WORDS, 'ANY']);
export const CHANNEL_TABLE = tableOfWords<ChannelWord>(CHANNEL_WORDS);
