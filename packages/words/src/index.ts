export { CORPUS_WORDS } from './corpus.ts';
export { type Fillings, fill, placeholdersIn } from './fill.ts';
export type { CorpusWords } from './ja/corpus.ts';
export type { PageWords, WordKey } from './ja/page.ts';
export { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language, languageFor } from './languages.ts';
export { kanjiNumber } from './numerals.ts';
export { PAGE_WORDS } from './page.ts';
