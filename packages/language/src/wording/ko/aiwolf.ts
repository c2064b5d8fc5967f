import type { Agent, AskSentence, ContentSentence } from '../../aiwolf/ast.ts';
import type { AIWolfGrammar, ClauseForm } from '../../aiwolf/gloss/grammar.ts';
import { type GlossScene, isSpeaker, isUnderstood, nameIn } from '../../aiwolf/gloss/scene.ts';
import {
  type ActVerb,
  type ControlVerb,
  type OpinionVerb,
  type RoleVerb,
  type SpeciesWord,
  toRole,
} from '../../aiwolf/words.ts';
import { objectOf, phrase, subjectOf, topicOf, withParticle } from './particles.ts';
import { roles } from './roles.ts';

const SPECIES: Readonly<Record<SpeciesWord | 'ANY', string>> = {
  HUMAN: '인간',
  WEREWOLF: '인랑',
  ANY: '인간 또는 인랑',
};

/** The forms of a predicate: at the end of a polite sentence; before `고` or `는 것`; and the stem, before other endings. */
interface KoreanForms {
  readonly end: readonly [so: string, notSo: string];
  readonly quote: readonly [so: string, notSo: string];
  readonly stem: readonly [so: string, notSo: string];
}

function inForm(forms: KoreanForms, { use, denied }: ClauseForm): string {
  return forms[use][denied ? 1 : 0];
}

type ParticlePair = readonly [afterConsonant: string, afterVowel: string];

/** What is still to be done; it can be asked for. */
interface KoreanVerb extends KoreanForms {
  /** Stands behind whom it is done to. */
  readonly particle: ParticlePair;
  /** Before `주세요` or `달라고`. */
  readonly please: string;
}

const OBJECT: ParticlePair = ['을', '를'];
const RECEIVER: ParticlePair = ['에게', '에게'];
const AS: ParticlePair = ['이라고', '라고'];
const TO: ParticlePair = ['에', '에'];

/** `stem` as in 투표하, `now` as in 투표한, `formal` as in 투표합, `please` as in 투표해. */
function verb(particle: ParticlePair, stem: string, now: string, formal: string, please: string): KoreanVerb {
  return {
    ...{ particle, please },
    end: [`${formal}니다`, `${stem}지 않습니다`],
    quote: [`${now}다`, `${stem}지 않는다`],
    stem: [stem, `${stem}지 않`],
  };
}

function doing(noun: string, particle: ParticlePair): KoreanVerb {
  return verb(particle, `${noun}하`, `${noun}한`, `${noun}합`, `${noun}해`);
}

/** `past` as in 투표했. */
function done(particle: ParticlePair, stem: string, past: string): KoreanVerb {
  return {
    ...{ particle, please: `${past}다고 말해` },
    end: [`${past}습니다`, `${stem}지 않았습니다`],
    quote: [`${past}다`, `${stem}지 않았다`],
    stem: [past, `${stem}지 않았`],
  };
}

const ACTS: Readonly<Record<ActVerb, KoreanVerb>> = {
  DIVINATION: verb(OBJECT, '점치', '점친', '점칩', '점쳐'),
  GUARD: verb(OBJECT, '지키', '지킨', '지킵', '지켜'),
  VOTE: doing('투표', RECEIVER),
  ATTACK: doing('습격', OBJECT),
  GUARDED: done(OBJECT, '지키', '지켰'),
  VOTED: done(RECEIVER, '투표하', '투표했'),
  ATTACKED: done(OBJECT, '습격하', '습격했'),
};

const ROLE_VERBS: Readonly<Record<RoleVerb, KoreanVerb>> = {
  ESTIMATE: doing('생각', AS),
  COMINGOUT: doing('선언', AS),
};

const OPINION_VERBS: Readonly<Record<OpinionVerb, KoreanVerb>> = {
  AGREE: doing('동의', TO),
  DISAGREE: doing('반대', TO),
};

/** The result of a divination was so. */
const WAS: KoreanVerb = {
  ...{ particle: ['', ''], please: '' },
  end: ['이었습니다', '이 아니었습니다'],
  quote: ['이었다', '이 아니었다'],
  stem: ['이었', '이 아니었'],
};

