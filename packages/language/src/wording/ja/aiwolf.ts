import type { Agent, AskSentence, ContentSentence } from '../../aiwolf/ast.ts';
import type { AIWolfGrammar, ClauseForm } from '../../aiwolf/gloss/grammar.ts';
import { type GlossScene, gapOf, isSpeaker, isUnderstood, nameIn } from '../../aiwolf/gloss/scene.ts';
import {
  type ActVerb,
  type ControlVerb,
  type OpinionVerb,
  type RoleVerb,
  type SpeciesWord,
  toRole,
} from '../../aiwolf/words.ts';
import { roles } from './roles.ts';

const SPECIES: Readonly<Record<SpeciesWord | 'ANY', string>> = {
  HUMAN: '人間',
  WEREWOLF: '人狼',
  ANY: '人間か人狼',
};

/** The forms of a predicate: at the end of a polite sentence, and inside of another one. */
interface JapaneseForms {
  readonly polite: string;
  readonly politeNot: string;
  readonly plain: string;
  readonly plainNot: string;
}

/** What is still to be done; it can be asked for. */
interface JapaneseVerb extends JapaneseForms {
  readonly particle: string;
  readonly te: string;
}

function inForm(forms: JapaneseForms, { use, denied }: ClauseForm): string {
  if (use === 'end') return denied ? forms.politeNot : forms.polite;
  return denied ? forms.plainNot : forms.plain;
}

/** `before` as in 占い, `dictionary` as in 占う, `negative` as in 占わ, `te` as in 占って. */
function verb(
  particle: string,
  before: string,
  dictionary: string,
  negative: string,
  te: string,
): JapaneseVerb {
  return {
    ...{ particle, te },
    polite: `${before}ます`,
    politeNot: `${before}ません`,
    plain: dictionary,
    plainNot: `${negative}ない`,
  };
}

/** `before` as in 守り, `past` as in 守った, `negative` as in 守ら. */
function pastVerb(particle: string, before: string, past: string, negative: string): JapaneseVerb {
  return {
    ...{ particle, te: `${past}と言って` },
    polite: `${before}ました`,
    politeNot: `${before}ませんでした`,
    plain: past,
    plainNot: `${negative}なかった`,
  };
}

function doing(noun: string, particle: string): JapaneseVerb {
  return verb(particle, `${noun}し`, `${noun}する`, `${noun}し`, `${noun}して`);
}

function done(noun: string, particle: string): JapaneseVerb {
  return pastVerb(particle, `${noun}し`, `${noun}した`, `${noun}し`);
}

const ACTS: Readonly<Record<ActVerb, JapaneseVerb>> = {
  DIVINATION: verb('を', '占い', '占う', '占わ', '占って'),
  GUARD: verb('を', '守り', '守る', '守ら', '守って'),
  VOTE: doing('投票', 'に'),
  ATTACK: doing('襲撃', 'を'),
  GUARDED: pastVerb('を', '守り', '守った', '守ら'),
  VOTED: done('投票', 'に'),
  ATTACKED: done('襲撃', 'を'),
};

const ROLE_VERBS: Readonly<Record<RoleVerb, JapaneseVerb>> = {
  ESTIMATE: verb('だと', '思い', '思う', '思わ', '思って'),
  COMINGOUT: doing('宣言', 'だと'),
};

const OPINION_VERBS: Readonly<Record<OpinionVerb, JapaneseVerb>> = {
  AGREE: doing('同意', 'に'),
  DISAGREE: {
    particle: 'に',
    polite: '同意しません',
    politeNot: '同意しないわけではありません',
    plain: '同意しない',
    plainNot: '同意しないわけではない',
    te: '反対して',
  },
};

/** The result of a divination was so. */
const WAS: JapaneseVerb = {
  ...{ particle: '', te: '' },
  polite: 'でした',
  politeNot: 'ではありませんでした',
  plain: 'だった',
  plainNot: 'ではなかった',
};

/** It is so. */
const IS: JapaneseForms = {
  polite: 'です',
  politeNot: 'ではありません',
  plain: 'である',
  plainNot: 'ではない',
};

