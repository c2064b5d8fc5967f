import type { GlossSubject, GlossWord, WerewolfGrammar } from '../../werewolf/gloss/grammar.ts';
import type { Strength } from '../../werewolf/gloss/strength.ts';
import { toEngineRole } from '../../werewolf/meaning/roles.ts';
import type { ComplementWord, NounWord, RelativeTimeWord, VerbWord } from '../../werewolf/vocabulary.ts';
import { objectOf, phrase, subjectOf, topicOf, withParticle } from './particles.ts';
import { roles } from './roles.ts';

/** The forms of a Korean predicate that a gloss needs. */
interface KoreanConjugation {
  /** Before 고 생각합니다 and 면: 점친다, 인랑이라. */
  readonly quote: string;
  readonly polite: string;
  /** Before 고, 거나, 기, 도록: 점치, 인랑이. */
  readonly stem: string;
  /** Before a noun: 점치는, 인랑인. */
  readonly attributive: string;
  /** Before 지: 점치는, 인랑인. */
  readonly whether: string;
  /** Before 뒤에: 점친, 인랑이었던. */
  readonly afterwards: string;
  /** The stem of the past: 점쳤, 인랑이었. */
  readonly past: string;
  /** 점치지 않, 인랑이 아니. */
  readonly negative: 'verb' | string;
}

/** A sentence: everything before its predicate, and the predicate. */
interface KoreanClause {
  readonly lead: string;
  readonly forms: KoreanConjugation;
  /** Its predicate alone can be negated. */
  readonly isSimple: boolean;
}

/** `stem` as in 점치, `done` as in 점친, `formal` as in 점칩, `past` as in 점쳤. */
function verb(stem: string, done: string, formal: string, past: string): KoreanConjugation {
  return {
    quote: `${done}다`,
    polite: `${formal}니다`,
    stem,
    attributive: `${stem}는`,
    whether: `${stem}는`,
    afterwards: done,
    past,
    negative: 'verb',
  };
}

function doing(noun: string): KoreanConjugation {
  return verb(`${noun}하`, `${noun}한`, `${noun}합`, `${noun}했`);
}

function suffering(noun: string): KoreanConjugation {
  return verb(`${noun}되`, `${noun}된`, `${noun}됩`, `${noun}되었`);
}

/** What somebody is: 인랑이다, 사냥꾼이다, 점술가다. */
function nounForms(noun: string): KoreanConjugation {
  const is = (afterConsonant: string, afterVowel: string) => withParticle(noun, [afterConsonant, afterVowel]);
  return {
    quote: is('이라', '라'),
    polite: `${noun}입니다`,
    stem: is('이', ''),
    attributive: `${noun}인`,
    whether: `${noun}인`,
    afterwards: is('이었던', '였던'),
    past: is('이었', '였'),
    negative: `${subjectOf(noun)} 아니`,
  };
}

/** 않 after a verb. */
function notDoing(stem: string): KoreanConjugation {
  return {
    quote: `${stem}지 않는다`,
    polite: `${stem}지 않습니다`,
    stem: `${stem}지 않`,
    attributive: `${stem}지 않는`,
    whether: `${stem}지 않는`,
    afterwards: `${stem}지 않은`,
    past: `${stem}지 않았`,
    negative: 'whole',
  };
}

/** 아니 after a noun; `words` with it: 인랑이 아니. */
function notBeing(words: string): KoreanConjugation {
  const before = words.slice(0, -1);
  return {
    quote: `${words}라`,
    polite: `${before}닙니다`,
    stem: words,
    attributive: `${before}닌`,
    whether: `${before}닌`,
    afterwards: `${words}었던`,
    past: `${words}었`,
    negative: 'whole',
  };
}

function pastForms(forms: KoreanConjugation): KoreanConjugation {
  const { past } = forms;
  return {
    ...forms,
    quote: `${past}다`,
    polite: `${past}습니다`,
    stem: past,
    attributive: `${past}다는`,
    whether: `${past}는`,
    negative: forms.negative === 'verb' ? 'past' : forms.negative,
  };
}

function clause(lead: string, forms: KoreanConjugation): KoreanClause {
  return { lead, forms, isSimple: true };
}

/** A clause after other words, which can only be denied as a whole. */
function led(lead: string, inner: KoreanClause): KoreanClause {
  return { lead: phrase(lead, inner.lead), forms: inner.forms, isSimple: false };
}

