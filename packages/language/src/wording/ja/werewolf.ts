import type { GlossSubject, GlossWord, WerewolfGrammar } from '../../werewolf/gloss/grammar.ts';
import type { Strength } from '../../werewolf/gloss/strength.ts';
import { toEngineRole } from '../../werewolf/meaning/roles.ts';
import type { ComplementWord, NounWord, RelativeTimeWord, VerbWord } from '../../werewolf/vocabulary.ts';
import { roles } from './roles.ts';

/** The forms of a Japanese predicate that a gloss needs. */
interface JapaneseConjugation {
  readonly plain: string;
  readonly polite: string;
  readonly negative: string;
  readonly politeNegative: string;
  readonly past: string;
  readonly politePast: string;
  readonly negativePast: string;
  readonly politeNegativePast: string;
  /** Before a noun: 占う(こと), 人狼である(こと). */
  readonly attributive: string;
  /** Before なら and かどうか: 占う, 人狼. */
  readonly stem: string;
  /** 占うので, 人狼なので. */
  readonly because: string;
  /** Before かつ: 占い, 人狼であり. */
  readonly link: string;
  readonly negativeLink: string;
}

/** A sentence: everything before its predicate, and the predicate. */
interface JapaneseClause {
  readonly lead: string;
  readonly forms: JapaneseConjugation;
  /** Its predicate alone can be negated. */
  readonly isSimple: boolean;
}

type Conjugated = 'godan' | 'ichidan' | 'suru';

/** The last letter of a godan verb: before ない, before ます, and the past. */
const GODAN: Readonly<Record<string, readonly [string, string, string]>> = {
  う: ['わ', 'い', 'った'],
  す: ['さ', 'し', 'した'],
  つ: ['た', 'ち', 'った'],
  る: ['ら', 'り', 'った'],
};

/** 占う, 告げる, 護衛する; いる goes on as おり. */
function verbForms(dictionary: string, verbClass: Conjugated): JapaneseConjugation {
  const [root, negative, polite, past] = stemsOf(dictionary, verbClass);
  const isBeing = dictionary.endsWith('いる') && verbClass === 'ichidan';
  return {
    plain: dictionary,
    polite: `${root}${polite}ます`,
    negative: `${root}${negative}ない`,
    politeNegative: `${root}${polite}ません`,
    past: `${root}${past}`,
    politePast: `${root}${polite}ました`,
    negativePast: `${root}${negative}なかった`,
    politeNegativePast: `${root}${polite}ませんでした`,
    attributive: dictionary,
    stem: dictionary,
    because: `${dictionary}ので`,
    link: isBeing ? `${root.slice(0, -1)}おり` : `${root}${polite}`,
    negativeLink: isBeing
      ? `${root.slice(0, -1)}おらず`
      : `${root}${verbClass === 'suru' ? 'せ' : negative}ず`,
  };
}

function stemsOf(dictionary: string, verbClass: Conjugated): readonly [string, string, string, string] {
  if (verbClass === 'suru') return [dictionary.slice(0, -2), 'し', 'し', 'した'];
  const root = dictionary.slice(0, -1);
  if (verbClass === 'ichidan') return [root, '', '', 'た'];
  return [root, ...(GODAN[dictionary.slice(-1)] ?? ['ら', 'り', 'った'])];
}

/** 人狼だ; also 占うべきだ. */
function nounForms(noun: string, attributive = `${noun}である`): JapaneseConjugation {
  return {
    plain: `${noun}だ`,
    polite: `${noun}です`,
    negative: `${noun}ではない`,
    politeNegative: `${noun}ではありません`,
    past: `${noun}だった`,
    politePast: `${noun}でした`,
    negativePast: `${noun}ではなかった`,
    politeNegativePast: `${noun}ではありませんでした`,
    attributive,
    stem: noun,
    because: `${noun}なので`,
    link: `${noun}であり`,
    negativeLink: `${noun}ではなく`,
  };
}

/** What ought to be done: 占うべきだ. */
function oughtForms({ plain }: JapaneseConjugation): JapaneseConjugation {
  return nounForms(`${plain}べき`, `${plain}べき`);
}

