import type { LanguageTexts } from '../texts.ts';

export const en: LanguageTexts = {
  name: 'English',
  locale: 'en-US',
  first: {
    page: async () => (await import('./page.ts')).en,
    return: async () => (await import('./return.ts')).en,
  },
  late: async () => (await import('./late.ts')).en,
};