/** It is so, behind a word that ends in a consonant. */
const IS: KoreanForms = {
  end: ['입니다', '이 아닙니다'],
  quote: ['이라', '이 아니라'],
  stem: ['이', '이 아니'],
};

const CONTROL: Readonly<Record<ControlVerb, KoreanForms>> = {
  OVER: toSay('더 할 말이', '아직 할 말이'),
  SKIP: toSay('지금은 할 말이', '지금 할 말이'),
};

function toSay(nothing: string, something: string): KoreanForms {
  return {
    end: [`${nothing} 없습니다`, `${something} 있습니다`],
    quote: [`${nothing} 없다`, `${something} 있다`],
    stem: [`${nothing} 없`, `${something} 있`],
  };
}

const SAYS = doing('말', TO);
const WISHES = verb(TO, '바라', '바란', '바랍', '바라');
const ASKS = verb(TO, '묻', '묻는', '묻습', '물어');
/** By the form in which it is denied: so it is not, or it is so after all. */
const NEVER: KoreanForms = { end: ['맞습니다', '아닙니다'], quote: ['맞다', '아니라'], stem: ['맞', '아니'] };

const QUOTE: ClauseForm = { use: 'quote', denied: false, topic: false };

/** Sentences of the protocol in Korean. */
export const aiwolf: AIWolfGrammar = {
  between: ' ',
  // A polite request may be a question too.
  finish: (text) => `${text}${/니까( \([^)]*\))?$/.test(text) ? '?' : '.'}`,

  content: (sentence, form, scene) => clause(sentence, statement(sentence, scene), form, scene),
  control: ({ subject, verb }, form, scene) =>
    phrase(subjectPart(subject, form.topic, scene), inForm(CONTROL[verb], form)),
  because: (reason, conclusion) => `${reason}기 때문에, ${conclusion}`,
  onDay: (day, text) => `${day}일째에 ${text}`,
  accordingTo: (who, text, scene) => `${person(who, scene)}에 따르면, ${text}`,
  join: (operator, members, form) => {
    const ending = operator === 'AND' ? '고' : '거나';
    const texts = members.map(({ text, needsBrackets }, index) => {
      const ended = operator === 'AND' && index === members.length - 1 ? text : `${text}${ending}`;
      return needsBrackets ? `(${ended})` : ended;
    });
    if (operator === 'AND') return texts.join(', ');
    return `${texts.join(', ')}, ${operator === 'OR' ? '적어도 한쪽' : '둘 중 한쪽'}${inForm(IS, form)}`;
  },
  deny: (text, form) => `${text}는 것은 ${inForm(NEVER, form)}`,
  denyWhole: null,
  notSo: (form) => `그런 것${inForm(IS, { ...form, denied: !form.denied })}`,
  quoted: (text, form) => `「${text}」라는 것${inForm(IS, form)}`,
  unknown: (text, form) => `「${text}」라는 읽을 수 없는 문장${inForm(IS, form)}`,

  call,
  askAnything: (called) => `${called}, 어떻습니까`,
  askContent: (called, question, isOfCalled, scene) =>
    phrase(isOfCalled ? '' : `${called},`, contentQuestion(question, scene)),
  askWhether: (called, text) => `${called}, ${text}는 것입니까`,
  inquiryOfContent: (question, scene) => {
    if (question.kind === 'result' && question.target === 'ANY')
      return `${whoWasIt(question, scene)} 누구인지`;
    return `${clause(question, asked(question, scene), { ...QUOTE, use: 'stem' }, scene)}는지`;
  },
  inquiry: (text) => `${text}는 것인지`,
  reportQuestion: (ask, inquiry, form, scene) =>
    phrase(toWhom(ask, form, scene), inquiry ?? '어떤지', inForm(ASKS, form)),

  request: (called, wish, hint) => phrase(`${called},`, wish, hint),
  hints: {
    everybody: '',
    werewolves: '(인랑끼리의 대화를 상정)',
    allies: '(인랑끼리 또는 인간끼리의 대화를 상정)',
  },
  wishRead,
  please: (wish) => `${wish} 주세요`,
  reportRequest: (ask, wish, form, scene) => {
    const said = isSpeaker(ask.subject, scene)
      ? `주기를 ${inForm(WISHES, form)}`
      : `달라고 ${inForm(SAYS, form)}`;
    return phrase(toWhom(ask, form, scene), wish, said);
  },

  goOn: '계속해',
  wishContent: (sentence, scene) => {
    const words = statement(sentence, scene);
    if (sentence.kind === 'result') return `${clause(sentence, words, QUOTE, scene)}고 말해`;
    return phrase(complement(sentence, words, scene), verbOf(sentence).please);
  },
  wishControl: (verb) => (verb === 'OVER' ? '이야기를 마쳐' : '말하기를 기다려'),
  seeToIt: (text) => `${text}도록 해`,
  passOn: (target, wish, scene) => `${call(target, scene)}에게 ${wish} 달라고 전해`,
  wishNothing: '그러지 말아',
  wishNot: (unwanted, { stem }, scene) => {
    if (unwanted.kind !== 'act' && unwanted.kind !== 'role') return `${stem()}는 일이 없도록 해`;
    const { please, quote, stem: root } = verbOf(unwanted);
    const words = complement(unwanted, statement(unwanted, scene), scene);
    return please.endsWith('다고 말해') ? `${words} ${quote[0]}고 말하지 말아` : `${words} ${root[0]}지 말아`;
  },
  wishJoined: (operator, operands) => {
    const last = operands.at(-1);
    if (operator === 'AND' && last !== undefined)
      return phrase(...operands.slice(0, -1).map(({ stem }) => `${stem()}고,`), last.wish());
    const choices = operands.map(({ stem }) => `${stem()}거나`).join(', ');
    return `${choices}, ${operator === 'OR' ? '적어도 하나는' : '둘 중 하나만'} 그렇게 해`;
  },
};

