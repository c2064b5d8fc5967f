export { CRITERION_WORDS, type CriterionWords } from './criteria.ts';
export { type Fillings, fill, placeholdersIn } from './fill.ts';
export type { PageWords, WordKey } from './ja/page.ts';
export type { ReportKey, ReportWords } from './ja/report.ts';
export { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language, languageFor } from './languages.ts';
export { kanjiNumber } from './numerals.ts';
export { PAGE_WORDS } from './page.ts';
export { REPORT_LANGUAGES, REPORT_WORDS, type ReportLanguage } from './report.ts';
