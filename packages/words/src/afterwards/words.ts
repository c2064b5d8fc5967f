import type { AfterwardsWords } from '../ja/afterwards.ts';
import type { Language } from '../languages.ts';

/** The words after a game, each language loaded when it is needed. */
export const AFTERWARDS_WORDS: Readonly<Record<Language, () => Promise<AfterwardsWords>>> = {
  ja: async () => (await import('../ja/afterwards.ts')).ja,
  en: async () => (await import('../en/afterwards.ts')).en,
  ko: async () => (await import('../ko/afterwards.ts')).ko,
};
