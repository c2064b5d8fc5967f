/** Words of the figures and reports of a corpus. */
export const ja = {
  attune: '同調',
  rebut: '反駁または対案',
  none: 'どちらでもない',
  unspecified: '論点が異なる',
  human: '人間',
  werewolf: '人狼',
  'wonBy.village': '人間勝利ゲーム',
  'wonBy.werewolf': '人狼勝利ゲーム',
  'wonBy.fox': '妖狐勝利ゲーム',
  'topic.vote': '投票先',
  'topic.inspect': '占い先',
  against: '{side}を対象とする意見',
  heads: '人数比',
  games: '{n}ゲーム',
  'figure.byWinner': '同調と反駁（勝利陣営別）',
  'figure.byTarget': '同調と反駁（対象別）：{topic}',
} as const;

export type CorpusWords = Readonly<Record<keyof typeof ja, string>>;
