import type {
  AgreeNode,
  AliasNode,
  Phrase,
  RequestNode,
  Sentence,
  SentenceModifier,
  SetNode,
  Utterance,
  Verbal,
  WerewolfTree,
} from '../ast.ts';
import { isUtterance } from '../meaning/resolve.ts';
import { isSet, isTime, printWerewolf } from '../printer.ts';
import { clauseOf, type Manner } from './en-clauses.ts';
import type { Clause } from './en-forms.ts';
import { aliasOf, nounOf, nth, topicOf } from './en-nouns.ts';
import { modifiersOf, timeOf } from './en-times.ts';
import { AGREEMENTS, CLAIMS, COMPLEMENTS, NOUNS, VERBS, WISHES, WRONG } from './en-words.ts';
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
  private readonly plain: Manner;
  private readonly claimed: Manner;

  constructor(naming: Naming) {
    const sayVerbal = (verbal: Verbal) => this.verbal(verbal);
    this.naming = naming;
    this.plain = { naming, sayVerbal, mood: 'plain', isAddressed: () => false };
    this.claimed = { ...this.plain, mood: 'ought' };
  }

  utterance(tree: Utterance): string {
    switch (tree.kind) {
      case 'if':
        return `if ${clauseOf(tree.condition, this.plain).finite}, ${this.branches(tree.consequence, tree.otherwise)}`;
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
    if (tree.kind === 'about') return `anything about ${topicOf(tree.topic, this.naming)}`;
    if (tree.kind === 'speech') return `utterance ${tree.number}`;
    const { finite, imperative } = clauseOf(tree, this.plain);
    return isOpen(tree) ? imperative.replaceAll('please ', '') : finite;
  }

  phrase(tree: Phrase): string {
    if (isTime(tree)) return timeOf(tree);
    if (isSet(tree)) return nounOf(tree, this.naming).text;
    switch (tree.kind) {
      case 'ordinal':
        return nth(tree.order);
      case 'relativeTime':
        return modifiersOf([tree]);
      case 'stack':
        return [modifiersOf(tree.modifiers), ...(tree.verb ? [this.word(tree.verb)] : [])].join(': ');
      case 'noun':
        return NOUNS[tree.noun];
      default:
        return this.word(tree);
    }
  }

  private word(tree: Exclude<Phrase, SetNode | SentenceModifier> | AliasNode): string {
    if (tree.kind === 'verb') return VERBS[tree.verb][0];
    if (tree.kind === 'complement') return COMPLEMENTS[tree.complement].third;
    return tree.kind === 'alias' ? aliasOf(tree, this.naming) : printWerewolf(tree);
  }

  private verbal(tree: Verbal): string {
    const strength = strengthOf(tree.rate);
    if (tree.kind === 'declare') return declared(clauseOf(tree.sentence, this.claimed), strength);
    return tree.kind === 'request' ? this.request(tree, strength) : this.agreement(tree, strength);
  }

  /** Of an utterance of one's own, complete denial is a correction (4.5.3). */
  private agreement({ rate, with: agreed }: AgreeNode, strength: Strength): string {
    if (agreed.kind !== 'speech') return agreement(nounOf(agreed, this.naming).text, strength);
    return `${agreement(`utterance ${agreed.number}`, strength)}${rate === 0 ? ' (or, if it is mine, I correct it)' : ''}`;
  }

  private request({ target, sentence }: RequestNode, { polarity, degree }: Strength): string {
    const who = nounOf(target, this.naming).text;
    if (polarity === 'neutral') return `I leave it to ${who} ${clauseOf(sentence, this.plain).whether}`;
    if (polarity === 'deny')
      return `I suggest to ${who} that this is ${WRONG[degree]}: "${clauseOf(sentence, this.claimed).finite}"`;
    const asked =
      sentence.kind === 'speech'
        ? `please tell us what utterance ${sentence.number} means`
        : this.asked(target, sentence);
    return `${WISHES[degree]} ${who}: ${asked}`;
  }

  private asked(target: SetNode, sentence: Sentence): string {
    const addressee = printWerewolf(target);
    const isAddressed = (subject: SetNode) => printWerewolf(subject) === addressee;
    return clauseOf(sentence, { ...this.plain, isAddressed }).imperative;
  }
}

function declared(content: Clause, { polarity, degree }: Strength): string {
  if (polarity === 'neutral') return `I cannot tell ${content.whether}`;
  return `${CLAIMS[degree]} ${polarity === 'deny' ? content.negative : content.finite}`;
}

function agreement(what: string, { polarity, degree }: Strength): string {
  if (polarity === 'neutral') return `I neither agree nor disagree with ${what}`;
  return `${AGREEMENTS[degree][polarity === 'affirm' ? 0 : 1]} ${what}`;
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
