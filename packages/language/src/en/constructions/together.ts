import type { Construction } from './construction.ts';

/** What the speaker does, asked of the others: for whom stands in the vote said before. */
export const TOGETHER: readonly Construction[] = [
  {
    name: 'act/do-the-same',
    patterns: [
      '<urge|propose|ask> ... to? do the same!',
      'YOU|ALL AUX do|vote .. same|likewise!',
      '^ please? ALL? do|vote .. same|likewise!',
      '^ please? ALL? follow! suit',
      'YOU|ALL AUX follow! suit',
      "^ please? ALL? follow|mirror|match! ME's <mod|adj>* lead|vote|example",
      '^ please? ALL? join! me|us $',
      '^ please? ALL? join! me|us to|in|so|and|before|for',
      'YOU|ALL AUX join! me|us $',
      '<urge> YOU|ALL to? join! me|us',
    ],
    makes: { type: 'acts', act: 'vote', by: 'A', of: 'voted', as: 'request' },
    evident: 'short',
    examples: [
      ["I'm voting Bob and I encourage all of you to do the same.", 'VOTE Bob', 'REQUEST ANY (VOTE Bob)'],
      ['I vote Bob. Please join me.', 'VOTE Bob', 'REQUEST ANY (VOTE Bob)'],
      ['My vote is on Bob. Everyone, follow suit.', 'VOTE Bob', 'REQUEST ANY (VOTE Bob)'],
      ["I'm voting Bob. Cat, will you join me?", 'VOTE Bob', 'REQUEST Cat (VOTE Bob)'],
      ['Voting Bob. Follow my lead.', 'VOTE Bob', 'REQUEST ANY (VOTE Bob)'],
      ['Bob, please join me.'],
    ],
  },
];
