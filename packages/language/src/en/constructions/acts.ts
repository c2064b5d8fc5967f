import type { Construction } from './construction.ts';

/** Votes of others, said with a noun. */
export const THEIR_VOTES: readonly Construction[] = [
  {
    name: 'act/your-vote',
    patterns: ["^ place|put|cast|keep|lock|move! YOU's <mod|adj>* <voteNoun> on|for|to T"],
    makes: { type: 'acts', act: 'vote', by: 'A', of: 'T', as: 'request' },
    examples: [['Bob, place your vote on Cat now.', 'REQUEST Bob (VOTE Cat)']],
  },
  {
    name: 'act/their-vote-urged',
    patterns: ["<urge> S to place|put|cast|keep|lock|move! A's <mod|adj>* <voteNoun> on|for|to T"],
    makes: { type: 'acts', act: 'vote', by: 'S', of: 'T', as: 'request' },
    examples: [['I urge Bob to keep his vote on Cat.', 'REQUEST Bob (VOTE Cat)']],
  },
  {
    name: 'act/their-vote',
    patterns: ["S's <mod|adj>* <voteNoun>! for|on|against|to T", "S's <mod|adj>* <voteNoun>! <cop> on|for T"],
    makes: { type: 'acts', act: 'vote', by: 'S', of: 'T', as: 'voted' },
    examples: [
      ['Can you explain your early vote on Cat, Bob?', 'Bob VOTED Cat'],
      ["Bob's vote for Cat puzzles me.", 'Bob VOTED Cat'],
    ],
  },
];

