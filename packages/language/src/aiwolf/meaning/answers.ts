import { accept, type Result, refuse } from '@mura/engine';
import type { AskSentence, OpinionSentence, Sentence, TalkNumber } from '../ast.ts';
import { withOperands } from '../rebuild.ts';
import {
  ANY_SLOTS,
  containsAny,
  type ExpansionRefusal,
  expandSlot,
  holdsAny,
  type Members,
  membersOf,
} from './any.ts';
import { shorten } from './subject.ts';

export interface Inquiry extends Members {
  /** The utterance in which it was asked. */
  readonly talk: TalkNumber;
}

/** `identify`: say which member it is. `agree`: say whether it is so. */
export interface Answers {
  readonly type: 'identify' | 'agree';
  /** As the one who was asked would say them. */
  readonly sentences: readonly Sentence[];
}

export type AnswersRefusal = ExpansionRefusal | 'notAnInquiry';

/** No list of answers is longer than this. */
export const MAX_ANSWERS = 10_000;

/** What one may answer to INQUIRE (document, 3.1): with ANY inside, every member; without, agreement or not. */
export function answersTo(inquiry: Sentence, asked: Inquiry): Result<Answers, AnswersRefusal> {
  if (inquiry.kind !== 'ask' || inquiry.operator !== 'INQUIRE') return refuse('notAnInquiry');
  const question = questionOf(inquiry);
  if (question === undefined || !containsAny(question)) return accept(agreement(asked.talk));
  const count = countInstances(question, asked);
  if (count === 0) return refuse('nobody');
  if (count > MAX_ANSWERS) return refuse('tooMany');
  return accept({ type: 'identify', sentences: instancesOf(question, asked) });
}

/** The operand as the one who was asked would say it. */
function questionOf(inquiry: AskSentence): Sentence | undefined {
  const [operand] = (shorten(inquiry) as AskSentence).operands;
  return operand;
}

function agreement(talk: TalkNumber): Answers {
  const opinion = (verb: OpinionSentence['verb']): OpinionSentence => {
    return { kind: 'opinion', verb, subject: null, talk, start: 0, end: 0 };
  };
  return { type: 'agree', sentences: [opinion('AGREE'), opinion('DISAGREE')] };
}

function countInstances(sentence: Sentence, members: Members): number {
  const slots = ANY_SLOTS.filter((slot) => holdsAny(sentence, slot));
  const here = slots.reduce((product, slot) => product * membersOf(slot, members).length, 1);
  if (!('operands' in sentence)) return here;
  return sentence.operands.reduce((product, operand) => product * countInstances(operand, members), here);
}

/** Every way to put a member in the place of each ANY. */
function instancesOf(sentence: Sentence, members: Members): readonly Sentence[] {
  const here = ANY_SLOTS.reduce<readonly Sentence[]>(
    (sentences, slot) => sentences.flatMap((one) => expandSlot(one, slot, members)),
    [sentence],
  );
  if (!('operands' in sentence) || sentence.kind === 'unknown') return here;
  const operands = productOf(sentence.operands.map((operand) => instancesOf(operand, members)));
  return here.flatMap((one) =>
    operands.map((chosen) => withOperands(one as typeof sentence, one.subject, chosen)),
  );
}

/** All ways to choose one of each list. */
function productOf(lists: readonly (readonly Sentence[])[]): readonly Sentence[][] {
  return lists.reduce<Sentence[][]>(
    (chosen, list) => chosen.flatMap((before) => list.map((one) => [...before, one])),
    [[]],
  );
}
