import type {
  ActNode,
  AgreeNode,
  AliasNode,
  AsNode,
  MetaNode,
  ModifiedNode,
  NounNode,
  Phrase,
  QualifiedNode,
  RequestNode,
  Sentence,
  SentenceModifier,
  SetNode,
  StateNode,
  Utterance,
  Verbal,
  WerewolfTree,
  WithoutNode,
} from '../ast.ts';
import { isUtterance } from '../meaning/resolve.ts';
import { isSet, isTime, printWerewolf } from '../printer.ts';
import { suffixOf } from '../scanner.ts';
import type { RoleWord } from '../vocabulary.ts';
import {
  after,
  bePhrase,
  type Clause,
  type NounPhrase,
  negate,
  type Predicate,
  statement,
  verbPhrase,
  whole,
} from './en-forms.ts';
import {
  AGREEMENTS,
  BEING,
  CLAIMS,
  COMPLEMENTS,
  NOUNS,
  RELATIVE,
  REPORTED,
  ROLES,
  VERBS,
  WISHES,
  WRONG,
} from './en-words.ts';
import { isSentence } from './kinds.ts';
import type { Naming } from './naming.ts';
import { type Strength, strengthOf } from './strength.ts';

export function glossInEnglish(tree: WerewolfTree, naming: Naming): string {
  const writer = new EnglishWriter(naming);
  if (isUtterance(tree)) return `${capital(writer.utterance(tree))}.`;
  return isSentence(tree) ? `${capital(writer.sentence(tree))}.` : writer.phrase(tree);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

class EnglishWriter {
  private readonly naming: Naming;
  constructor(naming: Naming) {
    this.naming = naming;
  }

  utterance(tree: Utterance): string {
    switch (tree.kind) {
      case 'if':
        return `if ${this.clause(tree.condition).finite}, ${this.branches(tree.consequence, tree.otherwise)}`;
      case 'because':
        return `${this.utterance(tree.conclusion)}, because ${this.utterance(tree.reason)}`;
      case 'before':
      case 'after':
        return `${this.utterance(tree.event)} (I say this ${tree.kind} saying: ${this.utterance(tree.reference)})`;
      case 'and':
        return tree.operands.map((operand) => this.utterance(operand)).join('; and ');
      case 'or':
        return tree.operands.map((operand) => this.utterance(operand)).join('; or else ');
      default:
        return this.verbal(tree);
    }
  }

  private branches(then: Utterance, otherwise: Utterance | null): string {
    return otherwise
      ? `${this.utterance(then)}; otherwise, ${this.utterance(otherwise)}`
      : this.utterance(then);
  }

  /** A sentence by itself; what nobody in particular does is told to be done. */
  sentence(tree: Sentence): string {
    if (tree.kind === 'about') return `anything about ${this.topic(tree.topic)}`;
    if (tree.kind === 'speech') return `utterance ${tree.number}`;
    const { finite, imperative } = this.clause(tree);
    return isOpen(tree) ? imperative.replaceAll('please ', '') : finite;
  }

  phrase(tree: Phrase): string {
    if (isTime(tree)) return this.time(tree);
    if (isSet(tree)) return this.set(tree).text;
    switch (tree.kind) {
      case 'ordinal':
        return nth(tree.order);
      case 'relativeTime':
        return this.modifiers([tree]);
      case 'stack':
        return [this.modifiers(tree.modifiers), ...(tree.verb ? [this.word(tree.verb)] : [])].join(': ');
      case 'noun':
        return NOUNS[tree.noun];
      default:
        return this.word(tree);
    }
  }

  private word(tree: Exclude<Phrase, SetNode | SentenceModifier> | AliasNode): string {
    if (tree.kind === 'verb') return VERBS[tree.verb][0];
    if (tree.kind === 'complement') return COMPLEMENTS[tree.complement].third;
    return tree.kind === 'alias' ? this.alias(tree) : printWerewolf(tree);
  }

  // What is said

  private verbal(tree: Verbal): string {
    const strength = strengthOf(tree.rate);
    if (tree.kind === 'declare') return declared(this.clause(tree.sentence, 'ought'), strength);
    return tree.kind === 'request' ? this.request(tree, strength) : this.agreement(tree, strength);
  }

  /** Of an utterance of one's own, complete denial is a correction (4.5.3). */
  private agreement({ rate, with: agreed }: AgreeNode, strength: Strength): string {
    if (agreed.kind !== 'speech') return agreement(this.set(agreed).text, strength);
    return `${agreement(`utterance ${agreed.number}`, strength)}${rate === 0 ? ' (or, if it is mine, I correct it)' : ''}`;
  }

  private request({ target, sentence }: RequestNode, { polarity, degree }: Strength): string {
    const who = this.set(target).text;
    if (polarity === 'neutral') return `I leave it to ${who} ${this.clause(sentence).whether}`;
    if (polarity === 'deny')
      return `I suggest to ${who} that this is ${WRONG[degree]}: "${this.clause(sentence, 'ought').finite}"`;
    const asked =
      sentence.kind === 'speech'
        ? `please tell us what utterance ${sentence.number} means`
        : this.asked(target, sentence);
    return `${WISHES[degree]} ${who}: ${asked}`;
  }

  private asked(target: SetNode, sentence: Sentence): string {
    const addressee = printWerewolf(target);
    return this.clause(sentence, 'plain', (subject) => printWerewolf(subject) === addressee).imperative;
  }

  // Sentences

  /** `ought`: what nobody in particular does ought to be done; `isAddressed`: the subject is who is asked. */
  private clause(
    tree: Sentence,
    mood: 'plain' | 'ought' = 'plain',
    isAddressed: (subject: SetNode) => boolean = () => false,
  ): Clause {
    const inner = (sentence: Sentence) => this.clause(sentence, mood, isAddressed);
    const about = (subject: SetNode, predicate: Predicate) =>
      statement(this.set(subject), predicate, isAddressed(subject));
    switch (tree.kind) {
      case 'is':
        return about(tree.subject, this.being(tree.predicate, this.set(tree.subject).isPlural));
      case 'state':
        return about(tree.subject, this.statePredicate(tree));
      case 'act':
        return tree.subject ? about(tree.subject, this.actPredicate(tree)) : this.openAct(tree, mood);
      case 'meta':
        return tree.subject ? about(tree.subject, this.metaPredicate(tree)) : this.openMeta(tree);
      case 'about':
        return statement(IT, bePhrase(`about ${this.topic(tree.topic)}`), false);
      case 'speech':
        return statement({ ...IT, text: `utterance ${tree.number}` }, bePhrase('right'), false);
      case 'become':
        return statement({ ...IT, text: this.time(tree.time) }, verbPhrase('come', 'comes', 'came'), false);
      case 'report':
        return about(tree.subject, this.reported(tree.verbal));
      case 'modified':
        return this.modified(tree, inner);
      case 'not':
        return negate(inner(tree.operand));
      case 'and':
        return joined(tree.operands.map(inner), '', ', and ');
      case 'or':
        return joined(tree.operands.map(inner), 'either ', ', or ');
      case 'if':
        return conditional(
          this.clause(tree.condition),
          inner(tree.consequence),
          tree.otherwise && inner(tree.otherwise),
        );
      case 'because':
        return control(inner(tree.conclusion), ', because', this.clause(tree.reason));
      case 'as':
        return this.assumed(tree, inner(tree.sentence));
      case 'before':
      case 'after':
        return control(inner(tree.event), ` ${tree.kind}`, this.clause(tree.reference));
    }
  }

  private being(predicate: SetNode, isPlural: boolean): Predicate {
    if (predicate.kind === 'alias' && BEING[predicate.alias]) return bePhrase(BEING[predicate.alias] ?? '');
    return bePhrase(this.predicateSet(predicate, isPlural));
  }

  private predicateSet(set: SetNode, isPlural: boolean): string {
    if (set.kind === 'role') {
      const [one, many, isOnly] = ROLES[set.role];
      if (isPlural) return many;
      return isOnly ? `the ${one}` : `a ${one}`;
    }
    if (set.kind === 'or' || set.kind === 'and')
      return set.operands.map((operand) => this.predicateSet(operand, isPlural)).join(` ${set.kind} `);
    return set.kind === 'not' ? `not ${this.predicateSet(set.operand, isPlural)}` : this.set(set).text;
  }

  private statePredicate({ complement }: StateNode): Predicate {
    return complement.kind === 'alias'
      ? bePhrase(this.alias(complement))
      : COMPLEMENTS[complement.complement];
  }

  private actPredicate({ verb, object }: ActNode): Predicate {
    const [base, third, past] = this.verb(verb);
    return verbPhrase(base, third, past, ` ${this.set(object).text}`);
  }

  private openAct({ verb, object }: ActNode, mood: 'plain' | 'ought'): Clause {
    const [base, , , done] = this.verb(verb);
    const { text, isPlural } = this.set(object);
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

  private verb(verb: ActNode['verb']): readonly [string, string, string, string] {
    if (verb.kind === 'verb') return VERBS[verb.verb];
    const name = this.alias(verb);
    return [name, name, name, name];
  }

  private metaPredicate({ verb, sentence }: MetaNode): Predicate {
    if (verb === 'know') return verbPhrase('know', 'knows', 'knew', ` that ${this.clause(sentence).finite}`);
    const [third, past] = verb === 'discuss' ? ['discusses', 'discussed'] : ['decides', 'decided'];
    return verbPhrase(verb, third, past, ` ${this.question(verb, sentence)}`);
  }

  /** What is discussed or decided. */
  private question(verb: 'discuss' | 'decide', sentence: Sentence): string {
    if (sentence.kind === 'about') return `${verb === 'decide' ? 'on ' : ''}${this.topic(sentence.topic)}`;
    if (
      sentence.kind === 'is' &&
      sentence.predicate.kind === 'alias' &&
      sentence.predicate.alias === 'ANYROLE'
    )
      return `what role ${this.set(sentence.subject).text} has`;
    return this.clause(sentence).whether;
  }

  private openMeta(tree: MetaNode): Clause {
    const { base, past } = this.metaPredicate(tree);
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

  private reported(verbal: Verbal): Predicate {
    const [base, third, past] = REPORTED[verbal.kind];
    return verbPhrase(base, third, past, `: "${this.verbal(verbal)}"`);
  }

  private assumed({ sentence, assumption }: AsNode, main: Clause): Clause {
    const isClaim =
      sentence.kind === 'state' &&
      assumption.kind === 'is' &&
      isSameSet(sentence.subject, assumption.subject);
    const how = isClaim
      ? `falsely as ${this.predicateSet(assumption.predicate, false)}`
      : `as if ${this.clause(assumption).past}, which is not so`;
    return whole(`${main.finite} ${how}`, `${main.past} ${how}`, `${main.imperative} ${how}`);
  }

  private modified(tree: ModifiedNode, inner: (sentence: Sentence) => Clause): Clause {
    const stack: SentenceModifier[] = [];
    let sentence: Sentence = tree;
    for (; sentence.kind === 'modified'; sentence = sentence.sentence) stack.push(sentence.by);
    const isPast = stack.some((by) => by.kind === 'dayWord' && by.word === 'yesterday');
    return after(this.modifiers(stack), inner(sentence), isPast);
  }

  private modifiers(stack: readonly SentenceModifier[]): string {
    return stack
      .map((by, index) => this.modifier(by, stack[index - 1], stack[index + 1]))
      .filter((words) => words !== '')
      .join(', ');
  }

  /** `before almost` is just before. */
  private modifier(
    by: SentenceModifier,
    last: SentenceModifier | undefined,
    next: SentenceModifier | undefined,
  ): string {
    if (by.kind === 'ordinal') return `as the ${nth(by.order)}`;
    if (by.kind !== 'relativeTime') return by.kind === 'dayWord' ? by.word : `on ${this.time(by)}`;
    if (by.word === 'almost' && isBeforeOrAfter(last)) return '';
    const isAlmost = next?.kind === 'relativeTime' && next.word === 'almost';
    return isAlmost && isBeforeOrAfter(by) ? `just ${by.word} that` : RELATIVE[by.word];
  }

  // Words

  private time(time: Extract<SentenceModifier, { kind: 'day' | 'dayWord' | 'and' | 'or' }>): string {
    if (time.kind === 'day') return `day ${time.day}`;
    if (time.kind === 'dayWord') return time.word;
    return time.operands.map((operand) => this.time(operand)).join(` ${time.kind} `);
  }

  private topic(topic: NounNode | SetNode): string {
    return topic.kind === 'noun' ? NOUNS[topic.noun] : this.set(topic).text;
  }

  private set(set: SetNode): NounPhrase {
    switch (set.kind) {
      case 'character':
        return named(this.naming.names[set.player - 1] ?? set.name);
      case 'role':
        return roleNoun(set.role);
      case 'alias':
        return { text: this.alias(set), isPlural: false, head: null };
      case 'who':
        return named('that player');
      case 'without':
        return this.except(set);
      case 'not':
        return named(`anybody but ${this.part(set.operand)}`);
      case 'and':
        return { ...named(set.operands.map((operand) => this.part(operand)).join(' and ')), isPlural: true };
      case 'or':
        return named(set.operands.map((operand) => this.part(operand)).join(' or '));
      case 'qualified':
        return this.qualified(set);
    }
  }

  private except({ base, except }: WithoutNode): NounPhrase {
    const { text, isPlural } = this.set(base);
    return { text: `${bracketed(base, text)} except ${this.part(except)}`, isPlural, head: null };
  }

  /** A set within another; brackets keep apart what belongs together. */
  private part(set: SetNode): string {
    return bracketed(set, this.set(set).text);
  }

  private qualified({ by, set }: QualifiedNode): NounPhrase {
    const { head, text, isPlural } = this.set(set);
    if (by.kind === 'numeral') {
      const isMany = by.count !== 1;
      return {
        text: `${by.count} ${head ? (isMany ? head.many : head.one) : `of ${text}`}`,
        isPlural: isMany,
        head: null,
      };
    }
    if (by.kind === 'ordinal') return named(`the ${nth(by.order)} ${head ? head.one : `of ${text}`}`);
    const status = by.status === 'died' ? 'dead' : 'living';
    if (!head) return { text: `${text} (${status})`, isPlural, head: null };
    const inner = { one: `${status} ${head.one}`, many: `${status} ${head.many}` };
    return { text: `the ${isPlural ? inner.many : inner.one}`, isPlural, head: inner };
  }

  private alias({ alias }: AliasNode): string {
    return this.naming.aliases[alias]?.gloss?.en ?? alias;
  }
}

const IT: NounPhrase = { text: 'it', isPlural: false, head: null };

function bracketed({ kind }: SetNode, text: string): string {
  return kind === 'and' || kind === 'or' || kind === 'without' ? `[${text}]` : text;
}

function named(text: string): NounPhrase {
  return { text, isPlural: false, head: null };
}

function roleNoun(role: RoleWord): NounPhrase {
  const [one, many, isOnly] = ROLES[role];
  return { text: `the ${isOnly ? one : many}`, isPlural: !isOnly, head: { one, many } };
}

function nth(order: number): string {
  return `${order}${suffixOf(order)}`;
}

/** Whether nobody in particular does what the sentence is about. */
function isOpen(tree: Sentence): boolean {
  switch (tree.kind) {
    case 'act':
    case 'meta':
      return tree.subject === null;
    case 'not':
      return isOpen(tree.operand);
    case 'and':
    case 'or':
      return tree.operands.every(isOpen);
    case 'modified':
    case 'as':
      return isOpen(tree.sentence);
    case 'if':
      return isOpen(tree.consequence);
    case 'because':
      return isOpen(tree.conclusion);
    case 'before':
    case 'after':
      return isOpen(tree.event);
    default:
      return false;
  }
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

function declared(content: Clause, { polarity, degree }: Strength): string {
  if (polarity === 'neutral') return `I cannot tell ${content.whether}`;
  return `${CLAIMS[degree]} ${polarity === 'deny' ? content.negative : content.finite}`;
}

function agreement(what: string, { polarity, degree }: Strength): string {
  if (polarity === 'neutral') return `I neither agree nor disagree with ${what}`;
  return `${AGREEMENTS[degree][polarity === 'affirm' ? 0 : 1]} ${what}`;
}

function isBeforeOrAfter(by: SentenceModifier | undefined): boolean {
  return by?.kind === 'relativeTime' && (by.word === 'before' || by.word === 'after');
}

function isSameSet(one: SetNode, other: SetNode): boolean {
  return printWerewolf(one) === printWerewolf(other);
}
