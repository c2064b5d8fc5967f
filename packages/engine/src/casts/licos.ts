import type { InLanguages } from './cast.ts';

/** The figures of LiCOS, by their names; no two begin with the same letter, by which LiCOS knows their pictures. */
export const LICOS_FIGURES: readonly InLanguages[] = [
  { en: 'Adil', ja: 'アーディル' },
  { en: 'Borya', ja: 'ボーリャ' },
  { en: 'Chacha', ja: 'チャチャ' },
  { en: 'Devdatta', ja: 'デヴゥダッタ' },
  { en: 'Ekrem', ja: 'エクレム' },
  { en: 'Fernando', ja: 'フェルナンド' },
  { en: 'Gavriil', ja: 'ガブリール' },
  { en: 'Henrik', ja: 'ヘンリク' },
  { en: 'Ileanna', ja: 'イレアナ' },
  { en: 'Jasmin', ja: 'ジャスミン' },
  { en: 'Kenji', ja: '賢治' },
  { en: 'Louise', ja: 'ルイーズ' },
  { en: 'Marthe', ja: 'マーテ' },
  { en: 'Nanyamka', ja: 'ナニャンカ' },
  { en: 'Oliwia', ja: 'オリビア' },
  { en: 'Ryan', ja: 'ライアン' },
  { en: 'Susan', ja: 'スーザン' },
  { en: 'Thuy', ja: 'ティー' },
  { en: 'Uma', ja: 'ウマ' },
  { en: 'Valeria', ja: 'ヴァレリア' },
  { en: 'Yihan', ja: 'イーハン' },
];
