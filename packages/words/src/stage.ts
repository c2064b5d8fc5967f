import type { StageWords } from './ja/stage.ts';
import type { Language } from './languages.ts';

/** The words of the stage, each language loaded when it is needed. */
export const STAGE_WORDS: Readonly<Record<Language, () => Promise<StageWords>>> = {
  ja: async () => (await import('./ja/stage.ts')).ja,
  en: async () => (await import('./en/stage.ts')).en,
  ko: async () => (await import('./ko/stage.ts')).ko,
};
