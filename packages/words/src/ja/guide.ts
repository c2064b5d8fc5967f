/** Texts of a guided first game: at each step a heading, what to do, and why. Loaded when somebody plays one. */
export const ja = {
  'guide.label': '案内 {number} / {all}',
  'guide.moons': '{all}つのうち{number}',
  'guide.key': 'G キーで案内へ。',
  'guide.leave': '案内をしまう',
  'guide.why': 'なぜ',
  'guide.do.choose': '選ぶ',
  'guide.do.role': '役を見る',
  'guide.later': 'あとで',
  'guide.listen': '聞いてから',
  'guide.rules': '規則を見る',
  'guide.understood': '次へ',
  'role.title': 'あなたは{role}',
  'role.what': '右上の札が、あなたの役です。ほかの人には見えません。押すと、できることが出ます。',
  'role.why': 'だれが何の役かは、終わるまで明かされません。知っているのは、自分のことだけです。',
  'night.divine.title': 'ひとり選んで、占う',
  'night.divine.what':
    '光っている中からひとりを選び、「{decide}」を押します。人間か人狼かが、あなたにだけ分かります。',
  'night.divine.why': '最初の夜は手がかりがないので、だれを占ってもかまいません。',
  'night.guard.title': 'ひとり選んで、守る',
  'night.guard.what':
    '光っている中からひとりを選び、「{decide}」を押します。今夜その人が襲われても、死にません。',
  'night.guard.why': '人狼は、占い師を名乗った人のように、村の役に立つ人を狙います。',
  'night.attackVote.title': 'ひとり選んで、襲う',
  'night.attackVote.what':
    '光っている中からひとりを選び、「{decide}」を押します。朝、その人は村からいなくなります。',
  'night.attackVote.why':
    '人狼の数が人間の数に並べば勝ちです。狩人がいる村では、守られて外れることもあります。',
  'talk.found.title': '言うか、まだ言わないか',
  'talk.found.what':
    '{name}が人狼だと知っているのは、あなただけです。「{build}」で、名乗りと結果を話せます。好きな言葉で書いてもかまいません。',
  'talk.found.why': '言えば票が集まりますが、あなたも夜に狙われやすくなります。どちらも正しい手です。',
  'talk.rival.title': '言うか、まだ言わないか',
  'talk.rival.what':
    'この村に{role}はひとり。だから{name}は嘘をついています。「{build}」で、あなたも名乗れます。好きな言葉で書いてもかまいません。',
  'talk.rival.why': '名乗れば信じる人が出ますが、夜に狙われやすくなります。どちらも正しい手です。',
  'talk.news.title': '言うか、まだ言わないか',
  'talk.news.what':
    'あなたの役と結果は、あなたしか知りません。「{build}」で名乗れます。好きな言葉で書いてもかまいません。',
  'talk.news.why': '名乗れば信じる人が出ますが、夜に狙われやすくなります。どちらも正しい手です。',
  'talk.clash.title': '話す',
  'talk.clash.what':
    '{role}はひとりなのに、{name}と{other}がそろって名乗っています。どちらが怪しいか、下の欄に書くか、「{build}」で話します。',
  'talk.clash.why': '少なくともひとりは嘘です。「{claims}」の表に、だれが何を言ったかが並びます。',
  'talk.werewolf.title': '話す',
  'talk.werewolf.what':
    '下の欄に書くか、「{build}」で話します。人間らしく話しても、占い師だと名乗ってもかまいません。',
  'talk.werewolf.why': '嘘はこの遊びの一部です。人狼の陣営は、嘘で勝ちます。',
  'talk.fox.title': '話す',
  'talk.fox.what': '下の欄に書くか、「{build}」で話します。占い師に選ばれないよう、目立たないのが得です。',
  'talk.fox.why': '占われると死にます。最後まで生きていれば、ひとりで勝ちます。',
  'talk.plain.title': '話す',
  'talk.plain.what':
    '下の欄に、だれを疑うかを書きます。「{build}」なら、選ぶだけで話せます。言い終えたら「{done}」。',
  'talk.plain.why': '人狼は、自分が人間だと言います。あとで食い違いを見つけるには、言葉が要ります。',
  'vote.found.title': '一票を入れる',
  'vote.found.what': '票のいちばん多い人が処刑されます。{name}が人狼だと、あなたは知っています。',
  'vote.found.why': '一票だけでは足りません。話したことで、ほかの人の票も動きます。',
  'vote.rival.title': '一票を入れる',
  'vote.rival.what': '票のいちばん多い人が処刑されます。{name}の名乗りは嘘だと、あなたは知っています。',
  'vote.rival.why': '{role}を騙るのは、たいてい人狼か狂人です。',
  'vote.clash.title': '一票を入れる',
  'vote.clash.what':
    '票のいちばん多い人が処刑されます。{name}と{other}の少なくともひとりは、嘘をついています。',
  'vote.clash.why': '「{claims}」の「{clash}」は、二つの言葉が同時には本当になれないときに出ます。',
  'vote.werewolf.title': '一票を入れる',
  'vote.werewolf.what': '票のいちばん多い人が処刑されます。人間が減るほど、人狼の勝ちに近づきます。',
  'vote.werewolf.why': 'だれがだれに入れたかは、あとでみなに見えます。話と違う票は怪しまれます。',
  'vote.fox.title': '一票を入れる',
  'vote.fox.what': '票のいちばん多い人が処刑されます。自分に票が来ない相手を選ぶのが得です。',
  'vote.fox.why': 'だれがだれに入れたかは、あとでみなに見えます。',
  'vote.plain.title': '一票を入れる',
  'vote.plain.what': '票のいちばん多い人が処刑されます。人狼だと思う人を選びます。',
  'vote.plain.why': 'だれがだれに入れたかは、あとでみなに見えます。これも手がかりになります。',
} as const;

export type GuideWord = keyof typeof ja;
export type GuideWords = Readonly<Record<GuideWord, string>>;

/** What is said at a step: each has a title, what to do, and why. */
export type GuideAdvice = GuideWord extends infer Word
  ? Word extends `${infer Advice}.title`
    ? Advice
    : never
  : never;
