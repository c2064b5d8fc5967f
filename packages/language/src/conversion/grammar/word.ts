/**
 * What a word does in a sentence about the game, in any language. The first group tells *whom*, the second *what is so*
 * or done, the third *what is thought of it*, the fourth *how it is meant*, the last joins clauses.
 */
const WORD_CLASSES = [
  // Whom: a player, a group, a question word for one of them; a role, and whether it is the true one.
  'who',
  'wh',
  'role',
  'real',
  'fake',
  // What is so or done: acts on a player, results, claims, judgements put on somebody, talk, states, topics, numbers.
  'act',
  'tell',
  'claim',
  'hide',
  'deem',
  'doubt',
  'trust',
  'speak',
  'silent',
  'state',
  'fixed',
  'noun',
  'count',
  // What is thought of it.
  'odd',
  'good',
  'bad',
  'glad',
  'sad',
  'key',
  'meta',
  // How it is meant.
  'not',
  'ask',
  'why',
  'want',
  'think',
  'maybe',
  'sure',
  'past',
  'time',
  // `idle` says nothing; with a word of `block` the grammar cannot tell what is meant; `be` joins whom and what in English.
  'idle',
  'block',
  'be',
  // Between clauses.
  'if',
  'because',
  'before',
  'after',
  'cut',
] as const;
export type TalkClass = (typeof WORD_CLASSES)[number];

/** A line of a lexicon: a class, the word of 2013 it stands for (or another value of the class), and a pattern. */
export type LexiconLine = readonly [is: TalkClass, value: string, pattern: string];

/** What somebody is to what is said of them. */
export type WordCase = 'subject' | 'object' | 'of' | 'other' | 'none';

/** A word of a clause, as the grammar sees it. */
export interface TalkWord {
  readonly is: TalkClass;
  readonly value: string;
  readonly case: WordCase;
}
