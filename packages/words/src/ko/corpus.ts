import type { CorpusWords } from '../ja/corpus.ts';

export const ko: CorpusWords = {
  attune: '동조',
  rebut: '반박 또는 대안',
  none: '어느 쪽도 아님',
  unspecified: '논점이 다름',
  human: '인간',
  werewolf: '늑대인간',
  'wonBy.village': '마을이 이긴 게임',
  'wonBy.werewolf': '늑대인간이 이긴 게임',
  'wonBy.fox': '여우가 이긴 게임',
  'topic.vote': '투표 대상',
  'topic.inspect': '점 대상',
  against: '{side}을 대상으로 한 의견',
  heads: '인원 비율',
  games: '{n}게임',
  'figure.byWinner': '동조와 반박 (승리 진영별)',
  'figure.byTarget': '동조와 반박 (대상별): {topic}',
};
