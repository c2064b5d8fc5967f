import type { Construction } from './construction.ts';

/** What seers, mediums and bodyguards have seen. */
export const RESULTS: readonly Construction[] = [
  {
    name: 'result/identified',
    patterns: [
      'S AUX identified! T <cop|like>* DET <species>',
      "S's <role.MEDIUM> <resultNoun>! :|is|was? that? T <cop|like>* DET <species>",
    ],
    makes: { type: 'found', by: 'S', of: 'T', how: 'identified' },
    examples: [
      ['Cat identified Bob as human.', 'Cat IDENTIFIED Bob HUMAN'],
      ["Cat's medium result: Bob was a werewolf.", 'Cat IDENTIFIED Bob WEREWOLF'],
    ],
  },
  {
    name: 'result/found-to-be',
    patterns: [
      'S? <say>? n0|n1|n2|n3|n4|d0|d1|d2|night 0|1|2|3|4|one|two? :? T =|:|is|—|,? DET <species>!',
      'n0|n1|n2|n3|n4 <resultNoun|divine.base>! :|on? T =|:|is|—|,? DET <species>',
      'N = DET <species>! ( n0|n1|n2|n3|n4',
      'S AUX divine|divines|check|inspect|scan|peek! T as|to_be|: DET <species>',
      'S AUX <find.ed|find.s>! T <cop|like>* DET <species>',
      'S have|has|had|did <find>! T <cop|like>* DET <species>',
      'S AUX <claim|say>! to <modal>* <divine|find> T <cop|like>* DET <species>',
      'S <divine.ed>! that? T <cop|like|modal>* DET <species>',
    ],
    makes: { type: 'found', by: 'S', of: 'T' },
    examples: [
      ['I found Bob to be human.', 'DIVINED Bob HUMAN'],
      ['Cat named Bob as wolf.', 'Cat DIVINED Bob WEREWOLF'],
      ['Cat saw Bob is human', 'Cat DIVINED Bob HUMAN'],
      ['I divined Bob and Cat as human.', 'DIVINED Bob HUMAN', 'DIVINED Cat HUMAN'],
      ['As the medium I found Bob to be a werewolf.', 'COMINGOUT Ann MEDIUM', 'IDENTIFIED Bob WEREWOLF'],
    ],
  },
  {
    name: 'result/divining',
    patterns: [
      '<divine.ing|find.ing|claim.ing|say.ing>! T <like|cop>* DET <species>',
      'and <divine.ed|find.ed>! T <like|cop>* DET <species>',
      '<role|cop> <divine.ed>! T',
      'with DET <species>! <resultNoun>? on|for T',
    ],
    makes: { type: 'found', by: 'last', of: 'T' },
    examples: [
      ['Cat, why did you vote Bob after divining him human?', 'Cat VOTED Bob', 'Cat DIVINED Bob HUMAN'],
    ],
  },
  {
    name: 'result/divined',
    patterns: ['S AUX <divine.ed>! at|on? T', '^^ <divine.ed>! T', 'night|n0|n1|n2|n3 <divine.ed>! T'],
    makes: { type: 'found', by: 'S', of: 'T' },
    examples: [
      ['I divined Bob: human.', 'DIVINED Bob HUMAN'],
      ['I checked Bob last night and they are human.', 'DIVINED Bob HUMAN'],
      ['I peeked at Bob. He is a wolf!', 'DIVINED Bob WEREWOLF'],
      ['Divined Bob. Werewolf.', 'DIVINED Bob WEREWOLF'],
      ['I checked Bob because he was loud.'],
      ['I looked at Bob last night, and Bob is human.', 'DIVINED Bob HUMAN'],
    ],
  },
  {
    name: 'result/result-noun',
    patterns: [
      'my <mod|adj>* <resultNoun>! on|of|for|about T',
      'my <mod|adj>* <resultNoun>! .. :? .. N ,|:|—? <cop|like>* DET <species>',
      'my <mod|adj>* <resultNoun>! .. <cop> N',
      'the <mod|adj>* <resultNoun>! on|for|of|about N',
      '^ <role>? <mod|adj>* <resultNoun>! <cop>? :? N =|:|is|—|,? <cop|like>* DET <species>',
      '^ DET <species>! <resultNoun>? on|for N',
      "the <role.MEDIUM|role.SEER> 's <resultNoun>! on|for|of N",
      'ME used ... on N : DET <species>!',
      "N came_up|came_back|comes_up|comes_back|turned_up|showed_up|came_out|came .. <species>! on|in|by|from|with ME's",
      'N came_up|came_back|comes_up|comes_back|turned_up|showed_up|came_out|came .. <species>! when|after|as ME <divine>',
      'N BE DET <species>! when|after ME <divine|find>',
      'N BE DET <species>! ME AUX <divine.ed|find.ed>',
      "N BE ME's <mod|unknown>* guilty|innocent|clear|inno|red|black|white!",
      "N BE DET <species>! according|based_on|from|by|per to? ME's .. <resultNoun>",
      'night_result|result|n1|n2 : T = <species>!',
    ],
    makes: { type: 'found', by: 'me', of: 'T' },
    examples: [
      ['My result is that Bob is human.', 'DIVINED Bob HUMAN'],
      ['Result: Bob is a wolf.', 'DIVINED Bob WEREWOLF'],
      ['My divination showed Bob as a werewolf.', 'DIVINED Bob WEREWOLF'],
    ],
  },
  {
    name: 'result/their-noun',
    patterns: [
      "S's .. <resultNoun|claimNoun>! .. T <cop|like>* DET <species>",
      "S's .. <resultNoun>! : N <cop|like>* DET <species>",
      "S's .. <resultNoun>! on|of|for|about N",
      'S AUX <say.ed|say.s|ask.ed> DET <resultNoun>! : N <cop|like>* DET <species>',
      "S's <mod>* white|black|human|wolf! result? on|for|about T",
    ],
    makes: { type: 'found', by: 'S', of: 'T' },
    examples: [
      ["Cat's divination showed Bob as human.", 'Cat DIVINED Bob HUMAN'],
      ["Bob's result proved I am human", 'Bob DIVINED Ann HUMAN'],
    ],
  },
  {
    name: 'result/got-colour',
    patterns: [
      'S got|get|gave|give|have|has! DET <species> .. on|for|from T',
      'S gave|got! T DET <species>',
      'S found|caught|have|has|got DET <species>! :|,|in N',
    ],
    makes: { type: 'found', by: 'S', of: 'T' },
    examples: [
      ['Cat gave Bob a white.', 'Cat DIVINED Bob HUMAN'],
      ['I got a black result on Bob', 'DIVINED Bob WEREWOLF'],
    ],
  },
  {
    name: 'result/cleared',
    patterns: [
      'S AUX cleared! T',
      'T AUX cleared! by S',
      "S AUX confirmed|proved|proven|confirms|proves|verified|established T's innocence|humanity!",
    ],
    makes: { type: 'found', by: 'S', of: 'T', species: 'HUMAN' },
    examples: [['Cat has cleared Bob.', 'Cat DIVINED Bob HUMAN']],
  },
  {
    name: 'result/pointing',
    patterns: ['after|before|by pointing! at|to T'],
    makes: { type: 'found', by: 'last', of: 'T', species: 'WEREWOLF' },
    evident: 'hint',
    examples: [['Poor Cat! He was attacked right after pointing at Bob.', 'Cat DIVINED Bob WEREWOLF']],
  },
  {
    name: 'result/guarded',
    patterns: [
      'S AUX <guard.ed>! T',
      'it is|was! T that|who|whom? S AUX <guard.ed>',
      'T is|was! DET one|person S AUX <guard.ed>',
      'T AUX <guard.ed>! .. by S',
      'ME .. and <guard.ed>! T',
      'my guard! .. <cop> on? T',
      'ME was guarding|protecting! T',
      'ME chose|decided|opted to <guard.base>! T',
      'ME kept! T safe',
    ],
    makes: { type: 'found', by: 'S', of: 'T', how: 'guarded' },
    examples: [
      ['I guarded Bob last night.', 'GUARDED Bob'],
      ['My guard last night was Bob.', 'GUARDED Bob'],
    ],
  },
];