function say({ lead, forms }: KoreanClause, form: Exclude<keyof KoreanConjugation, 'negative'>): string {
  return phrase(lead, forms[form]);
}

/** Of what cannot be bent any more it is said that it is not so. */
function negate(inner: KoreanClause): KoreanClause {
  const { lead, forms, isSimple } = inner;
  if (!isSimple || forms.negative === 'whole' || forms.negative === 'past')
    return { lead: `${say(inner, 'quote')}는`, forms: notBeing('것은 아니'), isSimple: false };
  const negated = forms.negative === 'verb' ? notDoing(forms.stem) : notBeing(forms.negative);
  return { lead, forms: negated, isSimple: false };
}

const NOUNS: Readonly<Record<NounWord, string>> = {
  reason: '이유',
  inspection: '점',
  'medium-telling': '영매 결과',
  protection: '호위',
  execution: '처형',
  voting: '투표',
  attack: '습격',
  comingout: '선언',
};

/** What stands after the object, and the verb. */
const VERBS: Readonly<
  Record<VerbWord, readonly [object: (object: string) => string, forms: KoreanConjugation]>
> = {
  inspect: [objectOf, verb('점치', '점친', '점칩', '점쳤')],
  'medium-telling': [(object) => `${object}의 영매 결과를`, verb('알리', '알린', '알립', '알렸')],
  protect: [objectOf, verb('지키', '지킨', '지킵', '지켰')],
  execute: [objectOf, doing('처형')],
  vote: [(object) => `${object}에게`, doing('투표')],
  attack: [objectOf, doing('습격')],
  know: [
    (object) => `${object}에 대해`,
    { ...verb('알고 있', '알고 있는', '알고 있습', '알고 있었'), quote: '알고 있다' },
  ],
  discuss: [(object) => `${object}에 대해`, doing('논의')],
  decide: [(object) => `${object}에 대해`, verb('정하', '정한', '정합', '정했')],
  avoid: [objectOf, verb('피하', '피한', '피합', '피했')],
};

const COMPLEMENTS: Readonly<Record<ComplementWord, KoreanConjugation>> = {
  inspected: verb('점쳐지', '점쳐진', '점쳐집', '점쳐졌'),
  'medium-telled': verb(
    '영매 결과가 알려지',
    '영매 결과가 알려진',
    '영매 결과가 알려집',
    '영매 결과가 알려졌',
  ),
  protected: verb('호위받', '호위받는', '호위받습', '호위받았'),
  executed: suffering('처형'),
  voted: verb('투표받', '투표받는', '투표받습', '투표받았'),
  attacked: verb('습격당하', '습격당한', '습격당합', '습격당했'),
  comingout: doing('선언'),
  speak: doing('말'),
  exist: { ...verb('있', '있는', '있습', '있었'), quote: '있다' },
  win: verb('이기', '이긴', '이깁', '이겼'),
  lose: verb('지', '진', '집', '졌'),
};

const RELATIVE: Readonly<Record<RelativeTimeWord, string>> = {
  before: '그 전에',
  after: '그 뒤에',
  almost: '거의 그때',
  now: '지금',
};

const CLAIMS: Readonly<Record<Strength['degree'], readonly [string, string]>> = {
  certain: ['', '고 확신합니다'],
  strong: ['거의 틀림없이', '고 생각합니다'],
  plain: ['', '고 생각합니다'],
  slight: ['굳이 말하자면', '고 생각합니다'],
};

const WISHES: Readonly<Record<Strength['degree'], string>> = {
  certain: '강력히',
  strong: '꼭',
  plain: '되도록',
  slight: '가능하면',
};

/** How little one thinks so: before the quotation, and before 생각하지 않는다. */
const NOT_THOUGHT: Readonly<Record<Strength['degree'], readonly [string, string]>> = {
  certain: ['', ''],
  strong: ['', '거의'],
  plain: ['', '별로'],
  slight: ['굳이 말하자면', ''],
};

const AGREEMENTS: Readonly<Record<Strength['degree'], readonly [string, string]>> = {
  certain: ['전적으로 동의합니다', '동의하지 않습니다'],
  strong: ['동의합니다', '거의 동의하지 않습니다'],
  plain: ['대체로 동의합니다', '별로 동의하지 않습니다'],
  slight: ['굳이 말하자면 동의합니다', '굳이 말하자면 동의하지 않습니다'],
};

const REPORTED = { declare: doing('주장'), request: doing('요구'), agree: doing('표명') } as const;

