import type { ActNode, SetNode, StateNode } from '../ast.ts';
import { bePhrase, type Clause, type Predicate, verbPhrase } from './en-forms.ts';
import { aliasOf, nounOf, roleOf } from './en-nouns.ts';
import { BEING, COMPLEMENTS, VERBS } from './en-words.ts';
import type { Naming } from './naming.ts';

/** `ought`: what nobody in particular does ought to be done. */
export type Mood = 'plain' | 'ought';

export function being(predicate: SetNode, isPlural: boolean, naming: Naming): Predicate {
  if (predicate.kind === 'alias' && BEING[predicate.alias]) return bePhrase(BEING[predicate.alias] ?? '');
  return bePhrase(roleOf(predicate, isPlural, naming));
}

export function statePredicate({ complement }: StateNode, naming: Naming): Predicate {
  return complement.kind === 'alias'
    ? bePhrase(aliasOf(complement, naming))
    : COMPLEMENTS[complement.complement];
}

export function actPredicate({ verb, object }: ActNode, naming: Naming): Predicate {
  const [base, third, past] = verbOf(verb, naming);
  return verbPhrase(base, third, past, ` ${nounOf(object, naming).text}`);
}

/** What nobody in particular does is done. */
export function openAct({ verb, object }: ActNode, mood: Mood, naming: Naming): Clause {
  const [base, , , done] = verbOf(verb, naming);
  const { text, isPlural } = nounOf(object, naming);
  const be = mood === 'ought' ? 'should be' : isPlural ? 'are' : 'is';
  const beNot = mood === 'ought' ? 'should not be' : `${be} not`;
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

function verbOf(verb: ActNode['verb'], naming: Naming): readonly [string, string, string, string] {
  if (verb.kind === 'verb') return VERBS[verb.verb];
  const name = aliasOf(verb, naming);
  return [name, name, name, name];
}

/** What nobody in particular thinks over or knows, we do. */
export function openMeta({ base, past }: Predicate): Clause {
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
