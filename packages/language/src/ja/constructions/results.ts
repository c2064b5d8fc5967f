import type { Construction } from '../construction.ts';

const NIGHT = '(divine-past|divine-te|divine-noun|divine-plain|divine-if)';
const THEN =
  '(result|outcome|koto|no|ga|ha|de|comma|end|x|past|cop|wo|to|yesterday|today|all|qm|but|because|nominal|mo|most|sfp){0,9}?';

/** What the night has shown, to whomever. */
export const RESULTS: readonly Construction[] = [
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
    name: 'result/of-their-claim',
    pattern:
      '(subject:N) (ga|no|ha)? x? co (de|comma|sfp|x){0,2}? (target:N) (ha|ni|ga|wo)? (species:white|black|human|wolf|whiteout|blackout) (?=cop|end|comma|sfp|ka|past)',
    says: { type: 'result', how: 'divined' },
    mood: 'told',
    examples: [
      ['リンCO、ミナト黒だね', 'リン DIVINED ミナト WEREWOLF'],
      ['リン1COでミナト白か', 'リン DIVINED ミナト HUMAN'],
    ],
  },
  {
    name: 'result/put-out-by',
    pattern:
      '(subject:N) (ga|ha|mo) (target:P) (species:white|black|human|wolf) wo (out|putout|givenow past)',
    says: { type: 'result', how: 'divined' },
    mood: 'told',
    examples: [
      ['リンがミナト白を出している', 'リン DIVINED ミナト HUMAN'],
      ['リンはミナト黒を出したよ', 'リン DIVINED ミナト WEREWOLF'],
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
    pattern:
      '(target:P) (ha|ga|mo) (subject:N) no (species:white|black|whiteout|blackout) (?=cop|end|comma|de|because|past)',
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
    name: 'result/made-clear',
    pattern:
      '(target:N) (ga|ha) (most|x)? (species:white|black|human|wolf) (cop? to|quote|toiu koto ga|ha) (comma|x)? S no (divine-noun|result) de (x|most)? confirmed',
    says: { type: 'result', how: 'divined' },
    mood: 'own',
    examples: [
      ['リンが狼だと私の占いで分かりました', 'DIVINED リン WEREWOLF'],
      ['リンは人間だと、僕の占いで判明した', 'DIVINED リン HUMAN'],
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
    name: 'result/target-then',
    pattern:
      '(?<!N no) divinetarget (ha|colon|comma)? mid (target:N) past end most? (species:white|black|human|wolf) (past|neg)',
    says: { type: 'result', how: 'divined' },
    mood: 'own',
    examples: [
      ['占い先はリンでした。白でした。', 'DIVINED リン HUMAN'],
      ['昨日の占い先はリンでした。人狼ではなかった。', 'DIVINED リン HUMAN'],
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
      '(target:P) (wo|ni|he|heno) (most|x|today|yesterday|no){0,2}? (species:white|black|human|wolf) (cop)? (head:out|givenow|wo out|wo givenow|to out|to givenow|to confirmed|confirmed|to x|to quote|quote|to claim|assert|think past (?!x? na? why)|decide)',
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
      '(target:P) (wo|ni|he|ha)? (most|x|today|yesterday){0,2}? (species:whiteout|blackout) (?!matter|received)',
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
    name: 'result/looked',
    pattern:
      '(target:N) (wo|ha|mo)? (yesterday|most|x){0,2}? looked (but|ga|comma|x|result|most){0,3}? (species:white|black|human|wolf|villager|whiteout|blackout|whitesign|blacksign) (?=cop|end|past|sfp|comma)',
    says: { type: 'result', how: 'divined' },
    mood: 'own',
    examples: [
      ['昨夜リンさんを見ましたが人間でした', 'DIVINED リン HUMAN'],
      ['リンを確認したところ、村人判定でした', 'DIVINED リン HUMAN'],
      ['リンを覗いたら黒だったよ', 'DIVINED リン WEREWOLF'],
      ['リンの発言を見ましたが、普通でした'],
    ],
  },
  {
    name: 'result/received-from',
    pattern:
      '(?<!N (ha|ga|mo|comma)) (?<!S (ha|ga|mo|comma)) (subject:N) kara (x|most|no){0,2}? (species:white|black|human|wolf|whiteout|blackout) (wo|to)? (cameout|received) (?!past? (N|people|x (ha|ga|ni|wo|no)))',
    says: { type: 'result', how: 'divined' },
    mood: 'told',
    examples: [
      ['リンから白をもらいました', 'リン DIVINED アヤ HUMAN'],
      ['リンから黒を出されています', 'リン DIVINED アヤ WEREWOLF'],
    ],
  },
  {
    name: 'result/received-by-me',
    pattern:
      '(?<!N (ha|ga|mo|comma)) (?<!S (ha|ga|mo|comma)) (subject:N) ni (x|most|no){0,2}? (species:white|black|human|wolf|whiteout|blackout) (wo|ga|to)? received (?!past? (N|people|x (ha|ga|ni|wo|no)))',
    says: { type: 'result', how: 'divined' },
    mood: 'told',
    examples: [
      ['リンに黒を出されました', 'リン DIVINED アヤ WEREWOLF'],
      ['昨日リンに白を出された', 'リン DIVINED アヤ HUMAN'],
    ],
  },
  {
    name: 'result/came-out',
    pattern:
      '(target:P) (ha|ga|ni|wo|mo)? (most|x|today|yesterday){0,2}? (species:white|black|human|wolf) (cop|wo|ga)? (to)? (cameout|confirmed cameout|(?<=(white|black) wo?) received)',
    says: { type: 'result', how: 'divined' },
    examples: [
      ['リンは黒と出ました', 'DIVINED リン WEREWOLF'],
      ['リンに白が出ました', 'DIVINED リン HUMAN'],
    ],
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
      '(target:P) (ha|ga) (most|x){0,2}? (species:white|black|human|wolf) (cop|neg)? (toiu|to|no|quote) (x)? result',
    says: { type: 'result', how: 'divined' },
    examples: [
      ['@リン ミナトさんが人狼という結果ですね', 'リン DIVINED ミナト WEREWOLF'],
      ['リンさんは人狼ではないという結果が出ました', 'DIVINED リン HUMAN'],
    ],
  },
];
