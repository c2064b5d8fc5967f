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
} from '../ast.ts';
import { isUtterance } from '../meaning/resolve.ts';
import { isSet, isTime, printWerewolf } from '../printer.ts';
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
import {
  AGREEMENTS,
  CLAIMS,
  COMPLEMENTS,
  DAYS,
  NOT_THOUGHT,
  NOUNS,
  RELATIVE,
  REPORTED,
  ROLES,
  STATUS,
  VERBS,
  WISHES,
} from './ja-words.ts';
import { isSentence } from './kinds.ts';
import type { Naming } from './naming.ts';
import { type Strength, strengthOf } from './strength.ts';

export function glossInJapanese(tree: WerewolfTree, naming: Naming): string {
  const writer = new JapaneseWriter(naming);
  if (isUtterance(tree)) return `${writer.utterance(tree)}。`;
  return isSentence(tree) ? `${writer.sentence(tree)}。` : writer.phrase(tree);
}

/** How a sentence stands where it stands. */
interface Manner {
  /** After the subject of what somebody is: は where it is stated, が where it is a part of something else. */
  readonly topic: 'は' | 'が';
  /** What nobody in particular does ought to be done. */
  readonly ought: boolean;
  /** Who is asked goes without saying. */
  readonly addressee: string | null;
}

const EMBEDDED: Manner = { topic: 'が', ought: false, addressee: null };
const STATED: Manner = { topic: 'は', ought: false, addressee: null };
const CLAIMED: Manner = { topic: 'は', ought: true, addressee: null };

class JapaneseWriter {
  private readonly naming: Naming;
  constructor(naming: Naming) {
    this.naming = naming;
  }

  utterance(tree: Utterance): string {
    switch (tree.kind) {
      case 'if':
        return `${this.condition(tree.condition)}${this.branches(tree.consequence, tree.otherwise)}`;
      case 'because':
        return `${this.utterance(tree.reason)}。したがって、${this.utterance(tree.conclusion)}`;
      case 'before':
        return `「${this.utterance(tree.reference)}」と言う前に、${this.utterance(tree.event)}`;
      case 'after':
        return `「${this.utterance(tree.reference)}」と言った後で、${this.utterance(tree.event)}`;
      case 'and':
        return tree.operands.map((operand) => this.utterance(operand)).join('。また、');
      case 'or':
        return tree.operands.map((operand) => this.utterance(operand)).join('。あるいは、');
      default:
        return this.verbal(tree);
    }
  }

  private branches(then: Utterance, otherwise: Utterance | null): string {
    return otherwise
      ? `${this.utterance(then)}。そうでなければ、${this.utterance(otherwise)}`
      : this.utterance(then);
  }

  /** A sentence by itself. */
  sentence(tree: Sentence): string {
    if (tree.kind === 'about') return `${this.topic(tree.topic)}に関することなら何でも`;
    if (tree.kind === 'speech') return `${tree.number}番の発言`;
    return say(this.clause(tree, STATED), 'polite');
  }

  phrase(tree: Phrase): string {
    if (isTime(tree)) return this.time(tree);
    if (isSet(tree)) return this.set(tree);
    switch (tree.kind) {
      case 'ordinal':
        return `${tree.order}番目の`;
      case 'relativeTime':
        return this.modifiers([tree]);
      case 'stack':
        return `${this.modifiers(tree.modifiers)}${tree.verb ? this.word(tree.verb) : ''}`;
      case 'noun':
        return NOUNS[tree.noun];
      default:
        return this.word(tree);
    }
  }

  private word(tree: Exclude<Phrase, SetNode | SentenceModifier> | AliasNode): string {
    if (tree.kind === 'verb') return VERBS[tree.verb][1].plain;
    if (tree.kind === 'complement') return COMPLEMENTS[tree.complement].plain;
    return tree.kind === 'alias' ? this.alias(tree) : printWerewolf(tree);
  }

  // What is said

  private verbal(tree: Verbal): string {
    const strength = strengthOf(tree.rate);
    if (tree.kind === 'declare') return declared(this.clause(tree.sentence, CLAIMED), strength);
    return tree.kind === 'request' ? this.request(tree, strength) : this.agreement(tree, strength);
  }

  /** Of an utterance of one's own, complete denial is a correction (4.5.3). */
  private agreement({ rate, with: agreed }: AgreeNode, strength: Strength): string {
    if (agreed.kind !== 'speech') return agreement(this.set(agreed), strength);
    return `${agreement(`${agreed.number}番の発言`, strength)}${rate === 0 ? '（自分の発言なら訂正します）' : ''}`;
  }

