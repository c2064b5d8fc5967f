import { en } from './en/report.ts';
import { ja, type ReportWords } from './ja/report.ts';

/** The languages in which a contest is reported. */
export const REPORT_LANGUAGES = ['ja', 'en'] as const;
export type ReportLanguage = (typeof REPORT_LANGUAGES)[number];

export const REPORT_WORDS: Readonly<Record<ReportLanguage, ReportWords>> = { ja, en };
