import type { CriterionTexts } from '../texts.ts';

/** What the five criteria of the natural-language contests ask for; the Japanese is that of 2017. */
export const ja: CriterionTexts = {
  A: { name: '言い回し', definition: '発言表現は自然か' },
  B: { name: '文脈', definition: '文脈を踏まえた対話は自然か' },
  C: {
    name: '一貫',
    definition: '発言内容は一貫しており矛盾がないか（一貫性に関与しない発言は一貫していないとカウント）',
  },
  D: {
    name: '行動',
    definition: 'ゲーム行動（投票、襲撃、占いなど）は対話内容を踏まえているか（全行動のなかでの割合）',
  },
  E: {
    name: '豊かさ',
    definition: '発言表現は豊かか。エージェントごとに一貫して豊かなキャラクター性が出ているか',
  },
};
