import type { Construction } from './construction.ts';

/** What only wolves say, to each other. */
export const WHISPERED: readonly Construction[] = [
  {
    name: 'whisper/false-result',
    patterns: [
      '^ <say.base|find.base>! that? T <cop|like|modal>* DET <species>',
      '^ tell|tell_everyone! S? that? T <cop|like|modal>* DET <species>',
      'S should|must|can|could|will|to|shall <say.base|find.base>! that? T <cop|like|modal>* DET <species>',
      '^ call! T DET <species>',
      '^ give! T DET <species>',
      '^ give|fake|claim|announce! DET <species> <resultNoun>? on|for T',
      'with DET <species>! <resultNoun>? on|for T',
    ],
    makes: { type: 'bids', of: 'T' },
    whispered: true,
    examples: [
      ['Cat, say that Bob is a wolf.', 'REQUEST Cat (DIVINED Bob WEREWOLF)'],
      ['Cat, give Bob a white.', 'REQUEST Cat (DIVINED Bob HUMAN)'],
    ],
  },
  {
    name: 'whisper/accuse',
    patterns: ['^ accuse! T'],
    makes: { type: 'bids', of: 'T', species: 'WEREWOLF' },
    whispered: true,
    examples: [
      [
        'Cat, claim seer and accuse Bob.',
        'REQUEST Cat (COMINGOUT Cat SEER)',
        'REQUEST Cat (DIVINED Bob WEREWOLF)',
      ],
    ],
  },
  {
    name: 'whisper/own-target',
    patterns: [
      "ME's <mod|adj>* attack? target|victim! <cop|modal>* <cop> N",
      "ME's attack! is on N",
      '^ attack|night|bite|kill|tonight? target! :|is|= N',
    ],
    makes: { type: 'acts', act: 'attack', by: 'me', of: 'T', as: 'own' },
    whispered: true,
    examples: [['My target tonight is Bob.', 'ATTACK Bob']],
  },
  {
    name: 'whisper/target',
    patterns: [
      'N <modal>* BE .. target|victim|choice|prey|meal|dinner|focus|bite|kill|pick!',
      'proceed_with|stick_with|continue_with|stay_with! N',
      "N <modal>* BE WE's <mod|adj|unknown>* target|victim|choice|prey|meal|dinner|focus|bite|kill|pick!",
      "WE's|the <mod|adj>* target|victim! <modal|cop>* <cop> N",
      "WE's <mod|adj>* target|victim! <modal|cop>* <cop> N",
      "make! N WE's <mod|adj>* target|victim",
      'make|making! N go kaboom|boom|away|down|poof',
      'N goes|go|going|getting .. kaboom|boom|down|poof!',
      'suggest|propose|pick|choose|agree_on|nominate|agree N as|for DET <mod|adj>* attack|bite|kill|target|victim!',
      'agree on N as|for DET <mod|adj>* attack|bite|kill|target|victim!',
      'for .. attack|bite|bite_out|kill|boom! , ME? .. suggest|propose|pick|choose|say N',
      'how|what about! N $',
      'T <modal|cop>* be|to_be <attack.ed>!',
    ],
    makes: { type: 'acts', act: 'attack', by: 'me', of: 'T', as: 'wish' },
    whispered: true,
    examples: [
      ['Bob seems a safe choice tonight.', 'REQUEST ANY (ATTACK Bob)'],
      ['Our target tonight should be Bob.', 'REQUEST ANY (ATTACK Bob)'],
      ['How about Bob tonight?', 'REQUEST ANY (ATTACK Bob)'],
    ],
  },
  {
    name: 'whisper/who-is-target',
    patterns: [
      "<who> <modal|cop>* <cop> WE's <mod|adj>* target|victim!",
      '<who> <modal|cop>* <cop> DET target|victim!',
    ],
    makes: { type: 'asks', asked: 'attack' },
    only: 'question',
    whispered: true,
    examples: [["Who's our target tonight?", 'INQUIRE ANY (ATTACK ANY)']],
  },
];

