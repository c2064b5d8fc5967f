import type { JapaneseToken, TokenClass } from './token.ts';

/** Names that stand together are one: `リンとミナト`, `旅修`, `リン→ミナト`. */
export function joinNames(words: readonly JapaneseToken[]): JapaneseToken[] {
  const tokens: JapaneseToken[] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as JapaneseToken;
    if (isPassedOver(words, index)) {
      tokens.push({ ...word, is: 'x', end: (words[index + 1] as JapaneseToken).end });
      index++;
      continue;
    }
    if (word.is !== 'N') {
      tokens.push(word);
      continue;
    }
    let last = index;
    while (joinsNext(words, last)) last = nextName(words, last);
    const both = pairEnd(words, last);
    tokens.push(last === index && both === last ? word : joinedName(words.slice(index, both + 1)));
    index = both;
  }
  return tokens;
}

function isGoal(word: JapaneseToken | undefined): boolean {
  return word?.is === 'ni' || word?.is === 'he' || word?.is === 'decide';
}

/** `リンよりミナト`, `リンではなくミナト`, `リンからミナトに変える`: only the second is meant. */
function isPassedOver(words: readonly JapaneseToken[], index: number): boolean {
  const next = words[index + 1]?.is;
  if (words[index]?.is !== 'N') return false;
  const isLeft = next === 'kara' && words[index + 2]?.is === 'N' && isGoal(words[index + 3]);
  if (isLeft) return true;
  if (next !== 'yori' && next !== 'notbut') return false;
  return words[index + 2]?.is === 'N' || words[index + 3]?.is === 'N';
}

/** `リンとミナトのどちらか`, `リンとミナト両方`: where the words for the pair end. */
function pairEnd(words: readonly JapaneseToken[], last: number): number {
  if (isPairWord(words[last + 1]) || words[last + 1]?.is === 'about') return last + 1;
  if (words[last + 1]?.is === 'comma' && isPairWord(words[last + 2])) return last + 2;
  return words[last + 1]?.is === 'no' && isPairWord(words[last + 2]) ? last + 2 : last;
}

function isPairWord(word: JapaneseToken | undefined): boolean {
  return word?.is === 'two' || word?.is === 'eitherof';
}

const JOINERS: ReadonlySet<TokenClass> = new Set<TokenClass>(['to', 'ya', 'ka', 'arrow']);

function nextName(words: readonly JapaneseToken[], index: number): number {
  return words[index + 1]?.is === 'N' ? index + 1 : index + 2;
}

function joinsNext(words: readonly JapaneseToken[], index: number): boolean {
  const name = words[index] as JapaneseToken;
  const next = words[index + 1];
  if (name.heads !== undefined) return false;
  if (next?.is === 'N' && name.marked !== next.marked) return false;
  if (next?.is === 'N') return (name.isLetter && next.isLetter) || name.marked;
  const after = words[index + 2];
  if (next === undefined || after?.is !== 'N') return false;
  if (next.is === 'comma')
    return (name.marked && after.marked) || isLongList(words, index) || isInside(words, index);
  if (next.is === 'mo') return words[index + 3]?.is === 'mo';
  return JOINERS.has(next.is);
}

/** A name inside a sentence calls nobody: `占いたくない枠：リン、ミナト`. */
function isInside(words: readonly JapaneseToken[], index: number): boolean {
  const before = words[index - 1];
  if (before?.is === 'ha' && words[index - 2]?.is === 'self') return false;
  return (
    before !== undefined &&
    before.is !== 'end' &&
    before.is !== 'qm' &&
    before.is !== 'comma' &&
    before.is !== 'N'
  );
}

/** `A、B、C`, `A、Bの両名` or `A、Bどちらも`: a comma alone may also follow somebody who is called. */
function isLongList(words: readonly JapaneseToken[], index: number): boolean {
  const after = words[index + 3];
  if (isPairWord(after) || (after?.is === 'no' && words[index + 4]?.is === 'two')) return true;
  const isThird = words[index - 1]?.is === 'comma' && words[index - 2]?.is === 'N';
  return isThird || (after?.is === 'comma' && words[index + 4]?.is === 'N');
}

function joinedName(words: readonly JapaneseToken[]): JapaneseToken {
  const names = words.filter(({ is }) => is === 'N');
  const first = names[0] as JapaneseToken;
  return {
    ...first,
    end: (words.at(-1) as JapaneseToken).end,
    players: [...new Set(names.flatMap(({ players }) => players))],
    isSequence: words.some(({ is }) => is === 'arrow'),
    either: words.some(({ is }) => is === 'ka') || words.some(({ is }) => is === 'eitherof'),
  };
}
