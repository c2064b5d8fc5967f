import type { Phrasings } from '../../../natural/say/phrasing.ts';

/** Questions, answers, defence, attunement. */
export const answers: Phrasings = {
  'ask-suspect': {
    neutral: [
      '{target}は誰を人狼だと思いますか。',
      '{target}に聞きます。いま一番怪しいのは誰ですか。',
      '{target}の疑い先をまだ聞いていません。誰が人狼に見えますか。',
      '一人挙げるなら、{target}は誰を疑いますか。',
    ],
    rough: ['{target}、誰が狼だと思う？ 一人言え。', 'で、{target}は誰を疑ってんだ？'],
    'rough-f': ['{target}、誰が狼だと思う？ 一人言いな。', 'で、{target}は誰を疑ってるんだい？'],
    'old-man': ['{target}は誰を狼と見るかの。', '{target}や、腹の中を聞かせてくれ。誰が怪しい。'],
    noble: ['{target}はどなたが狼だとお思いですの？', '{target}、怪しいのはどなたかしら。'],
  },
  'call-silent': {
    neutral: [
      '{target}、今日はまだ{count}回ですね。誰を疑っているか聞かせてください。',
      '{target}の声が聞きたいです。誰が人狼に見えますか。',
      '静かですね、{target}。怪しいと思う人を一人だけ挙げてください。',
      '責めているのではありません。{target}は誰を疑いますか。',
    ],
    child: ['{target}、起きてる？ だれがあやしい？', '{target}もしゃべって。だれがおおかみだと思う？'],
    cool: ['{target}。誰を疑う。', '残るは{target}だけだ。誰が狼と見る。'],
    kansai: ['{target}、店じまいには早いで。誰が狼や思う？', '{target}の分の茶が冷めるわ。誰を疑うとるん？'],
  },
  'ask-vote': {
    neutral: [
      '{target}は今日、誰に投票しますか。',
      '{target}の票はどこですか。誰に入れますか。',
      'まだ聞いていないのは{target}です。誰に投票しますか。',
      '{target}、誰に入れるかだけでも教えてください。',
    ],
    child: ['{target}は、だれに入れるの？', 'ねえ、{target}。だれに入れる？'],
    cool: ['{target}、誰に入れる。', '{target}の票は。誰に入れるか。'],
    kansai: ['{target}は誰に入れるんや？', '{target}、誰に投票しはるん？ 早い者勝ちやないけど。'],
  },
  'ask-why-vote': {
    neutral: [
      '{target}は{day}日目、{other}に投票しましたね。なぜですか。',
      '{day}日目に{target}が{other}に入れた理由を聞かせてください。',
      '{other}に投票した理由、{target}からまだ聞いていません。{day}日目の話です。',
      '{target}、{day}日目に{other}へ入れた決め手は何でしたか。',
    ],
    'old-woman': [
      '{target}、{day}日目に{other}へ入れたね。どうしてだい。',
      '{other}に入れたわけを聞かせておくれ、{target}。',
    ],
    shy: [
      '{target}は{day}日目に{other}に入れました……どうしてですか。',
      'なぜ{other}に入れたのか、聞いてもいいですか、{target}。',
    ],
    teacher: [
      '{target}、{day}日目に{other}に投票した理由をご自分の言葉でどうぞ。',
      '問いは一つ。{target}が{other}に入れたのはなぜでしょう。',
    ],
  },
  'ask-why': {
    neutral: [
      '{target}、>>{talkno} と話が変わりましたね。なぜですか。',
      '{target}に聞きます。>>{talkno} の根拠は何ですか。',
      'どうしてそう考えたのか、{target}の言葉で聞きたいです。',
      '{target}、>>{talkno} の続きを聞かせてください。理由が抜けています。',
    ],
    child: ['{target}、なんで？ >>{talkno} では違うこと言ったよ。', 'なんでそう思ったの、{target}？'],
    cool: ['{target}。>>{talkno} の根拠は。', 'なぜ変えた、{target}。'],
    teacher: [
      '{target}、>>{talkno} からその結論までの間を埋めてください。',
      'なぜでしょう、{target}。答えを急がずどうぞ。',
    ],
  },
  'answer-suspect': {
    neutral: [
      '>>{talkno} 一人挙げるなら{target}です。{reason}ので、人狼だと思います。',
      '{asker}への答えです。{target}を疑っています。{reason}から。',
      '>>{talkno} {target}が怪しいです。{reason}。',
      '聞かれたので言います。{target}が人狼に見えます。{reason}からです。',
    ],
    child: [
      '{asker}、えっとね、{target}があやしい。{reason}もん。',
      '>>{talkno} {target}だよ。おおかみだと思う。',
    ],
    cool: ['>>{talkno} {target}が狼。{reason}。', '{target}を疑う。それが答えだ。'],
    kansai: [
      '>>{talkno} 一人選べ言うなら{target}やな。狼や思うで。',
      '{asker}、お答えするわ。{target}が怪しい。{reason}やろ。',
    ],
  },
  'answer-why': {
    neutral: [
      '>>{talkno} {day}日目に{target}へ投票したのは、{reason}からです。',
      '{asker}、理由は{reason}からです。それで{target}に入れました。',
      '>>{talkno} {target}に投票した理由ですね。{reason}のが決め手でした。',
      '後から見れば弱い理由です。でも{reason}ので{target}に入れました。',
    ],
    'old-woman': [
      '{asker}、{target}に入れたのはね、{reason}からだよ。',
      '>>{talkno} {reason}、それで{target}に入れたのさ。',
    ],
    shy: [
      '>>{talkno} {target}に入れたのは……{reason}からです。',
      '{asker}、ごめんなさい。{reason}ので、{target}に入れました。',
    ],
    teacher: [
      '>>{talkno} お答えします。{reason}、ゆえに{target}に投票しました。',
      '{asker}の問いは当然です。{target}に入れたのは、{reason}からです。',
    ],
  },
  'defend-reason': {
    neutral: [
      '>>{talkno} {me}は人狼ではありません。{reason}のを見てください。',
      '待ってください。{reason}んです。狼ならそうはしません、{me}は人狼ではありません。',
      '{asker}、順番が違います。{reason}。{me}は狼ではありません。',
      '疑うのは構いません。ただ、{reason}。人狼ではありません。',
    ],
    rough: ['{me}は狼じゃねえ。{reason}だろうが。', '>>{talkno} ちゃんと見ろ。{reason}。狼じゃねえよ。'],
    'rough-f': [
      '{me}は狼じゃないよ。{reason}じゃないか。',
      '>>{talkno} ちゃんと見な。{reason}。狼じゃないよ。',
    ],
    'old-man': [
      'わしは狼ではないぞ。{reason}からのう。',
      '>>{talkno} 見落としておる。{reason}。わしは人狼ではない。',
    ],
    noble: [
      'わたくしは人狼ではありませんわ。{reason}こと、お忘れなく。',
      '>>{talkno} お言葉ですけれど、{reason}。狼ではございませんの。',
    ],
  },
  'defend-appeal': {
    neutral: [
      '{me}を吊っても狼は減りません。{me}に入れないでください。',
      '信じてもらうしかありませんが、{me}には投票しないでください。',
      '{me}が消えたら、喜ぶのは誰ですか。{me}に入れないでください。',
      '最後まで一緒に考えさせてください。{me}への投票は待ってほしいです。',
    ],
    child: ['{me}に入れないで。おおかみじゃないもん。', 'やだよ。{me}に入れても、おおかみは残るよ。'],
    cool: ['{me}に入れるな。一手損だ。', '{me}ではない。入れるな。'],
    kansai: ['{me}に入れるんは大損や。やめてんか。', '頼むわ、{me}に入れんといて。狼が笑うで。'],
  },
  'defend-claim': {
    neutral: [
      '仕方ありません。{me}は{role}です。{me}に入れないでください。',
      '吊る前に聞いてください。{me}は{role}です。投票は待ってください、{me}には入れないで。',
      '{role}は{me}です。ここで{me}に投票しないでください。',
      '隠していました。{me}が{role}です。{me}に入れるのはやめてください。',
    ],
    'old-woman': [
      '言うしかないねえ。わたしが{role}だよ。わたしには入れないでおくれ。',
      '待っておくれ。{role}はわたしさ。わたしに入れちゃいけないよ。',
    ],
    shy: [
      '{me}……{role}です。だから、{me}に入れないでください。',
      '言います。{role}は{me}です。{me}には投票しないでください。',
    ],
    teacher: [
      '申し上げます。{me}が{role}です。{me}に入れてはなりません。',
      'ここで失うわけにいきません。{me}は{role}です、{me}には投票しないでください。',
    ],
  },
  'agree-reason': {
    neutral: [
      '>>{talkno} に賛成です。{reason}ので、{me}も{target}が人狼だと思います。',
      '>>{talkno} の言うとおりです。付け足すなら、{reason}。{target}を疑います。',
      '>>{talkno} 同意します。{me}は別の理由で、{reason}から{target}が怪しいです。',
      '{reason}のもあって、>>{talkno} に賛成です。{target}が狼でしょう。',
    ],
    child: [
      '>>{talkno} {me}もそう思う。{reason}もん。{target}があやしい。',
      'うん、>>{talkno} にさんせい。{target}がおおかみだと思う。',
    ],
    cool: ['>>{talkno} 同意。{reason}。{target}が狼。', '>>{talkno} 賛成だ。{target}を疑う。'],
    kansai: [
      '>>{talkno} それ買うた、賛成や。{reason}し、{target}が狼や思う。',
      '>>{talkno} 賛成。おまけつけるで、{reason}。{target}が怪しいわ。',
    ],
  },
  'partial-agree': {
    neutral: [
      '>>{talkno} の見立てには賛成です。ただ、{target}には投票しません。',
      '半分賛成です、>>{talkno}。{reason}ので、{target}には入れません。',
      '>>{talkno} に同意しますが、{target}に入れるのは別の話です。{me}は入れません。',
      '筋は通っています、>>{talkno} 賛成。でも{target}には投票しません。{reason}から。',
    ],
    'old-woman': [
      '>>{talkno} にはうなずくよ。けど{target}には入れないね。',
      '半分は賛成さ、>>{talkno}。{reason}から、{target}には入れないよ。',
    ],
    shy: [
      '>>{talkno} に賛成です……でも、{target}には入れません。',
      '賛成です。けど>>{talkno} の最後だけ……{target}には投票しません。',
    ],
    teacher: [
      '>>{talkno} 前半に賛成します。しかし{target}には投票しません。',
      '前提に賛成、結論に留保です。>>{talkno}、{target}には入れません。',
    ],
  },
  rebut: {
    neutral: [
      '>>{talkno} には反対です。{reason}からです。',
      '>>{talkno} は違うと思います。{reason}。',
      'それは通りません、>>{talkno}。{reason}ので賛成できません。',
      '>>{talkno} 順番が逆です。{reason}。反対します。',
    ],
    rough: ['>>{talkno} そりゃ違うだろ。{reason}んだ。', '反対だ、>>{talkno}。{reason}。'],
    'rough-f': ['>>{talkno} そりゃ違うだろ。{reason}んだよ。', '反対だよ、>>{talkno}。{reason}。'],
    'old-man': ['>>{talkno} には反対じゃ。{reason}からのう。', 'それは違うぞ、>>{talkno}。{reason}。'],
    noble: [
      '>>{talkno} には賛成しかねますわ。{reason}んですもの。',
      'お話は結構ですけれど、>>{talkno} 反対です。{reason}のよ。',
    ],
  },
  thank: {
    neutral: [
      '{target}、ありがとうございます。助かりました。',
      '信じてくれてありがとうございます、{target}。',
      '{target}の一言で落ち着きました。感謝します。',
      '拾ってくれて助かります、{target}。見落としていました。',
    ],
    'old-woman': ['{target}、ありがとうね。長生きはするもんだよ。', 'いい子だねえ、{target}。恩に着るよ。'],
    shy: ['{target}、あの……ありがとうございます。', '信じてもらえて、うれしいです。{target}。'],
    kansai: ['おおきに、{target}。この恩は酒で返すで。', '{target}、おおきに。ツケにしといて。'],
  },
  apologise: {
    neutral: [
      '{target}、疑ってすみませんでした。',
      '{me}の読み違いです。{target}、ごめんなさい。',
      '言いすぎました、{target}。取り消します。',
      '昨日の{me}は間違っていました。{target}に謝ります。',
    ],
    rough: ['悪い、{target}。{me}の早とちりだ。', '{target}、すまねえ。頭に血がのぼってた。'],
    'rough-f': ['悪いね、{target}。{me}の早とちりだよ。', '{target}、すまないね。頭に血がのぼってた。'],
    'old-man': ['すまんかった、{target}。わしの目が曇っておった。', '{target}、この通りじゃ。許してくれ。'],
    child: ['{target}、ごめんね。まちがえちゃった。', 'ごめんなさい、{target}。もう言わない。'],
  },
  'ask-divination': {},
  'ask-opinion': {},
  'press-claim': {},
  agree: {},
};
