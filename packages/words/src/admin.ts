import type { AdminWords } from './ja/admin.ts';
import type { Language } from './languages.ts';

/** The words of those who keep order on a server, each language loaded when it is needed. */
export const ADMIN_WORDS: Readonly<Record<Language, () => Promise<AdminWords>>> = {
  ja: async () => (await import('./ja/admin.ts')).ja,
  en: async () => (await import('./en/admin.ts')).en,
  ko: async () => (await import('./ko/admin.ts')).ko,
};
