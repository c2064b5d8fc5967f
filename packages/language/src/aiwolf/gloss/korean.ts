import type { AskSentence, ContentSentence, LogicSentence, Sentence } from '../ast.ts';
import type { ControlVerb } from '../words.ts';
import { gapOf } from './gap.ts';
import { contentClause, subjectPart, type Topic } from './korean-clause.ts';
import { directRequest, wishOf } from './korean-request.ts';
import {
  asSubject,
  callWord,
  DENIED,
  type Form,
  type Forms,
  IS,
  person,
  phrase,
  questionWords,
  statementWords,
} from './korean-words.ts';
import { facing, inside, isForeign, isSpeaker, isTooDeep, quoted, reporting, type Scene } from './scene.ts';
import { isContent, isList, needsBrackets } from './shape.ts';

/** The sentence in Korean, polite; all subjects are written out. */
export function glossInKorean(sentence: Sentence, scene: Scene): string {
  if (isList(sentence, scene)) {
    return sentence.operands
      .map((operand) => glossInKorean(operand, inside(scene, scene.viewpoint)))
      .join(' ');
  }
  const text = main(sentence, scene);
  return `${text}${/니까( \([^)]*\))?$/.test(text) ? '?' : '.'}`;
}

/** As said to the others: requests and questions of the speaker are made, not reported. */
function main(sentence: Sentence, scene: Scene): string {
  if (isTooDeep(scene)) return clause(sentence, 'polite', 'topic', scene);
  if (sentence.kind === 'ask' && isSpeaker(sentence.subject, scene)) {
    return sentence.operator === 'REQUEST'
      ? directRequest(sentence, scene, innerClause)
      : directQuestion(sentence, scene);
  }
  if (sentence.kind === 'because' && !isForeign(sentence.subject, scene)) {
    const [reason, conclusion] = sentence.operands as readonly [Sentence, Sentence];
    const inner = inside(scene, scene.viewpoint);
    return `${innerClause(reason, 'stem', inner)}기 때문에, ${main(conclusion, inner)}`;
  }
  return clause(sentence, 'polite', 'topic', scene);
}

/** Where the one who is asked is also the one it is about, he is named once. */
function directQuestion({ target, operands: [question] }: AskSentence, scene: Scene): string {
  const call = `${callWord(target, scene)},`;
  if (question === undefined) return `${call} 어떻습니까`;
  const face = facing(scene, target);
  if (!isContent(question)) return `${call} ${innerClause(question, 'quote', face)}는 것입니까`;
  return phrase(question.subject === target ? '' : call, contentQuestion(question, face));
}

/** A polite statement ends in 니다, a polite question in 니까. */
function contentQuestion(question: ContentSentence, scene: Scene): string {
  if (question.kind === 'result' && question.target === 'ANY')
    return `${whoWasIt(question, scene)} 누구입니까`;
  const words = questionWords(question, scene);
  return contentClause(question, words, 'polite', 'topic', scene).replace(/니다$/, '니까');
}

function contentInquiry(question: ContentSentence, scene: Scene): string {
  if (question.kind === 'result' && question.target === 'ANY') return `${whoWasIt(question, scene)} 누구인지`;
  if (gapOf(question) === null)
    return `${contentClause(question, statementWords(question, scene), 'stem', 'subject', scene)}는지`;
  return `${contentClause(question, questionWords(question, scene), 'stem', 'subject', scene)}는지`;
}

function whoWasIt({ subject, verb, species }: ContentSentence & { kind: 'result' }, scene: Scene): string {
  const found =
    species === 'ANY' ? '결과가 나온 사람은' : `${species === 'HUMAN' ? '인간' : '인랑'}이었던 사람은`;
  const who = person(subject, scene);
  return verb === 'DIVINED' ? `${asSubject(who)} 점친 결과 ${found}` : `${who}의 영매 결과 ${found}`;
}

/** As a part of another sentence. */
function innerClause(sentence: Sentence, form: Form, scene: Scene): string {
  return clause(sentence, form, 'subject', scene);
}

function clause(sentence: Sentence, form: Form, topic: Topic, scene: Scene): string {
  if (isTooDeep(scene)) return `「${quoted(sentence)}」라는 것${IS[form]}`;
  switch (sentence.kind) {
    case 'act':
    case 'role':
    case 'result':
    case 'opinion':
      return contentClause(sentence, statementWords(sentence, scene), form, topic, scene);
    case 'control':
      return phrase(subjectPart(sentence.subject, topic, scene), CONTROL[sentence.verb][form]);
    case 'ask':
      return reported(sentence, form, topic, scene);
    case 'unknown':
      return `「${quoted(sentence)}」라는 읽을 수 없는 문장${IS[form]}`;
    default:
      return claimed(sentence, form, topic, scene);
  }
}