/** `Agent1님`, `저`, `누군가` */
function person(agent: Agent | null, scene: GlossScene): string {
  if (isSpeaker(agent, scene)) return scene.manner?.me ?? '저';
  if (agent === 'ANY') return scene.addressee === 'ANY' ? everybody(scene) : '누군가';
  const name = nameIn(scene, agent as number);
  return scene.manner === null ? `${name}님` : name;
}

function call(target: Agent, scene: GlossScene): string {
  return target === 'ANY' ? everybody(scene) : person(target, scene);
}

function everybody({ manner }: GlossScene): string {
  return manner?.everybody ?? '여러분';
}

function talkName(sentence: ContentSentence & { kind: 'opinion' }, { manner }: GlossScene): string {
  const { channel, day, id } = sentence.talk;
  if (manner !== null) return manner.talk(sentence.talk);
  return `${day}일째 ${channel === 'TALK' ? '발언' : '속삭임'} ${id}번`;
}

/** What stands in the slots of a sentence; what is asked for in a question takes the place of ANY. */
interface KoreanSlots {
  readonly object: string;
  readonly role: string;
  readonly species: string;
}

function statement(sentence: ContentSentence, scene: GlossScene): KoreanSlots {
  const someone = (agent: Agent) => (agent === 'ANY' ? '누군가' : person(agent, scene));
  return {
    object: 'target' in sentence ? someone(sentence.target) : '',
    role:
      sentence.kind !== 'role' ? '' : sentence.role === 'ANY' ? '어떤 직업' : roles[toRole(sentence.role)],
    species: sentence.kind === 'result' ? SPECIES[sentence.species] : '',
  };
}

function asked(sentence: ContentSentence, scene: GlossScene): KoreanSlots {
  const words = statement(sentence, scene);
  return {
    object: 'target' in sentence && sentence.target === 'ANY' ? '누구' : words.object,
    role: words.role,
    species:
      sentence.kind === 'result' && sentence.species === 'ANY' ? '인간과 인랑 중 어느 쪽' : words.species,
  };
}

