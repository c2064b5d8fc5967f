import type { Agent, Sentence, UnknownSentence } from '../ast.ts';
import { type AIWolfSyntaxError, showText, TOLD, unexpected } from '../diagnostic.ts';
import type { Repairs } from '../repairs.ts';
import { allOf } from '../sequence.ts';
import { MAX_REPAIRED_DEPTH } from '../source.ts';
import { ARITY, type Head, type HeadOf, type Operator } from '../words.ts';
import { readAgent, readContent, type Unfinished, unfinished } from './content.ts';
import { hintAtPast, readDayNumber } from './day.ts';
import { balanced, type Group, type LenientItem } from './items.ts';
import { agentOf, headOf } from './vocabulary.ts';
import { beginsSentence, LenientWalk } from './walk.ts';

/** Understands the groups of one text. */
export class Reader {
  /** The first thing that was not understood. */
  problem: AIWolfSyntaxError | null = null;
  private readonly text: string;
  private readonly repairs: Repairs;
  private bareDepth = 0;

  constructor(text: string, repairs: Repairs) {
    this.text = text;
    this.repairs = repairs;
  }

  /** All that stands in a group: one sentence, or several that are said together; null where it is empty. */
  readGroup(group: Group, isOperand: boolean): Sentence | null {
    const inner = this.unwrap(group, isOperand);
    const walk = new LenientWalk(this.text, this.repairs, inner);
    const sentences = this.readSentences(walk, isOperand);
    if (sentences.length === 0) return null;
    if (sentences.length > 1)
      this.repairs.add('E004-05', 'Several sentences, read as AND', inner.start, inner.end);
    return allOf(sentences);
  }

  /** `NOT ((VOTE Agent1))` has a pair too many; around a whole utterance the document allows them. */
  private unwrap(group: Group, isOperand: boolean): Group {
    let inner = group;
    for (let only = onlyGroup(inner); only !== null; only = onlyGroup(inner)) inner = only;
    if (inner !== group && isOperand) {
      this.repairs.add('surplusParentheses', 'A pair of parentheses too many', inner.start - 1, inner.start);
    }
    return inner;
  }

  private readSentences(walk: LenientWalk, isOperand: boolean): Sentence[] {
    const sentences: Sentence[] = [];
    const strange: UnknownSentence[] = [];
    for (walk.skipMarks(); walk.item !== undefined; walk.skipMarks()) {
      const sentence = this.readNext(walk, walk.item, isOperand);
      if (sentence?.kind === 'unknown' && sentence.operands.length === 0) strange.push(sentence);
      else if (sentence !== null) sentences.push(sentence);
    }
    if (sentences.length > 0) return sentences;
    return strange.slice(0, 1);
  }

  private readNext(walk: LenientWalk, item: LenientItem, isOperand: boolean): Sentence | null {
    if (item.kind === 'word')
      return beginsSentence(walk) ? this.readSentence(walk, isOperand) : this.readStrange(walk);
    walk.step();
    const sentence = this.readGroup(item, isOperand);
    if (sentence === null)
      this.repairs.addOnce('emptyParentheses', 'Nothing between parentheses', item.start, item.end);
    return sentence;
  }

  private readSentence(walk: LenientWalk, isOperand: boolean): Sentence {
    const start = walk.position;
    const subject = walk.takeIf(agentOf) ?? null;
    const head = walk.takeIf(headOf) as Head;
    const read = this.readAfterHead(walk, start, subject, head, isOperand);
    return read.kind === 'unfinished' ? this.leaveUnfinished(walk, start, read) : read;
  }

  private readAfterHead(
    walk: LenientWalk,
    start: number,
    subject: Agent | null,
    head: Head,
    isOperand: boolean,
  ): Sentence | Unfinished {
    switch (head.kind) {
      case 'act':
      case 'role':
      case 'result':
      case 'opinion':
        return readContent(walk, start, subject, head);
      case 'control':
        return this.readControl(walk, start, subject, head, isOperand);
      case 'ask':
        return this.readAsk(walk, start, subject, head);
      case 'day':
        return this.readDay(walk, start, subject, head);
      default:
        return this.readPlainOperator(walk, start, subject, head);
    }
  }

