import { findMentions, type Mention, type NameHints } from '../natural/mentions.ts';
import { scriptAt } from '../natural/script.ts';
import type { TrieMatch } from '../natural/trie.ts';
import type { Called } from '../natural/utterance.ts';
import { quotedUntil } from './quotations.ts';
import type { JapaneseToken, TokenClass } from './token.ts';
import { wordAt } from './vocabulary.ts';

const MARKS: Readonly<Record<string, TokenClass | null>> = {
  '。': 'end',
  '!': 'end',
  '\n': 'end',
  '【': 'end',
  '】': 'end',
  '[': 'end',
  ']': 'end',
  '(': 'end',
  ')': 'end',
  '★': 'end',
  '☆': 'end',
  '■': 'end',
  '?': 'qm',
  '、': 'comma',
  ',': 'comma',
  '…': 'comma',
  '‥': 'comma',
  '/': 'comma',
  ':': 'colon',
  '=': 'colon',
  '>': 'arrow',
  '→': 'arrow',
  '⇒': 'arrow',
  '≧': 'arrow',
  ' ': null,
  '~': null,
  ー: null,
  '・': 'arrow',
  '&': 'arrow',
  '+': 'arrow',
  '♪': null,
  '「': null,
  '」': null,
  '『': null,
  '』': null,
  '"': null,
  "'": null,
};

/** What Japanese knows where names are looked for. */
export const JAPANESE_NAMES: NameHints = {
  isWord: (word) => wordAt(word, 0)?.end === word.length,
  mayFollowLetter: (text, index) => isParticleOrWord(text, index),
  mayPrecedeLetter: (text, index) =>
    !isNoun(text, index) && (scriptAt(text, index - 1) !== 'kanji' || endsAWord(text, index)),
};

/** `騙る者`, `怪しい者`, `霊能者`: somebody who does so, not ディーター. */
function isNoun(text: string, index: number): boolean {
  const before = text[index - 1] as string;
  return text[index] === '者' && (ENDS_A_VERB.includes(before) || scriptAt(text, index - 1) === 'kanji');
}

const ENDS_A_VERB = 'るたいなぬうすくむつぐぶ';

const AFTER_LETTER: ReadonlySet<TokenClass> = new Set<TokenClass>(
  'wo ni he niha heno ha ga no mo to ya ka kara yori igai de toshite cop past guess kana koso view decide notbut cameout setvote'.split(
    ' ',
  ) as TokenClass[],
);

/** After a name of one letter stands a particle or a word of the game: `妙は`, `妙吊り`, but not `妙案`. */
function isParticleOrWord(text: string, index: number): boolean {
  // What follows a sign is a name, whatever comes after it: `▼妙に変更`.
  if (NAMING_SIGNS.includes(text[index - 2] ?? ' ')) return true;
  const script = scriptAt(text, index);
  if (script !== 'kanji' && script !== 'hiragana') return true;
  const next = wordAt(text, index, index + 6);
  if (text.startsWith('でも', index) || text.startsWith('のほう', index)) return true;
  if (script === 'hiragana') return next !== null && AFTER_LETTER.has(next.value);
  return next !== null && next.value !== 'x';
}

const NAMING_SIGNS = '▼▽●○◎▲△';

function endsAWord(text: string, index: number): boolean {
  for (let start = Math.max(0, index - 4); start < index; start++) {
    const found = wordAt(text, start, index);
    if (found?.end === index && found.value !== 'x') return true;
  }
  return false;
}

/** While a text is read, a word may still grow. */
type OpenToken = Omit<JapaneseToken, 'end'> & { end: number };

/** A folded text in words; names are players, all that nobody knows is `x`. */
export function tokenize(text: string, cast: readonly Called[]): JapaneseToken[] {
  const mentions = findMentions(text, cast, JAPANESE_NAMES);
  const tokens: OpenToken[] = [];
  let next = 0;
  let index = 0;
  while (index < text.length) {
    while (next < mentions.length && (mentions[next] as Mention).start < index) next++;
    const mention = mentions[next];
    const token =
      mention?.start === index
        ? nameToken(mention)
        : wordToken(text, index, mention?.start ?? text.length, tokens);
    if (token === null) {
      drawOut(tokens.at(-1), text, index);
      index++;
    } else {
      push(tokens, token);
      index = token.end;
    }
  }
  return tokens;
}

function nameToken({ start, end, player, marked, kind }: Mention): JapaneseToken {
  return {
    is: 'N',
    start,
    end,
    players: [player],
    either: false,
    isSequence: false,
    isPronoun: false,
    marked,
    isLetter: kind === 'letter',
  };
}

function plainToken(is: TokenClass, start: number, end: number): JapaneseToken {
  return {
    is,
    start,
    end,
    players: [],
    either: false,
    isSequence: false,
    isPronoun: false,
    marked: false,
    isLetter: false,
  };
}