const ALIASES: Readonly<Record<string, string>> = {
  HUMAN: '인간',
  WHITE: '인간(백)',
  VILLAGESIDE: '마을 편',
  WOLFSIDE: '인랑 편',
  GIFTED: '능력자',
  DEAD: '사망',
  CHAR: '모든 인물',
  ANY: '모두',
  ANYROLE: '모든 직업',
  BLACK: '인랑(흑)',
};

/** Sentences of the language of 2013 in Korean. */
export const werewolf: WerewolfGrammar<KoreanClause, string> = {
  finish: (text) => `${text}.`,

  nouns: NOUNS,
  aliases: ALIASES,
  verbAlone: (word) => VERBS[word][1].quote,
  complementAlone: (complement) => COMPLEMENTS[complement].quote,

  named: (text) => text,
  role: (role) => roles[toEngineRole(role)],
  thatPlayer: '그 사람',
  textOf: (noun) => noun,
  bracketed: (text) => `(${text})`,
  except: (base, except) => `${except.text} 이외의 ${base.text}`,
  anybodyBut: ({ text }) => `${text} 이외`,
  joinNouns: (word, parts) =>
    parts
      .map(({ text }) => text)
      .reduce((before, text) =>
        word === 'and' ? `${withParticle(before, ['과', '와'])} ${text}` : `${before} 또는 ${text}`,
      ),
  counted: (count, { text }) => `${text} ${count}명`,
  nth: (order, { text }) => `${order}번째 ${text}`,
  inState: (status, { text }) => `${status === 'died' ? '죽은' : '살아 있는'} ${text}`,

  dayWords: { today: '오늘', yesterday: '어제', tomorrow: '내일' },
  day: (day) => `${day}일째`,
  joinTimes: (word, times) =>
    times.reduce((before, time) =>
      word === 'and' ? `${withParticle(before, ['과', '와'])} ${time}` : `${before} 또는 ${time}`,
    ),
  modifier: (by, time, isJust) => {
    if (by.kind === 'ordinal') return `${by.order}번째로`;
    if (by.kind !== 'relativeTime') return by.kind === 'dayWord' ? time : `${time}에`;
    if (isJust) return by.word === 'before' ? '직전에' : '직후에';
    return RELATIVE[by.word];
  },
  joinModifiers: (words) => words.join(' '),
  nthAlone: (order) => `${order}번째`,
  stack: (modifiers, word) => phrase(modifiers, word ?? ''),

  alone: (content) => say(content, 'polite'),
  anythingAbout: (topic) => `${topic}에 관한 것이라면 무엇이든`,
  utterance: (number) => `${number}번 발언`,
  is: (subject, predicate, nounOf) => {
    const isAnyRole = predicate.kind === 'alias' && predicate.alias === 'ANYROLE';
    return clause(leadOf(subject, subject.isTopic), nounForms(isAnyRole ? '어떤 직업' : nounOf(predicate)));
  },
  state: (subject, complement) => clause(leadOf(subject), stateForms(complement)),
  act: (subject, word, object) => act(leadOf(subject), word, object, false),
  openAct: (word, object, ought) => act('', word, object, ought),
  knows: (subject, known) =>
    clause(phrase(leadOf(subject), `${say(known, 'attributive')} 것을`), VERBS.know[1]),
  considers: (subject, word, matter) => {
    const what =
      'about' in matter
        ? `${matter.about}에 대해`
        : 'roleOf' in matter
          ? `${matter.roleOf}의 직업에 대해`
          : `${say(matter.whether, 'whether')}지`;
    return clause(phrase(leadOf(subject), what), VERBS[word][1]);
  },
  about: (topic) => clause('', nounForms(`${topic}에 관한 것`)),
  isRight: (utterance) => clause('', nounForms(`${utterance} 그대로`)),
  becomes: (time) => clause(subjectOf(time), verb('되', '된', '됩', '되었')),
  reports: ({ noun }, kind, said) => clause(phrase(subjectOf(noun), `“${said}”라고`), REPORTED[kind]),
  modified: (words, { lead, forms, isSimple }, isPast) => ({
    lead: phrase(`${words},`, lead),
    forms: isPast ? pastForms(forms) : forms,
    isSimple,
  }),
  not: negate,
  join: (word, clauses) => {
    const before = clauses
      .slice(0, -1)
      .map((inner) => `${say(inner, 'stem')}${word === 'and' ? '고, 또' : '거나, 또는'}`);
    return led(before.join(' '), clauses.at(-1) as KoreanClause);
  },
  condition: (content, isComing) =>
    isComing ? `${say(content, 'stem')}면, ` : `${say(content, 'quote')}면, `,
  conditional: (condition, then, otherwise) =>
    otherwise
      ? led(`${condition}${say(then, 'stem')}고, 그렇지 않으면`, otherwise)
      : led(condition.trimEnd(), then),
  because: (conclusion, reason) => led(`${say(reason, 'stem')}기 때문에,`, conclusion),
  order: (word, event, reference) =>
    word === 'before'
      ? led(`${say(reference, 'stem')}기 전에,`, event)
      : led(`${say(reference, 'afterwards')} 뒤에,`, event),
  assuming: (main, assumption) =>
    led(`${say(assumption, 'attributive')} 것으로 하고 (실제로는 그렇지 않다),`, main),
  falsely: (_, who, complement, role, nounOf) =>
    led(
      '',
      clause(
        `${subjectOf(who)} 가짜 ${withParticle(nounOf(role), ['으로서', '로서'])}`,
        stateForms(complement),
      ),
    ),

  otherwise: (then, otherwise) => `${then}. 그렇지 않으면, ${otherwise}`,
  utteranceBecause: (conclusion, reason) => `${reason}. 따라서, ${conclusion}`,
  utteranceOrder: (word, event, reference) =>
    `“${reference}”${word === 'before' ? '라고 말하기 전에' : '라고 말한 뒤에'}, ${event}`,
  joinUtterances: (word, texts) => texts.join(word === 'and' ? '. 또한, ' : '. 혹은, '),
  declare: (content, { polarity, degree }) => {
    if (polarity === 'neutral') return `${say(content, 'whether')}지는 알 수 없습니다`;
    const [before, after] = CLAIMS[degree];
    return phrase(before, `${say(polarity === 'deny' ? negate(content) : content, 'quote')}${after}`);
  },
  agree: (what, { polarity, degree }) => {
    if (polarity === 'neutral') return `${what}에는 찬성도 반대도 하지 않습니다`;
    return `${what}에 ${AGREEMENTS[degree][polarity === 'affirm' ? 0 : 1]}`;
  },
  orCorrected: ' (자신의 발언이라면 정정합니다)',
  leaveTo: (who, content) => `${say(content, 'whether')}지는 ${who}에게 맡깁니다`,
  suggestNot: (who, content, degree) => {
    const [before, after] = NOT_THOUGHT[degree];
    const thought = phrase(after, '생각하지 않는다');
    return phrase(before, `“${say(content, 'quote')}”고는 ${thought}고 ${who}에게 제안합니다`);
  },
  ask: (who, content, degree) => {
    const asked = typeof content === 'number' ? `${content}번 발언의 뜻을 설명하` : say(content, 'stem');
    return `${who}에게 ${asked}도록 ${WISHES[degree]} 부탁합니다`;
  },
};

