import type { SetNode } from '../../werewolf/ast.ts';
import type { GlossSubject, GlossWord, WerewolfGrammar } from '../../werewolf/gloss/grammar.ts';
import type { Strength } from '../../werewolf/gloss/strength.ts';
import { suffixOf } from '../../werewolf/scanner.ts';
import type {
  ComplementWord,
  NounWord,
  RelativeTimeWord,
  RoleWord,
  VerbWord,
} from '../../werewolf/vocabulary.ts';

/** One, several, and whether there is only one of them in a village. */
const ROLES: Readonly<Record<RoleWord, readonly [string, string, boolean]>> = {
  villager: ['villager', 'villagers', false],
  seer: ['seer', 'seers', true],
  medium: ['medium', 'mediums', true],
  hunter: ['hunter', 'hunters', true],
  freemason: ['freemason', 'freemasons', false],
  wolf: ['wolf', 'wolves', false],
  lunatic: ['lunatic', 'lunatics', true],
};

const NOUNS: Readonly<Record<NounWord, string>> = {
  reason: 'reasons',
  inspection: 'inspection',
  'medium-telling': "the medium's results",
  protection: 'protection',
  execution: 'the execution',
  voting: 'the vote',
  attack: 'the attack',
  comingout: 'coming out',
};

/** Do, does, did, and done. */
const VERBS: Readonly<Record<VerbWord, readonly [string, string, string, string]>> = {
  inspect: ['inspect', 'inspects', 'inspected', 'inspected'],
  'medium-telling': [
    'tell the medium result of',
    'tells the medium result of',
    'told the medium result of',
    'told of by the medium',
  ],
  protect: ['guard', 'guards', 'guarded', 'guarded'],
  execute: ['execute', 'executes', 'executed', 'executed'],
  vote: ['vote for', 'votes for', 'voted for', 'voted for'],
  attack: ['attack', 'attacks', 'attacked', 'attacked'],
  know: ['know', 'knows', 'knew', 'known'],
  discuss: ['discuss', 'discusses', 'discussed', 'discussed'],
  decide: ['decide on', 'decides on', 'decided on', 'decided on'],
  avoid: ['avoid', 'avoids', 'avoided', 'avoided'],
};

const COMPLEMENTS: Readonly<Record<ComplementWord, EnglishVerbForms>> = {
  inspected: bePhrase('inspected'),
  'medium-telled': bePhrase('told of by the medium'),
  protected: bePhrase('guarded'),
  executed: bePhrase('executed'),
  voted: bePhrase('voted for'),
  attacked: bePhrase('attacked'),
  comingout: verbPhrase('come out', 'comes out', 'came out'),
  speak: verbPhrase('speak', 'speaks', 'spoke'),
  exist: verbPhrase('exist', 'exists', 'existed'),
  win: verbPhrase('win', 'wins', 'won'),
  lose: verbPhrase('lose', 'loses', 'lost'),
};

/** What it is to be of an alias. */
const BEING: Readonly<Record<string, string>> = {
  VILLAGESIDE: 'on the village side',
  WOLFSIDE: 'on the wolf side',
  ANYROLE: 'of some role',
};

const RELATIVE: Readonly<Record<RelativeTimeWord, string>> = {
  before: 'before that',
  after: 'after that',
  almost: 'at almost that time',
  now: 'now',
};

const CLAIMS: Readonly<Record<Strength['degree'], string>> = {
  certain: 'I am certain that',
  strong: 'I am almost certain that',
  plain: 'I think that',
  slight: 'I rather think that',
};

const WISHES: Readonly<Record<Strength['degree'], string>> = {
  certain: 'I urge',
  strong: 'I ask',
  plain: 'I would like to ask',
  slight: 'If possible, I would like to ask',
};

const WRONG: Readonly<Record<Strength['degree'], string>> = {
  certain: 'not so',
  strong: 'almost certainly not so',
  plain: 'probably not so',
  slight: 'rather not so',
};

