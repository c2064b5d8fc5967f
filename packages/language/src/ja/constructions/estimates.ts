import type { Construction } from '../construction.ts';

/** What the speaker holds others for. */
export const ESTIMATES: readonly Construction[] = [
  {
    name: 'estimate/either-role',
    pattern:
      '(target:N) (ha|ga|mo|comma)? near (role:wolf|possessed) ka (other:possessed|possessedish|wolf|blackish)',
    says: { type: 'estimate' },
    examples: [['リンは狼か狂人寄り', 'OR (ESTIMATE リン WEREWOLF) (ESTIMATE リン POSSESSED)']],
  },
  {
    name: 'estimate/either-role-of-the-topic',
    pattern: '(end|comma|qm|V) (role:wolf|possessed) ka (other:possessed|possessedish|wolf|blackish)',
    says: { type: 'estimate' },
    examples: [['@リン 急展開。狼か狂人寄り。', 'OR (ESTIMATE リン WEREWOLF) (ESTIMATE リン POSSESSED)']],
  },
  {
    name: 'estimate/true',
    pattern:
      '(target:N) (ha|ga|mo|koto|koso ga?|comma|wo|regarding|no (seer|medium|bodyguard|divine-noun)? (co|claim-noun) (ha|ga|mo))? near (role:true) ((no|na)? (seer|medium))? said',
    says: { type: 'trust', trusted: true },
    examples: [
      ['リンは本物の占い師だろうな', 'ESTIMATE リン SEER'],
      ['リン真めかな', 'ESTIMATE リン SEER'],
      ['リンさんを真の占い師と信じます', 'ESTIMATE リン SEER'],
      ['リンは真霊媒だろう', 'ESTIMATE リン MEDIUM'],
      ['リンさんのことを本物の占い師だと信じています', 'ESTIMATE リン SEER'],
    ],
  },
  {
    name: 'estimate/true-result',
    pattern:
      '(target:N) no (x|yesterday|today)? (result|divine-noun|co) (ha|mo|ga) most? (role:true) (?=cop|end|think|guess|sfp|comma)',
    says: { type: 'trust', trusted: true },
    examples: [
      ['リンの占いは本物だ', 'ESTIMATE リン SEER'],
      ['ミナトの占い結果は本物だと思う', 'ESTIMATE ミナト SEER'],
    ],
  },
  {
    name: 'estimate/true-noticed',
    pattern: '(target:N) (ga|mo|ha)? (x|most)? (role:true) (no? (seer|medium))? (noticed|sothen)',
    says: { type: 'trust', trusted: true },
    examples: [
      ['リンが本物の占い師だったんだね', 'ESTIMATE リン SEER'],
      ['リンが真ってことだな', 'ESTIMATE リン SEER'],
    ],
  },
  {
    name: 'estimate/true-listed',
    pattern: '(target:N) (role:true) (?=N (isrole|fake|true) (cop|end|de|comma|think|guess|kana|to|sfp))',
    says: { type: 'trust', trusted: true },
    examples: [
      ['リン真ミナト偽で見てる', 'ESTIMATE リン SEER', 'NOT (ESTIMATE ミナト SEER)'],
      ['リン真ミナト狼かな', 'ESTIMATE リン SEER', 'ESTIMATE ミナト WEREWOLF'],
    ],
  },
  {
    name: 'estimate/true-of-the-topic',
    pattern: '(end|comma|V|because) (role:true) (no? (seer|medium)) (?=cop|think|guess|neg|to ha? neg)',
    says: { type: 'trust', trusted: true },
    examples: [
      ['ありがとう、リンさん。本物の占い師だと思います。', 'ESTIMATE リン SEER'],
      ['リンは話がぶれるし、真の占い師とは思えん。', 'NOT (ESTIMATE リン SEER)'],
    ],
  },
  {
    name: 'estimate/fake',
    pattern:
      '(target:N) (ha far|(ga|mo|koto|koso ga?|wo|comma|regarding|no|no (x|saying|matter) (ha|ga))? near) (role:fake) (no? (seer|medium))? said',
    says: { type: 'trust', trusted: false },
    examples: [
      ['リンは偽物だ', 'NOT (ESTIMATE リン SEER)'],
      ['リンが嘘をついていると思う', 'NOT (ESTIMATE リン SEER)'],
      ['リンの真はないな', 'NOT (ESTIMATE リン SEER)'],
      ['リンの言っていることは全部うそだよ', 'NOT (ESTIMATE リン SEER)'],
    ],
  },
  {
    name: 'estimate/fake-named',
    pattern: '(role:fake) no (seer no?)? (target:N) (?=ha|ga|mo|wo|comma|ni|niha|no|end|sfp|he)',
    says: { type: 'trust', trusted: false },
    examples: [
      ['偽物のリン、その嘘は許さない', 'NOT (ESTIMATE リン SEER)'],
      ['嘘つきのリンには騙されないで', 'NOT (ESTIMATE リン SEER)'],
    ],
  },
  {
    name: 'estimate/fake-is',
    pattern:
      '(role:fake) (no|x|seer|medium)? (koto|ha|colon) near (target:N) (?=cop|end|kana|think|guess|sfp|comma|to|past|ya|de)',
    says: { type: 'trust', trusted: false },
    examples: [['両立しない以上、偽はリン。', 'NOT (ESTIMATE リン SEER)']],
  },
  {
    name: 'estimate/true-is',
    pattern:
      '(role:true) (no (seer|medium))? (koto|ha|ga|colon) near (target:N) (?=cop|end|kana|think|guess|sfp|comma|to|past|ya|de|but)',
    says: { type: 'trust', trusted: true },
    examples: [
      ['真はリンだと思う', 'ESTIMATE リン SEER'],
      ['本物の占い師がリンであると信じます', 'ESTIMATE リン SEER'],
    ],
  },
  {
    name: 'estimate/fake-is',
    pattern:
      '(role:fake) (no (seer|medium))? (koto|ha|colon) near (target:N) (no hou)? (?=cop|end|kana|think|guess|sfp|comma|to|ya|but)',
    says: { type: 'trust', trusted: false },
    examples: [
      ['偽物はリンだと思う', 'NOT (ESTIMATE リン SEER)'],
      ['嘘をついているのはリンだ', 'NOT (ESTIMATE リン SEER)'],
    ],
  },
  {
    name: 'estimate/trusted-is',
    pattern: '(head:trust-state|trust-done) koto near (target:N) (?=x|sole|cop|end|kana|sfp|comma|de)',
    says: { type: 'trust', trusted: true },
    examples: [
      ['ボクが信じているのはリンだけなのだ', 'ESTIMATE リン VILLAGER'],
      ['信用しているのはリンさんです', 'ESTIMATE リン VILLAGER'],
    ],
  },
  {
    name: 'estimate/fake-of-the-topic',
    pattern:
      '(end|comma|most|V|S ha|S ga|because|(?<=end|comma) x ha?) (role:fake) (no? (seer|medium))? (cop|end|think|guess|sfp|de (?=end|comma|confirmed)|confirmed)',
    says: { type: 'trust', trusted: false },
    examples: [
      ['リンは昨日と言うことが違う。完全に偽占い師です。', 'NOT (ESTIMATE リン SEER)'],
      ['リンの話は破綻した。偽占い確定。', 'NOT (ESTIMATE リン SEER)'],
      ['リンが占い師を名乗っているが、それは嘘だ。', 'リン COMINGOUT リン SEER', 'NOT (ESTIMATE リン SEER)'],
    ],
  },
  {
    name: 'estimate/result-doubtful',
    pattern:
      '(target:N) no (x|divine-noun|today|yesterday|no|seer|medium){0,3}? (result|divine-noun|claim-noun|co) (ha|ga|mo)? (x|most|today){0,2}? (role:sus|fake)',
    says: { type: 'trust', trusted: false },
    examples: [['リンの占い結果が疑わしい', 'NOT (ESTIMATE リン SEER)']],
  },
  {
    name: 'estimate/trust',
    pattern:
      '(target:N) (no|wo|ha|ga|mo|regarding)? (x|result|divine-noun|divine-plain|why|most|today|wo|ha|nominal|claim-noun|ni|no|co|mo|quote|comma|seer|medium|toshite|hou|koto|whiteout|blackout){0,6}? (head:trust)',
    says: { type: 'trust', trusted: true },
    examples: [
      ['リンの結果を信じる', 'ESTIMATE リン SEER'],
      ['リンの占いは信用できない', 'NOT (ESTIMATE リン SEER)'],
      ['リンの黒出しを信じる', 'ESTIMATE リン SEER'],
      ['リンの方が信用できる', 'ESTIMATE リン VILLAGER'],
      ['リンのことは信じている', 'ESTIMATE リン VILLAGER'],
      ['リンの言うことを信じます', 'ESTIMATE リン VILLAGER'],
      ['リンの占い結果なんて信じられるか。', 'NOT (ESTIMATE リン SEER)'],
      ['リンの占いは信じないで', 'NOT (ESTIMATE リン SEER)'],
      ['リンの占い結果を信じるべきか、まだ決められない'],
    ],
  },
  {
    name: 'estimate/trust-of-the-topic',
    pattern:
      '(head:trust-not|trust-want|(?<=toshite) trust-plain|(?<=toshite) trust-will|(?<=comma S (ha|mo)?) trust-state)',
    says: { type: 'trust', trusted: true },
    examples: [
      ['@リン それは信じられない。', 'NOT (ESTIMATE リン SEER)'],
      ['リンが霊媒師を名乗っているが、私は信じている', 'リン COMINGOUT リン MEDIUM', 'ESTIMATE リン MEDIUM'],
    ],
  },
  {
    name: 'estimate/innocence',
    pattern:
      '(target:N) no (role:villager) wo (S ha|S ga|x|most|comma){0,3} (head:trust-plain|trust-state|trust-want|trust-te)',
    says: { type: 'estimate' },
    examples: [
      ['リンの潔白を私は信じています', 'ESTIMATE リン VILLAGER'],
      ['ミナトさんの無実を信じます', 'ESTIMATE ミナト VILLAGER'],
    ],
  },
  {
    name: 'estimate/inverted',
    pattern: '(target:N) (sole|cop|guess|kana|sfp){1,3} comma most? (role:wolf|possessed) ha (?=end|sfp)',
    says: { type: 'estimate' },
    examples: [
      ['リンだよ、狼は。', 'ESTIMATE リン WEREWOLF'],
      ['ミナトしかいないだろ、狂人は', 'ESTIMATE ミナト POSSESSED'],
    ],
  },
  {
    name: 'estimate/two-wolves',
    pattern: '(target:N) (de|no|ga|ha)? (role:twowolves) (?=cop|end|sfp|kana|guess|think|comma)',
    says: { type: 'estimate' },
    examples: [
      ['リンとミナトで2狼だ', 'ESTIMATE リン WEREWOLF', 'ESTIMATE ミナト WEREWOLF'],
      ['リンとミナトの2w想定'],
    ],
  },
  {
    name: 'estimate/ruled-out',
    pattern: '(target:N) no (role:wolf|black|possessed) ((ha|mo|wo) most?)? neg',
    says: { type: 'estimate' },
    mood: 'negative',
    examples: [
      ['リンの狼は否定できるよ', 'NOT (ESTIMATE リン WEREWOLF)'],
      ['サクラの狼はないな', 'NOT (ESTIMATE サクラ WEREWOLF)'],
    ],
  },
  {
    name: 'estimate/rather',
    pattern:
      '(target:N) (ha|ga|mo|comma)? near (wolf|seer|possessed|villager|medium|white|black) (neg|notbut) (x|comma)? (role:isrole) said',
    says: { type: 'estimate' },
    examples: [['リンは狼じゃなくて狂人っぽい', 'ESTIMATE リン POSSESSED', 'NOT (ESTIMATE リン WEREWOLF)']],
  },
  {
    name: 'estimate/suspected-role',
    pattern:
      '(target:N) (ha far|(ga|mo|comma)? near) (role:possessed|wolf) suspect-noun (?=cop|end|sfp|think|comma|de)',
    says: { type: 'estimate' },
    examples: [
      ['リンは狂人疑い', 'ESTIMATE リン POSSESSED'],
      ['リン、人狼疑いです', 'ESTIMATE リン WEREWOLF'],
    ],
  },
  {
    name: 'estimate/role',
    pattern:
      '(target:N) ((no (x|why|result|nominal|divine-noun|koto|colour))? ha far|(ga|mo|koto|koso ga?|comma|wo|no x (ga|wo))? near) (role:isrole) said',
    says: { type: 'estimate' },
    examples: [
      ['リンが人狼だと思う', 'ESTIMATE リン WEREWOLF'],
      ['リンさんこそが人狼なのではないでしょうか', 'ESTIMATE リン WEREWOLF'],
      ['リンを黒く見ています', 'ESTIMATE リン WEREWOLF'],
      ['リンさんが人狼だなんて思えない', 'NOT (ESTIMATE リン WEREWOLF)'],
      ['リンは狂人っぽい', 'ESTIMATE リン POSSESSED'],
      ['リンは白いと思う', 'ESTIMATE リン VILLAGER'],
      ['もしリンが人狼なら大変だ'],
    ],
  },
  {
    name: 'estimate/acting-as',
    pattern:
      '(target:N) ((ha|ga|mo) near|ha far) (role:wolf|possessed|villager) toshite (x|matter|ni|ha){1,4} (existsp|existsq|past)? (likely|think|guess|q sfp)',
    says: { type: 'estimate' },
    examples: [
      ['リンは狂人として動いている可能性が高い', 'ESTIMATE リン POSSESSED'],
      ['リンは人狼として振る舞っていると思う', 'ESTIMATE リン WEREWOLF'],
      ['リンは村人として話している'],
    ],
  },
  {
    name: 'estimate/such-a-deed',
    pattern:
      '(target:N) (ha far|(ga|mo|no (x|nominal) (ga|ha))? near) (role:whitish|blackish) (x|matter){1,2} (cop|think|guess|end)',
    says: { type: 'estimate' },
    examples: [
      ['リンは村人らしい動きだ', 'ESTIMATE リン VILLAGER'],
      ['リンは狼っぽい発言だと思う', 'ESTIMATE リン WEREWOLF'],
    ],
  },
  {
    name: 'estimate/of-the-village',
    pattern:
      '(target:N) ((no (x|nominal))? (ha far|(ga|mo|wo) near)|near) (role:mura) (?=cop|think|guess|neg|kana|de think|ni think|de good)',
    says: { type: 'estimate' },
    examples: [
      ['リンは村だと思う', 'ESTIMATE リン VILLAGER'],
      ['リンの動きは村に見える', 'ESTIMATE リン VILLAGER'],
      ['リンは村でいいと思う', 'ESTIMATE リン VILLAGER'],
      ['リンは村のために話している'],
    ],
  },
  {
    name: 'estimate/named',
    pattern: '(role:possessed|wolf) no (target:N) (ha|ga|mo|wo|comma|end|cop)',
    says: { type: 'estimate' },
    examples: [['狂人のリンさんもいる', 'ESTIMATE リン POSSESSED']],
  },
  {
    name: 'estimate/suspicious',
    pattern:
      '(target:N) (ha far|no (x|nominal|why|result|divine-noun|cast-noun|claim-noun|co|plan|no){1,3}? ha far|(ga|mo|koto|koso ga?|comma|wo|no|regarding (ga|ha)?)? (x|most|today|comma|de|no|mo|weak|ga|result|why|nominal|think|wo|ni|cast-noun|two|koto|because){0,6}?) (role:sus|susly)',
    says: { type: 'estimate' },
    examples: [
      ['遅く出たリンをいちばん怪しく見てる', 'ESTIMATE リン WEREWOLF'],
      ['リンが一番怪しい', 'ESTIMATE リン WEREWOLF'],
      ['リンの行動が怪しいと思う', 'ESTIMATE リン WEREWOLF'],
      ['リン、怪しい動きがあったら教えて'],
    ],
  },
  {
    name: 'estimate/suspicious-person',
    pattern:
      '(target:N) (ha|ga|mo) near (role:susperson) (?=cop|end|sfp|think|guess|kana|(to|ni) (x|cop)|to think)',
    says: { type: 'estimate' },
    examples: [
      ['リンが疑い候補になります', 'ESTIMATE リン WEREWOLF'],
      ['リンは怪しい人物だと思う', 'ESTIMATE リン WEREWOLF'],
      ['リンは怪しい人物ではない'],
    ],
  },
  {
    name: 'estimate/not-suspicious-is',
    pattern:
      '(role:susly|blackish) neg koto near (target:N) (?=cop|end|kana|think|guess|sfp|comma|to|past|ya|de)',
    says: { type: 'estimate' },
    mood: 'negative',
    examples: [
      ['怪しくないのはリンかな', 'NOT (ESTIMATE リン WEREWOLF)'],
      ['黒くないのはリンだ', 'NOT (ESTIMATE リン WEREWOLF)'],
    ],
  },
  {
    name: 'estimate/suspicious-is',
    pattern:
      '(role:sus|susperson|blackish|black|wolf|possessed|suspect-state|suspect-plain) (no|x|want|recommend|(to? think) past?|thoughtonce)? (koto|ha|colon|(?<=susperson) ga|hou (ha|koto)) (!(N|V|S|end|qm|cond|but){1,8}? (?<=na|existsp|past|x)|near) (target:N) (?=cop|sole|end|kana|think|guess|sfp|comma|to|ka|past|ya|de|but|no two)',
    says: { type: 'estimate' },
    examples: [
      ['一番怪しいのは、話が飛びがちなリンかな', 'ESTIMATE リン WEREWOLF'],
      ['怪しいのは票を変えているリンだ', 'ESTIMATE リン WEREWOLF'],
      ['怪しいのはリンだ', 'ESTIMATE リン WEREWOLF'],
      ['狼はリンだと思う', 'ESTIMATE リン WEREWOLF'],
      ['狼はリンとミナトの二人組だ', 'ESTIMATE リン WEREWOLF', 'ESTIMATE ミナト WEREWOLF'],
      ['疑うべきはリンだ', 'ESTIMATE リン WEREWOLF'],
      ['今怪しいと思うのはリンかな', 'ESTIMATE リン WEREWOLF'],
      ['読み返して狼っぽいと思ったのは、リンだ', 'ESTIMATE リン WEREWOLF'],
    ],
  },
  {
    name: 'estimate/suspect',
    pattern:
      '(target:N) (wo|ha|mo|regarding|no x wo) (x|most|today|comma|mo|yesterday|blackish toshite|wolf toshite){0,3}? (head:suspect)',
    says: { type: 'estimate' },
    examples: [
      ['リンを人狼候補として疑います', 'ESTIMATE リン WEREWOLF'],
      ['リンを疑っています', 'ESTIMATE リン WEREWOLF'],
      ['リンを疑ってはいません', 'NOT (ESTIMATE リン WEREWOLF)'],
      ['リンを疑う理由は何ですか'],
    ],
  },
  {
    name: 'estimate/suspicion',
    pattern: '(?<!arrow) (target:N) (ha far)? (role:suspect-noun) (?=cop|end|sfp|think)',
    says: { type: 'estimate' },
    examples: [
      ['発言の流れでリン疑いです', 'ESTIMATE リン WEREWOLF'],
      ['リンは理由が曖昧で、やや疑いです', 'ESTIMATE リン WEREWOLF'],
    ],
  },
  {
    name: 'estimate/suspicion-of',
    pattern:
      '(target:N) (heno|(ni|niha|he) (most|x|high){0,2}?) (role:suspect-noun) ((ga|wo|no) (x|high|most|neg|serve)|(ha|mo) most? (high|neg))',
    says: { type: 'estimate' },
    examples: [
      ['リンへの疑いが強まった', 'ESTIMATE リン WEREWOLF'],
      ['リンさんに疑いの目を向けています', 'ESTIMATE リン WEREWOLF'],
      ['リンへの疑いは晴れた', 'NOT (ESTIMATE リン WEREWOLF)'],
      ['リンには強い疑いを持っています', 'ESTIMATE リン WEREWOLF'],
    ],
  },
  {
    name: 'estimate/felt',
    pattern:
      '(target:N) (no (x|nominal|saying){1,2} (ni|niha|kara ha?)?|(ni|niha|kara ha?)) (x|most|no){0,2}? (role:blackish|whitish|sus|susly) (wo|ga|mo|ha) (think|high|exists|x)',
    says: { type: 'estimate' },
    examples: [
      ['リンに狼要素を感じる', 'ESTIMATE リン WEREWOLF'],
      ['リンからは怪しさを感じます', 'ESTIMATE リン WEREWOLF'],
      ['リンさんの態度からは村人らしさを感じます', 'ESTIMATE リン VILLAGER'],
      ['リンの発言から人狼の匂いがする', 'ESTIMATE リン WEREWOLF'],
    ],
  },
  {
    name: 'estimate/suspicion-shared',
    pattern: '(target:N) (role:suspect-noun) (ni|de|ha)? (agree|want) (?!qm)',
    says: { type: 'estimate' },
    examples: [['リン疑いに賛成', 'ESTIMATE リン WEREWOLF']],
  },
  {
    name: 'estimate/by-somebody',
    pattern:
      '(subject:N) (ha|ga|no|mo) !(end|qm|V|S){0,6}? (target:P) wo (x|most)? (role:wolf|black|possessed|blackish|white|whitish|villager) (treat|think|cop think)',
    says: { type: 'estimate' },
    mood: 'told',
    examples: [
      ['リンはろくな根拠もなく私を狼扱いだ', 'リン ESTIMATE アヤ WEREWOLF'],
      ['リンさんは私を人狼だと疑っています', 'リン ESTIMATE アヤ WEREWOLF'],
    ],
  },
  {
    name: 'estimate/suspects-me',
    pattern:
      '(subject:N) (ha|ga|mo) (x|most|today|comma){0,3}? (target:S) (wo|regarding) (x|most){0,2}? (role:suspect-plain|suspect-state)',
    says: { type: 'estimate' },
    mood: 'told',
    examples: [
      ['リンは私を疑っているようだ', 'リン ESTIMATE アヤ WEREWOLF'],
      ['リンさんが私のことを疑っています', 'リン ESTIMATE アヤ WEREWOLF'],
    ],
  },
  {
    name: 'estimate/role-is',
    pattern:
      '(role:seer|medium|bodyguard|possessed) (ha|koto) near (target:N) (?=cop think|think|guess|de confirmed|to think|confirmed|kana|assert)',
    says: { type: 'estimate' },
    examples: [
      ['占い師はリンだと思う', 'ESTIMATE リン SEER'],
      ['狂人はリンかな', 'ESTIMATE リン POSSESSED'],
    ],
  },
  {
    name: 'estimate/white-is',
    pattern:
      '(role:whitish|white) (no|x|think)? (koto|ha|colon|cop) near (target:N) (?=cop|end|kana|think|guess|sfp|comma|to|de|blackish|black)',
    says: { type: 'estimate' },
    examples: [
      ['白寄りなのはリンかな', 'ESTIMATE リン VILLAGER'],
      ['白いのはリンだと思う', 'ESTIMATE リン VILLAGER'],
    ],
  },
  {
    name: 'estimate/has-points',
    pattern:
      '(target:N) (ni|niha|ha|mo|ga)? near (role:susthing) (ga|mo) most? (high|existsp) (?=end|sfp|cop|because|but|comma)',
    says: { type: 'estimate' },
    examples: [
      ['リンには怪しい点がある', 'ESTIMATE リン WEREWOLF'],
      ['リンとミナト、両方怪しい点があるよ', 'ESTIMATE リン WEREWOLF', 'ESTIMATE ミナト WEREWOLF'],
      ['リンに怪しい点があるか確かめよう'],
    ],
  },
  {
    name: 'estimate/suspect-of-the-topic',
    pattern:
      '(?<=N) (ha|no (x|nominal) ha) !(N|V|S|end|qm|cond){1,10}? (comma|because) most? (head:suspect-plain|suspect-want) (?=end|sfp|cop|think)',
    says: { type: 'estimate' },
    examples: [
      ['リンは票の話を避けていて、疑うよ', 'ESTIMATE リン WEREWOLF'],
      ['リンは説明がないから疑いたい', 'ESTIMATE リン WEREWOLF'],
    ],
  },
  {
    name: 'estimate/of-the-topic',
    pattern:
      '(?<!people (ga|ha|mo|no)) (role:blackish|sus|susly|possessedish|whitish) (?=cop|neg|end|think|guess|comma|sfp|qm|because|but|kana|na|ni (plan x|want (end|sfp|cop|because|but)))',
    says: { type: 'estimate' },
    examples: [
      ['@リン 話が飛びすぎ。一番怪しいよ。', 'ESTIMATE リン WEREWOLF'],
      ['@リン 理由が薄くて、黒寄りに考えてるよ', 'ESTIMATE リン WEREWOLF'],
      ['リンを急に庇った人が怪しい。'],
    ],
  },
  {
    name: 'estimate/wolf-of-the-topic',
    pattern:
      '(?<!N|S|quoted wo|S wo) (?<!N wo (x|nominal)? people (ga|ha|koso)) (role:wolf|possessed|villager|black) (?=assert|think|guess|cop (end|sfp|think|comma|but|because|guess)|to think|no likely|suspect-noun|kana|no (x|nominal|ballot|good){1,3} (think|ni think|to think))',
    says: { type: 'estimate' },
    examples: [
      ['@リン 投票先を変えすぎ。人狼の可能性が高いです。', 'ESTIMATE リン WEREWOLF'],
      ['@リン 君の話は矛盾だらけだ。黒と断定する。', 'ESTIMATE リン WEREWOLF'],
      ['リンは二回しか話していません。潜んでいる人狼だと思います。', 'ESTIMATE リン WEREWOLF'],
    ],
  },
  {
    name: 'estimate/white-of-the-topic',
    pattern: '(?<!N|S) (role:white) (?=think (?!past))',
    says: { type: 'estimate' },
    examples: [
      ['リンさんを占ってもいい？白だと思うけど', 'REQUEST ANY (DIVINATION リン)', 'ESTIMATE リン VILLAGER'],
      ['リンさん、悪くないね。白だと思う。', 'ESTIMATE リン VILLAGER'],
    ],
  },
];
