import type { Construction } from './construction.ts';

/** What players take each other for, in the words of a table. */
export const READ_IDIOMS: readonly Construction[] = [
  {
    name: 'estimate/found-them',
    patterns: [
      'found|have|got|caught|spotted DET <role.WEREWOLF>! :|,|—|in N',
      'A name|names! BE N',
      'ME AUX got|have|had N pegged|tagged|marked|labeled|labelled|down|figured! as|for DET <role.WEREWOLF>',
      'N BE caught|busted|cornered|exposed|toast! $',
      "N BE .. on|up|in ME's .. list of <suspectNoun>!",
      "N BE .. on|up|in ME's .. <suspectNoun>! list",
      "N BE .. ME's <mod|adj|unknown>* scumlean|wolflean|scum-lean|wolf-lean|scumpick!",
      'N BE <det|mod>* scumlean|wolflean|scum-lean|wolf-lean!',
      '^ scumleaning|wolfleaning|scumreading|wolfreading! on? N',
      'ME AUX scumlean|wolflean|scumleaning|wolfleaning! on? N',
      "^ ME's? gut|instinct|instincts|intuition! says|say|tells|screams|screaming|saying|points|leans ME? to|toward? N $",
      "^ ME's gut|instinct|instincts|intuition! is screaming|saying|telling ME? N $",
      'N AUX hiding|hides|hide .. something <sus>!',
    ],
    makes: { type: 'is', of: 'T', role: 'WEREWOLF' },
    only: 'statement',
    evident: 'hint',
    examples: [
      ["I think we've found our wolf: Bob.", 'ESTIMATE Bob WEREWOLF'],
      ['I have Bob pegged as a wolf', 'ESTIMATE Bob WEREWOLF'],
      ['Bob is high on my list of suspects.', 'ESTIMATE Bob WEREWOLF'],
      ['scumleaning Bob', 'ESTIMATE Bob WEREWOLF'],
      ['gut says bob', 'ESTIMATE Bob WEREWOLF'],
      ['My gut is screaming Bob.', 'ESTIMATE Bob WEREWOLF'],
      ['Bob is busted.', 'ESTIMATE Bob WEREWOLF'],
      ['Bob is under heavy suspicion.'],
    ],
  },
  {
    name: 'estimate/textbook',
    patterns: ["S's ... BE textbook|classic|typical|pure <role.WEREWOLF>! $"],
    makes: { type: 'is', of: 'S', role: 'WEREWOLF' },
    only: 'statement',
    examples: [["Bob's behaviour is textbook werewolf.", 'ESTIMATE Bob WEREWOLF']],
  },
  {
    name: 'estimate/no-villager',
    patterns: ['S is|are|am not no! <role>'],
    makes: { type: 'is', of: 'S', denies: true },
    only: 'statement',
    examples: [
      ["Bob ain't no villager.", 'NOT (ESTIMATE Bob VILLAGER)'],
      ["I ain't no wolf.", 'NOT (COMINGOUT Ann WEREWOLF)'],
    ],
  },
  {
    name: 'estimate/good-feeling',
    patterns: [
      'ME AUX have|has|got|get|getting DET <mod|adj>* good|great|positive|better feeling|feelings|read|vibe|vibes! about|from|on|off|with N',
      'good|great|positive|town|villager|village <vibes>! from|off|about N',
      'ME AUX feel|feeling good|better|safe|comfortable|great about! N $',
      'ME AUX say|think|believe|guess|reckon N BE safe! $',
    ],
    makes: { type: 'is', of: 'T', role: 'VILLAGER' },
    only: 'statement',
    evident: 'hint',
    examples: [
      ['I have a good feeling about Bob.', 'ESTIMATE Bob VILLAGER'],
      ['I feel good about Bob.', 'ESTIMATE Bob VILLAGER'],
      ["I'd say Bob is safe.", 'ESTIMATE Bob VILLAGER'],
    ],
  },
  {
    name: 'estimate/proven',
    patterns: [
      'S has|have proven|proved|shown|established herself|himself|themselves|themself|yourself to_be|as? <det|mod>* <trusted|role.VILLAGER>!',
      'S BE above|beyond|free_of suspicion|reproach!',
      'ME AUX stand_by|standing_by! S $',
    ],
    makes: { type: 'is', of: 'S', role: 'VILLAGER' },
    only: 'statement',
    examples: [
      ['Bob has proven himself trustworthy.', 'ESTIMATE Bob VILLAGER'],
      ['Bob is beyond suspicion.', 'ESTIMATE Bob VILLAGER'],
    ],
  },
  {
    name: 'estimate/cannot-trust',
    patterns: ['ME can|could|do|will not .. trust|believe! T $'],
    makes: { type: 'trusts', by: 'me', of: 'T', denies: true },
    only: 'statement',
    examples: [['I cannot in good conscience trust Bob.', 'ESTIMATE Bob WEREWOLF']],
  },
  {
    name: 'estimate/shares-suspicion',
    patterns: [
      "ME AUX share|sharing A's <mod|adj>* <suspectNoun>! of|about|on|towards|toward|regarding N",
      'ME AUX share|sharing DET <suspectNoun>! of|about|on|towards|toward|regarding N',
    ],
    makes: { type: 'is', of: 'T', role: 'WEREWOLF' },
    only: 'statement',
    examples: [["I share Cat's suspicion of Bob.", 'ESTIMATE Bob WEREWOLF']],
  },
  {
    name: 'estimate/stock-in',
    patterns: [
      "ME AUX put|place|have|set .. stock|faith|trust|weight|confidence! in|on S's .. <claimNoun|resultNoun>",
    ],
    makes: { type: 'believes', of: 'S' },
    only: 'statement',
    examples: [
      ["I don't put any stock in Bob's claim.", 'NOT (ESTIMATE Bob SEER)'],
      ["I put my faith in Bob's divination.", 'ESTIMATE Bob SEER'],
    ],
  },
  {
    name: 'estimate/does-not-make',
    patterns: [
      'not make|makes|made|prove|proves! N <cop|like>* DET <role|sus>',
      '^ had|were! N been|to_be? DET <role|sus>',
    ],
    makes: { type: 'nothing' },
    examples: [["Being quiet doesn't make Bob a wolf."], ['Had Bob been the seer, he would have told us.']],
  },
  {
    name: 'estimate/real-deal',
    patterns: [
      'S BE <det>* real_deal|real_thing|genuine_article!',
      'S BE legit|legitimately|really DET <power>!',
      'ME AUX side_with|siding_with|stand_with|standing_with! S over A',
      'S BE more <trusted>! than A <like> DET <power>',
      'S .. <det>* more|most <trusted>! of|between|among .. <power>',
      '<power> ,? ME AUX believe|trust|believe_in! S $',
    ],
    makes: { type: 'believes', of: 'S' },
    only: 'statement',
    examples: [
      ['Bob is the real deal.', 'ESTIMATE Bob SEER'],
      ['Bob is legit the medium.', 'ESTIMATE Bob MEDIUM'],
      ['Bob is more believable than Cat as seer.', 'ESTIMATE Bob SEER'],
    ],
  },
  {
    name: 'estimate/making-it-up',
    patterns: [
      'S AUX making|made|makes it|this|that|things|stuff|everything all? up!',
      'S AUX full_of lies|it|shit!',
    ],
    makes: { type: 'doubts', of: 'S' },
    only: 'statement',
    examples: [['Bob is making it all up.', 'NOT (ESTIMATE Bob SEER)']],
  },
];