/** Votes, divinations and attacks said with a noun or of the one they are for; those with a verb are in `verbs.ts`. */
export const ACTS: readonly Construction[] = [
  {
    name: 'act/bite-noun',
    patterns: [
      'on|with|for|to|stick_with|stay_with|proceed_with|continue_with|go_with N as|for .. bite|bite_out|attack|kill|night_kill!',
      'for .. bite|bite_out|attack|night_kill! ... N',
      'for .. bite|bite_out|attack|night_kill! , .. N',
      'attack|bite! <modal|cop>* on N',
    ],
    makes: { type: 'acts', act: 'attack', by: 'me', of: 'T', as: 'wish' },
    examples: [["Let's stick with Bob as the bite tonight.", 'REQUEST ANY (ATTACK Bob)']],
  },
  {
    name: 'act/vote-noun',
    patterns: [
      "ME's .. <voteNoun>! .. for|on|to|with|upon|: T",
      "ME's <mod|adj>* <voteNoun>! <cop|modal>* N",
      '^ <mod>* <voteNoun>! : for? T',
      'final|provisional|current|intended <voteNoun>! : T',
      "T <modal>* is|be|gets|has|get|have|got|earned|earns|deserves|receives ME's .. <voteNoun>!",
      "lock|put|cast|place|casting|putting|placing|locking|set|locked in? ME's? <voteNoun>! on|for|in|upon|against|to T",
    ],
    makes: { type: 'acts', act: 'vote', by: 'me', of: 'T', as: 'own' },
    only: 'statement',
    examples: [
      ['My vote is on Bob.', 'VOTE Bob'],
      ['My vote goes to Bob.', 'VOTE Bob'],
      ['Provisional vote: Bob.', 'VOTE Bob'],
      ['I lock my vote on Bob.', 'VOTE Bob'],
      ['Bob has my vote.', 'VOTE Bob'],
    ],
  },
  {
    name: 'act/our-votes',
    patterns: [
      "WE's .. <voteNoun>! on|onto|to|upon|for|at|towards T",
      'turn|focus|put|cast|place|unite|direct|concentrate|push|keep|move|switch ... <voteNoun>! on|onto|to|towards|upon|for|against N',
      '^ ALL? votes! on|onto|for N',
      'on|with N for .. <voteNoun>!',
      'for vote! ... N $',
      'let us get! T',
      'a <mod|adj|unknown>* vote! on|for|against N',
    ],
    makes: { type: 'acts', act: 'vote', by: 'me', of: 'T', as: 'wish' },
    examples: [
      ["Let's focus our votes on Bob.", 'REQUEST ANY (VOTE Bob)'],
      ['Let us turn our judgment to Bob.', 'REQUEST ANY (VOTE Bob)'],
    ],
  },
  {
    name: 'act/should-go',
    patterns: [
      'T should|must|has|needs|need|deserves! to? be? go|die|hang|leave|out',
      'T should|must|has|needs|need|deserves to? be <vote.ed>!',
      "support|favor|favour|propose|suggest|for|with|want|need|consider|proceed_with|stick_with|push_for|pushing_for|keep_pushing_for T's <elimination>!",
      "T's <elimination>! <modal>* is|be|seems .. logical|right|best|necessary|needed|wise|good",
      "T BE WE's <mod|adj|unknown>* target!",
      'T BE DET right|correct|clear|best|obvious target!',
      'want|get|need|take! T out|gone|dead|hanged|lynched|removed|executed|down',
      'T BE DET best|right|safest|better|good|obvious|easy vote|lynch|target|execution!',
    ],
    makes: { type: 'acts', act: 'vote', by: 'me', of: 'T', as: 'wish' },
    examples: [
      ['Bob has to go.', 'REQUEST ANY (VOTE Bob)'],
      ['Bob should be lynched today.', 'REQUEST ANY (VOTE Bob)'],
      ["I support Bob's elimination.", 'REQUEST ANY (VOTE Bob)'],
    ],
  },
  {
    name: 'act/divination-noun',
    patterns: [
      'a|the|next <mod|adj|unknown>* divination|inspection! with|of|on|for N',
      "WE's <mod|adj|unknown>* divination|inspection! with|of|on|for N",
      'T for divination|inspection!',
      'for .. divine|divination|divining|inspection! ... focus_on|choose|pick|consider|suggest|prefer N',
      'focus ... T for divination|inspection!',
      'divination|divine! target : T',
      'want|like! T <divine.ed>',
    ],
    makes: { type: 'acts', act: 'divine', by: 'me', of: 'T', as: 'wish' },
    only: 'statement',
    examples: [["Let's focus on Bob for divination.", 'REQUEST ANY (DIVINATION Bob)']],
  },
  {
    name: 'act/own-divination',
    patterns: ["ME's <mod|adj>* next <mod|adj>* divination|check|inspection! <cop|modal>* T"],
    makes: { type: 'acts', act: 'divine', by: 'me', of: 'T', as: 'own' },
    examples: [['My next divination is Bob.', 'DIVINATION Bob']],
  },
  {
    name: 'act/should-be-seen',
    patterns: [
      'T <modal>* be|to_be <divine.ed>!',
      'want|like|have|get T <divine.ed>!',
      'T BE DET .. divination|inspection! target|candidate?',
    ],
    makes: { type: 'acts', act: 'divine', by: 'me', of: 'T', as: 'wish' },
    only: 'statement',
    examples: [
      ['Bob should be divined tonight.', 'REQUEST ANY (DIVINATION Bob)'],
      ['I would like Bob to be checked.', 'REQUEST ANY (DIVINATION Bob)'],
    ],
  },
  {
    name: 'act/should-be-guarded',
    patterns: ['T <modal>* be|to_be <guard.ed>!', 'want|like|have T <modal|cop>* <guard.ed>!'],
    makes: { type: 'acts', act: 'guard', by: 'me', of: 'T', as: 'wish' },
    only: 'statement',
    examples: [['I want Bob guarded.', 'REQUEST ANY (GUARD Bob)']],
  },
  {
    name: 'act/not-them',
    patterns: [
      '^^ not! N $$',
      '<change>! ... <voteNoun> off|from|away_from T',
      "ME's <voteNoun> moves|comes! off|from|away_from T",
    ],
    makes: { type: 'acts', act: 'vote', by: 'me', of: 'T', as: 'own', denies: true },
    only: 'statement',
    confidence: 0.6,
    examples: [
      ['I was wrong. Not Bob. Voting Cat.', 'NOT (VOTE Bob)', 'VOTE Cat'],
      ['I withdraw my vote from Bob.', 'NOT (VOTE Bob)'],
    ],
  },
  {
    name: 'act/night-target',
    patterns: ["night|attack|kill|tonight|tonight's target! :|is|= T"],
    makes: { type: 'acts', act: 'attack', by: 'me', of: 'T', as: 'own' },
    examples: [['Night target: Bob.', 'ATTACK Bob']],
  },
  {
    name: 'act/agree',
    patterns: ['agree|agreed|agree_with|agreed_with!', 'with! <talk>'],
    makes: { type: 'opinion', agrees: true },
    examples: [
      ['I agree with >>12.', 'AGREE TALK day1 ID:12'],
      ['>>12 Agreed, for another reason.', 'AGREE TALK day1 ID:12'],
      ['I agree with Bob.'],
    ],
  },
  {
    name: 'act/disagree',
    patterns: ['disagree|disagreed|oppose!', 'no! , <talk>'],
    makes: { type: 'opinion', agrees: false },
    examples: [
      ['>>12 I disagree.', 'DISAGREE TALK day1 ID:12'],
      ['No, >>12.', 'DISAGREE TALK day1 ID:12'],
    ],
  },
];
