import type { Role, Share } from '@mura/engine';
import { ROLE_NAMES } from '@mura/language';
import {
  type CriterionTexts,
  type Fillings,
  fill,
  type Language,
  loadTexts,
  type ReportKey,
  type ReportWords,
} from '@mura/words';

/** The texts of a report: plain data, so that they can go to a thread. */
export interface ReportTexts {
  readonly language: Language;
  readonly words: ReportWords;
  readonly criteria: CriterionTexts;
}

export async function loadReportTexts(language: Language): Promise<ReportTexts> {
  const [words, criteria] = await Promise.all([
    loadTexts('report', language),
    loadTexts('criteria', language),
  ]);
  return { language, words, criteria };
}

/** Says things in the language of a report. */
export interface ReportWriter extends ReportTexts {
  say(key: ReportKey, fillings?: Fillings): string;
  role(role: Role): string;
}

export function tellerOf(texts: ReportTexts): ReportWriter {
  const { language, words } = texts;
  return {
    ...texts,
    say: (key, fillings = {}) => fill(words[key], fillings),
    role: (role) => ROLE_NAMES[language][role],
  };
}

export const UNKNOWN = '—';

/** `24/48 (0.50)`, as the printed tables have it. */
export function winsText({ wins, games }: { wins: number; games: number }): string {
  return games === 0 ? UNKNOWN : `${wins}/${games} (${(wins / games).toFixed(2)})`;
}

/** `[0.36, 0.64]` */
export function intervalText({ low, high }: Pick<Share, 'low' | 'high'>): string {
  return `[${low.toFixed(2)}, ${high.toFixed(2)}]`;
}

/** Whole per cent. */
export function percent(share: number): string {
  return String(Math.round(share * 100));
}

/** With its sign, and a real minus. */
export function signed(points: number): string {
  const whole = Math.round(points * 100);
  return whole < 0 ? `−${-whole}` : `+${whole}`;
}

/** E.g. `1,187`. */
export function thousands(count: number): string {
  return String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}

export function ratio({ count, of }: { count: number; of: number }): string {
  return of === 0 ? UNKNOWN : (count / of).toFixed(2);
}
