import type { Language } from '@mura/language';
import * as SPOKEN from './spoken.ts';
import type { FirstParts, LanguageTexts, LateParts, Texts, TextsPart } from './texts.ts';

export type { Language } from '@mura/language';

/** The same languages as those that sentences are put into; the compiler sees to it. */
const TEXTS: Readonly<Record<Language, LanguageTexts>> = SPOKEN;

/** Japanese first, in which the texts are written first; then the others. */
export const LANGUAGES: readonly Language[] = [
  'ja',
  ...(Object.keys(SPOKEN) as (keyof typeof SPOKEN)[]).filter((language) => language !== 'ja'),
];

/** Something in every language. */
export function inEveryLanguage<Said>(say: (language: Language) => Said): Readonly<Record<Language, Said>> {
  const said = LANGUAGES.map((language) => [language, say(language)] as const);
  return Object.fromEntries(said) as Record<Language, Said>;
}

/** What a language is called by those who read it. */
export function languageName(language: Language): string {
  return TEXTS[language].name;
}

/** How programs for dates, voices and dictation call it: `ja-JP`. */
export function localeOf(language: Language): string {
  return TEXTS[language].locale;
}

export function isLanguage(word: unknown): word is Language {
  return (LANGUAGES as readonly unknown[]).includes(word);
}

/** The first language of the reader that Mura speaks. */
export function languageFor(wanted: readonly string[]): Language {
  const found = wanted.map((tag) => tag.toLowerCase().split(/[-_.]/)[0]).find(isLanguage);
  return found ?? 'en';
}

/** The texts of a part in all languages, for programs that speak with many people. */
export async function loadInEveryLanguage<One extends TextsPart>(
  part: One,
): Promise<Readonly<Record<Language, Texts[One]>>> {
  const loaded = LANGUAGES.map(async (language) => [language, await loadTexts(part, language)] as const);
  return Object.fromEntries(await Promise.all(loaded)) as Record<Language, Texts[One]>;
}

/** The texts of a part, loaded when they are needed. */
export async function loadTexts<One extends TextsPart>(part: One, language: Language): Promise<Texts[One]> {
  const { first, late } = TEXTS[language];
  const loaders = (part in first ? first : await late()) as FirstParts & LateParts;
  return (loaders[part] as () => Promise<Texts[One]>)();
}
