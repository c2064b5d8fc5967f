/** Sentences of our own that somebody might type, and what the page has to make of them. `{a}`, `{b}`, `{c}`: others at the table. */
export interface TypedSentence {
  readonly text: string;
  /** What it does, as the page says it; several: any of them. `null`: nothing that the game knows. */
  readonly act: string | readonly string[] | null;
  /** What stands in the reading. */
  readonly says: readonly string[];
}

type TypedRow = readonly [text: string, act: TypedSentence['act'], ...says: string[]];

const FIRST_JA: readonly TypedRow[] = [
  ['{a}さんが人狼だと思います。', '疑い', '{a}', '人狼'],
  ['正直、{b}があやしい。', '疑い', '{b}'],
  ['今日は{a}に投票するつもりです。', '投票', '{a}'],
  ['私は占い師です。', '名乗り', '占い師'],
  ['占いCO。{b}は白でした。', '結果', '{b}', '人間'],
  ['昨夜{a}さんを占ったところ、人狼でした。', '結果', '{a}', '人狼'],
  ['{c}さんは村人だと見ています。', '見立て', '{c}', '村人'],
  ['{a}さん、あなたは誰を疑っていますか？', '問い', '{a}'],
  ['みなさん、{b}に投票してください。', '頼み', '{b}'],
  ['実は霊媒師なんです。', '名乗り', '霊媒師'],
  ['{c}は人間だと思う。', ['見立て', '疑い'], '{c}'],
  ['わたしは{a}に入れます。', '投票', '{a}'],
  ['狩人COします。', '名乗り', '狩人'],
  ['{b}さん、役職を教えてもらえますか。', ['問い', '頼み'], '{b}'],
  ['{a}は狂人じゃないかな。', '見立て', '{a}', '狂人'],
  ['{b}を吊りたいです。', ['投票', '頼み'], '{b}'],
  ['{c}さんのことは信じています。', '見立て', '{c}'],
  ['自分はただの村人です。', '名乗り', '村人'],
  ['どう見ても{a}が黒いよ。', '疑い', '{a}'],
  ['{b}はきっと狼だ。', '疑い', '{b}', '人狼'],
  ['きょうの一票は{c}にします。', '投票', '{c}'],
  ['{a}さんは{b}さんをどう思いますか？', '問い', '{a}'],
  ['占い結果を言います。{c}は黒でした。', '結果', '{c}', '人狼'],
  ['ぼくはずっと{b}を疑っている。', '疑い', '{b}'],
  ['今夜は{a}さんを占ってほしい。', '頼み', '{a}'],
  ['{b}は偽の占い師だと思う。', ['見立て', '疑い'], '{b}'],
  ['{c}が人狼だとは思えない。', '疑い', '{c}'],
  ['占い師の人は名乗り出てください。', '頼み', '占い師'],
  ['囲炉裏の火があたたかいですね。', null],
  ['昨日のお団子、おいしかったなあ。', null],
];

const FIRST_EN: readonly TypedRow[] = [
  ['I think {a} is a werewolf.', 'Suspicion', '{a}', 'werewolf'],
  ['Honestly, {b} looks suspicious to me.', 'Suspicion', '{b}'],
  ['I am going to vote for {a} today.', 'Vote', '{a}'],
  ['I am the seer.', 'Claim', 'seer'],
  ['I checked {b} last night and {b} is human.', 'Result', '{b}', 'human'],
  ['I divined {a}: werewolf.', 'Result', '{a}', 'werewolf'],
  ['{c} is just a villager, I believe.', 'Guess', '{c}', 'villager'],
  ['{a}, who do you suspect?', 'Question', '{a}'],
  ['Everybody, please vote for {b}.', 'Request', '{b}'],
  ['To be open with you, I am the medium.', 'Claim', 'medium'],
  ['I trust {c}.', 'Guess', '{c}'],
  ['My vote goes to {a}.', 'Vote', '{a}'],
  ['I claim bodyguard.', 'Claim', 'bodyguard'],
  ['{b}, what is your role?', ['Question', 'Request'], '{b}'],
  ['{a} might be the possessed one.', 'Guess', '{a}', 'possessed'],
  ['Let us execute {b} today.', ['Vote', 'Request'], '{b}'],
  ['I do not think {c} is a wolf.', 'Suspicion', '{c}'],
  ['I am an ordinary villager.', 'Claim', 'villager'],
  ['{a} must be a wolf.', 'Suspicion', '{a}', 'werewolf'],
  ['If you ask me, {b} is lying to us.', ['Suspicion', 'Guess'], '{b}'],
  ['I will vote {c}.', 'Vote', '{c}'],
  ['{a}, what do you think about {b}?', 'Question', '{a}'],
  ['As the seer I looked at {c}, who turned out to be a werewolf.', 'Result', '{c}', 'werewolf'],
  ['I have been suspecting {b} since the morning.', 'Suspicion', '{b}'],
  ['Seer, please look at {a} tonight.', 'Request', '{a}'],
  ['{b} is a fake seer.', ['Guess', 'Suspicion'], '{b}'],
  ['I guarded {c} last night.', 'Guard', '{c}'],
  ['Will the seer please come out?', ['Request', 'Question'], 'seer'],
  ['The fire in the hearth is lovely tonight.', null],
  ['Those dumplings yesterday were delicious.', null],
];

