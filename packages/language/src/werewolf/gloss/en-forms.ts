/** A sentence in English, in every form a gloss needs. */
export interface Clause {
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
export interface NounPhrase {
  readonly text: string;
  readonly isPlural: boolean;
  /** The noun without article, where adjectives and numbers can go before it. */
  readonly head: { readonly one: string; readonly many: string } | null;
}

/** A verb with what follows it. */
export interface Predicate {
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

export function verbPhrase(base: string, third: string, past: string, rest = ''): Predicate {
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

export function bePhrase(rest: string): Predicate {
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

/** Somebody does or is something; `isAddressed`: the one who is asked to. */
export function statement(
  { text, isPlural }: NounPhrase,
  predicate: Predicate,
  isAddressed: boolean,
): Clause {
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
export function whole(finite: string, past: string, imperative: string): Clause {
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

export function negate({ negative, negativePast, imperative, prohibition, whether }: Clause): Clause {
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
export function after(words: string, inner: Clause, isPast: boolean): Clause {
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
