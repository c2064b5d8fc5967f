import fc from 'fast-check';
import type {
  ActNode,
  AliasNode,
  NotNode,
  OrdinalNode,
  RelativeTimeNode,
  Sentence,
  SentenceModifier,
  SetNode,
  TimeNode,
  Utterance,
  Verbal,
} from '../../src/werewolf/ast.ts';
import {
  COMPLEMENTS,
  DAY_WORDS,
  META_VERBS,
  NOUNS,
  ROLE_WORDS,
  STATUSES,
  VERBS,
} from '../../src/werewolf/vocabulary.ts';
import { NAMES } from './village.ts';

/** Trees of the village of `VILLAGE`, with all its words. None has been a text, so all places are 0. */
const AT = { start: 0, end: 0 } as const;

const character = fc
  .integer({ min: 1, max: NAMES.length })
  .map((player): SetNode => ({ kind: 'character', player, name: NAMES[player - 1] ?? '', ...AT }));
const role = fc.constantFrom(...ROLE_WORDS).map((word): SetNode => ({ kind: 'role', role: word, ...AT }));
const who = fc.constant<SetNode>({ kind: 'who', ...AT });
const roleAlias = aliasOf('role', 'HUMAN', 'WHITE', 'VILLAGESIDE', 'WOLFSIDE', 'GIFTED', 'ANYROLE', 'MAIN');
const characterAlias = aliasOf('character', 'ANY', 'CHAR', 'FRIENDS');

function aliasOf(of: AliasNode['of'], ...aliases: string[]): fc.Arbitrary<AliasNode> {
  return fc.constantFrom(...aliases).map((alias) => ({ kind: 'alias', alias, of, ...AT }));
}

const ordinal = fc
  .integer({ min: 1, max: 130 })
  .map((order): OrdinalNode => ({ kind: 'ordinal', order, ...AT }));

const qualifier = fc.oneof(
  fc.integer({ min: 1, max: 20 }).map((count) => ({ kind: 'numeral', count, ...AT }) as const),
  ordinal,
  fc.constantFrom(...STATUSES).map((status) => ({ kind: 'status', status, ...AT }) as const),
);

