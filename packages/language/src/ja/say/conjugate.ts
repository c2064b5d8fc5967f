/** The forms of a verb that the voices need. */
export interface VerbForms {
  /** 占い, before ます. */
  readonly stem: string;
  /** 占う */
  readonly plain: string;
  /** 占った */
  readonly past: string;
  /** 占って */
  readonly te: string;
  /** 占わ, before ない, ん, へん. */
  readonly negative: string;
  /** 占おう */
  readonly will: string;
}

/** Each row of the godan verbs: before ます, plain, before ない, will, and how て joins. */
const GODAN: Readonly<Record<string, readonly [plain: string, negative: string, will: string, te: string]>> =
  {
    い: ['う', 'わ', 'おう', 'って'],
    き: ['く', 'か', 'こう', 'いて'],
    ぎ: ['ぐ', 'が', 'ごう', 'いで'],
    し: ['す', 'さ', 'そう', 'して'],
    ち: ['つ', 'た', 'とう', 'って'],
    に: ['ぬ', 'な', 'のう', 'んで'],
    び: ['ぶ', 'ば', 'ぼう', 'んで'],
    み: ['む', 'ま', 'もう', 'んで'],
    り: ['る', 'ら', 'ろう', 'って'],
  };

/** Verbs of the other class although they end like godan verbs, or in a kanji. */
const ICHIDAN =
  /(?:^|[をがはもにとてで、員人])い$|(?:信じ|感じ|閉じ|通じ|生き|起き|落ち|降り|借り|足り|過ぎ|すぎ|でき|用い|てみ|でみ|見|出|寝|得|似)$/;
/** Godan verbs that look like する. */
const GODAN_SU = /(?:直|落と|消|外|返|出|残|通|渡|話|試|探|回|押|離|起こ|取り消|見逃|見過ご)し$/;
const E_ROW = /[えけせてねへめれげぜでべ]$/;
/** する: after two kanji, a particle, katakana, or お…. */
const SURU =
  /(?:[一-龠々]{2}|[にをとはもがァ-ヶー]|お[^おをに、]*[えいりみき]|はっきり|ぐったり|ほっと|いったん)し$/;

/** The forms of the verb before ます: 占い, 入れ, 投票し. */
export function formsOf(stem: string): VerbForms {
  if (/来$/.test(stem)) return irregular(stem, '来る', '来', '来よう');
  if (stem === 'し' || (SURU.test(stem) && !GODAN_SU.test(stem))) return suru(stem);
  if (E_ROW.test(stem) || ICHIDAN.test(stem)) return ichidan(stem);
  const row = GODAN[stem.slice(-1)];
  return row === undefined ? ichidan(stem) : godan(stem, row);
}

function ichidan(stem: string): VerbForms {
  return {
    stem,
    plain: `${stem}る`,
    past: `${stem}た`,
    te: `${stem}て`,
    negative: stem,
    will: `${stem}よう`,
  };
}

function godan(stem: string, [plain, negative, will, te]: readonly [string, string, string, string]) {
  const root = stem.slice(0, -1);
  const joined = `${root}${root.endsWith('行') ? 'って' : te}`;
  return {
    stem,
    plain: `${root}${plain}`,
    past: pastOf(joined),
    te: joined,
    negative: `${root}${negative}`,
    will: `${root}${will}`,
  };
}

function suru(stem: string): VerbForms {
  const root = stem.slice(0, -1);
  return { ...ichidan(stem), plain: `${root}する`, negative: `${root}し`, will: `${root}しよう` };
}

function irregular(stem: string, plain: string, negative: string, will: string): VerbForms {
  const root = stem.slice(0, -1);
  return {
    ...ichidan(stem),
    plain: `${root}${plain}`,
    negative: `${root}${negative}`,
    will: `${root}${will}`,
  };
}

/** 占って is 占った, 読んで is 読んだ. */
function pastOf(te: string): string {
  return `${te.slice(0, -1)}${te.endsWith('で') ? 'だ' : 'た'}`;
}

/** 占って is 占うて in the west and among the old. */
export function western(text: string): string {
  return text.replace(/([占言疑買思使違救追問負])っ([てたと])/g, '$1う$2');
}

/** What follows the negative stem: せん and せえへん instead of しん and しへん. */
export function denied(negative: string, ending: 'ない' | 'ねえ' | 'ん' | 'へん'): string {
  if (/し$/.test(negative) && ending === 'ん') return `${negative.slice(0, -1)}せん`;
  if (/し$/.test(negative) && ending === 'へん') return `${negative.slice(0, -1)}せえへん`;
  return `${negative}${ending}`;
}
