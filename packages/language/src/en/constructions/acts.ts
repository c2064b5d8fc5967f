import type { Construction } from './construction.ts';

/** Votes of others, said with a noun. */
export const THEIR_VOTES: readonly Construction[] = [
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
    name: 'act/vote-noun',
    patterns: [
      "ME's .. <voteNoun>! BE? for|on|to|with|: T",
      "ME's .. <voteNoun>! goes|stays|remains|is|stands|will .. to|on|with|for|there? T",
      '^ <mod>* <voteNoun>! : for? T',
      'final|provisional|current|intended <voteNoun>! : T',
      "T <modal>* is|be|gets|has|get|have|got ME's .. <voteNoun>!",
      "lock|put|cast|place|casting|putting|placing|locking|set|locked in? <det>* ME's? <voteNoun>! on|for|in|upon|against|to T",
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
      "WE's .. <voteNoun>! on|to|upon|for|at|towards T",
      'turn|focus|put|cast|place|unite|direct|concentrate ... <voteNoun>! on|to|upon|for|against T',
      'for vote! ... T $',
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
      'T should|must|has|needs|need|deserves! to? go|die|hang|leave|go_first',
      'T should|must|has|needs|need|deserves to? be <vote.ed>!',
      "support|favor|favour|propose|suggest|for T's <elimination>!",
      "T's <elimination>! .. $",
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
      'divination|inspection! with|of|on|for T',
      'T for divination|inspection!',
      'focus ... T for divination|inspection!',
      'divination|divine! target : T',
      'next divination|check! BE T',
      'want|like! T <divine.ed>',
    ],
    makes: { type: 'acts', act: 'divine', by: 'me', of: 'T', as: 'wish' },
    only: 'statement',
    examples: [["Let's focus on Bob for divination.", 'REQUEST ANY (DIVINATION Bob)']],
  },
  {
    name: 'act/night-target',
    patterns: ["night|attack|kill|tonight|tonight's target! :|is|= T"],
    makes: { type: 'acts', act: 'attack', by: 'me', of: 'T', as: 'own' },
    examples: [['Night target: Bob.', 'ATTACK Bob']],
  },
  {
    name: 'act/agree',
    patterns: ['agree|agreed|with! with? <talk>', '<talk> ME? agree|agreed!'],
    makes: { type: 'opinion', agrees: true },
    examples: [],
  },
];
