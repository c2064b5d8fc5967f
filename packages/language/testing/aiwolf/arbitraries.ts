import fc from 'fast-check';
import {
  ACT_VERBS,
  type Agent,
  ASK_OPERATORS,
  CHANNEL_WORDS,
  type Dialect,
  EXTENSION_ROLE_WORDS,
  OPINION_VERBS,
  RESULT_VERBS,
  ROLE_VERBS,
  ROLE_WORDS,
  type Sentence,
  SPECIES_WORDS,
} from '../../src/aiwolf/index.ts';

const PLACE = { start: fc.constant(0), end: fc.constant(0) };

const agent: fc.Arbitrary<Agent> = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 18 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 2_147_483_647 }) },
  { weight: 2, arbitrary: fc.constant('ANY' as const) },
);
const subject = fc.option(agent, { nil: null });
const number = fc.oneof(fc.nat({ max: 20 }), fc.nat({ max: 2_147_483_647 }));

function contentOf(dialect: Dialect): fc.Arbitrary<Sentence> {
  const roles = dialect === 'strict' ? ROLE_WORDS : [...ROLE_WORDS, ...EXTENSION_ROLE_WORDS];
  const talk = fc.record({ channel: fc.constantFrom(...CHANNEL_WORDS), day: number, id: number });
  return fc.oneof(
    fc.record({
      kind: fc.constant('act'),
      verb: fc.constantFrom(...ACT_VERBS),
      subject,
      target: agent,
      ...PLACE,
    }),
    fc.record({
      kind: fc.constant('role'),
      verb: fc.constantFrom(...ROLE_VERBS),
      subject,
      target: agent,
      role: fc.constantFrom(...roles, 'ANY'),
      ...PLACE,
    }),
    fc.record({
      kind: fc.constant('result'),
      verb: fc.constantFrom(...RESULT_VERBS),
      subject,
      target: agent,
      species: fc.constantFrom(...SPECIES_WORDS, 'ANY'),
      ...PLACE,
    }),
    fc.record({
      kind: fc.constant('opinion'),
      verb: fc.constantFrom(...OPINION_VERBS),
      subject,
      talk,
      ...PLACE,
    }),
  ) as fc.Arbitrary<Sentence>;
}

function controlSentence(): fc.Arbitrary<Sentence> {
  const verb = fc.constantFrom('OVER', 'SKIP');
  return fc.record({
    kind: fc.constant('control'),
    verb,
    subject: fc.constant(null),
    ...PLACE,
  }) as fc.Arbitrary<Sentence>;
}

function operatorOf(operand: fc.Arbitrary<Sentence>, dialect: Dialect): fc.Arbitrary<Sentence> {
  const exactly = (count: number) => fc.array(operand, { minLength: count, maxLength: count });
  const many = fc.array(operand, { minLength: dialect === 'strict' ? 2 : 1, maxLength: 4 });
  return fc.oneof(
    fc.record({
      kind: fc.constant('ask'),
      operator: fc.constantFrom(...ASK_OPERATORS),
      subject,
      target: agent,
      operands: exactly(1),
      ...PLACE,
    }),
    fc.record({
      kind: fc.constant('because'),
      operator: fc.constant('BECAUSE'),
      subject,
      operands: exactly(2),
      ...PLACE,
    }),
    fc.record({
      kind: fc.constant('day'),
      operator: fc.constant('DAY'),
      subject,
      day: number,
      operands: exactly(1),
      ...PLACE,
    }),
    fc.record({
      kind: fc.constant('logic'),
      operator: fc.constant('NOT'),
      subject,
      operands: exactly(1),
      ...PLACE,
    }),
    fc.record({
      kind: fc.constant('logic'),
      operator: fc.constant('XOR'),
      subject,
      operands: exactly(2),
      ...PLACE,
    }),
    fc.record({
      kind: fc.constant('logic'),
      operator: fc.constantFrom('AND', 'OR'),
      subject,
      operands: many,
      ...PLACE,
    }),
  ) as fc.Arbitrary<Sentence>;
}

/** Sentences with content of any depth up to six levels. */
export function sentenceOf(dialect: Dialect): fc.Arbitrary<Sentence> {
  const content = contentOf(dialect);
  const leaf =
    dialect === 'strict' ? content : fc.oneof({ weight: 9, arbitrary: content }, controlSentence());
  let sentence = leaf;
  for (let depth = 0; depth < 6; depth++) {
    sentence = fc.oneof(
      { weight: 2, arbitrary: leaf },
      { weight: 1, arbitrary: operatorOf(sentence, dialect) },
    );
  }
  return sentence;
}

/** Everything that may be said, Skip and Over among it. */
export function talkOf(dialect: Dialect): fc.Arbitrary<Sentence> {
  return fc.oneof({ weight: 9, arbitrary: sentenceOf(dialect) }, controlSentence());
}

/** A few levels over each other, then a content sentence: deep, but not wide. */
export function deepSentence(depth: number): fc.Arbitrary<Sentence> {
  return fc
    .tuple(
      contentOf('strict'),
      fc.array(fc.constantFrom('NOT', 'DAY', 'REQUEST', 'AND'), { minLength: depth, maxLength: depth }),
    )
    .map(([content, levels]) => levels.reduce((inner, level) => wrap(inner, level, content), content));
}

function wrap(inner: Sentence, level: string, content: Sentence): Sentence {
  const place = { subject: null, start: 0, end: 0 };
  if (level === 'DAY') return { kind: 'day', operator: 'DAY', day: 1, operands: [inner], ...place };
  if (level === 'REQUEST')
    return { kind: 'ask', operator: 'REQUEST', target: 2, operands: [inner], ...place };
  if (level === 'AND') return { kind: 'logic', operator: 'AND', operands: [content, inner], ...place };
  return { kind: 'logic', operator: 'NOT', operands: [inner], ...place };
}

const PIECES = [
  ...'()[] \t\r\u3000\u2028\u200b0aAZ:,',
  'Agent[01]',
  'ANY',
  'VOTE',
  'AND ',
  'NOT (',
  'REQUEST ',
  'Skip',
  'Over',
  'DAY 1 ',
  'day1',
  'ID:3',
  'TALK',
  'FOX',
  ') (',
  '()',
  'Agent[0]',
  'UNSPEC',
];

/** A text with some of its characters dropped, doubled or replaced, as in hostile and careless talk. */
export function mutated(text: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const change = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.nat({ max: 3 }),
    piece: fc.oneof(fc.constant(''), fc.constantFrom(...PIECES)),
  });
  return fc.tuple(text, fc.array(change, { maxLength: 3 })).map(([before, changes]) =>
    changes.reduce((now, { at, length, piece }) => {
      const place = Math.floor(at * now.length);
      return now.slice(0, place) + piece + now.slice(place + length);
    }, before),
  );
}
