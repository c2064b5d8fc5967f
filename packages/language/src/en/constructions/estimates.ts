import type { Construction } from './construction.ts';

/** Whether somebody's claim is taken for true. */
export const TRUTH: readonly Construction[] = [
  {
    name: 'estimate/claim-false',
    patterns: ["S's .. <claimNoun>! .. BE .. <fake>", "S's .. <claimNoun>! <modal>* <lie>"],
    makes: { type: 'doubts', of: 'S' },
    examples: [["Bob's claim as the seer was flawed.", 'NOT (ESTIMATE Bob SEER)']],
  },
  {
    name: 'estimate/claim-true',
    patterns: [
      "S's .. <claimNoun>! .. BE .. <truth>",
      'S AUX told|telling|tell|spoke|speaking|speaks|tells! .. truth',
      "S's .. <claimNoun>! <modal>* make_sense|makes_sense|checks_out|check_out|adds_up|add_up|holds_up|hold_up",
      "A AUX <trust>! S's .. <claimNoun>",
      "^ <trust>! S's .. <claimNoun>",
      "with S as WE's seer!",
    ],
    makes: { type: 'believes', of: 'S' },
    only: 'statement',
    examples: [
      ["Bob's claim seems rock-solid.", 'ESTIMATE Bob SEER'],
      ["Bob's claim can't be true.", 'NOT (ESTIMATE Bob SEER)'],
      ["I trust Bob's claim.", 'ESTIMATE Bob SEER'],
      ["I don't trust Bob's divination", 'NOT (ESTIMATE Bob SEER)'],
      ['Bob spoke the truth.', 'ESTIMATE Bob SEER'],
    ],
  },
];

