// What the frame of a page says, in the languages of the site.

/** @typedef {'en' | 'ja'} Language */

export const WORDS = {
  en: {
    all: 'All pages',
    search: 'Search the docs',
    none: 'Nothing found.',
    other: '日本語',
    play: 'To the village',
    englishOnly: '',
    groups: { start: 'Begin', use: 'Use', wires: 'Wires and API', inside: 'Inside', decisions: 'Decisions' },
  },
  ja: {
    all: 'すべてのページ',
    search: '文書を検索',
    none: '見つかりません。',
    other: 'English',
    play: '村へ',
    englishOnly: 'このページの日本語版はまだありません。英語版を表示しています。',
    groups: { start: 'はじめに', use: '使う', wires: '通信と API', inside: '内部', decisions: '設計判断' },
  },
};
