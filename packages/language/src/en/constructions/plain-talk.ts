import type { Construction } from './construction.ts';

/** Claims and results as players of forums and cards put them. */
export const CARD_TALK: readonly Construction[] = [
  {
    name: 'claim/dealt',
    patterns: [
      'ME AUX drew|rolled|got DET <role>! this|game|time|round|,|$$',
      'ME AUX dealt|given|handed|assigned DET <role>! this|game|time|round|card|,|$$',
      "ME's .. role|card|role_card|pm! ~say|~read|~show|<cop> DET <mod>* <role>",
      "ME's <mod|adj>* word as DET <role>!",
      '^ as DET <mod|unknown|gerund|adj>* <role>! ,? ME',
      '^ DET <power>! ? that|it|this <modal>* is|be ME',
      'it is ME , DET <role>!',
      '^ ME , DET <power>! ,',
      'ME dealt|drawn DET <role>!',
      '<role>! claim|claiming from ME',
      "ME's <mod|adj>* <claimNoun>! : DET <role>",
      'ME AUX hard|soft|officially claiming|claim! <like>? DET <role>',
      'ME .. as your <mod>* <power>! $',
      'ME BE coming_out|coming out? :|,|as! DET <role>',
      'ME AUX speak|come|stand|swear|assert .. YOU? as DET <power>! $',
    ],
    makes: { type: 'claims', who: 'me' },
    examples: [
      ['I drew seer this game.', 'COMINGOUT Ann SEER'],
      ['My role card says villager.', 'COMINGOUT Ann VILLAGER'],
      ["The seer? That'd be me.", 'COMINGOUT Ann SEER'],
      ['I say this as your seer.', 'COMINGOUT Ann SEER'],
      ['I speak to you as the medium.', 'COMINGOUT Ann MEDIUM'],
      ['As your friendly neighborhood seer, I say hello.', 'COMINGOUT Ann SEER'],
      ['I got the seer killed.'],
    ],
  },
  {
    name: 'claim/introduced',
    patterns: [
      'S AUX ~introduce|~present|~describe|~style|~paint|~sell herself|himself|themselves|themself as DET <role>!',
    ],
    makes: { type: 'claims', who: 'S' },
    only: 'statement',
    examples: [['Bob introduced himself as the seer.', 'Bob COMINGOUT Bob SEER']],
  },
  {
    name: 'result/and-colour',
    patterns: ['and|, DET <species>! <resultNoun>? on|for N', '^ DET <species>! <resultNoun> :|on N'],
    makes: { type: 'found', by: 'me', of: 'T' },
    only: 'statement',
    examples: [
      ["I've got an inno on Cat and a guilty on Bob.", 'DIVINED Cat HUMAN', 'DIVINED Bob WEREWOLF'],
      ['Red check: Bob.', 'DIVINED Bob WEREWOLF'],
    ],
  },
  {
    name: 'result/target-was',
    patterns: [
      "ME's .. target|check|peek|pick|divination|inspection! .. <cop> N",
      "last_night 's? <mod|adj>* divination|check|peek|inspection! target? <cop> N",
      'ME AUX have|got DET peek|check|read|scan|divination|result! on N from',
      "ME AUX looked_into|looked_at|gazed|peered|peeked|peered_into into|at? N's soul|heart|eyes|aura|mind!",
      "as ~reveal|~show|~confirm|~prove|~see by|in|through|with ME's .. <resultNoun>!",
      "ME's .. crystal_ball|orb|tarot|spyglass|runes|tea_leaves|mirror|cards! ~show|~say|~reveal|~tell|~name ME? that? N",
      'DET <divine.ed>! N last_night',
    ],
    makes: { type: 'found', by: 'me', of: 'T' },
    only: 'statement',
    examples: [
      ['My target last night was Bob, and the result came back human.', 'DIVINED Bob HUMAN'],
      ["Last night's divination target was Bob, and the outcome was human.", 'DIVINED Bob HUMAN'],
      ["I looked into Bob's soul and saw a human.", 'DIVINED Bob HUMAN'],
      ['My crystal ball says Bob is a wolf.', 'DIVINED Bob WEREWOLF'],
      ['My target is Bob.'],
    ],
  },
  {
    name: 'result/kept-alive',
    patterns: [
      'ME kept|kept_watch! over? T alive|safe|company?',
      'and kept! T alive|safe',
      'night guarding|protecting|watching|shielding! over? N',
      "ME .. outside|at|by|before! N's door|house|home|room|bed|bedside|window",
      '<role.BODYGUARD> .. ME was on! N n0|n1|n2|n3|last_night|$',
      '<role.BODYGUARD> . ME was on! N',
      'ME was on! N n0|n1|n2|n3',
    ],
    makes: { type: 'found', by: 'me', of: 'T', how: 'guarded' },
    only: 'statement',
    examples: [
      ["I'm the bodyguard and kept Bob alive last night.", 'COMINGOUT Ann BODYGUARD', 'GUARDED Bob'],
      ['I spent the night guarding Bob.', 'GUARDED Bob'],
      ["I stood outside Bob's door all night.", 'GUARDED Bob'],
      ["I kept vigil at Bob's door.", 'GUARDED Bob'],
      ['I was on Bob n1.', 'GUARDED Bob'],
    ],
  },
  {
    name: 'act/turn-sight-on',
    patterns: [
      "ME AUX turn|turning|direct|cast|set|train|point|use|fix|lay ME's .. gaze|sight|eyes|power|gift|vision|crystal_ball|third_eye|spyglass|orb! .. on|upon|to|toward|towards|at N",
      "ME's .. next|tonight .. <resultNoun>! <modal|cop>* fall|land|go|be|come|is|falls|goes on|upon|to|for? N",
      'ME AUX look_at|look_into|looking_at|looking_into|peering_into|peer_into! T next|tonight',
    ],
    makes: { type: 'acts', act: 'divine', by: 'me', of: 'T', as: 'own' },
    only: 'statement',
    examples: [
      ['Tonight I shall turn my gaze upon Bob.', 'DIVINATION Bob'],
      ['My next inspection shall fall upon Bob.', 'DIVINATION Bob'],
    ],
  },
  {
    name: 'act/use-your-sight-on',
    patterns: [
      "use|turn|direct|cast|train|spend YOU's .. gaze|sight|eyes|power|powers|gift|vision|ability|check|peek|divination! .. on|upon|to|toward|towards|at N",
    ],
    makes: { type: 'acts', act: 'divine', by: 'A', of: 'T', as: 'request' },
    examples: [['Cat, please use your power on Bob.', 'REQUEST Cat (DIVINATION Bob)']],
  },
  {
    name: 'act/cover-them',
    patterns: [
      '^ <role.BODYGUARD> ,? please? cover|watch|save|babysit|shadow! N',
      'DET <role.BODYGUARD>! should|must|can|could|please|to .. cover|watch|save|babysit|shadow|stay|sit|keep on|with? N',
      'can|could|would|will DET <role.BODYGUARD>! .. cover|watch|save|keep|guard|protect N',
    ],
    makes: { type: 'acts', act: 'guard', by: 'me', of: 'T', as: 'wish' },
    examples: [
      ['Bodyguard, please cover Bob.', 'REQUEST ANY (GUARD Bob)'],
      ['Can our doctor keep Bob alive please?', 'REQUEST ANY (GUARD Bob)'],
    ],
  },
  {
    name: 'act/see-them-checked',
    patterns: [
      'like|want|love|would_like to? see T <divine.ed>!',
      'N <cop|modal>* <cop> DET good|great|decent|solid|better|best check|peek|divination!',
    ],
    makes: { type: 'acts', act: 'divine', by: 'me', of: 'T', as: 'wish' },
    only: 'statement',
    examples: [["I'd like to see Bob checked.", 'REQUEST ANY (DIVINATION Bob)']],
  },
  {
    name: 'act/not-worth-a-check',
    patterns: [
      "waste|wasting|burn|squander A's? DET <mod|adj>* check|peek|divination|scan|inspection! on T",
      'no need|reason|point to|in check|divine|peek|inspect|checking|divining! N',
    ],
    makes: { type: 'acts', act: 'divine', by: 'me', of: 'T', as: 'wish', denies: 'always' },
    examples: [
      ["Don't waste a check on Bob.", 'REQUEST ANY (NOT (DIVINATION Bob))'],
      ['No need to check Bob.', 'REQUEST ANY (NOT (DIVINATION Bob))'],
    ],
  },
];

