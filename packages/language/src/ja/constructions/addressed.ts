import type { Construction } from '../construction.ts';

const CLAIMED = 'seer|medium|bodyguard|villager|possessed|office';
const ASKED_TO_CLAIM = '(claim-ask|claim-order|claim-te (request|end|sfp|qm|comma)|comeforward (request|end|sfp|qm))';

/** What is asked of somebody by name, and what somebody is told to have said. */
export const ADDRESSED: readonly Construction[] = [
  {
    name: 'claim/hold',
    pattern: `(role:${CLAIMED}) (x|ha|ga|mo|no|sfp|all|comma|today|most|claim-plain|end|against|koto|good|tonight|ni|neg|de|cop|cond){0,9}? (claim-forbid|claim-not (request|ni|x)|holdback)`,
    says: { type: 'call' },
    mood: 'negative',
    examples: [
      ['占い師は名乗らないでください', 'REQUEST ANY (NOT (COMINGOUT ANY SEER))'],
      ['占い師の方は、まだ出てこないで', 'REQUEST ANY (NOT (COMINGOUT ANY SEER))'],
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
    name: 'ask/role',
    pattern: '(target:N|V) (no|ha|comma|x|toiu|end|most){0,3}? (role:office) (ha|wo|mo|ga)? x? (q|qm|cop qm|tell|how)',
    says: { type: 'question', of: 'role' },
    examples: [
      ['リンさんの役職は何ですか', 'INQUIRE リン (COMINGOUT リン ANY)'],
      ['リン、役職は何だ?', 'INQUIRE リン (COMINGOUT リン ANY)'],
    ],
  },
  {
    name: 'ask/whom-guarded',
    pattern: '(who) (x|no)? wo mid (guard-past|guard-te|guard-noun)',
    says: { type: 'question', of: 'guarded' },
    examples: [['リンさん、昨夜は誰を守りましたか', 'INQUIRE リン (GUARDED ANY)']],
  },
  {
    name: 'ask/whom-to-attack',
    pattern: '((who) (x|no)? wo mid (attack-plain|attack-will|attack-want|attack-noun)|attack-limit comma? (who))',
    says: { type: 'question', of: 'attack' },
    whisper: true,
    examples: [['今夜は誰を襲いますか', 'INQUIRE ANY (ATTACK ANY)']],
  },
  {
    name: 'ask/opinion',
    pattern: '(subject:N|V) (ha|comma|ni|x|tell|end|kara|view){0,4}? (target:N) (wo|ni|no|ha|x|koto|toiu|office|comma|S ha){0,3}? (head:howseen)',
    says: { type: 'question', of: 'opinion' },
    examples: [['リンはミナトをどう思いますか', 'INQUIRE リン (ESTIMATE ミナト ANY)']],
  },
  {
    name: 'result/medium-told',
    pattern:
      '(subject:N) (no|ni|ha|ga|x){1,3} (mediumresult|medium (no|de|toshite)? (result|divine-past|x)?) (de|ha|mo|comma|x|ni){0,3}? (target:N) (ha|ga|wo|no|comma)? (mediumresult (ha|ga))? (species:human|wolf|white|black) (past|cop|toiu|to|quote|sfp|end|comma|guess)',
    says: { type: 'result', how: 'identified' },
    mood: 'told',
    examples: [['リンの霊媒結果では、ミナトは人間でした', 'リン IDENTIFIED ミナト HUMAN']],
  },
  {
    name: 'estimate/they-suspect',
    pattern:
      '(subject:N) (ha|ga|mo) (x|most|comma|today){0,2}? (target:P) wo (x|most|two){0,2}? (head:suspect-plain|suspect-past)',
    says: { type: 'estimate' },
    mood: 'told',
    examples: [['リンはミナトを疑っています', 'リン ESTIMATE ミナト WEREWOLF']],
  },
  {
    name: 'estimate/they-think',
    pattern: '(subject:N) (ha|ga) (x|most|comma|today){0,2}? (target:P) (wo|ga) (x|most){0,2}? (role:wolf|black) (cop)? theythink',
    says: { type: 'estimate' },
    mood: 'told',
    examples: [
      ['リンはミナトを人狼だと思っています', 'リン ESTIMATE ミナト WEREWOLF'],
    ],
  },
];
