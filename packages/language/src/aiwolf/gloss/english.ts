import type { AskSentence, ControlSentence, LogicSentence, Sentence } from '../ast.ts';
import { contentClause, contentInquiry, contentQuestion } from './english-clause.ts';
import { askingWords, directRequest, reportedWish } from './english-request.ts';
import { callWord, objectWord, subjectWord } from './english-words.ts';
import {
  facing,
  inside,
  isForeign,
  isSpeaker,
  isTooDeep,
  nameIn,
  quoted,
  reporting,
  type Scene,
} from './scene.ts';
import { isList, needsBrackets } from './shape.ts';

/** The sentence in English; all subjects are written out. */
export function glossInEnglish(sentence: Sentence, scene: Scene): string {
  if (isList(sentence, scene)) {
    return sentence.operands
      .map((operand) => glossInEnglish(operand, inside(scene, scene.viewpoint)))
      .join(' ');
  }
  const text = main(sentence, scene);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${isQuestion(sentence, scene) ? '?' : '.'}`;
}

function isQuestion(sentence: Sentence, scene: Scene): boolean {
  const last = sentence.kind === 'because' ? sentence.operands[1] : sentence;
  return last?.kind === 'ask' && last.operator === 'INQUIRE' && isSpeaker(last.subject, scene);
}

/** The sentence as a clause that may follow `because`. */
export function clauseInEnglish(sentence: Sentence, scene: Scene): string {
  return clause(sentence, inside(scene, scene.viewpoint));
}

/** As said to the others: requests and questions of the speaker are made, not reported. */
function main(sentence: Sentence, scene: Scene): string {
  if (isTooDeep(scene)) return clause(sentence, scene);
  if (sentence.kind === 'ask' && isSpeaker(sentence.subject, scene)) {
    return sentence.operator === 'REQUEST'
      ? directRequest(sentence, scene, clause)
      : directQuestion(sentence, scene);
  }
  if (sentence.kind === 'because' && !isForeign(sentence.subject, scene)) {
    const [reason, conclusion] = sentence.operands as readonly [Sentence, Sentence];
    const inner = inside(scene, scene.viewpoint);
    return `because ${clause(reason, inner)}, ${main(conclusion, inner)}`;
  }
  return clause(sentence, scene);
}

function directQuestion({ target, operands: [question] }: AskSentence, scene: Scene): string {
  const call = callWord(target, scene);
  return question === undefined
    ? `${call}, what is it`
    : `${call}, ${questionOf(question, facing(scene, target))}`;
}

function questionOf(question: Sentence, scene: Scene): string {
  switch (question.kind) {
    case 'act':
    case 'role':
    case 'result':
    case 'opinion':
      return contentQuestion(question, scene);
    default:
      return `is it true that ${clause(question, scene)}`;
  }
}

/** As a part of another sentence. */
function clause(sentence: Sentence, scene: Scene, isDenied = false): string {
  if (isTooDeep(scene)) return `"${quoted(sentence)}"${isDenied ? ' is not so' : ''}`;
  switch (sentence.kind) {
    case 'act':
    case 'role':
    case 'result':
    case 'opinion':
      return contentClause(sentence, isDenied, scene);
    case 'logic':
      return claimed(sentence, scene, (inner) => logicClause(sentence, isDenied, inner));
    default:
      return isDenied ? `it is not true that ${clause(sentence, scene)}` : otherClause(sentence, scene);
  }
}

function otherClause(sentence: Sentence, scene: Scene): string {
  switch (sentence.kind) {
    case 'control':
      return controlClause(sentence, scene);
    case 'ask':
      return sentence.operator === 'REQUEST'
        ? reportedRequest(sentence, scene)
        : reportedQuestion(sentence, scene);
    case 'because': {
      const [reason, conclusion] = sentence.operands as readonly [Sentence, Sentence];
      return claimed(
        sentence,
        scene,
        (inner) => `because ${clause(reason, inner)}, ${clause(conclusion, inner)}`,
      );
    }
    case 'day': {
      const [operand] = sentence.operands as readonly [Sentence];
      return claimed(sentence, scene, (inner) => `on day ${sentence.day} ${clause(operand, inner)}`);
    }
    default:
      return `something that is not understood ("${quoted(sentence)}")`;
  }
}

function controlClause({ subject, verb }: ControlSentence, scene: Scene): string {
  const who = subjectWord(subject, scene);
  const has = who === 'I' || who === 'you' ? 'have' : 'has';
  return verb === 'OVER' ? `${who} ${has} nothing more to say` : `${who} ${has} nothing to say now`;
}

function reportedRequest(sentence: AskSentence, scene: Scene): string {
  const asked = sentence.target === 'ANY' ? 'everyone' : objectWord(sentence.target, scene);
  const wish = reportedWish(sentence, reporting(scene, sentence.target), clause);
  return `${askingWords(sentence, scene)} ${asked} ${wish}`;
}

function reportedQuestion(sentence: AskSentence, scene: Scene): string {
  const { target, operands } = sentence;
  const [question] = operands;
  const asked = target === 'ANY' ? 'everyone' : objectWord(target, scene);
  const words = `${askingWords(sentence, scene)} ${asked}`;
  const inner = reporting(scene, target);
  if (question === undefined) return words;
  return `${words} ${inquiryOf(question, inner)}`;
}

function inquiryOf(question: Sentence, scene: Scene): string {
  switch (question.kind) {
    case 'act':
    case 'role':
    case 'result':
    case 'opinion':
      return contentInquiry(question, scene);
    default:
      return `whether ${clause(question, scene)}`;
  }
}

/** Says whose claim it is, where it is not the claim of the one whose words we are in. */
function claimed(sentence: Sentence, scene: Scene, words: (inner: Scene) => string): string {
  const { subject } = sentence;
  const text = words(inside(scene, subject));
  if (!isForeign(subject, scene)) return text;
  if (isSpeaker(subject, scene)) return `according to me, ${text}`;
  return `according to ${subject === 'ANY' || subject === null ? 'someone' : nameIn(scene, subject)}, ${text}`;
}

function logicClause({ operator, operands }: LogicSentence, isDenied: boolean, scene: Scene): string {
  const [first] = operands;
  if (operator === 'NOT') return first === undefined ? 'it is not so' : clause(first, scene, !isDenied);
  const members = operands.map((operand) => member(operand, scene));
  const text = joinMembers(operator, members);
  return isDenied ? `it is not true that ${text}` : text;
}

function joinMembers(operator: 'AND' | 'OR' | 'XOR', members: readonly string[]): string {
  if (operator === 'AND') return members.join(', and ');
  if (operator === 'OR') return members.length > 1 ? `${members.join(', or ')}` : members.join('');
  return `either ${members.join(', or ')}, but not both`;
}

function member(operand: Sentence, scene: Scene): string {
  const text = clause(operand, scene);
  return needsBrackets(operand) ? `(${text})` : text;
}
