/** A text in one spelling, and where each unit of it stood in the text as it was given. */
export interface Folded {
  readonly text: string;
  /** `origin[i]`: the place of `text[i]` in the original; one more entry for the end. */
  readonly origin: readonly number[];
}

const HALF_KATAKANA =
  'ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン';
const HALF_PUNCTUATION = '。「」、・';
const VOICED = 'カガキギクグケゲコゴサザシジスズセゼソゾタダチヂツヅテデトドハバヒビフブヘベホボウヴ';
const HALF_VOICED = 'ハパヒピフプヘペホポ';
const SAME: Readonly<Record<string, string>> = {
  '\u3000': ' ',
  '\u00a0': ' ',
  '\t': ' ',
  '\r': '\n',
  '\u2028': '\n',
  '\u2029': '\n',
  '\u2018': "'",
  '\u2019': "'",
  '\u201b': "'",
  '\u2032': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u2033': '"',
  '\u301c': '~',
  '\u223c': '~',
  '\u2010': '-',
  '\u2011': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2212': '-',
  '\u2026': '…',
  '\u22ef': '…',
  '\u226b': '》',
  '\u300b': '》',
  '\u25cf': '●',
  '\u26ab': '●',
  '\u2b24': '●',
  '\u25cb': '○',
  '\u25ef': '○',
  '\u3007': '○',
  '\u2b55': '○',
};

/**
 * One spelling for all: full and half width, voiced marks that stand apart, quotation marks, dashes and blanks, small
 * letters for capitals. Control and direction characters and lone surrogates fall away. Written here, since the
 * normalisation of the host follows its version of Unicode; one pass, so linear.
 */
export function fold(original: string): Folded {
  const units: string[] = [];
  const origin: number[] = [];
  for (let index = 0; index < original.length; index++) {
    const unit = original[index] as string;
    const code = original.charCodeAt(index);
    if (isPlain(code) || isSmallPrint(code)) {
      units.push(unit);
      origin.push(index);
      continue;
    }
    const voiced = voicedWith(units.at(-1), code);
    if (voiced !== null) {
      units[units.length - 1] = voiced;
      continue;
    }
    if (isNothing(original, index, code)) continue;
    units.push(foldUnit(unit, code));
    origin.push(index);
  }
  origin.push(original.length);
  return { text: units.join(''), origin };
}

/** Kana and kanji stay as they are. */
function isPlain(code: number): boolean {
  return (
    (code >= 0x3041 && code <= 0x3096) ||
    (code >= 0x30a1 && code <= 0x30fc) ||
    (code >= 0x4e00 && code <= 0x9fff)
  );
}

/** ASCII that stays as it is: all that is printed but capitals. */
function isSmallPrint(code: number): boolean {
  return code >= 0x20 && code < 0x7f && (code < 0x41 || code > 0x5a);
}

function foldUnit(unit: string, code: number): string {
  if (code >= 0x41 && code <= 0x5a) return String.fromCharCode(code + 0x20);
  if (code < 0x80) return SAME[unit] ?? unit;
  if (code >= 0xff21 && code <= 0xff3a) return String.fromCharCode(code - 0xfec0);
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0);
  if (code >= 0xff66 && code <= 0xff9d) return HALF_KATAKANA[code - 0xff66] as string;
  if (code >= 0xff61 && code <= 0xff65) return HALF_PUNCTUATION[code - 0xff61] as string;
  if (code >= 0x2460 && code <= 0x2468) return String.fromCharCode(code - 0x2460 + 0x31);
  if (code >= 0xc0 && code <= 0xde && code !== 0xd7) return String.fromCharCode(code + 0x20);
  return SAME[unit] ?? unit;
}

/** The letter before with a voiced mark that stands apart, e.g. `ｶ` and `ﾞ`; null if this is no such mark. */
function voicedWith(before: string | undefined, code: number): string | null {
  const marks =
    code === 0xff9e || code === 0x3099 || code === 0x309b ? VOICED : isSemiVoiced(code) ? HALF_VOICED : null;
  if (marks === null || before === undefined) return null;
  const katakana = toKatakana(before);
  const place = marks.indexOf(katakana);
  if (place < 0 || place % 2 === 1) return null;
  const voiced = marks[place + 1] as string;
  return katakana === before ? voiced : String.fromCharCode(voiced.charCodeAt(0) - 0x60);
}

function isSemiVoiced(code: number): boolean {
  return code === 0xff9f || code === 0x309a || code === 0x309c;
}

function toKatakana(letter: string): string {
  const code = letter.charCodeAt(0);
  return code >= 0x3041 && code <= 0x3096 ? String.fromCharCode(code + 0x60) : letter;
}

/** Characters that nobody sees: control, direction, joining, variants, half of a pair. */
function isNothing(text: string, index: number, code: number): boolean {
  if (code < 0x20) return code !== 0x0a && code !== 0x0d && code !== 0x09;
  if (code < 0x7f) return false;
  if (code <= 0x9f || code === 0xad || code === 0xfeff || code === 0xff9e || code === 0xff9f) return true;
  if (code >= 0x200b && code <= 0x200f) return true;
  if (code >= 0x202a && code <= 0x202e) return true;
  if (code >= 0x2060 && code <= 0x206f) return true;
  if (code >= 0xfe00 && code <= 0xfe0f) return true;
  return isLoneSurrogate(text, index, code);
}

function isLoneSurrogate(text: string, index: number, code: number): boolean {
  if (code >= 0xd800 && code <= 0xdbff) return !isLow(text.charCodeAt(index + 1));
  return isLow(code) && !isHigh(text.charCodeAt(index - 1));
}

function isHigh(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}

function isLow(code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff;
}
