/** Signs that are not seen, with which a word could be broken up. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;
/** Scripts that put spaces between words: there a word counts as a whole only, so that `class` is no `ass`. */
const SPACED = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]$/u;

/** The first unwanted word in a text; `null`: there is none. */
export function findUnwanted(text: string, words: readonly string[]): string | null {
  if (words.length === 0) return null;
  const folded = fold(text);
  const spaced = spacedSigns(folded);
  const found = foldedWords(words).find(([word]) => has(folded, word, spaced));
  return found?.[1] ?? null;
}

/** However it is written: wide or narrow, large or small, in one sign or composed. */
function fold(text: string): string {
  return text.replace(UNSEEN, '').normalize('NFKC').toLowerCase();
}

type FoldedWords = readonly (readonly [folded: string, word: string])[];

/** The words of a village are asked for with every post. */
const FOLDED = new WeakMap<readonly string[], FoldedWords>();

/** Each once: the same word two hundred times would be two hundred looks. */
function foldedWords(words: readonly string[]): FoldedWords {
  const known = FOLDED.get(words);
  if (known !== undefined) return known;
  const once = new Map<string, string>();
  for (const word of words) if (!once.has(fold(word))) once.set(fold(word), word);
  once.delete('');
  const folded = [...once];
  FOLDED.set(words, folded);
  return folded;
}

/** By place: whether a sign of a script with spaces stands there. One look at the text, for all words. */
function spacedSigns(text: string): Uint8Array {
  const spaced = new Uint8Array(text.length);
  let at = 0;
  for (const sign of text) {
    if (SPACED.test(sign)) spaced.fill(1, at, at + sign.length);
    at += sign.length;
  }
  return spaced;
}

/** As a whole word, where its script has spaces. */
function has(text: string, word: string, spaced: Uint8Array): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const end = at + word.length;
    const isPart = (spaced[at] === 1 && spaced[at - 1] === 1) || (spaced[end - 1] === 1 && spaced[end] === 1);
    if (!isPart) return true;
  }
  return false;
}
