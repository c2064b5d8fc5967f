import type {
  AndNode,
  IfNode,
  NotNode,
  OrNode,
  Sentence,
  SetNode,
  TimeNode,
  Utterance,
  WerewolfNode,
} from './ast.ts';
import { suffixOf } from './scanner.ts';

/** The canonical text of a tree. */
export function printWerewolf(tree: WerewolfNode): string {
  switch (tree.kind) {
    case 'character':
      return tree.name;
    case 'role':
      return tree.role;
    case 'alias':
      return tree.alias;
    case 'who':
      return 'who';
    case 'noun':
      return tree.noun;
    case 'verb':
      return tree.verb;
    case 'complement':
      return tree.complement;
    case 'without':
      return `${printBase(tree.base)} without ${printBase(tree.except)}`;
    case 'numeral':
      return `${tree.count}`;
    case 'ordinal':
      return `${tree.order}${suffixOf(tree.order)}`;
    case 'status':
      return tree.status;
    case 'day':
      return `day_${tree.day}`;
    case 'dayWord':
    case 'relativeTime':
      return tree.word;
    case 'qualified':
      return `${printWerewolf(tree.by)} ${printQualifiedSet(tree.set)}`;
    case 'modified':
      return `${printWerewolf(tree.by)} ${printModifiedSentence(tree.sentence, tree.by.kind === 'ordinal')}`;
    case 'stack':
      return [...tree.modifiers, ...(tree.verb ? [tree.verb] : [])].map(printWerewolf).join(' ');
    case 'is':
      return `${printWerewolf(tree.subject)} ${printPredicate(tree.predicate)}`;
    case 'state':
      return `${printWerewolf(tree.subject)} ${printWerewolf(tree.complement)}`;
    case 'act':
      return `${printSubject(tree.subject)}${printWerewolf(tree.verb)} ${printWerewolf(tree.object)}`;
    case 'meta':
      return `${printSubject(tree.subject)}${tree.verb} ${inParentheses(tree.sentence)}`;
    case 'about':
      return `about ${printWerewolf(tree.topic)}`;
    case 'speech':
      return `speech ${tree.number}`;
    case 'become':
      return `become ${printWerewolf(tree.time)}`;
    case 'report':
      return `${printWerewolf(tree.subject)} ${printWerewolf(tree.verbal)}`;
    case 'declare':
      return `declare ${tree.rate}% ${inParentheses(tree.sentence)}`;
    case 'request':
      return `request ${printWerewolf(tree.target)} ${tree.rate}% ${inParentheses(tree.sentence)}`;
    case 'agree':
      return `agree ${tree.rate}% ${inParentheses(tree.with)}`;
    case 'not':
      return printNot(tree);
    case 'and':
    case 'or':
      return printJoined(tree);
    case 'if':
      return printIf(tree);
    case 'because':
      return `${inParentheses(tree.conclusion)} because ${inParentheses(tree.reason)}`;
    case 'as':
      return `${inParentheses(tree.sentence)} as ${inParentheses(tree.assumption)}`;
    case 'before':
    case 'after':
      return `${inParentheses(tree.event)} ${tree.kind} ${inParentheses(tree.reference)}`;
  }
}

function inParentheses(node: WerewolfNode): string {
  return `(${printWerewolf(node)})`;
}

function printSubject(subject: SetNode | null): string {
  return subject ? `${printWerewolf(subject)} ` : '';
}

function printIf({ condition, consequence, otherwise }: IfNode<Sentence> | IfNode<Utterance>): string {
  const branch = otherwise ? ` else ${inParentheses(otherwise)}` : '';
  return `if ${inParentheses(condition)} then ${inParentheses(consequence)}${branch}`;
}

