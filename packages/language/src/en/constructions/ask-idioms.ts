import type { Construction } from './construction.ts';

/** Questions and calls in short. */
export const ASK_IDIOMS: readonly Construction[] = [
  {
    name: 'question/who-is-off',
    patterns: [
      '<who> seems|looks|feels|sounds|is|strikes .. off|odd|weird|strange|wrong|shady! to|for? YOU',
      '<any> reads|read|leans|scumreads|wolfreads|hunches|hunch! so_far|yet|today|now|on|from|anyone?',
      '<any> wolf|scum reads|read|leans!',
      '<any> other|more names! ...',
      '<who> YOU|ALL suspecting|thinking|scumreading!',
      '<who> ALL .. suspecting|scumreading!',
    ],
    makes: { type: 'asks', asked: 'suspect' },
    only: 'question',
    evident: 'hint',
    examples: [
      ['Who seems off to you, Bob?', 'INQUIRE Bob (ESTIMATE ANY WEREWOLF)'],
      ['Any reads so far?', 'INQUIRE ANY (ESTIMATE ANY WEREWOLF)'],
      ['Any other names popping up, Bob?', 'INQUIRE Bob (ESTIMATE ANY WEREWOLF)'],
      ['Bob seems off to me.'],
    ],
  },
  {
    name: 'question/reads-in-short',
    patterns: [
      'ALL .. <ask.base> .. one-line|quick|short|brief|concise read|reads!',
      '^ ALL? ,? <det>* one-line|quick|short|brief read|reads! please|and|,|from|$$',
    ],
    makes: { type: 'asks', asked: 'suspect' },
    evident: 'hint',
    examples: [
      ['Could everyone give one quick read?', 'INQUIRE ANY (ESTIMATE ANY WEREWOLF)'],
      ['One-line reads, please.', 'INQUIRE ANY (ESTIMATE ANY WEREWOLF)'],
      ['Everyone else, a quick read and a vote.', 'INQUIRE ANY (ESTIMATE ANY WEREWOLF)'],
    ],
  },
  {
    name: 'question/who-goes',
    patterns: [
      '<who> dies|hangs|swings! $',
      '<who> AUX ALL on|voting! $',
      '<who> are|should|do WE AUX doing|kicking|hanging|removing|eliminating|choosing|picking|executing|lynching|killing!',
    ],
    makes: { type: 'asks', asked: 'vote' },
    only: 'question',
    evident: 'hint',
    examples: [['Who hangs today?', 'INQUIRE ANY (VOTE ANY)'], ['Who goes first?']],
  },
  {
    name: 'question/medium-says',
    patterns: [
      '^ <det|mod>* <role.MEDIUM>! ,? what is|was|were|do|did|has ...',
      '^ <det|mod>* <role.MEDIUM>! ,? is|was|were N ...',
    ],
    makes: { type: 'asks', asked: 'identified' },
    only: 'question',
    examples: [
      ['Medium, what was the result?', 'INQUIRE ANY (IDENTIFIED ANY ANY)'],
      ['Medium, was Bob a wolf?', 'INQUIRE ANY (IDENTIFIED ANY ANY)'],
    ],
  },
  {
    name: 'question/seer-says',
    patterns: [
      '^ <det|mod>* <role.SEER>! ,? what do|did|have|has YOU .. have|get|got|find|found|see|seen|bring ...',
    ],
    makes: { type: 'asks', asked: 'divined' },
    only: 'question',
    examples: [['Seer, what do you have for us?', 'INQUIRE ANY (DIVINED ANY ANY)']],
  },
  {
    name: 'question/you-a-wolf',
    patterns: ['^ YOU DET <role>! $'],
    makes: { type: 'asksIs', of: 'S' },
    only: 'question',
    evident: 'short',
    examples: [['Hey Bob, you a wolf?', 'INQUIRE Bob (COMINGOUT Bob WEREWOLF)']],
  },
  {
    name: 'claim/all-claim',
    patterns: [
      'mass|massive roleclaim|role_claim|claim|claims|co|reveal! $',
      '^ ALL <modal>* claim|co|roleclaim! $',
      'massclaim|mass-claim|mass_claim! $',
    ],
    makes: { type: 'calls', role: 'ANY' },
    evident: 'hint',
    examples: [
      ['Mass claim?', 'REQUEST ANY (COMINGOUT ANY ANY)'],
      ['Everybody claim now.', 'REQUEST ANY (COMINGOUT ANY ANY)'],
    ],
  },
  {
    name: 'claim/where-are-they',
    patterns: [
      "^ where is|are|'s DET <power>! $",
      '^^ any <power>! out|around|here|among there|here|us? $$',
      'would|could|will|can DET <power>! reveal|claim|show $',
      '^ <det|mod>* <power>! , do? reveal|claim|out|hide|lie $',
    ],
    makes: { type: 'calls' },
    examples: [
      ['Where is our seer?', 'REQUEST ANY (COMINGOUT ANY SEER)'],
      ['Any seer out there?', 'REQUEST ANY (COMINGOUT ANY SEER)'],
      ['Would the seer please reveal?', 'REQUEST ANY (COMINGOUT ANY SEER)'],
      ["Bodyguard, don't reveal.", 'REQUEST ANY (NOT (COMINGOUT ANY BODYGUARD))'],
    ],
  },
  {
    name: 'act/plans-a-check',
    patterns: [
      "N BE ME's <mod|adj>* check|peek|divination|scan|target|inspection! tonight|next|tomorrow",
      '^ planning|going|gonna to <inspect.base>! T',
      'tonight ME AUX looking_into|look_into|looking_at|look_at! T',
    ],
    makes: { type: 'acts', act: 'divine', by: 'me', of: 'T', as: 'own' },
    only: 'statement',
    examples: [
      ['Planning to peek Bob tonight.', 'DIVINATION Bob'],
      ["Tonight I'll be looking into Bob.", 'DIVINATION Bob'],
    ],
  },
  {
    name: 'act/would-love-a-check',
    patterns: [
      'love|like|want|need|would_like|see DET <mod|adj>* check|peek|divination|scan|inspection! on|of|for N',
    ],
    makes: { type: 'acts', act: 'divine', by: 'me', of: 'T', as: 'wish' },
    only: 'statement',
    examples: [["I'd love a peek on Bob tonight.", 'REQUEST ANY (DIVINATION Bob)']],
  },
  {
    name: 'act/why-would-the-seer',
    patterns: ['why would|should|did|does DET <role.SEER>! <divine> T'],
    makes: { type: 'nothing' },
    examples: [['Why would the seer check Bob?']],
  },
];
