import fc from 'fast-check';
import type { Agent, Sentence as AIWolfSentence } from '../../src/aiwolf/ast.ts';
import {
  ACT_VERBS,
  EXTENSION_ROLE_WORDS,
  RESULT_VERBS,
  ROLE_VERBS,
  ROLE_WORDS,
  SPECIES_WORDS,
} from '../../src/aiwolf/words.ts';
import type { ActNode, Sentence, SetNode, Utterance, Verbal } from '../../src/werewolf/ast.ts';
import { COMPLEMENTS, VERBS, ROLE_WORDS as WEREWOLF_ROLES } from '../../src/werewolf/vocabulary.ts';
import { talked } from '../werewolf/record.ts';
import { NAMES } from '../werewolf/village.ts';

/** Who translates: player 2 on day 3, with 200 utterances in the record, 50 a day. */
const RECORD = Array.from({ length: 200 }, (_, number) => ({
  ...talked(number, Math.floor(number / 50), (number % 7) + 1, 'x'),
  idx: number % 50,
}));
export const CONTEXT = {
  names: NAMES,
  speaker: 2,
  day: 3,
  record: RECORD as ReturnType<typeof talked>[],
} as const;

const AT = { start: 0, end: 0 } as const;

// Protocol sentences that may have a translation: players of the village, talk of the record

const agent: fc.Arbitrary<Agent> = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: NAMES.length }) },
  { weight: 1, arbitrary: fc.constant('ANY' as const) },
);
const subject = fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: agent });
const day = fc.nat({ max: 5 });
const talk = fc.record({
  channel: fc.oneof({ weight: 9, arbitrary: fc.constant('TALK' as const) }, fc.constant('WHISPER' as const)),
  day: fc.nat({ max: 4 }),
  id: fc.nat({ max: 55 }),
});

const content: fc.Arbitrary<AIWolfSentence> = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(...ROLE_VERBS),
      subject,
      agent,
      fc.constantFrom(...ROLE_WORDS, ...EXTENSION_ROLE_WORDS, 'ANY'),
    )
    .map(
      ([verb, who, target, role]): AIWolfSentence => ({
        kind: 'role',
        verb,
        subject: who,
        target,
        role,
        ...AT,
      }),
    ),
  fc
    .tuple(fc.constantFrom(...ACT_VERBS), subject, agent)
    .map(([verb, who, target]): AIWolfSentence => ({ kind: 'act', verb, subject: who, target, ...AT })),
  fc.tuple(fc.constantFrom(...RESULT_VERBS), subject, agent, fc.constantFrom(...SPECIES_WORDS, 'ANY')).map(
    ([verb, who, target, species]): AIWolfSentence => ({
      kind: 'result',
      verb,
      subject: who,
      target,
      species,
      ...AT,
    }),
  ),
  fc
    .tuple(fc.constantFrom('AGREE' as const, 'DISAGREE' as const), subject, talk)
    .map(
      ([verb, who, number]): AIWolfSentence => ({ kind: 'opinion', verb, subject: who, talk: number, ...AT }),
    ),
);

function operator(operand: fc.Arbitrary<AIWolfSentence>): fc.Arbitrary<AIWolfSentence> {
  const several = fc.array(operand, { minLength: 1, maxLength: 3 });
  const two = fc.tuple(operand, operand);
  return fc.oneof(
    fc
      .tuple(
        fc.constantFrom('REQUEST' as const, 'REQUEST' as const, 'INQUIRE' as const),
        subject,
        agent,
        operand,
      )
      .map(
        ([word, who, target, inner]): AIWolfSentence => ({
          kind: 'ask',
          operator: word,
          subject: who,
          target,
          operands: [inner],
          ...AT,
        }),
      ),
    fc.tuple(subject, two).map(
      ([who, operands]): AIWolfSentence => ({
        kind: 'because',
        operator: 'BECAUSE',
        subject: who,
        operands,
        ...AT,
      }),
    ),
    fc.tuple(subject, day, operand).map(
      ([who, number, inner]): AIWolfSentence => ({
        kind: 'day',
        operator: 'DAY',
        subject: who,
        day: number,
        operands: [inner],
        ...AT,
      }),
    ),
    fc.tuple(subject, operand).map(
      ([who, inner]): AIWolfSentence => ({
        kind: 'logic',
        operator: 'NOT',
        subject: who,
        operands: [inner],
        ...AT,
      }),
    ),
    fc.tuple(fc.constantFrom('AND' as const, 'OR' as const), subject, several).map(
      ([word, who, operands]): AIWolfSentence => ({
        kind: 'logic',
        operator: word,
        subject: who,
        operands,
        ...AT,
      }),
    ),
    fc.tuple(subject, two).map(
      ([who, operands]): AIWolfSentence => ({
        kind: 'logic',
        operator: 'XOR',
        subject: who,
        operands,
        ...AT,
      }),
    ),
  );
}

function protocol(depth: number): fc.Arbitrary<AIWolfSentence> {
  if (depth === 0) return content;
  return fc.oneof({ weight: 2, arbitrary: content }, { weight: 1, arbitrary: operator(protocol(depth - 1)) });
}

export const protocolTalk = protocol(4);