function pastForms(forms: JapaneseConjugation): JapaneseConjugation {
  const { past, politePast, negativePast, politeNegativePast, link, negativeLink } = forms;
  return {
    plain: past,
    polite: politePast,
    negative: negativePast,
    politeNegative: politeNegativePast,
    past,
    politePast,
    negativePast,
    politeNegativePast,
    attributive: past,
    stem: past,
    because: `${past}ので`,
    link,
    negativeLink,
  };
}

function negatedForms(forms: JapaneseConjugation): JapaneseConjugation {
  const { negative, politeNegative, negativePast, politeNegativePast, negativeLink } = forms;
  return {
    plain: negative,
    polite: politeNegative,
    negative: `${negative}わけではない`,
    politeNegative: `${negative}わけではありません`,
    past: negativePast,
    politePast: politeNegativePast,
    negativePast: `${negative}わけではなかった`,
    politeNegativePast: `${negative}わけではありませんでした`,
    attributive: negative,
    stem: negative,
    because: `${negative}ので`,
    link: negativeLink,
    negativeLink: `${negative}わけではなく`,
  };
}

/** …というわけではない. */
const NOT_SO: JapaneseConjugation = negatedForms({
  ...nounForms('というわけ'),
  negative: 'というわけではない',
  politeNegative: 'というわけではありません',
});

function clause(lead: string, forms: JapaneseConjugation): JapaneseClause {
  return { lead, forms, isSimple: true };
}

/** A clause after other words, which can only be denied as a whole. */
function led(lead: string, inner: JapaneseClause): JapaneseClause {
  return { lead: lead + inner.lead, forms: inner.forms, isSimple: false };
}

function say({ lead, forms }: JapaneseClause, form: keyof JapaneseConjugation): string {
  return lead + forms[form];
}

function negate(inner: JapaneseClause): JapaneseClause {
  if (!inner.isSimple) return { lead: say(inner, 'plain'), forms: NOT_SO, isSimple: false };
  return { lead: inner.lead, forms: negatedForms(inner.forms), isSimple: false };
}

const NOUNS: Readonly<Record<NounWord, string>> = {
  reason: '理由',
  inspection: '占い',
  'medium-telling': '霊能',
  protection: '護衛',
  execution: '処刑',
  voting: '投票',
  attack: '襲撃',
  comingout: 'CO（役職の公開）',
};

/** What follows the object, and the verb. */
const VERBS: Readonly<Record<VerbWord, readonly [string, JapaneseConjugation]>> = {
  inspect: ['を', verbForms('占う', 'godan')],
  'medium-telling': ['の霊能結果を', verbForms('告げる', 'ichidan')],
  protect: ['を', verbForms('護衛する', 'suru')],
  execute: ['を', verbForms('処刑する', 'suru')],
  vote: ['に', verbForms('投票する', 'suru')],
  attack: ['を', verbForms('襲撃する', 'suru')],
  know: ['のことを', verbForms('知っている', 'ichidan')],
  discuss: ['について', verbForms('議論する', 'suru')],
  decide: ['のことを', verbForms('決める', 'ichidan')],
  avoid: ['を', verbForms('避ける', 'ichidan')],
};

const COMPLEMENTS: Readonly<Record<ComplementWord, JapaneseConjugation>> = {
  inspected: verbForms('占われる', 'ichidan'),
  'medium-telled': verbForms('霊能結果を告げられる', 'ichidan'),
  protected: verbForms('護衛される', 'ichidan'),
  executed: verbForms('処刑される', 'ichidan'),
  voted: verbForms('投票される', 'ichidan'),
  attacked: verbForms('襲撃される', 'ichidan'),
  comingout: verbForms('COする', 'suru'),
  speak: verbForms('話す', 'godan'),
  exist: verbForms('いる', 'ichidan'),
  win: verbForms('勝つ', 'godan'),
  lose: verbForms('負ける', 'ichidan'),
};

const RELATIVE: Readonly<Record<RelativeTimeWord, string>> = {
  before: 'その前に',
  after: 'その後に',
  almost: 'ほぼその時に',
  now: '現時点で',
};
const STATUS = { died: '死んだ', living: '生きている' } as const;

const CLAIMS: Readonly<Record<Strength['degree'], readonly [string, string]>> = {
  certain: ['', 'と確信しています'],
  strong: ['ほぼ間違いなく、', 'と思います'],
  plain: ['', 'と思います'],
  slight: ['どちらかと言えば、', 'と思います'],
};