  /** Skip and Over stand alone; nested ones are kept, as Java does. */
  private readControl(
    walk: LenientWalk,
    start: number,
    subject: Agent | null,
    { word }: HeadOf<'control'>,
    isOperand: boolean,
  ): Sentence {
    const end = walk.previousEnd;
    if (isOperand) this.repairs.add('nestedControl', `${word} inside of an operator`, start, end);
    else if (subject !== null) this.repairs.add('controlSubject', `${word} takes no subject`, start, end);
    return { kind: 'control', verb: word, subject, start, end };
  }

  private readAsk(
    walk: LenientWalk,
    start: number,
    subject: Agent | null,
    { word }: HeadOf<'ask'>,
  ): Sentence | Unfinished {
    const after = walk.previousEnd;
    const written = readAgent(walk);
    const operands = this.readOperands(walk, word);
    const [first] = operands.taken;
    if (first === undefined) return unfinished('"("');
    const target = written ?? first.subject ?? 'ANY';
    if (written === null) this.repairs.addOnce('missingTarget', TOLD.missingTarget(word), start, after);
    return {
      kind: 'ask',
      operator: word,
      subject,
      target,
      ...operandFields(operands),
      start,
      end: walk.previousEnd,
    };
  }

  private readDay(
    walk: LenientWalk,
    start: number,
    subject: Agent | null,
    { word }: HeadOf<'day'>,
  ): Sentence | Unfinished {
    const day = readDayNumber(walk);
    if (day === null) return unfinished('day number');
    const operands = this.readOperands(walk, word);
    const [first] = operands.taken;
    if (first === undefined) return unfinished('"("');
    operands.taken[0] = hintAtPast(first, day, operands.isBare, this.repairs);
    return {
      kind: 'day',
      operator: word,
      subject,
      day,
      ...operandFields(operands),
      start,
      end: walk.previousEnd,
    };
  }

  private readPlainOperator(
    walk: LenientWalk,
    start: number,
    subject: Agent | null,
    head: HeadOf<'because'> | HeadOf<'logic'>,
  ): Sentence | Unfinished {
    const operands = this.readOperands(walk, head.word);
    const end = walk.previousEnd;
    const { least, most } = ARITY[head.word];
    const count = operands.taken.length;
    if (count === 0 || (count < least && most === least)) return unfinished('"("', operands.taken);
    if (count < least) this.repairs.addOnce('oneMember', TOLD.oneMember(head.word), start, end);
    const fields = operandFields(operands);
    return head.kind === 'because'
      ? { kind: 'because', operator: head.word, subject, ...fields, start, end }
      : { kind: 'logic', operator: head.word, subject, ...fields, start, end };
  }

  /** The groups, or else the bare sentences, after an operator. */
  private readOperands(walk: LenientWalk, operator: Operator): Operands {
    const { least, most } = ARITY[operator];
    const operands: Operands = { taken: [], surplus: [], isBare: false };
    const groups = this.unwrapOperands(walk, least);
    if (groups !== null) {
      for (const group of groups) this.addOperand(operands, group, most);
      return operands;
    }
    for (walk.skipMarks(); walk.item !== undefined; walk.skipMarks()) {
      if (walk.item.kind === 'group') {
        const group = walk.item;
        walk.step();
        this.addOperand(operands, group, most);
      } else if (beginsSentence(walk)) {
        if (operands.taken.length >= most) break;
        this.addBareOperand(operands, walk, operator);
      } else if (!this.skipJunk(walk)) {
        break;
      }
    }
    return operands;
  }

