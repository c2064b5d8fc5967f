import { patternOf, type Remark } from './remark.ts';

const P = '(?<x>@p\\d+)';
const ROLE = '(?:seer|medium|bodyguard|guard)s?';

/** What is said of single claims and judgements. */
const CLAIMS: readonly Remark[] = [
  {
    name: 'their-claim',
    kind: 'ask',
    pattern: patternOf(
      `(?:\\b(?:focus on|examine|note|regarding) )?${P}'s? (?:\\w+ ){0,2}(?:claims?|role|results?|report|divinations?)(?: \\w+){0,3}?(?:(?: as (?:a |the )?${ROLE})?(?: (?:requires?|needs?|deserves?|warrants?|merits?) (?:\\w+ )?(?:attention|judgment|scrutiny|discussion|thought))|[?.…]*$)`,
    ),
    says: 'request ANY 80% (discuss ((about {x}) and (about {topic})))',
    examples: [
      [
        "Bob's claim as medium requires attention.",
        'request ANY 80% (discuss ((about Agent02) and (about comingout)))',
      ],
      ["Cat's divination?", 'request ANY 80% (discuss ((about Agent03) and (about inspection)))'],
    ],
  },
  {
    name: 'stays-suspect',
    kind: 'judge',
    pattern: patternOf(
      `${P}(?:'ll)? (?:stays?|remains?|keeps? being) (?:\\w+ ){0,2}(?:suspicious|suspects?|sus)`,
    ),
    says: 'declare 80% ({x} wolf)',
    examples: [
      [
        'Bob, explain now or you stay my top suspect.',
        'if (not (Agent02 speak)) then (declare 80% (Agent02 wolf))',
      ],
      ['Cat, answer or you remain a suspect.', 'if (not (Agent03 speak)) then (declare 80% (Agent03 wolf))'],
    ],
  },
  {
    name: 'odd-votes',
    kind: 'judge',
    pattern: patternOf(
      `${P}'s? (?:\\w+ ){0,2}(?:votes?|voting)(?: pattern| history)?\\b[^.?!@]{0,30}\\b(?:keeps? changing|against (?:the )?facts|never|don't match|aberrant|chaos|chaotic|all over|requires? judg\\w+|wild|swing\\w*)[^.?!@]{0,20}`,
    ),
    says: '(declare 55% ({x} wolf)) because (declare 100% (about voting))',
    examples: [
      [
        "Bob's votes have always gone against the facts.",
        '(declare 55% (Agent02 wolf)) because (declare 100% (about voting))',
      ],
      [
        "Cat's voting pattern is a deliberate act of chaos.",
        '(declare 55% (Agent03 wolf)) because (declare 100% (about voting))',
      ],
    ],
  },
  {
    name: 'vagueness-is-suspicious',
    kind: 'judge',
    pattern:
      /\b(?:silence|vagueness|vague \w+|staying quiet|keeping quiet|no proof|no answers?)\b[^.?!@]{0,34}(?:\bsuspicio\w+|\btrust\b[^.?!]{0,6}|= suspicious)/,
    says: 'if (not (ANY speak)) then (declare 55% (ANY wolf))',
    examples: [
      ['Silence or vagueness only raises suspicion.', 'if (not (ANY speak)) then (declare 55% (ANY wolf))'],
      ['No proof = suspicious.', 'if (not (ANY speak)) then (declare 55% (ANY wolf))'],
    ],
  },
];

/** What is said of whoever was named last, who is not named again. */
const ELIDED: readonly Remark[] = [
  {
    name: 'tells-no-result',
    kind: 'judge',
    pattern:
      /\b(?:but|yet|still|and)\b[^.?!@]{0,20}\b(?:no|never|won't|refus\w*|hasn't|haven't|didn't|without)\b[^.?!@]{0,16}\b(?:results?|divinations?|proof|evidence)\b[^.?!@]{0,8}/,
    says: '(declare 55% ({last} wolf)) because (declare 100% (not ({last} speak)))',
    examples: [
      [
        'Bob claimed seer but gave no result.',
        '(declare 55% (Agent02 wolf)) because (declare 100% (not (Agent02 speak)))',
      ],
      [
        'Cat claimed medium yet never showed any proof.',
        '(declare 55% (Agent03 wolf)) because (declare 100% (not (Agent03 speak)))',
      ],
    ],
  },
  {
    name: 'is-trusted-by-all',
    kind: 'judge',
    pattern: /\b(?:he|she|they|@p\d+)(?:'s| is| are|'re)? (?:\w+ )?trusted\b[^.?!@]{0,24}/,
    says: 'declare 100% (ANY declare 40% ({last} wolf))',
    examples: [
      ["I'll vote for Bob since he's trusted most.", 'declare 100% (ANY declare 40% (Agent02 wolf))'],
    ],
  },
];