const SECOND_JA: readonly TypedRow[] = [
  ['{b}さんの意見に賛成です。', '賛否', '{b}'],
  ['わたしも{a}と同じ考え。', '賛否', '{a}'],
  ['{c}さん、{a}さんのことどう見てますか？', '問い', '{a}'],
  ['{b}ってどう思う？', '問い', '{b}'],
  ['いや、{c}の言い分には乗れないな。', '賛否', '{c}'],
  ['今のところ一番怪しいのは{a}かな。', '疑い', '{a}'],
  ['占い師COします、結果は{c}白。', '結果', '{c}', '人間'],
  ['{b}に入れようかと思ってる。', '投票', '{b}'],
  ['霊媒だけど、まだ結果はないよ。', '名乗り', '霊媒師'],
  ['{a}、なんで{c}に投票したの？', '問い', '{c}'],
  ['{c}は嘘ついてると思う。', ['疑い', '見立て'], '{c}'],
  ['とりあえず{b}は信用していいんじゃない？', '見立て', '{b}'],
  ['私、狩人じゃないです。', '名乗り', '狩人'],
  ['{a}さんが本物の占い師だと信じます。', '見立て', '{a}', '占い師'],
  ['人狼は{b}か{c}のどっちかでしょ。', '疑い', '{b}', '{c}'],
  ['{a}を占って黒が出ました！', '結果', '{a}', '人狼'],
  ['今日は{c}さんを吊りましょう。', ['投票', '頼み'], '{c}'],
  ['みんなは誰に投票する？', '問い', '投票'],
  ['{b}さんは白っぽい。', ['見立て', '疑い'], '{b}'],
  ['{c}吊りには反対。', ['投票', '頼み', '賛否'], '{c}'],
  ['今夜、{a}を守ってくれませんか狩人さん。', '頼み', '{a}'],
  ['おれは村人だよ、信じて。', '名乗り', '村人'],
  ['{a}が占い師を騙ってる気がする。', ['疑い', '見立て'], '{a}'],
  ['{b}さん、占い結果はどうでしたか？', '問い', '{b}'],
  ['静かな人より{a}のほうが気になる。', '疑い', '{a}'],
  ['{c}さんは狂人っぽい動きだね。', '見立て', '{c}', '狂人'],
  ['そろそろ霊媒師に出てきてほしい。', '頼み', '霊媒師'],
  ['雨、やみそうにないね。', null],
  ['みんな、おはよう。', null],
  ['お茶のおかわり、いる人？', null],
];

const SECOND_EN: readonly TypedRow[] = [
  ['I agree with {b}.', 'Opinion', '{b}'],
  ['I am with {a} on this one.', 'Opinion', '{a}'],
  ['{c}, how do you feel about {a}?', 'Question', '{a}'],
  ['What do we think of {b}?', 'Question', '{b}'],
  ['No, I do not buy what {c} says.', ['Opinion', 'Suspicion', 'Guess'], '{c}'],
  ['For me the most suspicious person is {a}.', 'Suspicion', '{a}'],
  ['Seer here, {c} came up clean.', 'Result', '{c}', 'human'],
  ['I am leaning towards voting {b}.', 'Vote', '{b}'],
  ['Medium claim, nothing to tell yet.', 'Claim', 'medium'],
  ['{a}, why did you vote for {c}?', 'Question', '{c}'],
  ['{c} has been lying since yesterday.', ['Suspicion', 'Guess'], '{c}'],
  ['I guess we can trust {b}.', 'Guess', '{b}'],
  ['I am not the bodyguard.', 'Claim', 'bodyguard'],
  ['I believe {a} is the real seer.', 'Guess', '{a}', 'seer'],
  ['The wolf is either {b} or {c}.', 'Suspicion', '{b}', '{c}'],
  ['My check on {a} says wolf!', 'Result', '{a}', 'werewolf'],
  ['We should hang {c} today.', ['Vote', 'Request'], '{c}'],
  ['Who is everyone voting for?', 'Question', 'vote'],
  ['{b} seems fine to me.', ['Guess', 'Suspicion'], '{b}'],
  ['I am against executing {c}.', ['Vote', 'Request', 'Opinion'], '{c}'],
  ['Bodyguard, protect {a} tonight please.', 'Request', '{a}'],
  ['I am only a villager, believe me.', 'Claim', 'villager'],
  ['{a} is faking that seer claim.', ['Suspicion', 'Guess'], '{a}'],
  ['{b}, what was your result?', 'Question', '{b}'],
  ['Something is off about {a}.', 'Suspicion', '{a}'],
  ['{c} plays like the possessed.', 'Guess', '{c}', 'possessed'],
  ['I want the medium to come out now.', 'Request', 'medium'],
  ['The rain will not stop, it seems.', null],
  ['Good morning, everybody.', null],
  ['Anyone want more tea?', null],
];

const LISTS = { ja: [FIRST_JA, SECOND_JA], en: [FIRST_EN, SECOND_EN] } as const;

/** Lists of thirty sentences each, all of them written before any was tried, with the names of a table in them. */
export function thirties(
  language: 'ja' | 'en',
  [a = '', b = '', c = '']: readonly string[],
): TypedSentence[][] {
  const named = (text: string) => text.replaceAll('{a}', a).replaceAll('{b}', b).replaceAll('{c}', c);
  return LISTS[language].map((rows) =>
    rows.map(([text, act, ...says]) => ({ text: named(text), act, says: says.map(named) })),
  );
}
