import type { JapaneseToken, TokenClass } from './token.ts';

const ASKING: ReadonlySet<TokenClass> = new Set<TokenClass>([
  'qm',
  'q',
  'kana',
  'how',
  'request',
  'know',
  'givenow',
]);

/** `聞いてから決める`, `教えられない` */
const NOT_TOLD: ReadonlySet<TokenClass> = new Set<TokenClass>([
  'x',
  'neg',
  'kara',
  'because',
  'existsp',
  'existsq',
  'past',
  'cameout',
]);

/** What a question without か ends with: 誰に入れる。 誰を守った。 */
const BLUNT_END = /-plain$|-past$|-want$|^sus$|^howseen$/;

/** A word that asks, or the end right after `誰に入れる`. */
export function asksAt(tokens: readonly JapaneseToken[], index: number, end: number): boolean {
  const is = tokens[index]?.is ?? 'end';
  const next = tokens[index + 1]?.is ?? 'end';
  if (is === 'givenow' && next === 'neg') return tokens[index + 2]?.is === 'qm';
  if (is === 'givenow' && isToldOf(tokens, index + 1)) return false;
  if (ASKING.has(is) || (is === 'tell' && !NOT_TOLD.has(next))) return true;
  if ((is === 'vote-ask' || is === 'vote-te') && isResultBefore(tokens, index)) return true;
  if (is === 'existsp' || is === 'guess') return next === 'qm';
  const isAtLast = next === 'end' || (next === 'comma' && tokens[index + 2] === undefined);
  if (isAtLast && (isWhoAtLast(tokens, index) || isLeftOut(tokens, index))) return true;
  const isLast = next === 'end' || (next === 'comma' && index + 2 === tokens.length);
  if (is === 'existsq') return next === 'qm' || isLast;
  if ((is === 'no' || is === 'nda') && next === 'end') return index <= end + 4;
  if (is === 'ka') return next === 'end' || (next === 'comma' && index + 2 === tokens.length);
  const last = tokens[end - 1]?.is;
  const isCalledThen = next === 'comma' && isNameAtLast(tokens, index + 2);
  const isBlunt = is === 'end' || (is === 'cop' && (next === 'end' || isCalledThen));
  return isBlunt && index === end && last !== undefined && BLUNT_END.test(last);
}

/** `結果を出してきた`, `結果を出してた` */
function isToldOf(tokens: readonly JapaneseToken[], after: number): boolean {
  const next = tokens[after]?.is;
  return next === 'past' || (next === 'x' && tokens[after + 1]?.is === 'past');
}

/** `誰に入れるんだ、リン` */
function isNameAtLast(tokens: readonly JapaneseToken[], at: number): boolean {
  const is = tokens[at]?.is;
  return (is === 'N' || is === 'V') && (tokens[at + 1]?.is ?? 'end') === 'end';
}

/** `結果を落としてください` */
function isResultBefore(tokens: readonly JapaneseToken[], index: number): boolean {
  const before = tokens[index - 2]?.is;
  return tokens[index - 1]?.is === 'wo' && before !== undefined && MAY_BE_LEFT_OUT.has(before);
}

/** `占い結果を。` */
function isLeftOut(tokens: readonly JapaneseToken[], last: number): boolean {
  const at = tokens[last]?.is === 'most' ? last - 1 : last;
  const before = tokens[at - 1]?.is;
  return tokens[at]?.is === 'wo' && before !== undefined && MAY_BE_LEFT_OUT.has(before);
}

const MAY_BE_LEFT_OUT: ReadonlySet<TokenClass> = new Set<TokenClass>([
  'outcome',
  'divineresult',
  'mediumresult',
  'why',
]);

/** `狼候補は誰だね` */
function isWhoAtLast(tokens: readonly JapaneseToken[], last: number): boolean {
  let at = last;
  while (tokens[at]?.is === 'cop' || tokens[at]?.is === 'sfp') at--;
  return tokens[at]?.is === 'who' || tokens[at]?.is === 'which';
}