/** Judgements as players of forums put them. */
export const JUDGEMENTS: readonly Construction[] = [
  {
    name: 'estimate/takes-the-word',
    patterns: [
      "ME AUX ~take T at! A's word",
      "ME AUX ~put|~throw|~lend ME's <mod|adj>* weight|support! behind|with T",
      "T's .. voice|words|tale|story|account|tone! <modal>* ring|rings|rang|sound|sounds true|sincere|honest",
    ],
    makes: { type: 'believes', of: 'T' },
    only: 'statement',
    examples: [
      ['I take Bob at his word.', 'ESTIMATE Bob SEER'],
      ["I'm putting my support behind Bob.", 'ESTIMATE Bob SEER'],
    ],
  },
  {
    name: 'estimate/holds-genuine',
    patterns: ['ME AUX ~consider|~find|~deem|~hold|~judge T to_be|as? DET <mod>* <trusted>!'],
    makes: { type: 'trusts', by: 'me', of: 'T' },
    only: 'statement',
    examples: [
      ['I consider Bob genuine.', 'ESTIMATE Bob VILLAGER'],
      ['I hold Bob to be trustworthy.', 'ESTIMATE Bob VILLAGER'],
    ],
  },
  {
    name: 'estimate/which-is-a-lie',
    patterns: [', which BE DET lie|lies|false|untrue|fabrication|nonsense!'],
    makes: { type: 'doubts', of: 'subject' },
    only: 'statement',
    evident: 'short',
    examples: [
      ['Bob declared me a werewolf, which is a lie.', 'Bob DIVINED Ann WEREWOLF', 'NOT (ESTIMATE Bob SEER)'],
    ],
  },
  {
    name: 'estimate/our-suspicion-on',
    patterns: [
      "~focus|~direct|~turn|~place|~put|~fix|~concentrate ME's <mod|adj>* <suspectNoun>! on|onto|upon|to|toward|towards N",
      "~focus|~direct|~turn|~place|~put|~fix|~concentrate WE's <mod|adj>* <suspectNoun>! on|onto|upon|to|toward|towards N",
    ],
    makes: { type: 'is', of: 'T', role: 'WEREWOLF' },
    only: 'statement',
    evident: 'hint',
    examples: [['Let us focus our suspicion on Bob.', 'ESTIMATE Bob WEREWOLF']],
  },
  {
    name: 'estimate/a-joke-of-a-claim',
    patterns: [
      "S's .. <claimNoun>! <cop|modal>* <cop> DET <mod|adj>* joke|farce|mess|garbage|trash|crap|nonsense|laughable|desperate|weak_sauce",
      "S's .. <claimNoun>! <modal>* stink|stinks|reek|reeks",
      'do not buy|believe|listen! to? S ,? $',
      '^ S DET <power> ? poppycock|nonsense|rubbish|please|ha|no|lies|never|balderdash!',
    ],
    makes: { type: 'doubts', of: 'S' },
    only: 'statement',
    evident: 'hint',
    examples: [["Bob's claim is a joke.", 'NOT (ESTIMATE Bob SEER)']],
  },
  {
    name: 'estimate/slipped',
    patterns: [
      'S warrants|warrant|merits|merit|deserves|invites|draws! .. suspicion|suspicions',
      'ME AUX ~place|~put|~hold N under .. suspicion!',
      "ME's guess|bet|pick|hunch! would|might|must be on? N",
      'ME AUX gonna|going|will say|guess|bet! N $',
      'ME AUX say|saying|bet|betting|guess|guessing! on? N $',
      'N outed|exposed|gave|gives|betrayed himself|herself|themselves|themself! away? as? DET <role.WEREWOLF>?',
      '~out|~expose|~mark|~brand N as DET <role.WEREWOLF>!',
      'N , DET <role.WEREWOLF>! through|to|by and|DET? through|core|nature?',
      'ME AUX ~peg|~take|~mark N for DET <role.WEREWOLF>!',
      "N BE ME's DET lock|locked|top|prime|main|hard|strong <role.WEREWOLF|suspectNoun>!",
      'N BE DET <mod|det>* rat|snake|culprit|villain!',
      'top two|three|suspects|picks|reads for? ME? :|are! N',
      'same|nothing|everything .. wrong|off|fishy about! N',
      "ME's finger|fingers|arrow|compass|nose|tummy|gut|heart! points|point|pointing|leads|says|tells ME? to|at|toward|towards|it? is? N",
    ],
    makes: { type: 'is', of: 'T', role: 'WEREWOLF' },
    only: 'statement',
    evident: 'hint',
    examples: [
      ['Bob himself warrants suspicion.', 'ESTIMATE Bob WEREWOLF'],
      ['My guess would be Bob.', 'ESTIMATE Bob WEREWOLF'],
      ["I'm gonna say Bob.", 'ESTIMATE Bob WEREWOLF'],
      ['I peg Bob for a wolf.', 'ESTIMATE Bob WEREWOLF'],
      ['My finger points at Bob.', 'ESTIMATE Bob WEREWOLF'],
      ['Top two for me: Bob and Cat.', 'ESTIMATE Bob WEREWOLF', 'ESTIMATE Cat WEREWOLF'],
    ],
  },
  {
    name: 'estimate/not-one',
    patterns: [
      'N is|are|am! one|one_of of? them|those $',
      'N AUX have|has|got DET <sus|role.WEREWOLF> bone! in',
      'N <cop> DET least|less likely|probable! to_be? DET <role.WEREWOLF>',
      'there is no|zero world|way|universe|chance|timeline! where|in|that which? N BE DET <role.WEREWOLF>',
    ],
    makes: { type: 'is', of: 'T', role: 'WEREWOLF' },
    only: 'statement',
    evident: 'hint',
    examples: [
      ["I've met wolves, and Bob ain't one of them.", 'NOT (ESTIMATE Bob WEREWOLF)'],
      ["Bob hasn't got a wolfy bone in his body.", 'NOT (ESTIMATE Bob WEREWOLF)'],
    ],
  },
];

