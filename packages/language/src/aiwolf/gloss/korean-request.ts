import type { AskSentence, ContentSentence, Sentence } from '../ast.ts';
import { type RequestAudience, readRequest } from '../meaning/request.ts';
import { complement, contentClause, verbOf } from './korean-clause.ts';
import { callWord, type Form, phrase, statementWords, talkName, withParticle } from './korean-words.ts';
import { facing, inside, isTooDeep, reporting, type Scene } from './scene.ts';

/** Puts a sentence inside of another one into words. */
export type Clause = (sentence: Sentence, form: Form, scene: Scene) => string;

const HINTS: Readonly<Record<RequestAudience, string>> = {
  everybody: '',
  werewolves: '(인랑끼리의 대화를 상정)',
  allies: '(인랑끼리 또는 인간끼리의 대화를 상정)',
};

/** `Agent1님, Agent2님에게 투표해 주세요` in the readings of section 5.1, with the hint among whom it is used. */
export function directRequest(sentence: AskSentence, scene: Scene, clause: Clause): string {
  const face = facing(scene, sentence.target);
  const reading = readRequest(sentence);
  const wish = reading ? wishFor(reading.sentence, face) : `${wishOf(sentence, face, clause)} 주세요`;
  return phrase(`${callWord(sentence.target, scene)},`, wish, HINTS[reading?.audience ?? 'everybody']);
}

/** `Agent3님을 지켜` before `달라고` */
export function wishOf(sentence: AskSentence, scene: Scene, clause: Clause): string {
  const [wanted] = sentence.operands;
  return wanted === undefined ? '계속해' : pleaseForm(wanted, sentence, scene, clause);
}

function wishFor(sentence: ContentSentence, scene: Scene): string {
  const words = statementWords(sentence, scene);
  const object = withParticle(words.object, ['을', '를']);
  switch (sentence.verb) {
    case 'ESTIMATE':
      return `${complement(sentence, words)} 생각해 주시겠습니까`;
    case 'COMINGOUT':
      return wishForClaim(sentence, words.role, complement(sentence, words));
    case 'DIVINATION':
      return `${object} 점칩시다`;
    case 'GUARD':
      return `${object} 지킵시다`;
    case 'ATTACK':
      return `${object} 습격합시다`;
    case 'DIVINED':
      return `${object} 점친 결과 ${words.species}이었다고 선언해 주세요`;
    case 'IDENTIFIED':
      return `${words.object}의 영매 결과가 ${words.species}이었다고 해 주세요`;
    case 'AGREE':
      return `${talkName(sentence.talk)}을 인정해 주세요`;
    case 'DISAGREE':
      return `${talkName(sentence.talk)}을 인정하지 말아 주세요`;
    default:
      return `${complement(sentence, words)} ${verbOf(sentence).please} 주세요`;
  }
}

/** Somebody is asked to come out himself, to claim it of another, or, with ANY, whoever it is. */
function wishForClaim(sentence: ContentSentence & { kind: 'role' }, role: string, claim: string): string {
  if (sentence.target === 'ANY') return `${role}인 분은 선언해 주시겠습니까`;
  const said = sentence.target === sentence.subject ? withParticle(role, ['이라고', '라고']) : claim;
  return `${said} 선언해 주시겠습니까`;
}

/** What somebody is to do, before `주세요` or `달라고`. */
function pleaseForm(wanted: Sentence, ask: AskSentence, scene: Scene, clause: Clause): string {
  if (wanted.subject !== ask.target || isTooDeep(scene)) return seeToIt(wanted, scene, clause);
  switch (wanted.kind) {
    case 'act':
    case 'role':
    case 'opinion':
      return phrase(complement(wanted, statementWords(wanted, scene)), verbOf(wanted).please);
    case 'result':
      return `${contentClause(wanted, statementWords(wanted, scene), 'quote', 'subject', scene)}고 말해`;
    case 'control':
      return wanted.verb === 'OVER' ? '이야기를 마쳐' : '말하기를 기다려';
    case 'ask':
      return wanted.operator === 'INQUIRE'
        ? seeToIt(wanted, scene, clause)
        : `${callWord(wanted.target, scene)}에게 ${wishOf(wanted, reporting(scene, wanted.target), clause)} 달라고 전해`;
    case 'logic':
      return pleaseForLogic(wanted.operator, wanted.operands, ask, inside(scene, scene.viewpoint), clause);
    default:
      return seeToIt(wanted, scene, clause);
  }
}

function seeToIt(wanted: Sentence, scene: Scene, clause: Clause): string {
  return `${clause(wanted, 'stem', scene)}도록 해`;
}

function pleaseForLogic(
  operator: string,
  operands: readonly Sentence[],
  ask: AskSentence,
  scene: Scene,
  clause: Clause,
): string {
  const [first] = operands;
  if (operator === 'NOT') return first === undefined ? '그러지 말아' : pleaseNot(first, scene, clause);
  const last = operands.at(-1);
  if (operator === 'AND' && last !== undefined) {
    const before = operands.slice(0, -1).map((operand) => `${clause(operand, 'stem', scene)}고,`);
    return phrase(...before, pleaseForm(last, ask, scene, clause));
  }
  const choices = operands.map((operand) => `${clause(operand, 'stem', scene)}거나`).join(', ');
  return `${choices}, ${operator === 'OR' ? '적어도 하나는' : '둘 중 하나만'} 그렇게 해`;
}

function pleaseNot(unwanted: Sentence, scene: Scene, clause: Clause): string {
  if (unwanted.kind !== 'act' && unwanted.kind !== 'role')
    return `${clause(unwanted, 'stem', scene)}는 일이 없도록 해`;
  const { please, quote, stem } = verbOf(unwanted);
  const words = complement(unwanted, statementWords(unwanted, scene));
  return please.endsWith('다고 말해') ? `${words} ${quote}고 말하지 말아` : `${words} ${stem}지 말아`;
}
