import type { Phrasings } from '../../../natural/say/phrasing.ts';

/** Votes and plans. */
export const votes: Phrasings = {
  'declare-vote': {
    neutral: [
      '今日は{target}に投票します。',
      '{target}に入れます。{reason}からです。',
      '決めました。{me}の票は{target}に入れます。',
      '迷いましたが、{target}に投票します。',
    ],
    rough: ['{target}に入れる。迷う話じゃねえ。'],
    'rough-f': ['{target}に入れる。迷う話じゃないよ。'],
    'old-man': ['わしの票は{target}に入れる。動かさんぞ。'],
    'old-woman': ['わたしゃ{target}に入れるよ。', '恨まないでおくれ。{target}に入れるからね。'],
    child: ['{me}、{target}に入れるね。'],
    cool: ['{target}に入れる。'],
    noble: ['{target}に投票いたしますわ。'],
    shy: ['{me}は……{target}に投票します。', '{target}に入れます。決めました。'],
    kansai: ['{target}に入れるで。おつりはいらん。'],
    teacher: ['わたしは{target}に投票します。', '考えた末です。{target}に一票を入れます。'],
  },
  'change-vote': {
    neutral: [
      '{other}に入れるつもりでしたが、やめます。{reason}ので、{target}に投票します。',
      '考えが変わりました。{other}ではなく{target}に入れます。{reason}からです。',
      '{reason}。そう聞いては{other}に入れられません。{target}に投票します。',
      '票を動かします。{other}から{target}へ、{target}に入れます。理由は、{reason}からです。',
    ],
    rough: [
      '{other}はやめだ。{reason}んだろ？ {target}に入れる。',
      '{me}が間違ってた。{other}じゃねえ、{target}に入れるぜ。',
    ],
    'rough-f': [
      '{other}はやめだよ。{reason}んだろ？ {target}に入れる。',
      '{me}が間違ってた。{other}じゃない、{target}に入れるよ。',
    ],
    'old-man': [
      '{other}に入れるのはやめじゃ。{reason}からのう。{target}に入れる。',
      '年寄りでも考えは変わる。{other}はやめて{target}に入れるぞ。',
    ],
    noble: [
      '{other}に入れるのはやめますわ。{reason}のですもの、{target}に投票いたします。',
      '気が変わりましたの。{other}ではなく{target}に入れますわ。',
    ],
  },
  'request-vote': {
    neutral: [
      '今日は{target}に投票してください。',
      '皆さん、{target}に票を集めましょう。{reason}からです。',
      '割れたら狼の思うつぼです。{target}に投票しましょう。',
      'お願いです、{target}に投票してほしいです。',
    ],
    child: ['みんな、{target}に入れて。', '{target}に入れようよ。ばらばらはだめだよ。'],
    cool: ['{target}に入れてくれ。割るな。', '票は{target}に集めろ。'],
    kansai: [
      'みんな、{target}に入れてや。バラ売りはあかんで。',
      'ここは一つ、{target}に投票してんか。{reason}やろ。',
    ],
  },
  'oppose-vote': {
    neutral: [
      '{target}に投票するのは待ってください。{reason}からです。',
      '今日{target}に入れるのは反対です。',
      '{target}には投票しないでください。早すぎます。',
      '{reason}。だから{target}吊りには反対します。',
    ],
    'old-woman': [
      '{target}に入れるのはおよしよ。{reason}からさ。',
      '早まっちゃいけないよ。{target}には入れないでおくれ。',
    ],
    shy: [
      'あの、{target}には入れないでください。{reason}ので……。',
      '{target}吊りは、反対です。ごめんなさい。',
    ],
    teacher: [
      '{target}に投票してはなりません。{reason}からです。',
      '一度立ち止まって。{target}には入れないでください。',
    ],
  },
  hurry: {
    neutral: [
      '残り{left}です。皆さん、誰に投票しますか。',
      '時間がありません。誰に入れるか、一言ずつお願いします。',
      'そろそろ決めましょう。誰に投票しますか。',
      'あと{left}。まだ票を言っていない方、誰に入れますか。',
    ],
    rough: ['時間ねえぞ！ 誰に入れるんだ？', 'あと{left}だ。票を言え、誰に入れる？'],
    'rough-f': ['時間がないよ！ 誰に入れるんだい？', 'あと{left}だ。票を言いな、誰に入れるんだい？'],
    'old-man': ['日が暮れるぞ。皆は誰に入れるんじゃ。', '残り{left}。もう決めねばならん、誰に入れる。'],
    noble: [
      '残り{left}ですわ。皆さま、どなたに投票なさいますの？',
      '日が傾きましたわ。どなたに入れますか、お決めになって。',
    ],
  },
  'request-divination': {
    neutral: [
      '{claimant}、今夜は{target}を占ってください。',
      '{claimant}に{target}を占ってほしいです。{reason}からです。',
      '次の占い先は{target}がいいです。{claimant}、お願いします。',
      '{target}の色が見たいです。{claimant}、占ってもらえますか。',
    ],
    rough: ['{claimant}、{target}を占え。それではっきりする。', '今夜は{target}を占ってくれ、{claimant}。'],
    'rough-f': [
      '{claimant}、{target}を占いな。それではっきりする。',
      '今夜は{target}を占っとくれ、{claimant}。',
    ],
    'old-man': ['{claimant}、今夜は{target}を占うてくれんか。', '{target}が読めん。{claimant}、占うてくれ。'],
    noble: [
      '{claimant}、{target}を占ってくださいまし。',
      '{target}のお心が見えませんの。{claimant}、占ってくださいます？',
    ],
  },
  'request-guard': {
    neutral: [
      '狩人の方、今夜は{target}を守ってください。',
      '{target}を守ってほしいです。失うと手がかりが消えます。',
      '狩人がいるなら、{target}の護衛をお願いします。',
      '今夜狙われるのは{target}です。守ってください。',
    ],
    'old-woman': ['狩人さん、{target}を守っておくれ。', '{target}の戸口に立って守ってやってほしいねえ。'],
    shy: ['狩人さん……{target}を守ってください。', '{target}が心配です。守ってほしいです。'],
    teacher: ['狩人の方は{target}を守ってください。', '失って困る順に考えましょう。{target}を守るべきです。'],
  },
  'propose-roller': {
    neutral: [
      '{role}は{target}と{other}の二人。順に吊りましょう、ローラーです。',
      '見分けがつかないなら、{target}も{other}も吊るローラーが確実です。',
      '{role}ローラーを提案します。{target}、次に{other}に投票です。',
      '迷って外すより、{target}と{other}を両方吊りましょう。',
    ],
    rough: [
      '{target}も{other}も順に吊る。それで片がつく。',
      '悩むだけ無駄だ。{role}は{target}、{other}、両方吊ろうぜ。',
    ],
    'rough-f': [
      '{target}も{other}も順に吊る。それで片がつくよ。',
      '悩むだけ無駄だ。{role}は{target}、{other}、両方吊ろうじゃないか。',
    ],
    'old-man': [
      '見分けがつかんなら{target}も{other}も順に吊る。むごいが確かじゃ。',
      '{role}は二人とも吊るほかあるまい。{target}と{other}じゃ。',
    ],
    noble: [
      '{target}と{other}、お二人とも吊るほかありませんわね。',
      '公平に参りましょう。{target}も{other}も吊りますわ。',
    ],
  },
  'propose-greran': {
    neutral: [
      '今日は灰の中から自由投票にしませんか。{target}か{other}あたりです。',
      '情報がありません。グレランで、{target}か{other}に各自投票しましょう。',
      '役職は残して、{target}か{other}に投票しましょう。理由は一言ずつ。',
      '占われていない人から選びましょう。{target}か{other}に入れてください。',
    ],
    child: [
      'まだうらなわれてない人から、えらぼ。{target}か{other}に入れて。',
      '{target}か{other}、どっちかに入れよう。',
    ],
    cool: ['灰から。{target}か{other}に入れろ。', 'グレラン。{target}か{other}に投票だ。'],
    kansai: [
      '今日は灰の中から選ぼうや。{target}か{other}に入れてや。',
      '見本が足らん。{target}か{other}、どっちかに投票しよ。',
    ],
  },
  'propose-kangure': {
    neutral: [
      'どちらの占い師からも見られていない完グレは{target}と{other}です。そこに投票しましょう。',
      '完全な灰は{count}人。{target}か{other}に入れましょう。',
      '誰の占いも当たっていない{target}か{other}、今日はその中で投票を。',
      '完グレ吊りを提案します。{target}か{other}に投票してください。',
    ],
    'old-woman': [
      '誰も占っていないのは{target}と{other}だね。どちらかに入れようかね。',
      'まっさらなのは{target}か{other}。そこに入れておくれ。',
    ],
    shy: [
      '誰も占ってないのは……{target}と{other}です。どちらかに投票を。',
      '完グレの{target}か{other}に、入れませんか。',
    ],
    teacher: [
      'どの占い師も見ていないのは{target}と{other}。そのどちらかに投票しましょう。',
      '場合分けの外にいるのは{target}か{other}。そこに票を入れましょう。',
    ],
  },
  'sum-up': {
    neutral: [
      '整理します。占い師は{claimant}が{target}に{result}、{rival}が{rivaltarget}に{rivalresult}。残り{alive}人です。',
      'ここまで：{claimant}の占いは{target}{result}、{rival}の占いは{rivaltarget}{rivalresult}。両立しません。',
      '名乗った占い師は{claimant}と{rival}。{claimant}は{target}を{result}と出しています。',
      '生存{alive}、占い師は二人。{claimant}は{target}に{result}です。抜けがあれば直してください。',
    ],
    rough: [
      '要するにだ。占い師の{claimant}は{target}を占って{result}。{rival}は逆。どっちかが嘘つきだ。',
      'まとめんぞ。{claimant}が占い師を名乗って{target}に{result}。あとは好きに疑え。',
    ],
    'rough-f': [
      '要するにだ。占い師の{claimant}は{target}を占って{result}。{rival}は逆。どっちかが嘘つきだね。',
      'まとめるよ。{claimant}が占い師を名乗って{target}に{result}。あとは好きに疑いな。',
    ],
    'old-man': [
      'まとめるぞ。占い師を名乗るは{claimant}と{rival}。{claimant}は{target}を占うて{result}じゃ。',
      'さて、{alive}人残っておる。{claimant}の占いは{target}に{result}、ここまではよいかの。',
    ],
    teacher: [
      'まず、占い師の{claimant}は{target}を占い{result}。次に{rival}。どちらかが偽です。',
      '板書します。占い師{claimant}、{target}は{result}。残り{alive}人。',
    ],
  },
  'refuse-vote': {},
  'tell-vote': {},
  'press-vote': {},
  'request-any-divination': {},
};
