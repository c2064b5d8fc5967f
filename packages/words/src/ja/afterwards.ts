/** Words after a game: what bots believed, and what a coach says. */
export const ja = {
  'memoir.title': 'からくりの胸のうち',
  'memoir.hint': '投票のたびの人狼らしさ',
  'memoir.suspected': '{day}日目は{name}を{percent}％で人狼と見ていました。',
  'memoir.unsure': '{day}日目は決め手がなく、いちばん怪しく見えた{name}でも{percent}％でした。',
  'memoir.pack': '{day}日目は、正体を隠して{name}に投票しました。',
  'memoir.votedSo': '投票も{name}です。',
  'memoir.votedOther': '投票は{name}に入れました。',
  'memoir.changed': '前の日の{name}から見方を変えました。',
  'memoir.none': '投票の前に村を去りました。',
  'coach.title': 'コーチの一言',
  'coach.hint': '全員の役職を知ったうえで振り返る',
  'coach.executed':
    '分かれ目は{day}日目、{name}（{role}）の処刑でした。村の勝ち目は{before}％から{after}％に動きました。',
  'coach.killed':
    '分かれ目は{day}日目の朝、{name}（{role}）の死でした。村の勝ち目は{before}％から{after}％に動きました。',
  'coach.votedWolf': '{day}日目、あなたは人狼の{name}に投票しています。',
  'coach.votedHuman': '{day}日目、あなたは{name}（{role}）に投票しました。',
  'coach.couldKnow':
    '同じ席で同じ言葉を読めば、人狼らしさは{suspect}が{percent}％、{name}は{other}％でした。',
  'coach.wellRead': '同じ席から読める範囲でも、{name}はいちばん怪しい人でした（{percent}％）。',
  'coach.noDeaths': '誰も死なずに終わった村でした。',
  'curve.label': '{name}から見た人狼らしさ：{values}',
  'reason.black-was-human': '人狼と告げた{other}が人間だった',
  'reason.hanged-human': '{day}日目に人間だった{other}へ投票した',
  'reason.word-vote-mismatch': '{day}日目に{other}と言いながら別の人に投票した',
  'reason.victim-accused': '襲われた{victim}に疑われていた',
  'reason.vote-together': '{other}と{count}日続けて同じ人に投票した',
  'reason.led-wrong-hang': '{day}日目に人間だった{other}を最初に疑った',
  'reason.late-claim': '疑われてから名乗った',
  'reason.silent-on-hanged': '処刑された{other}に一度も触れなかった',
  'reason.no-suspect': '誰も疑わないままだった',
  'reason.few-posts': '発言が{count}回と少なかった',
  'reason.because': '記録に残る理由：{reasons}。',
  'reason.and': '、',
} as const;

export type AfterwardsKey = keyof typeof ja;
export type AfterwardsWords = Readonly<Record<AfterwardsKey, string>>;
