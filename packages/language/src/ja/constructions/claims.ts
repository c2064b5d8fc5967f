import type { Construction } from '../construction.ts';

/** Who is what, by their own word, and what the night has shown. */
export const CLAIMS: readonly Construction[] = [
  {
    name: 'result/divined-then',
    pattern:
      '(target:P) (wo|ha|mo|ni)? mid (divine-past|divine-te|divine-noun|divine-plain|divine-if) (result|koto|no|ga|ha|de|comma|end|x|past|cop|wo|to|yesterday|today|all|qm|sfp|but|because){0,7}? (species:white|black|human|wolf|villager) (head:.)?',
    says: { type: 'result', how: 'divined' },
    examples: [
      ['昨夜リンを占って白でした', 'DIVINED リン HUMAN'],
      ['リンを占った。…人間だった。', 'DIVINED リン HUMAN'],
    ],
  },
  {
    name: 'result/by-somebody',
    pattern:
      '(subject:P) (ga|ha|no|mo|comma|kara)? mid (target:P) (wo|ni|he|ha|ga|heno) (most|x|today|yesterday){0,2}? (species:white|black|human|wolf) (head:out|wo|to|cop|toiu|confirmed|no|think|quote)',
    says: { type: 'result', how: 'divined' },
    mood: 'told',
    examples: [['リンがミナトを白判定した', 'リン DIVINED ミナト HUMAN']],
  },
  {
    name: 'result/given',
    pattern:
      '(target:P) (wo|ni|he|heno) (most|x|today|yesterday){0,2}? (species:white|black|human|wolf) (head:out|wo|to|confirmed|no)',
    says: { type: 'result', how: 'divined' },
    examples: [['私はリンを白と出しました', 'DIVINED リン HUMAN']],
  },
  {
    name: 'result/noun',
    pattern:
      '(result|mediumresult) (ha|comma|colon|de|cop|end|toshite|no|past){0,2} (x|today|yesterday|most|S|ha|no|comma){0,2}? (target:P) (ha|ga|comma)? (most|x){0,2}? (species:white|black|human|wolf|villager) (head:.)?',
    says: { type: 'result', how: 'divined' },
    mood: 'own',
    examples: [['占い結果はリン人間だよ', 'DIVINED リン HUMAN']],
  },
  {
    name: 'claim/call',
    pattern:
      '(role:seer|medium|bodyguard|divine-noun|office) (x|ha|ga|mo|no|sfp|all|comma|exists|cond|some){0,4}? (co|claim)? (wo|ha|ga|mo)? (x|most|today){0,2}? (comeforward|claim-ask|claim-order|claim-will|request)',
    says: { type: 'call' },
    examples: [
      ['占い師はCOしてください', 'REQUEST ANY (COMINGOUT ANY SEER)'],
      ['占い師さんいたら出てほしいな', 'REQUEST ANY (COMINGOUT ANY SEER)'],
    ],
  },
  {
    name: 'claim/called',
    pattern:
      '(role:seer|medium|bodyguard|divine-noun) (no)? (co|claim-noun) (ha|mo|ga)? (exists) (nda|sfp|no|q|ka){0,2} qm',
    says: { type: 'call' },
    examples: [['占いCOはいるか?', 'REQUEST ANY (COMINGOUT ANY SEER)']],
  },
  {
    name: 'claim/rival',
    pattern: 'V (sfp|comma|x){0,2} counter ha qm',
    says: { type: 'question', of: 'claim' },
    examples: [['@リン 対抗は?', 'INQUIRE リン (COMINGOUT リン SEER)']],
  },
  {
    name: 'claim/of-somebody',
    pattern:
      '(subject:N) (ha|ga|mo|no|comma)? (x|most|two|yesterday|today|mo|true|no){0,3}? (role:seer|medium|bodyguard|villager|divine-noun|possessed|wolf) (wo|cop|to|no|x)? (head:co|claim)',
    says: { type: 'claim' },
    mood: 'told',
    examples: [
      ['リンが占い師COした', 'リン COMINGOUT リン SEER'],
      ['リンとミナトが占い師を名乗っている', 'リン COMINGOUT リン SEER', 'ミナト COMINGOUT ミナト SEER'],
    ],
  },
  {
    name: 'claim/taken-note',
    pattern: 'V (comma)? (role:seer|medium|bodyguard|divine-noun) (head:co) (agree|x)',
    says: { type: 'claim' },
    mood: 'told',
    examples: [['@リン 占いCO了解です', 'リン COMINGOUT リン SEER']],
  },
  {
    name: 'claim/self',
    pattern:
      '(subject:S) (ha|ga|mo|comma|koso)? (x|most|true|no|comma|S|today|ha){0,4}? (role:seer|medium|bodyguard|villager|wolf|possessed|human|white|black) (head:.)?',
    says: { type: 'claim' },
    mood: 'own',
    examples: [
      ['私は占い師です', 'COMINGOUT アヤ SEER'],
      ['わしは人狼ではない', 'NOT (COMINGOUT アヤ WEREWOLF)'],
    ],
  },
  {
    name: 'claim/self-reversed',
    pattern: '(role:seer|medium|bodyguard|villager|wolf|possessed) ha (subject:S) (head:cop|sfp|end|past)',
    says: { type: 'claim' },
    mood: 'own',
    examples: [['人狼は私だよ!', 'COMINGOUT アヤ WEREWOLF']],
  },
  {
    name: 'claim/self-true',
    pattern: '(subject:S) (ha|ga|koso|mo)? most? (role:true) (head:cop|end|sfp|comma)',
    says: { type: 'claim' },
    mood: 'own',
    examples: [['私は真ですよ', 'COMINGOUT アヤ SEER']],
  },
  {
    name: 'claim/co',
    pattern:
      '(role:seer|medium|bodyguard|villager|divine-noun|wolf) (head:co|claim-past|claim-plain|claim-will)',
    says: { type: 'claim' },
    mood: 'own',
    examples: [['占い師CO。', 'COMINGOUT アヤ SEER']],
  },
  {
    name: 'claim/as',
    pattern: '(role:seer|medium|bodyguard|villager) (head:toshite)',
    says: { type: 'claim' },
    mood: 'own',
    examples: [['村人として冷静に動いてるつもりだ', 'COMINGOUT アヤ VILLAGER']],
  },
  {
    name: 'claim/bare',
    pattern:
      '(end|comma) (true|no|x){0,2}? (role:seer|medium|bodyguard|villager|wolf|possessed) (head:cop) (sfp|end|comma|but|because)',
    says: { type: 'claim' },
    mood: 'own',
    examples: [['占い師です。', 'COMINGOUT アヤ SEER']],
  },
];
