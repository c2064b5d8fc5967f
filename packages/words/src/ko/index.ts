import type { LanguageTexts } from '../texts.ts';

export const ko: LanguageTexts = {
  name: '한국어',
  locale: 'ko-KR',
  first: {
    page: async () => (await import('./page.ts')).ko,
    return: async () => (await import('./return.ts')).ko,
  },
  late: async () => (await import('./late.ts')).ko,
};
