import type { PageWords } from './ja/page.ts';
import type { Language } from './languages.ts';

/** The tables of the page, each loaded when it is needed. */
export const PAGE_WORDS: Readonly<Record<Language, () => Promise<PageWords>>> = {
  ja: async () => (await import('./ja/page.ts')).ja,
  en: async () => (await import('./en/page.ts')).en,
  ko: async () => (await import('./ko/page.ts')).ko,
};
