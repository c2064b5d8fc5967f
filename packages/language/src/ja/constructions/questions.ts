import type { Construction } from '../construction.ts';

/** What is asked of others. */
export const QUESTIONS: readonly Construction[] = [
  {
    name: 'ask/medium-result',
    pattern:
      '(mediumresult|medium (no|comma|sfp|ha|yesterday|today){0,3} result) (x|no|ha|wo|ga|mo|comma|today){0,4}? (tell|request|qm|want)',
    says: { type: 'question', of: 'identified' },
    examples: [['霊媒結果を教えてください', 'INQUIRE ANY (IDENTIFIED ANY ANY)']],
  },
  {
    name: 'ask/whom-divined',
    pattern: '(who) (x|no)? wo (divine-past|divine-te|divine-noun) ',
    says: { type: 'question', of: 'result' },
    examples: [['@リン 誰を占ったの?', 'INQUIRE リン (DIVINED ANY ANY)']],
  },
  {
    name: 'ask/result',
    pattern:
      '(result (x|wo|ha|ga|mo|comma|today|most|no){0,3}? (tell|request|qm|how)|result most (cop|sfp|nda|guess|no){0,3} qm|who (ga|wo) (white|black|human|wolf) (past|cop|no|nda|ka){0,3} (tell|qm))',
    says: { type: 'question', of: 'result' },
    examples: [
      ['@リン 占い結果を教えて', 'INQUIRE リン (DIVINED ANY ANY)'],
      ['@リン 結果は?', 'INQUIRE リン (DIVINED ANY ANY)'],
    ],
  },
  {
    name: 'ask/whom-to-divine',
    pattern: '(who) (x|no)? wo mid (divine-plain|divine-will|divine-want|divine-if)',
    says: { type: 'question', of: 'divine' },
    examples: [['@リン 誰を占う?', 'INQUIRE リン (DIVINATION ANY)']],
  },
  {
    name: 'ask/divine-target',
    pattern: 'divinetarget (no)? (x|ha|mo|wo|ga|want|comma|how|no){0,3}? (who|how|exists|qm|tell)',
    says: { type: 'question', of: 'divine' },
    examples: [['@リン 占い先どうする?', 'INQUIRE リン (DIVINATION ANY)']],
  },
  {
    name: 'ask/whom-to-vote',
    pattern:
      '(who|which) (x|no)? (ni|wo) mid (cast-plain|cast-will|cast-want|put-plain|put-will|put-want|vote-plain|vote-will|vote-want)',
    says: { type: 'question', of: 'vote' },
    examples: [['@リン 誰に投票する?', 'INQUIRE リン (VOTE ANY)']],
  },
  {
    name: 'ask/vote-target',
    pattern:
      '((votetarget|votecandidate) (x|ha|mo|wo|ga|comma|today|no){0,3}? (who|how|qm|tell)|(cast-noun|vote-noun) (ha|mo|comma|x){0,2} who)',
    says: { type: 'question', of: 'vote' },
    examples: [['@リン 投票先は誰?', 'INQUIRE リン (VOTE ANY)']],
  },
  {
    name: 'ask/whom-suspect',
    pattern: '(who|which) (ga|wo|no)? (x|most|comma|koto|today){0,3}? (sus|susly|suspect|wolf|blackish)',
    says: { type: 'question', of: 'suspect' },
    examples: [
      ['@リン 誰が怪しいと思う?', 'INQUIRE リン (ESTIMATE ANY WEREWOLF)'],
      ['@リン 誰を疑っている?', 'INQUIRE リン (ESTIMATE ANY WEREWOLF)'],
    ],
  },
  {
    name: 'ask/who-is-suspicious',
    pattern:
      '(susperson|sus x|sus think koto|sus koto|blackish|(suspect-plain|suspect-state) x) (x|toiu|ha|ga|mo|to|no|sfp|ka|wo|about){0,4}? (who|exists|tell)|(susperson|blackish) (wo|ha) !(N|end|qm){0,5}? who',
    says: { type: 'question', of: 'suspect' },
    examples: [['@リン 怪しい人はいる?', 'INQUIRE リン (ESTIMATE ANY WEREWOLF)']],
  },
  {
    name: 'ask/suspicious-is',
    pattern: '(susperson|(suspect-plain|suspect-state) x|sus koto) (ha|toiu|x|no){0,2} qm',
    says: { type: 'question', of: 'suspect' },
    examples: [['@リン 君の目に映る怪しい人物は?', 'INQUIRE リン (ESTIMATE ANY WEREWOLF)']],
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
