import type { MineWords } from './ja/mine.ts';
import type { Language } from './languages.ts';

/** The words of what is one's own, each language loaded when it is needed. */
export const MINE_WORDS: Readonly<Record<Language, () => Promise<MineWords>>> = {
  ja: async () => (await import('./ja/mine.ts')).ja,
  en: async () => (await import('./en/mine.ts')).en,
  ko: async () => (await import('./ko/mine.ts')).ko,
};
