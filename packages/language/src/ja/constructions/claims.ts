import type { Construction } from '../construction.ts';

const NIGHT = '(divine-past|divine-te|divine-noun|divine-plain|divine-if)';
const THEN =
  '(result|outcome|koto|no|ga|ha|de|comma|end|x|past|cop|wo|to|yesterday|today|all|qm|but|because|nominal|mo|most|sfp){0,9}?';
const ROLE = 'seer|medium|bodyguard|villager|possessed|wolf';

/** Who is what, by their own word, and what the night has shown. */
export const CLAIMS: readonly Construction[] = [
  {
    name: 'result/by-their-divination',
    pattern:
      '(target:P) (ha|ga|mo) (subject:N) no (divine-noun|result) (de|no|ni|comma|x){1,2} (x|most)? (species:white|black|human|wolf|whiteout|blackout)',
    says: { type: 'result', how: 'divined' },
    mood: 'told',
    examples: [
      ['リンはミナトの占いで白と出ている', 'ミナト DIVINED リン HUMAN'],
      ['サクラさんはリンさんの占いで人狼でした', 'リン DIVINED サクラ WEREWOLF'],
    ],
  },
  {
    name: 'result/divined-then',
    pattern: `(target:P) (wo|ha|mo|ni|no)? mid ${NIGHT} ${THEN} ((again:P) (ha|ga))? most? (species:white|black|human|wolf|villager|whiteout|blackout|whitesign|blacksign)`,
    says: { type: 'result', how: 'divined' },
    examples: [
      ['昨夜リンを占って白でした', 'DIVINED リン HUMAN'],
      ['リンを占った。…人間だった。', 'DIVINED リン HUMAN'],
      ['リンを占った結果、彼は人間でした', 'DIVINED リン HUMAN'],
    ],
  },
  {
    name: 'result/of-the-called',
    pattern: `(target:V) (divine-te|divine-past|divine-if) ${THEN} (species:white|black|human|wolf|whiteout|blackout) (past|cop|end|cameout)`,
    says: { type: 'result', how: 'divined' },
    mood: 'own',
    examples: [
      ['@リン 占って白でした', 'DIVINED リン HUMAN'],
      ['@リン 占ったら黒だったよ', 'DIVINED リン WEREWOLF'],
    ],
  },
  {
    name: 'result/reason-asked',
    pattern:
      '(subject:V) (x|yesterday|today|comma|most){0,3}? (target:P) (ni|wo|ha|ga)? (species:black|white|wolf|human|whiteout|blackout) (no|toiu|to|cop|x|past){0,3}? why',
    says: { type: 'result', how: 'divined' },
    mood: 'told',
    examples: [
      ['@リン 昨日ミナト黒の理由、結局何だ', 'リン DIVINED ミナト WEREWOLF'],
      ['@リン 俺黒の理由を言えよ', 'リン DIVINED アヤ WEREWOLF'],
      ['@リン ミナトを白とした根拠を出して', 'リン DIVINED ミナト HUMAN'],
    ],
  },
  {
    name: 'result/at-me',
    pattern:
      '(subject:N|V) (comma|ga|ha|mo)? (target:S) (ni|wo|ga) (species:white|black|wolf) (?=qm|end|comma|cop|q)',
    says: { type: 'result', how: 'divined' },
    mood: 'told',
    examples: [
      ['リンくん私に黒？', 'リン DIVINED アヤ WEREWOLF'],
      ['えっ、リンが俺に黒だって？', 'リン DIVINED アヤ WEREWOLF'],
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
    pattern:
      '(target:S) (wo|ni|ga|ha) x? (species:white|whiteout|human) (quote|ha|to|out|x|cop|divine-te|divine-ask|confirmed|assert|think|past|request|tell){0,6} thanks',
    says: { type: 'result', how: 'divined' },
    mood: 'told',
    examples: [
      ['@リン 私を白って言ってくれてありがとう', 'リン DIVINED アヤ HUMAN'],
      ['リンさん、私を人間と占ってくれてありがとう', 'リン DIVINED アヤ HUMAN'],
    ],
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
    pattern:
      '(subject:N) (ga|ha) (target:P) ni (species:white|black|human|wolf|whiteout|blackout) (wo (?=comma|end)|(?=cop|end|comma|de|x end))',
    says: { type: 'result', how: 'divined' },
    mood: 'told',
    examples: [
      ['リンがミナトに人狼、これだけです。', 'リン DIVINED ミナト WEREWOLF'],
      [
        'リンはミナトに黒を、サクラはケンジに白を出した',
        'リン DIVINED ミナト WEREWOLF',
        'サクラ DIVINED ケンジ HUMAN',
      ],
      ['リンがミナトに黒出ししてる', 'リン DIVINED ミナト WEREWOLF'],
    ],
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
      '(target:P) (ha|ga|mo|comma)? (subject:N) (kara|ni) (x|most|no){0,2}? (species:white|black|human|wolf|whiteout|blackout) ((wo|ga|to|quote|ha){0,2} x? (cameout|received|request)|(?<=kara (white|black|human|wolf|whiteout|blackout)) (end|comma|cop))',
    says: { type: 'result', how: 'divined' },
    mood: 'told',
    examples: [
      ['リンはミナトから白をもらっている', 'ミナト DIVINED リン HUMAN'],
      ['リンはミナトに黒を出された', 'ミナト DIVINED リン WEREWOLF'],
      ['私はリンに白って言ってもらった', 'リン DIVINED アヤ HUMAN'],
      ['リンはミナトから白です', 'ミナト DIVINED リン HUMAN'],
    ],
  },
  {
    name: 'result/received-by',
    pattern:
      '(subject:N) (kara|ni) (x|most|no){0,2}? (species:white|black|human|wolf|whiteout|blackout) (wo|ga|to)? (cameout|received) (past|x)? (target:N)',
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
    name: 'result/by-divination',
    pattern:
      '(?<!N no) (?<!N no (yesterday|today)) divine-noun ((de|ni|no|x){1,4} comma?) mid (target:N) (ha|ga|no x (ha|ga)) (most|x){0,2}? (species:white|black|human|wolf) (cop|to|de|koto|no|x|nda|wo){0,3} (confirmed|cameout|past)',
    says: { type: 'result', how: 'divined' },
    mood: 'own',
    examples: [
      ['占いの導きにより、リンは人狼と判明した', 'DIVINED リン WEREWOLF'],
      ['昨夜の占いでリンが人狼であることを確認しました', 'DIVINED リン WEREWOLF'],
      ['占いでリンが人間だと分かった', 'DIVINED リン HUMAN'],
    ],
  },
  {
    name: 'result/divination-is',
    pattern:
      '(?<!N no) divine-noun (ha|comma|colon) (yesterday|today|most)? (target:N) (ha|ga)? (species:white|black|human|wolf) (?=cop|end|sfp|past|comma)',
    says: { type: 'result', how: 'divined' },
    mood: 'own',
    examples: [
      ['占いはリン白よ', 'DIVINED リン HUMAN'],
      ['今日の占いはリン黒です', 'DIVINED リン WEREWOLF'],
    ],
  },
  {
    name: 'result/after-target',
    pattern:
      '(?<!N no) divinetarget (ha|mo|colon|comma)? mid (target:N) (comma|de|end|cop|past){0,3} result (ha|mo|comma|colon|no){0,2} most? (species:white|black|human|wolf|whitesign|blacksign)',
    says: { type: 'result', how: 'divined' },
    mood: 'own',
    examples: [
      ['占い先はリンで、結果は白でした', 'DIVINED リン HUMAN'],
      ['占い先リン、結果は人狼', 'DIVINED リン WEREWOLF'],
    ],
  },
  {
    name: 'result/of-whom',
    pattern:
      '(target:N) no (yesterday no?)? (divine-noun no)? result (ha|ga|mo|comma) (most|x){0,2}? (species:white|black|human|wolf) past',
    says: { type: 'result', how: 'divined' },
    mood: 'own',
    examples: [
      ['リンさんの占い結果は黒でした', 'DIVINED リン WEREWOLF'],
      ['リンの結果は人間だったよ', 'DIVINED リン HUMAN'],
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
      '(target:P) (wo|ni|he) (x|most)? (species:white|black|human|wolf|whiteout|blackout) (cop|wo|to)? (out|givenow|putout|assert|quote|think|x) (x|past){0,2} (subject:N)',
    says: { type: 'result', how: 'divined' },
    mood: 'told',
    examples: [
      ['私に黒を出したリンは偽だ', 'リン DIVINED アヤ WEREWOLF', 'NOT (ESTIMATE リン SEER)'],
      ['ミナトに白を出したリンを信じる', 'ESTIMATE リン SEER', 'リン DIVINED ミナト HUMAN'],
      ['ミナトを人狼と断定したリンの話を聞こう', 'リン DIVINED ミナト WEREWOLF'],
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
      '(target:P) (wo|ni|he|heno) (most|x|today|yesterday|no){0,2}? (species:white|black|human|wolf) (cop)? (head:out|givenow|wo out|wo givenow|to out|to givenow|to confirmed|confirmed|to x|to quote|quote|to claim|assert|think past|decide)',
    says: { type: 'result', how: 'divined' },
    examples: [
      ['私はリンを白と出しました', 'DIVINED リン HUMAN'],
      ['リンがミナトを黒と断言した', 'リン DIVINED ミナト WEREWOLF'],
      ['リンがミナトを白にした', 'リン DIVINED ミナト HUMAN'],
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
    pattern:
      '(target:P) (wo|ni|he|ha)? (most|x|today|yesterday){0,2}? (species:whiteout|blackout) (?!matter)',
    says: { type: 'result', how: 'divined' },
    examples: [
      ['リンがミナトを白判定した', 'リン DIVINED ミナト HUMAN'],
      ['@リン いきなりミナトを黒判定?', 'リン DIVINED ミナト WEREWOLF'],
      ['リンは白出し後に票を変えた'],
    ],
  },
  {
    name: 'result/from',
    pattern:
      '(subject:N) kara (target:P) (ni|he) (x|most)? (species:white|black|human|wolf|whiteout|blackout) (ga|wo|to)? (cameout|out)',
    says: { type: 'result', how: 'divined' },
    mood: 'told',
    examples: [
      ['リンから俺に黒が出てる', 'リン DIVINED アヤ WEREWOLF'],
      ['リンから私に白が出ました', 'リン DIVINED アヤ HUMAN'],
    ],
  },
  {
    name: 'result/seen',
    pattern:
      '(target:N) wo? (yesterday|most|x)? look comma? (species:white|black|human|wolf|whitesign|blacksign) (?=cop|end|past|sfp|comma)',
    says: { type: 'result', how: 'divined' },
    mood: 'own',
    examples: [
      ['占い師CO。昨日リンを見て黒', 'COMINGOUT アヤ SEER', 'DIVINED リン WEREWOLF'],
      ['リンを見て人間でした', 'DIVINED リン HUMAN'],
      ['昨日はリンさん見て○でした', 'DIVINED リン HUMAN'],
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
      '(target:P) (ha|ga) (most|x){0,2}? (species:white|black|human|wolf) (cop|neg)? (toiu|to|no) (x)? result',
    says: { type: 'result', how: 'divined' },
    examples: [
      ['@リン ミナトさんが人狼という結果ですね', 'リン DIVINED ミナト WEREWOLF'],
      ['リンさんは人狼ではないという結果が出ました', 'DIVINED リン HUMAN'],
    ],
  },
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
      '(role:seer|medium|bodyguard|divine-noun|office) (x|ha|ga|mo|no|sfp|all|comma|exists|cond|some|today|most|ni|nda|guess|wo|out|past){0,7}? (end (x|sfp|most){0,2}?)? ((co|claim-noun) (wo|ha|ga|mo)? (x|most|today){0,2}? (request|recommend|tell)|comeforward mo? (request|end|sfp|na|nda|good|comma|cop|think|guess|result)|claim-ask|claim-order|claim-will|claim-plain hou|claim-te (?=end|sfp|request)|claim-noun wo (?=end))',
    says: { type: 'call' },
    examples: [
      ['占い師はCOしてください', 'REQUEST ANY (COMINGOUT ANY SEER)'],
      ['占い師さんいたら出てほしいな', 'REQUEST ANY (COMINGOUT ANY SEER)'],
      ['霊能者は名乗り出るべきだと思う', 'REQUEST ANY (COMINGOUT ANY MEDIUM)'],
      ['占い師さん、そろそろ出てきてもいいよ', 'REQUEST ANY (COMINGOUT ANY SEER)'],
    ],
  },
  {
    name: 'claim/rival-called',
    pattern:
      '(role:counter) (no (seer|medium))? (x|people|no)? (ga|ha|mo)? (most|x)? (existsp cond?|cond) comma? (most|x)? (comeforward|claim-ask|claim-order|claim-te|claim-plain hou)',
    says: { type: 'call' },
    examples: [
      ['対抗がいるなら出てください', 'REQUEST ANY (COMINGOUT ANY SEER)'],
      ['対抗いるなら今名乗ってくれ', 'REQUEST ANY (COMINGOUT ANY SEER)'],
    ],
  },
  {
    name: 'claim/hold-back',
    pattern:
      '(role:seer|medium|bodyguard|divine-noun) (x|ha|ga|mo|no|sfp|all|comma|some|today|most|ni|good|want|de|neg|end|against|cop|past|koto){0,8}? (stayhidden|claim-forbid (?=end|sfp|comma|qm|cop|request))',
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
      '(role:seer|medium|bodyguard|(?<=end|comma) divine-noun) ((ha|mo|x|sfp|no|most|ni){0,4}? ((exists (q|ka|nda|sfp|no){0,3}|absent (q|ka|nda|no|kana){0,3}) qm|existsq end)|ha who (cop|q|nda|sfp|no|ka){0,3} qm|co (high|exists) x? qm)',
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
    name: 'claim/ask-role',
    pattern:
      'office (ha|wo|mo|comma) (x|who){0,2} (cop|q|nda|sfp|guess|kana|no|ka){0,3} (qm|end|tell|request)',
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
    pattern: `(subject:N) (ha|ga|mo|no|comma)? (x ga)? (x|most|two|yesterday|today|mo|true|no|ni|toshite|comma){0,4}? (role:${ROLE}|divine-noun) (wo|cop|to|no|ni|x|ha|toshite|de|comma){0,3} (?!claim-undone|claim-not|claim-want|claim-will) (head:co|claim|counter) (?!wo? retract)`,
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
      '(role:seer|medium|bodyguard|divine-noun) (co (x|people)? (ha|koto)|wo? (claim-state|claim-plain|claim-past) (koto|(people|x) ha)) (x|most)? (subject:N) (?=x|cop|end|comma|sfp|de)',
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
      '(role:seer|medium|bodyguard|divine-noun) (de|ni) cameout (koto|(people|x) ha) (x|most)? (subject:N) (?=x|cop|end|comma|sfp|de)',
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
      '(subject:S) (ga|ha|wo)? (role:wolf) (cop|to|x|suspect-done|quote|exists|past|think|ga|ha){0,6}? (qm|comma|but|end) (x|sfp|comma|koto|most){0,4}? (head:neg|against)',
    says: { type: 'claim' },
    mood: 'negative',
    examples: [
      ['私が人狼？ 違います。', 'NOT (COMINGOUT アヤ WEREWOLF)'],
      ['私が人狼だと疑われていますが、違います', 'NOT (COMINGOUT アヤ WEREWOLF)'],
    ],
  },
  {
    name: 'claim/self',
    pattern: `(subject:S) koso? (no office)? (ha|ga|mo|comma)? (?<!S) (x|most|true|no|comma|S|today|ha|ga|view|de|sfp){0,5}? (role:${ROLE}|human|white|black) (?!toiu (out|result|blackout|whiteout|nominal|suspect-noun)) (said|(?=wo serve|to serve|toshiteno serve|wo putout))`,
    says: { type: 'claim' },
    mood: 'own',
    examples: [
      ['私は占い師です', 'COMINGOUT アヤ SEER'],
      ['わしは人狼ではない', 'NOT (COMINGOUT アヤ WEREWOLF)'],
      ['私の役職は占い師です', 'COMINGOUT アヤ SEER'],
      ['俺が占い師を引いた', 'COMINGOUT アヤ SEER'],
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
    name: 'claim/self-named',
    pattern: `(role:seer|medium|bodyguard|villager) no (subject:S) (cop|end|sfp|wo|ni|ga|ha|mo|to)`,
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
    pattern: `(role:${ROLE}|divine-noun) (ha|mo|koto|comma|wo putout koto) x? (subject:S) x? (head:cop|sfp|end|past|guess)`,
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
    pattern: '(subject:S) (ga|ha) (role:divine-noun) (?=cop|end|sfp)',
    says: { type: 'claim' },
    mood: 'own',
    examples: [
      ['俺が占いだよ', 'COMINGOUT アヤ SEER'],
      ['私が占いです', 'COMINGOUT アヤ SEER'],
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
    pattern: '(role:seer|medium|bodyguard|villager) (toshite|(?<=seer|medium|bodyguard) toshiteno)',
    says: { type: 'claim' },
    mood: 'own',
    examples: [
      ['村人として冷静に動いてるつもりだ', 'COMINGOUT アヤ VILLAGER'],
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
    pattern: '(end|comma) (x|most|sfp){0,2}? (role:wolf|seer|medium) neg (?=end|sfp|cop|comma|qm|koto wo? x)',
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
