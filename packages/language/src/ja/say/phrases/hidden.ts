import type { Phrasings } from '../../../natural/say/phrasing.ts';

/** Whispers, soliloquy and the end. */
export const hidden: Phrasings = {
  'whisper-ask': {
    neutral: [
      '今夜は誰を襲いますか。',
      '襲撃先を決めましょう。誰にします？',
      '{me}は絞りました。そちらは誰を襲いたいですか。',
      '守られそうなところは避けたいです。誰を襲撃しますか。',
    ],
    rough: ['誰を襲う？ 早く決めようぜ。', 'で、今夜は誰を襲うんだ。'],
    'rough-f': ['誰を襲うんだい？ 早く決めようじゃないか。', 'で、今夜は誰を襲うんだい。'],
    'old-man': ['さて、今夜は誰を襲うかの。', '腹は減ったが、急ぐまい。誰を襲う。'],
    child: ['だれをおそう？ こわい人からがいいな。', '今夜はだれをおそうの？'],
  },
  'whisper-victim': {
    neutral: [
      '{target}を襲撃します。{reason}からです。',
      '今夜は{target}を襲いましょう。占い師を残すと詰みます。',
      '{target}を襲うのがいいと思います。守りは別に向いているはずです。',
      '{target}を襲撃で。明日の疑いは別の人に流れます。',
    ],
    'old-woman': ['{target}を襲うよ。あの目は気づいてる目だ。', 'かわいそうだけど、{target}を襲おうかね。'],
    cool: ['{target}を襲う。護衛は薄い。', '襲撃、{target}。'],
    kansai: ['{target}を襲うで。残したら高うつくわ。', '{target}襲撃でどや。{reason}やろ。'],
  },
  'whisper-plan-claim': {
    neutral: [
      '{me}が{role}を名乗ります。そちらは潜ってください。',
      '明日、{me}は{role}だと宣言します。結果は{target}に白を。',
      '{role}の役は{me}が引き受けます。{me}は{role}です、明日からは。',
      '対抗が一人のうちに、{me}が{role}と名乗り出ます。',
    ],
    'old-man': [
      'わしが{role}を名乗ろう。年寄りの嘘は疑われにくい。',
      '明日はわしが{role}じゃと名乗る。合わせてくれ。',
    ],
    noble: [
      'わたくしが{role}を名乗りますわ。お芝居は得意ですの。',
      '明日、{role}はわたくしだと申し上げますわ。',
    ],
    shy: [
      '{me}、{role}って名乗ります。声、震えるかもだけど……。',
      '{role}だって名乗ります。{me}にやらせてください。',
    ],
  },
  'whisper-ask-claim': {
    neutral: [
      '{mate}、{role}を名乗ってもらえますか。',
      '{role}の騙りは{mate}にお願いします。名乗ってください。',
      '{mate}のほうが信用されています。{role}だと名乗ってください。',
      '今日中に{mate}が{role}を名乗るのがいいです。お願いします。',
    ],
    rough: [
      '{mate}、{role}を名乗れ。お前のほうが口がうまい。',
      '{role}は{mate}が名乗ってくれ。{me}だとばれる。',
    ],
    'rough-f': [
      '{mate}、{role}を名乗りな。あんたのほうが口がうまい。',
      '{role}は{mate}が名乗っとくれ。{me}だとばれる。',
    ],
    child: ['{mate}、{role}だって名のって。{me}じゃむり。', '{role}は{mate}が名のってよ。'],
    teacher: [
      '{mate}に{role}を名乗っていただきたい。',
      '役を分けましょう。{mate}は{role}を名乗ってください。',
    ],
  },
  'whisper-warn': {
    neutral: [
      '{mate}、気をつけて。{target}が{mate}を疑っています。',
      '{target}は{mate}を人狼だと見ています。距離を取りましょう。',
      '危ないです。{target}が{mate}を狼だと思っています。',
      '{mate}、票の説明を用意してください。{target}が{mate}を疑っています。',
    ],
    'old-woman': [
      '{mate}、{target}があんたを疑ってるよ。',
      '静かにおし、{mate}。{target}は{mate}が狼だと思ってる。',
    ],
    cool: ['{target}が{mate}を疑っている。黙るな、喋れ。', '警告。{target}は{mate}を狼と見ている。'],
    kansai: [
      '{mate}、やばいで。{target}が{mate}を疑うとる。',
      '{target}は{mate}が狼や思うとる。帳尻合わせとき。',
    ],
  },
  'whisper-bus': {
    neutral: [
      '{mate}、すみません。明日{mate}に投票します。',
      '二人で沈むよりは。{me}は{mate}に入れます。',
      '{mate}はもう助かりません。{me}は{mate}に投票して信用を取ります。',
      '恨まないでください。{mate}に入れます、勝つために。',
    ],
    rough: ['悪い、{mate}。{me}は{mate}に入れる。', '二匹で吊られるよりましだ。{mate}に入れるからな。'],
    'rough-f': ['悪いね、{mate}。{me}は{mate}に入れる。', '二匹で吊られるよりましだ。{mate}に入れるからね。'],
    'old-man': ['許せ、{mate}。わしは{mate}に入れる。', '片方は残らねばならん。{mate}に入れるぞ。'],
    noble: ['ごめんあそばせ。{mate}に投票いたしますわ。', '幕引きはお任せを。{mate}に入れますわ。'],
  },
  'soliloquy-belief': {
    neutral: [
      '口には出せないが、狼は{target}だと思う。',
      '{target}。何度考えても、{target}が人狼に戻ってくる。',
      '{reason}。誰も気づいていない。{target}が狼だ。',
      '証拠はない。でも{target}が人狼だと思う。',
    ],
    'old-man': ['年寄りの勘じゃが、{target}が狼じゃ。', '言えば村が割れる。じゃが{target}が狼じゃと思う。'],
    child: [
      '言ったら怒られるけど、{target}がおおかみだと思う。',
      '{target}、目が笑ってなかった。おおかみだ。',
    ],
    cool: ['{target}が狼。まだ言わない。', '{target}。狼と見る。証拠待ち。'],
  },
  'soliloquy-waver': {
    neutral: [
      '{target}か{other}、どちらか一方が人狼だ。',
      '{target}が狼か、それとも{other}が狼か。夜が明けるまでに決めたい。',
      '狼は{target}か{other}のどちらかだ。',
      '{target}が狼なら{other}は白、逆なら逆。',
    ],
    'old-woman': [
      '{target}か{other}、どちらかが狼だねえ。',
      '{target}が狼か、{other}が狼か。茶が冷めちまった。',
    ],
    shy: ['{target}か{other}の、どっちかが人狼……。', '間違えたらどうしよう。狼は{target}か、{other}か。'],
    teacher: [
      '{target}か{other}か、狼は一方だけ。そこまでは解けた。',
      '場合は二つ。{target}が狼、あるいは{other}が狼。',
    ],
  },
  'soliloquy-liar': {
    neutral: [
      '本物の{role}は{claimant}だ。こちらの嘘は、あと一日もてばいい。',
      '{claimant}が{role}なのは間違いない。だからこそ笑って疑う。',
      '{claimant}が真の{role}。正しい人を疑うのは、思ったより疲れる。',
      '誰よりも知っている。{claimant}が{role}だ。',
    ],
    rough: [
      '{claimant}が本物の{role}だ。ばれたら終わりだな。',
      'ちっ、{claimant}が{role}か。勘のいいやつめ。',
    ],
    'rough-f': [
      '{claimant}が本物の{role}だ。ばれたら終わりだね。',
      'おや、{claimant}が{role}か。勘のいい子だね。',
    ],
    noble: [
      '{claimant}が真の{role}ですのに。嘘をつくにも体力がいりますわ。',
      '気の毒な{claimant}。本物の{role}ほど信じてもらえない。',
    ],
    kansai: [
      '{claimant}が本物の{role}や。嘘の仕入れは高うつくわ。',
      'ほんまの{role}は{claimant}や。{me}の帳面は真っ赤やな。',
    ],
  },
  'last-words': {
    neutral: [
      '最後に一つだけ。{target}が人狼だと思います。あとを頼みます。',
      '{me}はここまでです。明日、{target}を見てください。狼だと思います。',
      '恨みません。ただ{target}が怪しい、それだけは覚えていてください。',
      '間違いだと明日分かります。{target}が人狼です。',
    ],
    rough: ['吊れよ。ただし次は{target}だ。あいつが狼だ。', '化けて出るからな、{target}。お前が狼だろ。'],
    'rough-f': [
      '吊るがいいさ。ただし次は{target}だ。あいつが狼だよ。',
      '化けて出るからね、{target}。あんたが狼だろ。',
    ],
    'old-man': [
      'わしは先に行く。{target}が狼じゃ、忘れるでないぞ。',
      '長い昔話もこれで終いじゃ。{target}が怪しい。',
    ],
    shy: [
      '怖いけど、言います。{target}が人狼です。',
      '……{target}が、狼だと思います。みんな、勝ってください。',
    ],
  },
  'epilogue-gg': {
    neutral: [
      'お疲れさまでした。最後まで分かりませんでした。',
      'いい村でした。また同じ顔ぶれで話したいです。',
      '{winner}の勝ちですね。お見事でした。',
      '負けましたが、楽しかったです。ありがとうございました。',
    ],
    rough: ['お疲れ！ くっそ、次は勝つ。', 'やられたぜ。いい勝負だった。'],
    'rough-f': ['お疲れ！ もう、次は勝つよ。', 'やられたよ。いい勝負だった。'],
    'old-woman': ['みんな、お疲れさま。さ、鍋にしようかね。', '恨みっこなしだよ。いい村だったねえ。'],
    kansai: ['お疲れさん！ 今夜は{me}のおごりや。一杯だけな。', 'ええ商いやった。おおきに、みんな。'],
  },
  'epilogue-reveal': {
    neutral: [
      '{me}は{role}でした。{day}日目までは{target}を疑っていました。',
      '種明かしをすると{role}です。{day}日目の嘘で胃が痛かったです。',
      '{role}でした。{target}に見抜かれたかと思って、票を変えました。',
      '{me}が{role}。決め手は{day}日目の{target}の一言です。',
    ],
    'old-man': [
      'わしは{role}じゃった。{day}日目は冷や汗ものじゃ。',
      '白状するかの。{role}じゃ。{target}の目が怖かったわい。',
    ],
    child: ['{me}、{role}だったの。{target}にばれたと思った。', '{role}だよ。だまってるの、たいへんだった。'],
    cool: ['{role}。{day}日目で{target}と分かった。', '{role}だった。以上。'],
  },
  'epilogue-praise': {
    neutral: [
      '{target}の{day}日目の一言、あれで流れが変わりました。',
      '今日いちばんは{target}です。参りました。',
      '{target}に騙されきりました。気持ちいいくらいです。',
      '{target}を信じてよかったです。',
    ],
    noble: [
      '{target}、お見事でしたわ。花束をお贈りしたいくらい。',
      '完敗ですわ、{target}。次は騙されませんことよ。',
    ],
    shy: ['{target}、すごかったです。{me}も、ああなりたい。', '{day}日目の{target}に助けられました。'],
    teacher: ['{target}に花丸を。{day}日目の指摘は満点でした。', '教わったのはこちらです、{target}。'],
  },
};
