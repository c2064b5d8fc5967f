import type { CorpusWords } from './ja/corpus.ts';
import type { Language } from './languages.ts';

/** The words of corpora, each language loaded when it is needed. */
export const CORPUS_WORDS: Readonly<Record<Language, () => Promise<CorpusWords>>> = {
  ja: async () => (await import('./ja/corpus.ts')).ja,
  en: async () => (await import('./en/corpus.ts')).en,
  ko: async () => (await import('./ko/corpus.ts')).ko,
};