  private request({ target, sentence }: RequestNode, strength: Strength): string {
    const who = this.set(target);
    if (strength.polarity === 'neutral')
      return `${say(this.clause(sentence), 'stem')}かどうかは${who}にお任せします`;
    if (strength.polarity === 'deny')
      return `${NOT_THOUGHT[strength.degree][0]}「${say(this.clause(sentence, CLAIMED), 'plain')}」とは${NOT_THOUGHT[strength.degree][1]}思わない、と${who}に提案します`;
    const asked =
      sentence.kind === 'speech'
        ? `${sentence.number}番の発言の意味を説明する`
        : say(this.asked(target, sentence), 'attributive');
    return `${who}に、${asked}よう、${WISHES[strength.degree]}お願いします`;
  }

  /** What is asked of somebody need not name him again. */
  private asked(target: SetNode, sentence: Sentence): Clause {
    return this.clause(sentence, { ...EMBEDDED, addressee: printWerewolf(target) });
  }

  // Sentences

  private clause(tree: Sentence, manner: Manner = EMBEDDED): Clause {
    const inner = (sentence: Sentence) => this.clause(sentence, manner);
    const subject = (set: SetNode | null, particle = 'が') =>
      set && printWerewolf(set) !== manner.addressee ? `${this.set(set)}${particle}` : '';
    switch (tree.kind) {
      case 'is':
        return clause(subject(tree.subject, manner.topic), nounForms(this.being(tree.predicate)));
      case 'state':
        return clause(subject(tree.subject), this.stateForms(tree));
      case 'act':
        return this.act(tree, subject(tree.subject), manner.ought);
      case 'meta':
        return this.meta(tree, subject(tree.subject));
      case 'about':
        return clause('', nounForms(`${this.topic(tree.topic)}に関すること`));
      case 'speech':
        return clause('', nounForms(`${tree.number}番の発言のとおり`));
      case 'become':
        return clause(`${this.time(tree.time)}に`, verbForms('なる', 'godan'));
      case 'report':
        return clause(
          `${this.set(tree.subject)}が「${this.verbal(tree.verbal)}」と`,
          verbForms(REPORTED[tree.verbal.kind], 'suru'),
        );
      case 'modified':
        return this.modified(tree, inner);
      case 'not':
        return negate(inner(tree.operand));
      case 'and':
        return joined(tree.operands.map(inner), 'link', '、かつ、');
      case 'or':
        return joined(tree.operands.map(inner), 'stem', 'か、または、');
      case 'if':
        return conditional(
          this.condition(tree.condition),
          inner(tree.consequence),
          tree.otherwise && inner(tree.otherwise),
        );
      case 'because':
        return led(`${say(this.clause(tree.reason), 'because')}、`, inner(tree.conclusion), false);
      case 'as':
        return this.assumed(tree, inner);
      case 'before':
        return led(`${say(this.clause(tree.reference), 'attributive')}前に、`, inner(tree.event), false);
      case 'after':
        return led(`${say(this.clause(tree.reference), 'past')}後で、`, inner(tree.event), false);
    }
  }

  private being(predicate: SetNode): string {
    return predicate.kind === 'alias' && predicate.alias === 'ANYROLE'
      ? 'いずれかの役職'
      : this.set(predicate);
  }

  private stateForms({ complement }: StateNode): Forms {
    return complement.kind === 'alias'
      ? verbForms(`${this.alias(complement)}する`, 'suru')
      : COMPLEMENTS[complement.complement];
  }

  private act({ subject, verb, object }: ActNode, lead: string, ought: boolean): Clause {
    const [particle, forms] =
      verb.kind === 'alias'
        ? (['を', verbForms(`${this.alias(verb)}する`, 'suru')] as const)
        : VERBS[verb.verb];
    return clause(
      `${lead}${this.set(object)}${particle}`,
      subject === null && ought ? oughtForms(forms) : forms,
    );
  }

  private meta({ verb, sentence }: MetaNode, lead: string): Clause {
    const forms = VERBS[verb][1];
    if (verb === 'know') return clause(`${lead}${say(this.clause(sentence), 'attributive')}ことを`, forms);
    return clause(`${lead}${this.question(sentence)}`, forms);
  }

  /** What is discussed or decided. */
  private question(sentence: Sentence): string {
    if (sentence.kind === 'about') return `${this.topic(sentence.topic)}について`;
    if (
      sentence.kind === 'is' &&
      sentence.predicate.kind === 'alias' &&
      sentence.predicate.alias === 'ANYROLE'
    )
      return `${this.set(sentence.subject)}の役職について`;
    return `${say(this.clause(sentence), 'stem')}かどうか`;
  }

  /** A day that is to come comes; everything else may be so. */
  private condition(tree: Sentence): string {
    const condition = this.clause(tree);
    return tree.kind === 'become' ? `${say(condition, 'past')}ら、` : `${say(condition, 'stem')}なら、`;
  }