const WISHES: Readonly<Record<Strength['degree'], string>> = {
  certain: '強く',
  strong: 'ぜひ',
  plain: 'なるべく',
  slight: 'できれば',
};

/** How little one thinks so: before the quotation, and before 思わない. */
const NOT_THOUGHT: Readonly<Record<Strength['degree'], readonly [string, string]>> = {
  certain: ['', ''],
  strong: ['', 'ほとんど'],
  plain: ['', 'あまり'],
  slight: ['どちらかと言えば', ''],
};

const AGREEMENTS: Readonly<Record<Strength['degree'], readonly [string, string]>> = {
  certain: ['に全面的に同意します', 'には同意しません'],
  strong: ['に同意します', 'にはほとんど同意しません'],
  plain: ['にだいたい同意します', 'にはあまり同意しません'],
  slight: ['にどちらかと言えば同意します', 'にはどちらかと言えば同意しません'],
};

const REPORTED = { declare: '主張する', request: '要求する', agree: '表明する' } as const;

const ALIASES: Readonly<Record<string, string>> = {
  HUMAN: '人間',
  WHITE: '人間（白）',
  VILLAGESIDE: '村側',
  WOLFSIDE: '人狼側',
  GIFTED: '能力者',
  DEAD: '死亡',
  CHAR: 'すべての人物',
  ANY: '全員',
  ANYROLE: 'すべての役職',
  BLACK: '人狼（黒）',
};