/** Who is taken for what. */
export const ESTIMATES: readonly Construction[] = [
  {
    name: 'estimate/their-side',
    patterns: [
      "S BE on|with|in|among|part_of|working_for|working_with DET <role.WEREWOLF|role.VILLAGER>! 's? side|team|pack?",
    ],
    makes: { type: 'is', of: 'S' },
    examples: [
      ['Bob is on the wolf team.', 'ESTIMATE Bob WEREWOLF'],
      ["I'm on the village side.", 'COMINGOUT Ann VILLAGER'],
    ],
  },
  {
    name: 'estimate/considers',
    patterns: [
      'ME AUX believe|consider|see|call|read|have|think|name|take|hold|regard|mark|peg|deem! T <like|cop|for>* DET <role|sus>',
      'makes|make|made|making! T look|seem|appear|sound? .. <sus|role.WEREWOLF>',
    ],
    makes: { type: 'is', of: 'T' },
    only: 'statement',
    examples: [
      ['I consider Bob a wolf.', 'ESTIMATE Bob WEREWOLF'],
      ['I see Bob as a villager.', 'ESTIMATE Bob VILLAGER'],
      ['That makes Bob look guilty.', 'ESTIMATE Bob WEREWOLF'],
    ],
  },
  {
    name: 'estimate/makes-me-suspicious',
    patterns: [
      "S's ... makes|making|made|gets|got ME .. <sus>!",
      'S ... makes|making|made|gets|got ME .. <sus>! $',
    ],
    makes: { type: 'is', of: 'S', role: 'WEREWOLF' },
    only: 'statement',
    examples: [["Bob's silence makes me suspicious.", 'ESTIMATE Bob WEREWOLF']],
  },
  {
    name: 'estimate/attribute',
    patterns: [
      '<role|sus>! <head>',
      "<role>! 's",
      'accused|accuse! of being|acting DET <role>',
      'being! DET <role|sus|trusted>',
    ],
    makes: { type: 'nothing' },
    examples: [['That is a wolf move.'], ['The wolf team is small.'], ['She was accused of being mafia.']],
  },
  {
    name: 'estimate/fake',
    patterns: [
      'S BE DET <fake>! <role>?',
      'S as DET <fake>!',
      'S AUX <lie>!',
      '<fake>! <role> S',
      'S AUX telling|tell|told|tells! .. lie|lies|fib|fibs',
      '^ S :? <fake>! $',
    ],
    makes: { type: 'doubts', of: 'S' },
    examples: [
      ['Bob is a fake.', 'NOT (ESTIMATE Bob SEER)'],
      ['Bob is lying!', 'NOT (ESTIMATE Bob SEER)'],
      ['Bob is a fake medium', 'NOT (ESTIMATE Bob MEDIUM)'],
      ['Bob or Cat is bluffing.', 'OR (NOT (ESTIMATE Bob SEER)) (NOT (ESTIMATE Cat SEER))'],
    ],
  },
  {
    name: 'estimate/trust-as',
    patterns: ['<trust>! T as DET <role>', '<trust>! T BE DET <role>'],
    makes: { type: 'is', of: 'T' },
    examples: [
      ['I trust Bob as the seer.', 'ESTIMATE Bob SEER'],
      ['I do not believe Bob is the seer.', 'NOT (ESTIMATE Bob SEER)'],
    ],
  },
  {
    name: 'estimate/is-role',
    patterns: [
      'S BE <det|mod|unknown>* <role>!',
      'S BE one of DET <role>!',
      'S BE confirmed|proven|revealed|shown|found|verified <like> DET <role>!',
      'with|having S as DET <role>!',
      'S as DET last|real|true|remaining <role>!',
      'S are both DET <role>!',
    ],
    makes: { type: 'is', of: 'S' },
    examples: [
      ['I am the seer.', 'COMINGOUT Ann SEER'],
      ["I'm not a wolf", 'NOT (COMINGOUT Ann WEREWOLF)'],
      ['Bob is mafia', 'ESTIMATE Bob WEREWOLF'],
      ['Bob is not mafia', 'NOT (ESTIMATE Bob WEREWOLF)'],
      ['I think Bob looks like a villager.', 'ESTIMATE Bob VILLAGER'],
      ['Cat said Bob is a werewolf.', 'Cat DIVINED Bob WEREWOLF'],
      ['Cat thinks Bob is a werewolf.', 'Cat ESTIMATE Bob WEREWOLF'],
      ['Bob claims I am a werewolf.', 'Bob DIVINED Ann WEREWOLF'],
      ['If Bob is the wolf we win.'],
      ['I am the seer and Bob is human.', 'COMINGOUT Ann SEER', 'DIVINED Bob HUMAN'],
      ['Bob and Cat are wolves.', 'ESTIMATE Bob WEREWOLF', 'ESTIMATE Cat WEREWOLF'],
    ],
  },
  {
    name: 'estimate/their-doings',
    patterns: ["S's ... BE <mod|det>* <sus>!", "S's ... BE .. and <sus>!"],
    makes: { type: 'is', of: 'S', role: 'WEREWOLF' },
    examples: [
      ["Bob's voting is super fishy!", 'ESTIMATE Bob WEREWOLF'],
      ['Bob, your vote on Cat is suspicious', 'Bob VOTED Cat', 'ESTIMATE Bob WEREWOLF'],
      ['Bob, your claim is late and suspicious.', 'ESTIMATE Bob WEREWOLF'],
    ],
  },
  {
    name: 'claim/denied-in-short',
    patterns: ['ME am! one? $'],
    makes: { type: 'claims', who: 'me', role: 'WEREWOLF' },
    only: 'statement',
    confidence: 0.6,
    examples: [
      ['Bob claims I am a werewolf? I am not.', 'Bob DIVINED Ann WEREWOLF', 'NOT (COMINGOUT Ann WEREWOLF)'],
      ['Here I am.'],
    ],
  },
  {
    name: 'estimate/name-role',
    patterns: ['^ S DET <role>! $', '^ S =|: DET <role>! $'],
    makes: { type: 'is', of: 'S' },
    only: 'statement',
    confidence: 0.6,
    examples: [
      ['Bob the mafia', 'ESTIMATE Bob WEREWOLF'],
      ['Bob: wolf.', 'ESTIMATE Bob WEREWOLF'],
      ['Me a werewolf?'],
    ],
  },
  {
    name: 'estimate/that-is-suspicious',
    patterns: [
      'that|this|it BE <mod|det>* <sus>!',
      '^^ seems|looks|sounds <mod|det>* <sus>!',
      '^ <adv>* too <sus>!',
    ],
    makes: { type: 'is', of: 'subject', role: 'WEREWOLF' },
    only: 'statement',
    confidence: 0.6,
    examples: [['Bob keeps voting Cat. That is suspicious.', 'Bob VOTE Cat', 'ESTIMATE Bob WEREWOLF']],
  },
  {
    name: 'estimate/is-it',
    patterns: ['S is! it $', 'maybe|perhaps! T $$'],
    makes: { type: 'is', of: 'S', role: 'WEREWOLF' },
    confidence: 0.5,
    examples: [
      ['I have a feeling Bob is it', 'ESTIMATE Bob WEREWOLF'],
      ['Maybe Bob?', 'ESTIMATE Bob WEREWOLF'],
    ],
  },
  {
    name: 'estimate/role-is',
    patterns: [
      'DET <role.WEREWOLF>! BE T',
      '^ DET <role.WEREWOLF>! :|= T',
      'it <modal>* is|be|was! T $',
      'it is|be! T .. who',
      "ME's .. <suspectNoun>! <cop|modal>* :|on|to|with|at|of|falls|lies? on|upon|with? T",
      "ME's money|bet|guess|pick|gut|vote_goes! <cop|says|say|on>* T",
      'suspect|suspects! : T',
      'suspicion|suspicions! <cop>? on|upon|to|at T',
      '<sus|role.WEREWOLF> <vibes>! from T',
      'T <cop|gives|give|giving|giving_off|has|got>* ME? DET <sus|role.WEREWOLF> <vibes>!',
      'DET <role.WEREWOLF>! BE probably|likely? T',
      'T did! it',
      'T raises|raise|raised! .. suspicion|suspicions',
      "T BE ME's .. <suspectNoun>!",
      'T BE DET <mod|role.WEREWOLF>* <suspectNoun>!',
      'made|make|makes|making! T DET .. <suspectNoun>',
    ],
    makes: { type: 'is', of: 'T', role: 'WEREWOLF' },
    examples: [
      ["maybe it's Bob?", 'ESTIMATE Bob WEREWOLF'],
      ['The wolf is Bob.', 'ESTIMATE Bob WEREWOLF'],
      ['My top suspect is Bob.', 'ESTIMATE Bob WEREWOLF'],
      ['Bob is my main suspect.', 'ESTIMATE Bob WEREWOLF'],
    ],
  },
  {
    name: 'estimate/suspicious-of',
    patterns: [
      'S BE? .. suspicious|sus|wary|distrustful! of|about|on|towards T',
      'S AUX have|has|had .. suspicion|suspicions! on|about|of|against T',
    ],
    makes: { type: 'suspects', by: 'S', of: 'T' },
    examples: [
      ["I'm suspicious of Bob.", 'ESTIMATE Bob WEREWOLF'],
      ['Cat is suspicious of Bob', 'Cat ESTIMATE Bob WEREWOLF'],
    ],
  },
  {
    name: 'estimate/suspicious',
    patterns: [
      'S BE <det|mod>* <sus>!',
      'S BE .. and <sus>!',
      'find|found|finding|consider|makes|make|making|made T .. <sus>!',
      "find|found|finding S's ... <sus>!",
      'how <sus>! T <cop>',
      '^ S :? <mod|det>* <sus>! $',
      '^ <sus>! S $',
      'S are|is both <sus>!',
    ],
    makes: { type: 'is', of: 'S', role: 'WEREWOLF' },
    examples: [
      ['i think bob is so sus', 'ESTIMATE Bob WEREWOLF'],
      ['Bob acts suspicious', 'ESTIMATE Bob WEREWOLF'],
      ['I find Bob suspicious.', 'ESTIMATE Bob WEREWOLF'],
      ['bob sus', 'ESTIMATE Bob WEREWOLF'],
    ],
  },
  {
    name: 'estimate/suspects',
    patterns: ['S AUX <suspect>! T', '^ <suspect.ing>! T'],
    makes: { type: 'suspects', by: 'S', of: 'T' },
    only: 'statement',
    examples: [
      ['I suspect Bob.', 'ESTIMATE Bob WEREWOLF'],
      ["I'm starting to suspect Bob", 'ESTIMATE Bob WEREWOLF'],
      ['Cat suspects Bob.', 'Cat ESTIMATE Bob WEREWOLF'],
    ],
  },
  {
    name: 'estimate/trusts',
    patterns: [
      'S AUX trust|trusts|trusted|trusting! T',
      'S AUX believe|believes|believe_in! T $',
      '^ trust! T',
    ],
    makes: { type: 'trusts', by: 'S', of: 'T' },
    only: 'statement',
    examples: [
      ['I trust Bob.', 'ESTIMATE Bob VILLAGER'],
      ['trust bob', 'ESTIMATE Bob VILLAGER'],
      ["I don't trust Bob", 'ESTIMATE Bob WEREWOLF'],
    ],
  },
  {
    name: 'estimate/trustworthy',
    patterns: ['S BE <det|mod>* <trusted>! $'],
    makes: { type: 'trusts', by: 'me', of: 'S' },
    confidence: 0.6,
    examples: [['Bob seems trustworthy.', 'ESTIMATE Bob VILLAGER']],
  },
  {
    name: 'estimate/word-alone',
    patterns: ['^^ DET <role.WEREWOLF|role.POSSESSED|role.VILLAGER>! $$', '^^ <sus>! $$'],
    makes: { type: 'is', of: 'last' },
    only: 'statement',
    confidence: 0.5,
    examples: [['It keeps coming back to Bob. Werewolf.', 'ESTIMATE Bob WEREWOLF']],
  },
];