const AGREEMENTS: Readonly<Record<Strength['degree'], readonly [string, string]>> = {
  certain: ['I fully agree with', 'I do not agree with'],
  strong: ['I agree with', 'I hardly agree with'],
  plain: ['I mostly agree with', 'I mostly disagree with'],
  slight: ['I slightly agree with', 'I slightly disagree with'],
};

const REPORTED = {
  declare: ['state', 'states', 'stated'],
  request: ['ask', 'asks', 'asked'],
  agree: ['answer', 'answers', 'answered'],
} as const;

const ALIASES: Readonly<Record<string, string>> = {
  HUMAN: 'human',
  WHITE: 'human (white)',
  VILLAGESIDE: 'the village side',
  WOLFSIDE: 'the wolf side',
  GIFTED: 'a player with an ability',
  DEAD: 'dead',
  CHAR: 'every character',
  ANY: 'everybody',
  ANYROLE: 'every role',
  BLACK: 'a wolf (black)',
};

/** Sentences of the language of 2013 in English. */
export const werewolf: WerewolfGrammar<EnglishClause, EnglishNoun> = {
  finish: (text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,

  nouns: NOUNS,
  aliases: ALIASES,
  verbAlone: (verb) => VERBS[verb][0],
  complementAlone: (complement) => COMPLEMENTS[complement].third,

  named,
  role: (role) => {
    const [one, many, isOnly] = ROLES[role];
    return { text: `the ${isOnly ? one : many}`, isPlural: !isOnly, head: { one, many } };
  },
  thatPlayer: 'that player',
  textOf: ({ text }) => text,
  bracketed: (text) => `[${text}]`,
  except: (base, except) => ({
    ...named(`${base.text} except ${except.text}`),
    isPlural: base.noun.isPlural,
  }),
  anybodyBut: ({ text }) => named(`anybody but ${text}`),
  joinNouns: (word, parts) => ({
    ...named(parts.map(({ text }) => text).join(` ${word} `)),
    isPlural: word === 'and',
  }),
  counted: (count, { noun: { head, text } }) => {
    const isPlural = count !== 1;
    const counted = head ? (isPlural ? head.many : head.one) : `of ${text}`;
    return { text: `${count} ${counted}`, isPlural, head: null };
  },
  nth: (order, { noun: { head, text } }) => named(`the ${nth(order)} ${head ? head.one : `of ${text}`}`),
  inState: (state, { noun: { head, text, isPlural } }) => {
    const status = state === 'died' ? 'dead' : 'living';
    if (!head) return { text: `${text} (${status})`, isPlural, head: null };
    const inner = { one: `${status} ${head.one}`, many: `${status} ${head.many}` };
    return { text: `the ${isPlural ? inner.many : inner.one}`, isPlural, head: inner };
  },

  dayWords: { today: 'today', yesterday: 'yesterday', tomorrow: 'tomorrow' },
  day: (day) => `day ${day}`,
  joinTimes: (word, times) => times.join(` ${word} `),
  modifier: (by, time, isJust) => {
    if (by.kind === 'ordinal') return `as the ${nth(by.order)}`;
    if (by.kind !== 'relativeTime') return by.kind === 'dayWord' ? time : `on ${time}`;
    return isJust ? `just ${by.word} that` : RELATIVE[by.word];
  },
  joinModifiers: (words) => words.join(', '),
  nthAlone: nth,
  stack: (modifiers, verb) => [modifiers, ...(verb === null ? [] : [verb])].join(': '),

  // What nobody in particular does is told to be done.
  alone: ({ finite, imperative }, isOpen) => (isOpen ? imperative.replaceAll('please ', '') : finite),
  anythingAbout: (topic) => `anything about ${topic}`,
  utterance: (number) => `utterance ${number}`,
  is: (subject, predicate, nounOf) => statement(subject, being(predicate, subject.noun.isPlural, nounOf)),
  state: (subject, complement) =>
    statement(subject, 'alias' in complement ? bePhrase(complement.alias) : COMPLEMENTS[complement.word]),
  act: (subject, verb, object) => {
    const [base, third, past] = verbOf(verb);
    return statement(subject, verbPhrase(base, third, past, ` ${object.text}`));
  },
  openAct,
  knows: (subject, { finite }) => somebody(subject, verbPhrase('know', 'knows', 'knew', ` that ${finite}`)),
  considers: (subject, verb, matter) => {
    const [third, past] = verb === 'discuss' ? ['discusses', 'discussed'] : ['decides', 'decided'];
    if ('about' in matter)
      return somebody(
        subject,
        verbPhrase(verb, third, past, `${verb === 'decide' ? ' on' : ''} ${matter.about}`),
      );
    const what = 'roleOf' in matter ? `what role ${matter.roleOf.text} has` : matter.whether.whether;
    return somebody(subject, verbPhrase(verb, third, past, ` ${what}`));
  },
  about: (topic) => statement(stranger('it'), bePhrase(`about ${topic}`)),
  isRight: (utterance) => statement(stranger(utterance), bePhrase('right')),
  becomes: (time) => statement(stranger(time), verbPhrase('come', 'comes', 'came')),
  reports: (subject, kind, said) => {
    const [base, third, past] = REPORTED[kind];
    return statement(subject, verbPhrase(base, third, past, `: "${said}"`));
  },
  modified: after,
  not: negate,
  join: (word, clauses) => {
    const list = (form: keyof EnglishClause) =>
      (word === 'or' ? 'either ' : '') + clauses.map((inner) => inner[form]).join(`, ${word} `);
    return whole(list('finite'), list('past'), list('imperative'));
  },
  condition: ({ finite }) => `if ${finite}, `,
  conditional: (condition, then, otherwise) => {
    const both = (form: keyof EnglishClause) =>
      `${condition}${then[form]}${otherwise ? `, and otherwise, ${otherwise[form]}` : ''}`;
    return whole(both('finite'), both('past'), both('imperative'));
  },
  because: (conclusion, reason) => control(conclusion, ', because', reason),
  order: (word, event, reference) => control(event, ` ${word}`, reference),
  assuming: (main, { past }) => how(main, `as if ${past}, which is not so`),
  falsely: (main, _, __, role, nounOf) => how(main, `falsely as ${roleOf(role, false, nounOf)}`),

  otherwise: (then, otherwise) => `${then}; otherwise, ${otherwise}`,
  utteranceBecause: (conclusion, reason) => `${conclusion}, because ${reason}`,
  utteranceOrder: (word, event, reference) => `${event} (I say this ${word} saying: ${reference})`,
  joinUtterances: (word, texts) => texts.join(word === 'and' ? '; and ' : '; or else '),
  declare: (content, { polarity, degree }) => {
    if (polarity === 'neutral') return `I cannot tell ${content.whether}`;
    return `${CLAIMS[degree]} ${polarity === 'deny' ? content.negative : content.finite}`;
  },
  agree: (what, { polarity, degree }) => {
    if (polarity === 'neutral') return `I neither agree nor disagree with ${what}`;
    return `${AGREEMENTS[degree][polarity === 'affirm' ? 0 : 1]} ${what}`;
  },
  orCorrected: ' (or, if it is mine, I correct it)',
  leaveTo: (who, { whether }) => `I leave it to ${who} ${whether}`,
  suggestNot: (who, { finite }, degree) => `I suggest to ${who} that this is ${WRONG[degree]}: "${finite}"`,
  ask: (who, content, degree) => {
    const asked =
      typeof content === 'number' ? `please tell us what utterance ${content} means` : content.imperative;
    return `${WISHES[degree]} ${who}: ${asked}`;
  },
};

function named(text: string): EnglishNoun {
  return { text, isPlural: false, head: null };
}

function nth(order: number): string {
  return `${order}${suffixOf(order)}`;
}

/** What is spoken of, and never to. */
function stranger(text: string): GlossSubject<EnglishNoun> {
  return { noun: named(text), isAddressed: false, isTopic: false };
}

function being(
  predicate: SetNode,
  isPlural: boolean,
  nounOf: (set: SetNode) => EnglishNoun,
): EnglishVerbForms {
  const alias = predicate.kind === 'alias' ? BEING[predicate.alias] : undefined;
  return bePhrase(alias ?? roleOf(predicate, isPlural, nounOf));
}

/** Roles as what somebody is. */
function roleOf(set: SetNode, isPlural: boolean, nounOf: (set: SetNode) => EnglishNoun): string {
  if (set.kind === 'role') {
    const [one, many, isOnly] = ROLES[set.role];
    if (isPlural) return many;
    return isOnly ? `the ${one}` : `a ${one}`;
  }
  if (set.kind === 'or' || set.kind === 'and')
    return set.operands.map((operand) => roleOf(operand, isPlural, nounOf)).join(` ${set.kind} `);
  return set.kind === 'not' ? `not ${roleOf(set.operand, isPlural, nounOf)}` : nounOf(set).text;
}

function verbOf(verb: GlossWord<VerbWord>): readonly [string, string, string, string] {
  return 'word' in verb ? VERBS[verb.word] : [verb.alias, verb.alias, verb.alias, verb.alias];
}

/** What nobody in particular does is done. */
function openAct(verb: GlossWord<VerbWord>, { text, isPlural }: EnglishNoun, ought: boolean): EnglishClause {
  const [base, , , done] = verbOf(verb);
  const be = ought ? 'should be' : isPlural ? 'are' : 'is';
  const beNot = ought ? 'should not be' : `${be} not`;
  const was = isPlural ? 'were' : 'was';
  return {
    finite: `${text} ${be} ${done}`,
    negative: `${text} ${beNot} ${done}`,
    past: `${text} ${was} ${done}`,
    negativePast: `${text} ${was} not ${done}`,
    imperative: `please ${base} ${text}`,
    prohibition: `please do not ${base} ${text}`,
    whether: `whether to ${base} ${text}`,
  };
}

/** What nobody in particular thinks over or knows, we do. */
function somebody(subject: GlossSubject<EnglishNoun> | null, predicate: EnglishVerbForms): EnglishClause {
  if (subject) return statement(subject, predicate);
  const { base, past } = predicate;
  return {
    finite: `we ${base}`,
    negative: `we do not ${base}`,
    past: `we ${past}`,
    negativePast: `we did not ${base}`,
    imperative: `please ${base}`,
    prohibition: `please do not ${base}`,
    whether: `whether to ${base}`,
  };
}

function how(main: EnglishClause, words: string): EnglishClause {
  return whole(`${main.finite} ${words}`, `${main.past} ${words}`, `${main.imperative} ${words}`);
}

function control(main: EnglishClause, word: string, other: EnglishClause): EnglishClause {
  const join = (form: keyof EnglishClause, otherForm: keyof EnglishClause) =>
    `${main[form]}${word} ${other[otherForm]}`;
  return whole(join('finite', 'finite'), join('past', 'past'), join('imperative', 'finite'));
}

/** A sentence in English, in every form a gloss needs. */
interface EnglishClause {
  /** Agent01 is a wolf */
  readonly finite: string;
  /** Agent01 is not a wolf */
  readonly negative: string;
  /** Agent01 was a wolf */
  readonly past: string;
  readonly negativePast: string;
  /** please come out; please see to it that Agent01 comes out */
  readonly imperative: string;
  /** please do not come out */
  readonly prohibition: string;
  /** whether Agent01 is a wolf; whether to inspect Agent05 */
  readonly whether: string;
}

/** Characters or roles as a part of a sentence. */
interface EnglishNoun {
  readonly text: string;
  readonly isPlural: boolean;
  /** The noun without article, where adjectives and numbers can go before it. */
  readonly head: { readonly one: string; readonly many: string } | null;
}

/** A verb with what follows it. */
interface EnglishVerbForms {
  readonly base: string;
  readonly third: string;
  readonly plural: string;
  readonly negativeThird: string;
  readonly negativePlural: string;
  readonly past: string;
  readonly pastPlural: string;
  readonly negativePast: string;
  readonly negativePastPlural: string;
}

function verbPhrase(base: string, third: string, past: string, rest = ''): EnglishVerbForms {
  return {
    base: base + rest,
    third: third + rest,
    plural: base + rest,
    negativeThird: `does not ${base}${rest}`,
    negativePlural: `do not ${base}${rest}`,
    past: past + rest,
    pastPlural: past + rest,
    negativePast: `did not ${base}${rest}`,
    negativePastPlural: `did not ${base}${rest}`,
  };
}

function bePhrase(rest: string): EnglishVerbForms {
  return {
    base: `be ${rest}`,
    third: `is ${rest}`,
    plural: `are ${rest}`,
    negativeThird: `is not ${rest}`,
    negativePlural: `are not ${rest}`,
    past: `was ${rest}`,
    pastPlural: `were ${rest}`,
    negativePast: `was not ${rest}`,
    negativePastPlural: `were not ${rest}`,
  };
}

/** Somebody does or is something. */
function statement(
  { noun: { text, isPlural }, isAddressed }: GlossSubject<EnglishNoun>,
  predicate: EnglishVerbForms,
): EnglishClause {
  const finite = `${text} ${isPlural ? predicate.plural : predicate.third}`;
  const negative = `${text} ${isPlural ? predicate.negativePlural : predicate.negativeThird}`;
  return {
    finite,
    negative,
    past: `${text} ${isPlural ? predicate.pastPlural : predicate.past}`,
    negativePast: `${text} ${isPlural ? predicate.negativePastPlural : predicate.negativePast}`,
    imperative: isAddressed ? `please ${predicate.base}` : `please see to it that ${finite}`,
    prohibition: isAddressed ? `please do not ${predicate.base}` : `please see to it that ${negative}`,
    whether: `whether ${finite}`,
  };
}

/** Something that can only be denied as a whole. */
function whole(finite: string, past: string, imperative: string): EnglishClause {
  return {
    finite,
    negative: `it is not so that ${finite}`,
    past,
    negativePast: `it was not so that ${past}`,
    imperative,
    prohibition: `please do not act as if it were so that ${finite}`,
    whether: `whether it is so that ${finite}`,
  };
}

function negate({ negative, negativePast, imperative, prohibition, whether }: EnglishClause): EnglishClause {
  const isOpen = whether.startsWith('whether to ');
  return {
    finite: negative,
    negative: `it is not so that ${negative}`,
    past: negativePast,
    negativePast: `it was not so that ${negativePast}`,
    imperative: prohibition,
    prohibition: `please do not refuse: ${imperative}`,
    whether: isOpen ? whether.replace('whether to ', 'whether not to ') : `whether ${negative}`,
  };
}

/** The same clause after some words: a time, a condition. */
function after(words: string, inner: EnglishClause, isPast: boolean): EnglishClause {
  return {
    finite: `${words}, ${isPast ? inner.past : inner.finite}`,
    negative: `${words}, ${isPast ? inner.negativePast : inner.negative}`,
    past: `${words}, ${inner.past}`,
    negativePast: `${words}, ${inner.negativePast}`,
    imperative: `${words}, ${inner.imperative}`,
    prohibition: `${words}, ${inner.prohibition}`,
    whether: `${inner.whether}, ${words}`,
  };
}
