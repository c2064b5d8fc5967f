import type { Construction } from '../construction.ts';

/** What the speaker holds others for. */
export const ESTIMATES: readonly Construction[] = [
  {
    name: 'estimate/either-role',
    pattern: '(target:N) (ha|ga|mo|comma)? mid (role:wolf) ka (other:possessed|possessedish) (head:.)?',
    says: { type: 'estimate' },
    examples: [['リンは狼か狂人寄り', 'OR (ESTIMATE リン WEREWOLF) (ESTIMATE リン POSSESSED)']],
  },
  {
    name: 'estimate/true',
    pattern:
      '(target:N) (ha|ga|mo|koso|no x ga|comma)? (x|most|today|mo){0,3}? (role:true) (no|na)? (seer|medium)? (head:.)?',
    says: { type: 'trust', trusted: true },
    examples: [
      ['リンは本物の占い師だろうな', 'ESTIMATE リン SEER'],
      ['リン真めかな', 'ESTIMATE リン SEER'],
    ],
  },
  {
    name: 'estimate/fake',
    pattern:
      '(target:N) (ha|ga|mo|no|comma|ni|no x ha)? (x|most|today|mo|why|result|ha|de|comma|wo|no|nominal){0,5}? (role:fake) (no)? (seer|medium)? (wo)? (head:.)?',
    says: { type: 'trust', trusted: false },
    examples: [
      ['リンは偽物だ', 'NOT (ESTIMATE リン SEER)'],
      ['リンが嘘をついていると思う', 'NOT (ESTIMATE リン SEER)'],
    ],
  },
  {
    name: 'estimate/trust',
    pattern:
      '(target:N) (no|wo|ha|ga|mo)? (x|result|divine-noun|why|most|today|wo|ha|nominal|claim-noun){0,4}? (head:trust)',
    says: { type: 'trust', trusted: true },
    examples: [
      ['リンの結果を信じる', 'ESTIMATE リン SEER'],
      ['リンの占いは信用できない', 'NOT (ESTIMATE リン SEER)'],
    ],
  },
  {
    name: 'estimate/role',
    pattern:
      '(target:N) (ha|ga|mo|koso|comma|wo)? (x|most|today|comma|de|no|mo|weak|because|white|ni){0,4}? (role:seer|medium|bodyguard|possessed|possessedish|wolf|villager|white|black|whitish|blackish|human) (head:.)?',
    says: { type: 'estimate' },
    examples: [
      ['リンが人狼だと思う', 'ESTIMATE リン WEREWOLF'],
      ['リンは狂人っぽい', 'ESTIMATE リン POSSESSED'],
      ['リンは白いと思う', 'ESTIMATE リン VILLAGER'],
      ['もしリンが人狼なら大変だ'],
    ],
  },
  {
    name: 'estimate/suspicious',
    pattern:
      '(target:N) (ha|ga|mo|koso|no|wo|comma)? (x|most|today|comma|de|no|mo|weak|ga|ha|result|why|nominal|think|wo|divine-noun|cast-noun){0,6}? (role:sus) (head:.)?',
    says: { type: 'estimate' },
    examples: [
      ['リンが一番怪しい', 'ESTIMATE リン WEREWOLF'],
      ['リンの行動が怪しいと思う', 'ESTIMATE リン WEREWOLF'],
      ['リン、怪しい動きがあったら教えて'],
    ],
  },
  {
    name: 'estimate/suspicious-is',
    pattern: '(role:sus|susperson|blackish) (no)? (koto|ha) mid (target:N) (head:.)?',
    says: { type: 'estimate' },
    examples: [['怪しいのはリンだ', 'ESTIMATE リン WEREWOLF']],
  },
  {
    name: 'estimate/candidates',
    pattern: '(role:wolf|blackish|susperson) (no)? (x|want)? (ha|colon) mid (target:N) (head:.)?',
    says: { type: 'estimate' },
    examples: [['狼はリンだと思う', 'ESTIMATE リン WEREWOLF']],
  },
  {
    name: 'estimate/suspect',
    pattern: '(target:N) (wo|ha|mo|no x wo) (x|most|today|comma|mo){0,3}? (role:suspect)',
    says: { type: 'estimate' },
    examples: [['リンを疑っています', 'ESTIMATE リン WEREWOLF'], ['リンを疑う理由は何ですか']],
  },
  {
    name: 'estimate/suspicion-shared',
    pattern: '(target:N) (role:suspect-noun) (ni|de|ha)? (head:agree)',
    says: { type: 'estimate' },
    examples: [['リン疑いに賛成', 'ESTIMATE リン WEREWOLF']],
  },
  {
    name: 'estimate/of-the-topic',
    pattern:
      '(end|comma|V) (x|most|no|today){0,2}? (role:wolf|blackish|sus|possessedish|whitish) (head:cop|end|no|think|guess|comma|sfp|qm)',
    says: { type: 'estimate' },
    examples: [['@リン 投票先を変えすぎ。人狼の可能性が高いです。', 'ESTIMATE リン WEREWOLF']],
  },
];