// Utterances of 2013 that may have a translation

const character = fc
  .integer({ min: 1, max: NAMES.length })
  .map((player): SetNode => ({ kind: 'character', player, name: NAMES[player - 1] ?? '', ...AT }));
const everybody = fc.constantFrom<SetNode>(
  { kind: 'alias', alias: 'ANY', of: 'character', ...AT },
  { kind: 'alias', alias: 'CHAR', of: 'character', ...AT },
);
const pair = fc
  .tuple(fc.constantFrom('and' as const, 'or' as const), character, character)
  .map(([kind, one, other]): SetNode => ({ kind, operands: [one, other], ...AT }));
const who = fc.oneof(
  { weight: 12, arbitrary: character },
  { weight: 2, arbitrary: everybody },
  { weight: 1, arbitrary: pair },
  { weight: 1, arbitrary: fc.constant<SetNode>({ kind: 'role', role: 'seer', ...AT }) },
);
const roles = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(...WEREWOLF_ROLES).map((role): SetNode => ({ kind: 'role', role, ...AT })),
  },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom('HUMAN', 'WHITE', 'ANYROLE', 'WOLFSIDE')
      .map((alias): SetNode => ({ kind: 'alias', alias, of: 'role', ...AT })),
  },
);

/** Mostly the rates that the protocol's forms stand for. */
const rate = (...usual: number[]) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...usual) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 100 }) },
  );

const verb = fc.constantFrom(...VERBS).map((word): ActNode['verb'] => ({ kind: 'verb', verb: word, ...AT }));

const is = fc
  .tuple(who, roles)
  .map(([subjects, predicate]): Sentence => ({ kind: 'is', subject: subjects, predicate, ...AT }));
const act = fc
  .tuple(fc.option(who, { nil: null, freq: 4 }), verb, who)
  .map(
    ([subjects, word, object]): Sentence => ({ kind: 'act', subject: subjects, verb: word, object, ...AT }),
  );
const state = fc.tuple(who, fc.constantFrom(...COMPLEMENTS)).map(
  ([subjects, word]): Sentence => ({
    kind: 'state',
    subject: subjects,
    complement: { kind: 'complement', complement: word, ...AT },
    ...AT,
  }),
);
/** What a divination or a medium tells. */
const found = fc
  .tuple(character, fc.constantFrom('inspect' as const, 'medium-telling' as const), character, roles)
  .map(([subjects, word, object, predicate]): Sentence => {
    const deed: ActNode = {
      kind: 'act',
      subject: subjects,
      verb: { kind: 'verb', verb: word, ...AT },
      object,
      ...AT,
    };
    return {
      kind: 'because',
      conclusion: { kind: 'is', subject: object, predicate, ...AT },
      reason: deed,
      ...AT,
    };
  });

function sentenceOf(depth: number): fc.Arbitrary<Sentence> {
  const leaf = fc.oneof(is, act, act, state, found);
  if (depth === 0) return leaf;
  const inner = sentenceOf(depth - 1);
  const two = fc.tuple(inner, inner);
  return fc.oneof(
    { weight: 3, arbitrary: leaf },
    {
      weight: 2,
      arbitrary: fc
        .tuple(who, verbalOf(depth - 1))
        .map(([subjects, verbal]): Sentence => ({ kind: 'report', subject: subjects, verbal, ...AT })),
    },
    { weight: 1, arbitrary: inner.map((operand): Sentence => ({ kind: 'not', operand, ...AT })) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom('and' as const, 'or' as const), two)
        .map(([kind, operands]): Sentence => ({ kind, operands, ...AT })),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(day, inner).map(
        ([number, sentence]): Sentence => ({
          kind: 'modified',
          by: { kind: 'day', day: number, ...AT },
          sentence,
          ...AT,
        }),
      ),
    },
    {
      weight: 1,
      arbitrary: two.map(
        ([conclusion, reason]): Sentence => ({ kind: 'because', conclusion, reason, ...AT }),
      ),
    },
  );
}

function verbalOf(depth: number): fc.Arbitrary<Verbal> {
  const sentence = sentenceOf(depth);
  return fc.oneof(
    {
      weight: 3,
      arbitrary: fc
        .tuple(rate(100, 100, 70, 20), sentence)
        .map(([per, inner]): Verbal => ({ kind: 'declare', rate: per, sentence: inner, ...AT })),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(who, rate(80), sentence)
        .map(
          ([target, per, inner]): Verbal => ({ kind: 'request', target, rate: per, sentence: inner, ...AT }),
        ),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(rate(0, 100), fc.nat({ max: 210 })).map(
        ([per, number]): Verbal => ({
          kind: 'agree',
          rate: per,
          with: { kind: 'speech', number, ...AT },
          ...AT,
        }),
      ),
    },
  );
}

const verbal: fc.Arbitrary<Utterance> = verbalOf(3);

export const werewolfTalk: fc.Arbitrary<Utterance> = fc.oneof(
  { weight: 3, arbitrary: verbal },
  {
    weight: 1,
    arbitrary: fc
      .tuple(verbal, verbal)
      .map(([conclusion, reason]): Utterance => ({ kind: 'because', conclusion, reason, ...AT })),
  },
);
