import type { Phrasings } from '../../../natural/say/phrasing.ts';

/** What follows from the nights, changes of mind, and what is thought of the dead. */
export const conclusions: Phrasings = {
  'conclude-victim': {
    neutral: [
      '襲われた{victim}は人狼ではありません。',
      '狼は仲間を襲いません。{victim}は人狼ではなかったと見ています。',
      '{victim}が襲われました。{victim}は人狼ではありませんでした。',
      '一つ確かなことがあります。{victim}は人狼ではありませんでした。',
      '夜が答えを出しました。{victim}は人狼ではなかったのです。',
      '{victim}への疑いは晴れました。{victim}は人狼ではありませんでした。',
    ],
    rough: ['{victim}がやられた。{victim}は狼じゃなかったってことだ。'],
    'old-man': ['狼は身内を噛まん。{victim}は狼ではなかった。'],
    cool: ['{victim}は狼ではなかった。襲われたからだ。'],
  },
  'conclude-claim': {
    neutral: [
      '{reason}ので、{claimant}が本物の{role}だったと見ています。',
      '今なら分かります。{claimant}が本物の{role}だったと見ています。{reason}からです。',
      '{claimant}が真の{role}だったと見ています。{reason}からです。',
      '{reason}。{claimant}が{role}だったと見ています。',
      '振り返ると、{claimant}が真の{role}だったと見ています。{reason}からです。',
      '{reason}からです。本物の{role}は{claimant}だったと見ています。',
    ],
    teacher: ['結論を一つ。{reason}ので、{claimant}が本物の{role}だったと考えます。'],
  },
  'conclude-liar': {
    neutral: [
      '{reason}ので、{claimant}を{role}とは信じられません。',
      '{reason}からです。{claimant}は偽の{role}だと思います。',
      '{claimant}が{role}だとは思いません。{reason}からです。',
      'はっきりしました。{reason}。{claimant}は偽の{role}です。',
      '{claimant}を{role}とは信じません。{reason}のです。',
      '{reason}。{claimant}は偽の{role}だと見ています。',
    ],
    teacher: ['順に見ましょう。{reason}。{claimant}は偽の{role}だと考えます。'],
  },
  'change-trust': {
    neutral: [
      '考えが変わりました。{other}が{role}だとは思いません。{claimant}を{role}と信じます。',
      '昨日までとは逆です。{other}は偽の{role}、{claimant}が本物の{role}だと思います。',
      '信じる相手を変えます。{other}は偽の{role}だと思います。{claimant}が本物の{role}だと思います。',
      '見方を変えます。{other}は偽の{role}だと思います。{claimant}を{role}と信じます。',
      '{other}が{role}だとは思いません。今は{claimant}が本物の{role}だと思います。',
      '夜を越えて考え直しました。{other}は偽の{role}で、{claimant}が真の{role}だと見ています。',
    ],
  },
  'admit-error': {
    neutral: [
      '{target}のことは間違えました。{target}は人狼ではありませんでした。',
      '{me}が間違っていました。{target}は人狼ではありませんでした。',
      '外しました。{target}は人狼ではなかったのです。',
      '{target}には悪いことをしました。{target}は人狼ではありませんでした。',
      '見誤りました。{target}は人狼ではなかったと見ています。',
      '前の言葉を取り消します。{target}は人狼ではありませんでした。',
    ],
    rough: ['おれの負けだ。{target}は狼じゃなかった。'],
    'rough-f': ['あたしの負けだよ。{target}は狼じゃなかった。'],
    'old-man': ['目が曇っておった。{target}は狼ではなかった。'],
    cool: ['外した。{target}は狼ではなかった。'],
    kansai: ['高うついたわ。{target}は狼やなかった。'],
  },
  'take-back': {
    neutral: [
      '{target}への疑いは取り下げます。{target}は人狼ではないと思います。',
      '{target}については考えが変わりました。{target}が人狼だとは思いません。',
      '{target}に言いすぎました。{target}は人狼ではないと思います。',
      '見方を変えます。{target}は人狼に見えません。',
      '{target}のことは考え直しました。{me}は{target}を疑っていません。',
      '前の言葉を取り消します。{target}は人狼ではないと見ています。',
    ],
  },
  'lose-trust': {
    neutral: [
      '{target}の見方を変えます。{reason}ので、{target}が人狼だと思います。',
      '{target}については考えが変わりました。{reason}からです。{target}を疑っています。',
      '前に言ったことと違いますが、{reason}ので、{target}を疑っています。',
      '{target}の見方を変えます。{target}を疑っています。',
      '{target}については考えが変わりました。{target}が人狼だと思います。',
      '前に言ったことと違いますが、{target}が怪しいです。',
    ],
  },
  'count-wolves': {
    neutral: [
      '数えましょう。残りは{alive}人、夜に動くのは{count}人です。',
      '今朝の席は{alive}、そのうち牙があるのは{count}です。',
      'ここにいるのは{alive}人、敵はあと{count}です。',
      '{alive}人のうち{count}人が夜の側です。',
      '残り{alive}人で、敵は{count}。忘れずにいきましょう。',
      '整理します。生きているのは{alive}人、敵は{count}です。',
    ],
    cool: ['{alive}人。敵は{count}。'],
  },
  'last-chance': {
    neutral: [
      '今日間違えたら、明日はありません。',
      '今日で決まります。もう外せません。',
      '残り{alive}人です。次に外せば終わりです。',
      'これが最後の機会かもしれません。慎重に決めましょう。',
      'やり直しはもうききません。',
      '今夜の縄を間違えたら、村は終わりです。',
    ],
    rough: ['今日外したら、みんな終わりだぜ。'],
    'rough-f': ['今日外したら、みんな終わりだよ。'],
    'old-man': ['こういう日に終わる村を見てきた。慎重にのう。'],
    child: ['まちがえたら、もう明日はないよ。こわい。'],
    cool: ['もう外せない。'],
    shy: ['あの……今日まちがえたら、終わりです。'],
  },
};
