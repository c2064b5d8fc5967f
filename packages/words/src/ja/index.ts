import type { LanguageTexts } from '../texts.ts';

export const ja: LanguageTexts = {
  name: '日本語',
  locale: 'ja-JP',
  first: {
    page: async () => (await import('./page.ts')).ja,
    return: async () => (await import('./return.ts')).ja,
  },
  late: async () => (await import('./late.ts')).ja,
};
