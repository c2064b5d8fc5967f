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
    name: 'estimate/noticed',
    pattern:
      '((again:V) (comma|x)?|(?<!V|V comma|V x)) (target:N) (ga|ha|mo)? (most|x)? (role:wolf|possessed) noticed',
    says: { type: 'estimate' },
    examples: [
      ['リンさん、あなたが人狼だったんですね', 'ESTIMATE リン WEREWOLF'],
      ['リンが狂人だったんだね', 'ESTIMATE リン POSSESSED'],
    ],
  },
  {
    name: 'estimate/why-thought',
    pattern:
      '((subject:N|V) (ga|ha|mo|comma)? (x|comma)?)? (target:P) (ga|wo|ha|mo) (x|most)? (role:wolf|sus|black|blackish) (to|cop to)? think past (x|na|most){0,3}? why (ha|wo|mo|to|ga|most|x){0,3}? (qm|tell|request|how|know|givenow|who)',
    says: { type: 'estimate' },
    mood: 'told',
    examples: [
      ['@リン ミナトが狼だと思った理由は？', 'リン ESTIMATE ミナト WEREWOLF'],
      ['リンが私を怪しいと思った根拠を教えて', 'リン ESTIMATE アヤ WEREWOLF'],
      ['ミナトが狼だと思った理由は？'],
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
    name: 'claim/taken-note-of',
    pattern:
      '(subject:V) (comma|x|sfp){0,2}? (role:seer|medium|bodyguard|divine-noun) (no? co (ha|wo|mo|ga|comma){0,2} (most|x)? (agree|noted|confirmed|x past|received|ka (end|comma)|q (end|comma|sfp))|(wo|to|cop to)? claim-plain to ha|quote (comma|end)? (agree|noted|confirmed|thanks))',
    says: { type: 'claim' },
    mood: 'told',
    examples: [
      ['@リン 占い師のCO、確認したよ', 'リン COMINGOUT リン SEER'],
      ['リンさん、霊媒師COか。', 'リン COMINGOUT リン MEDIUM'],
      ['@リン 占い師を名乗るとは驚いた', 'リン COMINGOUT リン SEER'],
      ['@リン 占い師CO待ってるよ'],
    ],
  },
  {
    name: 'claim/counted',
    pattern:
      '(?<!N no) (?<!S (ha|ga|mo)) (role:seer|medium|divine-noun) (co x?)? (ha|cond mo?|mo) (x|most){0,2}? (subject:N) ((no|de)? x? co (?=cop|end|comma|sfp|but|because|ka)|no? sole|de counter)',
    says: { type: 'claim' },
    mood: 'told',
    examples: [
      ['占い師はリンのみです', 'リン COMINGOUT リン SEER'],
      ['霊媒はサクラの単独COだね', 'サクラ COMINGOUT サクラ MEDIUM'],
      ['占いはリンとミナトの2COだ', 'リン COMINGOUT リン SEER', 'ミナト COMINGOUT ミナト SEER'],
    ],
  },
  {
    name: 'claim/there-is',
    pattern:
      '(role:seer|medium|divine-noun) (ha|cond|mo|niha) (x|most|comma){0,2}? (subject:N) ga (existsp (?!cond)|x? existsp (end|but|sfp|cop))',
    says: { type: 'claim' },
    mood: 'told',
    examples: [
      ['占い師はもうリンがいるよ', 'リン COMINGOUT リン SEER'],
      ['霊媒はサクラがいますからね', 'サクラ COMINGOUT サクラ MEDIUM'],
    ],
  },
  {
    name: 'claim/it-is-said',
    pattern:
      '(subject:N) (ga|mo) (x|most)? (role:seer|medium|divine-noun) (sothen|(toiu|ha) koto (?!ga|ha|neg|guess|cond|cop (cond|neg)))',
    says: { type: 'claim' },
    mood: 'told',
    examples: [
      ['リンが占い師ってことしか知らない', 'リン COMINGOUT リン SEER'],
      ['サクラが霊媒ってことまでは聞いた', 'サクラ COMINGOUT サクラ MEDIUM'],
    ],
  },
  {
    name: 'claim/their-word',
    pattern:
      '(subject:N) (ga|ha) (x|most)? (role:seer|medium|bodyguard|wolf|possessed) cop? (toiu (nominal|saying)|koto (x|most)? (claim-past|claim-plain|claim-te|x past))',
    says: { type: 'claim' },
    mood: 'told',
    examples: [
      ['リンが占い師だという主張を聞いた', 'リン COMINGOUT リン SEER'],
      ['リンが人狼であることを自ら告白した', 'リン COMINGOUT リン WEREWOLF'],
    ],
  },
  {
    name: 'claim/so-they-were',
    pattern:
      '(subject:N) (mo|ga) (x|most)? (role:seer|medium|divine-noun) (past (nda|no|cop)? (ka|q) (end|comma|sfp)|cop past? (ka|q) end)',
    says: { type: 'claim' },
    mood: 'told',
    examples: [
      ['リンも占い師だったのか。', 'リン COMINGOUT リン SEER'],
      ['サクラが霊媒だったか、なるほど', 'サクラ COMINGOUT サクラ MEDIUM'],
      ['リンも狼だったのか。'],
    ],
  },
  {
    name: 'claim/asked-whether-out',
    pattern:
      '(target:V) (comma|x|most|today|sfp){0,3}? (role:seer|medium|bodyguard|divine-noun) (co (ha|ga|mo)? (high|existsq) x? (no|nda|sfp|ka|q)? qm|(wo|to)? claim-plain (no|nda|cop)? (q|kana|ka) sfp? qm|past x qm)',
    says: { type: 'question', of: 'whether' },
    examples: [
      ['@リン 占い師COある？', 'INQUIRE リン (COMINGOUT リン SEER)'],
      ['@リン 霊媒師だったりする？', 'INQUIRE リン (COMINGOUT リン MEDIUM)'],
      ['占いCOある？', 'REQUEST ANY (COMINGOUT ANY SEER)'],
    ],
  },
  {
    name: 'claim/asked-whether-it-is',
    pattern:
      '(target:N) (ha|mo) (most|x|true ni|comma){0,2}? (role:divine-noun) (cop|no|nda|x|sfp|q|ka){1,3} qm',
    says: { type: 'question', of: 'whether' },
    examples: [
      ['リンって占いなの？', 'INQUIRE リン (COMINGOUT リン SEER)'],
      ['リンは占いですか？', 'INQUIRE リン (COMINGOUT リン SEER)'],
      ['リンは占うの？'],
    ],
  },
  {
    name: 'claim/asked-what-they-are',
    pattern:
      '(?<!designate (colon|ha)?) (target:N|V) (ha|ni|niha|mo|comma){0,2} (x|most|no|about){0,2}? (office|(?<!seer|medium|bodyguard|divine-noun|wolf|no) co) no? co? about? (ha|ga|mo|wo)? (existsq|high|exists|serve x) (cop|no|ka|q|nda)? (qm|(?<=existsq) end)',
    says: { type: 'question', of: 'role' },
    examples: [
      ['リンさんは何かCOがありますか？', 'INQUIRE リン (COMINGOUT リン ANY)'],
      ['@リン 役職はありますか', 'INQUIRE リン (COMINGOUT リン ANY)'],
      ['リンのCOはある？'],
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
