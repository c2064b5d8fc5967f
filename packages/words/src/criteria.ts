import type { Language } from './languages.ts';

export interface CriterionWords {
  readonly name: string;
  readonly definition: string;
}

/** What the five criteria of the natural-language contests ask for; the Japanese is that of 2017. */
export const CRITERION_WORDS: Readonly<
  Record<Language, Readonly<Record<'A' | 'B' | 'C' | 'D' | 'E', CriterionWords>>>
> = {
  ja: {
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
  },
  en: {
    A: { name: 'Wording', definition: 'Is the wording natural?' },
    B: { name: 'Context', definition: 'Is the dialogue natural in its context?' },
    C: {
      name: 'Consistency',
      definition:
        'Is what is said consistent and free of contradiction? Remarks that do not bear on consistency count as not consistent.',
    },
    D: {
      name: 'Actions',
      definition:
        'Do the actions in the game (votes, attacks, divinations …) follow from the dialogue? As a share of all actions.',
    },
    E: {
      name: 'Richness',
      definition: 'Is the expression rich? Does each agent show a rich and constant character?',
    },
  },
  ko: {
    A: { name: '표현', definition: '발언 표현이 자연스러운가' },
    B: { name: '문맥', definition: '문맥에 맞는 대화가 자연스러운가' },
    C: {
      name: '일관성',
      definition: '발언 내용이 일관되고 모순이 없는가 (일관성과 관계없는 발언은 일관되지 않은 것으로 센다)',
    },
    D: {
      name: '행동',
      definition: '게임 행동(투표, 습격, 점 등)이 대화 내용을 따르는가 (전체 행동 가운데 비율)',
    },
    E: {
      name: '풍부함',
      definition: '표현이 풍부한가. 에이전트마다 일관되고 풍부한 캐릭터가 드러나는가',
    },
  },
};