/** Says whose claim it is, where it is not the claim of the one whose words we are in. */
function claimed(
  sentence: Sentence & { kind: 'logic' | 'because' | 'day' },
  form: Form,
  topic: Topic,
  scene: Scene,
): string {
  const inner = inside(scene, sentence.subject);
  const text = compound(sentence, form, topic, inner);
  return isForeign(sentence.subject, scene) ? `${person(sentence.subject, scene)}에 따르면, ${text}` : text;
}

function compound(
  sentence: Sentence & { kind: 'logic' | 'because' | 'day' },
  form: Form,
  topic: Topic,
  scene: Scene,
): string {
  if (sentence.kind === 'logic') return logicClause(sentence, form, topic, scene);
  const [first, second] = sentence.operands as readonly [Sentence, Sentence];
  if (sentence.kind === 'day') return `${sentence.day}일째에 ${clause(first, form, topic, scene)}`;
  return `${innerClause(first, 'stem', scene)}기 때문에, ${clause(second, form, topic, scene)}`;
}

const NOTHING_TO_SAY = { polite: '없습니다', quote: '없다', stem: '없' } as const;
const SOMETHING_TO_SAY = { politeNot: '있습니다', quoteNot: '있다', stemNot: '있' } as const;

function toSay(nothing: string, something: string): Forms {
  const { polite, quote, stem } = NOTHING_TO_SAY;
  const { politeNot, quoteNot, stemNot } = SOMETHING_TO_SAY;
  return {
    polite: `${nothing} ${polite}`,
    politeNot: `${something} ${politeNot}`,
    quote: `${nothing} ${quote}`,
    quoteNot: `${something} ${quoteNot}`,
    stem: `${nothing} ${stem}`,
    stemNot: `${something} ${stemNot}`,
  };
}

const CONTROL: Readonly<Record<ControlVerb, Forms>> = {
  OVER: toSay('더 할 말이', '아직 할 말이'),
  SKIP: toSay('지금은 할 말이', '지금 할 말이'),
};
const SAYS: Forms = {
  polite: '말합니다',
  politeNot: '말하지 않습니다',
  quote: '말한다',
  quoteNot: '말하지 않는다',
  stem: '말하',
  stemNot: '말하지 않',
};
const WISHES: Forms = {
  polite: '바랍니다',
  politeNot: '바라지 않습니다',
  quote: '바란다',
  quoteNot: '바라지 않는다',
  stem: '바라',
  stemNot: '바라지 않',
};
const ASKS: Forms = {
  polite: '묻습니다',
  politeNot: '묻지 않습니다',
  quote: '묻는다',
  quoteNot: '묻지 않는다',
  stem: '묻',
  stemNot: '묻지 않',
};
/** By the form in which it is denied: so it is not, or it is so after all. */
const NEVER: Forms = {
  polite: '맞습니다',
  politeNot: '아닙니다',
  quote: '맞다',
  quoteNot: '아니라',
  stem: '맞',
  stemNot: '아니',
};

function reported(sentence: AskSentence, form: Form, topic: Topic, scene: Scene): string {
  const inner = reporting(scene, sentence.target);
  const who = subjectPart(sentence.subject, topic, scene);
  const asked = `${callWord(sentence.target, scene)}에게`;
  const [question] = sentence.operands;
  if (sentence.operator === 'INQUIRE')
    return phrase(who, asked, question === undefined ? '어떤지' : inquiryOf(question, inner), ASKS[form]);
  const wish = wishOf(sentence, inner, innerClause);
  const isOwn = isSpeaker(sentence.subject, scene);
  return phrase(who, asked, wish, isOwn ? `주기를 ${WISHES[form]}` : `달라고 ${SAYS[form]}`);
}

function inquiryOf(question: Sentence, scene: Scene): string {
  return isContent(question)
    ? contentInquiry(question, scene)
    : `${innerClause(question, 'quote', scene)}는 것인지`;
}

function logicClause({ operator, operands }: LogicSentence, form: Form, topic: Topic, scene: Scene): string {
  const [first] = operands;
  if (operator === 'NOT')
    return first === undefined ? `그런 것${IS[DENIED[form]]}` : clause(first, DENIED[form], topic, scene);
  const isDenied = form === 'politeNot' || form === 'quoteNot' || form === 'stemNot';
  if (isDenied) return `${joined(operator, operands, 'quote', 'subject', scene)}는 것은 ${NEVER[form]}`;
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
      index === last
        ? grouped(operand, form, '', topic, scene)
        : grouped(operand, 'stem', '고', topic, scene);
    return operands.map(member).join(', ');
  }
  const choices = operands.map((operand) => grouped(operand, 'stem', '거나', topic, scene)).join(', ');
  return `${choices}, ${operator === 'OR' ? '적어도 한쪽' : '둘 중 한쪽'}${IS[form]}`;
}

function grouped(operand: Sentence, form: Form, ending: string, topic: Topic, scene: Scene): string {
  const text = `${clause(operand, form, topic, scene)}${ending}`;
  return needsBrackets(operand) ? `(${text})` : text;
}
