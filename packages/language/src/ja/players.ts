import type { PlayerId } from '@mura/engine';
import type { Token, TokenClass } from './token.ts';

/** Who is spoken to and spoken of, at each word. */
export interface Spoken {
  readonly tokens: readonly Token[];
  /** Before each word: who was called last. */
  readonly addressed: readonly (readonly PlayerId[])[];
  /** Before each word: of whom the talk is, if nobody is named. */
  readonly topic: readonly (PlayerId | null)[];
}

/** Joins names (`リンとミナト`), finds out who is called and whom pronouns mean. */
export function resolvePlayers(words: readonly Token[], speaker: PlayerId | null): Spoken {
  const tokens: Token[] = [];
  const addressed: PlayerId[][] = [];
  const topic: (PlayerId | null)[] = [];
  let called: PlayerId[] = [];
  let spokenOf: PlayerId | null = null;
  let isNewSentence = true;
  const joined = joinNames(words);
  for (let index = 0; index < joined.length; index++) {
    const word = joined[index] as Token;
    addressed.push(called);
    topic.push(spokenOf);
    const token = resolved(word, joined[index + 1], joined[index + 2], {
      called,
      spokenOf,
      speaker,
      isNewSentence,
    });
    tokens.push(token);
    if (token.is === 'V')
      called =
        isNewSentence || tokens.at(-2)?.is !== 'V' ? [...token.players] : [...called, ...token.players];
    if (token.is === 'V' || token.is === 'N') spokenOf = token.players.at(-1) ?? spokenOf;
    isNewSentence =
      token.is === 'end' || token.is === 'qm' || token.is === 'V' || (isNewSentence && token.is === 'comma');
  }
  return { tokens, addressed, topic };
}

interface Knowledge {
  readonly called: readonly PlayerId[];
  readonly spokenOf: PlayerId | null;
  readonly speaker: PlayerId | null;
  readonly isNewSentence: boolean;
}

function resolved(
  word: Token,
  next: Token | undefined,
  afterNext: Token | undefined,
  known: Knowledge,
): Token {
  switch (word.is) {
    case 'self':
      return known.speaker === null ? { ...word, is: 'x' } : { ...word, is: 'S', players: [known.speaker] };
    case 'you':
      return pronoun(word, known.called[0] ?? known.spokenOf);
    case 'they':
      return pronoun(word, known.spokenOf);
    case 'there':
      return next !== undefined && MAY_FOLLOW_THERE.has(next.is)
        ? pronoun(word, known.spokenOf)
        : { ...word, is: 'x' };
    case 'N':
      if (isCall(word, next, afterNext, known.isNewSentence)) return { ...word, is: 'V' };
      return word.players.length === 1 && word.players[0] === known.speaker ? { ...word, is: 'S' } : word;
    default:
      return word;
  }
}

const MAY_FOLLOW_THERE: ReadonlySet<TokenClass> = new Set<TokenClass>([
  'vote-noun',
  'fake',
  'true',
  'wolf',
  'black',
  'white',
  'divine-noun',
]);

function pronoun(word: Token, player: PlayerId | null | undefined): Token {
  return player === null || player === undefined
    ? { ...word, is: 'x' }
    : { ...word, is: 'N', players: [player] };
}

const ARGUMENT: ReadonlySet<TokenClass> = new Set<TokenClass>(
  'wo ni he ha ga no mo to ka kara yori niha heno toshite igai de ya vote vote-noun vote-plain vote-want vote-will white black wolf whitish blackish sus fake true human designate roller attack-noun possessed keep susp votetarget guard-noun suspect-noun cond villager out'.split(
    ' ',
  ) as TokenClass[],
);

/** `@リン、どう思う?`, `リンさん、どう思う?`, but not `リンは`. */
function isCall(
  name: Token,
  next: Token | undefined,
  afterNext: Token | undefined,
  isNewSentence: boolean,
): boolean {
  if (next === undefined) return name.marked || !isNewSentence;
  if (name.marked) {
    if (next.is === 'divine-noun')
      return afterNext?.is === 'co' || afterNext?.is === 'no' || afterNext?.is === 'N';
    return !ARGUMENT.has(next.is);
  }
  if (!isNewSentence) return false;
  return (
    next.is === 'comma' ||
    next.is === 'colon' ||
    (next.is === 'sfp' && (afterNext?.is === 'comma' || afterNext?.is === 'end'))
  );
}

/** Names that stand together are one: `リンとミナト`, `旅修`, `リン→ミナト`. */
function joinNames(words: readonly Token[]): Token[] {
  const tokens: Token[] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as Token;
    if (word.is !== 'N') {
      tokens.push(word);
      continue;
    }
    let last = index;
    while (joinsNext(words, last)) last = nextName(words, last);
    tokens.push(last === index ? word : joinedName(words.slice(index, last + 1)));
    index = last;
  }
  return tokens;
}

const JOINERS: ReadonlySet<TokenClass> = new Set<TokenClass>(['to', 'ya', 'ka', 'arrow', 'mo']);

function nextName(words: readonly Token[], index: number): number {
  return words[index + 1]?.is === 'N' ? index + 1 : index + 2;
}

function joinsNext(words: readonly Token[], index: number): boolean {
  const name = words[index] as Token;
  const next = words[index + 1];
  if (next?.is === 'N') return (name.isLetter && next.isLetter) || (name.marked && next.marked);
  const after = words[index + 2];
  if (next === undefined || after?.is !== 'N') return false;
  if (next.is === 'comma') return (name.marked && after.marked) || isLongList(words, index);
  return JOINERS.has(next.is);
}

/** `A、B、C`, or `A、Bどちらも`: a comma alone may also follow somebody who is called. */
function isLongList(words: readonly Token[], index: number): boolean {
  const after = words[index + 3];
  if (after?.is === 'two') return true;
  const isThird = words[index - 1]?.is === 'comma' && words[index - 2]?.is === 'N';
  return isThird || (after?.is === 'comma' && words[index + 4]?.is === 'N');
}

function joinedName(words: readonly Token[]): Token {
  const names = words.filter(({ is }) => is === 'N');
  const first = names[0] as Token;
  return {
    ...first,
    end: (names.at(-1) as Token).end,
    players: [...new Set(names.flatMap(({ players }) => players))],
    either: words.some(({ is }) => is === 'ka'),
  };
}
