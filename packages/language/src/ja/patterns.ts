import { alphabetOf } from '../natural/pattern.ts';
import { TOKEN_CLASSES, type TokenClass } from './token.ts';
import { VERB_FAMILIES, VERB_FORMS } from './verbs.ts';

/** `vote`: any form of a verb of that family. */
const FAMILIES = Object.fromEntries(
  VERB_FAMILIES.map((family) => [family, VERB_FORMS.map((form) => `${family}-${form}`).join('|')]),
);
/** `Fnoun`: that form of any verb. */
const FORMS = Object.fromEntries(
  VERB_FORMS.map((form) => [`F${form}`, VERB_FAMILIES.map((family) => `${family}-${form}`).join('|')]),
);

/** Names for parts of patterns. */
const MACROS: Readonly<Record<string, string>> = {
  ...FAMILIES,
  ...FORMS,
  /** A player. */
  P: 'N|S',
  /** Words that may stand between a name and what is said of it. */
  mid: '(x|today|most|all|de|ni|comma|toshite|yesterday|quoted|weak|mo|no|good|want|because|nominal){0,3}?',
  short: '(x|today|most|comma|all){0,2}?',
  stop: 'end|qm|comma|but|because',
  colourword: 'white|black|human|wolf|villager',
  /** Soft words at the end of a sentence. */
  tone: '(sfp|nda|na|kana|cop|guess|think|past|no|x)',
};

export const alphabet = alphabetOf<TokenClass>(TOKEN_CLASSES, MACROS);