/** Questions as they are typed in a chat. */
export const CHAT_QUESTIONS: readonly Construction[] = [
  {
    name: 'question/who-are-we-thinking',
    patterns: [
      '^ <who> <cop|modal>* WE|ALL|YOU AUX thinking|feeling|leaning|suspecting|sussing! ...',
      "give|tell|show|drop|hit us|me with? YOU's .. reads|suspects|suspicions!",
      "like|want|love|need|would_like .. see|hear|know|have YOU's .. reads|suspects|suspicions!",
      "see|hear|have|know everybody|everyone is|'s .. suspects|reads|suspicions!",
      'YOU got any|your? reads|suspects|suspicions!',
    ],
    makes: { type: 'asks', asked: 'suspect' },
    evident: 'hint',
    examples: [
      ['who are we thinking', 'INQUIRE ANY (ESTIMATE ANY WEREWOLF)'],
      ['Bob, give me your reads.', 'INQUIRE Bob (ESTIMATE ANY WEREWOLF)'],
      ["I'd like to see everybody's top two suspects.", 'INQUIRE ANY (ESTIMATE ANY WEREWOLF)'],
    ],
  },
  {
    name: 'question/you-have-not-said-whom',
    patterns: [
      'YOU AUX not .. told|said|shared|revealed|stated|decided .. <who> YOU AUX <vote>!',
      '<ask|know> .. <who> YOU AUX <vote.base|vote.ing>!',
    ],
    makes: { type: 'asks', asked: 'vote' },
    only: 'statement',
    examples: [["Bob, you haven't told us whom you intend to vote for.", 'INQUIRE Bob (VOTE ANY)']],
  },
  {
    name: 'question/anything-for-us',
    patterns: [
      '^ <det|mod>* <role.SEER>! ,? got|have|any|anything .. anything|something|news|results|result|for? ...',
    ],
    makes: { type: 'asks', asked: 'divined' },
    only: 'question',
    evident: 'hint',
    examples: [['Seer, got anything for us?', 'INQUIRE ANY (DIVINED ANY ANY)']],
  },
  {
    name: 'claim/who-among-you',
    patterns: [
      '<who> among|of|out us|you|ye|of? you|us? is|be|are DET <power>!',
      '^ any counterclaims|counter-claims|counterclaim|counter_claims!',
      '^ DET <mod>* <power>! , please? counterclaim|counter|claim|out|reveal $',
    ],
    makes: { type: 'calls' },
    examples: [
      ['Who among you is the medium?', 'REQUEST ANY (COMINGOUT ANY MEDIUM)'],
      ['Real seer, please counterclaim.', 'REQUEST ANY (COMINGOUT ANY SEER)'],
    ],
  },
];
