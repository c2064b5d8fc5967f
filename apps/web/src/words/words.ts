import type { Words } from './table.ts';

export const LANGUAGES = ['ja', 'en', 'ko'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The tables, each loaded when it is wanted; a new language is one file and one line here. */
export const TABLES: Readonly<Record<Language, () => Promise<Words>>> = {
  ja: async () => (await import('./ja.ts')).ja,
  en: async () => (await import('./en.ts')).en,
  ko: async () => (await import('./ko.ts')).ko,
};

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  ja: '日本語',
  en: 'English',
  ko: '한국어',
};

export function isLanguage(word: unknown): word is Language {
  return (LANGUAGES as readonly unknown[]).includes(word);
}

/** The first language of the reader that the page speaks. */
export function languageFor(wanted: readonly string[]): Language {
  const found = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage);
  return found ?? 'en';
}
