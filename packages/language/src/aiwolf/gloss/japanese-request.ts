import type { AskSentence, ContentSentence, Sentence } from '../ast.ts';
import { type RequestAudience, readRequest } from '../meaning/request.ts';
import { complement, contentClause, verbOf } from './japanese-clause.ts';
import { callWord, type Form, statementWords, talkName } from './japanese-words.ts';
import { facing, inside, isTooDeep, reporting, type Scene } from './scene.ts';

/** Puts a sentence inside of another one into words. */
export type Clause = (sentence: Sentence, form: Form, scene: Scene) => string;

const HINTS: Readonly<Record<RequestAudience, string>> = {
  everybody: '',
  werewolves: '（人狼同士の会話を想定）',
  allies: '（人狼同士、または人間同士の会話を想定）',
};

/** Whoever says it needs no hint. */
function hintFor(audience: RequestAudience = 'everybody', { manner }: Scene): string {
  return manner === null ? HINTS[audience] : '';
}

/** `Agent1さん、Agent2さんに投票してほしいです` in the words of section 5.1, with the hint among whom it is used. */
export function directRequest(sentence: AskSentence, scene: Scene, clause: Clause): string {
  const face = facing(scene, sentence.target);
  // The readings of the document are for those who look on; whoever speaks asks plainly.
  const reading = scene.manner === null ? readRequest(sentence) : null;
  const [wanted] = sentence.operands;
  const wish = reading
    ? wishFor(reading.sentence, face)
    : `${wanted === undefined ? '続けて' : teForm(wanted, sentence, face, clause)}ください`;
  return `${callWord(sentence.target, scene)}、${wish}${hintFor(reading?.audience, scene)}`;
}

/** `Agent3さんを守ってほし` after `Agent1さんはAgent2さんに`; what follows bends the last word */
export function reportedWish(sentence: AskSentence, scene: Scene, clause: Clause): string {
  const [wanted] = sentence.operands;
  return `${wanted === undefined ? '続けて' : teForm(wanted, sentence, scene, clause)}ほし`;
}

function wishFor(sentence: ContentSentence, scene: Scene): string {
  const words = statementWords(sentence, scene);
  const { object, species } = words;
  switch (sentence.verb) {
    case 'ESTIMATE':
      return `${complement(sentence, words, scene)}思ってもらえませんか`;
    case 'COMINGOUT':
      return wishForClaim(sentence, words.role, complement(sentence, words, scene));
    case 'DIVINATION':
      return `${object}を占いましょう`;
    case 'GUARD':
      return `${object}を守りましょう`;
    case 'ATTACK':
      return `${object}を襲撃しましょう`;
    case 'DIVINED':
      return `${object}を占った結果、${species}だと宣言してほしいです`;
    case 'IDENTIFIED':
      return `${object}の霊能結果が${species}だとしてほしいです`;
    case 'AGREE':
      return `${talkName(sentence.talk, scene)}を認めてください`;
    case 'DISAGREE':
      return `${talkName(sentence.talk, scene)}を認めないでください`;
    default:
      return `${complement(sentence, words, scene)}${verbOf(sentence).te}ほしいです`;
  }
}

/** Somebody is asked to come out himself, to claim it of another, or, with ANY, whoever it is. */
function wishForClaim(sentence: ContentSentence & { kind: 'role' }, role: string, claim: string): string {
  if (sentence.target === 'ANY') return `${role}の方は宣言しませんか`;
  return sentence.target === sentence.subject ? `${role}宣言しませんか` : `${claim}宣言しませんか`;
}

/** What somebody is to do, before `ください` or `ほしい`. */
function teForm(wanted: Sentence, ask: AskSentence, scene: Scene, clause: Clause): string {
  if (wanted.subject !== ask.target || isTooDeep(scene)) return `${clause(wanted, 'plain', scene)}ようにして`;
  switch (wanted.kind) {
    case 'act':
    case 'role':
    case 'opinion':
      return `${complement(wanted, statementWords(wanted, scene), scene)}${verbOf(wanted).te}`;
    case 'result':
      return `${contentClause(wanted, statementWords(wanted, scene), 'plain', 'ga', scene)}と言って`;
    case 'control':
      return wanted.verb === 'OVER' ? '話を終えて' : '話すのを待って';
    case 'ask':
      return teFormOfAsk(wanted, scene, clause);
    case 'logic':
      return teFormOfLogic(wanted.operator, wanted.operands, ask, inside(scene, scene.viewpoint), clause);
    default:
      return `${clause(wanted, 'plain', scene)}ようにして`;
  }
}

/** Somebody is to pass a wish on. */
function teFormOfAsk(wanted: AskSentence, scene: Scene, clause: Clause): string {
  if (wanted.operator === 'INQUIRE') return `${clause(wanted, 'plain', scene)}ようにして`;
  const inner = reporting(scene, wanted.target);
  return `${callWord(wanted.target, scene)}に、${reportedWish(wanted, inner, clause)}いと伝えて`;
}

function teFormOfLogic(
  operator: string,
  operands: readonly Sentence[],
  ask: AskSentence,
  scene: Scene,
  clause: Clause,
): string {
  if (operator === 'NOT') return operands[0] === undefined ? '' : teFormOfDenial(operands[0], scene, clause);
  if (operator === 'AND') return operands.map((operand) => teForm(operand, ask, scene, clause)).join('、');
  const choice = operator === 'OR' ? '少なくとも一つは' : 'どちらか一方だけ';
  return `${operands.map((operand) => `${clause(operand, 'plain', scene)}か`).join('、')}、${choice}そうして`;
}

function teFormOfDenial(unwanted: Sentence, scene: Scene, clause: Clause): string {
  if (unwanted.kind !== 'act' && unwanted.kind !== 'role')
    return `${clause(unwanted, 'plain', scene)}ことのないようにして`;
  const { te, plain, plainNot } = verbOf(unwanted);
  const words = complement(unwanted, statementWords(unwanted, scene), scene);
  return te.endsWith('と言って') ? `${words}${plain}と言わないで` : `${words}${plainNot}で`;
}
