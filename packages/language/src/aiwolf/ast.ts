import type { PlayerId } from '@mura/engine';
import type {
  ActVerb,
  AskOperator,
  ChannelWord,
  ControlVerb,
  LogicOperator,
  OpinionVerb,
  ResultVerb,
  RoleVerb,
  RoleWord,
  SpeciesWord,
} from './words.ts';

/** ANY stays a word in the tree; `expandAny` writes out its members. */
export type Agent = PlayerId | 'ANY';

/** What every sentence has. */
interface Node {
  /** Who says, does or thinks it; null where it is not written (UNSPEC). */
  readonly subject: Agent | null;
  /** The place in the text, without the parentheses around it. */
  readonly start: number;
  readonly end: number;
}

/** `ESTIMATE Agent[03] WEREWOLF` */
export interface RoleSentence extends Node {
  readonly kind: 'role';
  readonly verb: RoleVerb;
  readonly target: Agent;
  readonly role: RoleWord | 'ANY';
}

/** `VOTE Agent[03]` */
export interface ActSentence extends Node {
  readonly kind: 'act';
  readonly verb: ActVerb;
  readonly target: Agent;
}

/** `DIVINED Agent[03] HUMAN` */
export interface ResultSentence extends Node {
  readonly kind: 'result';
  readonly verb: ResultVerb;
  readonly target: Agent;
  readonly species: SpeciesWord | 'ANY';
}

/** The number of an utterance: `TALK day1 ID:3`. Without a channel word it is TALK. */
export interface TalkNumber {
  readonly channel: ChannelWord;
  readonly day: number;
  readonly id: number;
}

/** `AGREE TALK day1 ID:3` */
export interface OpinionSentence extends Node {
  readonly kind: 'opinion';
  readonly verb: OpinionVerb;
  readonly talk: TalkNumber;
}

/** `Skip` and `Over`; their subject is never printed. */
export interface ControlSentence extends Node {
  readonly kind: 'control';
  readonly verb: ControlVerb;
}

interface OperatorNode extends Node {
  readonly operands: readonly Sentence[];
  /** Operands beyond what the operator takes; Java reads them and prints them no more. */
  readonly surplus?: readonly Sentence[];
}

/** `REQUEST Agent[02] (VOTE Agent[03])` */
export interface AskSentence extends OperatorNode {
  readonly kind: 'ask';
  readonly operator: AskOperator;
  readonly target: Agent;
}

/** `BECAUSE (reason) (conclusion)` */
export interface BecauseSentence extends OperatorNode {
  readonly kind: 'because';
  readonly operator: 'BECAUSE';
}

/** `DAY 2 (VOTED Agent[03])` */
export interface DaySentence extends OperatorNode {
  readonly kind: 'day';
  readonly operator: 'DAY';
  readonly day: number;
}

/** `AND (VOTE Agent[02]) (VOTE Agent[03])` */
export interface LogicSentence extends OperatorNode {
  readonly kind: 'logic';
  readonly operator: LogicOperator;
}

/** Words that the lenient dialect could not understand, with the sentences it found inside. */
export interface UnknownSentence extends Node {
  readonly kind: 'unknown';
  readonly text: string;
  readonly operands: readonly Sentence[];
}

export type OperatorSentence = AskSentence | BecauseSentence | DaySentence | LogicSentence;
export type ContentSentence = RoleSentence | ActSentence | ResultSentence | OpinionSentence;
export type Sentence = ContentSentence | ControlSentence | OperatorSentence | UnknownSentence;
export type SentenceKind = Sentence['kind'];

export function isOperator(sentence: Sentence): sentence is OperatorSentence {
  return 'operator' in sentence;
}

/** Whose the omitted subject of an operand is (document, 4): the one asked, or who speaks in the operator. */
export function subjectForOperands(sentence: OperatorSentence, subject: Agent | null): Agent | null {
  return sentence.kind === 'ask' ? sentence.target : subject;
}
