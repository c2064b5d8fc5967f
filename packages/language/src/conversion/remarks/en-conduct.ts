import { patternOf, type Remark } from './remark.ts';

const P = '(?<x>@p\\d+)';
const ROLE = '(?:seer|medium|bodyguard|guard)s?';

/** What is asked of whoever accuses, and what is answered. */
const ANSWERS: readonly Remark[] = [];

/** What is said of whoever was named last, who is not named again. */
const ELIDED: readonly Remark[] = [
  {
    name: 'reason-of-suspicion',
    kind: 'judge',
    pattern:
      /\b(?:based on|due to|because of|given|considering|with|for)\b (?:@p\d+'s |the |his |her |their |such )?(?:\w+ )?suspicio\w+(?: \w+){0,2}/,
    says: 'declare 55% ({last} wolf)',
    examples: [
      ["I'll vote for Bob based on suspicious behavior.", 'declare 55% (Agent02 wolf)'],
      ["I'll vote for Cat because of her suspicious silence.", 'declare 55% (Agent03 wolf)'],
    ],
  },
  {
    name: 'to-protect-somebody',
    kind: 'judge',
    pattern: patternOf(
      `\\b(?:to|is|are|was|were|'s|'re|just) (?:protect|protecting|defend|defending|cover|covering|shield|shielding)(?: for)? ${P}`,
    ),
    says: 'declare 55% ({x} WOLFSIDE)',
    examples: [
      ['Somebody here is covering for Bob.', 'declare 55% (Agent02 WOLFSIDE)'],
      ['They are just shielding Cat.', 'declare 55% (Agent03 WOLFSIDE)'],
    ],
  },
];

/** What has happened, and what it means for the sides. */
const EVENTS: readonly Remark[] = [
  {
    name: 'no-result-yet',
    kind: 'event',
    pattern:
      /\bno (?:\w+ )?(?:results?|divinations?)(?: yet| so far| today| tonight| to (?:share|report))?\b|\b(?:don't|do not|haven't) (?:yet )?(?:have|got|had) (?:a|any) (?:\w+ )?(?:results?|divinations?)\b(?: yet)?/,
    says: 'declare 100% (not (ANY inspected))',
    examples: [
      ['No D0 result.', 'declare 100% (not (ANY inspected))'],
      ["I don't have any results yet.", 'declare 100% (not (ANY inspected))'],
    ],
  },
  {
    name: 'wolves-gain',
    kind: 'event',
    pattern:
      /\b(?:were)?wol(?:f|ves)\b[^.?!@]{0,12}\b(?:benefit|thrive|love|gain|laugh|feast|want|enjoy|profit)\w*\b[^.?!@]{0,16}/,
    says: 'declare 60% (WOLFSIDE win)',
    examples: [
      ['Wolves benefit from a lack of information.', 'declare 60% (WOLFSIDE win)'],
      ['The wolves are laughing at us.', 'declare 60% (WOLFSIDE win)'],
    ],
  },
  {
    name: 'seer-question-settled',
    kind: 'plan',
    pattern: patternOf(
      `\\b(?:settl\\w+|resolv\\w+|clear\\w* up|tell\\w*|know\\w*|verif\\w+|confirm\\w*|determin\\w+|decid\\w+|sort\\w* out|prov\\w+)\\b[^.?!@]{0,20}\\b(?:which|what|the|who)\\b[^.?!@]{0,12}\\b${ROLE}\\b[^.?!@]{0,10}(?:\\b(?:is|are|was|were)? ?(?:real|true|genuine|honest|legit|fake|lying|question|confusion|claims?|mess)\\b)?`,
    ),
    says: 'request ANY 80% (discuss (ANY {role}))',
    examples: [
      ['It could clear up which seer was honest.', 'request ANY 80% (discuss (ANY seer))'],
      ['That settles the medium question.', 'request ANY 80% (discuss (ANY medium))'],
    ],
  },
];

/** What is planned. */
const PLANS: readonly Remark[] = [
  {
    name: 'push-for-lynch',
    kind: 'plan',
    pattern:
      /\b(?:push|pushing|press|ready|proceed|move|call|calling|advocate|lean|leaning)\b[^.?!@]{0,12}\b(?:lynch\w*|vot(?:e|es|ing)(?: out)?|execut\w+|eliminat\w+)\b(?! @p)(?: soon| now| today)?/,
    says: 'request ANY 80% (execute ANY)',
    examples: [
      [
        "If nobody speaks, I'll push for a lynch soon.",
        'if (not (ANY speak)) then (request ANY 80% (execute ANY))',
      ],
      ['I call for a vote today.', 'request ANY 80% (execute ANY)'],
    ],
  },
  {
    name: 'role-will-confirm',
    kind: 'plan',
    pattern: patternOf(
      `\\b(?:the |our |my |a )?(?:medium|seer)(?:'s)?(?: \\w+){0,2}? (?:can|could|will|may|might|should|to|would) (?:\\w+ ){0,2}(?:confirm|verify|settle|tell|check|reveal|resolve|clarify|show|help|prove|talk|speak|guide)\\w*(?: \\w+){0,3}`,
    ),
    says: 'request {role} 80% (tomorrow {role} speak)',
    examples: [
      ['Then the medium can confirm it tomorrow.', 'request medium 80% (tomorrow medium speak)'],
      ['The seer will verify that tonight.', 'request seer 80% (tomorrow seer speak)'],
    ],
  },
  {
    name: 'state-your-role',
    kind: 'ask',
    pattern: patternOf(
      `\\b(?:claims?|roles?|cos?|results?)\\b(?:\\/| and | or )(?:any )?\\b(?:claims?|roles?|cos?|results?|reads?|stances?)\\b(?: (?:first|now|please))?|\\b(?:quick|short|one-\\w+) (?:round of )?(?:role )?(?:claims?|cos?|role stan\\w*)(?: and any results?)?(?: first| now)?|\\brole (?:stances?|claims?) (?:first|now|please)|\\bstate (?:quickly )?if you(?:'re| are) (?:a |the )?${ROLE}(?:\\/\\w+)?`,
    ),
    says: 'request {you} 80% (discuss (about comingout))',
    examples: [
      ['Quick round of claims now.', 'request ANY 80% (discuss (about comingout))'],
      ["Let's have claims and results first.", 'request ANY 80% (discuss (about comingout))'],
    ],
  },
  {
    name: 'watch-the-votes',
    kind: 'plan',
    pattern:
      /\b(?:watch|watching|note|track|tracking|observe|study|check|monitor|compare|remember|look at)\b[^.?!@]{0,24}\b(?:vot(?:e|es|ing)(?: patterns?| history| records?| behaviou?r)?|who (?:voted|votes))\b(?: closely| carefully| tonight| today)?/,
    says: 'declare 100% ({me} discuss (about voting))',
    examples: [
      ["I'll watch behavior and votes.", 'declare 100% (Agent01 discuss (about voting))'],
      ['Let us track voting patterns closely.', 'declare 100% (Agent01 discuss (about voting))'],
    ],
  },
  {
    name: 'trust-me',
    kind: 'judge',
    pattern: /(?<!don't |not |can't |cannot )\b(?:trust|believe) me+\b/,
    says: 'declare 100% ({me} VILLAGESIDE)',
    examples: [
      ["Trust me, I'm not mistaken.", 'declare 100% (Agent01 VILLAGESIDE)'],
      ['TRUST MEE', 'declare 100% (Agent01 VILLAGESIDE)'],
    ],
  },
  {
    name: 'trust-nobody',
    kind: 'judge',
    pattern:
      /\b(?:trust|trusting|believe|believing) (?:nobody|no one|noone|none)\b|\b(?:don't|do not|can't|cannot|cant|dont|not|never) (?:\w+ )?(?:trust|trusting|believe) (?:any ?one|anybody|you all|any of you)\b/,
    says: 'declare 50% (ANY wolf)',
    examples: [
      ["I'm trusting nobody.", 'declare 50% (ANY wolf)'],
      ["You can't trust anyone here.", 'declare 50% (ANY wolf)'],
    ],
  },
  {
    name: 'no-accusations-yet',
    kind: 'plan',
    pattern:
      /\b(?:before|without|instead of|rather than|no|avoid|stop) (?:\w+ ){0,2}?(?:accus\w+|suspicions)\b(?: (?:yet|first|about them|about anyone))?/,
    says: 'request ANY 80% ((discuss (about reason)) before (execute ANY))',
    examples: [
      [
        'We should get to know each other before making any accusations.',
        'request ANY 80% ((discuss (about reason)) before (execute ANY))',
      ],
      ['No accusations yet.', 'request ANY 80% ((discuss (about reason)) before (execute ANY))'],
    ],
  },
  {
    name: 'be-villagers',
    kind: 'plan',
    pattern:
      /(?<!pretend to )\b(?:be|act|play|look|seem|stay)\b (?:\w+ ){0,3}(?:villagers?|humans?|innocents?|townsfolk)\b/,
    says: 'request wolf 80% ((wolf comingout) as (wolf villager))',
    examples: [
      ["Let's all be sneaky villagers!", 'request wolf 80% ((wolf comingout) as (wolf villager))'],
      ['We should act like villagers.', 'request wolf 80% ((wolf comingout) as (wolf villager))'],
    ],
  },
];

export const ENGLISH_CONDUCT: readonly Remark[] = [...ANSWERS, ...ELIDED, ...EVENTS, ...PLANS];