/** Who is asked goes without saying. */
function leadOf(subject: GlossSubject<string> | null, isTopic = false): string {
  if (subject === null || subject.isAddressed) return '';
  return isTopic ? topicOf(subject.noun) : subjectOf(subject.noun);
}

function stateForms(complement: GlossWord<ComplementWord>): KoreanConjugation {
  return 'alias' in complement ? doing(complement.alias) : COMPLEMENTS[complement.word];
}

function act(lead: string, word: GlossWord<VerbWord>, object: string, ought: boolean): KoreanClause {
  const [marked, forms] = 'alias' in word ? [objectOf, doing(word.alias)] : VERBS[word.word];
  return clause(phrase(lead, marked(object)), ought ? oughtForms(forms) : forms);
}

/** What ought to be done: 점쳐야 한다. */
function oughtForms({ past }: KoreanConjugation): KoreanConjugation {
  return { ...verb('하', '한', '합', '했'), ...oughtLead(past) };
}

/** 점쳐야, from the past 점쳤: what stands before its last consonant. */
function oughtLead(past: string): Partial<KoreanConjugation> {
  const last = past.codePointAt(past.length - 1)! - 0xac00;
  const open = String.fromCodePoint(0xac00 + last - (last % 28));
  const must = `${past.slice(0, -1)}${open}야`;
  return {
    quote: `${must} 한다`,
    polite: `${must} 합니다`,
    stem: `${must} 하`,
    attributive: `${must} 하는`,
    whether: `${must} 하는`,
    afterwards: `${must} 했던`,
    past: `${must} 했`,
  };
}
