import type { Construction } from '../construction.ts';

const NIGHT = '(divine-past|divine-te|divine-noun|divine-plain|divine-if)';
const THEN =
  '(result|koto|no|ga|ha|de|comma|end|x|past|cop|wo|to|yesterday|today|all|qm|but|because|nominal|mo|most|sfp){0,9}?';
const ROLE = 'seer|medium|bodyguard|villager|possessed|wolf';

/** Who is what, by their own word, and what the night has shown. */
export const CLAIMS: readonly Construction[] = [
  {
    name: 'result/divined-then',
    pattern: `(target:P) (wo|ha|mo|ni|no)? mid ${NIGHT} ${THEN} ((again:N) (ha|ga))? most? (species:white|black|human|wolf|villager|whiteout|blackout|whitesign|blacksign)`,
    says: { type: 'result', how: 'divined' },
    examples: [
      ['昨夜リンを占って白でした', 'DIVINED リン HUMAN'],
      ['リンを占った。…人間だった。', 'DIVINED リン HUMAN'],
      ['リンを占った結果、彼は人間でした', 'DIVINED リン HUMAN'],
    ],
  },
  {
    name: 'result/thanks',
    pattern: '(subject:N|V) no? comma? (species:whiteout|white) x? (thanks)',
    says: { type: 'result', how: 'divined' },
    mood: 'told',
    examples: [['リンの白出しありがとう', 'リン DIVINED アヤ HUMAN']],
  },
  {
    name: 'result/thanks-for',
    pattern: '(target:S) (wo|ni|ga|ha) x? (species:white|whiteout|human) (quote|ha|to|out|x|cop){0,5} thanks',
    says: { type: 'result', how: 'divined' },
    mood: 'told',
    examples: [['@リン 私を白って言ってくれてありがとう', 'リン DIVINED アヤ HUMAN']],
  },
  {
    name: 'result/they-say',
    pattern:
      '(subject:N) (ga|ha|mo) (target:P) (ha|ga|wo)? (species:white|black|human|wolf) (ha|toiu|quote|to)',
    says: { type: 'result', how: 'divined' },
    mood: 'told',
    examples: [['リンさんがミナトさん黒って!', 'リン DIVINED ミナト WEREWOLF']],
  },
  {
    name: 'result/told-of',
    pattern: '((subject:N) (ga|ha) (target:P) ni (species:white|black|human|wolf) (?=cop|end|comma|de))',
    says: { type: 'result', how: 'divined' },
    mood: 'told',
    examples: [['リンがミナトに人狼、これだけです。', 'リン DIVINED ミナト WEREWOLF']],
  },
  {
    name: 'result/of-their-divination',
    pattern:
      '(subject:N) no (divine-noun|result) (ha|de ha|de|comma) (x|most){0,2}? (target:P) (ha|ni|ga)? (species:white|black|human|wolf)',
    says: { type: 'result', how: 'divined' },
    mood: 'told',
    examples: [['リンさんの占いはミナトさん人狼。', 'リン DIVINED ミナト WEREWOLF']],
  },
  {
    name: 'result/according',
    pattern:
      '(subject:N) according comma? (x|most){0,2}? (target:P) (ha|ga|wo|ni)? (species:white|black|human|wolf|whiteout|blackout)',
    says: { type: 'result', how: 'divined' },
    mood: 'told',
    examples: [
      ['リンさんによるとミナトさんは人狼だそうです', 'リン DIVINED ミナト WEREWOLF'],
      ['リンいわくミナトは白らしい', 'リン DIVINED ミナト HUMAN'],
    ],
  },
  {
    name: 'result/received',
    pattern:
      '(target:P) (ha|ga|mo|comma)? (subject:N) (kara|ni) (x|most|no){0,2}? (species:white|black|human|wolf|whiteout|blackout) (wo|ga|to)? (cameout|request|end|comma|cop)',
    says: { type: 'result', how: 'divined' },
    mood: 'told',
    examples: [
      ['リンはミナトから白をもらっている', 'ミナト DIVINED リン HUMAN'],
      ['リンはミナトに黒を出された', 'ミナト DIVINED リン WEREWOLF'],
    ],
  },
  {
    name: 'result/received-by',
    pattern:
      '(subject:N) (kara|ni) (x|most|no){0,2}? (species:white|black|human|wolf|whiteout|blackout) (wo|ga|to)? cameout (past|x)? (target:N)',
    says: { type: 'result', how: 'divined' },
    mood: 'told',
    examples: [
      ['ミナトから黒を出されたリンに話を聞きたい', 'ミナト DIVINED リン WEREWOLF'],
      ['ミナトに白をもらったリンはどうだ', 'ミナト DIVINED リン HUMAN'],
    ],
  },
  {
    name: 'result/their-colour',
    pattern: '(target:P) (ha|ga|mo) (subject:N) no (species:white|black) (?=cop|end|comma|de|because|past)',
    says: { type: 'result', how: 'divined' },
    mood: 'told',
    examples: [
      ['リンはミナトの白だから', 'ミナト DIVINED リン HUMAN'],
      ['サクラもリンの黒です', 'リン DIVINED サクラ WEREWOLF'],
    ],
  },
  {
    name: 'result/of-the-hanged',
    pattern:
      '(vote-done|vote-past) (x|no|x no)? (target:N) (ha|ga|mo|comma)? (most|x){0,2}? (species:white|black|human|wolf|villager) (cop|to|no|nda|de|x)? (past|confirmed|cameout|result|neg)',
    says: { type: 'result', how: 'identified' },
    mood: 'own',
    examples: [
      ['処刑されたリンは人狼でした', 'IDENTIFIED リン WEREWOLF'],
      ['昨日吊ったリンさんは白でしたよ', 'IDENTIFIED リン HUMAN'],
      ['昨日吊られたリンは狼じゃなかった', 'IDENTIFIED リン HUMAN'],
    ],
  },
  {
    name: 'result/of-my-divination',
    pattern:
      'S (no|ga) x? (divine-noun|result) (de ha?|ha|according|comma) comma? (x|most){0,2}? (target:N) (ha|ga|ni|wo)? (most|x){0,2}? (species:white|black|human|wolf)',
    says: { type: 'result', how: 'divined' },
    mood: 'own',
    examples: [
      ['僕の占いではリンは白だったよ', 'DIVINED リン HUMAN'],
      ['我が占いによれば、リンは人狼である', 'DIVINED リン WEREWOLF'],
    ],
  },
  {
    name: 'result/hanged-then',
    pattern:
      '(target:N) (wo|ha|ga|no)? mid (vote-past|vote-done|vote-te|vote-if|vote-noun) (result|koto|comma|de|ga|ha|x|but){0,4}? most? (species:white|black|human|wolf) (cop|to|de|x)? (past|confirmed|cameout|neg)',
    says: { type: 'result', how: 'identified' },
    mood: 'own',
    examples: [
      ['リンを吊ったら白だった', 'IDENTIFIED リン HUMAN'],
      ['リンを処刑した結果、人間でした', 'IDENTIFIED リン HUMAN'],
    ],
  },
  {
    name: 'result/given-by',
    pattern:
      '(target:P) (wo|ni|he) (x|most)? (species:white|black|human|wolf|whiteout|blackout) (cop|wo|to)? (out|givenow|putout|assert|quote|x) past? (subject:N)',
    says: { type: 'result', how: 'divined' },
    mood: 'told',
    examples: [
      ['私に黒を出したリンは偽だ', 'リン DIVINED アヤ WEREWOLF', 'NOT (ESTIMATE リン SEER)'],
      ['ミナトに白を出したリンを信じる', 'ESTIMATE リン SEER', 'リン DIVINED ミナト HUMAN'],
    ],
  },
  {
    name: 'result/as-divined',
    pattern:
      '(target:P) (wo|ga|ha) (most|x|today|yesterday){0,2}? (species:white|black|human|wolf) (cop)? (to|ha|toiu)? (head:divine-past|divine-te|divine-noun)',
    says: { type: 'result', how: 'divined' },
    examples: [['私はリンを人狼と占いました', 'DIVINED リン WEREWOLF']],
  },
  {
    name: 'result/given',
    pattern:
      '(target:P) (wo|ni|he|heno) (most|x|today|yesterday|no){0,2}? (species:white|black|human|wolf) (cop)? (head:out|givenow|wo out|wo givenow|to out|to givenow|to confirmed|confirmed|to x|to quote|quote|to claim|assert|think past)',
    says: { type: 'result', how: 'divined' },
    examples: [
      ['私はリンを白と出しました', 'DIVINED リン HUMAN'],
      ['リンがミナトを黒と断言した', 'リン DIVINED ミナト WEREWOLF'],
    ],
  },
  {
    name: 'result/put-out',
    pattern: '(target:P) (wo|ni|ha|he|ga)? (most|x)? (species:white|black) (wo|ga)? (head:putout)',
    says: { type: 'result', how: 'divined' },
    examples: [
      ['リンに黒を出します', 'DIVINED リン WEREWOLF'],
      ['リン黒引きました！', 'DIVINED リン WEREWOLF'],
    ],
  },
  {
    name: 'result/judged',
    pattern: '(target:P) (wo|ni|he|ha)? (most|x|today|yesterday){0,2}? (species:whiteout|blackout)',
    says: { type: 'result', how: 'divined' },
    examples: [
      ['リンがミナトを白判定した', 'リン DIVINED ミナト HUMAN'],
      ['@リン いきなりミナトを黒判定?', 'リン DIVINED ミナト WEREWOLF'],
    ],
  },
  {
    name: 'result/came-out',
    pattern:
      '(target:P) (ha|ga|ni|wo|mo)? (most|x|today|yesterday){0,2}? (species:white|black|human|wolf) (cop|wo|ga)? (to)? (cameout|confirmed cameout)',
    says: { type: 'result', how: 'divined' },
    examples: [['リンは黒と出ました', 'DIVINED リン WEREWOLF']],
  },
  {
    name: 'result/cleft',
    pattern:
      '(divine-past koto|divine-if) comma? mid (target:N) (comma|ha|ga|end|de|result){0,4}? (most|x)? (species:white|black|human|wolf)',
    says: { type: 'result', how: 'divined' },
    mood: 'own',
    examples: [
      ['占ったのはリンさん、人狼です。', 'DIVINED リン WEREWOLF'],
      ['占ったらリンが黒だった', 'DIVINED リン WEREWOLF'],
      ['昨日占ったのはリンで、結果は黒', 'DIVINED リン WEREWOLF'],
    ],
  },
  {
    name: 'result/noun',
    pattern:
      '(result|mediumresult) (ha|comma|colon|de|cop|end|toshite|no|past|mo|sfp){0,3} (x|today|yesterday|most|S|ha|no|comma){0,3}? (target:P) (ha|ga|comma|arrow|colon)? (most|x){0,2}? (species:white|black|human|wolf|villager|whitesign|blacksign)',
    says: { type: 'result', how: 'divined' },
    mood: 'own',
    examples: [
      ['占い結果はリン人間だよ', 'DIVINED リン HUMAN'],
      ['占い結果：リン → 人間', 'DIVINED リン HUMAN'],
      ['霊結果リン●', 'IDENTIFIED リン WEREWOLF'],
    ],
  },
  {
    name: 'result/sign',
    pattern: '(target:N) (ha|ga)? (species:whitesign|blacksign) (?=end|comma|sfp|cop|past|de)',
    says: { type: 'result', how: 'divined' },
    examples: [['占いCO、リン○', 'COMINGOUT アヤ SEER', 'DIVINED リン HUMAN']],
  },
  {
    name: 'result/sign-first',
    pattern:
      'co (end|comma|x|most|yesterday|today|result|colon|ha){0,4}? (species:whitesign|blacksign) (target:N) (?=end|comma|sfp|cop|past|x)',
    says: { type: 'result', how: 'divined' },
    mood: 'own',
    examples: [
      ['占CO 初日○リン', 'COMINGOUT アヤ SEER', 'DIVINED リン HUMAN'],
      ['占い師CO、結果は●リン。', 'COMINGOUT アヤ SEER', 'DIVINED リン WEREWOLF'],
    ],
  },
  {
    name: 'result/of-the-medium',
    pattern:
      '(target:N) no mediumresult (ha|ga|mo|comma|de)? (most|x){0,2}? (species:white|black|human|wolf|whiteout|blackout)',
    says: { type: 'result', how: 'identified' },
    mood: 'own',
    examples: [['リンさんの霊媒結果は黒でした', 'IDENTIFIED リン WEREWOLF']],
  },
  {
    name: 'result/is-the-result',
    pattern:
      '(target:P) (ha|ga) (most|x){0,2}? (species:white|black|human|wolf) (cop)? (toiu|to|no) (x)? result',
    says: { type: 'result', how: 'divined' },
    examples: [['@リン ミナトさんが人狼という結果ですね', 'リン DIVINED ミナト WEREWOLF']],
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
      '(role:seer|medium|bodyguard|divine-noun|office) (x|ha|ga|mo|no|sfp|all|comma|exists|cond|some|today|most|ni|nda|guess|wo|out){0,7}? (end (x|sfp|most){0,2}?)? ((co|claim-noun) (wo|ha|ga|mo)? (x|most|today){0,2}? request|comeforward mo? (request|end|sfp|nda|good|comma|cop|think|guess)|claim-ask|claim-order|claim-will|claim-plain hou)',
    says: { type: 'call' },
    examples: [
      ['占い師はCOしてください', 'REQUEST ANY (COMINGOUT ANY SEER)'],
      ['占い師さんいたら出てほしいな', 'REQUEST ANY (COMINGOUT ANY SEER)'],
      ['霊能者は名乗り出るべきだと思う', 'REQUEST ANY (COMINGOUT ANY MEDIUM)'],
      ['占い師さん、そろそろ出てきてもいいよ', 'REQUEST ANY (COMINGOUT ANY SEER)'],
    ],
  },
  {
    name: 'claim/hold-back',
    pattern:
      '(role:seer|medium|bodyguard|divine-noun|office) (x|ha|ga|mo|no|sfp|all|comma|some|today|most|ni|good|want|de|neg|end|against|cop|past|koto){0,8}? (stayhidden|claim-forbid)',
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
      '(role:seer|medium|bodyguard|divine-noun) no? (co|claim-noun) (ha|mo|ga)? (exists|high) (nda|sfp|no|q|ka){0,2} qm',
    says: { type: 'call' },
    examples: [['占いCOはいるか?', 'REQUEST ANY (COMINGOUT ANY SEER)']],
  },
  {
    name: 'claim/looked-for',
    pattern:
      '(role:seer|medium|bodyguard) ((ha|mo|x|sfp|no|most|ni){0,4}? (exists|absent) (q|ka|nda|sfp|no){0,3} qm|ha who (cop|q|nda|sfp|no|ka){0,3} qm|co (high|exists) x? qm)',
    says: { type: 'call' },
    examples: [
      ['霊媒師はいませんか?', 'REQUEST ANY (COMINGOUT ANY MEDIUM)'],
      ['占い師は誰？', 'REQUEST ANY (COMINGOUT ANY SEER)'],
    ],
  },
  {
    name: 'claim/ask-role',
    pattern: 'office (ha|wo|mo) (x|who){0,2} (cop|q|nda|sfp|guess|kana|no|ka){0,3} (qm|end|tell|request)',
    says: { type: 'question', of: 'role' },
    examples: [
      ['@リン、役職は何?', 'INQUIRE リン (COMINGOUT リン ANY)'],
      ['リンさんの役職は何ですか。', 'INQUIRE リン (COMINGOUT リン ANY)'],
    ],
  },
  {
    name: 'claim/ask-whether',
    pattern:
      '(target:N|V) (ha|ga|mo|comma)? (x|most|true|no|ni){0,2}? (role:seer|medium|bodyguard|wolf|villager|possessed) ((wo|to)? (co|claim-plain))? (cop|no|nda|sfp){0,3} (q|ka qm|qm)',
    says: { type: 'question', of: 'whether' },
    examples: [
      ['リンは占い師ですか?', 'INQUIRE リン (COMINGOUT リン SEER)'],
      ['@リン 本当に占い師？', 'INQUIRE リン (COMINGOUT リン SEER)'],
    ],
  },
  {
    name: 'claim/rival',
    pattern: 'V (sfp|comma|x){0,2} counter ha qm',
    says: { type: 'question', of: 'claim' },
    examples: [['@リン 対抗は?', 'INQUIRE リン (COMINGOUT リン SEER)']],
  },
  {
    name: 'claim/fake-wanted',
    pattern:
      '(subject:N|V) (ha|ga|comma|ni|mo)? (x|today|most){0,2}? (role:seer|medium|bodyguard|divine-noun) (no|wo)? (co|fake|claim-noun)',
    says: { type: 'call' },
    whisper: true,
    examples: [['リンは占い師騙りお願い', 'REQUEST リン (COMINGOUT リン SEER)']],
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
    pattern: `(subject:N) (ha|ga|mo|no|comma)? (x|most|two|yesterday|today|mo|true|no|ni|toshite|comma){0,4}? (role:${ROLE}|divine-noun) (wo|cop|to|no|x|ha|toshite|de|comma){0,3} (?!claim-undone|claim-not) (head:co|claim|counter)`,
    says: { type: 'claim' },
    mood: 'told',
    examples: [
      ['リンが占い師COした', 'リン COMINGOUT リン SEER'],
      ['リンが占い師として名乗り出た', 'リン COMINGOUT リン SEER'],
      ['リンとミナトが占い師で対抗してる', 'リン COMINGOUT リン SEER', 'ミナト COMINGOUT ミナト SEER'],
      ['リンとミナトが占い師を名乗っている', 'リン COMINGOUT リン SEER', 'ミナト COMINGOUT ミナト SEER'],
    ],
  },
  {
    name: 'claim/by-whom',
    pattern:
      '(role:seer|medium|bodyguard|divine-noun) (wo|to|cop to|toshite)? (head:claim-past|claim-state|claim-plain) (subject:N)',
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
      '(subject:S) (ga|ha)? (role:wolf) (cop|to|x|suspect-done|quote|exists|past|think|ga|ha){0,6}? (qm|comma|but|end) (x|sfp|comma){0,2}? (head:neg|against)',
    says: { type: 'claim' },
    mood: 'negative',
    examples: [
      ['私が人狼？ 違います。', 'NOT (COMINGOUT アヤ WEREWOLF)'],
      ['私が人狼だと疑われていますが、違います', 'NOT (COMINGOUT アヤ WEREWOLF)'],
    ],
  },
  {
    name: 'claim/self',
    pattern: `(subject:S) koso? (ha|ga|mo|comma)? (?<!S) (x|most|true|no|comma|S|today|ha|ga|view|de){0,5}? (role:${ROLE}|human|white|black) (said|(?=wo serve|to serve|toshiteno serve))`,
    says: { type: 'claim' },
    mood: 'own',
    examples: [
      ['私は占い師です', 'COMINGOUT アヤ SEER'],
      ['わしは人狼ではない', 'NOT (COMINGOUT アヤ WEREWOLF)'],
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
    pattern: `(subject:S) (true no?)? (role:${ROLE}|human) (?=cop|end|sfp|neg|ya|because|comma)`,
    says: { type: 'claim' },
    mood: 'own',
    examples: [['俺占い師や。', 'COMINGOUT アヤ SEER']],
  },
  {
    name: 'claim/self-named',
    pattern: `(role:seer|medium|bodyguard|villager) no (subject:S) (cop|end|sfp|wo|ni|ga|ha|mo)`,
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
    pattern: `(role:${ROLE}) ha (subject:S) (head:cop|sfp|end|past)`,
    says: { type: 'claim' },
    mood: 'own',
    examples: [['人狼は私だよ!', 'COMINGOUT アヤ WEREWOLF']],
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
      '(role:seer|medium|bodyguard|villager|divine-noun|wolf) (cop|to|wo|toshite)? (ni? counter (?=end|comma|cop|sfp)|co (?=end|comma (?!agree|thanks|confirmed|x end)|cop|sfp|de|most|yesterday|whitesign|blacksign|N (ha|ga|wo)? (white|black|whitesign|blacksign|human|wolf|divine))|(head:claim-past|claim-plain|claim-state|claim-will) (?=end|comma|sfp|cop|because|but|nda|de)|claim-noun (?=end|comma))',
    says: { type: 'claim' },
    mood: 'own',
    examples: [
      ['占い師CO。', 'COMINGOUT アヤ SEER'],
      ['占い師を名乗り出ます', 'COMINGOUT アヤ SEER'],
      ['占い師を名乗る人は怪しい'],
      ['霊能CO リン○', 'COMINGOUT アヤ MEDIUM', 'IDENTIFIED リン HUMAN'],
    ],
  },
  {
    name: 'claim/as',
    pattern: '(role:seer|medium|bodyguard|villager) (toshite|(?<=seer|medium|bodyguard) toshiteno)',
    says: { type: 'claim' },
    mood: 'own',
    examples: [['村人として冷静に動いてるつもりだ', 'COMINGOUT アヤ VILLAGER']],
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
    pattern: '(end|comma) (x|most|sfp){0,2}? (role:wolf|seer|medium) neg (?=end|sfp|cop|comma|qm|koto wo? x)',
    says: { type: 'claim' },
    mood: 'own',
    examples: [['違います、人狼じゃない！', 'NOT (COMINGOUT アヤ WEREWOLF)']],
  },
  {
    name: 'claim/bare',
    pattern: `(end|comma) (true no?)? (role:${ROLE}) (cop (sfp|end|comma|but|because)|but|(?<=villager) end)`,
    says: { type: 'claim' },
    mood: 'own',
    examples: [
      ['占い師です。', 'COMINGOUT アヤ SEER'],
      ['騎士だけど昨日はリンを守ってた', 'COMINGOUT アヤ BODYGUARD', 'GUARDED リン'],
    ],
  },
];
