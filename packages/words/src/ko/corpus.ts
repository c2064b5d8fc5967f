import type { CorpusWords } from '../ja/corpus.ts';

export const ko: CorpusWords = {
  attune: '동조',
  rebut: '반박 또는 대안',
  none: '어느 쪽도 아님',
  unspecified: '논점이 다름',
  human: '인간',
  werewolf: '인랑',
  heads: '인원 비율',
  'figure.3': '그림 3  인랑이 이긴 게임의 동조와 반박 ({n}게임)',
  'figure.4': '그림 4  마을이 이긴 게임의 동조와 반박 ({n}게임)',
  'figure.5': '그림 5  vote 태그의 동조와 반박 (대상별)',
  'figure.6': '그림 6  inspect 태그의 동조와 반박 (대상별)',
  'figure.topic': '대상별 동조와 반박: {topic}',
  'row.about': '{relation} (대상: {side})',
  'axis.counts': '발화 수',
  'axis.share': '인랑의 비율 (%)',
  caption: '선은 95 % 구간 (마을 단위 {n}회 재추출). 채운 점은 Holm 보정 후에도 인원 비율(파선)과 다른 것.',
  nothing: '해당 없음 (n = 0)',
};
