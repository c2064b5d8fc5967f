/** Words of the figures and reports of a corpus. */
export const ja = {
  attune: '同調',
  rebut: '反駁または対案',
  none: 'どちらでもない',
  unspecified: '論点が異なる',
  human: '人間',
  werewolf: '人狼',
  heads: '人数比',
  'figure.3': '図3　人狼勝利ゲームの同調と反駁（{n}ゲーム）',
  'figure.4': '図4　人間勝利ゲームの同調と反駁（{n}ゲーム）',
  'figure.5': '図5　voteタグの同調と反駁（対象別）',
  'figure.6': '図6　inspectタグの同調と反駁（対象別）',
  'figure.topic': '対象別の同調と反駁：{topic}',
  'row.about': '{relation}（{side}対象）',
  'axis.counts': '発話数',
  'axis.share': '人狼の割合（%）',
  caption: '線は95 %区間（村ごとに{n}回再抽出）。黒丸は、Holm補正後も人数比（破線）と差があるもの。',
  nothing: '該当なし（n = 0）',
} as const;

export type CorpusWords = Readonly<Record<keyof typeof ja, string>>;
