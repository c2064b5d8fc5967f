import type { Construction } from '../construction.ts';

/** Votes: who is to be hanged, and who is not. */
export const VOTES: readonly Construction[] = [
  {
    name: 'vote/exclude',
    pattern:
      '(target:N) (ha|wo|mo) (vote-noun|votetarget|votecandidate|cast-noun|ballot) (no x)? kara (head:exclude)',
    says: { type: 'act', act: 'vote' },
    mood: 'negative',
    examples: [['リンは吊り候補から外したい', 'REQUEST ANY (NOT (VOTE リン))']],
  },
  {
    name: 'vote/exclude-of-the-topic',
    pattern:
      '(target:N) (ha|mo) !(N|end|qm){1,8}? (because|comma){1,2} (vote-noun|votetarget|votecandidate) kara (head:exclude)',
    says: { type: 'act', act: 'vote' },
    mood: 'negative',
    examples: [
      [
        'リンは白っぽいので、吊り候補から外していいかと',
        'ESTIMATE リン VILLAGER',
        'REQUEST ANY (NOT (VOTE リン))',
      ],
      ['リンは話が通るから、吊り候補から外したい', 'REQUEST ANY (NOT (VOTE リン))'],
    ],
  },
  {
    name: 'divine/exclude',
    pattern: '(target:N) (ha|wo|mo) (divine-noun|divinetarget|divinecandidate) (no x)? kara (head:exclude)',
    says: { type: 'act', act: 'divine' },
    mood: 'negative',
    examples: [['リンは占いから外したい', 'REQUEST ANY (NOT (DIVINATION リン))']],
  },
  {
    name: 'vote/limit',
    pattern:
      '(vote-limit|cast-limit|put-limit|(vote-noun|cast-noun|roller|votetarget) (cop|de)? cond) comma? mid (P (notbut|yori) comma? mid)? (target:P) (?!ha|ga|wo|notbut|yori)',
    says: { type: 'act', act: 'vote' },
    mood: 'wish',
    examples: [['吊るならリンかな', 'REQUEST ANY (VOTE リン)']],
  },
  {
    name: 'vote/cleft',
    pattern:
      '(head:vote-want|vote-unwanted|vote-plain|vote-not|cast-want|cast-unwanted|cast-plain|put-want|put-unwanted|put-plain|keep) !(N|V|S|end|qm){0,5}? (koto|hou (ha|koto)) comma? mid (target:N) (?!ha|ga|wo)',
    says: { type: 'act', act: 'vote' },
    examples: [
      ['吊りたいのはリンだ', 'REQUEST ANY (VOTE リン)'],
      ['吊りたくないのはリンです', 'REQUEST ANY (NOT (VOTE リン))'],
      ['投票するのはリンしかいないよ', 'VOTE リン'],
    ],
  },
  {
    name: 'divine/cleft',
    pattern:
      '(head:divine-want|divine-unwanted|divine-plain|divine-not|spend-want|spend-plain|spend-unwanted) !(N|V|S|end|qm){0,5}? (koto|hou (ha|koto)) comma? mid (target:N) (?!ha|ga|wo)',
    says: { type: 'act', act: 'divine' },
    examples: [
      ['占いたいのはリンかな', 'REQUEST ANY (DIVINATION リン)'],
      [
        '占う必要がないのはリンとミナト',
        'REQUEST ANY (NOT (DIVINATION リン))',
        'REQUEST ANY (NOT (DIVINATION ミナト))',
      ],
    ],
  },
  {
    name: 'vote/roller',
    pattern: '(target:P) kara (wo|no)? (head:roller|disposal)',
    says: { type: 'act', act: 'vote' },
    mood: 'wish',
    examples: [
      ['不審なリンからローラーを。', 'REQUEST ANY (VOTE リン)'],
      ['リンから処理しよう', 'REQUEST ANY (VOTE リン)'],
    ],
  },
  {
    name: 'vote/all-of-them',
    pattern:
      '(?<!N no) (target:N) (wo|no)? (head:roller) (?=de|want|recommend|good|end|sfp|cop|x|request|agree|hou|kana)',
    says: { type: 'act', act: 'vote' },
    mood: 'wish',
    examples: [
      ['リンとミナトをロラでいい', 'REQUEST ANY (VOTE リン)', 'REQUEST ANY (VOTE ミナト)'],
      ['リンとミナトロラしとこ', 'REQUEST ANY (VOTE リン)', 'REQUEST ANY (VOTE ミナト)'],
    ],
  },
  {
    name: 'vote/roller-first',
    pattern: 'roller x? (de|cond|ha|comma) mid (target:P) (kara|(?=end|ga good|de|kana))',
    says: { type: 'act', act: 'vote' },
    mood: 'wish',
    examples: [['ロラなら今日はリンからでしょ', 'REQUEST ANY (VOTE リン)']],
  },
  {
    name: 'vote/arrow',
    pattern: '(?<!arrow) (target:N) arrow (head:vote-noun) (?=de|cop|end|sfp)',
    says: { type: 'act', act: 'vote' },
    mood: 'wish',
    examples: [
      ['リンちゃん→吊りで', 'REQUEST ANY (VOTE リン)'],
      ['リン→吊り', 'REQUEST ANY (VOTE リン)'],
    ],
  },
  {
    name: 'vote/threatened',
    pattern:
      '(?<=end|comma|most|today|x) (vote-plain comma)? (head:vote-plain) sfp{1,2} (target:N) (?=end|comma|sfp)',
    says: { type: 'act', act: 'vote' },
    mood: 'own',
    examples: [['吊ってやるぞリン', 'VOTE リン'], ['絶対吊ってやるぞリン！', 'VOTE リン'], ['吊ってやるぞ']],
  },
  {
    name: 'vote/by-somebody',
    pattern: '(subject:N) (ga|ha|mo|no|ni|niha) mid (target:P) (wo|ha|mo)? mid (head:vote)',
    says: { type: 'act', act: 'vote' },
    examples: [['リンはミナトを吊ると言ってる。']],
  },
  {
    name: 'vote/object',
    pattern:
      '(target:P) ((wo|regarding) on|((no x)? kara|(?<=N) (ha|mo|niha)|(?<=N) ga (?=vote-done))? comma? mid) (head:vote)',
    says: { type: 'act', act: 'vote' },
    examples: [
      ['今日はリンを吊ろう', 'REQUEST ANY (VOTE リン)'],
      ['リン吊りで', 'REQUEST ANY (VOTE リン)'],
      ['リン吊りは反対', 'REQUEST ANY (NOT (VOTE リン))'],
      ['リン吊りに異論なし', 'REQUEST ANY (VOTE リン)'],
      ['リンには退場してもらおう', 'REQUEST ANY (VOTE リン)'],
      ['リンを吊る気はない', 'REQUEST ANY (NOT (VOTE リン))'],
      ['リンを吊っても意味がない', 'REQUEST ANY (NOT (VOTE リン))'],
      ['リンを吊りたい理由が分からない。'],
    ],
  },
  {
    name: 'cast/reason-asked',
    pattern:
      '(?<!N no) (?<!S no) yesterdayof (target:P) (heno|ni)? (no)? (head:cast-noun) no (x na?)? why (ha|wo|mo|to|ga|most|x){0,3}? (qm|tell|request|how|know|givenow)',
    says: { type: 'act', act: 'vote' },
    mood: 'told',
    examples: [
      ['@リン 昨日のミナト投票の理由は？', 'リン VOTED ミナト'],
      ['リンさん、昨日の私への投票の根拠を教えて', 'リン VOTED アヤ'],
      ['昨日のミナト投票の理由は？'],
    ],
  },
  {
    name: 'cast/by-somebody',
    pattern: '(subject:N) (ga|ha|mo|no) mid (target:P) (ni|he|niha|heno) mid (head:cast|put|ballot)',
    says: { type: 'act', act: 'vote' },
    examples: [['リンはミナトに投票した。', 'リン VOTED ミナト']],
  },
  {
    name: 'cast/by-whom',
    pattern:
      '(target:P) ni (yesterday|most|x)? (head:cast-past|put-past) (koto|(people|x) ha) (x|most)? (subject:P) (?=cop|end|comma|sfp|de|past|x)',
    says: { type: 'act', act: 'vote' },
    mood: 'told',
    examples: [
      ['俺に入れたのはリンだ', 'リン VOTED アヤ'],
      ['サクラに投票したのはリンです', 'リン VOTED サクラ'],
      ['サクラに入れたのは私です', 'VOTED サクラ'],
    ],
  },
  {
    name: 'cast/dative',
    pattern: '(target:P) ((ni|he|niha|heno) on) (head:cast|put|ballot)',
    says: { type: 'act', act: 'vote' },
    examples: [
      ['リンに投票します', 'VOTE リン'],
      ['僕はリンに入れるよ', 'VOTE リン'],
      ['昨日はリンに投票した', 'VOTED リン'],
      ['リンに投票しましょう', 'REQUEST ANY (VOTE リン)'],
      ['リンに投票した理由は?'],
    ],
  },
  {
    name: 'cast/by-somebody-compound',
    pattern: '(subject:N) (ga|ha|no) (yesterday no?)? (target:P) (head:cast-noun|ballot)',
    says: { type: 'act', act: 'vote' },
    mood: 'told',
    examples: [['リンのミナト投票は変だ。'], ['リンは昨日ミナト投票。', 'リン VOTED ミナト']],
  },
  {
    name: 'cast/compound',
    pattern:
      '(?<!quote) (?<!ballot comma) (target:P) ((?<=N) (de|wo) today?)? (head:cast|ballot (?!comma N x? ballot)|(?<=de) put)',
    says: { type: 'act', act: 'vote' },
    examples: [['リン投票で', 'VOTE リン']],
  },
  {
    name: 'vote/gather',
    pattern:
      '(cast-noun|ballot|votetarget|vote-noun) (ha|mo|wo|comma)? mid (target:N) (ni|he|de) mid (head:gather)',
    says: { type: 'act', act: 'vote' },
    mood: 'wish',
    examples: [
      ['票はリンへ寄せてくれ', 'REQUEST ANY (VOTE リン)'],
      ['投票はリンに集めましょう', 'REQUEST ANY (VOTE リン)'],
    ],
  },
  {
    name: 'cast/target-of-somebody',
    pattern:
      '(subject:N) no (yesterday no?)? (votetarget|cast-noun) (ha|ga) (x|most)? (target:P) (head:past)',
    says: { type: 'act', act: 'vote' },
    mood: 'told',
    examples: [
      ['リンの昨日の投票先はミナトだった', 'リン VOTED ミナト'],
      ['リンの投票先はサクラでした', 'リン VOTED サクラ'],
    ],
  },
  {
    name: 'cast/topic',
    pattern:
      '(?<!N) (?<!wo) (?<!heno) (?<!N no) (?<!N no yesterday) (cast-noun|vote-noun|votetarget|ballot|put-noun) (ha|mo|colon|arrow|wo|ni|(?<!ballot) comma) mid (x kara)? (target:P) (?!ha|ga|no|comma? which|x (comma|N|ballot)|ballot|(ni|he|de) mid gather)',
    says: { type: 'act', act: 'vote' },
    examples: [
      ['投票先をミナトからリンに変えます', 'VOTE リン'],
      ['投票はリンです', 'VOTE リン'],
      ['投票先はリンかな', 'VOTE リン'],
    ],
  },
  {
    name: 'vote/choose',
    pattern:
      '(?<!N no) (cast-noun|vote-noun|votetarget) (de|ha|toshite|ni|ha comma)? mid (target:N) wo (head:choose)',
    says: { type: 'act', act: 'vote' },
    mood: 'own',
    examples: [
      ['今回の投票でリンを選ぶのが安全かもしれない', 'VOTE リン'],
      ['投票先としてリンを選びます', 'VOTE リン'],
    ],
  },
  {
    name: 'vote/changed',
    pattern:
      '(?<!N no) (votetarget|cast-noun|ballot) (wo|ha)? want (cop|sfp|past|colon|comma|end|de){1,3} (target:N) (?=de (end|sfp|cop|want|good)|end|cop)',
    says: { type: 'act', act: 'vote' },
    mood: 'own',
    examples: [
      ['投票先変更:リン', 'VOTE リン'],
      ['投票先を変更。リンで。', 'VOTE リン'],
    ],
  },
  {
    name: 'vote/topic-best',
    pattern:
      '(?<!N) (?<!N no) (cast-noun|vote-noun|votetarget|ballot) (ha|mo|comma) mid (target:P) ga most? (good|recommend)',
    says: { type: 'act', act: 'vote' },
    mood: 'wish',
    examples: [
      ['吊りはリンがいいと思います', 'REQUEST ANY (VOTE リン)'],
      ['投票先はリンが一番いい', 'REQUEST ANY (VOTE リン)'],
      ['今日の吊りはリンがよさそうだ', 'REQUEST ANY (VOTE リン)'],
      ['吊りはリンが怪しいと言われている'],
    ],
  },
  {
    name: 'vote/candidate-is',
    pattern:
      '(?<!N) (?<!N no) votecandidate (ha|mo|colon|arrow|wo|ni|comma|no|toshite ha?|toiu|ga)? mid (target:P) (?!ha|ga|no)',
    says: { type: 'act', act: 'vote' },
    examples: [
      ['吊り希望:リン', 'VOTE リン'],
      ['吊り候補としてはリンとミナト', 'VOTE リン', 'VOTE ミナト'],
    ],
  },
  {
    name: 'vote/target-named',
    pattern: 'votetarget (target:P) (?=de|cop|end|sfp|kana|comma|decide|want|guess)',
    says: { type: 'act', act: 'vote' },
    examples: [
      ['吊り先リンで', 'VOTE リン'],
      ['今日の投票先リンにします', 'VOTE リン'],
    ],
  },
  {
    name: 'vote/candidate',
    pattern:
      '(?<!N no) (target:P) (wo|(?<=N) (ga|mo)?|(?<=N) (no (x|nominal|why))? ha far) comma? mid (head:(?<!divinesign N) votecandidate (?!kara|arrow|colon)|votetarget ni)',
    says: { type: 'act', act: 'vote' },
    examples: [['リンは吊り候補だな', 'VOTE リン']],
  },
  {
    name: 'vote/inverted',
    pattern:
      '(target:N) (de|ga) (head:good) !(N|V|end|qm){0,3}? comma mid (vote-noun|cast-noun|votetarget) ha (?=end|sfp)',
    says: { type: 'act', act: 'vote' },
    mood: 'wish',
    examples: [['リンでいいよね、今日の吊りは。', 'REQUEST ANY (VOTE リン)']],
  },
  {
    name: 'vote/next-best',
    pattern:
      '(vote-noun|vote-plain|vote-will|vote-want|cast-noun|votetarget|votecandidate|votesign) !(V|qm){0,8}? nextbest (ha|ga|ni|comma|de|mo|colon)? most? (target:N) (?=cop|end|sfp|kana|comma|de)',
    says: { type: 'act', act: 'vote' },
    examples: [
      ['今日はリン処刑だ。次点ミナト。', 'REQUEST ANY (VOTE リン)', 'VOTE ミナト'],
      ['吊りはリン、次点でミナト。', 'VOTE リン', 'VOTE ミナト'],
    ],
  },
  {
    name: 'vote/coloured',
    pattern: '(target:N) (white|black) (head:vote-noun)',
    says: { type: 'act', act: 'vote' },
    examples: [
      ['リン白吊りはない', 'REQUEST ANY (NOT (VOTE リン))'],
      ['今日はリン黒吊りでいい', 'REQUEST ANY (VOTE リン)'],
    ],
  },
  {
    name: 'vote/not-candidate',
    pattern: '(target:P) (ha|ga|wo|mo|ni)? mid (head:notvotetarget)',
    says: { type: 'act', act: 'vote' },
    mood: 'negative',
    examples: [['リンは吊りたくない枠。', 'REQUEST ANY (NOT (VOTE リン))']],
  },
  {
    name: 'vote/sign',
    pattern:
      '(?<!N no) (?<!S no) (?<!N ga|N ha|N mo) (votesign) ((ha|colon|mo) mid)? (target:P) (?!x|N|kara|ga (?!good|most|want|recommend|hou)|wo (?!want|recommend|request|good)|but|arrow|cop but|to ha|ni na|de N|decide (why|koto|nominal)|ha (?!good|most|want|recommend|request|agree|today|tonight)|recommend (ha|ga)|no (x|why|result|nominal) (ha|ga|wo|mo|no|to))',
    says: { type: 'act', act: 'vote' },
    examples: [
      ['▼リンになるかもしれないのに黙っている'],
      ['それでも▼リンとはできない'],
      ['▼リンにした理由は何ですか'],
      ['【▼リン】', 'VOTE リン'],
      ['■1.▼リン', 'VOTE リン'],
      ['▼リンのメリットは情報が出ることかな'],
      ['▼リンを受け入れてなさそうに見える'],
      ['まとめ:ミナト▼リン／サクラ▼ケンジ'],
      ['▼はリンかミナト', 'OR (VOTE リン) (VOTE ミナト)'],
    ],
  },
  {
    name: 'vote/signed',
    pattern: '(target:P) (ni|he|wo|ha)? (head:votesign) (?=want|recommend|de|sfp|cop|end|kana|request|comma)',
    says: { type: 'act', act: 'vote' },
    mood: 'wish',
    examples: [['リン▼で', 'REQUEST ANY (VOTE リン)']],
  },
  {
    name: 'vote/signed-against',
    pattern: '(target:P) (ni|he|heno|wo|ha|mo)? votesign (ha|mo)? (head:against|needless|neg)',
    says: { type: 'act', act: 'vote' },
    mood: 'negative',
    examples: [
      ['リンは▼反対', 'REQUEST ANY (NOT (VOTE リン))'],
      ['リンへの▼は不要', 'REQUEST ANY (NOT (VOTE リン))'],
    ],
  },
  {
    name: 'divine/signed',
    pattern: '(target:P) (ni|he|wo|ha)? (head:divinesign) (?=want|recommend|kana|request|plan)',
    says: { type: 'act', act: 'divine' },
    mood: 'wish',
    examples: [['リン●お願い', 'REQUEST ANY (DIVINATION リン)']],
  },
  {
    name: 'divine/signed-against',
    pattern: '(target:P) (ni|he|wo|ha|mo)? divinesign (ha|mo)? (head:against|needless|neg)',
    says: { type: 'act', act: 'divine' },
    mood: 'negative',
    examples: [['リンは●不要', 'REQUEST ANY (NOT (DIVINATION リン))']],
  },
  {
    name: 'vote/set',
    pattern: '(?<!N (ga|ha|mo)) (target:P) (head:setvote)',
    says: { type: 'act', act: 'vote' },
    mood: 'own',
    examples: [
      ['本決定了解。リンにセットした。', 'VOTE リン'],
      ['リンさんにセットしておきます', 'VOTE リン'],
      ['ミナトがリンにセットしたらしい'],
    ],
  },
  {
    name: 'vote/designate',
    pattern: 'designate (colon|ha|x? cond)? today? (target:P)',
    says: { type: 'act', act: 'vote' },
    mood: 'wish',
    examples: [['指定:リン', 'REQUEST ANY (VOTE リン)']],
  },
  {
    name: 'vote/designated',
    pattern: '(target:P) (wo|ni)? (head:designate)',
    says: { type: 'act', act: 'vote' },
    mood: 'wish',
    examples: [['ではリンさん本指定です', 'REQUEST ANY (VOTE リン)']],
  },
  {
    name: 'vote/not-keep',
    pattern: '(target:N) (ha|wo|mo) far (head:notkeep)',
    says: { type: 'act', act: 'vote' },
    mood: 'wish',
    examples: [
      ['リンは残したくない', 'REQUEST ANY (VOTE リン)'],
      ['リンを残しておくわけにはいかない', 'REQUEST ANY (VOTE リン)'],
    ],
  },
  {
    name: 'vote/keeping-is-bad',
    pattern: '(target:N) (ha|wo|mo) x? keep x? (koto (most|x|today){0,2}? (head:against|needless))',
    says: { type: 'act', act: 'vote' },
    mood: 'wish',
    examples: [
      ['リンを残すのは危険だ', 'REQUEST ANY (VOTE リン)'],
      ['リンを残しておくのは怖い', 'REQUEST ANY (VOTE リン)'],
    ],
  },
  {
    name: 'vote/keep',
    pattern:
      '(target:N) (ha|wo|mo) !(N|S|V|end|qm|cond|but|vote|cast|divine|Fif|Flimit|who|which|eitherof){0,8}? (head:keep)',
    says: { type: 'act', act: 'vote' },
    mood: 'negative',
    examples: [['リンは残したい', 'REQUEST ANY (NOT (VOTE リン))'], ['リンはどっちを残したいんだ？']],
  },
  {
    name: 'vote/spare',
    pattern: '(target:N) (head:spare)',
    says: { type: 'act', act: 'vote' },
    mood: 'negative',
    examples: [['リン外しで進める', 'REQUEST ANY (NOT (VOTE リン))']],
  },
];