/** Sentences of the language of 2013 in Japanese. */
export const werewolf: WerewolfGrammar<JapaneseClause, string> = {
  finish: (text) => `${text}。`,

  nouns: NOUNS,
  aliases: ALIASES,
  verbAlone: (verb) => VERBS[verb][1].plain,
  complementAlone: (complement) => COMPLEMENTS[complement].plain,

  named: (text) => text,
  role: (role) => roles[toEngineRole(role)],
  thatPlayer: 'その人',
  textOf: (noun) => noun,
  bracketed: (text) => `（${text}）`,
  except: (base, except) => `${except.text}以外の${base.text}`,
  anybodyBut: ({ text }) => `${text}以外`,
  joinNouns: (word, parts) => parts.map(({ text }) => text).join(word === 'and' ? 'と' : 'か'),
  counted: (count, { text }) => `${text}${count}人`,
  nth: (order, { text }) => `${order}番目の${text}`,
  inState: (status, { text }) => `${STATUS[status]}${text}`,

  dayWords: { today: '今日', yesterday: '昨日', tomorrow: '明日' },
  day: (day) => `${day}日目`,
  joinTimes: (word, times) => times.join(word === 'and' ? 'と' : 'か'),
  modifier: (by, time, isJust) => {
    if (by.kind === 'ordinal') return `${by.order}番目に`;
    if (by.kind !== 'relativeTime') return by.kind === 'dayWord' ? time : `${time}に`;
    if (isJust) return by.word === 'before' ? '直前に' : '直後に';
    return RELATIVE[by.word];
  },
  joinModifiers: (words) => words.join(''),
  nthAlone: (order) => `${order}番目の`,
  stack: (modifiers, verb) => `${modifiers}${verb ?? ''}`,

  alone: (content) => say(content, 'polite'),
  anythingAbout: (topic) => `${topic}に関することなら何でも`,
  utterance: (number) => `${number}番の発言`,
  is: (subject, predicate, nounOf) => {
    const isAnyRole = predicate.kind === 'alias' && predicate.alias === 'ANYROLE';
    const role = isAnyRole ? 'いずれかの役職' : nounOf(predicate);
    return clause(leadOf(subject, subject.isTopic ? 'は' : 'が'), nounForms(role));
  },
  state: (subject, complement) => clause(leadOf(subject), stateForms(complement)),
  act: (subject, verb, object) => act(leadOf(subject), verb, object, false),
  openAct: (verb, object, ought) => act('', verb, object, ought),
  knows: (subject, known) => clause(`${leadOf(subject)}${say(known, 'attributive')}ことを`, VERBS.know[1]),
  considers: (subject, verb, matter) => {
    const what =
      'about' in matter
        ? `${matter.about}について`
        : 'roleOf' in matter
          ? `${matter.roleOf}の役職について`
          : `${say(matter.whether, 'stem')}かどうか`;
    return clause(`${leadOf(subject)}${what}`, VERBS[verb][1]);
  },
  about: (topic) => clause('', nounForms(`${topic}に関すること`)),
  isRight: (utterance) => clause('', nounForms(`${utterance}のとおり`)),
  becomes: (time) => clause(`${time}に`, verbForms('なる', 'godan')),
  reports: ({ noun }, kind, said) => clause(`${noun}が「${said}」と`, verbForms(REPORTED[kind], 'suru')),
  modified: (words, { lead, forms, isSimple }, isPast) => ({
    lead: `${words}、${lead}`,
    forms: isPast ? pastForms(forms) : forms,
    isSimple,
  }),
  not: negate,
  join: (word, clauses) => {
    const before = clauses
      .slice(0, -1)
      .map((inner) =>
        word === 'and' ? `${say(inner, 'link')}、かつ、` : `${say(inner, 'stem')}か、または、`,
      );
    return led(before.join(''), clauses.at(-1) as JapaneseClause);
  },
  condition: (content, isComing) =>
    isComing ? `${say(content, 'past')}ら、` : `${say(content, 'stem')}なら、`,
  conditional: (condition, then, otherwise) =>
    otherwise ? led(`${condition}${say(then, 'plain')}、そうでなければ、`, otherwise) : led(condition, then),
  because: (conclusion, reason) => led(`${say(reason, 'because')}、`, conclusion),
  order: (word, event, reference) =>
    word === 'before'
      ? led(`${say(reference, 'attributive')}前に、`, event)
      : led(`${say(reference, 'past')}後で、`, event),
  assuming: (main, assumption) =>
    led(`${say(assumption, 'attributive')}ことにして（実際はそうではない）、`, main),
  falsely: (_, who, complement, role, nounOf) =>
    led('', clause(`${who}が偽の${nounOf(role)}として`, stateForms(complement))),

  otherwise: (then, otherwise) => `${then}。そうでなければ、${otherwise}`,
  utteranceBecause: (conclusion, reason) => `${reason}。したがって、${conclusion}`,
  utteranceOrder: (word, event, reference) =>
    `「${reference}」${word === 'before' ? 'と言う前に' : 'と言った後で'}、${event}`,
  joinUtterances: (word, texts) => texts.join(word === 'and' ? '。また、' : '。あるいは、'),
  declare: (content, { polarity, degree }) => {
    if (polarity === 'neutral') return `${say(content, 'stem')}かどうかは分かりません`;
    const [before, after] = CLAIMS[degree];
    return `${before}${say(polarity === 'deny' ? negate(content) : content, 'plain')}${after}`;
  },
  agree: (what, { polarity, degree }) => {
    if (polarity === 'neutral') return `${what}には賛成も反対もしません`;
    return `${what}${AGREEMENTS[degree][polarity === 'affirm' ? 0 : 1]}`;
  },
  orCorrected: '（自分の発言なら訂正します）',
  leaveTo: (who, content) => `${say(content, 'stem')}かどうかは${who}にお任せします`,
  suggestNot: (who, content, degree) => {
    const [before, after] = NOT_THOUGHT[degree];
    return `${before}「${say(content, 'plain')}」とは${after}思わない、と${who}に提案します`;
  },
  ask: (who, content, degree) => {
    const asked =
      typeof content === 'number' ? `${content}番の発言の意味を説明する` : say(content, 'attributive');
    return `${who}に、${asked}よう、${WISHES[degree]}お願いします`;
  },
};

/** Who is asked goes without saying. */
function leadOf(subject: GlossSubject<string> | null, particle = 'が'): string {
  return subject === null || subject.isAddressed ? '' : `${subject.noun}${particle}`;
}

function stateForms(complement: GlossWord<ComplementWord>): JapaneseConjugation {
  return 'alias' in complement ? verbForms(`${complement.alias}する`, 'suru') : COMPLEMENTS[complement.word];
}

function act(lead: string, verb: GlossWord<VerbWord>, object: string, ought: boolean): JapaneseClause {
  const [particle, forms] =
    'alias' in verb ? (['を', verbForms(`${verb.alias}する`, 'suru')] as const) : VERBS[verb.word];
  return clause(`${lead}${object}${particle}`, ought ? oughtForms(forms) : forms);
}
