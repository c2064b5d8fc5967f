import type { Construction } from '../construction.ts';

/** Inspections, attacks and guards, and acts in short: what is to be done with whom. */
export const ACTS: readonly Construction[] = [
  {
    name: 'divine/limit',
    pattern: '(divine-limit|spend-limit|divinetarget cond|divine-noun cond) comma? mid (target:N) (?!ha)',
    says: { type: 'act', act: 'divine' },
    mood: 'wish',
    examples: [['占うならリンがいいわね', 'REQUEST ANY (DIVINATION リン)']],
  },
  {
    name: 'divine/me-rather',
    pattern: 'divine-limit comma? most? (target:S) (koto|no hou|ga|de|ni) most? (good|request|hou|x)',
    says: { type: 'act', act: 'divine' },
    mood: 'wish',
    examples: [
      ['占うなら私がいいよ', 'REQUEST ANY (DIVINATION アヤ)'],
      ['占うなら俺の方がいいだろ', 'REQUEST ANY (DIVINATION アヤ)'],
    ],
  },
  {
    name: 'divine/except',
    pattern: '(target:P) igai (no|x){0,3} wo? (head:divine)',
    says: { type: 'act', act: 'divine' },
    mood: 'negative',
    examples: [['リン以外を占うのが良い', 'REQUEST ANY (NOT (DIVINATION リン))']],
  },
  {
    name: 'vote/except',
    pattern: '(target:P) igai (no|x|de|kara|ni|wo){0,3} (head:vote|cast|put)',
    says: { type: 'act', act: 'vote' },
    mood: 'negative',
    examples: [
      ['リン以外で吊りたい', 'REQUEST ANY (NOT (VOTE リン))'],
      ['リン以外に投票しよう', 'REQUEST ANY (NOT (VOTE リン))'],
    ],
  },
  {
    name: 'divine/by-somebody',
    pattern: '(subject:N|V) (ga|ha|mo|ni|niha|comma)? mid (target:P) (wo|mo) mid (head:divine)',
    says: { type: 'act', act: 'divine' },
    examples: [['リンにはミナトを占ってほしい', 'REQUEST リン (DIVINATION ミナト)']],
  },
  {
    name: 'divine/not-of-topic',
    pattern:
      '(target:N) ha !(N|S|V|end|qm|cond|but|vote|cast|divine|Fif|Flimit){1,7}? (head:divine-not|divine-unwanted)',
    says: { type: 'act', act: 'divine' },
    examples: [['リンはよく喋ってくれるから占わなくていい', 'REQUEST ANY (NOT (DIVINATION リン))']],
  },
  {
    name: 'divine/object',
    pattern:
      '(target:P) ((wo|regarding) on|(?<=N) (ha|mo|no (colour|office) wo) comma? mid|(?<=N) (today|tonight|most)?) (head:divine-plain|divine-will|divine-want|divine-unwanted|divine-not|divine-ask|divine-order|divine-te|divine-past|divine-if|divine-limit|divine-done|divine-forbid|divine-state|divine-undone)',
    says: { type: 'act', act: 'divine' },
    examples: [
      ['リンを占うべきだと思う', 'REQUEST ANY (DIVINATION リン)'],
      ['今夜はリンを占います', 'DIVINATION リン'],
      ['リンを占うのは反対よ', 'REQUEST ANY (NOT (DIVINATION リン))'],
      ['リン占ってくれ', 'REQUEST ANY (DIVINATION リン)'],
    ],
  },
  {
    name: 'divine/spend',
    pattern: '((target:N) (ni|niha|he|ha|wo)? mid (head:spend))',
    says: { type: 'act', act: 'divine' },
    examples: [
      ['リンに占いを使ってほしい', 'REQUEST ANY (DIVINATION リン)'],
      ['リンに占いを当てたい', 'REQUEST ANY (DIVINATION リン)'],
    ],
  },
  {
    name: 'divine/compound',
    pattern:
      '(target:P) (head:divine-noun) (?!white|black|human|whitesign|blacksign|(comma|de|to|ha|cop) (white|black|human|whitesign|blacksign|whiteout|blackout)) (?=N|de|want|recommend|good|koto good|ga|end|comma|sfp|kana|request|agree|against|ha|cop|mo|plan|hou|qm|to|ni|niha|wo (want|recommend|x|request))',
    says: { type: 'act', act: 'divine' },
    examples: [
      ['リン占いで', 'REQUEST ANY (DIVINATION リン)'],
      ['リン占いのほうがいい', 'REQUEST ANY (DIVINATION リン)'],
    ],
  },
  {
    name: 'divine/beside-vote',
    pattern: '(?<=(vote-noun|cast-noun) N comma?) divine-noun (target:N) (?=de|end|cop|sfp|comma)',
    says: { type: 'act', act: 'divine' },
    mood: 'wish',
    examples: [
      ['吊りリン、占いミナトで', 'REQUEST ANY (VOTE リン)', 'REQUEST ANY (DIVINATION ミナト)'],
      ['吊りサクラ占いケンジ', 'REQUEST ANY (VOTE サクラ)', 'REQUEST ANY (DIVINATION ケンジ)'],
    ],
  },
  {
    name: 'divine/is-enough',
    pattern: '(target:N) ha (x|most|today)? (head:divine-noun) de (good|request|how)',
    says: { type: 'act', act: 'divine' },
    examples: [
      ['リンは占いでいい', 'REQUEST ANY (DIVINATION リン)'],
      ['リンは今日占いで頼む', 'REQUEST ANY (DIVINATION リン)'],
    ],
  },
  {
    name: 'divine/of-somebody',
    pattern: '(target:N) no (head:divine-noun) (wo|ga) (most|x){0,2}? (request|want|recommend|good)',
    says: { type: 'act', act: 'divine' },
    mood: 'wish',
    examples: [['次はリンの占いをお願いします', 'REQUEST ANY (DIVINATION リン)']],
  },
  {
    name: 'divine/topic',
    pattern:
      '((?<!N) (?<!N no) (divinetarget|divinecandidate|divine-noun) (ha|mo|colon|toshite|ni|ga|arrow|comma)|divine-noun colon) mid (target:P) (?!ha (?!how)|ga (x|existsp)|sole|de counter|de? x? co|no|white|black|human|wolf|whitesign|blacksign|wo divine|(de|comma|cop|past|end){0,3} result)',
    says: { type: 'act', act: 'divine' },
    mood: 'wish',
    examples: [['占い先はリンがいいな', 'REQUEST ANY (DIVINATION リン)']],
  },
  {
    name: 'divine/topic-of-somebody',
    pattern:
      '(subject:N) no (divinetarget|divine-noun) (ha|mo|comma) mid (target:P) (?=(ga|de) (good|most|want|recommend|request)|de (end|how)|wo (want|recommend)|kana|decide)',
    says: { type: 'act', act: 'divine' },
    mood: 'wish',
    examples: [
      ['@リン 君の占い先はミナトがいいと思う', 'REQUEST リン (DIVINATION ミナト)'],
      ['リンさんの次の占い先はどこだろう'],
    ],
  },
  {
    name: 'divine/candidate',
    pattern:
      '(target:N) (wo|ha|ga|mo)? comma? mid (head:divinecandidate (?!kara)|divinetarget ni|divinetarget cop|divinetarget (toshite|de) (x|most)? good)',
    says: { type: 'act', act: 'divine' },
    mood: 'wish',
    examples: [
      ['リンは占い候補だ', 'REQUEST ANY (DIVINATION リン)'],
      ['リンが占い先でいい', 'REQUEST ANY (DIVINATION リン)'],
    ],
  },
  {
    name: 'divine/not-topic',
    pattern: '(notdivinetarget (x end|(ha|mo|colon|x|comma|koto|ga){0,3})|notseer colon) (target:P)',
    says: { type: 'act', act: 'divine' },
    mood: 'negative',
    examples: [
      ['占いたくない枠:リン', 'REQUEST ANY (NOT (DIVINATION リン))'],
      ['占いたくないのはリンだ', 'REQUEST ANY (NOT (DIVINATION リン))'],
    ],
  },
  {
    name: 'vote/not-topic',
    pattern: 'notvotetarget (ha|mo|colon|x|comma|koto|ga){0,3} (target:P)',
    says: { type: 'act', act: 'vote' },
    mood: 'negative',
    examples: [
      ['吊りたくない枠:リン', 'REQUEST ANY (NOT (VOTE リン))'],
      ['残したい人はリンです', 'REQUEST ANY (NOT (VOTE リン))'],
    ],
  },
  {
    name: 'divine/not-candidate',
    pattern: '(target:P) (wo|ha|ga|mo)? mid (head:notdivinetarget (?!people)|notseer (?=want|recommend))',
    says: { type: 'act', act: 'divine' },
    mood: 'negative',
    examples: [['リンが占いたくない候補。', 'REQUEST ANY (NOT (DIVINATION リン))']],
  },
  {
    name: 'divine/sign',
    pattern:
      '(?<!x) (?<!N no) (?<!S no) (?<!N ga|N ha|N mo) (?<!yesterday recommend (ha|colon)) (?<!!(divinesign|votesign|attacksign) N) (?<!!(divinesign|votesign|attacksign) N divinesign N) divinesign ((ha|colon|mo) mid)? (target:P) (?!x|N|kara|ga (?!good|most|want|recommend|hou)|wo (?!want|recommend|request|good)|to|but|arrow|cop but|putout|out|niha|confirmed|ha (?!good|most|want|recommend|request|agree|today|tonight)|recommend (ha|ga)|no (x|why|result|nominal|N)|de N|ni na|decide (why|koto|nominal))',
    says: { type: 'act', act: 'divine' },
    mood: 'wish',
    examples: [
      ['●リンにした理由を聞きたい'],
      ['ミナトが●リンを希望していた'],
      ['●リンは死に票だったと思う'],
      ['●リン○ミナト', 'REQUEST ANY (DIVINATION リン)', 'REQUEST ANY (DIVINATION ミナト)'],
      ['●はリンで', 'REQUEST ANY (DIVINATION リン)'],
      ['昨日の希望は●リンだった'],
      ['●リンを出した人が多いね'],
      ['●リンだが遅かった'],
    ],
  },
  {
    name: 'divine/colour',
    pattern: '(target:P) no (colour|office) (wo|ga|mo|ha) (divine-noun de)? mid (head:see|know)',
    says: { type: 'act', act: 'divine' },
    mood: 'wish',
    examples: [
      ['リンの色を見たい', 'REQUEST ANY (DIVINATION リン)'],
      ['リンの白黒をつけたい', 'REQUEST ANY (DIVINATION リン)'],
    ],
  },
  {
    name: 'divine/see',
    pattern: '(?<!N no) divine-noun (de|ha) mid (target:N) wo mid (head:see|look)',
    says: { type: 'act', act: 'divine' },
    mood: 'wish',
    examples: [
      ['次の占いでリンを見るべきだ', 'REQUEST ANY (DIVINATION リン)'],
      ['占いはリンを見てほしい', 'REQUEST ANY (DIVINATION リン)'],
    ],
  },
  {
    name: 'divine/look',
    pattern:
      'seer (ha|ni|niha|comma|sfp|x|no|mo|toshite){0,3} mid (target:P) wo? mid (head:look|(?<=seer toshite ha N wo) see)',
    says: { type: 'act', act: 'divine' },
    mood: 'wish',
    examples: [
      ['占い師としてはリンを見ておきたい', 'COMINGOUT アヤ SEER', 'DIVINATION リン'],
      ['占い師さん、リンを見てください', 'REQUEST ANY (DIVINATION リン)'],
      ['占い師にはリンを見てほしい', 'REQUEST ANY (DIVINATION リン)'],
      ['占い師さん、次はリン見てもらえると嬉しいな', 'REQUEST ANY (DIVINATION リン)'],
    ],
  },
  {
    name: 'divine/asked-of-the-seer',
    pattern: 'seer (comma|sfp|ha|ni|niha){1,2} (tonight|today|most)? (target:N) (wo|de)? (head:request)',
    says: { type: 'act', act: 'divine' },
    mood: 'wish',
    examples: [
      ['占い師さん、今夜はリンをお願いします', 'REQUEST ANY (DIVINATION リン)'],
      ['占い師はミナトを頼む', 'REQUEST ANY (DIVINATION ミナト)'],
    ],
  },
  {
    name: 'divine/will-look',
    pattern: 'tonight mid (target:N) wo? mid (head:willlook)',
    says: { type: 'act', act: 'divine' },
    mood: 'own',
    examples: [
      ['今夜はリンを見てみます', 'DIVINATION リン'],
      ['今夜はリンを覗いてくるつもりだ', 'DIVINATION リン'],
      ['発言を読み返したい。次リン見てくる'],
    ],
  },
  {
    name: 'divine/forecast',
    pattern: '(target:N) (head:forecast) (?=cop|end|de|sfp|request)',
    says: { type: 'act', act: 'divine' },
    mood: 'own',
    examples: [
      ['じゃあリンさん本予告', 'DIVINATION リン'],
      ['リン占い予告です', 'DIVINATION リン'],
      ['リンの予告が遅い'],
    ],
  },
  {
    name: 'divine/forecast-is',
    pattern: 'forecast (ha|colon)? (target:N) (?=cop|end|de|sfp)',
    says: { type: 'act', act: 'divine' },
    mood: 'own',
    examples: [
      ['占い予告：リン', 'DIVINATION リン'],
      ['本予告はリンで', 'DIVINATION リン'],
    ],
  },
  {
    name: 'divine/look-tonight',
    pattern: '(subject:V) comma? mid (tonight|today) mid (target:N) wo mid (head:look|request)',
    says: { type: 'act', act: 'divine' },
    mood: 'wish',
    examples: [
      ['@リン 今夜はミナトを見て', 'REQUEST リン (DIVINATION ミナト)'],
      ['@リン 今夜はミナトを頼む', 'REQUEST リン (DIVINATION ミナト)'],
    ],
  },
  {
    name: 'attack/object',
    pattern: '(target:P) (wo|ha|mo|heno)? mid (head:attack)',
    says: { type: 'act', act: 'attack' },
    whisper: true,
    examples: [['今夜はリン噛みで', 'ATTACK リン']],
  },
  {
    name: 'attack/topic',
    pattern: '(attack-noun|attacktarget) (ha|mo|colon)? mid (target:P) (?!igai)',
    says: { type: 'act', act: 'attack' },
    whisper: true,
    examples: [['噛みはリンで', 'ATTACK リン']],
  },
  {
    name: 'attack/candidate',
    pattern: '(target:N) (ha|wo|ga|mo|ni)? mid (head:attacktarget)',
    says: { type: 'act', act: 'attack' },
    whisper: true,
    examples: [
      ['リンは噛み候補です', 'ATTACK リン'],
      ['リンを今夜の標的に', 'ATTACK リン'],
    ],
  },
  {
    name: 'attack/decided',
    pattern: '(target:N) (head:decide) (?!why|koto|nominal)',
    says: { type: 'act', act: 'attack' },
    whisper: true,
    examples: [
      ['守られてそうだからリンにしよう', 'ATTACK リン'],
      ['じゃあミナトにします', 'ATTACK ミナト'],
    ],
  },
  {
    name: 'guard/object',
    pattern: '(target:N) (wo|ha|mo)? mid (head:guard)',
    says: { type: 'act', act: 'guard' },
    examples: [
      ['昨夜はリンを護衛した', 'GUARDED リン'],
      ['狩人はリンを護衛してほしい', 'REQUEST ANY (GUARD リン)'],
    ],
  },
  {
    name: 'vote/today',
    pattern:
      '(?<!co ha) (?<!co mo) today comma? (target:N) ((he|ni) (end|comma)|(kana|de|cop|sfp|past|guess){0,3} (end|qm|comma)|want (kana|cop|sfp|guess){0,2} (end|qm|comma)|decide (?!why|koto|nominal)|wo (want|recommend)|de (good|how|want|agree|request))',
    says: { type: 'act', act: 'vote' },
    examples: [
      ['票の動きが急すぎる。今日はリンかな', 'VOTE リン'],
      ['今日はリンにします', 'VOTE リン'],
    ],
  },
  {
    name: 'vote/me-too',
    pattern: '(?<=end|comma|x) S mo (target:N) (head:de|ni|he) (?=end|sfp|comma)',
    says: { type: 'act', act: 'vote' },
    mood: 'own',
    examples: [
      ['じゃあ私もリンで', 'VOTE リン'],
      ['俺もミナトに。', 'VOTE ミナト'],
    ],
  },
  {
    name: 'vote/after-doubt',
    pattern: 'unsure (ga|but|comma|end){1,2} mid (target:N) (he|ni) (?=end|comma)',
    says: { type: 'act', act: 'vote' },
    examples: [
      ['迷いましたがリンさんへ。', 'VOTE リン'],
      ['悩みましたが、リンに。', 'VOTE リン'],
    ],
  },
  {
    name: 'vote/noun-first',
    pattern:
      '(end|comma|today|most|S (ha|mo)) (vote-noun) (target:N) ((nominal|x)? (head:de|(ni|he)? want|decide|recommend|end|cop|sfp|comma)|(?=divine-noun N))',
    says: { type: 'act', act: 'vote' },
    mood: 'wish',
    examples: [
      ['よし。吊りリン。', 'REQUEST ANY (VOTE リン)'],
      ['今日は吊りリンで', 'REQUEST ANY (VOTE リン)'],
      ['私は吊りリンで', 'REQUEST ANY (VOTE リン)'],
    ],
  },
  {
    name: 'vote/cast-first',
    pattern:
      '(end|comma|today|most|S (ha|mo)) cast-noun (target:N) (head:de|(ni|he)? want|decide|recommend|end|cop|sfp|comma)',
    says: { type: 'act', act: 'vote' },
    mood: 'own',
    examples: [
      ['投票 リン', 'VOTE リン'],
      ['今日は投票リンで', 'VOTE リン'],
    ],
  },
  {
    name: 'vote/decided-aloud',
    pattern: 'vote-plain (ka sfp?|q) (comma|end){1,2} (target:N) wo (?=end|sfp)',
    says: { type: 'act', act: 'vote' },
    mood: 'wish',
    examples: [
      ['吊るか……リンを', 'REQUEST ANY (VOTE リン)'],
      ['なら処刑するかね、ミナトを。', 'REQUEST ANY (VOTE ミナト)'],
    ],
  },
  {
    name: 'vote/inverted-object',
    pattern:
      '(head:vote-plain|vote-will|vote-want|cast-plain|cast-will|put-plain|put-will) (ka|kana|sfp|cop|x){0,2} (comma|end){1,2} (today|most)? (target:N) (wo|ni) (?=end|sfp)',
    says: { type: 'act', act: 'vote' },
    examples: [
      ['吊ろう、リンを。', 'REQUEST ANY (VOTE リン)'],
      ['投票するよ、リンに。', 'VOTE リン'],
    ],
  },
  {
    name: 'divine/inverted-object',
    pattern:
      '(head:divine-plain|divine-will|divine-want) (ka|kana|sfp|cop|x){0,2} (comma|end){1,2} (today|tonight|most)? (target:N) wo (?=end|sfp)',
    says: { type: 'act', act: 'divine' },
    examples: [
      ['占いたいな、リンを。', 'REQUEST ANY (DIVINATION リン)'],
      ['占うよ、今夜はリンを。', 'DIVINATION リン'],
    ],
  },
  {
    name: 'vote/of-somebody',
    pattern:
      '(target:P) no (head:vote-noun|disposal) (?=wo|ha|ni|niha|ga|mo|de (good|agree|want|recommend|request|how|decide|end))',
    says: { type: 'act', act: 'vote' },
    examples: [
      ['リンの処刑を提案する', 'REQUEST ANY (VOTE リン)'],
      ['リンの処理を急ぐ必要はない', 'REQUEST ANY (NOT (VOTE リン))'],
      ['リンの追放で空気が変わった'],
    ],
  },
  {
    name: 'vote/answer',
    pattern:
      '(votetarget|cast-noun|who (wo|ni) (vote-plain|cast-plain|put-plain)) !(N|V|S|end|qm){0,7} (end|qm) (x|S|ha|ga|most|comma|no|today|sfp){0,5}? (target:N) (?=ga (good|most|want|recommend|x)|ha how|de|kana|wo (want|recommend|good)|cop|sfp|end|guess)',
    says: { type: 'act', act: 'vote' },
    mood: 'wish',
    examples: [['今日の吊り先ですね。リンでいいと思います', 'REQUEST ANY (VOTE リン)']],
  },
  {
    name: 'divine/answer',
    pattern:
      '(divinetarget|divinecandidate) !(N|V|S|end|qm){0,7} (end|qm) (x|S|ha|ga|most|comma|no|today|tonight|sfp){0,5}? (target:N) (?=ga (good|most|want|recommend|x)|ha how|de|kana|wo (want|recommend|good)|cop|sfp|end|guess)',
    says: { type: 'act', act: 'divine' },
    mood: 'wish',
    examples: [['占い先ですか。私はリン君が良いと思いますね。', 'REQUEST ANY (DIVINATION リン)']],
  },
  {
    name: 'vote/gather-later',
    pattern:
      '(cast-noun|ballot|votetarget|vote-noun) (ga|ha|mo|wo) !(N|V|S|qm){0,8}? (all de)? (target:N) (ni|he|de) mid (head:gather)',
    says: { type: 'act', act: 'vote' },
    mood: 'wish',
    examples: [
      ['票が割れると危険です。全員でリンさんに揃えましょう', 'REQUEST ANY (VOTE リン)'],
      ['投票がばらけている。ミナトに合わせよう', 'REQUEST ANY (VOTE ミナト)'],
    ],
  },
  {
    name: 'guard/me',
    pattern: '(target:S) wo mid (head:guard-ask)',
    says: { type: 'act', act: 'guard' },
    examples: [
      ['今夜は私を守ってください', 'REQUEST ANY (GUARD アヤ)'],
      ['騎士さん、私を護衛してほしい', 'REQUEST ANY (GUARD アヤ)'],
    ],
  },
  {
    name: 'divine/need',
    pattern:
      '(divine-noun no|divine-plain) good (ga|ha)? (high|exists)? (koto|x ha) comma? (target:N) (?=cop|end|sfp|think|guess|comma|de)',
    says: { type: 'act', act: 'divine' },
    mood: 'wish',
    examples: [
      ['占う必要があるのはリンさんです', 'REQUEST ANY (DIVINATION リン)'],
      ['占う必要があるのはサクラだと思う', 'REQUEST ANY (DIVINATION サクラ)'],
    ],
  },
  {
    name: 'vote/changed',
    pattern:
      '(cast|put|vote-plain|vote-want|votetarget|ballot) !(N|V|S|qm|who|divine|divinetarget|divinecandidate|seer){0,8}? (target:N) (?=decide (?!why|koto|nominal))',
    says: { type: 'act', act: 'vote' },
    examples: [
      ['リンに入れるつもりでしたが、ミナトに変更します', 'VOTE ミナト'],
      ['投票を変えます。サクラにします', 'VOTE サクラ'],
      ['投票を迷ったが、サクラに変えた理由は言えない'],
    ],
  },
  {
    name: 'vote/choice',
    pattern: 'today (x|comma)? (target:N) (no|comma) (head:choice)',
    says: { type: 'act', act: 'vote' },
    mood: 'wish',
    examples: [['今日はリンかミナトの二択だ', 'REQUEST ANY (OR (VOTE リン) (VOTE ミナト))']],
  },
  {
    name: 'vote/first',
    pattern: '(target:N) (head:first) de (good|sfp|end)',
    says: { type: 'act', act: 'vote' },
    mood: 'wish',
    examples: [['黒を出されたリン先でいい。', 'REQUEST ANY (VOTE リン)']],
  },
  {
    name: 'vote/candidate-of-the-topic',
    pattern:
      '(end|comma|toshite|today) (x|most)? (head:votecandidate (cop|end|sfp|kana|comma)|votetarget (toshite (recommend|want|x)|decide)|(votecandidate|votetarget) toshite most? good)',
    says: { type: 'act', act: 'vote' },
    examples: [
      ['@リン 結果を出さないのが怪しい。吊り候補。', 'ESTIMATE リン WEREWOLF', 'VOTE リン'],
      ['リンの話は矛盾だらけです。今日の処刑候補として妥当です。', 'VOTE リン'],
    ],
  },
  {
    name: 'divine/candidate-of-the-topic',
    pattern:
      '(end|comma|toshite|today|x) (x|most)? (head:divinecandidate) (cop|end|sfp|kana|comma|want|recommend)',
    says: { type: 'act', act: 'divine' },
    mood: 'wish',
    examples: [['リンの沈黙は見過ごせない。占い候補だ。', 'REQUEST ANY (DIVINATION リン)']],
  },
  {
    name: 'guard/cleft',
    pattern:
      '(guard-past koto|guardtarget (ha|comma|colon)|yesterday no? guard-noun (ha|comma)) mid (target:N) (?!ha|ga|wo)',
    says: { type: 'result', how: 'guarded' },
    mood: 'own',
    examples: [['私が守ったのはリンです', 'GUARDED リン']],
  },
  {
    name: 'guard/of-somebody',
    pattern:
      '(target:N) no (head:guard-noun) (?=(wo|ga|ha|de)? (x|most|today|tonight)? (request|good|want|recommend|hou)|wo (end|sfp))',
    says: { type: 'act', act: 'guard' },
    examples: [['リンさんの護衛をお願いします', 'REQUEST ANY (GUARD リン)']],
  },
  {
    name: 'guard/of-the-topic',
    pattern: '(head:guard-ask)',
    says: { type: 'act', act: 'guard' },
    examples: [['リンさんが心配です。守ってほしいです。', 'REQUEST ANY (GUARD リン)']],
  },
  {
    name: 'vote/of-the-topic',
    pattern:
      '(head:vote-plain|vote-will|vote-want|vote-ask|cast-plain|cast-will|cast-want|cast-ask|vote-order|(?<=end|comma|because|today|ha|most|tonight) (put-plain|put-will|put-ask)|(cast-past|vote-past) (?=hou)|(vote-te|cast-te) (?=good|agree|end|sfp|request))',
    says: { type: 'act', act: 'vote' },
    examples: [
      ['リンは人狼だ。投票しよう。', 'ESTIMATE リン WEREWOLF', 'REQUEST ANY (VOTE リン)'],
      ['リンは黒い！今日吊って！', 'ESTIMATE リン WEREWOLF', 'REQUEST ANY (VOTE リン)'],
    ],
  },
  {
    name: 'divine/of-the-topic',
    pattern: '(head:divine-plain|divine-will|divine-want|divine-ask)',
    says: { type: 'act', act: 'divine' },
    examples: [['リンが静かだから占うのも手だよね', 'REQUEST ANY (DIVINATION リン)']],
  },
  {
    name: 'vote/noun-of-the-topic',
    pattern:
      '((comma|end|today|most|because|cop) (head:vote-noun|cast-noun) (de (?!sus|susperson|people|who|which|N|quote|confirmed|past|wolf)|want|recommend|good|agree|cop|request|plan|wo (end|comma)|(?<=comma vote-noun) end))',
    says: { type: 'act', act: 'vote' },
    examples: [
      ['リンは昨日の理由が薄い、吊りで。', 'REQUEST ANY (VOTE リン)'],
      ['リンは黒いから吊りで', 'ESTIMATE リン WEREWOLF', 'REQUEST ANY (VOTE リン)'],
    ],
  },
  {
    name: 'vote/not-of-the-topic',
    pattern:
      '(target:N) ha !(N|end|qm){1,8}? (because|comma) (head:vote-noun|cast-noun) (ha|mo)? most? (against|needless)',
    says: { type: 'act', act: 'vote' },
    mood: 'negative',
    examples: [['リンは白いので、吊りは反対', 'ESTIMATE リン VILLAGER', 'REQUEST ANY (NOT (VOTE リン))']],
  },
  {
    name: 'vote/not-them',
    pattern: '(vote-noun|cast-noun|vote-plain) !(N|V|end|qm){1,8}? (target:N) (ha|wo) most? (head:against)',
    says: { type: 'act', act: 'vote' },
    mood: 'negative',
    examples: [
      ['吊りは誰でもいいけどリンだけはやめて', 'REQUEST ANY (NOT (VOTE リン))'],
      ['今日の投票だけど、ミナトは反対だ', 'REQUEST ANY (NOT (VOTE ミナト))'],
    ],
  },
  {
    name: 'vote/spare-me',
    pattern: '(end|comma|because) (most|x)? (head:vote-forbid|cast-forbid)',
    says: { type: 'act', act: 'vote' },
    mood: 'negative',
    examples: [
      ['私は白だよ、吊らないで！', 'COMINGOUT アヤ VILLAGER', 'REQUEST ANY (NOT (VOTE アヤ))'],
      ['お願い、吊らないで。', 'REQUEST ANY (NOT (VOTE アヤ))'],
    ],
  },
  {
    name: 'vote/judge',
    pattern: '(target:N) (wo|ni|niha|he) mid (head:judge)',
    says: { type: 'act', act: 'vote' },
    examples: [
      ['リンを裁く。', 'VOTE リン'],
      ['リンに裁きを', 'VOTE リン'],
    ],
  },
  {
    name: 'vote/judge-of-the-topic',
    pattern: '(?<!N (wo|ni|niha|he)) (?<=end|comma|V) (head:judge) (?=end|sfp|cop|comma)',
    says: { type: 'act', act: 'vote' },
    examples: [['@リン 話が矛盾している。審判を下す。', 'VOTE リン']],
  },
  {
    name: 'divine/not-of-the-topic',
    pattern:
      '(target:N) ha !(N|end|qm){1,8}? (because|comma) (head:notdivinetarget|divine-noun (ha|mo)? most? (against|needless))',
    says: { type: 'act', act: 'divine' },
    mood: 'negative',
    examples: [['リンは白いので占いは不要', 'ESTIMATE リン VILLAGER', 'REQUEST ANY (NOT (DIVINATION リン))']],
  },
  {
    name: 'vote/keep-of-the-topic',
    pattern: '(because|comma|cop) (head:keep|vote-unwanted|cast-unwanted|put-unwanted)',
    says: { type: 'act', act: 'vote' },
    mood: 'negative',
    examples: [
      ['リンは昨日の説明が良かったから、残したい。', 'REQUEST ANY (NOT (VOTE リン))'],
      ['リンは白いので吊りたくない', 'ESTIMATE リン VILLAGER', 'REQUEST ANY (NOT (VOTE リン))'],
    ],
  },
];
