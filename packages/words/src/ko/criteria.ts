import type { CriterionTexts } from '../texts.ts';

export const ko: CriterionTexts = {
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
};
