import type {
  AskSentence,
  BecauseSentence,
  ContentSentence,
  DaySentence,
  LogicSentence,
  Sentence,
} from '../ast.ts';
import type { ControlVerb } from '../words.ts';
import { gapOf } from './gap.ts';
import { contentClause, subjectPart, type Topic } from './japanese-clause.ts';
import { directRequest, reportedWish } from './japanese-request.ts';
import {
  callWord,
  DENIED,
  type Form,
  type Forms,
  IS,
  person,
  questionWords,
  statementWords,
} from './japanese-words.ts';
import { facing, inside, isForeign, isSpeaker, isTooDeep, quoted, reporting, type Scene } from './scene.ts';
import { isContent, isList, needsBrackets } from './shape.ts';

/** The sentence in Japanese, polite; all subjects are written out. */
export function glossInJapanese(sentence: Sentence, scene: Scene): string {
  if (isList(sentence, scene)) {
    return sentence.operands
      .map((operand) => glossInJapanese(operand, inside(scene, scene.viewpoint)))
      .join('');
  }
  return `${main(sentence, scene)}。`;
}

/** The sentence as a clause that から, ので … may follow. */
export function plainInJapanese(sentence: Sentence, scene: Scene): string {
  return innerClause(sentence, 'plain', inside(scene, scene.viewpoint));
}

/** As said to the others: requests and questions of the speaker are made, not reported. */
function main(sentence: Sentence, scene: Scene): string {
  if (isTooDeep(scene)) return clause(sentence, 'polite', 'wa', scene);
  if (sentence.kind === 'ask' && isSpeaker(sentence.subject, scene)) {
    return sentence.operator === 'REQUEST'
      ? directRequest(sentence, scene, innerClause)
      : directQuestion(sentence, scene);
  }
  if (sentence.kind === 'because' && !isForeign(sentence.subject, scene)) {
    const [reason, conclusion] = sentence.operands as readonly [Sentence, Sentence];
    const inner = inside(scene, scene.viewpoint);
    return `${innerClause(reason, 'plain', inner)}ので、${main(conclusion, inner)}`;
  }
  return clause(sentence, 'polite', 'wa', scene);
}

/** Where the one who is asked is also the one it is about, he is named once. */
function directQuestion({ target, operands: [question] }: AskSentence, scene: Scene): string {
  if (question === undefined) return `${callWord(target, scene)}、どうですか`;
  const face = facing(scene, target);
  const call = question.subject === target && isContent(question) ? '' : `${callWord(target, scene)}、`;
  return `${call}${isContent(question) ? contentQuestion(question, 'polite', face) : otherQuestion(question, face)}か`;
}

function otherQuestion(question: Sentence, scene: Scene): string {
  return `${innerClause(question, 'plain', scene)}ということです`;
}

/** Without the particle か at its end. */
function contentQuestion(question: ContentSentence, form: 'polite' | 'plain', scene: Scene): string {
  const words = questionWords(question, scene);
  const topic = form === 'polite' ? 'wa' : 'ga';
  if (question.kind !== 'result' || question.target !== 'ANY')
    return contentClause(question, words, form, topic, scene);
  if (question.species === 'ANY') return whomAndWhat(question, form, scene);
  const way = question.verb === 'DIVINED' ? 'が占った結果、' : 'の霊能結果が';
  const copula = form === 'polite' ? 'です' : '';
  return `${person(question.subject, scene)}${way}${words.species}だったのは誰${copula}`;
}

/** `Agent1さんが占ったのは誰で、結果は人間と人狼のどちらでした` */
function whomAndWhat(
  question: ContentSentence & { kind: 'result' },
  form: 'polite' | 'plain',
  scene: Scene,
): string {
  const { species } = questionWords(question, scene);
  const seen = question.verb === 'DIVINED' ? '占った' : '霊能で見た';
  return `${person(question.subject, scene)}が${seen}のは誰で、結果は${species}${form === 'polite' ? 'でした' : 'だった'}`;
}

/** As a part of another sentence. */
function innerClause(sentence: Sentence, form: Form, scene: Scene): string {
  return clause(sentence, form, 'ga', scene);
}

function clause(sentence: Sentence, form: Form, topic: Topic, scene: Scene): string {
  if (isTooDeep(scene)) return `「${quoted(sentence)}」ということ${IS[form]}`;
  switch (sentence.kind) {
    case 'act':
    case 'role':
    case 'result':
    case 'opinion':
      return contentClause(sentence, statementWords(sentence, scene), form, topic, scene);
    case 'control':
      return `${subjectPart(sentence.subject, topic, scene)}${CONTROL[sentence.verb][form]}`;
    case 'ask':
      return reported(sentence, form, topic, scene);
    case 'logic':
      return claimed(sentence, scene, (inner) => logicClause(sentence, form, topic, inner));
    case 'because':
      return claimed(sentence, scene, (inner) => becauseClause(sentence, form, topic, inner));
    case 'day':
      return claimed(sentence, scene, (inner) => dayClause(sentence, form, topic, inner));
    case 'unknown':
      return `「${quoted(sentence)}」という読み取れない文${IS[form]}`;
  }
}

