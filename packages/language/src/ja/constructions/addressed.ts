import type { Construction } from '../construction.ts';

const CLAIMED = 'seer|medium|bodyguard|villager|possessed|office';
const ASKED_TO_CLAIM =
  '(claim-ask (?!past)|claim-order|claim-te (request|end|sfp|qm|comma)|comeforward (request|end|sfp|qm|comma))';

/** What is asked of somebody by name, and what somebody is told to have said. */
export const ADDRESSED: readonly Construction[] = [
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
    name: 'ask/whom-guarded',
    pattern: '(who) (x|no)? wo mid (guard-past|guard-te|guard-noun)',
    says: { type: 'question', of: 'guarded' },
    examples: [['リンさん、昨夜は誰を守りましたか', 'INQUIRE リン (GUARDED ANY)']],
  },
  {
    name: 'ask/opinion',
    pattern:
      '(subject:N|V) (ha|comma|ni|x|tell|end|kara|view){0,4}? (target:N) (wo|ni|no|ha|x|koto|toiu|office|comma|S ha){0,3}? (head:howseen)',
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
];
