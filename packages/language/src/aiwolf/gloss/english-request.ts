import type { AskSentence, ContentSentence, ControlSentence, Sentence } from '../ast.ts';
import { type RequestAudience, readRequest } from '../meaning/request.ts';
import { contentClause, contentInfinitive } from './english-clause.ts';
import { ACTS, callWord, objectWord, ROLE_NAMES, subjectWord, talkName } from './english-words.ts';
import { facing, inside, isTooDeep, reporting, type Scene } from './scene.ts';

/** Puts a sentence inside of another one into words. */
export type Clause = (sentence: Sentence, scene: Scene) => string;

const HINTS: Readonly<Record<RequestAudience, string>> = {
  everybody: '',
  werewolves: ' (meant for werewolf talk)',
  allies: ' (meant for werewolf talk, or among humans)',
};

/** Whoever says it needs no hint. */
function hintFor(audience: RequestAudience = 'everybody', { manner }: Scene): string {
  return manner === null ? HINTS[audience] : '';
}

/** `Agent1, please vote for Agent2`, with a hint where the document says among whom it is used. */
export function directRequest(sentence: AskSentence, scene: Scene, clause: Clause): string {
  const face = facing(scene, sentence.target);
  // The readings of the document are for those who look on; whoever speaks asks plainly.
  const reading = scene.manner === null ? readRequest(sentence) : null;
  const wish = reading ? wishFor(reading.sentence, face) : wishOf(sentence, face, clause);
  return `${callWord(sentence.target, scene)}, please ${wish}${hintFor(reading?.audience, scene)}`;
}

/** `to vote for Agent2` after `Agent1 asks me` */
export function reportedWish(sentence: AskSentence, scene: Scene, clause: Clause): string {
  const [wanted] = sentence.operands;
  if (wanted?.kind === 'logic' && wanted.operator === 'NOT' && wanted.operands[0]) {
    return `not to ${imperative(wanted.operands[0], sentence, inside(scene, scene.viewpoint), clause)}`;
  }
  return `to ${wishOf(sentence, scene, clause)}`;
}

/** The readings of section 5.1. */
function wishFor(sentence: ContentSentence, scene: Scene): string {
  switch (sentence.verb) {
    case 'DIVINATION':
    case 'GUARD':
    case 'ATTACK':
      return `let us ${contentInfinitive(sentence, scene)}`;
    case 'DIVINED':
    case 'IDENTIFIED':
      return `announce that ${contentClause(sentence, false, scene)}`;
    case 'AGREE':
      return `accept ${talkName(sentence.talk, scene)}`;
    case 'DISAGREE':
      return `do not accept ${talkName(sentence.talk, scene)}`;
    case 'COMINGOUT':
      return wishForClaim(sentence, scene);
    default:
      return wishForContent(sentence, scene);
  }
}

/** `REQUEST ANY (COMINGOUT ANY SEER)` calls for the seer, whoever it is. */
function wishForClaim(sentence: ContentSentence & { kind: 'role' }, scene: Scene): string {
  if (sentence.target !== 'ANY' || sentence.role === 'ANY') return wishForContent(sentence, scene);
  return `declare who is ${ROLE_NAMES[sentence.role]}`;
}

function wishOf(sentence: AskSentence, scene: Scene, clause: Clause): string {
  const [wanted] = sentence.operands;
  return wanted === undefined ? 'go on' : imperative(wanted, sentence, scene, clause);
}

function imperative(wanted: Sentence, ask: AskSentence, scene: Scene, clause: Clause): string {
  if (wanted.subject !== ask.target || isTooDeep(scene)) return `see to it that ${clause(wanted, scene)}`;
  switch (wanted.kind) {
    case 'act':
    case 'role':
    case 'result':
    case 'opinion':
      return wishForContent(wanted, scene);
    case 'control':
      return wishForControl(wanted);
    case 'ask':
      return wanted.operator === 'REQUEST'
        ? passedOn(wanted, scene, clause)
        : `see to it that ${clause(wanted, scene)}`;
    case 'logic':
      return wishForLogic(wanted.operator, wanted.operands, ask, inside(scene, scene.viewpoint), clause);
    default:
      return `see to it that ${clause(wanted, scene)}`;
  }
}

/** Somebody is to pass a wish on. */
function passedOn(wanted: AskSentence, scene: Scene, clause: Clause): string {
  const asked = wanted.target === 'ANY' ? 'everyone' : objectWord(wanted.target, scene);
  return `ask ${asked} ${reportedWish(wanted, reporting(scene, wanted.target), clause)}`;
}

/** What is past can no more be done, only said. */
function wishForContent(sentence: ContentSentence, scene: Scene): string {
  const isPast =
    sentence.kind === 'result' || (sentence.kind === 'act' && ACTS[sentence.verb].tense === 'past');
  return isPast ? `say that ${contentClause(sentence, false, scene)}` : contentInfinitive(sentence, scene);
}

function wishForControl({ verb }: ControlSentence): string {
  return verb === 'OVER' ? 'finish talking' : 'wait with talking';
}

function wishForLogic(
  operator: string,
  operands: readonly Sentence[],
  ask: AskSentence,
  scene: Scene,
  clause: Clause,
): string {
  const wishes = operands.map((operand) => imperative(operand, ask, scene, clause));
  if (operator === 'NOT') return `do not ${wishes[0]}`;
  if (operator === 'XOR') return `either ${wishes.join(' or ')}, but not both`;
  return wishes.join(operator === 'AND' ? ' and ' : ' or ');
}

/** The subject of a report: `Agent1 asks`, `I ask`. */
export function askingWords(sentence: AskSentence, scene: Scene): string {
  const who = subjectWord(sentence.subject, scene);
  return `${who} ${who === 'I' || who === 'you' ? 'ask' : 'asks'}`;
}
