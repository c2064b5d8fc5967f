import type { Construction } from '../construction.ts';

const CLAIMED = 'seer|medium|bodyguard|villager|possessed|office';
const ASKED_TO_CLAIM =
  '(claim-ask (?!past)|claim-order|claim-te (request|end|sfp|qm|comma)|comeforward (request|end|sfp|qm|comma))';

/** What is asked of somebody by name, and what somebody is told to have said. */
export const ADDRESSED: readonly Construction[] = [
  {
    name: 'claim/thanked',
    pattern:
      '(subject:N|V) comma? (x|most){0,2}? (role:seer|medium|bodyguard) (wo|to|cop|toshite|no){0,3} (claim-ask|claim-te|co) (request|x|comma|past|wo|ni){0,3} thanks',
    says: { type: 'claim' },
    mood: 'told',
    examples: [
      ['@リン 占い師だと名乗り出てくれてありがとう', 'リン COMINGOUT リン SEER'],
      ['リンさん、霊媒師COありがとうございます', 'リン COMINGOUT リン MEDIUM'],
    ],
  },
  {
    name: 'claim/asked-of',
    pattern: `(subject:N|V) (ha|ni|niha|comma|mo|x|today|most|tonight){0,4}? (role:${CLAIMED}) (wo|cop|to|ka|x|toiu){0,3}? ${ASKED_TO_CLAIM}`,
    says: { type: 'call' },
    examples: [
      ['リンさん、占い師を名乗ってください', 'REQUEST リン (COMINGOUT リン SEER)'],
      ['リンは役職を名乗ってください', 'REQUEST リン (COMINGOUT リン ANY)'],
    ],
  },
  {
    name: 'claim/noticed',
    pattern: '(subject:N|V) (ha|ga|comma)? (x|most){0,2}? (role:seer|medium|bodyguard|villager) noticed',
    says: { type: 'claim' },
    mood: 'told',
    examples: [
      ['@リン さん、占い師なんだね', 'リン COMINGOUT リン SEER'],
      ['リンさんが霊媒師なんですね', 'リン COMINGOUT リン MEDIUM'],
    ],
  },
  {
    name: 'claim/acknowledged',
    pattern:
      '(subject:N|V) (ha|ga|comma)? (x|most)? (role:seer|medium|bodyguard) cop? (end|comma)? (agree|noted) (?=cop|end|sfp|comma)',
    says: { type: 'claim' },
    mood: 'told',
    examples: [
      ['リンさんが占い師、了解です', 'リン COMINGOUT リン SEER'],
      ['リンは霊媒師だね！把握！', 'リン COMINGOUT リン MEDIUM'],
    ],
  },
  {
    name: 'claim/acknowledged-as',
    pattern:
      '(role:seer|medium|bodyguard) ha (subject:N) (cop|sfp){0,2} comma? (agree|noted) (?=cop|end|sfp|comma)',
    says: { type: 'claim' },
    mood: 'told',
    examples: [
      ['占い師はリンさんですね、了解です', 'リン COMINGOUT リン SEER'],
      ['霊媒師はリン、把握', 'リン COMINGOUT リン MEDIUM'],
    ],
  },
  {
    name: 'claim/each',
    pattern:
      '(subject:N) (ga|ha) (role:seer|medium|bodyguard) ((cop|de)? comma (?=N (ga|ha) (seer|medium|bodyguard) (cop|end))|(?<=N (ga|ha) (seer|medium|bodyguard) (cop|de)? comma N (ga|ha) (seer|medium|bodyguard)) (cop|end))',
    says: { type: 'claim' },
    mood: 'told',
    examples: [
      [
        'リンさんが占い師、ミナトさんが霊媒師だね',
        'リン COMINGOUT リン SEER',
        'ミナト COMINGOUT ミナト MEDIUM',
      ],
      ['リンは霊媒師で、ミナトは騎士だ', 'リン COMINGOUT リン MEDIUM', 'ミナト COMINGOUT ミナト BODYGUARD'],
    ],
  },
  {
    name: 'result/noticed',
    pattern:
      '(subject:N|V) (comma|x|ha){0,2}? (target:P) (ha|ga|mo)? (most|x)? (species:white|black|human|wolf) noticed',
    says: { type: 'result', how: 'divined' },
    mood: 'told',
    examples: [
      ['リンさん、ミナト君が白なんだね', 'リン DIVINED ミナト HUMAN'],
      ['@リン ミナトさんは人狼だったんですね', 'リン DIVINED ミナト WEREWOLF'],
    ],
  },
  {
    name: 'result/given-to-me',
    pattern:
      '(subject:N) (ga|ha|mo|kara|ni) x? (species:white|whiteout|black|blackout) (wo|ga)? ((givenow|request) past|givenow cameout)',
    says: { type: 'result', how: 'divined' },
    mood: 'told',
    examples: [
      ['リンが白判定を出してくれた', 'リン DIVINED アヤ HUMAN'],
      ['リンに白を出してもらったよ', 'リン DIVINED アヤ HUMAN'],
    ],
  },
  {
    name: 'result/thanks-to',
    pattern: '(subject:N) no thanks (de|comma){0,2} (target:S) (ha|ga|mo) x? (species:white|human|whiteout)',
    says: { type: 'result', how: 'divined' },
    mood: 'told',
    examples: [
      ['リンのおかげで私は白だ', 'リン DIVINED アヤ HUMAN'],
      ['リンさんのおかげで、僕は人間だと分かった', 'リン DIVINED アヤ HUMAN'],
    ],
  },
  {
    name: 'claim/to-their-face',
    pattern:
      '(subject:V) (comma|x|sfp){0,2} (role:seer|medium|bodyguard) (wo|to|cop to)? (head:claim-plain|claim-done|claim-past|claim-state) (no|nda|koto)? (cop|sfp|q)',
    says: { type: 'claim' },
    mood: 'told',
    examples: [
      ['@リン さん、占い師を名乗られるのですね', 'リン COMINGOUT リン SEER'],
      ['リンさん、霊媒師だと名乗ったんですね', 'リン COMINGOUT リン MEDIUM'],
    ],
  },
  {
    name: 'ask/whom-guarded',
    pattern: '(who) (x|no)? wo mid (guard-past|guard-te|guard-noun)',
    says: { type: 'question', of: 'guarded' },
    examples: [['リンさん、昨夜は誰を守りましたか', 'INQUIRE リン (GUARDED ANY)']],
  },
  {
    name: 'ask/opinion',
    pattern:
      '(subject:N|V) (ha|comma|ni|x|tell|end|kara|view){0,4}? (target:N) (wo|ni|no|x|koto|toiu|office|comma|S ha){0,3}? (head:howseen)',
    says: { type: 'question', of: 'opinion' },
    examples: [
      ['リンはミナトをどう思いますか', 'INQUIRE リン (ESTIMATE ミナト ANY)'],
      ['@リン ミナトについてはどう思う？'],
    ],
  },
  {
    name: 'result/medium-told',
    pattern:
      '(subject:N) (no|ni|ha|ga|x){1,3} (mediumresult|medium (no|de|toshite)? (result|divine-past|x)?) (de|ha|mo|comma|x|ni|according){0,3}? (target:N) (ha|ga|wo|no|comma)? (mediumresult (ha|ga))? (species:human|wolf|white|black) (past|cop|toiu|to|quote|sfp|end|comma|guess)',
    says: { type: 'result', how: 'identified' },
    mood: 'told',
    examples: [['リンの霊媒結果では、ミナトは人間でした', 'リン IDENTIFIED ミナト HUMAN']],
  },
];
