import type { Construction } from '../construction.ts';

const CLAIMED = 'seer|medium|bodyguard|villager|possessed';
const ROLE = `${CLAIMED}|wolf`;

/** Who is what, by their own word. */
export const CLAIMS: readonly Construction[] = [
  {
    name: 'claim/fake-wanted',
    pattern:
      '(subject:N|V) (ha|ga|comma|ni|mo)? (x|today|most){0,2}? (role:seer|medium|bodyguard|divine-noun) (no|wo)? (co|fake|claim-noun)',
    says: { type: 'call' },
    whisper: true,
    examples: [
      ['リンは占い師騙りお願い', 'REQUEST リン (COMINGOUT リン SEER)'],
      ['@リン 占い師COをお願い', 'REQUEST リン (COMINGOUT リン SEER)'],
    ],
  },
  {
    name: 'claim/asked-of',
    pattern:
      '(subject:N|V) (ha|ga|ni|comma)? (x|comma|no|today|most|koso){0,3}? (role:seer|medium|bodyguard|villager) (wo|to|cop|ha|quote){0,2} (claim-ask (?!past)|claim-order|claim-te (end|sfp)|claim-will|claim-plain koto good)',
    says: { type: 'call' },
    examples: [['リン、占い師を名乗ってくれ。', 'REQUEST リン (COMINGOUT リン SEER)']],
  },
  {
    name: 'claim/asked-anything',
    pattern:
      '(subject:N|V) (ha|comma|ni|niha|mo)? (x|most|today){0,2}? (head:claim-ask (?!past)|claim-order|claim-te (end|sfp)|comeforward (end|sfp|request))',
    says: { type: 'call' },
    examples: [
      ['リンさん、COしてください', 'REQUEST リン (COMINGOUT リン ANY)'],
      ['@リン 早く名乗って。', 'REQUEST リン (COMINGOUT リン ANY)'],
    ],
  },
  {
    name: 'claim/asked-whom',
    pattern:
      '(role:seer|medium|bodyguard) ha (subject:N) (ga|ni)? (x|most)? (claim-ask (?!past)|claim-order|claim-te (end|sfp)|claim-will|comeforward (request|end))',
    says: { type: 'call' },
    examples: [['占い師はリンが名乗ってくれ。', 'REQUEST リン (COMINGOUT リン SEER)']],
  },
  {
    name: 'claim/call',
    pattern:
      '(?<!N (ga|mo|ha)) (role:seer|medium|bodyguard|divine-noun|office) (x|ha|ga|mo|no|sfp|all|x de|comma|exists|cond|some|today|most|ni|nda|guess|wo|out|past){0,7}? (end (x|sfp|most){0,2}?)? ((co|claim-noun) (wo|ha|ga|mo)? (x|most|today){0,2}? (request|recommend|tell)|cameout x hou|(co|claim-noun) kara (x|most|today){0,2}? (request|start)|comeforward mo? (request|end|sfp|na|nda|good|comma|cop|think|guess|result)|claim-ask|claim-order|claim-will|claim-plain hou|claim-te (?=end|sfp|request)|claim-noun wo (?=end))',
    says: { type: 'call' },
    examples: [
      ['占い師はCOしてください', 'REQUEST ANY (COMINGOUT ANY SEER)'],
      ['占い師さんいたら出てほしいな', 'REQUEST ANY (COMINGOUT ANY SEER)'],
      ['霊能者は名乗り出るべきだと思う', 'REQUEST ANY (COMINGOUT ANY MEDIUM)'],
      ['占い師さん、そろそろ出てきてもいいよ', 'REQUEST ANY (COMINGOUT ANY SEER)'],
      ['まずは占い師のCOから始めていこうか', 'REQUEST ANY (COMINGOUT ANY SEER)'],
      ['占い師いたら出てきてください', 'REQUEST ANY (COMINGOUT ANY SEER)'],
      ['他の占い師が出るべきです', 'REQUEST ANY (COMINGOUT ANY SEER)'],
    ],
  },
  {
    name: 'claim/not-yet-out',
    pattern:
      '(role:seer|medium) (ha|ga|mo|no x ha) (x|most)? (claim-undone (no|nda|q|ka|x)* qm|cameout neg (no|nda|q|ka)* qm|comeforward (x|existsq|absent) (q|ka|qm|end)|(?<=most) (q|ka) qm)',
    says: { type: 'call' },
    examples: [
      ['占い師はまだ名乗り出ていないのか？', 'REQUEST ANY (COMINGOUT ANY SEER)'],
      ['霊媒師はまだですか？', 'REQUEST ANY (COMINGOUT ANY MEDIUM)'],
    ],
  },
  {
    name: 'claim/missed',
    pattern:
      '(role:seer|medium) (ga|mo|ha)? cameout neg (sfp|koto|x|cop|past){0,4}? end (x|most|today|koso|because|comma){0,5}? (claim-ask|claim-order|claim-will|claim-plain hou|comeforward)',
    says: { type: 'call' },
    examples: [
      ['占い師が出ないですね。早く名乗り出てください', 'REQUEST ANY (COMINGOUT ANY SEER)'],
      ['霊媒師が出ないのは困る。そろそろ名乗り出てほしい', 'REQUEST ANY (COMINGOUT ANY MEDIUM)'],
      ['占い師が出ないね。今日はリンを見よう'],
    ],
  },
  {
    name: 'claim/to-be-checked',
    pattern:
      '(role:seer|medium|bodyguard|divine-noun) (x|no people)? ((no co|co) (ga|ha|no)? (existsq|high ka|neg ka|x ka|x)|(ga|ha) (existsq how?|absent ka?|existsp (unsure|ka))) (wo|x)? (see|tell|confirmed|want|know) (?!q|past)',
    says: { type: 'call' },
    examples: [
      ['占い師のCOがあるか確かめたい', 'REQUEST ANY (COMINGOUT ANY SEER)'],
      ['他に霊媒師がいないか確認したい', 'REQUEST ANY (COMINGOUT ANY MEDIUM)'],
    ],
  },
  {
    name: 'claim/whoever-is',
    pattern:
      '(role:seer|medium|bodyguard|true) (no (seer|medium|x))? ((wo|to|cop to)? claim-plain (people|x) |x|people|no)? (ga|ha|mo|comma|sfp)* most? (existsp|exists|high) cond? comma? (x|most|today|no|de|ni){0,4}? (comeforward|claim-ask|claim-will|claim-order|claim-te|claim-plain hou|co (wo|ha)? (request|recommend)|x past hou)',
    says: { type: 'call' },
    examples: [
      ['真占いがいるなら出てください', 'REQUEST ANY (COMINGOUT ANY SEER)'],
      ['占い師を名乗る人がいるなら急いで出てきて', 'REQUEST ANY (COMINGOUT ANY SEER)'],
      ['本物がいたら明日COお願いします', 'REQUEST ANY (COMINGOUT ANY SEER)'],
    ],
  },
  {
    name: 'claim/rival-called',
    pattern:
      '(role:counter) (no (seer|medium))? (x|people|no)? (ga|ha|mo)? ((most|x)? (existsp cond?|cond) comma? (most|x)? (comeforward|claim-ask|claim-order|claim-te|claim-plain hou)|(?<=ga|ha) most? (comeforward (?!neg)|claim-ask|claim-order|claim-te (end|sfp)))',
    says: { type: 'call' },
    examples: [
      ['対抗がいるなら出てください', 'REQUEST ANY (COMINGOUT ANY SEER)'],
      ['対抗いるなら今名乗ってくれ', 'REQUEST ANY (COMINGOUT ANY SEER)'],
    ],
  },
  {
    name: 'claim/call-both',
    pattern:
      '(?<!N (ga|mo|ha)) (role:seer|medium|divine-noun) (to|ya|comma|mo)? (?=(seer|medium|divine-noun|bodyguard) (x|no|people)? (ha|ga|mo|comma)? most? (comeforward (?!neg)|claim-ask|claim-order|claim-will (?!q)|claim-te (end|sfp|request)|co (wo|ha)? request))',
    says: { type: 'call' },
    examples: [
      [
        '占い師と霊媒師はCOしてください',
        'REQUEST ANY (COMINGOUT ANY SEER)',
        'REQUEST ANY (COMINGOUT ANY MEDIUM)',
      ],
    ],
  },
  {
    name: 'claim/hold-back',
    pattern:
      '(role:seer|medium|bodyguard|divine-noun) (x|ha|ga|mo|no|sfp|all|comma|some|today|most|ni|good|want|de|neg|end|against|cop|past|koto){0,8}? (stayhidden|claim-not hou|claim-forbid (?=end|sfp|comma|qm|cop|request))',
    says: { type: 'call' },
    mood: 'negative',
    examples: [
      ['占い師はまだ伏せていてほしいです。', 'REQUEST ANY (NOT (COMINGOUT ANY SEER))'],
      ['占い師の方は、今日は名乗らないでください。', 'REQUEST ANY (NOT (COMINGOUT ANY SEER))'],
    ],
  },
  {
    name: 'claim/called',
    pattern:
      '(role:seer|medium|bodyguard|divine-noun) no? (co|claim-noun|claim-plain|claim-want) (wo x? people|people|wo x)? (ha|mo|ga|comma)? ((exists|high) (nda|sfp|no|q|ka){0,2} (qm|tell)|no x wo (x|most)? tell|no people (comma|ha) who (ga|ha)? exists)',
    says: { type: 'call' },
    examples: [
      ['占いCOはいるか?', 'REQUEST ANY (COMINGOUT ANY SEER)'],
      ['占いCOいるか教えて', 'REQUEST ANY (COMINGOUT ANY SEER)'],
    ],
  },
  {
    name: 'claim/called-too',
    pattern: '(?<=end|comma) (role:seer|medium) mo co (?=end)',
    says: { type: 'call' },
    examples: [
      ['占い結果を出して。霊媒もCO。', 'INQUIRE ANY (DIVINED ANY ANY)', 'REQUEST ANY (COMINGOUT ANY MEDIUM)'],
    ],
  },
  {
    name: 'claim/looked-for',
    pattern:
      '(role:seer|medium|bodyguard|(?<=end|comma) divine-noun) ((ha|mo|x|sfp|no|most|ni|about|comma){0,4}? ((exists (q|ka|nda|sfp|no){0,3}|absent (q|ka|nda|no|kana){0,3}) qm|existsq end)|ha who (cop|q|nda|sfp|no|ka){0,3} (qm|(?<=cop|nda|sfp) (end|comma end))|co (high|exists) x? qm)',
    says: { type: 'call' },
    examples: [
      ['霊媒師はいませんか?', 'REQUEST ANY (COMINGOUT ANY MEDIUM)'],
      ['占い師は誰？', 'REQUEST ANY (COMINGOUT ANY SEER)'],
      ['霊媒師はおらぬか。', 'REQUEST ANY (COMINGOUT ANY MEDIUM)'],
      ['占いおる？', 'REQUEST ANY (COMINGOUT ANY SEER)'],
      ['占い師はもういないよね？'],
    ],
  },
  {
    name: 'claim/who-is-it',
    pattern: 'who ga (true no?)? (role:seer|medium|bodyguard) (cop|q|nda|sfp|no|ka){1,3} qm',
    says: { type: 'call' },
    examples: [
      ['誰が占い師なの？', 'REQUEST ANY (COMINGOUT ANY SEER)'],
      ['どなたが霊媒師ですか？', 'REQUEST ANY (COMINGOUT ANY MEDIUM)'],
      ['誰が占い師か考えよう'],
    ],
  },
  {
    name: 'claim/ask-role',
    pattern:
      'office ((ha|wo|mo|comma) (x|who){0,2} (cop|q|nda|sfp|guess|kana|no|ka){0,3} (qm|end|tell|request)|q (qm|end)|na ni qm)',
    says: { type: 'question', of: 'role' },
    examples: [
      ['@リン、役職は何?', 'INQUIRE リン (COMINGOUT リン ANY)'],
      ['リンさんの役職は何ですか。', 'INQUIRE リン (COMINGOUT リン ANY)'],
    ],
  },
  {
    name: 'claim/anyone',
    pattern:
      '(role:seer|medium|bodyguard) (cop? to|wo|toshite)? claim-plain (x|people) (ha|ga|mo)? (existsq|existsp (q|qm|ka))',
    says: { type: 'call' },
    examples: [
      ['他に占い師であると名乗り出る者はおらぬか？', 'REQUEST ANY (COMINGOUT ANY SEER)'],
      ['霊媒師を名乗る人はいますか', 'REQUEST ANY (COMINGOUT ANY MEDIUM)'],
      ['占い師を名乗る人が多い'],
    ],
  },
  {
    name: 'claim/ask-whether',
    pattern:
      '(target:N|V) (ha|ga|mo|comma)? (x|most|true|no|ni){0,2}? (role:seer|medium|bodyguard|wolf|villager|possessed) ((wo|to)? (co|claim-plain))? (cop|no|nda|sfp){0,3} (q (?!sfp (end|comma|but|because))|ka qm|qm)',
    says: { type: 'question', of: 'whether' },
    examples: [
      ['リンが狼ですかねぇ。', 'ESTIMATE リン WEREWOLF'],
      ['リンは占い師ですか?', 'INQUIRE リン (COMINGOUT リン SEER)'],
      ['@リン 本当に占い師？', 'INQUIRE リン (COMINGOUT リン SEER)'],
    ],
  },
  {
    name: 'claim/ask-whether-truly',
    pattern: '(?<=end|comma|qm) true ni (role:seer|medium|bodyguard) (cop|no|nda|sfp|na){0,3} (q|ka qm|qm)',
    says: { type: 'question', of: 'whether' },
    examples: [
      ['リンさん、急ぎすぎです。本当に占い師なの？', 'INQUIRE リン (COMINGOUT リン SEER)'],
      ['@リン 話がぶれている。本当に霊媒師なんですか？', 'INQUIRE リン (COMINGOUT リン MEDIUM)'],
    ],
  },
  {
    name: 'claim/rival',
    pattern: 'V (sfp|comma|x){0,2} counter ha qm',
    says: { type: 'question', of: 'claim' },
    examples: [['@リン 対抗は?', 'INQUIRE リン (COMINGOUT リン SEER)']],
  },
  {
    name: 'claim/wanted-of',
    pattern:
      '(role:seer|medium|bodyguard|divine-noun) (co|fake) (ha|wo) (subject:N) (x|ni|ga|de)? (request|good)',
    says: { type: 'call' },
    whisper: true,
    examples: [['占いCOはリンお願い', 'REQUEST リン (COMINGOUT リン SEER)']],
  },
  {
    name: 'claim/of-somebody',
    pattern: `(subject:N) (ha|ga|mo|no|comma)? (x ga)? (x|most|two|yesterday|today|mo|true|no|ni|toshite|comma|(x|matter|S) kara){0,4}? (role:${CLAIMED}|wolf (?!cop to (claim-state|claim-plain))|divine-noun) (wo|cop|to|no|ni|x|ha|toshite|de|comma){0,3} (?!claim-undone|claim-not|claim-want|claim-will) (head:co|claim|counter|(?<=wo|to) comeforward (?=comma|N)) (?!wo? retract)`,
    says: { type: 'claim' },
    mood: 'told',
    examples: [
      ['リンが占い師を名乗って、', 'リン COMINGOUT リン SEER'],
      ['リンが占い師COした', 'リン COMINGOUT リン SEER'],
      ['リンが占い師として名乗り出た', 'リン COMINGOUT リン SEER'],
      ['みんなはリンが人狼だと主張している'],
      ['リンとミナトが占い師で対抗してる', 'リン COMINGOUT リン SEER', 'ミナト COMINGOUT ミナト SEER'],
      ['リンとミナトが占い師を名乗っている', 'リン COMINGOUT リン SEER', 'ミナト COMINGOUT ミナト SEER'],
    ],
  },
  {
    name: 'claim/said-of-oneself',
    pattern: `(subject:N) (ha|ga|mo) (x|most|comma|de|ni|about|mo){0,5}? x (ga|wo|ha|koso) (x|most|true no?){0,2}? (role:${ROLE}) (cop|past)? to? (head:quote|claim-plain|claim-state|claim-past)`,
    says: { type: 'claim' },
    mood: 'told',
    examples: [
      ['リンは自分が人狼だと言い張っている', 'リン COMINGOUT リン WEREWOLF'],
      ['リンさんが自分を占い師だと主張するのは不可解です', 'リン COMINGOUT リン SEER'],
    ],
  },
  {
    name: 'claim/only-by',
    pattern:
      '(subject:N) only (x|most)? (role:seer|medium|bodyguard|divine-noun) (wo|to)? (claim-undone|claim-not)',
    says: { type: 'claim' },
    mood: 'told',
    examples: [
      ['リンしか占い師COしていない', 'リン COMINGOUT リン SEER'],
      ['今はリンしか霊媒師を名乗っていません', 'リン COMINGOUT リン MEDIUM'],
    ],
  },
  {
    name: 'claim/made-by',
    pattern:
      '(role:seer|medium|bodyguard|divine-noun) (co (x|people)? (ha|koto)|wo? (claim-state|claim-plain|claim-past) (koto|(people|x) ha)) (x|most)? (subject:N) (?=x|sole|cop|end|comma|sfp|de)',
    says: { type: 'claim' },
    mood: 'told',
    examples: [
      ['占い師COはリンだけ', 'リン COMINGOUT リン SEER'],
      ['占い師を名乗っているのはリンとミナトだ', 'リン COMINGOUT リン SEER', 'ミナト COMINGOUT ミナト SEER'],
    ],
  },
  {
    name: 'claim/stepped-out',
    pattern:
      '(subject:N) (ga|ha|mo) (x|most)? (role:seer|medium|bodyguard|divine-noun) (de|ni|toshite) (head:cameout)',
    says: { type: 'claim' },
    mood: 'told',
    examples: [
      ['リンが占い師で出た', 'リン COMINGOUT リン SEER'],
      ['リンは霊媒に出てる', 'リン COMINGOUT リン MEDIUM'],
    ],
  },
  {
    name: 'claim/who-stepped-out',
    pattern:
      '(role:seer|medium|bodyguard|divine-noun) (de|ni) cameout (koto|(people|x) ha) (x|most)? (subject:N) (?=x|sole|cop|end|comma|sfp|de)',
    says: { type: 'claim' },
    mood: 'told',
    examples: [
      ['占い師に出たのはリン', 'リン COMINGOUT リン SEER'],
      ['霊媒で出たのはリンだけだ', 'リン COMINGOUT リン MEDIUM'],
    ],
  },
  {
    name: 'claim/so-many',
    pattern: '(role:seer|medium) ha (x|most)? (subject:N) x? (?=cop|end|comma|sfp)',
    says: { type: 'claim' },
    mood: 'told',
    examples: [
      ['占い師はリンとミナトの2人ですね', 'リン COMINGOUT リン SEER', 'ミナト COMINGOUT ミナト SEER'],
      ['霊媒師はサクラとケンジの二人。', 'サクラ COMINGOUT サクラ MEDIUM', 'ケンジ COMINGOUT ケンジ MEDIUM'],
      ['占い師はリンだ'],
    ],
  },
  {
    name: 'claim/with-me',
    pattern:
      '(subject:N) (to|ya) S (ga|ha|mo) (x|two|most){0,2}? (role:seer|medium) (wo|to|cop|de|toshite){0,2} (head:co|claim)',
    says: { type: 'claim' },
    mood: 'told',
    examples: [
      ['リンと私が占い師COしてる', 'リン COMINGOUT リン SEER', 'COMINGOUT アヤ SEER'],
      ['リンと俺が占い師を名乗っている', 'リン COMINGOUT リン SEER', 'COMINGOUT アヤ SEER'],
    ],
  },
  {
    name: 'claim/by-whom',
    pattern:
      '(role:seer|medium|bodyguard|divine-noun) (wo|to|cop to|toshite|ni)? (head:claim-past|claim-state|claim-plain) (subject:N)',
    says: { type: 'claim' },
    mood: 'told',
    examples: [
      ['占い師COしたリンが気になる', 'リン COMINGOUT リン SEER'],
      ['霊媒師を名乗るリンの話を聞こう', 'リン COMINGOUT リン MEDIUM'],
    ],
  },
  {
    name: 'claim/so-called',
    pattern: '(subject:N) (ha|ga|mo)? (x|most){0,2}? (head:claim-noun) (role:seer|medium|bodyguard)',
    says: { type: 'claim' },
    mood: 'told',
    examples: [['リンは自称占い師だけどね', 'リン COMINGOUT リン SEER']],
  },
  {
    name: 'claim/without-role',
    pattern: '(subject:N) (ga|ha|mo) (two|x|most|comma){0,2}? (head:claim-plain|claim-past|claim-state)',
    says: { type: 'claim' },
    mood: 'told',
    examples: [
      [
        '占い師は1人なのに、リンとミナトが両方名乗っている',
        'リン COMINGOUT リン SEER',
        'ミナト COMINGOUT ミナト SEER',
      ],
    ],
  },
  {
    name: 'claim/taken-note',
    pattern: 'V comma? (role:seer|medium|bodyguard|divine-noun) (head:co) (agree|thanks|x)',
    says: { type: 'claim' },
    mood: 'told',
    examples: [['@リン 占いCO了解です', 'リン COMINGOUT リン SEER']],
  },
  {
    name: 'claim/denied-echo',
    pattern:
      '(subject:S) (ga|ha|wo)? (role:wolf) (cop|to|x|suspect-done|quote|exists|past|think|ga|ha|no){0,6}? (qm|comma|but|end) (x|sfp|comma|koto|most){0,4}? (head:neg|against)',
    says: { type: 'claim' },
    mood: 'negative',
    examples: [
      ['私が人狼？ 違います。', 'NOT (COMINGOUT アヤ WEREWOLF)'],
      ['私が人狼だと疑われていますが、違います', 'NOT (COMINGOUT アヤ WEREWOLF)'],
    ],
  },
  {
    name: 'claim/self',
    pattern: `(subject:S) koso? (no office)? (ha|ga|mo|comma|sfp)? (?<!S) (x|most|true|no|comma|S|today|ha|ga|view|de|sfp|x ni x){0,5}? (role:${ROLE}|human|white|black) (?!toiu (out|result|blackout|whiteout|nominal|suspect-noun)) (said|(?=wo serve|to serve|toshiteno serve|wo putout))`,
    says: { type: 'claim' },
    mood: 'own',
    examples: [
      ['私は占い師です', 'COMINGOUT アヤ SEER'],
      ['わしは人狼ではない', 'NOT (COMINGOUT アヤ WEREWOLF)'],
      ['私の役職は占い師です', 'COMINGOUT アヤ SEER'],
      ['俺が占い師を引いた', 'COMINGOUT アヤ SEER'],
      ['私こそがこのゲームにおける唯一の占い師である', 'COMINGOUT アヤ SEER'],
    ],
  },
  {
    name: 'claim/given-to-me',
    pattern:
      '(role:seer|medium|bodyguard|villager|possessed|wolf) (no office)? (ga|ha) (subject:S) ni (head:x)',
    says: { type: 'claim' },
    mood: 'own',
    examples: [
      ['占い師の役職が僕に割り当てられたんだ', 'COMINGOUT アヤ SEER'],
      ['霊媒師の役が私に回ってきました', 'COMINGOUT アヤ MEDIUM'],
    ],
  },
  {
    name: 'claim/self-of-the-village',
    pattern: '(subject:S) (ha|ga|mo|comma)? (x|most){0,2}? (role:mura) (?=cop|neg)',
    says: { type: 'claim' },
    mood: 'own',
    examples: [
      ['私は村です', 'COMINGOUT アヤ VILLAGER'],
      ['俺は村だよ', 'COMINGOUT アヤ VILLAGER'],
      ['私は村のために話します'],
    ],
  },
  {
    name: 'claim/self-not-black',
    pattern: '(subject:S) (ha|ga|mo|comma)? (x|most){0,2}? (role:blackish) neg',
    says: { type: 'claim' },
    mood: 'own',
    examples: [
      ['私黒くないわ', 'NOT (COMINGOUT アヤ WEREWOLF)'],
      ['俺は黒くない', 'NOT (COMINGOUT アヤ WEREWOLF)'],
    ],
  },
  {
    name: 'claim/declared',
    pattern: `(role:${ROLE}) cop koto (x|nominal|tell|claim|co)`,
    says: { type: 'claim' },
    mood: 'own',
    examples: [
      ['占い師であることを宣言します', 'COMINGOUT アヤ SEER'],
      ['霊媒師であることを明かします', 'COMINGOUT アヤ MEDIUM'],
      ['リンが人狼であることを示したい'],
    ],
  },
  {
    name: 'claim/serving',
    pattern: '(?<=end|comma|S ha|S ga) (role:seer|medium|bodyguard) (no (office|x))? wo? serve',
    says: { type: 'claim' },
    mood: 'own',
    examples: [
      ['占い師の役目を担っています', 'COMINGOUT アヤ SEER'],
      ['占い師をやってるよ', 'COMINGOUT アヤ SEER'],
      ['占い師やってます', 'COMINGOUT アヤ SEER'],
    ],
  },
  {
    name: 'claim/self-denied',
    pattern: '(subject:S) (role:black|wolf) ha? (x|most|true|ni|comma){0,3}? neg',
    says: { type: 'claim' },
    mood: 'negative',
    examples: [
      ['私黒は違います！', 'NOT (COMINGOUT アヤ WEREWOLF)'],
      ['俺黒は本当に違う', 'NOT (COMINGOUT アヤ WEREWOLF)'],
    ],
  },
  {
    name: 'claim/none-of-it',
    pattern:
      '(?<=end|comma|notseer|notmedium) (S (ha|ga|mo))? (role:notseer|notmedium|notbodyguard) (cop|sfp|x|co){0,2} (?=end|comma|notseer|notmedium|notbodyguard)',
    says: { type: 'claim' },
    mood: 'negative',
    examples: [
      ['【非霊】おはよう', 'NOT (COMINGOUT アヤ MEDIUM)'],
      ['【私は非占だよ】', 'NOT (COMINGOUT アヤ SEER)'],
      ['【非狩CO】', 'NOT (COMINGOUT アヤ BODYGUARD)'],
      ['リンの非霊を見た'],
    ],
  },
  {
    name: 'claim/self-rather',
    pattern: `(subject:S) (ha|ga|mo|comma)? (x|most)? (${ROLE}) (notbut|neg) (comma|x|most){0,3}? (role:${ROLE}) (?=cop|end|sfp|comma|because|but)`,
    says: { type: 'claim' },
    mood: 'own',
    examples: [
      ['私は占い師ではなく村人です', 'COMINGOUT アヤ VILLAGER', 'NOT (COMINGOUT アヤ SEER)'],
      ['俺は狼じゃなくて、ただの村人だ', 'COMINGOUT アヤ VILLAGER', 'NOT (COMINGOUT アヤ WEREWOLF)'],
    ],
  },
  {
    name: 'claim/self-bare',
    pattern: `(subject:S) (true no?)? (role:${ROLE}|human|white) (?=cop|end|sfp|neg|ya|because|comma)`,
    says: { type: 'claim' },
    mood: 'own',
    examples: [['俺占い師や。', 'COMINGOUT アヤ SEER']],
  },
  {
    name: 'claim/self-at-last',
    pattern: `(subject:S) (ha|ga|mo|comma)? (x|past|most|tell|ha){1,4}? but comma? (true no?)? (role:${ROLE}) (?=cop|end|sfp|neg)`,
    says: { type: 'claim' },
    mood: 'own',
    examples: [
      ['俺、言っておくけど占い師だ', 'COMINGOUT アヤ SEER'],
      ['私は黙ってたけど霊媒師です', 'COMINGOUT アヤ MEDIUM'],
      ['私は迷ったけどリンが狼だ', 'ESTIMATE リン WEREWOLF'],
    ],
  },
  {
    name: 'claim/self-that-is',
    pattern: '(role:seer|medium|bodyguard|villager) (comma x|x? comma) (ga|ha) (subject:S) (?=cop|end|sfp)',
    says: { type: 'claim' },
    mood: 'own',
    examples: [['人呼んで占い師、それが私だ', 'COMINGOUT アヤ SEER']],
  },
  {
    name: 'claim/self-named',
    pattern: `(role:seer|medium|bodyguard|villager) no (subject:S) (cop|end|sfp|wo|ni|ga|ha|mo|to|kara|view|x)`,
    says: { type: 'claim' },
    mood: 'own',
    examples: [
      ['占い師のアヤです', 'COMINGOUT アヤ SEER'],
      ['村人の私を疑うのは筋違いだ', 'COMINGOUT アヤ VILLAGER'],
    ],
  },
  {
    name: 'claim/self-as',
    pattern:
      '(role:seer|medium|bodyguard|villager) no? (subject:S) (de|ga|ha|cop)? (head:co|claim-plain|claim-past)',
    says: { type: 'claim' },
    mood: 'own',
    examples: [['占い師アヤでCOするね', 'COMINGOUT アヤ SEER']],
  },
  {
    name: 'claim/self-reversed',
    pattern: `(role:${ROLE}|divine-noun) (ha|mo|koto|comma|wo putout koto) x? (subject:S) x? (head:cop|sfp|end|past|guess|sole)`,
    says: { type: 'claim' },
    mood: 'own',
    examples: [
      ['人狼は私だよ!', 'COMINGOUT アヤ WEREWOLF'],
      ['占い師はこの私だけです', 'COMINGOUT アヤ SEER'],
      ['占い師を引いたのは私です', 'COMINGOUT アヤ SEER'],
    ],
  },
  {
    name: 'claim/self-short',
    pattern: '(?<=end|comma) (role:seer|medium|divine-noun) (subject:S) (head:end|cop|sfp)',
    says: { type: 'claim' },
    mood: 'own',
    examples: [
      ['占い私。', 'COMINGOUT アヤ SEER'],
      ['霊媒俺だよ', 'COMINGOUT アヤ MEDIUM'],
    ],
  },
  {
    name: 'claim/self-divines',
    pattern: '(subject:S) (ga|ha|mo) (role:divine-noun) (?=cop|end|sfp|but|because|na (koto|no)|koto)',
    says: { type: 'claim' },
    mood: 'own',
    examples: [
      ['俺が占いだよ', 'COMINGOUT アヤ SEER'],
      ['私が占いです', 'COMINGOUT アヤ SEER'],
      ['俺も占いだけど', 'COMINGOUT アヤ SEER'],
    ],
  },
  {
    name: 'claim/self-true',
    pattern: '(subject:S) (ha|ga|koso|mo)? most? (role:true) (?=cop|end|sfp|comma|de|because)',
    says: { type: 'claim' },
    mood: 'own',
    examples: [['私は真ですよ', 'COMINGOUT アヤ SEER']],
  },
  {
    name: 'claim/co',
    pattern:
      '(?<!many|two|many no|two no|many ga|two ga|many de|two de) (role:seer|medium|bodyguard|villager|divine-noun|wolf|true) (cop|to|wo|toshite|cop to)? (ni? counter (?=end|comma|cop|sfp)|co (?!de N (ha|ga)? (white|black|human|wolf) ka) (?=end|want|comma (?!agree|thanks|confirmed|x end)|cop|sfp|de (?=comma|end|N)|most|yesterday|whitesign|blacksign|N (ha|ga|wo)? (white|black|whitesign|blacksign|human|wolf|divine))|(head:claim-past|claim-plain|claim-state|claim-will) (?=end|comma|sfp|cop|because|but|nda|de)|claim-noun (?=end|comma))',
    says: { type: 'claim' },
    mood: 'own',
    examples: [
      ['占い師CO。', 'COMINGOUT アヤ SEER'],
      ['占い師を名乗り出ます', 'COMINGOUT アヤ SEER'],
      ['占い師を名乗る人は怪しい'],
      ['真占い師COしとくね', 'COMINGOUT アヤ SEER'],
      ['3人占い師COで、まだ何も言えない'],
      ['霊能CO リン○', 'COMINGOUT アヤ MEDIUM', 'IDENTIFIED リン HUMAN'],
    ],
  },
  {
    name: 'claim/stepping-out',
    pattern:
      '(?<=end|comma|most|S ha|S ga) (role:seer|medium|bodyguard|divine-noun) (de|ni|toshite|wo)? (head:stepout)',
    says: { type: 'claim' },
    mood: 'own',
    examples: [
      ['占い師出ます', 'COMINGOUT アヤ SEER'],
      ['霊媒に出ておきます', 'COMINGOUT アヤ MEDIUM'],
    ],
  },
  {
    name: 'claim/office',
    pattern: `(?<=end|comma) (x|most)? office (ha|comma|colon) (true no?)? (role:${ROLE}) (?=cop|end|sfp|comma|de)`,
    says: { type: 'claim' },
    mood: 'own',
    examples: [
      ['役職は占い師です', 'COMINGOUT アヤ SEER'],
      ['正体は村人だよ', 'COMINGOUT アヤ VILLAGER'],
    ],
  },
  {
    name: 'claim/as',
    pattern:
      '(role:seer|medium|bodyguard|villager) (toshite (?!claim-past (people|x))|(?<=seer|medium|bodyguard) toshiteno)',
    says: { type: 'claim' },
    mood: 'own',
    examples: [
      ['村人として冷静に動いてるつもりだ', 'COMINGOUT アヤ VILLAGER'],
      ['他に占い師として名乗り出た人がいない'],
      ['占い師としてリンを占いました。白です。', 'COMINGOUT アヤ SEER', 'DIVINED リン HUMAN'],
    ],
  },
  {
    name: 'claim/not-made',
    pattern:
      '(role:seer|medium|bodyguard|divine-noun) (wo|to|cop to)? (claim-undone|claim-not) (?=end|sfp|cop|comma|but|because)',
    says: { type: 'claim' },
    mood: 'negative',
    examples: [
      ['私は占い師COしていません。', 'NOT (COMINGOUT アヤ SEER)'],
      ['霊媒師を名乗ってはいないよ', 'NOT (COMINGOUT アヤ MEDIUM)'],
      ['リンは占い師を名乗っていない。'],
    ],
  },
  {
    name: 'claim/denied-bare',
    pattern:
      '(?<!N (ha|ga|mo)) (end|comma) (x|most|sfp){0,2}? (role:wolf|seer|medium|bodyguard) neg (?=end|sfp|cop|comma|qm|koto wo? x)',
    says: { type: 'claim' },
    mood: 'own',
    examples: [['違います、人狼じゃない！', 'NOT (COMINGOUT アヤ WEREWOLF)']],
  },
  {
    name: 'claim/bare',
    pattern: `(end|comma) (true no?)? (role:${ROLE}) (cop (sfp|end|comma|but|because)|but|(?<=villager) (end|cop (trust|x|most|N|S)))`,
    says: { type: 'claim' },
    mood: 'own',
    examples: [
      ['占い師です。', 'COMINGOUT アヤ SEER'],
      ['ただの村人だから能力は何もないよ。', 'COMINGOUT アヤ VILLAGER'],
      ['騎士だけど昨日はリンを守ってた', 'COMINGOUT アヤ BODYGUARD', 'GUARDED リン'],
    ],
  },
];