function verbOf(sentence: ContentSentence): KoreanVerb {
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

/** `Agent1님은 Agent2님에게 투표합니다`, `제가 인랑이라고 생각하지 않` */
function clause(sentence: ContentSentence, words: KoreanSlots, form: ClauseForm, scene: GlossScene): string {
  if (sentence.kind === 'result') return resultClause(sentence, words, form, scene);
  const who = subjectPart(sentence.subject, sentence.kind === 'role' || form.topic, scene);
  return phrase(who, complement(sentence, words, scene), inForm(verbOf(sentence), form));
}

/** What stands between subject and verb. */
function complement(sentence: ContentSentence, { object, role }: KoreanSlots, scene: GlossScene): string {
  const { particle } = verbOf(sentence);
  if (sentence.kind === 'role') return phrase(subjectOf(object), withParticle(role, particle));
  return withParticle(sentence.kind === 'opinion' ? talkName(sentence, scene) : object, particle);
}

function resultClause(
  { subject, verb }: ContentSentence & { kind: 'result' },
  { object, species }: KoreanSlots,
  form: ClauseForm,
  scene: GlossScene,
): string {
  const who = isUnderstood(subject, form.topic, scene) ? '' : person(subject, scene);
  const result = form.topic ? '결과는' : '결과가';
  const was = `${species}${inForm(WAS, form)}`;
  if (verb === 'DIVINED')
    return phrase(who === '' ? '' : subjectOf(who), objectOf(object), '점친', result, was);
  return phrase(who === '' ? '' : `${who}에 의한`, `${object}의 영매`, result, was);
}

/** The speaker is not named in their own words, nor the one just called. */
function subjectPart(subject: Agent | null, isTopic: boolean, scene: GlossScene): string {
  if (isUnderstood(subject, isTopic, scene)) return '';
  const who = person(subject, scene);
  return who === '누군가' || !isTopic ? subjectOf(who) : topicOf(who);
}

/** A polite statement ends in 니다, a polite question in 니까. */
function contentQuestion(question: ContentSentence, scene: GlossScene): string {
  if (question.kind === 'result' && question.target === 'ANY')
    return `${whoWasIt(question, scene)} 누구입니까`;
  const form: ClauseForm = { use: 'end', denied: false, topic: true };
  return clause(question, asked(question, scene), form, scene).replace(/니다$/, '니까');
}

function whoWasIt(
  { subject, verb, species }: ContentSentence & { kind: 'result' },
  scene: GlossScene,
): string {
  const found = species === 'ANY' ? '결과가 나온 사람은' : `${SPECIES[species]}이었던 사람은`;
  const who = person(subject, scene);
  return verb === 'DIVINED' ? `${subjectOf(who)} 점친 결과 ${found}` : `${who}의 영매 결과 ${found}`;
}

function toWhom({ subject, target }: AskSentence, { topic }: ClauseForm, scene: GlossScene): string {
  return phrase(subjectPart(subject, topic, scene), `${call(target, scene)}에게`);
}

function wishRead(sentence: ContentSentence, scene: GlossScene): string {
  const words = statement(sentence, scene);
  const object = objectOf(words.object);
  const claim = () => complement(sentence, words, scene);
  switch (sentence.verb) {
    case 'ESTIMATE':
      return `${claim()} 생각해 주시겠습니까`;
    case 'COMINGOUT':
      return wishForClaim(sentence, words.role, claim());
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
      return `${talkName(sentence, scene)}을 인정해 주세요`;
    case 'DISAGREE':
      return `${talkName(sentence, scene)}을 인정하지 말아 주세요`;
    default:
      return `${claim()} ${verbOf(sentence).please} 주세요`;
  }
}

/** Somebody is asked to come out, to claim it of another, or, with ANY, whoever it is. */
function wishForClaim({ target, subject }: ContentSentence & { kind: 'role' }, role: string, claim: string) {
  if (target === 'ANY') return `${role}인 분은 선언해 주시겠습니까`;
  return `${target === subject ? withParticle(role, AS) : claim} 선언해 주시겠습니까`;
}