/** Sets over some words; `depth` bounds how deep they are made of others. */
function setOver(word: fc.Arbitrary<SetNode>, depth: number): fc.Arbitrary<SetNode> {
  if (depth === 0) return word;
  const inner = setOver(word, depth - 1);
  const several = fc.array(inner, { minLength: 2, maxLength: 3 });
  return fc.oneof(
    { weight: 4, arbitrary: word },
    { weight: 1, arbitrary: inner.map((operand): SetNode => ({ kind: 'not', operand, ...AT })) },
    { weight: 1, arbitrary: several.map((operands): SetNode => ({ kind: 'and', operands, ...AT })) },
    { weight: 1, arbitrary: several.map((operands): SetNode => ({ kind: 'or', operands, ...AT })) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(inner, inner)
        .map(([base, except]): SetNode => ({ kind: 'without', base, except, ...AT })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(qualifier, inner)
        .map(([by, set]): SetNode => ({ kind: 'qualified', by, set, ...AT })),
    },
  );
}

export const anySet = setOver(fc.oneof(character, character, role, roleAlias, characterAlias, who), 3);
const setWithoutWho = setOver(fc.oneof(character, character, role, roleAlias, characterAlias), 3);
const roleSet = setOver(fc.oneof(role, role, roleAlias, who), 2);
const roleSetWithoutWho = setOver(fc.oneof(role, role, roleAlias), 2);

const day = fc.oneof(
  fc.integer({ min: 0, max: 20 }).map((number): TimeNode => ({ kind: 'day', day: number, ...AT })),
  fc.constantFrom(...DAY_WORDS).map((word): TimeNode => ({ kind: 'dayWord', word, ...AT })),
);

function timeOf(depth: number): fc.Arbitrary<TimeNode> {
  if (depth === 0) return day;
  const several = fc.array(timeOf(depth - 1), { minLength: 2, maxLength: 3 });
  return fc.oneof(
    { weight: 3, arbitrary: day },
    { weight: 1, arbitrary: several.map((operands): TimeNode => ({ kind: 'and', operands, ...AT })) },
    { weight: 1, arbitrary: several.map((operands): TimeNode => ({ kind: 'or', operands, ...AT })) },
  );
}

const time = timeOf(2);

function relative(...words: RelativeTimeNode['word'][]): fc.Arbitrary<RelativeTimeNode> {
  return fc.constantFrom(...words).map((word) => ({ kind: 'relativeTime', word, ...AT }));
}

const modifier: fc.Arbitrary<SentenceModifier> = fc.oneof(time, ordinal, relative('almost', 'now'));
/** before and after go with verbs only. */
const verbModifier: fc.Arbitrary<SentenceModifier> = fc.oneof(modifier, relative('before', 'after'));

const verb = fc.oneof(
  fc.constantFrom(...VERBS).map((word): ActNode['verb'] => ({ kind: 'verb', verb: word, ...AT })),
  aliasOf('verb', 'KILL'),
);
const complement = fc.oneof(
  fc.constantFrom(...COMPLEMENTS).map((word) => ({ kind: 'complement', complement: word, ...AT }) as const),
  aliasOf('complement', 'DEAD', 'GONE'),
);
const noun = fc.oneof(
  fc.constantFrom(...NOUNS).map((word) => ({ kind: 'noun', noun: word, ...AT }) as const),
  aliasOf('noun', 'DEATHS'),
);
const rate = fc.integer({ min: 0, max: 100 });
const speech = fc.nat({ max: 999 }).map((number) => ({ kind: 'speech', number, ...AT }) as const);

interface TreeLanguage {
  sentence: Sentence;
  core: Sentence;
  withVerb: Sentence;
  modified: Sentence;
  logic: Sentence;
  control: Sentence;
  verbal: Verbal;
  utterance: Utterance;
}

/** `freemason not wolf`: written inside, the `not` begins where its sentence begins. */
function infix(operand: Sentence): Sentence {
  return { kind: 'not', operand, start: 0, end: 1 } satisfies NotNode<Sentence>;
}

function language(sets: fc.Arbitrary<SetNode>, roles: fc.Arbitrary<SetNode>, maxDepth: number) {
  const subject = fc.option(sets, { nil: null });
  return fc.letrec<TreeLanguage>((tie: fc.LetrecTypedTie<TreeLanguage>) => {
    const inner = tie('sentence');
    const is = fc
      .tuple(sets, roles)
      .map(([who, predicate]): Sentence => ({ kind: 'is', subject: who, predicate, ...AT }));
    const state = fc
      .tuple(sets, complement)
      .map(([who, word]): Sentence => ({ kind: 'state', subject: who, complement: word, ...AT }));
    const act = fc
      .tuple(subject, verb, sets)
      .map(([who, word, object]): Sentence => ({ kind: 'act', subject: who, verb: word, object, ...AT }));
    const meta = fc
      .tuple(subject, fc.constantFrom(...META_VERBS), inner)
      .map(
        ([who, word, sentence]): Sentence => ({ kind: 'meta', subject: who, verb: word, sentence, ...AT }),
      );
    const about = fc.oneof(noun, sets).map((topic): Sentence => ({ kind: 'about', topic, ...AT }));
    const become = time.map((when): Sentence => ({ kind: 'become', time: when, ...AT }));
    const report = fc
      .tuple(sets, tie('verbal'))
      .map(
        ([who, verbal]) => ({ kind: 'report', subject: who, verbal, ...AT }) satisfies Sentence as Sentence,
      );
    const pair = fc.tuple(inner, inner);
    const several = fc.array(inner, { minLength: 2, maxLength: 3 });
    const branches = fc.tuple(inner, inner, fc.option(inner, { nil: null }));
    const utterances = fc.tuple(tie('utterance'), tie('utterance'));
    return {
      sentence: fc.oneof(
        { maxDepth, depthIdentifier: 'werewolf' },
        tie('core'),
        tie('modified'),
        tie('logic'),
        tie('control'),
      ),
      core: fc.oneof(
        { maxDepth, depthIdentifier: 'werewolf' },
        is,
        state,
        act,
        about,
        speech,
        become,
        meta,
        report,
      ),
      withVerb: fc.oneof({ maxDepth, depthIdentifier: 'werewolf' }, act, meta, report),
      modified: fc.oneof(
        fc
          .tuple(modifier, inner)
          .map(([by, sentence]): Sentence => ({ kind: 'modified', by, sentence, ...AT })),
        fc
          .tuple(verbModifier, tie('withVerb'))
          .map(([by, sentence]): Sentence => ({ kind: 'modified', by, sentence, ...AT })),
      ),
      logic: fc.oneof(
        inner.map((operand): Sentence => ({ kind: 'not', operand, ...AT })),
        fc.oneof(is, state).map(infix),
        several.map((operands): Sentence => ({ kind: 'and', operands, ...AT })),
        several.map((operands): Sentence => ({ kind: 'or', operands, ...AT })),
      ),
      control: fc.oneof(
        branches.map(
          ([condition, consequence, otherwise]): Sentence => ({
            kind: 'if',
            condition,
            consequence,
            otherwise,
            ...AT,
          }),
        ),
        pair.map(([conclusion, reason]): Sentence => ({ kind: 'because', conclusion, reason, ...AT })),
        pair.map(([sentence, assumption]): Sentence => ({ kind: 'as', sentence, assumption, ...AT })),
        pair.map(([event, reference]): Sentence => ({ kind: 'before', event, reference, ...AT })),
        pair.map(([event, reference]): Sentence => ({ kind: 'after', event, reference, ...AT })),
      ),
      verbal: fc.oneof(
        fc
          .tuple(rate, inner)
          .map(([per, sentence]): Verbal => ({ kind: 'declare', rate: per, sentence, ...AT })),
        fc
          .tuple(sets, rate, inner)
          .map(
            ([target, per, sentence]): Verbal => ({ kind: 'request', target, rate: per, sentence, ...AT }),
          ),
        fc
          .tuple(rate, fc.oneof(speech, sets))
          .map(([per, agreed]): Verbal => ({ kind: 'agree', rate: per, with: agreed, ...AT })),
      ),
      utterance: fc.oneof(
        { maxDepth: 3, depthIdentifier: 'utterance' },
        tie('verbal'),
        fc.tuple(inner, tie('utterance'), fc.option(tie('utterance'), { nil: null })).map(
          ([condition, consequence, otherwise]): Utterance => ({
            kind: 'if',
            condition,
            consequence,
            otherwise,
            ...AT,
          }),
        ),
        utterances.map(([conclusion, reason]): Utterance => ({ kind: 'because', conclusion, reason, ...AT })),
        utterances.map(([event, reference]): Utterance => ({ kind: 'before', event, reference, ...AT })),
        utterances.map(([event, reference]): Utterance => ({ kind: 'after', event, reference, ...AT })),
      ),
    };
  });
}

const all = language(anySet, roleSet, 4);
export const anySentence = all.sentence;
export const anyUtterance = all.utterance;

const resolvable = language(setWithoutWho, roleSetWithoutWho, 3);
/** Utterances in which no `who` can be without antecedent, for there is none. */
export const utteranceWithoutWho = resolvable.utterance;

/** Requests to some role; so that a `who` in them has somebody to stand for. */
export const anyRequest = fc
  .tuple(roleSetWithoutWho, rate, anySentence)
  .map(([target, per, sentence]): Utterance => ({ kind: 'request', target, rate: per, sentence, ...AT }));

/** What can stand around a sentence, one level each. */
const wrapper: fc.Arbitrary<(inner: Sentence) => Sentence> = fc.constantFrom(
  (operand: Sentence): Sentence => ({ kind: 'not', operand, ...AT }),
  (sentence: Sentence): Sentence => ({ kind: 'meta', subject: null, verb: 'know', sentence, ...AT }),
  (sentence: Sentence): Sentence => ({
    kind: 'modified',
    by: { kind: 'day', day: 2, ...AT },
    sentence,
    ...AT,
  }),
  (consequence: Sentence): Sentence => ({ kind: 'if', condition: LEAF, consequence, otherwise: null, ...AT }),
  (condition: Sentence): Sentence => ({ kind: 'if', condition, consequence: LEAF, otherwise: LEAF, ...AT }),
  (reason: Sentence): Sentence => ({ kind: 'because', conclusion: LEAF, reason, ...AT }),
  (sentence: Sentence): Sentence => ({ kind: 'as', sentence, assumption: LEAF, ...AT }),
  (operand: Sentence): Sentence => ({ kind: 'or', operands: [LEAF, operand], ...AT }),
  (operand: Sentence): Sentence => ({ kind: 'and', operands: [operand, LEAF], ...AT }),
  (sentence: Sentence): Sentence => ({
    kind: 'report',
    subject: { kind: 'role', role: 'seer', ...AT },
    verbal: { kind: 'declare', rate: 60, sentence, ...AT },
    ...AT,
  }),
);

const LEAF: Sentence = { kind: 'speech', number: 1, ...AT };

/** Sentences of any depth that a text may have. */
export const deepSentence = fc
  .array(wrapper, { minLength: 0, maxLength: 97, size: 'max' })
  .map((wrappers) => wrappers.reduce<Sentence>((inner, wrap) => wrap(inner), LEAF));
