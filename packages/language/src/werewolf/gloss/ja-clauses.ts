import type {
  ActNode,
  AsNode,
  MetaNode,
  ModifiedNode,
  ReportNode,
  Sentence,
  SetNode,
  StateNode,
  Verbal,
} from '../ast.ts';
import { printWerewolf } from '../printer.ts';
import {
  type Clause,
  clause,
  type Forms,
  led,
  negate,
  nounForms,
  oughtForms,
  pastForms,
  say,
  verbForms,
} from './ja-forms.ts';
import { aliasOf, nounOf, roleOf, topicOf } from './ja-nouns.ts';
import { modifiersOf, timeOf } from './ja-times.ts';
import { COMPLEMENTS, REPORTED, VERBS } from './ja-words.ts';
import { findFalseClaim, findWhoseRole } from './kinds.ts';
import { takeModifiers } from './modifiers.ts';
import type { Naming } from './naming.ts';

/** How a sentence stands where it stands. */
export interface Manner {
  readonly naming: Naming;
  /** After the subject of what somebody is: は where it is stated, が where it is a part of something else. */
  readonly topic: 'は' | 'が';
  /** What nobody in particular does ought to be done. */
  readonly ought: boolean;
  /** Who is asked goes without saying. */
  readonly addressee: string | null;
  /** What somebody is said to say. */
  readonly sayVerbal: (verbal: Verbal) => string;
}

/** As a part of something else, whatever that is. */
function embedded({ naming, sayVerbal }: Manner): Manner {
  return { naming, sayVerbal, topic: 'が', ought: false, addressee: null };
}

export function clauseOf(tree: Sentence, manner: Manner): Clause {
  const { naming } = manner;
  const inner = (sentence: Sentence) => clauseOf(sentence, manner);
  const subject = (set: SetNode | null, particle = 'が') =>
    set && printWerewolf(set) !== manner.addressee ? `${nounOf(set, naming)}${particle}` : '';
  switch (tree.kind) {
    case 'is':
      return clause(subject(tree.subject, manner.topic), nounForms(roleOf(tree.predicate, naming)));
    case 'state':
      return clause(subject(tree.subject), stateForms(tree, naming));
    case 'act':
      return act(tree, subject(tree.subject), manner);
    case 'meta':
      return meta(tree, subject(tree.subject), manner);
    case 'about':
      return clause('', nounForms(`${topicOf(tree.topic, naming)}に関すること`));
    case 'speech':
      return clause('', nounForms(`${tree.number}番の発言のとおり`));
    case 'become':
      return clause(`${timeOf(tree.time)}に`, verbForms('なる', 'godan'));
    case 'report':
      return reported(tree, manner);
    case 'modified':
      return modified(tree, inner);
    case 'not':
      return negate(inner(tree.operand));
    case 'and':
      return joined(tree.operands.map(inner), 'link', '、かつ、');
    case 'or':
      return joined(tree.operands.map(inner), 'stem', 'か、または、');
    case 'if':
      return conditional(
        conditionOf(tree.condition, manner),
        inner(tree.consequence),
        tree.otherwise && inner(tree.otherwise),
      );
    case 'because':
      return led(`${sayEmbedded(tree.reason, 'because', manner)}、`, inner(tree.conclusion), false);
    case 'as':
      return assumed(tree, manner);
    case 'before':
      return led(`${sayEmbedded(tree.reference, 'attributive', manner)}前に、`, inner(tree.event), false);
    case 'after':
      return led(`${sayEmbedded(tree.reference, 'past', manner)}後で、`, inner(tree.event), false);
  }
}

function sayEmbedded(tree: Sentence, form: keyof Forms, manner: Manner): string {
  return say(clauseOf(tree, embedded(manner)), form);
}

function stateForms({ complement }: StateNode, naming: Naming): Forms {
  return complement.kind === 'alias'
    ? verbForms(`${aliasOf(complement, naming)}する`, 'suru')
    : COMPLEMENTS[complement.complement];
}

function act({ subject, verb, object }: ActNode, lead: string, { naming, ought }: Manner): Clause {
  const [particle, forms] =
    verb.kind === 'alias'
      ? (['を', verbForms(`${aliasOf(verb, naming)}する`, 'suru')] as const)
      : VERBS[verb.verb];
  return clause(
    `${lead}${nounOf(object, naming)}${particle}`,
    subject === null && ought ? oughtForms(forms) : forms,
  );
}

function meta({ verb, sentence }: MetaNode, lead: string, manner: Manner): Clause {
  const forms = VERBS[verb][1];
  if (verb === 'know') return clause(`${lead}${sayEmbedded(sentence, 'attributive', manner)}ことを`, forms);
  return clause(`${lead}${question(sentence, manner)}`, forms);
}

/** What is discussed or decided. */
function question(sentence: Sentence, manner: Manner): string {
  const { naming } = manner;
  if (sentence.kind === 'about') return `${topicOf(sentence.topic, naming)}について`;
  const who = findWhoseRole(sentence);
  return who ? `${nounOf(who, naming)}の役職について` : `${sayEmbedded(sentence, 'stem', manner)}かどうか`;
}

function reported({ subject, verbal }: ReportNode, { naming, sayVerbal }: Manner): Clause {
  const lead = `${nounOf(subject, naming)}が「${sayVerbal(verbal)}」と`;
  return clause(lead, verbForms(REPORTED[verbal.kind], 'suru'));
}

/** A day that is to come comes; everything else may be so. */
export function conditionOf(tree: Sentence, manner: Manner): string {
  return tree.kind === 'become'
    ? `${sayEmbedded(tree, 'past', manner)}ら、`
    : `${sayEmbedded(tree, 'stem', manner)}なら、`;
}

function assumed(tree: AsNode, manner: Manner): Clause {
  const found = findFalseClaim(tree);
  if (!found) {
    const assumption = sayEmbedded(tree.assumption, 'attributive', manner);
    return led(`${assumption}ことにして（実際はそうではない）、`, clauseOf(tree.sentence, manner), false);
  }
  const { state, claim } = found;
  const { naming } = manner;
  const lead = `${nounOf(state.subject, naming)}が偽の${nounOf(claim.predicate, naming)}として`;
  return led('', clause(lead, stateForms(state, naming)), false);
}

function modified(tree: ModifiedNode, inner: (sentence: Sentence) => Clause): Clause {
  const { modifiers, sentence, isPast } = takeModifiers(tree);
  const { lead, forms, isSimple } = inner(sentence);
  return { lead: `${modifiersOf(modifiers)}、${lead}`, forms: isPast ? pastForms(forms) : forms, isSimple };
}

function conditional(condition: string, then: Clause, otherwise: Clause | null): Clause {
  if (!otherwise) return led(condition, then, false);
  return led(`${condition}${say(then, 'plain')}、そうでなければ、`, otherwise, false);
}

function joined(clauses: Clause[], form: keyof Forms, word: string): Clause {
  const last = clauses.at(-1) as Clause;
  const lead = clauses.slice(0, -1).map((inner) => `${say(inner, form)}${word}`);
  return led(lead.join(''), last, false);
}
