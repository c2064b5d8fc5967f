import { readFileSync } from 'node:fs';
import type { Sentence } from '../../src/werewolf/ast.ts';
import { sentence } from './village.ts';

const FOLDER = new URL('../../../../golden/language/werewolf/', import.meta.url);

/** An example of the paper. */
export interface ExampleRow {
  readonly id: string;
  readonly text: string;
  readonly kind: 'utterance' | 'sentence' | 'phrase';
  readonly canonical: string;
  readonly section: string;
  readonly issues: readonly string[];
  readonly gloss_en: string;
  readonly gloss_ja: string;
  readonly gloss_ja_corrected?: string;
  readonly text_probably_meant?: string;
  readonly duplicate_of?: string;
  readonly expands_to?: readonly string[];
}

export interface InvalidRow {
  readonly id: string;
  readonly text: string;
  readonly level: 'utterance' | 'sentence';
  readonly check: 'syntax' | 'semantic';
}

export interface GoldenVocabulary {
  readonly roles: { readonly village: readonly string[]; readonly wolf: readonly string[] };
  readonly nouns: readonly string[];
  readonly active_verbs: readonly string[];
  readonly complements: readonly string[];
  readonly aliases: Readonly<Record<string, readonly string[] | 'all characters'>>;
}

export const EXAMPLES = lines<ExampleRow>('examples.jsonl');
export const INVALID = lines<InvalidRow>('invalid.jsonl');
export const VOCABULARY = JSON.parse(text('vocabulary.json')) as GoldenVocabulary;

/** The talk of our own sample village, by player: what figure 4 of the paper would have shown (E000-33). */
export const SAMPLE_TALK = text('sample-village.txt')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [day = '', player = '', ...words] = line.split(' ');
    return { day: Number(day), player: Number(player), text: words.join(' ') };
  });

export function example(id: string): ExampleRow {
  const row = EXAMPLES.find((other) => other.id === id);
  if (!row) throw new Error(`no example ${id}`);
  return row;
}

function lines<Row>(file: string): Row[] {
  return text(file)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);
}

function text(file: string): string {
  return readFileSync(new URL(file, FOLDER), 'utf8');
}

/** The sentences of a section of the paper. */
export function rowsOf(section: string): Sentence[] {
  const rows = EXAMPLES.filter((row) => row.section === section && row.kind === 'sentence');
  return rows.map((row) => sentence(row.canonical));
}