function wordToken(
  text: string,
  index: number,
  limit: number,
  before: readonly JapaneseToken[],
): JapaneseToken | null {
  if (!isKanaOrKanji(text.charCodeAt(index))) {
    const marked = markToken(text, index);
    if (marked !== undefined) return marked;
  }
  const word = wordAt(text, index, limit);
  const isUnknown =
    word === null ||
    isPieceOfAnother(text, index, word.end, limit, before) ||
    isPieceOfKatakana(text, index, word.end, limit) ||
    isNoEnding(word, text, index, limit) ||
    isNoSuffix(word, text, index);
  if (isUnknown) return plainToken('x', index, index + 1);
  return plainToken(classInPlace(word.value, text, word.end, before.at(-1)), index, word.end);
}

/** Letters that are never a mark; most of a text is such. */
function isKanaOrKanji(code: number): boolean {
  return (code >= 0x3041 && code <= 0x30fa) || (code >= 0x4e00 && code <= 0x9fff);
}

/** A mark, a quotation, a pause; null: it says nothing, undefined: it is none. */
function markToken(text: string, index: number): JapaneseToken | null | undefined {
  const quote = quotedUntil(text, index);
  if (quote !== null) return plainToken('quoted', index, quote);
  const pause = anchorEnd(text, index) ?? ellipsisEnd(text, index);
  if (pause !== null) return plainToken('comma', index, pause);
  const laughter = laughterEnd(text, index);
  if (laughter !== null) return plainToken('end', index, laughter);
  if (text[index] === '~' && isDrawnEnd(text[index - 1])) return plainToken('comma', index, index + 1);
  const mark = MARKS[text[index] as string];
  if (mark === null || mark === undefined) return mark;
  return plainToken(isAskedLoudly(text, index) ? 'qm' : mark, index, index + 1);
}

/** `COするよ~リンは`: what ends a clause is drawn out, and another begins. */
function isDrawnEnd(letter: string | undefined): boolean {
  return letter !== undefined && 'よねわぞぜ'.includes(letter);
}

const ENDS_A_CLAUSE: ReadonlySet<TokenClass> = new Set<TokenClass>([
  'past',
  'cop',
  'sus',
  'guess',
  'think',
  'neg',
  'existsp',
  'existsq',
  'weak',
  'good',
  'high',
  'blackish',
  'whitish',
  'possessedish',
  'susly',
]);

/** `リンから` and `怪しいから、`, `でも` and `リン吊りでも` are written alike; `吊りますか` asks, `吊るか` need not. */
function classInPlace(
  is: TokenClass,
  text: string,
  end: number,
  before: JapaneseToken | undefined,
): TokenClass {
  const isAfterWord =
    before !== undefined && before.is !== 'end' && before.is !== 'comma' && before.is !== 'qm';
  if (is === 'but' && text.startsWith('でも', end - 2)) return isAfterWord ? 'mo' : is;
  if (is === 'neg' && (before?.is === 'q' || isDrawnOut(text, end))) return 'sfp';
  if (is === 'ga' && before !== undefined && isAdjective(before, text)) return 'but';
  if (is === 'ka' && before?.is === 'vote-plain' && text.startsWith('ますか', end - 3)) return 'q';
  if (is === 'whyq' && isReasonAfter(before, text, end)) return 'because';
  const isClauseEnd =
    text[end] === '、' || text[end] === ',' || text[end] === '。' || text[end] === '…' || end === text.length;
  const isReason = before !== undefined && (endsAClause(before, text) || (before.is !== 'N' && isClauseEnd));
  return is === 'kara' && isReason ? 'because' : is;
}

/** `白っぽいが`: what ends in い and is no noun is followed by *but*. */
function isAdjective({ is, end }: JapaneseToken, text: string): boolean {
  return ADJECTIVES.has(is) && text[end - 1] === 'い';
}

const ADJECTIVES: ReadonlySet<TokenClass> = new Set<TokenClass>([
  'sus',
  'blackish',
  'whitish',
  'possessedish',
]);

/** `白いはずなんで`, `リン狼なんで`: the copula with its reason, and not *why*. */
function isReasonAfter(before: JapaneseToken | undefined, text: string, end: number): boolean {
  const start = end - 'なんで'.length;
  return before?.end === start && IS_SOMETHING.has(before.is) && text.startsWith('なんで', start);
}

const IS_SOMETHING: ReadonlySet<TokenClass> = new Set<TokenClass>([
  'wolf',
  'black',
  'white',
  'human',
  'villager',
  'possessed',
  'seer',
  'medium',
  'true',
  'fake',
  'blackout',
  'whiteout',
  'blackish',
  'whitish',
  'guess',
  'matter',
]);

