/** The forms of a Japanese predicate that a gloss needs. */
export interface Forms {
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
export interface Clause {
  readonly lead: string;
  readonly forms: Forms;
  /** Its predicate alone can be negated. */
  readonly isSimple: boolean;
}

type VerbClass = 'godan' | 'ichidan' | 'suru';

/** The last letter of a godan verb: before ない, before ます, and the past. */
const GODAN: Readonly<Record<string, readonly [string, string, string]>> = {
  う: ['わ', 'い', 'った'],
  す: ['さ', 'し', 'した'],
  つ: ['た', 'ち', 'った'],
  る: ['ら', 'り', 'った'],
};

/** 占う, 告げる, 護衛する; いる goes on as おり. */
export function verbForms(dictionary: string, verbClass: VerbClass): Forms {
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

function stemsOf(dictionary: string, verbClass: VerbClass): readonly [string, string, string, string] {
  if (verbClass === 'suru') return [dictionary.slice(0, -2), 'し', 'し', 'した'];
  const root = dictionary.slice(0, -1);
  if (verbClass === 'ichidan') return [root, '', '', 'た'];
  return [root, ...(GODAN[dictionary.slice(-1)] ?? ['ら', 'り', 'った'])];
}

/** 人狼だ; also 占うべきだ. */
export function nounForms(noun: string, attributive = `${noun}である`): Forms {
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
export function oughtForms({ plain }: Forms): Forms {
  return nounForms(`${plain}べき`, `${plain}べき`);
}

export function pastForms(forms: Forms): Forms {
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

function negatedForms(forms: Forms): Forms {
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
const NOT_SO: Forms = negatedForms({
  ...nounForms('というわけ'),
  negative: 'というわけではない',
  politeNegative: 'というわけではありません',
});

export function clause(lead: string, forms: Forms): Clause {
  return { lead, forms, isSimple: true };
}

/** A clause after other words: `もし…なら、` or a time. */
export function led(lead: string, inner: Clause, isSimple = inner.isSimple): Clause {
  return { lead: lead + inner.lead, forms: inner.forms, isSimple };
}

export function say({ lead, forms }: Clause, form: keyof Forms): string {
  return lead + forms[form];
}

export function negate(inner: Clause): Clause {
  if (!inner.isSimple) return { lead: say(inner, 'plain'), forms: NOT_SO, isSimple: false };
  return { lead: inner.lead, forms: negatedForms(inner.forms), isSimple: false };
}