const CONTROL: Readonly<Record<ControlVerb, JapaneseForms>> = {
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

const SAYS: JapaneseForms = {
  polite: '言っています',
  politeNot: '言っていません',
  plain: '言っている',
  plainNot: '言っていない',
};
const WISHES: JapaneseForms = {
  polite: 'いです',
  politeNot: 'くありません',
  plain: 'い',
  plainNot: 'くない',
};
const ASKS: JapaneseForms = {
  polite: '尋ねています',
  politeNot: '尋ねていません',
  plain: '尋ねている',
  plainNot: '尋ねていない',
};
/** By the form in which it is denied. */
const NEVER: JapaneseForms = { polite: 'あります', politeNot: 'ありません', plain: 'ある', plainNot: 'ない' };

const PLAIN: ClauseForm = { use: 'stem', denied: false, topic: false };

/** Sentences of the protocol in Japanese. */
export const aiwolf: AIWolfGrammar = {
  between: '',
  finish: (text) => `${text}。`,

  content: (sentence, form, scene) => clause(sentence, statement(sentence, scene), form, scene),
  control: ({ subject, verb }, form, scene) =>
    `${subjectPart(subject, form.topic, scene)}${inForm(CONTROL[verb], form)}`,
  because: (reason, conclusion) => `${reason}ので、${conclusion}`,
  onDay: (day, text) => `${day}日目に${text}`,
  accordingTo: (who, text, scene) => `${person(who, scene)}によると、${text}`,
  join: (operator, members, form) => {
    const texts = members.map(({ text, needsBrackets }) => (needsBrackets ? `（${text}）` : text));
    if (operator === 'AND') return texts.join('し、');
    const choice = operator === 'OR' ? '少なくとも一つ' : 'どちらか一方';
    return `${texts.map((text) => `${text}か`).join('、')}、${choice}${inForm(IS, form)}`;
  },
  deny: (text, form) => `${text}ということは${inForm(NEVER, form)}`,
  denyWhole: null,
  notSo: () => 'そうではない',
  quoted: (text, form) => `「${text}」ということ${inForm(IS, form)}`,
  unknown: (text, form) => `「${text}」という読み取れない文${inForm(IS, form)}`,

  call,
  askAnything: (called) => `${called}、どうですか`,
  askContent: (called, question, isOfCalled, scene) =>
    `${isOfCalled ? '' : `${called}、`}${contentQuestion(question, 'end', scene)}か`,
  askWhether: (called, text) => `${called}、${text}ということですか`,
  inquiryOfContent: (question, scene) =>
    `${contentQuestion(question, 'quote', scene)}${gapOf(question) === null ? 'かどうか' : 'か'}`,
  inquiry: (text) => `${text}かどうか`,
  reportQuestion: (ask, inquiry, form, scene) =>
    `${toWhom(ask, form, scene)}${inquiry ?? 'どうか'}を${inForm(ASKS, form)}`,

  request: (called, wish, hint) => `${called}、${wish}${hint}`,
  hints: {
    everybody: '',
    werewolves: '（人狼同士の会話を想定）',
    allies: '（人狼同士、または人間同士の会話を想定）',
  },
  wishRead,
  please: (wish) => `${wish}ください`,
  reportRequest: (ask, wish, form, scene) => {
    const isOwn = isSpeaker(ask.subject, scene);
    return `${toWhom(ask, form, scene)}${wish}ほし${isOwn ? inForm(WISHES, form) : `いと${inForm(SAYS, form)}`}`;
  },

  goOn: '続けて',
  wishContent: (sentence, scene) => {
    const words = statement(sentence, scene);
    if (sentence.kind === 'result') return `${clause(sentence, words, PLAIN, scene)}と言って`;
    return `${complement(sentence, words, scene)}${verbOf(sentence).te}`;
  },
  wishControl: (verb) => (verb === 'OVER' ? '話を終えて' : '話すのを待って'),
  seeToIt: (text) => `${text}ようにして`,
  passOn: (target, wish, scene) => `${call(target, scene)}に、${wish}ほしいと伝えて`,
  wishNothing: '',
  wishNot: (unwanted, { stem }, scene) => {
    if (unwanted.kind !== 'act' && unwanted.kind !== 'role') return `${stem()}ことのないようにして`;
    const { te, plain, plainNot } = verbOf(unwanted);
    const words = complement(unwanted, statement(unwanted, scene), scene);
    return te.endsWith('と言って') ? `${words}${plain}と言わないで` : `${words}${plainNot}で`;
  },
  wishJoined: (operator, operands) => {
    if (operator === 'AND') return operands.map(({ wish }) => wish()).join('、');
    const choice = operator === 'OR' ? '少なくとも一つは' : 'どちらか一方だけ';
    return `${operands.map(({ stem }) => `${stem()}か`).join('、')}、${choice}そうして`;
  },
};

/** `Agent1さん`, `私`, `誰か` */
function person(agent: Agent | null, scene: GlossScene): string {
  if (isSpeaker(agent, scene)) return scene.manner?.me ?? '私';
  if (agent === 'ANY') return scene.addressee === 'ANY' ? everybody(scene) : '誰か';
  const name = nameIn(scene, agent as number);
  return scene.manner === null ? `${name}さん` : name;
}

function call(target: Agent, scene: GlossScene): string {
  return target === 'ANY' ? everybody(scene) : person(target, scene);
}

function everybody({ manner }: GlossScene): string {
  return manner?.everybody ?? 'みなさん';
}

function talkName(sentence: ContentSentence & { kind: 'opinion' }, { manner }: GlossScene): string {
  const { channel, day, id } = sentence.talk;
  if (manner !== null) return manner.talk(sentence.talk);
  return `${day}日目の${channel === 'TALK' ? '発言' : '囁き'}${id}番`;
}

/** What stands in the slots of a sentence; what is asked for in a question takes the place of ANY. */
interface JapaneseSlots {
  readonly object: string;
  readonly role: string;
  readonly species: string;
}

function statement(sentence: ContentSentence, scene: GlossScene): JapaneseSlots {
  const someone = (agent: Agent) => (agent === 'ANY' ? '誰か' : person(agent, scene));
  return {
    object: 'target' in sentence ? someone(sentence.target) : '',
    role:
      sentence.kind !== 'role' ? '' : sentence.role === 'ANY' ? '何らかの役職' : roles[toRole(sentence.role)],
    species: sentence.kind === 'result' ? SPECIES[sentence.species] : '',
  };
}

function asked(sentence: ContentSentence, scene: GlossScene): JapaneseSlots {
  const words = statement(sentence, scene);
  return {
    object: 'target' in sentence && sentence.target === 'ANY' ? '誰' : words.object,
    role: sentence.kind === 'role' && sentence.role === 'ANY' ? 'どの役職' : words.role,
    species: sentence.kind === 'result' && sentence.species === 'ANY' ? '人間と人狼のどちら' : words.species,
  };
}

function verbOf(sentence: ContentSentence): JapaneseVerb {
  switch (sentence.kind) {
    case 'act':
      return ACTS[sentence.verb];
    case 'role':
      return ROLE_VERBS[sentence.verb];
    case 'opinion':
      return OPINION_VERBS[sentence.verb];
    case 'result':
      return WAS;
  }
}

/** `Agent1さんはAgent2さんに投票します`, `私が人狼だと思わない` */
function clause(
  sentence: ContentSentence,
  words: JapaneseSlots,
  form: ClauseForm,
  scene: GlossScene,
): string {
  if (sentence.kind === 'result') return resultClause(sentence, words, form, scene);
  const who = subjectPart(sentence.subject, sentence.kind === 'role' || form.topic, scene);
  // `人狼だとは思いません`
  const stress = sentence.kind === 'role' && form.denied ? 'は' : '';
  return `${who}${complement(sentence, words, scene)}${stress}${inForm(verbOf(sentence), form)}`;
}

/** What stands between subject and verb. */
function complement(sentence: ContentSentence, { object, role }: JapaneseSlots, scene: GlossScene): string {
  const { particle } = verbOf(sentence);
  if (sentence.kind === 'role') return `${object}が${role}${particle}`;
  return `${sentence.kind === 'opinion' ? talkName(sentence, scene) : object}${particle}`;
}

function resultClause(
  { subject, verb }: ContentSentence & { kind: 'result' },
  { object, species }: JapaneseSlots,
  form: ClauseForm,
  scene: GlossScene,
): string {
  const mark = form.topic ? 'は' : 'が';
  const who = isUnderstood(subject, form.topic, scene) ? '' : person(subject, scene);
  const was = inForm(WAS, form);
  if (verb === 'DIVINED')
    return `${who === '' ? '' : `${who}が`}${object}を占った結果${mark}${species}${was}`;
  return `${who === '' ? '' : `${who}による`}${object}の霊能結果${mark}${species}${was}`;
}

/** The speaker is not named in their own words, nor the one just called. */
function subjectPart(subject: Agent | null, isTopic: boolean, scene: GlossScene): string {
  if (isUnderstood(subject, isTopic, scene)) return '';
  const who = person(subject, scene);
  return who === '誰か' || !isTopic ? `${who}が` : `${who}は`;
}

/** Without the particle か at its end. */
function contentQuestion(question: ContentSentence, use: 'end' | 'quote', scene: GlossScene): string {
  const words = asked(question, scene);
  const form: ClauseForm = { use, denied: false, topic: use === 'end' };
  if (question.kind !== 'result' || question.target !== 'ANY') return clause(question, words, form, scene);
  const who = person(question.subject, scene);
  const isDivined = question.verb === 'DIVINED';
  if (question.species === 'ANY')
    return `${who}が${isDivined ? '占った' : '霊能で見た'}のは誰で、結果は${words.species}${inForm(WAS, form)}`;
  const way = isDivined ? 'が占った結果、' : 'の霊能結果が';
  return `${who}${way}${words.species}だったのは誰${use === 'end' ? 'です' : ''}`;
}

function toWhom({ subject, target }: AskSentence, { topic }: ClauseForm, scene: GlossScene): string {
  return `${subjectPart(subject, topic, scene)}${call(target, scene)}に、`;
}

function wishRead(sentence: ContentSentence, scene: GlossScene): string {
  const words = statement(sentence, scene);
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
      return `${talkName(sentence, scene)}を認めてください`;
    case 'DISAGREE':
      return `${talkName(sentence, scene)}を認めないでください`;
    default:
      return `${complement(sentence, words, scene)}${verbOf(sentence).te}ほしいです`;
  }
}

/** Somebody is asked to come out, to claim it of another, or, with ANY, whoever it is. */
function wishForClaim({ target, subject }: ContentSentence & { kind: 'role' }, role: string, claim: string) {
  if (target === 'ANY') return `${role}の方は宣言しませんか`;
  return target === subject ? `${role}宣言しませんか` : `${claim}宣言しませんか`;
}
