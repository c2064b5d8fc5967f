import type { Construction } from './construction.ts';

/** Who has said to be what. */
export const RETOLD_CLAIMS: readonly Construction[] = [
  {
    name: 'claim/they-should',
    patterns: [
      'S shall|should|must|needs to? <claim.base>! <like>? DET <role>',
      'have|let S <claim.base>! <like>? DET <role>',
    ],
    makes: { type: 'calls', of: 'S' },
    examples: [['Bob should claim seer tomorrow.', 'REQUEST Bob (COMINGOUT Bob SEER)']],
  },
  {
    name: 'claim/says-to-be',
    patterns: [
      'S AUX <claim>! <like|cop>* DET <role>',
      'S AUX <claim>! that? T BE DET <role>',
      "S's .. claim|claims|co! of|to being|be? DET <role>",
      'S AUX came_out|come_out|coming_out! as DET <role>',
      'S AUX called|calls|declared|declares|named|announced|revealed|proclaimed! herself|himself|themselves|yourself|myself <like>? DET <role>',
      'S who|that AUX <claim>! <like|cop>* DET <role>',
      'self-proclaimed|self-claimed|supposed <role>! S',
    ],
    makes: { type: 'claims', who: 'S' },
    examples: [
      ['Bob claims seer.', 'Bob COMINGOUT Bob SEER'],
      ["Bob CO'd as the medium", 'Bob COMINGOUT Bob MEDIUM'],
      ['I claim seer.', 'COMINGOUT Ann SEER'],
      ["Bob's claim of being a bystander is odd.", 'Bob COMINGOUT Bob VILLAGER'],
    ],
  },
  {
    name: 'claim/confesses',
    patterns: ['S AUX confessed|confessing|confesses!'],
    makes: { type: 'claims', who: 'S', role: 'WEREWOLF' },
    examples: [['Bob confessed.', 'Bob COMINGOUT Bob WEREWOLF']],
  },
];

/** What the speaker claims to be, and calls upon others to claim. */
export const CLAIMS: readonly Construction[] = [
  {
    name: 'claim/call',
    patterns: [
      '^ <det|mod>* <power>! ,? do? <comeout.base>',
      'DET <power>! should|must|can|could|would|will|to|ought|needs|need|has AUX <comeout.base|claim.base>',
      'would|could|can|will DET <power>! <comeout.base|claim.base>',
      'need|want|like|ask|time|for DET <power>! to .. <comeout.base|claim.base>',
      'if DET <power>! .. <comeout.ed>',
      'anyone|anybody|someone is|who DET <power>! .. ,? .. <comeout.base>',
      'YOU are DET <power>! .. ,? .. say_so|claim|come_out|come_forward|speak_up|time|reveal_yourself',
      'is there DET <power>! $',
      '^ <power>! ,? please claim|co|reveal|speak',
      'there is DET <power>! .. ,? .. <comeout.base>',
      '^^ any <power>! $$',
    ],
    makes: { type: 'calls', inIf: true },
    examples: [
      ['Seer, please come out.', 'REQUEST ANY (COMINGOUT ANY SEER)'],
      ['The true seer should step in.', 'REQUEST ANY (COMINGOUT ANY SEER)'],
      ['Would the medium come forward, please?', 'REQUEST ANY (COMINGOUT ANY MEDIUM)'],
      ['Seer, please do not come out today.', 'REQUEST ANY (NOT (COMINGOUT ANY SEER))'],
    ],
  },
  {
    name: 'claim/stay-hidden',
    patterns: [
      'DET <power>! <modal>* stay|stays|stayed|remain|keep|hide hidden|hiding|quiet|silent',
      'no <power>! claims|claim|co yet|today|now',
    ],
    makes: { type: 'calls', denies: true },
    examples: [['I would rather the seer stayed hidden for now.', 'REQUEST ANY (NOT (COMINGOUT ANY SEER))']],
  },
  {
    name: 'claim/asked-of',
    patterns: [
      '^ <claim.base>! <like>? DET <role>',
      '^ come out! as DET <role>',
      'YOU <modal>* <claim.base>! <like>? DET <role>',
      'would|could|can|will YOU <claim.base>! <like>? DET <role>',
      'would|could|can|will YOU come_out! as DET <role>',
    ],
    makes: { type: 'calls', of: 'A' },
    examples: [['Bob, claim seer tomorrow.', 'REQUEST Bob (COMINGOUT Bob SEER)']],
  },
  {
    name: 'claim/asked-any',
    patterns: [
      '^ come_out|come_forward|reveal_yourself! $',
      'please claim! $',
      'can|could|would|will|should YOU come_out|come_forward|claim! $',
    ],
    makes: { type: 'calls', of: 'A', role: 'ANY' },
    confidence: 0.6,
    examples: [['Bob, please come out.', 'REQUEST Bob (COMINGOUT Bob ANY)']],
  },
  {
    name: 'claim/own-role',
    patterns: [
      "ME's real? role|claim|co! BE DET <role>",
      '^ <role>! co',
      'ME <role>! co',
      'co! :? DET <role>',
      '^ as DET <role>! ,? S',
      '^ as DET <role>! :',
      '^ <role>! here',
      'ME BE ME ,? <det|mod|unknown>* <role>!',
      'ME ME? as DET <role>! ,? <ask|divine|find|vote>',
      'claim|role! : DET <role>',
      'DET <role>! is|am ME $',
      '^ speaking as DET <role>!',
      'ME , DET <role>! ,',
      'ME AUX come|came|coming! out? as DET <role>',
      'reveal|reveals|announce|confess|admit! that? ME BE DET <role>',
      'coming_out|claiming! <like>? DET <role>',
    ],
    makes: { type: 'claims', who: 'me' },
    only: 'statement',
    examples: [
      ['My role is villager.', 'COMINGOUT Ann VILLAGER'],
      ['Seer CO.', 'COMINGOUT Ann SEER'],
      ['As the seer I divined Bob: human', 'COMINGOUT Ann SEER', 'DIVINED Bob HUMAN'],
      ['Medium here.', 'COMINGOUT Ann MEDIUM'],
    ],
  },
  {
    name: 'claim/word-alone',
    patterns: ['^^ <role.SEER|role.MEDIUM|role.BODYGUARD>! $$'],
    makes: { type: 'claims', who: 'me' },
    only: 'statement',
    confidence: 0.6,
    examples: [['Bodyguard. I guarded Bob.', 'COMINGOUT Ann BODYGUARD', 'GUARDED Bob']],
  },
];
