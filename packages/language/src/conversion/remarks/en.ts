import { ENGLISH_CONDUCT } from './en-conduct.ts';
import { ENGLISH_TACTICS } from './en-tactics.ts';
import { type Conditional, patternOf, type Remark, type RemarkWords } from './remark.ts';

const P = '(?<x>@p\\d+)';
/** Words by which conduct is called odd, though nobody a wolf for it. */
const ODD =
  "(?:odd|off|strange|weird|erratic|inconsistent|inconsistency|inconsistencies|contradictions?|unclear|peculiar|curious|puzzling|perplexing|confusing|murky|concerning|worrying|worrisome|troubling|unsettling|illogical|forced|rushed|messy|questionable|random|chaotic|wild|shaky|evasive|vague|risky|sudden|abrupt|contradictory|unusual|mysterious|mystery|baseless|unexplained|all over the place|wobbly|wiggle-waggly|sidestepping|calculated|hasty|hard to (?:read|follow)|too (?:quick|quiet|silent|calm|early|late|convenient|easy)|hiding something|off track|antics?|(?:isn't|aren't|not) adding up|doesn't (?:align|add up|match|fit)|don't (?:align|add up|match|fit)|does not (?:align|add up|match)|lacks? \\w+|without (?:much |any |a )?(?:reason|reasoning|evidence|explanation|explaining))";
const UNEASY =
  '(?:uneasy|worried|nervous|concerned|wary|unsure|skeptical|sceptical|cautious|doubtful|uncertain|suspicions?)';
const BOTHERS =
  "(?:concerns?|worries|worry|bothers?|puzzles?|confuses?|confused|unsettles?|troubles?|perplexes?|perplex|frustrates?|raises? (?:concerns?|questions?|doubts?|eyebrows|an eyebrow)|gives? me pause|draws? attention|stands? out|breeds? confusion|undermines?|hinders?|harms?|harming|hurts?|endangers?|warrants? scrutiny|needs? (?:more )?(?:scrutiny|explanation|explaining)|deserves? (?:reflection|scrutiny|focus|a closer look)|makes? me (?:uneasy|nervous|wonder|ponder)|got my attention|ignores? \\w+|(?:can't|cannot) be ignored|goes against)";
const CONDUCT =
  '(?:votes?|voting|vote history|silence|behaviou?r|actions?|moves?|logic|reasoning|defen[cs]e|accusations?|stance|choices?|claim|co|story|words|tone|posts?|pattern|timing|push|focus|shift|changes?|eagerness|strategy|ways|deflections?|skepticism|doubts?|plan|quiet)';

