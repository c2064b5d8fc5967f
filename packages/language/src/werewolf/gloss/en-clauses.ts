import type { AsNode, MetaNode, ModifiedNode, Sentence, SetNode, Verbal } from '../ast.ts';
import {
  after,
  bePhrase,
  type Clause,
  negate,
  type Predicate,
  statement,
  verbPhrase,
  whole,
} from './en-forms.ts';
import { named, nounOf, roleOf, topicOf } from './en-nouns.ts';
import { actPredicate, being, type Mood, openAct, openMeta, statePredicate } from './en-predicates.ts';
import { modifiersOf, timeOf } from './en-times.ts';
import { REPORTED } from './en-words.ts';
import { findFalseClaim, findWhoseRole } from './kinds.ts';
import { takeModifiers } from './modifiers.ts';
import type { Naming } from './naming.ts';

/** How a sentence stands where it stands. */
export interface Manner {
  readonly naming: Naming;
  readonly mood: Mood;
  /** The subject is who is asked. */
  readonly isAddressed: (subject: SetNode) => boolean;
  /** What somebody is said to say. */
  readonly sayVerbal: (verbal: Verbal) => string;
}

/** As a part of something else, whatever that is. */
function embedded({ naming, sayVerbal }: Manner): Manner {
  return { naming, sayVerbal, mood: 'plain', isAddressed: () => false };
}

export function clauseOf(tree: Sentence, manner: Manner): Clause {
  const { naming } = manner;
  const inner = (sentence: Sentence) => clauseOf(sentence, manner);
  const about = (subject: SetNode, predicate: Predicate) =>
    statement(nounOf(subject, naming), predicate, manner.isAddressed(subject));
  switch (tree.kind) {
    case 'is':
      return about(tree.subject, being(tree.predicate, nounOf(tree.subject, naming).isPlural, naming));
    case 'state':
      return about(tree.subject, statePredicate(tree, naming));
    case 'act':
      return tree.subject
        ? about(tree.subject, actPredicate(tree, naming))
        : openAct(tree, manner.mood, naming);
    case 'meta': {
      const predicate = metaPredicate(tree, manner);
      return tree.subject ? about(tree.subject, predicate) : openMeta(predicate);
    }
    case 'about':
      return statement(named('it'), bePhrase(`about ${topicOf(tree.topic, naming)}`), false);
    case 'speech':
      return statement(named(`utterance ${tree.number}`), bePhrase('right'), false);
    case 'become':
      return statement(named(timeOf(tree.time)), verbPhrase('come', 'comes', 'came'), false);
    case 'report':
      return about(tree.subject, reported(tree.verbal, manner));
    case 'modified':
      return modified(tree, inner);
    case 'not':
      return negate(inner(tree.operand));
    case 'and':
      return joined(tree.operands.map(inner), '', ', and ');
    case 'or':
      return joined(tree.operands.map(inner), 'either ', ', or ');
    case 'if':
      return conditional(
        clauseOf(tree.condition, embedded(manner)),
        inner(tree.consequence),
        tree.otherwise && inner(tree.otherwise),
      );
    case 'because':
      return control(inner(tree.conclusion), ', because', clauseOf(tree.reason, embedded(manner)));
    case 'as':
      return assumed(tree, inner(tree.sentence), manner);
    case 'before':
    case 'after':
      return control(inner(tree.event), ` ${tree.kind}`, clauseOf(tree.reference, embedded(manner)));
  }
}

function metaPredicate({ verb, sentence }: MetaNode, manner: Manner): Predicate {
  if (verb === 'know')
    return verbPhrase('know', 'knows', 'knew', ` that ${clauseOf(sentence, embedded(manner)).finite}`);
  const [third, past] = verb === 'discuss' ? ['discusses', 'discussed'] : ['decides', 'decided'];
  return verbPhrase(verb, third, past, ` ${question(verb, sentence, manner)}`);
}

/** What is discussed or decided. */
function question(verb: 'discuss' | 'decide', sentence: Sentence, manner: Manner): string {
  const { naming } = manner;
  if (sentence.kind === 'about') return `${verb === 'decide' ? 'on ' : ''}${topicOf(sentence.topic, naming)}`;
  const who = findWhoseRole(sentence);
  if (who) return `what role ${nounOf(who, naming).text} has`;
  return clauseOf(sentence, embedded(manner)).whether;
}

function reported(verbal: Verbal, { sayVerbal }: Manner): Predicate {
  const [base, third, past] = REPORTED[verbal.kind];
  return verbPhrase(base, third, past, `: "${sayVerbal(verbal)}"`);
}

function assumed(tree: AsNode, main: Clause, manner: Manner): Clause {
  const found = findFalseClaim(tree);
  const how = found
    ? `falsely as ${roleOf(found.claim.predicate, false, manner.naming)}`
    : `as if ${clauseOf(tree.assumption, embedded(manner)).past}, which is not so`;
  return whole(`${main.finite} ${how}`, `${main.past} ${how}`, `${main.imperative} ${how}`);
}

function modified(tree: ModifiedNode, inner: (sentence: Sentence) => Clause): Clause {
  const { modifiers, sentence, isPast } = takeModifiers(tree);
  return after(modifiersOf(modifiers), inner(sentence), isPast);
}

function joined(clauses: Clause[], first: string, word: string): Clause {
  const list = (form: keyof Clause) => first + clauses.map((inner) => inner[form]).join(word);
  return whole(list('finite'), list('past'), list('imperative'));
}

function conditional(condition: Clause, then: Clause, otherwise: Clause | null): Clause {
  const lead = `if ${condition.finite}`;
  const both = (form: keyof Clause) =>
    otherwise ? `${lead}, ${then[form]}, and otherwise, ${otherwise[form]}` : `${lead}, ${then[form]}`;
  return whole(both('finite'), both('past'), both('imperative'));
}

function control(main: Clause, word: string, other: Clause): Clause {
  const join = (form: keyof Clause, otherForm: keyof Clause) => `${main[form]}${word} ${other[otherForm]}`;
  return whole(join('finite', 'finite'), join('past', 'past'), join('imperative', 'finite'));
}
