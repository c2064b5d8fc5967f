import type { Construction } from '../construction.ts';

/** What is asked of others. */
export const QUESTIONS: readonly Construction[] = [
  {
    name: 'ask/medium-result',
    pattern:
      '(vote-noun (x|people)|(vote-done|vote-past) (people|x)) (ha|ga) (wolf|human|white|black) past (q|ka|no|nda){0,2} qm|(vote-done|vote-past) (people|x) no outcome wo medium (x|ha|ga|comma|ni){0,2} tell|medium !(end|qm|N){0,6}? colour (wo|ha) (tell|qm)|medium !(end|qm|N){0,6}? (vote-past|vote-done) (people|x) (ha|no|ga) !(end|qm|N){0,4}? (tell|qm)|(mediumresult|medium (no|comma|sfp|ha|yesterday|today|toshite|x|vote-noun){0,5} result) (x|no|ha|wo|ga|mo|comma|today|regarding|most){0,4}? (tell|request|qm|want|how (?!x|think)|know|givenow|(?<=wo) (vote-ask|vote-te|(?=end)))',
    says: { type: 'question', of: 'identified' },
    examples: [
      ['霊媒結果を教えてください', 'INQUIRE ANY (IDENTIFIED ANY ANY)'],
      ['処刑された人の結果を霊媒師は教えてください', 'INQUIRE ANY (IDENTIFIED ANY ANY)'],
      ['@リン 霊媒師として結果を出して', 'INQUIRE リン (IDENTIFIED ANY ANY)'],
      ['霊媒師さん、昨日の処刑の結果は？', 'INQUIRE ANY (IDENTIFIED ANY ANY)'],
      ['@リン 昨日の処刑者は人狼でしたか？', 'INQUIRE リン (IDENTIFIED ANY ANY)'],
    ],
  },
  {
    name: 'ask/whom-divined',
    pattern:
      '((who) (x|no)? wo? mid (divine-past|divine-te|divine-noun|divine-done)|seer !(N|end|qm){0,4}? who wo (yesterday|x)? looked|divine-past (koto|(x|nominal) (ha|wo|ga|mo)?) (who|tell|qm))',
    says: { type: 'question', of: 'result' },
    examples: [
      ['@リン 誰を占ったの?', 'INQUIRE リン (DIVINED ANY ANY)'],
      ['@リン 占ったのは誰？', 'INQUIRE リン (DIVINED ANY ANY)'],
      ['@リン 占った相手を教えて', 'INQUIRE リン (DIVINED ANY ANY)'],
    ],
  },
  {
    name: 'ask/result',
    pattern:
      '(result (x|wo|ha|ga|mo|comma|today|most|no|regarding|two|otherrole|weak end|all ni){0,3}? (who|tell|request|qm|how (?!x|think|want|received)|know|givenow|(white|black) (cop|sfp|ka|no){0,2} qm)|result wo (vote-ask|vote-te|(?=end))|result (to|ya) (?!x matter) (!(N|end|qm){1,7}? (tell|givenow|request)|(x|no){0,2} why wo most? (?=end))|whatresult (cop|na|no|nda|past|q|ka){0,3} qm|(?<!N) (yesterday|today) divine-noun ha how|(?<!N) (yesterday|today) divine-noun regarding (x|most)? tell|divine-noun (ha|mo)? tell qm|divine-noun (?<=N no (yesterday|today)? divine-noun) (ha|mo|wo) (x|today|yesterday)? tell|result x? (ga|ha|mo)? (high|exists|existsp|x|x past)? cond comma? (x|most|today|good){0,2}? (tell|givenow)|divineresult (x|cop|ga|sfp|comma){1,5}? (?=V+ (tell|givenow))|outcome (x|cop|ga|sfp|comma){1,5}? (?=V+ (tell|givenow))|result (to|ya) (wo|ni|V|N|no|x|heno|comma|cast-noun|suspect-plain|suspect-state){1,7} why wo most? (?=end)|result most (cop|sfp|nda|guess|no){0,3} qm|result (ha|ga|mo)? most? (cameout|out) (exists|past|ka|q|no|x|nda){0,3} qm|who (ga|wo) (white|black|human|wolf) (past|cop|no|nda|ka){0,3} (tell|qm))',
    says: { type: 'question', of: 'result' },
    examples: [
      ['@リン 占い結果を教えて', 'INQUIRE リン (DIVINED ANY ANY)'],
      ['@リン 結果は?', 'INQUIRE リン (DIVINED ANY ANY)'],
      ['占い師は結果を出して', 'INQUIRE ANY (DIVINED ANY ANY)'],
      ['リンさんの占い結果が知りたいです', 'INQUIRE リン (DIVINED ANY ANY)'],
      ['リンさん、昨日の占いはどうでしたか？', 'INQUIRE リン (DIVINED ANY ANY)'],
      ['リン、占いどうだった？', 'INQUIRE リン (DIVINED ANY ANY)'],
      ['結果をどう受け止めていますか？'],
    ],
  },
  {
    name: 'ask/whom-to-divine',
    pattern:
      '((who) (x|no|regarding)? wo? mid (divine-plain|divine-will|divine-want|divine-if|divine-ask)|divine-noun (ha|mo|comma) (x|today|tonight){0,2}? (who|which)|divine-limit comma? mid (who|which)|(divine-want|divine-plain) (koto|hou ha|(x|nominal) (ha|ga|mo)?) (who|which|exists)|which (x|no)? wo? mid (divine-plain|divine-will|divine-want))',
    says: { type: 'question', of: 'divine' },
    examples: [
      ['@リン 誰を占う?', 'INQUIRE リン (DIVINATION ANY)'],
      ['みんなは誰を占ってほしい？', 'INQUIRE ANY (DIVINATION ANY)'],
      ['次の占いは誰がいいかな？', 'INQUIRE ANY (DIVINATION ANY)'],
      ['@リン 占うなら誰がいい？', 'INQUIRE リン (DIVINATION ANY)'],
      ['@リン 占いたいのは誰？', 'INQUIRE リン (DIVINATION ANY)'],
    ],
  },
  {
    name: 'ask/divine-target',
    pattern:
      '((divinetarget|divinecandidate) (no)? (x|ha|mo|wo|ga|want|recommend|comma|how|no|high|nominal|all|plan|most|first|ni){0,4}? (who|which|how (?!x)|howseen|exists|qm|tell|know|givenow)|divinetarget (regarding|ha) comma? (x|S ha)? (howseen|how x|(x|plan|matter) wo (x|most)? tell|who wo? think)|divinetarget ha who wo (x|think|want) !(N|end|qm){0,4}? tell|divinetarget to (x|no|why|wo|ni|most|comma|today){1,7} (tell|givenow|request))',
    says: { type: 'question', of: 'divine' },
    examples: [
      ['@リン 占い先どうする?', 'INQUIRE リン (DIVINATION ANY)'],
      ['@リン 占い先の希望はある?', 'INQUIRE リン (DIVINATION ANY)'],
      ['占い希望を出してください', 'INQUIRE ANY (DIVINATION ANY)'],
      ['@リン 次の占い先はどう考えてる？', 'INQUIRE リン (DIVINATION ANY)'],
    ],
  },
  {
    name: 'ask/whom-voted',
    pattern:
      '((who|which) (x|no)? ni mid (cast-past|put-past|cast-state|put-state)|(votetarget|cast-noun) (ha|no)? yesterday (ha|no)? (who|which)|yesterday no? (votetarget|cast-noun) (ha|mo|comma)? (who|which|how))',
    says: { type: 'question', of: 'voted' },
    examples: [
      ['@リン 昨日は誰に投票したの？', 'INQUIRE リン (VOTED ANY)'],
      ['みんな昨日は誰に入れました？', 'INQUIRE ANY (VOTED ANY)'],
      ['リンの投票先って昨日どこだったっけ？', 'INQUIRE リン (VOTED ANY)'],
      ['@リン 昨日の投票先は誰？', 'INQUIRE リン (VOTED ANY)'],
    ],
  },
  {
    name: 'ask/whom-to-vote',
    pattern:
      '((who|which) (x|no)? (ni|wo)? mid ((cast-done|put-done|vote-done) plan|cast-plain|cast-will|cast-want|put-plain|put-will|put-want|vote-plain|vote-will|vote-want)|(vote-limit|cast-limit|put-limit) comma? mid (who|which)|(vote-want|vote-plain|cast-want|cast-plain|put-want|put-plain) (koto|hou ha|(x|nominal) (ha|ga|mo)?) (who|which|exists))',
    says: { type: 'question', of: 'vote' },
    examples: [
      ['@リン 誰に投票する?', 'INQUIRE リン (VOTE ANY)'],
      ['@リン 誰吊りたい？', 'INQUIRE リン (VOTE ANY)'],
      ['リンさん、どなたに投票される予定ですか？', 'INQUIRE リン (VOTE ANY)'],
      ['@リン 今日吊るなら誰？', 'INQUIRE リン (VOTE ANY)'],
      ['@リン 吊りたい人はいる？', 'INQUIRE リン (VOTE ANY)'],
    ],
  },
  {
    name: 'ask/vote-target',
    pattern:
      '((votetarget|votecandidate) (x|ha|mo|wo|ga|comma|today|no|want|recommend|exists|high|nominal|all|most|ni){0,4}? (ka|q|nda|no){0,2}? (who|which|how|howseen|qm|tell|know|givenow)|(votetarget|votecandidate) to (x|no|why|wo|ni|today|most|comma){1,7} (tell|givenow|request)|(?<!N) (cast-noun|vote-noun|ballot) (ha|mo|comma|x){0,2} (who|which|how (?!x|guess|kana)))',
    says: { type: 'question', of: 'vote' },
    examples: [
      ['@リン 投票先は誰?', 'INQUIRE リン (VOTE ANY)'],
      ['@リン 投票先は決まった?', 'INQUIRE リン (VOTE ANY)'],
      ['みんなの投票先を知りたい', 'INQUIRE ANY (VOTE ANY)'],
      ['全員、投票先と理由を一言ずつ頼む', 'INQUIRE ANY (VOTE ANY)'],
      ['今日の吊りはどうする？', 'INQUIRE ANY (VOTE ANY)'],
    ],
  },
  {
    name: 'ask/whom-suspect',
    pattern:
      '((who|(?<!N no) (?<!S no) (?<!V no) which) (no (matter|x) (ga|wo|ha)|(ga|wo|no)?) (x|most|comma|koto|today|yori|how (?=(sus|blackish|wolf) (ka|kana|q|nda|no|think|qm))){0,3}? (sus|susly|suspect|wolf|blackish|weak)|(who|which) ni (x|most)? suspect-noun wo|(wolf|black) (ha|toiu|x){0,2} who|(wolf|blackish|suspect-plain|suspect-state) (cop|to)? (think (x|de|existsp){0,2})? koto (ha)? (x|most)? (who|some tell))',
    says: { type: 'question', of: 'suspect' },
    examples: [
      ['@リン 誰が怪しいと思う?', 'INQUIRE リン (ESTIMATE ANY WEREWOLF)'],
      ['@リン 誰を疑っている?', 'INQUIRE リン (ESTIMATE ANY WEREWOLF)'],
      ['@リン 人狼は誰だと思う？', 'INQUIRE リン (ESTIMATE ANY WEREWOLF)'],
      ['@リン あなたが最も疑うのは誰ですか', 'INQUIRE リン (ESTIMATE ANY WEREWOLF)'],
      ['皆は今誰が気になってる？', 'INQUIRE ANY (ESTIMATE ANY WEREWOLF)'],
      ['誰が人狼か一緒に考えましょう'],
    ],
  },
  {
    name: 'ask/who-is-suspicious',
    pattern:
      '(susperson|sus (x|people)|sus think koto|sus koto|(sus|black|blackish) no (?=who|which)|(sus|blackish|black|wolf) (cop|to)? think (x|existsp|past){0,2} people|blackish|(suspect-plain|suspect-state) (x|people)) (x|toiu|ha|ga|mo|to|no|sfp|ka|wo|about|comma|toshite){0,4}? (who|which|exists|high (ka|no|q)? qm|tell|know|givenow|some tell|absent past? (no|nda|q|ka)? (kana|qm))|susperson (ga|ha|wo|mo) (x|exists|nominal|wo|ni){1,4} request|susperson to !(N|end|qm){0,6}? who|(susperson|blackish) (wo|ha) !(N|end|qm){0,5}? who|(susperson|blackish) (to|comma) (x|no|why|wo|ni|most){1,6} (tell|givenow)|susthing (ha|ga|mo|x|no){0,2} exists (ka|q)? qm',
    says: { type: 'question', of: 'suspect' },
    examples: [
      ['@リン 怪しい人はいる?', 'INQUIRE リン (ESTIMATE ANY WEREWOLF)'],
      ['@リン 怪しいと思う人とその理由を教えて', 'INQUIRE リン (ESTIMATE ANY WEREWOLF)'],
    ],
  },
  {
    name: 'ask/whom-eyed',
    pattern:
      '(some (wo|ni)? (most|x)? (eyed|wolf to? think) (people|x)? (ga|ha|mo)? (existsp|existsq|kana|no|q|nda|ka){0,3} (qm|(?<=existsq) end)|(who|which) (wo|ni|ga)? (x|most){0,2}? eyed|eyed (people|x) (ha|ga|mo|wo|ka|toiu|comma|x){0,2}? (existsp|existsq|who|which|tell|qm|know|some)|eyed koto (x|most)? (who|some))',
    says: { type: 'question', of: 'suspect' },
    examples: [
      ['@リン 誰か警戒してる人いる？', 'INQUIRE リン (ESTIMATE ANY WEREWOLF)'],
      ['リンは誰をマークしてるの？', 'INQUIRE リン (ESTIMATE ANY WEREWOLF)'],
      ['リンをマークしてる人が多い'],
    ],
  },
  {
    name: 'ask/suspicious-is',
    pattern:
      '(susperson|(suspect-plain|suspect-state) x|sus koto) (ha|toiu|x|no){0,2} qm|blackish (ha|koto) qm|(?<!N|N ha|N wo|N no) blackish (ha|wo)? howseen',
    says: { type: 'question', of: 'suspect' },
    examples: [
      ['@リン 君の目に映る怪しい人物は?', 'INQUIRE リン (ESTIMATE ANY WEREWOLF)'],
      ['リンの狼予想は？', 'INQUIRE リン (ESTIMATE ANY WEREWOLF)'],
    ],
  },
  {
    name: 'ask/whom-to-attack',
    pattern: 'who wo mid (attack-plain|attack-will|attack-want)',
    says: { type: 'question', of: 'attack' },
    whisper: true,
    examples: [['今夜は誰を襲う?', 'INQUIRE ANY (ATTACK ANY)']],
  },
  {
    name: 'ask/victim',
    pattern: '(attacktarget|(?<!N) attack-noun) (x|ha|mo|wo|ga|comma|today|no){0,3}? (who|how|qm|tell)',
    says: { type: 'question', of: 'attack' },
    whisper: true,
    examples: [['襲撃先は誰にする?', 'INQUIRE ANY (ATTACK ANY)']],
  },
];
