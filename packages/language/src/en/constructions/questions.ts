import type { Construction } from './construction.ts';

/** What is asked, of whoever is spoken to. */
export const QUESTIONS: readonly Construction[] = [
  {
    name: 'question/why',
    patterns: ['why|reason! S? <modal>* <suspect|trust|think>'],
    makes: { type: 'nothing' },
    examples: [['Why suspect her less?'], ['Why do you suspect Bob?']],
  },
  {
    name: 'question/whom-guarded',
    patterns: ['<who> .. YOU .. <guard>!'],
    makes: { type: 'asks', asked: 'guarded' },
    examples: [['Bob, who did you protect last night?', 'INQUIRE Bob (GUARDED ANY)']],
  },
  {
    name: 'question/result-told',
    patterns: [
      '<ask.base>! .. who|whom|what YOU .. <divine>',
      "<ask.base>! .. YOU's .. <resultNoun>",
      "what <cop|modal>* YOU's .. <resultNoun>!",
      '<any> <resultNoun>! from YOU',
      "waiting|wait! for|on YOU's .. <resultNoun>",
      "^ YOU's <resultNoun>! $",
    ],
    makes: { type: 'asks', asked: 'divined' },
    examples: [
      ['Bob, please share your divination result now.', 'INQUIRE Bob (DIVINED ANY ANY)'],
      ['@Bob reveal who you checked and the result.', 'INQUIRE Bob (DIVINED ANY ANY)'],
      ['Bob, what is your result?', 'INQUIRE Bob (DIVINED ANY ANY)'],
      ['We are waiting for your divination, Bob.', 'INQUIRE Bob (DIVINED ANY ANY)'],
      ['If you are the seer, please tell us your result, Bob.', 'INQUIRE Bob (DIVINED ANY ANY)'],
    ],
  },
  {
    name: 'question/whom-divined',
    patterns: ['<who> did|have YOU .. <divine.base|divine.ed>!'],
    makes: { type: 'asks', asked: 'divined' },
    examples: [['Whom did you divine, Bob, and what came out?', 'INQUIRE Bob (DIVINED ANY ANY)']],
  },
  {
    name: 'question/whom-to-divine',
    patterns: ['<who> <modal|cop>* YOU <modal|cop>* <divine.base|divine.ing>!'],
    makes: { type: 'asks', asked: 'divine' },
    only: 'question',
    examples: [['Bob, who will you divine tonight?', 'INQUIRE Bob (DIVINATION ANY)']],
  },
  {
    name: 'question/suspects-seer',
    patterns: [
      'which <role.SEER>! .. YOU .. <trust>',
      '<who> .. YOU .. <think>? .. <trusted|truth>!',
      '<who> <modal|cop>* DET real|true <role.SEER>!',
    ],
    makes: { type: 'asks', asked: 'seer' },
    only: 'question',
    examples: [['Bob, which seer do you trust?', 'INQUIRE Bob (ESTIMATE ANY SEER)']],
  },
  {
    name: 'question/who-is-wolf',
    patterns: [
      '<who> .. YOU? .. BE DET <sus|role.WEREWOLF>!',
      '<who> .. YOU .. <suspect>!',
      '<who> .. WE .. <suspect>!',
      "<who> BE YOU's .. <suspectNoun>!",
      '<who> <modal>* DET <role.WEREWOLF>!',
      '<who> .. YOU .. unsure|doubtful|worried! about',
      '<who> .. seems|looks like? .. <sus|role.WEREWOLF>!',
    ],
    makes: { type: 'asks', asked: 'suspect' },
    only: 'question',
    examples: [
      ['Who is the mafia?', 'INQUIRE ANY (ESTIMATE ANY WEREWOLF)'],
      ['Bob, whom do you suspect?', 'INQUIRE Bob (ESTIMATE ANY WEREWOLF)'],
      ["Who's your suspect, Bob?", 'INQUIRE Bob (ESTIMATE ANY WEREWOLF)'],
      ['Who do we think is suspicious now?', 'INQUIRE ANY (ESTIMATE ANY WEREWOLF)'],
      ['We have to find out who the wolf is.'],
    ],
  },
  {
    name: 'question/suspect-told',
    patterns: [
      '<ask.base>! .. who|whom YOU .. <suspect>',
      '<ask.base>! one|your|a|the? <mod|role|adv>* <suspectNoun>',
      '<ask.base>! .. who|whom YOU .. BE DET <sus|role.WEREWOLF>',
      "YOU's .. <suspectNoun>! $",
    ],
    makes: { type: 'asks', asked: 'suspect' },
    examples: [
      ['Can you explain who you really suspect, Bob?', 'INQUIRE Bob (ESTIMATE ANY WEREWOLF)'],
      ['Bob, name your top wolf suspect now.', 'INQUIRE Bob (ESTIMATE ANY WEREWOLF)'],
      ['Everyone, name one suspect.', 'INQUIRE ANY (ESTIMATE ANY WEREWOLF)'],
    ],
  },
  {
    name: 'question/any-suspects',
    patterns: [
      '<any> .. <suspectNoun>!',
      '<any> .. who .. BE .. <sus|role.WEREWOLF>!',
      'do|have WE .. <suspectNoun>!',
    ],
    makes: { type: 'asks', asked: 'suspect' },
    only: 'question',
    examples: [
      ['Does anyone have suspects?', 'INQUIRE ANY (ESTIMATE ANY WEREWOLF)'],
      ['Bob, any theories on who might be suspicious?', 'INQUIRE Bob (ESTIMATE ANY WEREWOLF)'],
    ],
  },
  {
    name: 'question/vote-told',
    patterns: [
      "<ask.base>! .. YOU's .. <voteNoun>",
      "<ask.base>! everyone 's .. <voteNoun>",
      '<ask.base>! .. intended|final|planned <voteNoun>',
      '<ask.base>! .. who|whom YOU .. <vote>',
      "<ask.base>! .. who|what gets|has YOU's .. <voteNoun>",
    ],
    makes: { type: 'asks', asked: 'vote' },
    examples: [
      ['State your vote now.', 'INQUIRE ANY (VOTE ANY)'],
      ['Bob, tell us who you will vote for.', 'INQUIRE Bob (VOTE ANY)'],
    ],
  },
  {
    name: 'question/whom-voted',
    patterns: ['<who> did YOU <vote.base>! for|out|off?', '<who> YOU <vote.ed>!'],
    makes: { type: 'asks', asked: 'voted' },
    only: 'question',
    examples: [['Who did you vote for, Bob?', 'INQUIRE Bob (VOTED ANY)']],
  },
  {
    name: 'question/whom-to-vote',
    patterns: [
      '<who> AUX YOU AUX <vote>!',
      '<who> AUX WE AUX <vote>!',
      '<who> AUX ALL AUX <vote>!',
      '<who> AUX to? <vote>! for?',
      "<who> gets|has! YOU's vote",
      "<who> BE YOU's <voteNoun>! on|for?",
      "where BE YOU's <voteNoun>!",
    ],
    makes: { type: 'asks', asked: 'vote' },
    only: 'question',
    examples: [
      ['Who are we voting for?', 'INQUIRE ANY (VOTE ANY)'],
      ['Bob, whom will you vote for?', 'INQUIRE Bob (VOTE ANY)'],
      ['Who gets your vote, Bob?', 'INQUIRE Bob (VOTE ANY)'],
      ['Who is everyone voting for?', 'INQUIRE ANY (VOTE ANY)'],
    ],
  },
  {
    name: 'question/whom-to-attack',
    patterns: ['<who> AUX WE AUX <attack>!'],
    makes: { type: 'asks', asked: 'attack' },
    only: 'question',
    examples: [['Whom do we attack tonight?', 'INQUIRE ANY (ATTACK ANY)']],
  },
  {
    name: 'question/role',
    patterns: [
      "what <cop|modal>* YOU's .. role!",
      'what role! BE YOU',
      'what are! YOU $',
      "^ YOU's role! $",
      "<ask.base>! .. YOU's role",
    ],
    makes: { type: 'asks', asked: 'role' },
    examples: [
      ['Bob, what is your role?', 'INQUIRE Bob (COMINGOUT Bob ANY)'],
      ['What role are you claiming, Bob?', 'INQUIRE Bob (COMINGOUT Bob ANY)'],
    ],
  },
  {
    name: 'question/are-you',
    patterns: ['^ are|is|am! S DET <role>', '^ are|is! S DET <sus|fake>'],
    makes: { type: 'asksIs', of: 'S' },
    only: 'question',
    examples: [
      ['Bob, are you the seer?', 'INQUIRE Bob (COMINGOUT Bob SEER)'],
      ['Is Bob a wolf?', 'INQUIRE ANY (ESTIMATE Bob WEREWOLF)'],
    ],
  },
];