const CONTROL: Readonly<Record<ControlVerb, Forms>> = {
  OVER: {
    polite: 'もう話すことはありません',
    politeNot: 'まだ話すことがあります',
    plain: 'もう話すことはない',
    plainNot: 'まだ話すことがある',
  },
  SKIP: {
    polite: '今は話すことはありません',
    politeNot: '今話すことがあります',
    plain: '今は話すことはない',
    plainNot: '今話すことがある',
  },
};

const SAYS: Forms = {
  polite: '言っています',
  politeNot: '言っていません',
  plain: '言っている',
  plainNot: '言っていない',
};
const WISHES: Forms = { polite: 'いです', politeNot: 'くありません', plain: 'い', plainNot: 'くない' };
const ASKS: Forms = {
  polite: '尋ねています',
  politeNot: '尋ねていません',
  plain: '尋ねている',
  plainNot: '尋ねていない',
};
const NEVER: Forms = { polite: 'ありません', politeNot: 'あります', plain: 'ない', plainNot: 'ある' };

function reported(sentence: AskSentence, form: Form, topic: Topic, scene: Scene): string {
  const inner = reporting(scene, sentence.target);
  const asked = `${subjectPart(sentence.subject, topic, scene)}${callWord(sentence.target, scene)}に、`;
  if (sentence.operator === 'REQUEST') {
    const wish = reportedWish(sentence, inner, innerClause);
    const isOwn = isSpeaker(sentence.subject, scene);
    return `${asked}${wish}${isOwn ? WISHES[form] : `いと${SAYS[form]}`}`;
  }
  const [question] = sentence.operands;
  return `${asked}${question === undefined ? 'どうか' : inquiryOf(question, inner)}を${ASKS[form]}`;
}

function inquiryOf(question: Sentence, scene: Scene): string {
  if (!isContent(question)) return `${innerClause(question, 'plain', scene)}かどうか`;
  return `${contentQuestion(question, 'plain', scene)}${gapOf(question) === null ? 'かどうか' : 'か'}`;
}

function becauseClause({ operands }: BecauseSentence, form: Form, topic: Topic, scene: Scene): string {
  const [reason, conclusion] = operands as readonly [Sentence, Sentence];
  return `${innerClause(reason, 'plain', scene)}ので、${clause(conclusion, form, topic, scene)}`;
}

function dayClause({ day, operands }: DaySentence, form: Form, topic: Topic, scene: Scene): string {
  const [operand] = operands as readonly [Sentence];
  return `${day}日目に${clause(operand, form, topic, scene)}`;
}

/** Says whose claim it is, where it is not the claim of the one whose words we are in. */
function claimed(sentence: Sentence, scene: Scene, words: (inner: Scene) => string): string {
  const text = words(inside(scene, sentence.subject));
  return isForeign(sentence.subject, scene) ? `${person(sentence.subject, scene)}によると、${text}` : text;
}

function logicClause({ operator, operands }: LogicSentence, form: Form, topic: Topic, scene: Scene): string {
  const [first] = operands;
  if (operator === 'NOT')
    return first === undefined ? 'そうではない' : clause(first, DENIED[form], topic, scene);
  if (form === 'politeNot' || form === 'plainNot') {
    return `${joined(operator, operands, 'plain', 'ga', scene)}ということは${NEVER[DENIED[form]]}`;
  }
  return joined(operator, operands, form, topic, scene);
}

function joined(
  operator: 'AND' | 'OR' | 'XOR',
  operands: readonly Sentence[],
  form: Form,
  topic: Topic,
  scene: Scene,
): string {
  const last = operands.length - 1;
  if (operator === 'AND') {
    const member = (operand: Sentence, index: number) =>
      grouped(operand, index === last ? form : 'plain', topic, scene);
    return operands.map(member).join('し、');
  }
  const choices = operands.map((operand) => `${grouped(operand, 'plain', topic, scene)}か`).join('、');
  return `${choices}、${operator === 'OR' ? '少なくとも一つ' : 'どちらか一方'}${IS[form]}`;
}

function grouped(operand: Sentence, form: Form, topic: Topic, scene: Scene): string {
  const text = clause(operand, form, topic, scene);
  return needsBrackets(operand) ? `（${text}）` : text;
}