  /** `OR ((VOTE Agent1) (VOTE Agent2))`: a pair too many around all operands. */
  private unwrapOperands(walk: LenientWalk, least: number): Group[] | null {
    const { item } = walk;
    if (least < 2 || item?.kind !== 'group' || !walk.isLast) return null;
    const groups = item.items.filter((inner) => inner.kind === 'group');
    if (groups.length < 2 || groups.length < item.items.length) return null;
    walk.step();
    this.repairs.add('surplusParentheses', 'A pair of parentheses too many', item.start - 1, item.start);
    return groups;
  }

  private addOperand(operands: Operands, group: Group, most: number): void {
    const { start, end } = group;
    const operand = this.readGroup(group, true);
    if (operand === null) this.repairs.addOnce('emptyParentheses', 'Nothing between parentheses', start, end);
    else if (operands.taken.length < most) operands.taken.push(operand);
    else {
      this.repairs.add('surplusOperand', 'An operand too many', start, end);
      operands.surplus.push(operand);
    }
  }

  private addBareOperand(operands: Operands, walk: LenientWalk, operator: Operator): void {
    const start = walk.position;
    operands.isBare = true;
    operands.taken.push(this.readBareOperand(walk));
    this.repairs.addOnce('E004-07', `An operand of ${operator} without parentheses`, start, walk.previousEnd);
  }

  /** `NOT NOT NOT …` nests without parentheses. */
  private readBareOperand(walk: LenientWalk): Sentence {
    if (this.bareDepth >= MAX_REPAIRED_DEPTH) return this.readStrange(walk);
    this.bareDepth++;
    const operand = this.readSentence(walk, true);
    this.bareDepth--;
    return operand;
  }

  /** Java ignores what stands between two operands. False where no operand follows. */
  private skipJunk(walk: LenientWalk): boolean {
    const { word } = walk;
    if (word === null || !walk.hasGroupAhead) return false;
    const shown = showText(this.text, word.start, word.end);
    this.repairs.addOnce('surplusWord', `Left out ${shown}`, word.start, word.end);
    walk.step();
    return true;
  }

  /** Words up to the next sentence, with the groups that follow them. */
  private readStrange(walk: LenientWalk): UnknownSentence {
    const { text, word, nextWord, position: start } = walk;
    const hasSubject = word !== null && nextWord !== null && agentOf(text, word) !== null;
    const problem = hasSubject
      ? unexpected(text, nextWord.start, 'content verb or operator')
      : unexpected(text, start, 'sentence');
    walk.step();
    return this.leave(walk, start, problem, 'unknownVerb', []);
  }

  private leaveUnfinished(
    walk: LenientWalk,
    start: number,
    { expected, operands }: Unfinished,
  ): UnknownSentence {
    const problem = unexpected(this.text, walk.position, expected);
    return this.leave(walk, start, problem, 'unfinished', operands);
  }

  private leave(
    walk: LenientWalk,
    start: number,
    problem: AIWolfSyntaxError,
    code: 'unknownVerb' | 'unfinished',
    understood: readonly Sentence[],
  ): UnknownSentence {
    this.problem ??= problem;
    while (walk.word !== null && !beginsSentence(walk)) walk.step();
    const operands = [...understood, ...this.readGroups(walk)];
    const end = walk.previousEnd;
    this.repairs.add(code, problem.message, start, end);
    const text = balanced(this.text.slice(start, end));
    return { kind: 'unknown', text, subject: null, operands, start, end };
  }

  private readGroups(walk: LenientWalk): Sentence[] {
    const sentences: Sentence[] = [];
    for (let { item } = walk; item?.kind === 'group'; { item } = walk) {
      walk.step();
      const sentence = this.readGroup(item, true);
      if (sentence !== null) sentences.push(sentence);
    }
    return sentences;
  }
}

interface Operands {
  readonly taken: Sentence[];
  readonly surplus: Sentence[];
  isBare: boolean;
}

function operandFields({ taken, surplus }: Operands): { operands: Sentence[]; surplus?: Sentence[] } {
  return surplus.length === 0 ? { operands: taken } : { operands: taken, surplus };
}

function onlyGroup({ items }: Group): Group | null {
  const [only] = items;
  return items.length === 1 && only?.kind === 'group' ? only : null;
}
