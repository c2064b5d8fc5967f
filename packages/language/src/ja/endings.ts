import { once } from '../natural/once.ts';
import { lettersIn, RequiredLetters } from '../natural/required.ts';
import type { Matched } from './matched.ts';
import { DEED_MOODS, type MoodRule, PREDICATE_MOODS, type SentenceEnding, THOUGHT_MOODS } from './moods.ts';
import { alphabet } from './patterns.ts';
import type { JapaneseToken, TokenClass } from './token.ts';

const compile = (rules: readonly MoodRule[]) =>
  rules.map(({ name, pattern, ending }) => {
    const compiled = alphabet.compile(pattern);
    return { name, ending, pattern: compiled, required: new RequiredLetters(compiled) };
  });
const moods = {
  deed: once(() => compile(DEED_MOODS)),
  predicate: once(() => compile(PREDICATE_MOODS)),
  thought: once(() => compile(THOUGHT_MOODS)),
};

const LONGEST_TAIL = 16;
/** A comma after these goes on with the same clause: `リン吊りは、反対`. */
const GOES_ON: ReadonlySet<TokenClass> = new Set<TokenClass>(['ha', 'mo', 'no', 'koto', 'toiu']);
const CLAUSE_ENDS: ReadonlySet<TokenClass> = new Set<TokenClass>(['end', 'but', 'because', 'V']);

/** How the words after a head end what was said. */
export function endingOf(
  matched: Matched,
  letters: string,
  tokens: readonly JapaneseToken[],
  isWhisper = false,
): SentenceEnding {
  const { says } = matched.construction;
  const kind = says.type === 'act' ? 'deed' : isThought(tokens[matched.key]) ? 'thought' : 'predicate';
  const tail = tailOf(matched, letters, tokens);
  const present = lettersIn(tail);
  for (const { name, pattern, ending, required } of moods[kind]()) {
    if (!required.areIn(present) || (isWhisper && name === 'retold-night')) continue;
    pattern.lastIndex = 0;
    if (pattern.test(tail)) return ending;
  }
  return 'held';
}

function isThought(token: JapaneseToken | undefined): boolean {
  return token !== undefined && (token.is.startsWith('trust-') || token.is.startsWith('suspect-'));
}

const NOUNS = {
  vote: 'cast-noun',
  divine: 'divinecandidate',
  attack: 'attack-noun',
  guard: 'guard-noun',
} as const;

/** The letters from the head to the end of its clause; a name that is itself the head counts as a noun. */
function tailOf(matched: Matched, letters: string, tokens: readonly JapaneseToken[]): string {
  const { tail: key, construction } = matched;
  const isName = tokens[key] === matched.target || tokens[key]?.is === 'kara';
  const head =
    isName && construction.says.type === 'act'
      ? alphabet.letterOf(NOUNS[construction.says.act])
      : letters[key + 1];
  return (head ?? '') + letters.slice(key + 2, clauseEnd(key + 1, tokens) + 1);
}

function goesOn(is: TokenClass): boolean {
  return GOES_ON.has(is) || is.endsWith('-te');
}

/** `リンは狼だ、という話`, `リン吊り、と言いながら`, `リンが狼、ってこと`: the comma ends what is quoted, not the clause. */
function isQuotedBy(next: JapaneseToken | undefined): boolean {
  return next?.is === 'quote' || next?.is === 'toiu' || next?.is === 'ha';
}

function clauseEnd(start: number, tokens: readonly JapaneseToken[]): number {
  const limit = Math.min(tokens.length, start + LONGEST_TAIL);
  for (let index = start; index < limit; index++) {
    const { is } = tokens[index] as JapaneseToken;
    if (CLAUSE_ENDS.has(is)) return index + (is === 'V' ? 0 : 1);
    if (is === 'qm') return index + 1;
    const before = tokens[index - 1]?.is;
    if (is === 'comma' && !(before !== undefined && goesOn(before)) && !isQuotedBy(tokens[index + 1]))
      return index + 1;
  }
  return limit + 1;
}