/** What has happened. */
const EVENTS: readonly Remark[] = [
  {
    name: 'nobody-claims-yet',
    kind: 'event',
    pattern:
      /\b(?:still )?no\b[^.?!@]{0,24}\b(?:counter-?)?(?:claims?|cos?)\b (?:yet|so far|came|appeared|has appeared|from anyone)|\bstill no\b[^.?!@]{0,20}\b(?:claims?|cos?)\b|^no (?:counter-?)?(?:claims?|cos?)\b[.! ]*$|^(?:has|have)n't claimed\b|\bno counter-?(?:claims?|cos?)\b/,
    says: 'declare 100% (not (ANY comingout))',
    examples: [
      ['No counter-CO came.', 'declare 100% (not (ANY comingout))'],
      ['Still no concrete claims.', 'declare 100% (not (ANY comingout))'],
    ],
  },
  {
    name: 'humans-executed',
    kind: 'event',
    pattern:
      /\b(?:vote ?outs?|executed|lynched|executions?|lynches|voted out|hanged)\b[^.?!@]{0,24}\b(?:humans?|villagers?|innocents?|town\w*)\b[^.?!@]{0,10}|\b(?:humans?|villagers?|innocents?)\b[^.?!@]{0,24}\b(?:executed|lynched|voted out|vote ?outd|hanged)\b/,
    says: 'declare 100% (HUMAN executed)',
    examples: [
      ["We've only executed humans so far.", 'declare 100% (HUMAN executed)'],
      ['All the lynches were villagers.', 'declare 100% (HUMAN executed)'],
    ],
  },
  {
    name: 'victory-by-attack',
    kind: 'event',
    pattern: /\b(?:successful )?attack\w*\b[^.?!@]{0,24}\b(?:victory|win|our game)\b[^.?!@]{0,12}/,
    says: 'if (attack ANY) then (declare 80% (WOLFSIDE win))',
    examples: [
      [
        'A successful attack tonight guarantees our victory.',
        'if (attack ANY) then (declare 80% (WOLFSIDE win))',
      ],
      ['Our attack tonight means victory.', 'if (attack ANY) then (declare 80% (WOLFSIDE win))'],
    ],
  },
  {
    name: 'more-villagers-lost',
    kind: 'event',
    pattern: /\b(?:lose|losing|lost)\b[^.?!@]{0,10}\b(?:villagers?|humans?|innocents?|town)\b/,
    says: 'declare 60% (WOLFSIDE win)',
    examples: [
      ['That means losing more humans.', 'declare 60% (WOLFSIDE win)'],
      ['We keep losing villagers.', 'declare 60% (WOLFSIDE win)'],
    ],
  },
];

/** What is planned, by the village or by wolves. */
const PLANS: readonly Remark[] = [
  {
    name: 'push-suspicion',
    kind: 'plan',
    pattern: patternOf(
      `\\b(?:push\\w*|put\\w*|shift\\w*|redirect\\w*|throw\\w*|steer\\w*|keep|cast\\w*|sow\\w*)\\b(?: the| our| some)? (?:suspicions?|blame|doubts?|pressure)\\b[^.?!@]{0,10}\\b(?:on|onto|to|toward|towards|against|about|at)\\b ${P}|\\b(?:blame|pressure|frame|push) ${P}(?: together)?(?: as (?:a |the )?wolf)?`,
    ),
    says: 'request ANY 80% (ANY declare 80% ({x} wolf))',
    examples: [
      ['Day: push suspicion onto Bob.', 'request ANY 80% (ANY declare 80% (Agent02 wolf))'],
      ["Let's pressure Cat as wolf.", 'request ANY 80% (ANY declare 80% (Agent03 wolf))'],
    ],
  },
  {
    name: 'no-wrong-lynch',
    kind: 'plan',
    pattern:
      /\b(?:don't want|do not want|oppos\w+|reluctant|hate)\b[^.?!@]{0,24}\b(?:lynch\w*|execut\w*|vot\w+)\b(?:[^.?!@]{0,12}\b(?:reason|evidence|proof|person|info\w*))?/,
    says: 'request ANY 80% ((discuss (about reason)) before (execute ANY))',
    examples: [
      [
        "I don't want us to lynch the wrong person.",
        'request ANY 80% ((discuss (about reason)) before (execute ANY))',
      ],
      [
        "I'm reluctant to vote today without evidence.",
        'request ANY 80% ((discuss (about reason)) before (execute ANY))',
      ],
    ],
  },
  {
    name: 'decide-the-vote',
    kind: 'plan',
    pattern:
      /\b(?:decide|deciding|choose|choosing|pick|picking|determine|guide)\b[^.?!@]{0,20}\bvot(?:e|es|ing)\b(?: target)?/,
    says: 'request ANY 80% (decide (vote ANY))',
    examples: [
      ['It would help us in deciding our vote.', 'request ANY 80% (decide (vote ANY))'],
      ['That may guide future votes.', 'request ANY 80% (decide (vote ANY))'],
    ],
  },
];

export const ENGLISH_TACTICS: readonly Remark[] = [...CLAIMS, ...ELIDED, ...EVENTS, ...PLANS];
