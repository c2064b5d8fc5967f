import { en } from './en/report.ts';
import { ja, type ReportWords } from './ja/report.ts';
import { ko } from './ko/report.ts';
import type { Language } from './languages.ts';

export const REPORT_WORDS: Readonly<Record<Language, ReportWords>> = { ja, en, ko };
