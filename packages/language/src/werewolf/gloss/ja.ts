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
import { clauseOf, conditionOf, type Manner } from './ja-clauses.ts';
import { type Clause, negate, say } from './ja-forms.ts';
import { aliasOf, nounOf, topicOf } from './ja-nouns.ts';
import { modifiersOf, timeOf } from './ja-times.ts';
import { AGREEMENTS, CLAIMS, COMPLEMENTS, NOT_THOUGHT, NOUNS, VERBS, WISHES } from './ja-words.ts';
import { isSentence } from './kinds.ts';
import type { Naming } from './naming.ts';
import { type Strength, strengthOf } from './strength.ts';

export function glossInJapanese(tree: WerewolfTree, naming: Naming): string {
  const writer = new JapaneseWriter(naming);
  if (isUtterance(tree)) return `${writer.utterance(tree)}。`;
  return isSentence(tree) ? `${writer.sentence(tree)}。` : writer.phrase(tree);
}

class JapaneseWriter {
  private readonly naming: Naming;
  private readonly embedded: Manner;
  private readonly stated: Manner;
  private readonly claimed: Manner;

  constructor(naming: Naming) {
    const sayVerbal = (verbal: Verbal) => this.verbal(verbal);
    this.naming = naming;
    this.embedded = { naming, sayVerbal, topic: 'が', ought: false, addressee: null };
    this.stated = { ...this.embedded, topic: 'は' };
    this.claimed = { ...this.stated, ought: true };
  }

  utterance(tree: Utterance): string {
    switch (tree.kind) {
      case 'if':
        return `${conditionOf(tree.condition, this.embedded)}${this.branches(tree.consequence, tree.otherwise)}`;
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
    if (tree.kind === 'about') return `${topicOf(tree.topic, this.naming)}に関することなら何でも`;
    if (tree.kind === 'speech') return `${tree.number}番の発言`;
    return say(clauseOf(tree, this.stated), 'polite');
  }

  phrase(tree: Phrase): string {
    if (isTime(tree)) return timeOf(tree);
    if (isSet(tree)) return nounOf(tree, this.naming);
    switch (tree.kind) {
      case 'ordinal':
        return `${tree.order}番目の`;
      case 'relativeTime':
        return modifiersOf([tree]);
      case 'stack':
        return `${modifiersOf(tree.modifiers)}${tree.verb ? this.word(tree.verb) : ''}`;
      case 'noun':
        return NOUNS[tree.noun];
      default:
        return this.word(tree);
    }
  }

  private word(tree: Exclude<Phrase, SetNode | SentenceModifier> | AliasNode): string {
    if (tree.kind === 'verb') return VERBS[tree.verb][1].plain;
    if (tree.kind === 'complement') return COMPLEMENTS[tree.complement].plain;
    return tree.kind === 'alias' ? aliasOf(tree, this.naming) : printWerewolf(tree);
  }

  private verbal(tree: Verbal): string {
    const strength = strengthOf(tree.rate);
    if (tree.kind === 'declare') return declared(clauseOf(tree.sentence, this.claimed), strength);
    return tree.kind === 'request' ? this.request(tree, strength) : this.agreement(tree, strength);
  }

  /** Of an utterance of one's own, complete denial is a correction (4.5.3). */
  private agreement({ rate, with: agreed }: AgreeNode, strength: Strength): string {
    if (agreed.kind !== 'speech') return agreement(nounOf(agreed, this.naming), strength);
    return `${agreement(`${agreed.number}番の発言`, strength)}${rate === 0 ? '（自分の発言なら訂正します）' : ''}`;
  }

  private request({ target, sentence }: RequestNode, { polarity, degree }: Strength): string {
    const who = nounOf(target, this.naming);
    if (polarity === 'neutral')
      return `${say(clauseOf(sentence, this.embedded), 'stem')}かどうかは${who}にお任せします`;
    if (polarity === 'deny') {
      const [before, after] = NOT_THOUGHT[degree];
      return `${before}「${say(clauseOf(sentence, this.claimed), 'plain')}」とは${after}思わない、と${who}に提案します`;
    }
    const asked =
      sentence.kind === 'speech'
        ? `${sentence.number}番の発言の意味を説明する`
        : say(this.asked(target, sentence), 'attributive');
    return `${who}に、${asked}よう、${WISHES[degree]}お願いします`;
  }

  /** What is asked of somebody need not name him again. */
  private asked(target: SetNode, sentence: Sentence): Clause {
    return clauseOf(sentence, { ...this.embedded, addressee: printWerewolf(target) });
  }
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