/** Whether a node is characters, roles or nothing else: `and`, `or` and `not` are what their operands are. */
export function isSet(node: WerewolfNode): node is SetNode {
  switch (node.kind) {
    case 'character':
    case 'role':
    case 'who':
    case 'without':
    case 'qualified':
      return true;
    case 'alias':
      return node.of === 'character' || node.of === 'role';
    case 'not':
      return isSet(node.operand);
    case 'and':
    case 'or':
      return node.operands.some(isSet);
    default:
      return false;
  }
}

export function isTime(node: WerewolfNode): node is TimeNode {
  if (node.kind === 'and' || node.kind === 'or') return (node.operands as WerewolfNode[]).some(isTime);
  return node.kind === 'day' || node.kind === 'dayWord';
}

function printJoined(tree: AndNode<WerewolfNode> | OrNode<WerewolfNode>): string {
  const { kind, operands } = tree;
  if (operands.some(isTime)) return `(${operands.map(printWerewolf).join(` ${kind} `)})`;
  return operands.map(operands.some(isSet) ? printOperand : inParentheses).join(` ${kind} `);
}

/** An operand of words: `(1 died wolf) and (2 living wolf)`, `Agent01 and Agent02`. */
function printOperand(node: WerewolfNode): string {
  return isCompound(node) || node.kind === 'qualified' ? inParentheses(node) : printWerewolf(node);
}

function isCompound({ kind }: WerewolfNode): boolean {
  return kind === 'and' || kind === 'or' || kind === 'without';
}

/** What stands beside `without`. */
function printBase(node: SetNode): string {
  return node.kind === 'without' ? inParentheses(node) : printWerewolf(node);
}

/** What a number or status counts: a word, or a word with a status; everything else in parentheses. */
function printQualifiedSet(set: SetNode): string {
  const isWord =
    !isCompound(set) && set.kind !== 'not' && (set.kind !== 'qualified' || set.by.kind === 'status');
  return isWord ? printWerewolf(set) : inParentheses(set);
}

/** A negated role is in parentheses, for without them `not` would negate the sentence. */
function printPredicate(predicate: SetNode): string {
  return predicate.kind === 'not' ? inParentheses(predicate) : printWerewolf(predicate);
}

/** Plain sentences follow a modifier directly, others in parentheses; an ordinal would take a subject for its own. */
function printModifiedSentence(sentence: Sentence, isAfterOrdinal: boolean): string {
  const subject = subjectOf(sentence);
  const isPlain = PLAIN.has(sentence.kind) || (sentence.kind === 'not' && isInfix(sentence));
  return isPlain && !(isAfterOrdinal && subject) ? printWerewolf(sentence) : inParentheses(sentence);
}

const PLAIN = new Set(['is', 'state', 'act', 'meta', 'about', 'speech', 'become', 'report', 'modified']);

function subjectOf(sentence: Sentence): SetNode | null {
  if (sentence.kind === 'not') return subjectOf(sentence.operand);
  return 'subject' in sentence ? sentence.subject : null;
}

function printNot(tree: NotNode<WerewolfNode>): string {
  const { operand } = tree;
  if (isSet(operand)) return `not ${isCompound(operand) ? inParentheses(operand) : printWerewolf(operand)}`;
  if (!isInfix(tree)) return `not ${inParentheses(operand)}`;
  if (operand.kind === 'state')
    return `${printWerewolf(operand.subject)} not ${printWerewolf(operand.complement)}`;
  const { subject, predicate } = operand as Extract<WerewolfNode, { kind: 'is' }>;
  const isPlain = !isCompound(predicate) && predicate.kind !== 'not' && predicate.kind !== 'qualified';
  return `${printWerewolf(subject)} not ${isPlain ? printWerewolf(predicate) : inParentheses(predicate)}`;
}

/**
 * `freemason not wolf` is the tree of `not (freemason wolf)`, and yet each is printed as it was written (E000-15).
 * Written inside, the `not` begins where its sentence begins.
 */
function isInfix(node: NotNode<WerewolfNode>): boolean {
  const { operand, start, end } = node;
  return (operand.kind === 'is' || operand.kind === 'state') && operand.start === start && end > start;
}
