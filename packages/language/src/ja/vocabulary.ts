import { once } from '../natural/once.ts';
import { longestAt, type TrieMatch, trieOf } from '../natural/trie.ts';
import { compoundWords } from './compounds.ts';
import { type JapaneseWordClass, LEXICON } from './lexicon.ts';
import type { TokenClass } from './token.ts';
import { verbAt } from './verbs.ts';

/** What agents of contests end a turn with, and a stem that stands alone. */
const OTHER_WORDS: readonly [string, TokenClass][] = [
  ['over', 'end'],
  ['skip', 'end'],
  ['吊', 'vote-noun'],
];
const words = once(() => trieOf<TokenClass>([...compoundWords(), ...lexiconWords(), ...OTHER_WORDS]));

/** The longest word or form of a verb that begins here; the lexicon comes first. */
export function wordAt(text: string, start: number, limit = text.length): TrieMatch<TokenClass> | null {
  const word = wordBefore(text, start, limit);
  const verb = verbBefore(text, start, limit);
  return verb !== null && verb.end > (word?.end ?? start) ? verb : word;
}

/** `じゃないか`, `いるか` */
const WITH_QUESTION: ReadonlySet<TokenClass> = new Set<TokenClass>(['guess', 'existsq']);

/** `狼じゃないから`, `白じゃないかも`, `見ているのは`: not a `じゃないか` that ら follows, nor an `いるの` that は follows. */
function wordBefore(text: string, start: number, limit: number): TrieMatch<TokenClass> | null {
  const word = longestAt(words(), text, start, limit);
  if (word === null || word.end - start < 2) return word;
  const isTopic = word.value === 'existsq' && /^の[はがをも]$/u.test(text.slice(word.end - 1, word.end + 1));
  const isPerhaps = WITH_QUESTION.has(word.value) && text.startsWith('かも', word.end - 1);
  const isJoined = isTopic || isPerhaps || text.startsWith('から', word.end - 1);
  return isJoined ? longestAt(words(), text, start, word.end - 1) : word;
}

/** `吊るより`, `吊れないなら`, `吊ってよかった`, `吊ったらしい`: what follows is one word, and not `よ` or `な` that ends a sentence. */
function verbBefore(text: string, start: number, limit: number): TrieMatch<TokenClass> | null {
  const verb = verbAt(text, start, limit);
  if (verb === null) return null;
  const joint = text.slice(verb.end - 1, verb.end + 1);
  const isNoun = verb.value.endsWith('-order') && /^な[のノん]$/u.test(joint);
  const isJoined =
    isNoun ||
    text.startsWith('しかな', verb.end - 1) ||
    joint === 'より' ||
    joint === 'なら' ||
    joint === 'よか' ||
    text.startsWith('らしい', verb.end - 1);
  return isJoined ? verbAt(text, start, verb.end - 1) : verb;
}

function lexiconWords(): [string, JapaneseWordClass][] {
  return (Object.keys(LEXICON) as JapaneseWordClass[]).flatMap((name) =>
    LEXICON[name].split(' ').map((word): [string, JapaneseWordClass] => [word, name]),
  );
}