/** `思うねえ`, but not `思わねえ`, `思えねえ`, `有り得ねえ`. */
function isDrawnOut(text: string, end: number): boolean {
  const word = text.slice(end - 2, end);
  const before = text[end - 3];
  return (
    (word === 'ねえ' || word === 'ねぇ' || word === 'ねー') &&
    before !== undefined &&
    !(before === 'ゃ' || before === '得' || A_ROW.includes(before) || text.startsWith('思え', end - 4))
  );
}

/** `吊るから`, `名乗っているから`, but not `吊りから`, `占ってから`. */
const FINITE = /-(?:plain|past|state|want|unwanted|not|done|undone)$/;

/** `黒いから` gives a reason, `黒寄りから白寄りへ` does not. */
function endsAClause({ is, end }: JapaneseToken, text: string): boolean {
  const isNoun = (is === 'blackish' || is === 'whitish' || is === 'possessedish') && text[end - 1] !== 'い';
  const isVerb = is === 'fake' && 'いるん'.includes(text[end - 1] as string);
  return isVerb || FINITE.test(is) || (ENDS_A_CLAUSE.has(is) && !isNoun);
}

/** `!?` asks. */
function isAskedLoudly(text: string, index: number): boolean {
  return text[index] === '!' && text[index + 1] === '?';
}

/** `>>218` */
function anchorEnd(text: string, index: number): number | null {
  if (text[index] !== '>' || text[index + 1] !== '>') return null;
  let end = index + 2;
  while (scriptAt(text, end) === 'digit') end++;
  return end;
}

/** `www` after a word of Japanese. */
function laughterEnd(text: string, index: number): number | null {
  if (text[index] !== 'w' || isLatin(text[index - 1])) return null;
  let end = index;
  while (text[end] === 'w') end++;
  return isLatin(text[end]) ? null : end;
}

function isLatin(letter: string | undefined): boolean {
  return letter !== undefined && /[a-z0-9]/.test(letter);
}

const DOTS = '.・…‥';

/** `...`, `・・・` */
function ellipsisEnd(text: string, index: number): number | null {
  let end = index;
  while (end < text.length && DOTS.includes(text[end] as string)) end++;
  return end - index > 1 ? end : null;
}

/** `ランダム`: a word of katakana that goes on is another word. */
function isPieceOfKatakana(text: string, start: number, end: number, limit: number): boolean {
  if (scriptAt(text, end - 1) !== 'katakana' || end >= limit) return false;
  if (scriptAt(text, end) !== 'katakana' || wordAt(text, end, limit) !== null) return false;
  return scriptAt(text, start) === 'katakana';
}

/** A single kanji inside a longer word that nobody knows: 白 in 白熱, 余白. */
function isPieceOfAnother(
  text: string,
  start: number,
  end: number,
  limit: number,
  before: readonly JapaneseToken[],
): boolean {
  if (end - start > 1 || scriptAt(text, start) !== 'kanji') return false;
  const last = before.at(-1);
  if (last?.is === 'x' && last.end === start && scriptAt(text, start - 1) === 'kanji') return true;
  return end < limit && scriptAt(text, end) === 'kanji' && wordAt(text, end, limit) === null;
}

const AFTER_ENDING: ReadonlySet<TokenClass> = new Set<TokenClass>([
  'sfp',
  'kana',
  'q',
  'nda',
  'but',
  'because',
  'cop',
  'na',
  'ka',
  'no',
  'to',
]);

/** よ in ようやく, ね in ねらう, かな in 聞かない: what ends a sentence is not followed by other letters of a word. */
function isNoEnding(
  { value, end }: TrieMatch<TokenClass>,
  text: string,
  start: number,
  limit: number,
): boolean {
  if (value === 'kana' && text[end] === 'い') return true;
  if (value !== 'sfp' || end - start > 1 || scriptAt(text, end) !== 'hiragana') return false;
  const next = wordAt(text, end, limit);
  return next === null || !AFTER_ENDING.has(next.value);
}

const E_ROW = 'えけせてねへめれげべ';
const A_ROW = 'あかさたなはまらわがざばだ';

/** ば in かばう, ず in みず: what ends a verb follows a fitting vowel. */
function isNoSuffix({ value, end }: TrieMatch<TokenClass>, text: string, start: number): boolean {
  if (end - start > 1 || start === 0) return false;
  const before = text[start - 1] as string;
  if (value === 'cond') return !E_ROW.includes(before);
  return value === 'neg' && !A_ROW.includes(before) && !E_ROW.includes(before);
}

/** `ゲーム`: a long vowel inside a word that nobody knows. */
function drawOut(last: OpenToken | undefined, text: string, index: number): void {
  if (last?.is === 'x' && last.end === index && text[index] === 'ー') last.end = index + 1;
}

/** Unknown letters that follow each other are one word. */
function push(tokens: OpenToken[], token: JapaneseToken): void {
  const last = tokens[tokens.length - 1];
  if (token.is === 'x' && last?.is === 'x' && last.end === token.start) last.end = token.end;
  else tokens.push(token);
}
