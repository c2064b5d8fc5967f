/** Signs that are not seen, with which a word could be broken up. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;
const WORD_SIGN = /[\p{L}\p{N}]/u;
/** Scripts that put spaces between words: there a word counts as a whole only, so that `class` is no `ass`. */
const SPACED = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]$/u;

/** The first unwanted word in a text; `null`: there is none. */
export function findUnwanted(text: string, words: readonly string[]): string | null {
  if (words.length === 0) return null;
  const folded = fold(text);
  return words.find((word) => has(folded, fold(word))) ?? null;
}

/** However it is written: wide or narrow, large or small, in one sign or composed. */
function fold(text: string): string {
  return text.replace(UNSEEN, '').normalize('NFKC').toLowerCase();
}

function has(text: string, word: string): boolean {
  if (word === '') return false;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (
      !goesOn(text.slice(0, at).slice(-2), word, 'before') &&
      !goesOn(text.slice(at + word.length), word, 'after')
    )
      return true;
  }
  return false;
}

/** Whether the word is only a part of a longer one, in a script that has spaces. */
function goesOn(beside: string, word: string, side: 'before' | 'after'): boolean {
  const signs = Array.from(side === 'before' ? beside : beside.slice(0, 2));
  const sign = (side === 'before' ? signs.at(-1) : signs[0]) ?? '';
  const edge = (side === 'before' ? Array.from(word)[0] : Array.from(word).at(-1)) ?? '';
  return SPACED.test(edge) && WORD_SIGN.test(sign) && SPACED.test(sign);
}
