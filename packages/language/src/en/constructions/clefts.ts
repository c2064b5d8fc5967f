import type { Construction } from './construction.ts';

/** Who is meant stands apart from what is said: `Bob is the one I'm voting for`, `the person I want gone is Bob`. */
export const CLEFTS: readonly Construction[] = [
  {
    name: 'act/the-one-i-vote',
    patterns: [
      'N BE <det>? who|whom ME AUX <vote.base|vote.ing>! for|out|off|against?',
      'N BE PERSON ME AUX <vote.base|vote.ing>! for|out|off|against?',
      '^ N ME AUX <vote.base>! $',
      'DET one|person|player|guy|name that|who|whom? ME AUX <vote.base|vote.ing>! for|out|off|against? <cop|modal>* <cop> N',
      'it is N that|who|whom? ME AUX <vote.base|vote.ing>! for|out|off|against?',
      'what ME AUX do is <vote.base>! for|out? N',
    ],
    makes: { type: 'acts', act: 'vote', by: 'me', of: 'T', as: 'own' },
    only: 'statement',
    examples: [
      ["Bob's who I'd hang today.", 'VOTE Bob'],
      ['Bob is the one I am voting for.', 'VOTE Bob'],
      ["The person I'm voting for is Bob.", 'VOTE Bob'],
      ["It's Bob I'm voting for.", 'VOTE Bob'],
      ["Bob is the only player here I'd hang.", 'VOTE Bob'],
      ["Bob I'd hang.", 'VOTE Bob'],
    ],
  },
  {
    name: 'act/the-one-i-want-gone',
    patterns: [
      'DET one|person|player|guy that|who|whom? ME|WE AUX want|need|like|see .. <gone>! <cop|modal>* <cop> N',
      'N BE <det>? one|person|player|guy|who|whom that|who|whom? ME|WE AUX want|need|like|see .. <gone>!',
      'N BE DET one|person|player|guy who|that AUX go|hang|die|leave|swing!',
      'N BE DET one|person|player|guy YOU want|need!',
    ],
    makes: { type: 'acts', act: 'vote', by: 'me', of: 'T', as: 'wish' },
    only: 'statement',
    examples: [
      ['The one I want gone is Bob.', 'REQUEST ANY (VOTE Bob)'],
      ['Bob is the one who has to go.', 'REQUEST ANY (VOTE Bob)'],
    ],
  },
  {
    name: 'estimate/the-one-lying',
    patterns: [
      'S BE <det>? one|person|player|guy|seer who|that BE .. <fake>!',
      'S BE <det>? one|person|player|guy|seer who|that AUX <lie>!',
      'DET one|person|player|guy who|that BE .. <fake>! <cop> S',
      'it is! S who|that BE .. <fake>',
    ],
    makes: { type: 'doubts', of: 'S' },
    only: 'statement',
    examples: [
      ["Bob's the one who's lying to us.", 'NOT (ESTIMATE Bob SEER)'],
      ["It's Bob who is lying.", 'NOT (ESTIMATE Bob SEER)'],
    ],
  },
  {
    name: 'estimate/the-one-trusted',
    patterns: [
      'PERSON ME AUX trust|believe! <cop|modal>* <cop> T',
      'PERSON ME AUX confident|sure! in|of|about <cop|modal>* <cop> T',
      'it is T that|who|whom? ME AUX trust|believe!',
      'T BE PERSON ME AUX trust|believe!',
      '^ T ME AUX trust|believe! $',
    ],
    makes: { type: 'trusts', by: 'me', of: 'T' },
    only: 'statement',
    examples: [
      ['The only person I trust is Bob.', 'ESTIMATE Bob VILLAGER'],
      ['Bob and Cat are the two I trust completely.', 'ESTIMATE Bob VILLAGER', 'ESTIMATE Cat VILLAGER'],
      ['Bob I trust.', 'ESTIMATE Bob VILLAGER'],
      ["The only people I'm confident in are Bob and Cat.", 'ESTIMATE Bob VILLAGER', 'ESTIMATE Cat VILLAGER'],
    ],
  },
  {
    name: 'estimate/the-one-suspected',
    patterns: [
      'T BE PERSON ME AUX <suspect>!',
      '^ T ME AUX <suspect>! $',
      '^ T ME AUX find|consider|call <sus>!',
      '^^ N .|,|!|— ME? <emphatic>! $$',
    ],
    makes: { type: 'suspects', of: 'T' },
    only: 'statement',
    evident: 'short',
    examples: [
      ['Bob I suspect.', 'ESTIMATE Bob WEREWOLF'],
      ['Bob I find suspicious.', 'ESTIMATE Bob WEREWOLF'],
      ['Bob. No doubt.', 'ESTIMATE Bob WEREWOLF'],
      ['Bob, hands down.', 'ESTIMATE Bob WEREWOLF'],
    ],
  },
  {
    name: 'estimate/the-one-taken-for',
    patterns: [
      'T BE PERSON ME AUX <think> BE DET <role>!',
      'T BE PERSON ME AUX bet|count|swear|stake|gamble|rely .. on being DET <role>!',
    ],
    makes: { type: 'is', of: 'T' },
    only: 'statement',
    examples: [
      ["Bob is the only player I'm sure is human.", 'ESTIMATE Bob VILLAGER'],
      ["Bob is the one person here I'd bet on being a wolf.", 'ESTIMATE Bob WEREWOLF'],
    ],
  },
  {
    name: 'estimate/its-name',
    patterns: ["<role.WEREWOLF> 's? ,? and? A's? name! <cop> N", "it|his|her|its 's? name! <cop> N"],
    makes: { type: 'is', of: 'T', role: 'WEREWOLF' },
    evident: 'hint',
    examples: [["The wolf's name is Bob.", 'ESTIMATE Bob WEREWOLF']],
  },
];
