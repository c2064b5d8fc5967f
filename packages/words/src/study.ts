import type { StudyWords } from './ja/study.ts';
import type { Language } from './languages.ts';

/** The words of the pages of corpora, each language loaded when it is needed. */
export const STUDY_WORDS: Readonly<Record<Language, () => Promise<StudyWords>>> = {
  ja: async () => (await import('./ja/study.ts')).ja,
  en: async () => (await import('./en/study.ts')).en,
  ko: async () => (await import('./ko/study.ts')).ko,
};