  /** `(Agent04 comingout) as (Agent04 seer)`: a false seer comes out. */
  private assumed({ sentence, assumption }: AsNode, inner: (sentence: Sentence) => Clause): Clause {
    if (
      sentence.kind === 'state' &&
      assumption.kind === 'is' &&
      isSameSet(sentence.subject, assumption.subject)
    )
      return led(
        '',
        clause(
          `${this.set(sentence.subject)}が偽の${this.set(assumption.predicate)}として`,
          this.stateForms(sentence),
        ),
        false,
      );
    return led(
      `${say(this.clause(assumption), 'attributive')}ことにして（実際はそうではない）、`,
      inner(sentence),
      false,
    );
  }

  private modified(tree: ModifiedNode, inner: (sentence: Sentence) => Clause): Clause {
    const stack: SentenceModifier[] = [];
    let sentence: Sentence = tree;
    for (; sentence.kind === 'modified'; sentence = sentence.sentence) stack.push(sentence.by);
    const { lead, forms, isSimple } = inner(sentence);
    const isPast = stack.some((by) => by.kind === 'dayWord' && by.word === 'yesterday');
    return { lead: `${this.modifiers(stack)}、${lead}`, forms: isPast ? pastForms(forms) : forms, isSimple };
  }

  private modifiers(stack: readonly SentenceModifier[]): string {
    return stack.map((by, index) => this.modifier(by, stack[index - 1], stack[index + 1])).join('');
  }

  /** `before almost` is just before. */
  private modifier(
    by: SentenceModifier,
    last: SentenceModifier | undefined,
    next: SentenceModifier | undefined,
  ): string {
    if (by.kind === 'ordinal') return `${by.order}番目に`;
    if (by.kind !== 'relativeTime') return by.kind === 'dayWord' ? this.time(by) : `${this.time(by)}に`;
    if (by.word === 'almost' && isBeforeOrAfter(last)) return '';
    const isAlmost = next?.kind === 'relativeTime' && next.word === 'almost';
    if (isAlmost && by.word === 'before') return '直前に';
    return isAlmost && by.word === 'after' ? '直後に' : RELATIVE[by.word];
  }

  // Words

  private time(time: Extract<SentenceModifier, { kind: 'day' | 'dayWord' | 'and' | 'or' }>): string {
    if (time.kind === 'day') return `${time.day}日目`;
    if (time.kind === 'dayWord') return DAYS[time.word];
    return time.operands.map((operand) => this.time(operand)).join(time.kind === 'and' ? 'と' : 'か');
  }

  private topic(topic: NounNode | SetNode): string {
    return topic.kind === 'noun' ? NOUNS[topic.noun] : this.set(topic);
  }

  private set(set: SetNode): string {
    switch (set.kind) {
      case 'character':
        return this.naming.names[set.player - 1] ?? set.name;
      case 'role':
        return ROLES[set.role];
      case 'alias':
        return this.alias(set);
      case 'who':
        return 'その人';
      case 'without':
        return `${this.part(set.except)}以外の${this.part(set.base)}`;
      case 'not':
        return `${this.part(set.operand)}以外`;
      case 'and':
        return set.operands.map((operand) => this.part(operand)).join('と');
      case 'or':
        return set.operands.map((operand) => this.part(operand)).join('か');
      case 'qualified':
        return this.qualified(set);
    }
  }

  /** A set within another; brackets keep apart what belongs together. */
  private part(set: SetNode): string {
    return set.kind === 'and' || set.kind === 'or' || set.kind === 'without'
      ? `（${this.set(set)}）`
      : this.set(set);
  }

  private qualified({ by, set }: QualifiedNode): string {
    if (by.kind === 'numeral') return `${this.part(set)}${by.count}人`;
    return by.kind === 'ordinal'
      ? `${by.order}番目の${this.part(set)}`
      : `${STATUS[by.status]}${this.part(set)}`;
  }

  private alias({ alias }: AliasNode): string {
    return this.naming.aliases[alias]?.gloss?.ja ?? alias;
  }
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

function declared(content: Clause, { polarity, degree }: Strength): string {
  if (polarity === 'neutral') return `${say(content, 'stem')}かどうかは分かりません`;
  const [before, after] = CLAIMS[degree];
  return `${before}${say(polarity === 'deny' ? negate(content) : content, 'plain')}${after}`;
}

function agreement(what: string, { polarity, degree }: Strength): string {
  if (polarity === 'neutral') return `${what}には賛成も反対もしません`;
  return `${what}${AGREEMENTS[degree][polarity === 'affirm' ? 0 : 1]}`;
}

function isBeforeOrAfter(by: SentenceModifier | undefined): boolean {
  return by?.kind === 'relativeTime' && (by.word === 'before' || by.word === 'after');
}

function isSameSet(one: SetNode, other: SetNode): boolean {
  return printWerewolf(one) === printWerewolf(other);
}
