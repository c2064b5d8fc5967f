import type { LogDay } from './day.ts';
import { talksIn } from './runs.ts';

const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/;

/** The language people speak, by its letters: one with kana or kanji is Japanese. */
export function languageSeen(days: readonly LogDay[]): string {
  return days.some(({ body }) => talksIn(body).some(({ text }) => JAPANESE.test(text))) ? 'ja' : 'en';
}
