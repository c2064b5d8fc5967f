export const LANGUAGES = ['ja', 'en', 'ko'] as const;
export type Language = (typeof LANGUAGES)[number];

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  ja: '日本語',
  en: 'English',
  ko: '한국어',
};

export function isLanguage(word: unknown): word is Language {
  return (LANGUAGES as readonly unknown[]).includes(word);
}

/** The first language of the reader that Mura speaks. */
export function languageFor(wanted: readonly string[]): Language {
  const found = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage);
  return found ?? 'en';
}
