import type { GuideWords } from './ja/guide.ts';
import type { Language } from './languages.ts';

/** The words of a guided first game, each language loaded when it is needed. */
export const GUIDE_WORDS: Readonly<Record<Language, () => Promise<GuideWords>>> = {
  ja: async () => (await import('./ja/guide.ts')).ja,
  en: async () => (await import('./en/guide.ts')).en,
  ko: async () => (await import('./ko/guide.ts')).ko,
};
