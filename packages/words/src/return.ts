import type { ReturnWords } from './ja/return.ts';
import type { Language } from './languages.ts';

/** The words of what brings people back (what if, puzzles, learning), each language loaded when it is needed. */
export const RETURN_WORDS: Readonly<Record<Language, () => Promise<ReturnWords>>> = {
  ja: async () => (await import('./ja/return.ts')).ja,
  en: async () => (await import('./en/return.ts')).en,
  ko: async () => (await import('./ko/return.ts')).ko,
};
