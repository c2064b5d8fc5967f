import { alphabetOf } from '../natural/pattern.ts';
import { VERB_FORMS } from './conjugation.ts';
import { TOKEN_CLASSES, type TokenClass } from './token.ts';
import { VERB_FAMILIES } from './verbs.ts';

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
  /** Words that may stand between a name and what is done with it. */
  mid: '((x|today|tonight|most|all|de|ni|comma|toshite|yesterday|quoted|weak|mo|good|because|first|two|result|S ha|S ga|greeting) no?){0,3}?',
  /** After an object (を, に) its verb may stand further away. */
  on: '!(N|V|end|qm|wo|vote|cast|put|divine|attack|guard|cond|but|suspect|trust|sus|wolf|quote|request){0,7}?',
  /** Between a name and what it is said to be. */
  near: '((x|today|tonight|most|comma|de|mo|weak|because|ni|two|white|why|all) no?){0,4}?',
  /** After a topic (は) the predicate may stand far away. */
  far: '(S view (de|ha|comma){0,2})? !(N|S|V|end|qm|cond|but|vote|cast|divine|Fif|Flimit){0,8}?',
  /** What comes after a word that is a predicate and not part of another phrase. */
  said: '(?=(assert|declare|past declare|sothen|toshite think|to ha? neg|no seems|cop|end|qm|comma|sfp|think|thoughtonce|guess|kana|neg|notbut|unsure|past|but|because|confirmed|high|toiu|q|cond|nda|na|quote|want|recommend|agree|de|cameout|against|V|no likely|no suspect-noun|suspect-noun|cop likely|ya (end|qm|sfp|comma)|to (think|confirmed|cameout|quote|claim|out)|ka (end|qm|comma|unsure)|no (end|qm|sfp|kana)|likely|koto|seems|about neg|hou|ga high))',
  divinesign: 'blacksign|whitesign',
  all: 'everybody|mura',
  result: 'outcome|divineresult',
  /** What a verb before it tells of, so that the verb itself is not said: 吊りの流れ, 疑う人. */
  nominal: 'matter|people|saying',
  exists: 'existsp|existsq',
  yesterday: 'yesterdayadv|yesterdayof',
  isrole: 'seer|medium|bodyguard|possessed|possessedish|wolf|villager|white|black|whitish|blackish|human',
};

export const alphabet = alphabetOf<TokenClass>(TOKEN_CLASSES, MACROS);