const ASKS: readonly Remark[] = [
  {
    name: 'why-judged-so',
    kind: 'ask',
    pattern: patternOf(
      `\\b(?:why|what makes|what made|how)\\b[^.?!@]{0,30}(?:@p\\d+[^.?!@]{0,16})?\\b(?:sure|certain|confident|think|believe|suspect|accuse|call)\\b[^.?!@]{0,12}${P}[^?]*`,
    ),
    says: 'request {you} 80% (discuss ((about reason) and (about {x})))',
    examples: [
      [
        'What makes you so certain Bob is a wolf?',
        'request ANY 80% (discuss ((about reason) and (about Agent02)))',
      ],
      [
        'Why would anyone suspect Cat of being a wolf?',
        'request ANY 80% (discuss ((about reason) and (about Agent03)))',
      ],
    ],
  },
  {
    name: 'consider-somebody',
    kind: 'ask',
    pattern: patternOf(
      `\\b(?:consider|ponder|weigh|assess|evaluate|examine|review|reconsider|look (?:closer |closely )?(?:at|into)|scrutini[sz]e|probe|question)\\b[^.?!@]{0,16}${P}'s [^.?!@]{0,24}`,
    ),
    says: 'request ANY 80% (discuss ((about {x}) and (about {topic})))',
    examples: [
      [
        "Let me consider Bob's divination.",
        'request ANY 80% (discuss ((about Agent02) and (about inspection)))',
      ],
      [
        "We need to look closer at Bob's voting.",
        'request ANY 80% (discuss ((about Agent02) and (about voting)))',
      ],
    ],
  },
  {
    name: 'when-inspected',
    kind: 'ask',
    pattern: /\b(?:when|how|which night)\b[^.?!]{0,30}\b(?:divin\w+|check\w*)[^.]*/,
    says: 'request {you} 80% (discuss (about inspection))',
    examples: [
      ['Bob, when did you divine Cat?', 'request Agent02 80% (discuss (about inspection))'],
      ["Say when and how you'll divinate.", 'request ANY 80% (discuss (about inspection))'],
    ],
  },
  {
    name: 'all-speak',
    kind: 'ask',
    pattern:
      /\b(?:town|villagers?|fellow villagers?|townsfolk)\b,? {0,2}(?:please |must |should |needs? to )*(?:speak|share|cooperate|answer|talk|respond|help)[^.?!]*/,
    says: 'request ANY 80% (ANY speak)',
    examples: [
      ['Town, speak up fast.', 'request ANY 80% (ANY speak)'],
      ['Villagers, please cooperate.', 'request ANY 80% (ANY speak)'],
    ],
  },
  {
    name: 'say-so',
    kind: 'ask',
    pattern: /\b(?:please )?say (?:so|it)(?: plainly| now| openly)?(?=\W*$)/,
    says: 'request {you} 80% ({you} speak)',
    examples: [
      ['Bob, say so.', 'request Agent02 80% (Agent02 speak)'],
      ['Please say so plainly.', 'request ANY 80% (ANY speak)'],
    ],
  },
  {
    name: 'let-us-discuss',
    kind: 'ask',
    pattern:
      /\b(?:let's|let us|we should|we need to|we must)\b[^.?!@]{0,20}\b(?:discuss|talk|chat|dive|think|deliberate|evaluate|consider|review|compare)\b[^.?!@]{0,30}\b(?:divin\w+|results?|votes?|voting|roles?|claims?|info|trust|seers?|medium)\b(?:'s \w+)?/,
    says: 'request ANY 80% (discuss (about {topic}))',
    examples: [
      ["Let's dive into those divinations!", 'request ANY 80% (discuss (about inspection))'],
      ['We should review the voting.', 'request ANY 80% (discuss (about voting))'],
    ],
  },
  {
    name: 'why-about',
    kind: 'ask',
    pattern:
      /\b(?:why|explain|clarify|justify|reasons?|reasoning|rationale|motives?|basis|what (?:makes|made|led|leads))\b.*\b(?:vot|divin|inspect|check|claim|co\b|lynch|execut|target|protect|guard|attack|result|role)|\b(?:vot|divin|inspect|check|claim|lynch|target|result)\w*.*\b(?:why|explain|clarify|reasons?|reasoning|rationale)\b.*\?/,
    says: 'request {you} 80% (discuss ((about reason) and (about {topic})))',
    examples: [
      ['Bob, please explain your vote.', 'request Agent02 80% (discuss ((about reason) and (about voting)))'],
    ],
  },
  {
    name: 'why',
    kind: 'ask',
    pattern:
      /\bwhy\b|\b(?:please |could you |can you |care to |^)(?:explain|clarify|justify|elaborate)|\bexplain (?:your|@p\d+'s|now|today|yourself)|\b(?:give|share|show|provide|need|want|hear|offer|bring|with|one) (?:\S+ ){0,4}(?:reasons?|reasoning|evidence|proofs?|facts|specifics|logic|details)\b|\bwhat (?:makes|made|led|leads) (?:you|@p\d+)|\bwhat(?:'s| is) (?:your|@p\d+'s) (?:reason|reasoning|basis|evidence)/,
    says: 'request {you} 80% (discuss (about reason))',
    examples: [['Bob, can you explain your reasoning?', 'request Agent02 80% (discuss (about reason))']],
  },
  {
    name: 'opinion-of',
    kind: 'ask',
    pattern: patternOf(
      `\\b(?:thoughts?|views?|take|opinions?|think|insights?|feel|feeling|read|assess|believe|trust|trusts|suspects?|buy|notice|see|agree)\\b[^?]*?\\b(?:on|about|of|regarding|that|with|in)?\\s*${P}[^?]*\\?`,
    ),
    says: 'request {you} 80% (discuss (about {x}))',
    examples: [['Cat, what do you think about Bob?', 'request Agent03 80% (discuss (about Agent02))']],
  },
  {
    name: 'claims-wanted',
    kind: 'ask',
    pattern:
      /\b(?:any|other|more|get|have|hear|bring|state|give|share|without|lack of|need|confirm\w*)\b[^.?!]{0,30}\b(?:role claims?|claims?|cos?|counterclaims?|roles?)\b|\banyone (?:want to |with a )?(?:counterclaim|claim)|\bcounterclaims?\b.*\?|\b(?:step|come) forward|\breveal (?:your|the) role/,
    says: 'request {you} 80% (discuss (about comingout))',
    examples: [['Any role claims or objections?', 'request ANY 80% (discuss (about comingout))']],
  },
  {
    name: 'topic-matters',
    kind: 'ask',
    pattern:
      /\b(?:vot\w*|divin\w*|results?|claims?|roles?|seers?|medium|lynch|execution|attack|protection)\b[^.?!@]{0,24}\b(?:important|crucial|key|matters?|essential|critical|vital|perplexing|confusing|puzzling|needs? (?:action|attention|discussion))\b|\btalk about the (?:seer|medium|vote|claims?)/,
    says: 'request ANY 80% (discuss (about {topic}))',
    examples: [['Voting is super important right now!', 'request ANY 80% (discuss (about voting))']],
  },
  {
    name: 'asks-on-topic',
    kind: 'ask',
    inPart: true,
    pattern:
      /\b(?:let's|let us|we (?:should|need|must)|shall we|should we|could we|can we|how|what|who|which|where|thoughts|any)\b[^.!]*\b(?:discuss|talk|decide|deliberate|compare|gather|consider|determine|choose|plan|figure|weigh|review|examine|look|do we|should|will|to)\b.*(?:\?|vot|lynch|divin|claim|target|role|result|attack)/,
    says: 'request {you} 80% (discuss (about {topic}))',
    examples: [['Let us deliberate over who to divine.', 'request ANY 80% (discuss (about inspection))']],
  },
  {
    name: 'speak',
    kind: 'ask',
    pattern:
      /\bspeak(?:s|ing)? (?:up|plainly|now|out)|\bsay something|\b(?:answer|respond|reply)\b|\bhear from\b|\b(?:share|give|state|need|with|offer) (?:\S+ ){0,4}(?:reads?|thoughts|views?|opinions?|input|insights?|suspicions|answers|info|information)\b|\bone-line|\bwhat(?:'s| is| are) (?:your|@p\d+'s) (?:read|view|take|thoughts|stance|position|defen[cs]e)|\bwhat do you (?:think|say|have to say)|\banyone (?:else\b|disagrees?\b|agrees?\b|defend\b|objects?\b)|\bwho (?:agrees|disagrees|else)/,
    says: 'request {you} 80% ({you} speak)',
    examples: [['Bob, speak up before the vote.', 'request Agent02 80% (Agent02 speak)']],
  },
];

const JUDGES: readonly Remark[] = [
  {
    name: 'silence-is-suspicious',
    kind: 'judge',
    pattern:
      /\b(?:silence|silent|quiet|staying quiet|keeping quiet)\b[^.?!@]{0,16}\b(?:suspicious|suspect|sus|wolf\w*|wolves)\b/,
    says: 'if (not (ANY speak)) then (declare 55% (ANY wolf))',
    examples: [
      ['I guess silence can be quite suspicious.', 'if (not (ANY speak)) then (declare 55% (ANY wolf))'],
      ['Staying quiet is what wolves do.', 'if (not (ANY speak)) then (declare 55% (ANY wolf))'],
    ],
  },
  {
    name: 'is-suspected',
    kind: 'judge',
    pattern:
      /\b(?:a vote|votes?|voting|lynching|suspicions?|suspecting|accus\w+|doubts?|doubting)\b[^.?!@]{0,12}\b(?:on|for|against|toward|towards|of|at)? ?me\b/,
    says: 'declare 100% (ANY declare 55% ({me} wolf))',
    examples: [
      ['A vote on me is chaos.', 'declare 100% (ANY declare 55% (Agent01 wolf))'],
      ['Your suspicion of me has no basis.', 'declare 100% (ANY declare 55% (Agent01 wolf))'],
    ],
  },
  {
    name: 'role-to-be-trusted',
    kind: 'judge',
    pattern:
      /(?<!don't |not |to |can't |cannot )\b(?:trust|believe|heed|follow|support|rely on)\b (?:in )?(?:the |our |your )?(?:real |true |only )?(?:seer|medium|bodyguard)s?(?:'s)?(?: (?:results?|visions?|words?|divinations?|guidance|readings?|claims?))?/,
    says: 'declare 80% ({role} VILLAGESIDE)',
    examples: [
      ['Trust the medium!', 'declare 80% (medium VILLAGESIDE)'],
      ["Let's heed the Seer's guidance.", 'declare 80% (seer VILLAGESIDE)'],
    ],
  },
  {
    name: 'claim-without-ground',
    kind: 'judge',
    pattern:
      /\b(?:baseless|unproven|unsupported|unverified|unconfirmed)\b[^.?!@]{0,10}\b(?:seer |medium |role )?claims?\b(?: is [^.?!@]{0,24})?|\b(?:seer |medium |role )?claims?\b[^.?!@]{0,12}\b(?:lacks?|without|has no|have no|needs?)\b[^.?!@]{0,8}(?:evidence|proof|ground|basis|support)/,
    says: 'declare 40% ({role} VILLAGESIDE)',
    examples: [
      ['A baseless seer claim is a waste of time.', 'declare 40% (seer VILLAGESIDE)'],
      ['Their seer claim lacks evidence.', 'declare 40% (seer VILLAGESIDE)'],
    ],
  },
  {
    name: 'ally-of-wolves',
    kind: 'judge',
    pattern: patternOf(
      `${P}[^.?!@]{0,24}\\b(?:friends?|ally|allies|partners?|buddy|teammates?) (?:of|with) (?:the |a )?wol\\w+|${P}[^.?!@]{0,24}\\bwol\\w+ (?:ally|allies|friend|buddy|partner)`,
    ),
    says: 'declare 55% ({x} WOLFSIDE)',
    examples: [
      ['What if Bob is a friend of the wolves!?', 'declare 55% (Agent02 WOLFSIDE)'],
      ['Is Bob protecting a wolf ally?', 'declare 55% (Agent02 WOLFSIDE)'],
    ],
  },
  {
    name: 'changes-votes',
    kind: 'judge',
    pattern: patternOf(
      `${P}[^.?!@]{0,20}\\b(?:switch\\w*|shift\\w*|chang\\w*|swap\\w*|flip\\w*)\\b[^.?!@]{0,12}\\bvotes?\\b[^.?!@]{0,20}`,
    ),
    says: '(declare 55% ({x} wolf)) because (declare 100% (about voting))',
    examples: [
      [
        'Bob switched votes without reasons.',
        '(declare 55% (Agent02 wolf)) because (declare 100% (about voting))',
      ],
      ['Bob keeps changing his vote.', '(declare 55% (Agent02 wolf)) because (declare 100% (about voting))'],
    ],
  },
  {
    name: 'does-not-tell',
    kind: 'judge',
    pattern: patternOf(
      `${P}(?:'ve|'s| has| have)?[^.?!@]{0,16}\\b(?:barely|hardly|never|hasn't|haven't|didn't|refus\\w+)\\b[^.?!@]{0,16}\\b(?:shar\\w+|told|tell|nam\\w+|g[ia]v\\w+|said|answer\\w*|claim\\w*|contribut\\w*|reveal\\w*)\\b[^.?!@]{0,30}`,
    ),
    says: '(declare 55% ({x} wolf)) because (declare 100% (not ({x} speak)))',
    examples: [
      [
        "Bob still hasn't told us any result.",
        '(declare 55% (Agent02 wolf)) because (declare 100% (not (Agent02 speak)))',
      ],
      [
        'Bob has barely shared concrete suspects.',
        '(declare 55% (Agent02 wolf)) because (declare 100% (not (Agent02 speak)))',
      ],
    ],
  },
  {
    name: 'trusts-somebody',
    kind: 'judge',
    pattern: patternOf(
      `(?<!don't |not |to |can't |cannot |never )\\b(?:trust|believe|heed|listen to)\\b[^.?!@]{0,24}${P}(?! understand| know| will| to |'ll)(?:'s (?:words?|divinations?|results?|claims?|reads?))?`,
    ),
    says: 'declare 40% ({x} wolf)',
    examples: [
      ["Let's trust our only living guide Bob.", 'declare 40% (Agent02 wolf)'],
      ["Let's heed Bob's divination.", 'declare 40% (Agent02 wolf)'],
    ],
  },
  {
    name: 'names-topic',
    kind: 'judge',
    pattern: patternOf(
      `^(?:and|but|so|considering|what about|how about|regarding|as for|interesting)\\b[^@.?!]{0,20}${P}(?:'s?)?(?: \\S+){0,4}[.?! ]*$`,
    ),
    says: 'request ANY 80% (discuss (about {x}))',
    examples: [["And Bob's claim?", 'request ANY 80% (discuss (about Agent02))']],
  },
  {
    name: 'denies',
    kind: 'judge',
    pattern:
      /^(?:what|me|i'm)\b[^.!]{0,10}\b(?:a |the )?(?:werewolf|wolf|mafia)\?|\b(?:i'm|i am|i was|being|me being) (?:suspected|accused)\b|\b(?:accusing me|blam\w+ me|suspect me|suspicion of me|voting me)\b/,
    says: 'declare 0% ({me} wolf)',
    examples: [['Me a werewolf?', 'declare 0% (Agent01 wolf)']],
  },
  {
    name: 'agrees',
    kind: 'judge',
    pattern: patternOf(
      `\\b(?:agree with|agreed with|side with|stand with|go with|support|follow|second) ${P}(?!.*\\b(?:not|don't)\\b)|${P} (?:is|are|was) (?:right|correct|onto something|making sense)\\b|${P} (?:has|have|makes?|made) (?:a )?(?:\\w+ )?(?:point|sense)`,
    ),
    says: 'agree 80% ({x})',
    examples: [
      ['I agree with Bob.', 'agree 80% (Agent02)'],
      ['Bob makes a good point.', 'agree 80% (Agent02)'],
    ],
  },
  {
    name: 'agrees-with-plan',
    kind: 'judge',
    pattern: patternOf(
      `${P}'s (?:\\w+ ){0,3}(?:plan|idea|logic|proposal|point|suggestion|reasoning|approach|guidance|lead|question|information|info|advice)\\b[^.]*\\b(?:good|sound|solid|smart|wise|logical|right|reasonable|interesting|valid|great|clarif\\w*|makes sense|helps?|missed|strong|awesome)`,
    ),
    says: 'agree 80% ({x})',
    examples: [["Bob's plan to divine is wise.", 'agree 80% (Agent02)']],
  },
  {
    name: 'weak-doubt-of-claim',
    kind: 'judge',
    pattern: patternOf(
      `${P}'s (?:\\w+ ){0,3}(?:claim|co|result|divination|reading|report|seer \\w+)s?\\b.*\\b(?:${ODD}|${BOTHERS})`,
    ),
    says: 'declare 40% ({x} {role})',
    examples: [["Bob's seer claim feels off.", 'declare 40% (Agent02 seer)']],
  },
  {
    name: 'silent',
    kind: 'judge',
    pattern: patternOf(
      `${P}(?:'s|'ve| has| have| is| are| was| seems?| remains?| stays?| keeps?) (?:\\S+ ){0,3}(?:quiet|silent|absent)|${P} (?:hasn't (?:said|spoken|shared|claimed|given)|haven't (?:said|spoken|shared|claimed|given)|barely (?:spoke|spoken|shared)|hardly spoken|still won't)|${P}(?:'s|'ve| has| have) (?:been )?(?:\\w+ ){0,2}(?:quiet|silent)|${P}'s (?:\\w+ ){0,2}(?:silence|quiet)`,
    ),
    says: '(declare 55% ({x} wolf)) because (declare 100% (not ({x} speak)))',
    examples: [
      [
        "Bob's silence worries me.",
        '(declare 55% (Agent02 wolf)) because (declare 100% (not (Agent02 speak)))',
      ],
    ],
  },
  {
    name: 'doubts-conduct',
    kind: 'judge',
    pattern: patternOf(
      `${P}'s (?:\\S+ ){0,4}${CONDUCT}\\b.*\\b(?:${ODD}|${BOTHERS})|\\b${ODD}\\b.*${P}'s (?:\\S+ ){0,3}${CONDUCT}`,
    ),
    says: '(declare 55% ({x} wolf)) because (declare 100% (about {topic}))',
    examples: [
      ["Bob's votes are erratic.", '(declare 55% (Agent02 wolf)) because (declare 100% (about voting))'],
    ],
  },
  {
    name: 'doubts',
    kind: 'judge',
    pattern: patternOf(
      `${P}(?:'s)? (?:\\S+ ){0,6}(?:${ODD}|${BOTHERS})|\\b${UNEASY}(?: \\S+){0,3} (?:about|of|by|regarding|towards?|with) ${P}|\\b(?:find|finding) ${P}'s? (?:\\S+ ){0,6}${ODD}|${P} (?:keeps?|kept|has been|have been|is|was|just) (?:\\w+ ){0,2}(?:dodg|deflect|shift|chang|avoid|push|flip|jump|repeat|steer|evad|switch|hesitat|contradict|copy|zigzag|dismiss|defend|mislead)\\w*ing|${P} (?:dodged|dodges|deflects?|avoids?|pushed|jumped|switched|evades?|refuses?|contradicts?)\\b`,
    ),
    says: 'declare 55% ({x} wolf)',
    examples: [
      ["I'm uneasy about Bob.", 'declare 55% (Agent02 wolf)'],
      ['Bob keeps dodging questions.', 'declare 55% (Agent02 wolf)'],
    ],
  },
  {
    name: 'watches',
    kind: 'judge',
    pattern: patternOf(
      `\\b(?:watch|watching|observe|observing|scrutini[sz]e|examine|investigate|ponder|reconsider|discuss|monitor|pressure|press|prod|question)(?: \\S+){0,2} ${P}|\\b(?:focus|focusing|focused|eye|eyes|zero in|attention|look|looking|closer|reflect)\\b(?: \\S+){0,3} (?:on|at|into|to|upon)(?: \\S+){0,2} ${P}`,
    ),
    says: 'request ANY 80% (discuss (about {x}))',
    examples: [["Let's keep an eye on Bob.", 'request ANY 80% (discuss (about Agent02))']],
  },
  {
    name: 'weak-trust',
    kind: 'judge',
    pattern: patternOf(
      `${P}(?:'s)? (?:\\S+ ){0,5}(?:consistent|calm|logical|sincere|thoughtful|helpful|fair|spot on|adds? (?:some )?trust|contributes?|reacts)\\b`,
    ),
    says: 'declare 40% ({x} wolf)',
    examples: [['Bob seems consistent.', 'declare 40% (Agent02 wolf)']],
  },
  {
    name: 'wonders',
    kind: 'judge',
    pattern: patternOf(
      `\\b(?:wonder|not sure|unsure|don't know|hard to (?:say|tell)|can't tell|unclear)\\b(?: \\S+){0,3} (?:if|whether|about|who|what|why|that)? ?${P}|\\bwhat if ${P}`,
    ),
    says: 'declare 50% ({x} wolf)',
    examples: [["I'm not sure whether Bob is a wolf.", 'declare 50% (Agent02 wolf)']],
  },
  {
    name: 'no-ability',
    kind: 'judge',
    pattern:
      /\bi(?:'m| am| have| do)?(?: still)?(?: have)? no (?:special |real )?(?:info|role|ability|power|information|result)|\bi have nothing to (?:claim|report)/,
    says: 'declare 100% ({me} not GIFTED)',
    examples: [['I have no real info to share.', 'declare 100% (Agent01 not GIFTED)']],
  },
  {
    name: 'one-is-fake',
    kind: 'judge',
    pattern:
      /\b(?:one|someone|somebody|at least one)\b[^.]*\b(?:lying|fake|false|possessed|genuine|wolf|real)\b/,
    says: 'declare 100% ((1 seer exist) and (WOLFSIDE comingout))',
    examples: [['At least one seer is lying.', 'declare 100% ((1 seer exist) and (WOLFSIDE comingout))']],
  },
];

const EVENTS: readonly Remark[] = [
  {
    name: 'many-claims',
    kind: 'event',
    pattern:
      /\b(?:lots of|many|multiple|several|too many|duplicate|conflicting|competing)\b (?:\w+ )?seers?\b(?: claims?)?/,
    says: 'declare 100% (2 seer comingout)',
    examples: [
      ['Lots of seers cloud things.', 'declare 100% (2 seer comingout)'],
      ['We have conflicting seer claims.', 'declare 100% (2 seer comingout)'],
    ],
  },
  {
    name: 'heard-claim',
    kind: 'event',
    pattern: patternOf(
      `${P}(?:'s)? (?:\\w+ ){0,3}(?:made (?:her|his|their|@p\\d+'s) claim|claim (?:is|was|has been|matches|remains))|\\bclaim from ${P}`,
    ),
    says: 'declare 100% ({x} comingout)',
    examples: [["Bob's claim is noted.", 'declare 100% (Agent02 comingout)']],
  },
  {
    name: 'was-attacked',
    kind: 'event',
    pattern: patternOf(
      `${P} (?:\\w+ ){0,3}(?:attacked|killed|murdered|bitten|eaten|taken|hit)\\b|\\b(?:wolves|wolf|they|mafia) (?:\\w+ )?(?:hit|killed|attacked|took|got|targeted|bit) ${P}|\\b(?:killed|attacked|hitting|killing) ${P}`,
    ),
    says: 'declare 100% (yesterday {x} attacked)',
    examples: [
      ['Bob was attacked last night.', 'declare 100% (yesterday Agent02 attacked)'],
      ['Wolves hit Bob.', 'declare 100% (yesterday Agent02 attacked)'],
    ],
  },
  {
    name: 'was-executed',
    kind: 'event',
    pattern: patternOf(
      `${P} (?:(?:was|were|is|are|got|gets|has|had|been|being|just|already|unfortunately|also|both|and|then|yesterday) ){0,3}(?:executed|lynched|hanged|exiled|voted out|vote outd|vote out|eliminated|banished)\\b|\\b(?:executed|lynched|hanged|exiled|voted out) ${P}|${P}'s (?:execution|elimination|vote out|lynch|exile)`,
    ),
    says: 'declare 100% (yesterday {x} executed)',
    examples: [['Bob was executed yesterday.', 'declare 100% (yesterday Agent02 executed)']],
  },
  {
    name: 'is-dead',
    kind: 'event',
    pattern: patternOf(
      `${P}(?:'s| is| has| was| are)? (?:now |already |\\w+ )?(?:dead|gone|died|fallen|passed|lost|removed)\\b|\\b(?:lost|losing|rip|without|poor|mourn) ${P}|${P}'s (?:death|exit|absence|passing|fall|loss)`,
    ),
    says: 'declare 100% ({x} DEAD)',
    examples: [['We lost Bob, the seer claim died.', 'declare 100% (Agent02 DEAD)']],
  },
  {
    name: 'role-is-dead',
    kind: 'event',
    pattern:
      /\b(?:lost|losing|lose|without|killed|dead|gone|fallen)\b[^.?!]{0,24}\b(?:seer|medium|bodyguard|info roles?|guard)\b(?: claims?\b)?|\bno (?:more )?(?:seers?|mediums?|bodyguards?) (?:left|remains?|remaining|anymore)\b|\b(?:seer|medium|bodyguard|guard)s?\b[^.?!]{0,16}\b(?:gone|dead|lost|died|missed|fallen)\b/,
    says: 'declare 100% ({role} DEAD)',
    examples: [['We just lost the seer.', 'declare 100% (seer DEAD)']],
  },
  {
    name: 'two-claims',
    kind: 'event',
    pattern:
      /\b(?:two|2|both|multiple|duplicate|several|three)\b[^.?!]{0,16}\b(?:seers?|mediums?)\b(?: (?:claims?|claimants?|cos?)\b)?(?: (?:conflict|clash)\w*)?|\b(?:seers?|mediums?)\b[^.?!]{0,30}\b(?:claims? clash|showdown|duel|conflict)/,
    says: 'declare 100% (2 {role} comingout)',
    examples: [['Two seers have come forward!', 'declare 100% (2 seer comingout)']],
  },
  {
    name: 'protected',
    kind: 'event',
    pattern:
      /\bbodyguard (?:was|is|has been|did|succeed\w*|protect\w*)|\bno (?:one|body) (?:died|was (?:killed|attacked))|\bguard(?:ed)? success/,
    says: 'declare 100% (yesterday hunter protect ANY)',
    examples: [['The Bodyguard was successful.', 'declare 100% (yesterday hunter protect ANY)']],
  },
  {
    name: 'wolves-win',
    kind: 'event',
    pattern:
      /\b(?:wolves|wolf|wolfies|baddies|enemy|mafia|werewol\w+)\b[^.?!]{0,30}\b(?:win|victory|advantage|slip|coast\w*)\b|\b(?:helps?|benefits?|aids?|serves?|favou?rs?)\b(?! (?:us |to |the village )?(?:eliminat|find|catch|expos|spot|identif))[^.?!]{0,20}\b(?:wolves|wolf|wolfies|baddies|enemy|mafia|werewol\w+)\b|\bwe (?:will |'ll )?lose\b/,
    says: 'declare 60% (WOLFSIDE win)',
    examples: [['Staying silent only benefits the wolves.', 'declare 60% (WOLFSIDE win)']],
  },
  {
    name: 'wolves-hide',
    kind: 'event',
    pattern:
      /\b(?:wolves|wolf|wolfies|baddies|enemy|mafia|werewol\w+)\b[^.?!]{0,30}\b(?:hid\w*|lurk\w*|blend|silent|quiet|coasting)\b/,
    says: 'declare 60% (wolf not speak)',
    examples: [['Wolves hide by staying silent.', 'declare 60% (wolf not speak)']],
  },
  {
    name: 'village-wins',
    kind: 'event',
    pattern:
      /\b(?:village|villagers|town|we)\b[^.?!]{0,20}\b(?:win|victory|survive|safe|secure)\b|\b(?:protect|save|safeguard|secure|help)\w*\b[^.?!]{0,12}\b(?:village|villagers|town)\b/,
    says: 'request ANY 80% (VILLAGESIDE win)',
    examples: [['Let us protect our village.', 'request ANY 80% (VILLAGESIDE win)']],
  },
  {
    name: 'wolves-left',
    kind: 'event',
    pattern:
      /\b(?:one|1|last|two|2|another|other|remaining|final)\b[^.?!]{0,12}\b(?:wolf|wolves|werewol\w+)\b|\bwolves? (?:are|is) (?:still |among |active|left|out there|here)/,
    says: 'declare 100% (living wolf exist)',
    examples: [['Wolves are still among us.', 'declare 100% (living wolf exist)']],
  },
];

const PLANS: readonly Remark[] = [
  {
    name: 'no-hasty-lynch',
    kind: 'plan',
    pattern:
      /\b(?:no|against|skip|avoid|won't support|don't support|not comfortable|uncomfortable|not for|don't rush|not rush)\b[^.?!@]{0,24}\b(?:random |early |blind |hasty |day \d )*(?:lynch\w*|vot(?:e|es|ing)|execut\w+)\b(?:[^.?!@]{0,16}\b(?:info\w*|evidence|facts?|proof))?/,
    says: 'request ANY 80% ((discuss (about reason)) before (execute ANY))',
    examples: [
      ["I'm against a random lynch.", 'request ANY 80% ((discuss (about reason)) before (execute ANY))'],
      ['No rush to lynch.', 'request ANY 80% ((discuss (about reason)) before (execute ANY))'],
    ],
  },
  {
    name: 'speak-before-vote',
    kind: 'plan',
    pattern:
      /(?:\b(?:town|village|villagers|we) (?:needs?|wants?|deserves?) (?:\w+ ){0,2})?\b(?:answers?|info\w*|discussion|explanations?|talk|hear\w*|wait|reads?|reasons?)\b[^.?!]*\bbefore\b[^.?!]*\b(?:vot\w*|lynch\w*|decid\w*|execut\w*)\b[^.?!@]*/,
    says: 'request ANY 80% ((ANY speak) before (vote ANY))',
    examples: [
      ['Town needs clear answers before we vote.', 'request ANY 80% ((ANY speak) before (vote ANY))'],
      ['I want to hear others before voting.', 'request ANY 80% ((ANY speak) before (vote ANY))'],
    ],
  },
  {
    name: 'await-claims',
    kind: 'plan',
    pattern:
      /\b(?:wait|watch|see|observe|listen)\b[^.?!@]{0,24}\b(?:seers?|mediums?|bodyguards?|roles?|who|any)?\b[^.?!@]{0,8}\b(?:cos?|claims?|comes? out|come forward)\b(?: as (?:a |the )?(?:seer|medium))?/,
    says: 'request ANY 80% ((ANY comingout) before (execute ANY))',
    examples: [
      ["Let's watch who COs as Seer first.", 'request ANY 80% ((ANY comingout) before (execute ANY))'],
      ["Let's wait for Seer CO on Day 1.", 'request ANY 80% ((ANY comingout) before (execute ANY))'],
    ],
  },
  {
    name: 'no-claims',
    kind: 'plan',
    pattern:
      /\bno (?:fake )?(?:role )?(?:claims?|cos?)\b(?: from us| today| now)?(?! yet| so far| left| came| has| have| is)|\bhold(?:ing)? off on (?:\w+ )?claims?/,
    says: 'request ANY 80% (not (ANY comingout))',
    examples: [
      ['No role claims, please.', 'request ANY 80% (not (ANY comingout))'],
      ["I'll hold off on claims.", 'request ANY 80% (not (ANY comingout))'],
    ],
  },
  {
    name: 'vote-alike',
    kind: 'plan',
    pattern:
      /\bvote late\b(?:[^.?!@]{0,8}\b(?:mirror|follow) my (?:votes?|timing|lead))?|\b(?:mirror|follow) (?:my|our) (?:votes?|timing|lead)\b(?:[^.?!@]{0,8}\bvote late)?/,
    says: 'request ANY 80% (decide (vote ANY))',
    examples: [
      ['Mirror my timing and vote late.', 'request ANY 80% (decide (vote ANY))'],
      ['Follow my vote.', 'request ANY 80% (decide (vote ANY))'],
    ],
  },
  {
    name: 'roles-attacked',
    kind: 'plan',
    pattern:
      /\b(?:target|focus on|attack|kill|bite|neutraliz\w+|remove|find(?:ing)?(?! out))\b(?:(?!which|real|true|genuine)[^.?!@]){0,12}\b(?:seers?|bodyguards?|mediums?)\b(?!'s| claims?| results?| co)(?:[^.?!@]{0,8}\b(?:seers?|bodyguards?|mediums?)\b)?/,
    says: 'request wolf 80% (attack {role})',
    examples: [
      ['We must focus on seers first.', 'request wolf 80% (attack seer)'],
      ['Finding the bodyguard is crucial.', 'request wolf 80% (attack hunter)'],
    ],
  },
  {
    name: 'poses-as-villager',
    kind: 'plan',
    pattern: /\b(?:pretend|pose|posing|act|blend|approach it|play)\b[^.?!]{0,24}\bvillagers?\b/,
    says: 'declare 80% (({me} comingout) as ({me} villager))',
    examples: [["I'll pretend to be a villager.", 'declare 80% ((Agent01 comingout) as (Agent01 villager))']],
  },
  {
    name: 'gets-my-vote',
    kind: 'plan',
    pattern: /(?:=|\bgets?|\bbe|\bhave|\bearn|\bexpect) my vote\b/,
    says: 'declare 80% ({me} vote {you})',
    examples: [
      [
        "Bob, be concrete or you'll get my vote.",
        'if (not (Agent02 speak)) then (declare 80% (Agent01 vote Agent02))',
      ],
    ],
  },
  {
    name: 'has-decided',
    kind: 'plan',
    pattern:
      /\bmy (?:vote|choice|decision)(?:'s| is| remains| stays)? (?:clear|final|set|made|unchanged|firm)\b/,
    says: 'declare 100% ({me} decide (vote ANY))',
    examples: [["My vote's clear.", 'declare 100% (Agent01 decide (vote ANY))']],
  },
  {
    name: 'not-in-haste',
    kind: 'plan',
    pattern:
      /\b(?:no|not|don't|avoid|against|oppose|without|won't|can't|instead of|never|shouldn't|risk)\b[^.?!]{0,24}\b(?:rush\w*|random\w*|rash|early|hasty|quick\w*|hurry|blind\w*|jump\w*|waste|guess\w*|bounc\w*)\b(?:[^.?!@]{0,12}\b(?:lynch\w*|vot(?:e|es|ing)|execut\w+|accus\w+))?|\b(?:random|rash|hasty|blind|early) (?:lynch|vot|execut|accus)\w*|\bbefore (?:(?:\w+ ){0,3}(?:vot\w+|lynch\w*|execut\w*)\b[^.?!@]{0,12}|we |i |you |any |the |deciding|voting|picking|acting|choosing|trusting|act)|\buntil we\b|\bneeds? (?:\S+ ){0,3}(?:info|information|evidence|proof|facts|reasons?|data|clarity|confirmation|input|reads)\b|\b(?:careful|cautious|carefully|wisely)\b|\bno (?:lynch|vote)\b|\bmore (?:info|information|evidence|discussion)\b/,
    says: 'request ANY 80% ((discuss (about reason)) before (execute ANY))',
    examples: [['No random lynch.', 'request ANY 80% ((discuss (about reason)) before (execute ANY))']],
  },
  {
    name: 'among-claimants',
    kind: 'plan',
    pattern:
      /\b(?:vot\w*|lynch\w*|execut\w*|judg\w*|hang\w*|eliminat\w*|confirm)\b[^.?!]{0,24}\b(?:seer|medium)s?\b[^.?!]{0,12}\b(?:claimants?|cos?|claims?|candidates?|with a vote)\b/,
    says: 'request ANY 80% (execute {role})',
    examples: [['Voting among the seer claimants gives clarity tomorrow.', 'request ANY 80% (execute seer)']],
  },
  {
    name: 'the-quiet-ones',
    kind: 'plan',
    pattern:
      /(?:\b(?:vot(?:e|es|ing)|lynch\w*|suspicions?)(?: for| on| out)? (?:the |a |an )?)?\b(?:quiet|silent|quieter|inactive)\b[^.?!]{0,12}\b(?:ones?|players?|people|person|someone|crowd|villagers?)\b|(?:\b(?:vot(?:e|es|ing)|lynch\w*)(?: for)? )?\bsomeone (?:quiet|silent)\b/,
    says: 'request ANY 60% (if (not (ANY speak)) then (vote ANY))',
    examples: [
      [
        'We should consider voting for a quiet player.',
        'request ANY 60% (if (not (ANY speak)) then (vote ANY))',
      ],
    ],
  },
  {
    name: 'village-saved',
    kind: 'plan',
    pattern:
      /\b(?:(?:to|and|can|must|will|we) )?(?:protect|safeguard|save|secure|defend)(?:ing)? (?:our|the|this) (?:\w+ )?(?:village|kingdom|realm|town|villagers|townsfolk|community|people|peace)\b/,
    says: 'request ANY 100% (VILLAGESIDE win)',
    examples: [
      ['We must act to protect our village.', 'request ANY 100% (VILLAGESIDE win)'],
      ['Unity is how we defend the kingdom.', 'request ANY 100% (VILLAGESIDE win)'],
    ],
  },
  {
    name: 'one-seer-only',
    kind: 'plan',
    pattern:
      /\b(?:there (?:is|can be|must be)|we have|can)? ?only (?:be )?one (?:true |real |genuine )?(?:seer|medium)\b(?: exists?| in (?:the|this) (?:game|village))?/,
    says: 'declare 100% (1 {role} exist)',
    examples: [
      ['There is only one seer.', 'declare 100% (1 seer exist)'],
      ['Only one medium exists.', 'declare 100% (1 medium exist)'],
    ],
  },
  {
    name: 'own-results-hold',
    kind: 'judge',
    pattern:
      /\bmy (?:divinations?|divination results?|results?|findings?|readings?)(?: powers?)? (?:is|are|was|were|has been|have been|stands?)\b[^.?!@]{0,16}\b(?:facts?|clear|true|truth|consistent|accurate|correct|valid|genuine|reliable)\b/,
    says: 'declare 100% ({me} seer)',
    examples: [
      ['My divination result is a fact.', 'declare 100% (Agent01 seer)'],
      ['Well, my results have been consistent.', 'declare 100% (Agent01 seer)'],
    ],
  },
  {
    name: 'find-the-wolf',
    kind: 'plan',
    pattern:
      /\b(?:find|finding|catch|identify|identifying|expose|hunt|hunting|spot|spotting|uncover|pin down|root out|detect|reveal|unveil\w*|locate|discover|weed|narrow|solve|figure|target\w*|eliminat\w*|stop)\b[^.?!]{0,30}\b(?:wol\w+|werewol\w+|mafia|scum|baddies|truth|deceit)\b/,
    says: 'request ANY 100% (know wolf)',
    examples: [['We need to pin down the wolves fast.', 'request ANY 100% (know wolf)']],
  },
  {
    name: 'together',
    kind: 'plan',
    pattern:
      /\b(?:don't |not )?(?:split|scatter|bounce|divid)\w*(?: \w+){0,2} votes?\b|\b(?:unite\w*|unified|united|unity|consensus|coordinat\w*|split\w*|same page|align (?:our|your|on|votes)|scatter\w*|consolidat\w*)\b(?: votes?\b)?|\bvot\w* together|\btogether\b.*\bvot/,
    says: 'request ANY 80% (decide (vote ANY))',
    examples: [['A united vote remains crucial.', 'request ANY 80% (decide (vote ANY))']],
  },
  {
    name: 'vote-now',
    kind: 'plan',
    pattern:
      /^(?:please |now |so |ok |okay |everyone )?(?:vote|voting)(?: now| time| today| soon| is important\w*| late| early| matters)*[.!]*$|\b(?:let's|let us|time to|get on with the|must|going to|we) (?:all )?(?:vote|voting|lynch)\b(?! @)|\bcast (?:our|your|my) votes?\b/,
    says: 'request ANY 80% (vote ANY)',
    examples: [['Vote now.', 'request ANY 80% (vote ANY)']],
  },
  {
    name: 'trust-the-role',
    kind: 'plan',
    inPart: true,
    pattern:
      /\b(?:trust|believe|rely|relying|follow|support|listen|check|wait\w*|protect|await\w*)\b[^.?!]{0,24}\b(?:seer|medium|bodyguard|guard)s?\b|\b(?:seer|medium|bodyguard|guard)s?\b[^.?!]{0,24}\b(?:trust\w*|reliable|guide|guidance|check|protect\w*|clarity|result\w*|key|important|crucial)\b/,
    says: 'declare 80% ({role} VILLAGESIDE)',
    examples: [["We rely on the wandering medium's lantern and harp.", 'declare 80% (medium VILLAGESIDE)']],
  },
  {
    name: 'hides',
    kind: 'plan',
    inPart: true,
    pattern:
      /\b(?:stay|keep|lie|remain|play|act)\b[^.?!]{0,12}\b(?:low|hidden|quiet|silent|calm|subtle|natural|villagers?|in the shadows|cool)\b|\bno (?:fake )?(?:cos?|claims?|role claims?)\b|\b(?:mirror|follow) my (?:vote|timing|lead)/,
    says: 'request ANY 80% (not (ANY comingout))',
    examples: [['Stay low for now, no claims.', 'request ANY 80% (not (ANY comingout))']],
  },
];

/** `if …, …`, `… if …`, `… or I'll …` */
function condition(text: string): Conditional | null {
  const first =
    /^(?:\S+ +){0,5}?\b(if|unless|should|assuming|without|with|once|absent)\b (.+?)(?:,| {2}| then | — |—|: )(.+)$/.exec(
      text,
    ) ??
    /^(?:\S+ +){0,5}?\b(if) (.+?) ((?:i|i'll|i'm|we|we'll|let's|let us|please|you|you'll|who|what|@p\d+|maybe|perhaps|the|that|it|his|her)\b.+)$/.exec(
      text,
    );
  if (first !== null)
    return { condition: first[2] ?? '', main: first[3] ?? '', isDenied: first[1] === 'unless' };
  const last = /^(.+?)\b (if|unless|until) (.+)$/.exec(text);
  if (last !== null) return { condition: last[3] ?? '', main: last[1] ?? '', isDenied: last[2] === 'unless' };
  const threat =
    /^(.*?)(?<!@p\d+,? )\b(?:or|otherwise) ((?:i|i'll|we|we'll|you|you'll|your|expect|@p\d+'ll|@p\d+)\b.+)$/.exec(
      text,
    );
  return threat === null ? null : { condition: `not done ${threat[1]}`, main: threat[2] ?? '' };
}

const CONDITIONS: readonly (readonly [RegExp, string])[] = [
  [
    patternOf(
      `${P}(?:'s|'re| is| are| was| were)? (?:really |truly |indeed |actually )?(?:the |a |our )?(?:real |true )?(?:wol\\w+|werewol\\w+|mafia|guilty|scum)`,
    ),
    '{x} wolf',
  ],
  [
    patternOf(
      `${P}(?:'s|'re| is| are| was| were)? (?:really |truly |indeed |actually )?(?:the |a |our )?(?:real |true )?(?:seer|medium|bodyguard)`,
    ),
    '{x} {role}',
  ],
  [
    patternOf(
      `${P}(?:'s|'re| is| are| was| were)? (?:not |isn't |wasn't )?(?:the |a )?(?:human|villager|village|town|innocent|wolf)`,
    ),
    '{x} HUMAN',
  ],
  [
    /\b(?:no|nobody|no one|not|none|don't|can't|won't|doesn't|refuse|absent|without|keeps? (?:quiet|silent)|stays? (?:quiet|silent)|silen\w+|evasi\w+)\b/,
    'not ({you} speak)',
  ],
  [
    patternOf(`${P}(?: can| will| could)? (?:explain|answer|clarif|respond|repl|speak|talk|defend)`),
    '{x} speak',
  ],
  [
    /\b(?:seer|medium|bodyguard|guard)\b[^,]*\b(?:cos?|claims?|speaks?|appears?|comes?|has|have)\b/,
    '{role} comingout',
  ],
  [
    /\b(?:anyone|someone|another|new|any|a|they|she|he|@p\d+)\b[^,]*\b(?:cos?|claims?|counterclaims?|role|result|info|reads?)\b/,
    'ANY comingout',
  ],
  [
    patternOf(`${P}[^,]*\\b(?:dies|dead|gone|executed|flips?|vote out\\w*|lynched|survives?)`),
    '{x} executed',
  ],
  [/\b(?:none|clarity|specifics|concrete|solid|proof|evidence|details)\b/, 'not ({you} speak)'],
  [
    /\b(?:wrong|nothing|consensus|agree\w*|needed|necessary|possible|we keep|we wait)\b/,
    'discuss (about reason)',
  ],
];

export const ENGLISH_REMARKS: RemarkWords = {
  remarks: [...ENGLISH_CONDUCT, ...ASKS, ...JUDGES, ...EVENTS, ...PLANS, ...ENGLISH_TACTICS],
  topics: [
    [/\bmedium\b.*\bresult/, 'medium-telling'],
    [/\bdivin|\binspect|\bcheck(?:ed|s)?\b|\bresults?\b|\bseer|\bfindings?\b/, 'inspection'],
    [/\bprotect|\bguard/, 'protection'],
    [/\blynch|\bexecut|\belimin|\bexile|\bhang(?:ed|s)?\b/, 'execution'],
    [/\bvot|\bballot/, 'voting'],
    [/\battack|\bbite|\bkill|\bnight target/, 'attack'],
    [/\bclaim(?:s|ed|ing)?\b|\bcos?\b|\brole|\bcounter|\bfake\b|\bl(?:ie[sd]?|ying|iar)\b/, 'comingout'],
    [
      /\breason|\blogic|\bevidence|\bwhy\b|\bexplain|\bbehaviou?r|\bactions?|\bmoves?|\baccus|\bsuspic|\btrust|\bfact|\bstance|\bdefen/,
      'reason',
    ],
  ],
  roles: [
    [/\bmedium/, 'medium'],
    [/\b(?:body)?guard/, 'hunter'],
    [/\bpossessed|\bmadman/, 'lunatic'],
    [/\bseers?\b|\bclaim|\bco\b|\bdivin|\bresult|\breading|\breport|\binfo roles?/, 'seer'],
  ],
  conjunction:
    /(?<!\b(?:what|wonder|wondering|see|know|ask|tell us|say|check|even|as|only|sure|ask me|whether|surprised|shocked) )\b(?:if|unless)\b(?! (?:i may|you ask|so\b|not\b|possible|needed|necessary|anything|only|you will|you please))/,
  condition,
  conditions: CONDITIONS,
};
