import type { Role, Share } from '@mura/engine';
import { ROLE_NAMES } from '@mura/language';
import { type Fillings, fill, type Language, REPORT_WORDS, type ReportKey } from '@mura/words';

/** Says things in the language of a report. */
export interface ReportWriter {
  readonly language: Language;
  say(key: ReportKey, fillings?: Fillings): string;
  role(role: Role): string;
}

export function tellerIn(language: Language): ReportWriter {
  const words = REPORT_WORDS[language];
  return {
    language,
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
