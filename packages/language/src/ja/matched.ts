import type { PlayerId } from '@mura/engine';
import { once } from '../natural/once.ts';
import { lettersIn, RequiredLetters } from '../natural/required.ts';
import type { NaturalUtterance } from '../natural/utterance.ts';
import type { Construction } from './construction.ts';
import { CONSTRUCTIONS } from './constructions/index.ts';
import { alphabet } from './patterns.ts';
import type { SpokenPlayers } from './players.ts';
import type { JapaneseToken, TokenClass } from './token.ts';

/** A construction found in a text; places are numbers of words. */
export interface Matched {
  readonly construction: Construction;
  readonly first: number;
  /** After its last word. */
  readonly end: number;
  readonly target: JapaneseToken | null;
  readonly subject: JapaneseToken | null;
  readonly role: JapaneseToken | null;
  readonly species: JapaneseToken | null;
  readonly other: JapaneseToken | null;
  /** The target once more, e.g. as a pronoun. */
  readonly again: JapaneseToken | null;
  /** The word that is understood: the head, else the role or species, else the last. */
  readonly key: number;
  /** The word whose ending gives the mood. */
  readonly tail: number;
  /** Where the target stands, or else the match begins. */
  readonly at: number;
}

const END = alphabet.letterOf('end');

const compiled = once(() =>
  CONSTRUCTIONS.map((construction) => {
    const pattern = alphabet.compile(construction.pattern);
    return { construction, pattern, required: new RequiredLetters(pattern, END) };
  }),
);

/** One letter a word, with the end of a sentence before and after. */
export function lettersOf({ tokens }: SpokenPlayers): string {
  return END + tokens.map(({ is }) => alphabet.letterOf(is)).join('') + END;
}

/** All constructions in a text, each word understood once. */
export function matchAll(letters: string, spoken: SpokenPlayers, { channel }: NaturalUtterance): Matched[] {
  const taken = new Set<number>();
  const found: Matched[] = [];
  const present = lettersIn(letters);
  for (const { construction, pattern, required } of compiled()) {
    if (construction.whisper === true && channel !== 'whisper') continue;
    if (!required.areIn(present)) continue;
    pattern.lastIndex = 0;
    for (let match = pattern.exec(letters); match !== null; match = pattern.exec(letters)) {
      pattern.lastIndex = match.index + 1;
      const matched = toMatched(construction, match, spoken.tokens);
      if (taken.has(matched.key) || !isSameAgain(matched)) continue;
      take(matched, spoken.tokens, taken);
      found.push(matched);
    }
  }
  return found;
}

function isSameAgain({ target, again }: Matched): boolean {
  return again === null || again.players[0] === target?.players[0];
}

const CONTENT_WORDS: ReadonlySet<TokenClass> = new Set<TokenClass>([
  'white',
  'black',
  'human',
  'whiteout',
  'blackout',
  'whitesign',
  'blacksign',
  'outcome',
  'divineresult',
  'keep',
  'co',
]);

/** Of whom it is asked whether they are so, it is not said. */
const ASKED_WORDS: ReadonlySet<TokenClass> = new Set<TokenClass>([
  'sus',
  'susly',
  'susperson',
  'wolf',
  'black',
  'blackish',
]);

/** No other construction understands these words anew. */
function take(
  { construction, first, key, end, other, species, target }: Matched,
  tokens: readonly JapaneseToken[],
  taken: Set<number>,
): void {
  taken.add(key);
  if (construction.says.type === 'question')
    for (let index = first; index < end; index++)
      if (ASKED_WORDS.has(tokens[index]?.is ?? 'x')) taken.add(index);
  for (let index = key + 1; index < end; index++) {
    const is = tokens[index]?.is;
    if (is === 'seer' || is === 'medium' || is === 'suspect-noun') taken.add(index);
    if (construction.says.type === 'result' && is?.startsWith('divine-') === true) taken.add(index);
  }
  if (other !== null) taken.add(tokens.indexOf(other, key));
  if (species !== null && target !== null && species.is.endsWith('sign')) taken.add(tokens.indexOf(target));
  for (let index = first; index < key; index++) {
    const { is } = tokens[index] as JapaneseToken;
    if (is.includes('-') || CONTENT_WORDS.has(is)) taken.add(index);
  }
}

function toMatched(
  construction: Construction,
  match: RegExpExecArray,
  tokens: readonly JapaneseToken[],
): Matched {
  const places = match.indices?.groups ?? {};
  const place = (group: string): number | null => (places[group] === undefined ? null : places[group][0] - 1);
  const token = (group: string): JapaneseToken | null => {
    const index = place(group);
    return index === null ? null : (tokens[index] ?? null);
  };
  const end = match.index - 1 + match[0].length;
  const said = place('species') ?? place('role');
  const target = place('target');
  const head = place('head');
  const key = said ?? head ?? target ?? end - 1;
  const after = Math.max(target ?? -1, place('subject') ?? -1);
  return {
    construction,
    first: Math.max(0, match.index - 1),
    end: Math.min(end, tokens.length),
    target: token('target'),
    subject: token('subject'),
    role: token('role'),
    species: token('species'),
    other: token('other'),
    again: token('again'),
    key,
    tail: said !== null ? Math.max(said, after, head ?? -1) : key,
    at: target ?? Math.max(0, match.index - 1),
  };
}

/** The single player of a name, or null. */
export function onlyPlayer(token: JapaneseToken | null): PlayerId | null {
  return token?.players[0] ?? null;
}
