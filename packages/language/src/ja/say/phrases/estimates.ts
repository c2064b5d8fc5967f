import type { Phrasings } from '../../../natural/say/phrasing.ts';

/** Estimates with a reason. */
export const estimates: Phrasings = {
  'estimate-wolf': {
    neutral: [
      '{target}が人狼だと思います。{reason}からです。',
      '{target}を疑っています。{reason}のが引っかかりました。',
      '{reason}。だから{target}は怪しいと見ています。',
      'いちばん黒いのは{target}です。{reason}ので。',
      '{target}が人狼だと思います。',
      '{me}は{target}を疑っています。',
      '{target}が怪しいです。',
      '今のところ、{target}が人狼に見えます。',
      '{target}が黒いと思います。',
      '人狼は{target}だと思います。',
      'どうしても{target}が怪しく見えます。疑っています。',
      '{me}の中では{target}が人狼候補です。',
      '誰か一人挙げるなら{target}が怪しいです。',
      '{reason}ので、{target}を疑っています。',
      '{target}が人狼に見えます。{reason}からです。',
      '理由を言います。{reason}。{target}が人狼だと思います。',
      '{reason}。{me}は{target}が怪しいと思います。',
      '{target}を人狼だと見ます。{reason}のが理由です。',
      '{reason}のは変です。{target}が怪しいと思います。',
    ],
    rough: [
      '{target}が狼だ。{reason}んだぜ？',
      '{reason}。どう見ても{target}が怪しいだろ。',
      '{target}が狼だろ。怪しいぜ。',
    ],
    'rough-f': [
      '{target}が狼だよ。{reason}んだよ？',
      '{reason}。どう見ても{target}が怪しいじゃないか。',
      '{target}が狼だろ。怪しいよ。',
    ],
    'old-man': [
      'わしは{target}が狼じゃと思う。{reason}からのう。',
      '{reason}。{target}は怪しいぞ、忘れてはおらん。',
      '{target}が狼じゃと思うのう。',
    ],
    'old-woman': ['わたしゃ{target}を疑ってるよ。{reason}からねえ。', 'わたしゃ{target}が狼だと思うよ。'],
    child: [
      '{target}があやしい。だって、{reason}もん。',
      '{target}がおおかみだと思う。',
      '{target}、あやしいよ。',
    ],
    cool: ['{target}が狼と見る。{reason}。', '{target}が狼だ。', '{target}。怪しい。'],
    noble: [
      '{target}が人狼ではないかと疑っておりますの。{reason}ものですから。',
      '失礼ながら、{target}は怪しいですわ。{reason}んですもの。',
      'わたくし、{target}を疑っておりますの。',
    ],
    shy: ['{target}が、人狼だと思います。{reason}ので……。', '{target}が、怪しいです……。'],
    kansai: ['{target}が狼や思うねん。{reason}やろ？', '{target}が怪しいわ。', '{target}が狼や思うで。'],
    teacher: ['{target}を人狼と見ます。{reason}からです。', '{target}が人狼ではありませんか。疑っています。'],
  },
  'wolf-by-votes': {
    neutral: [
      '{day}日目に{target}は{other}に投票しています。あの票が狼の票に見えます。',
      '票を見ると{target}が人狼です。{day}日目、{other}に入れた理由が残っていません。',
      '{target}を疑っています。{day}日目の{other}への投票で村が一人減りました。',
      '{other}に投票した{target}。{day}日目のあの一票が黒いです。',
      '{day}日目、{target}は{other}に投票しました。だから{target}が人狼だと思います。',
      '{target}は{day}日目に{other}へ入れています。その票で{target}を疑っています。',
      '{day}日目に{other}に入れたのは{target}です。{target}が怪しいです。',
      '投票を見直しました。{day}日目に{target}は{other}に入れています。人狼でしょう。',
    ],
    'old-woman': [
      '{day}日目、{target}は{other}に入れたね。あの票で、わたしゃ狼だと思ったよ。',
      '票は正直だよ。{day}日目に{other}へ入れた{target}が怪しいね。',
    ],
    shy: [
      '{day}日目、{target}は{other}に投票してます。だから……人狼だと思います。',
      '数えました。{other}に入れた中で、{target}がいちばん怪しいです。',
    ],
    teacher: [
      '{day}日目の票を開きましょう。{target}は{other}に投票した。人狼の票と見ます。',
      '言葉でなく票を。{target}が{other}に投票した、それが疑う理由です。',
    ],
  },
  'wolf-by-contradiction': {
    neutral: [
      '{target}は>>{talkno}で{other}を疑うと言ったのに、{other}には投票しません。人狼だと思います。',
      '言葉と票が逆です。{other}を狼と言いながら入れない{target}を疑います。',
      '>>{talkno}と合いません。{other}を疑うのに入れない、{target}は怪しいです。',
      '{target}、{other}が狼なら、なぜ入れないのですか。あなたを疑っています。',
      '{target}は{other}を人狼だと言いながら、{other}に投票しません。{target}が怪しいです。',
      '{other}を疑っているはずの{target}が、{other}に入れません。{target}を疑います。',
    ],
    rough: [
      '{other}が狼だって言ったよな？ なのに入れねえ。{target}、お前が狼だ。',
      '口だけかよ。{other}に入れねえ{target}が怪しいぜ。',
    ],
    'rough-f': [
      '{other}が狼だって言ったよね？ なのに入れない。{target}、あんたが狼だよ。',
      '口だけかい。{other}に入れない{target}が怪しいよ。',
    ],
    'old-man': [
      '>>{talkno}では{other}が狼と言うた。なのに入れん。{target}が狼じゃな。',
      '舌と手が別々じゃ。{other}を疑うて入れん{target}は怪しいのう。',
    ],
    noble: [
      '{other}をお疑いなのに、お入れにならない。{target}が狼に見えますわ。',
      '>>{talkno}のお言葉、もうお忘れ？ {target}は怪しいですわね。',
    ],
  },
  'wolf-by-silence': {
    neutral: [
      '{target}は今日まだ{count}回しか話していません。潜んでいる人狼だと思います。',
      '静かすぎる{target}を疑っています。{count}発言では何も残りません。',
      '発言{count}回。{target}は隠れる狼に見えます。',
      '黙っていれば吊られないと思う狼がいるなら、{target}です。',
      '{target}の発言は{count}回だけです。怪しいと思います。',
      '話さない{target}が怪しいです。今日は{count}回でした。',
      '{target}は静かすぎます。人狼が隠れているように見えます。',
    ],
    child: [
      '{target}、ぜんぜんしゃべらない。おおかみだから？ {me}、うたがってる。',
      '{count}回しか聞いてないよ、{target}の声。あやしいもん。',
    ],
    cool: ['{target}、{count}発言。狼の潜り方だ。', '黙る{target}を疑う。{me}より静かだ。'],
    kansai: [
      '{target}、{count}言だけて。口に戸ぉ立てた狼やろ。',
      '元手かけんと生き残る気や。{target}が怪しいわ。',
    ],
  },
  'wolf-by-switch': {
    neutral: [
      '{target}は終わり際に{other}から票を動かしました。人狼だと思います。',
      'あの乗り換えが黒いです。{target}は{other}を救いました。',
      '{target}を疑います。{other}から逃がした一票の説明がまだです。',
      '最後に票を替えたのは{target}だけ。怪しいと見ています。',
      '最後の最後に{target}が{other}から離れました。怪しいです。',
      '{target}の乗り換えで{other}が助かりました。{target}が人狼だと思います。',
    ],
    'old-woman': [
      '終い際に{other}から票を引っ込めたね、{target}。わたしゃ狼だと思うよ。',
      '鍋の蓋が閉まる前に手を引いた。{target}が怪しいねえ。',
    ],
    shy: [
      '最後に票が動いたの、{target}でした。{other}から……。疑ってます。',
      '{target}が替えなければ{other}でした。だから、人狼だと思います。',
    ],
    teacher: [
      '終了間際、{target}は{other}から票を移した。人狼の動きと見ます。',
      '誰が得をしたか。{other}です。動かしたのは{target}。わたしは{target}を疑います。',
    ],
  },
  'wolf-by-fast-agree': {
    neutral: [
      '{target}は>>{talkno}に理由もなく賛成しました。乗っただけの狼に見えます。',
      '賛成が早すぎます。{target}を疑っています。',
      '>>{talkno}の直後に賛成、自分の理由なし。{target}が怪しいです。',
      '考えた跡がないのに賛成だけは早い。{target}が人狼だと思います。',
      '>>{talkno} に{target}が真っ先に賛成しました。怪しいです。',
      '{target}は>>{talkno} に賛成しただけです。人狼だと思います。',
    ],
    rough: [
      '>>{talkno}に秒で乗ったよな、{target}。狼の便乗だろ。',
      '自分の頭はどこ置いてきた？ {target}が怪しいぜ。',
    ],
    'rough-f': [
      '>>{talkno}に秒で乗ったよね、{target}。狼の便乗だね。',
      '自分の頭はどこ置いてきたんだい？ {target}が怪しいよ。',
    ],
    'old-man': [
      '>>{talkno}に飛びついたのう、{target}。狼は群れに紛れるものじゃ。怪しいぞ。',
      '返事が早すぎるわい。{target}が狼じゃと見た。',
    ],
    noble: [
      '>>{talkno}へのご賛成、ずいぶんお早いこと。{target}は怪しいですわ。',
      'ご自分の理由はございませんの？ {target}を疑いますわ。',
    ],
  },
  'wolf-by-line': {
    neutral: [
      '{target}と{other}、二人とも人狼だと思います。{reason}からです。',
      '{target}と{other}に線があります。{reason}。二人を疑います。',
      '{reason}。{target}と{other}が狼の組に見えます。',
      '片方が狼なら、もう片方も。{target}と{other}を疑っています。',
      '{target}と{other}は仲間だと思います。二人とも人狼です。',
      '人狼は{target}と{other}の二人だと思います。',
      '{me}は{target}と{other}を二人とも疑っています。',
      '{reason}ので、{target}も{other}も人狼だと思います。',
      '{target}と{other}、二人とも怪しいです。',
    ],
    child: [
      '{target}と{other}、いつもいっしょ。ふたりともおおかみだと思う。',
      'だって、{reason}もん。{target}と{other}があやしい。',
    ],
    cool: ['{target}と{other}の線。二人とも狼と見る。', '{reason}。{target}、{other}、狼二匹。'],
    kansai: [
      '{target}と{other}は同じ帳場や。二人とも狼や思うで。',
      '{reason}やろ。{target}と{other}で狼の相乗りや。',
    ],
  },
  'wolf-by-black': {
    neutral: [
      '{claimant}が{target}を占って人狼と出しました。{me}はそれを信じます。{target}が人狼です。',
      '{claimant}の黒を採ります。{target}は人狼だと思います。',
      '{claimant}の占い結果で{target}は人狼。覆す材料がありません。',
      '{claimant}が本物なら話は終わりです。{target}が人狼でしょう。',
      '{claimant}が{target}に黒を出しました。{target}が人狼だと思います。',
      '{claimant}の占いでは{target}が人狼です。{me}も{target}を疑っています。',
      '{claimant}は{target}を占って人狼と言いました。{target}が怪しいです。',
    ],
    'old-woman': [
      '{claimant}が{target}を占って人狼と言った。わたしゃ信じるよ、{target}が狼さ。',
      '{claimant}の占いで黒が出たんだ。{target}が狼だろうねえ。',
    ],
    shy: [
      '{claimant}の占いで{target}は人狼でした。{me}も、{target}が人狼だと思います。',
      '{claimant}を信じます。だから{target}が、狼です。',
    ],
    teacher: [
      '{claimant}は{target}を占い、人狼と告げました。{target}を人狼と見るのが筋です。',
      '前提は一つ、{claimant}が本物か。わたしは採ります。{target}が人狼です。',
    ],
  },
  'wolf-by-survival': {
    neutral: [
      '{target}は{day}日目の夜を無事に越えました。噛まれない占い師は狼側に見えます。人狼だと思います。',
      '狼が{target}を残した理由を考えています。仲間の人狼だから、が一番自然です。',
      '目立つのに襲われない。{target}を疑っています。',
      '本物なら狙われるはず。生きている{target}が怪しいです。',
      '{target}だけが襲われません。人狼だと思います。',
      '狼はなぜ{target}を残すのでしょう。{target}が怪しいです。',
    ],
    rough: ['なんで{target}が生きてんだ？ 狼だからだろ。', '狙い頃の{target}が無事。怪しいにも程があるぜ。'],
    'rough-f': [
      'なんで{target}が生きてるんだい？ 狼だからだろ。',
      '狙い頃の{target}が無事。怪しいにも程があるよ。',
    ],
    'old-man': [
      '狼が{target}を避けて通ったのう。仲間の狼じゃと思うわい。',
      '門の前の羊が残った。{target}は羊ではない、狼じゃな。',
    ],
    noble: [
      'よくぞご無事で、{target}。狼だからかしら、と疑っておりますの。',
      '狼がお見逃しになった{target}、怪しいですわね。',
    ],
  },
  'wolf-by-attack': {
    neutral: [
      '襲われた{victim}は、最後まで{target}を疑っていました。{target}が人狼だと思います。',
      '{victim}が消えて得をするのは{target}です。疑っています。',
      '狼は口を封じました。{victim}が名指ししたのは{target}。黒いです。',
      '{victim}の最後の疑いを引き継ぎます。{target}が怪しいです。',
      '{victim}は{target}を疑って襲われました。{target}が人狼だと思います。',
      '{victim}が襲われて助かったのは{target}です。怪しいです。',
    ],
    child: [
      '{victim}は{target}があやしいって言ってたよ。だから食べられたんだ。{target}がおおかみだよ。',
      '{victim}のかわりに言うね。{target}があやしい。',
    ],
    cool: ['{victim}は{target}を疑い、噛まれた。{target}が狼だ。', '噛み筋。{target}、黒。'],
    kansai: [
      '{victim}は{target}を疑うとった。で、今朝これや。{target}が狼やろ。',
      '得したんは誰や。{target}や。怪しいわ。',
    ],
  },
  'estimate-human': {
    neutral: [
      '{target}は村人だと思います。{reason}からです。',
      '{reason}。{me}は{target}を信用しています。',
      '{target}は白く見ます。{reason}ので。',
      '疑う順から{target}は外します。{reason}、村人の動きです。',
      '{target}は村人だと思います。',
      '{me}は{target}を信じています。',
      '{target}は白いと思います。',
      '{target}は村人に見えます。',
      '{target}を信用しています。',
      '{reason}ので、{target}は村人だと思います。',
      '{target}は白く見えます。{reason}からです。',
      '{reason}。だから{target}を信じます。',
    ],
    rough: [
      '{target}は村人だろ。{reason}んだぜ。',
      '{reason}。{target}は白だ、ほっとけ。',
      '{target}は村人だろ。信じるぜ。',
    ],
    'rough-f': [
      '{target}は村人だろ。{reason}んだよ。',
      '{reason}。{target}は白だ、ほっといておやり。',
      '{target}は村人だろ。信じるよ。',
    ],
    'old-man': [
      '{target}は村人じゃろう。{reason}からのう。',
      '{reason}。わしは{target}を信じるぞ。',
      '{target}は村人じゃろう。',
    ],
    'old-woman': ['わたしゃ{target}を信じるよ。'],
    child: ['{target}は村人だよ。', '{target}はいい人だよ。村人だよ。'],
    cool: ['{target}は白だ。'],
    noble: [
      '{target}は村人だと思いますわ。{reason}んですもの。',
      '{reason}。わたくしは{target}を信じますわ。',
      '{target}は村人だと思いますわ。',
    ],
    shy: ['{target}は、村人だと思います……。'],
    kansai: ['{target}は村人や思うで。', '{target}は白や。'],
    teacher: ['{target}は村人でしょう。'],
  },
  'human-by-white': {
    neutral: [
      '{claimant}が{target}を占って人間と出しています。{target}は村人だと思います。',
      '{claimant}の白を信じて、{target}は村人と置きます。',
      '{target}は{claimant}の占いで人間でした。今日は疑いません。',
      '{claimant}の白が出ている{target}は村人でしょう。先に灰を見ます。',
      '{claimant}が{target}を占って人間でした。{target}は村人だと思います。',
      '{claimant}の占いで{target}は人間です。{target}を信じます。',
    ],
    child: [
      '{claimant}がうらなって人間だったから、{target}は村人だよ。',
      '{target}は白だよ。{claimant}が人間って言ったもん。村人だよ。',
    ],
    cool: ['{claimant}の結果、{target}は人間。村人と置く。', '{target}は{claimant}の白。村人。次。'],
    kansai: [
      '{claimant}が{target}を人間と占うとる。村人でええやろ。',
      '保証書つきや。{claimant}の占いで人間、{target}は村人や思うで。',
    ],
  },
  'human-by-votes': {
    neutral: [
      '{target}は{day}日目に人狼の{other}へ投票しました。村人だと思います。',
      '狼に入れた票は軽くありません。{other}に投票した{target}を信じます。',
      '{day}日目、{target}が{other}に投票しなければ逃げられていました。白いです。',
      '{other}への一票で、{me}は{target}を村人と見ます。',
      '{target}は{day}日目に{other}へ入れました。{target}は村人だと思います。',
      '{day}日目、{target}は{other}に投票しました。信じていいと思います。{target}は白いです。',
    ],
    'old-woman': [
      '{target}は{day}日目、{other}に入れたね。村人の手だよ。',
      '狼に石を投げた子だ。{other}に入れた{target}は信じるよ。',
    ],
    shy: [
      '{target}は{day}日目に{other}へ投票してます。村人だと思います。',
      '{other}に入れたのは本当です。だから{target}を信じます。',
    ],
    teacher: [
      '{day}日目、{target}は{other}に投票した。村人と見てよいでしょう。',
      '仲間なら入れますまい。{other}に投票した{target}は村人です。',
    ],
  },
  'cite-fact': {
    neutral: [
      '{day}日目、{target}は{other}に投票しています。事実だけ置いておきます。',
      '記録では、{target}は{day}日目に{other}に入れました。',
      '{target}が{day}日目に投票した相手は{other}です。',
      '確認です。{day}日目に{target}が入れたのは{other}でした。',
      '{day}日目に{target}は{other}に投票しました。',
      '{day}日目の票です。{target}は{other}に入れています。',
      '{target}は{day}日目に{other}へ投票しました。',
    ],
    'old-woman': [
      '{day}日目、{target}は{other}に入れたんだよ。わたしゃそれだけ言っておくね。',
      '覚えてるかい。{day}日目の{target}の票は{other}に入れたんだ。',
    ],
    cool: ['{day}日目。{target}は{other}に入れた。', '{target}、{day}日目は{other}に投票。事実だ。'],
    shy: [
      '{day}日目、{target}は{other}に入れてました。見てました。',
      'あの、{target}が{day}日目に投票したのは{other}です。',
    ],
  },
  'react-betrayal': {
    neutral: [
      '{target}、信じていたのに。あなたが人狼だったのですね。',
      'いちばん信じていた{target}が狼だと、今は思います。',
      '昨日の言葉は何だったのですか、{target}。あなたが人狼だと思います。',
      '見抜けなかった{me}が甘かったです。{target}が狼です。',
      '{target}に裏切られた気分です。{target}が人狼だと思います。',
      'ずっと信じていましたが、{target}が人狼ですね。',
    ],
    'old-man': [
      '{target}、おぬしが狼じゃったか。わしの目も老いたのう。',
      '茶まで飲んだ仲じゃろうに。{target}が狼か。',
    ],
    child: [
      '{target}、ともだちだと思ってたのに。おおかみなんだ。',
      'ひどいよ。{target}がおおかみだったんだ。',
    ],
    noble: [
      'まあ、{target}。あなたが狼でしたの。お芝居がお上手ですこと。',
      '信じたわたくしが愚かでしたわ。{target}が人狼ですのね。',
    ],
  },
  'estimate-possessed': {
    neutral: [
      '{target}は狂人だと思います。',
      '{target}が狂人に見えます。',
      '狂人は{target}でしょう。',
      '{me}は{target}を狂人と見ています。',
      '{target}は狼ではなく狂人だと思います。',
      '狂人なら{target}だと思います。',
    ],
  },
  'doubt-wolf': {
    neutral: [
      '{target}が人狼だとは思いません。',
      '{target}は人狼ではないと思います。',
      '{target}は人狼に見えません。',
      '{target}を人狼とは思えません。',
      '{me}は{target}を疑っていません。',
      '{target}は狼ではないと見ています。',
    ],
  },
  'either-wolf': {
    neutral: [
      '{target}か{other}が人狼だと思います。',
      '{me}は{target}か{other}が人狼だと思います。',
      '少なくとも{target}か{other}が人狼だと思います。',
      '人狼は{target}か{other}だと思います。',
      '{target}か{other}を疑っています。',
      '今は{target}か{other}が人狼だと見ています。',
    ],
  },
  'one-wolf': {
    neutral: [
      '{target}か{other}のどちらか一方が人狼だと思います。',
      '{me}は{target}か{other}のどちらか一方が人狼だと思います。',
      '人狼は{target}か{other}のどちらか一方だと思います。',
      '{target}か{other}、どちらか一方が人狼です。',
      '二人ともではありません。{target}か{other}のどちらか一方が人狼です。',
      '{target}か{other}のどちらか一方が狼でしょう。',
    ],
  },
};