/** Votes of others, said with a noun; votes that are taken back or moved. */
export const THEIR_VOTES: readonly Construction[] = [
  {
    name: 'act/unvote-all',
    patterns: [
      '^ ALL <unvote>! :? T',
      '^ <unvote>! :? T ,? ALL',
      "take|get|keep|pull|move! YOU's vote|votes|vote_off|votes_off? off|from|away_from? T",
    ],
    makes: { type: 'acts', act: 'vote', by: 'me', of: 'T', as: 'wish', denies: true },
    examples: [['Everyone unvote Bob.', 'REQUEST ANY (NOT (VOTE Bob))']],
  },
  {
    name: 'act/unvote',
    patterns: [
      'ME AUX <unvote>! :? N',
      '^ <unvote>! :? N',
      "withdraw|withdrawing|retract|retracting|remove|removing|pull|pulling|revoke|rescind|lift! ME's <mod|adj>* <voteNoun> on|for|from|off|against T",
      "<change>! ME's vote_off|votes_off T",
    ],
    makes: { type: 'acts', act: 'vote', by: 'me', of: 'T', as: 'own', denies: true },
    examples: [
      ['Unvote: Bob', 'NOT (VOTE Bob)'],
      ['I retract my vote on Bob.', 'NOT (VOTE Bob)'],
      ["I'm taking my vote off Bob.", 'NOT (VOTE Bob)'],
    ],
  },
  {
    name: 'act/moved-vote',
    patterns: [
      "<change.base|change.ing>! ME's <mod|adj>* <voteNoun> over? to|onto|on N",
      'ME AUX decided|settled|set! on N',
      'ME AUX join|joining DET vote! on|against|for N',
      'ME AUX on|joining|join|hop|hopping|jump|jumping on|onto? DET N wagon|bandwagon|train!',
      '## <vote.base>! :? N',
      '[ <vote.base>! ] N',
      '^ vote! = N',
      '^ vote|votes! locked|set|placed|cast on|in|for N',
      'provisional|current|intended|tentative|official <voteNoun>! :? N',
      'final_vote! :? N',
      'leaning|leaning_toward|leaning_towards|considering towards|toward? a vote! on|for|against N',
    ],
    makes: { type: 'acts', act: 'vote', by: 'me', of: 'T', as: 'own' },
    only: 'statement',
    examples: [
      ["I'm switching my vote to Bob.", 'VOTE Bob'],
      ["I'll hop on the Bob wagon.", 'VOTE Bob'],
      ['##vote Bob', 'VOTE Bob'],
    ],
  },
  {
    name: 'act/needed-vote',
    patterns: ["need|want! YOU's <voteNoun> on|for|against T"],
    makes: { type: 'acts', act: 'vote', by: 'A', of: 'T', as: 'request' },
    examples: [['I need your vote on Bob, Cat.', 'REQUEST Cat (VOTE Bob)']],
  },
  {
    name: 'act/cleft-vote',
    patterns: [
      'it is|was! T that|who|whom? S AUX <vote.ed> for|against?',
      '^ T is|was! DET one|person ME AUX <vote.ed> for',
    ],
    makes: { type: 'acts', act: 'vote', by: 'S', of: 'T', as: 'voted' },
    only: 'statement',
    examples: [
      ['It was Bob that Cat voted for.', 'Cat VOTED Bob'],
      ['It was Bob I voted for.', 'VOTED Bob'],
    ],
  },
  {
    name: 'act/they-cast',
    patterns: [
      "S AUX put|puts|placed|places|cast|casts|dropped|drops|threw A's? DET <mod|adj>* <voteNoun>! on|for|against T",
      "S AUX switched|moved|changed|shifted A's DET <mod|adj>* <voteNoun>! over? to|onto T",
      'S BE DET one|person|player who|that <vote.ed>! for|out|against? T',
      'T AUX voted! out|for? .. by S',
    ],
    makes: { type: 'acts', act: 'vote', by: 'S', of: 'T', as: 'voted' },
    only: 'statement',
    examples: [
      ['Cat placed a vote on Bob.', 'Cat VOTED Bob'],
      ['Cat switched their vote to Bob.', 'Cat VOTED Bob'],
    ],
  },
  {
    name: 'act/own-divination',
    patterns: [
      "ME's <mod|adj>* next <mod|adj>* divination|check|inspection|peek! <cop|modal>* T",
      "ME's <mod|adj>* divination|check|inspection|peek target! <cop|modal>* <cop> T",
    ],
    makes: { type: 'acts', act: 'divine', by: 'me', of: 'T', as: 'own' },
    examples: [['My next divination is Bob.', 'DIVINATION Bob']],
  },
  {
    name: 'act/your-vote',
    patterns: [
      "^ place|put|cast|keep|lock|move|switch|change|shift! YOU's <mod|adj>* <voteNoun> on|for|to|onto T",
    ],
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
    examples: [["For tonight's attack we agreed to take Bob.", 'REQUEST ANY (ATTACK Bob)']],
  },
  {
    name: 'act/vote-noun',
    patterns: [
      "ME's .. <voteNoun>! .. for|on|to|with|upon|: T",
      "ME's <mod|adj>* <voteNoun>! <cop|modal>* N",
      "ME's .. <voteNoun>! .. <cop> N",
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
      'turn|focus|put|cast|place|unite|direct|concentrate|push|keep|move|switch|stack|pile|shift|consolidate ... <voteNoun>! on|onto|to|towards|upon|for|against N',
      '^ ALL? votes! on|onto|for N',
      'on|with N for .. <voteNoun>!',
      'for vote! ... N $',
      'let us get! <unknown>? T',
      'a <mod|adj|unknown>* vote! on|for|against N',
    ],
    makes: { type: 'acts', act: 'vote', by: 'me', of: 'T', as: 'wish' },
    examples: [
      ["Let's focus our votes on Bob.", 'REQUEST ANY (VOTE Bob)'],
      ['Let us turn our judgment to Bob.', 'REQUEST ANY (VOTE Bob)'],
    ],
  },
  {
    name: 'act/who-is-with-me',
    patterns: [
      'who|anyone|anybody|who_else is? .. with|up|in|down|ready|for|up_for|down_to ME? .. <vote.ing|vote.base>! for|out|off|against? N',
      'who|anyone|anybody|who_else .. want|wants|join|joins|joining ME? in|to? <vote.ing|vote.base>! for|out|off|against? N',
      'who|who_else|anyone is! with? ME? for|on N $',
      'who|anyone|anybody|who_else join_me_in|join_us_in <vote.ing>! for|out|off|against? N',
    ],
    makes: { type: 'acts', act: 'vote', by: 'me', of: 'T', as: 'wish' },
    only: 'question',
    examples: [
      ["Who's with me on voting Bob?", 'REQUEST ANY (VOTE Bob)'],
      ["Who's for Bob?", 'REQUEST ANY (VOTE Bob)'],
    ],
  },
  {
    name: 'act/should-go',
    patterns: [
      'T <modal>* should|must|has|needs|need|deserves|got|ought! to? be? go|die|hang|leave|out',
      'T <modal>* should|must|has|have|needs|need|deserves|deserve|ought|got to? be|to_be <vote.ed>!',
      'N dies|hangs|swings! $',
      'send|put|take N to|on DET gallows|noose|rope|block|stake|scaffold!',
      '^ N to DET gallows|noose|rope|stake!',
      'string|send! N up|packing|home|away',
      "off! with N's head",
      'pile|gang|team on! N',
      'let us|all agree|settle|unite|consolidate|converge|decide|agree_on on! N',
      'let us agree_on! N',
      'let us|all pick|choose|nominate|do! N',
      'ME AUX nominate|nominating! N',
      'propose|nominate|suggest|pick|choose|want N for DET <voteNoun|elimination>!',
      '^ N for DET <voteNoun|elimination>!',
      'support|favor|favour|propose|for|with|want|push_for|pushing_for|prefer|back|like|comfortable_with|ok_with|fine_with DET N <elimination>!',
      'support|favor|favour|back DET vote! on|for|against N',
      "T <modal>* BE WE's <mod|adj|unknown>* <voteNoun|elimination>!",
      'T <modal>* BE DET <mod|adj|unknown>* lynch|elimination|execution|vote|play|vote_today! $',
      'T BE DET <mod|adj|unknown>* choice|candidate|target|option|pick! for DET <voteNoun|elimination>',
      'let us make! N DET <mod|adj|unknown>* <voteNoun|elimination>',
      'like|want|love|would_like .. see N <vote.ed>!',
      "support|favor|favour|propose|suggest|for|with|want|need|consider|proceed_with|stick_with|push_for|pushing_for|keep_pushing_for T's <elimination>!",
      "T's <elimination>! <modal>* is|be|seems .. logical|right|best|necessary|needed|wise|good",
      "T BE WE's <mod|adj|unknown>* target!",
      'T BE DET right|correct|clear|best|obvious target! $',
      'want|get|need|take! T out|gone|dead|hanged|lynched|removed|executed|down',
      'T BE DET best|right|safest|better|good|obvious|easy vote|lynch|target|execution! $',
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
      'want|like|would_like! T <divine.ed>',
    ],
    makes: { type: 'acts', act: 'divine', by: 'me', of: 'T', as: 'wish' },
    only: 'statement',
    examples: [["Let's focus on Bob for divination.", 'REQUEST ANY (DIVINATION Bob)']],
  },
  {
    name: 'act/should-be-seen',
    patterns: [
      'T <modal>* be|to_be <divine.ed>!',
      'want|like|would_like|have|get T <divine.ed>!',
      'N BE DET <mod|adj|unknown>* divination|inspection|check|peek! target|candidate?',
      'T BE DET .. target|candidate|choice|pick for divination|inspection!',
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
    evident: 'short',
    examples: [
      ['I was wrong. Not Bob. Voting Cat.', 'NOT (VOTE Bob)', 'VOTE Cat'],
      ['I withdraw my vote from Bob.', 'NOT (VOTE Bob)'],
    ],
  },
  {
    name: 'act/agree',
    patterns: ['ME AUX agree|agree_with!', 'agree|agreed|agree_with|agreed_with!', 'with! <talk>'],
    makes: { type: 'opinion', agrees: true },
    examples: [
      ['I agree with >>12.', 'AGREE TALK day1 ID:12'],
      ['>>12 Agreed, for another reason.', 'AGREE TALK day1 ID:12'],
      ['I agree with Bob.'],
    ],
  },
  {
    name: 'act/disagree',
    patterns: ['disagree|disagreed|disagree_with|oppose!', 'no! , <talk>'],
    makes: { type: 'opinion', agrees: false },
    examples: [
      ['>>12 I disagree.', 'DISAGREE TALK day1 ID:12'],
      ['No, >>12.', 'DISAGREE TALK day1 ID:12'],
    ],
  },
];
