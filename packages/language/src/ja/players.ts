import type { PlayerId } from '@mura/engine';
import type { Token, TokenClass } from './token.ts';

/** Who is spoken to and spoken of, at each word. */
export interface Spoken {
  readonly tokens: readonly Token[];
  /** Before each word: who was called last. */
  readonly addressed: readonly (readonly PlayerId[])[];
  /** Before each word: of whom the talk is, if nobody is named. */
  readonly topic: readonly (readonly PlayerId[])[];
}

const NOBODY: readonly PlayerId[] = [];
/** `リンが`, `リンを` make somebody the topic; `リンの` only where nobody else is. */
const STRONG: ReadonlySet<TokenClass> = new Set<TokenClass>([
  'ha',
  'ga',
  'mo',
  'wo',
  'ni',
  'he',
  'koso',
  'colon',
]);

/** Of whom the talk is, word by word. */
class Topic {
  private before = NOBODY;
  private strong = NOBODY;
  private weak = NOBODY;

  get players(): readonly PlayerId[] {
    if (this.strong.length > 0) return this.strong;
    return this.weak.length > 0 ? this.weak : this.before;
  }

  hear(token: Token, next: Token | undefined): void {
    if (token.is === 'end' || token.is === 'qm') this.endSentence();
    else if (token.is === 'V' || (token.is === 'N' && next !== undefined && STRONG.has(next.is)))
      this.strong = token.players;
    else if (token.is === 'N') this.weak = token.players;
  }

  private endSentence(): void {
    this.before = this.players;
    this.strong = NOBODY;
    this.weak = NOBODY;
  }
}

/** Joins names (`リンとミナト`), finds out who is called and whom pronouns mean. */
export function resolvePlayers(words: readonly Token[], speaker: PlayerId | null): Spoken {
  const tokens: Token[] = [];
  const addressed: (readonly PlayerId[])[] = [];
  const topics: (readonly PlayerId[])[] = [];
  const topic = new Topic();
  let called = NOBODY;
  let isNewSentence = true;
  const joined = joinNames(words);
  for (let index = 0; index < joined.length; index++) {
    const word = joined[index] as Token;
    const next = joined[index + 1];
    addressed.push(called);
    topics.push(topic.players);
    const known = { called, topic: topic.players, speaker, isNewSentence };
    const token = resolved(word, next, joined[index + 2], known);
    topic.hear(token, next);
    if (token.is === 'V') called = tokens.at(-1)?.is === 'V' ? [...called, ...token.players] : token.players;
    else if (token.marked && (next?.is === 'ha' || next?.is === 'mo')) called = token.players;
    tokens.push(token);
    isNewSentence = isSentenceStart(token, isNewSentence);
  }
  return { tokens, addressed, topic: topics };
}

function isSentenceStart({ is }: Token, wasStart: boolean): boolean {
  return is === 'end' || is === 'qm' || is === 'V' || (wasStart && (is === 'comma' || is === 'sfp'));
}

interface Knowledge {
  readonly called: readonly PlayerId[];
  readonly topic: readonly PlayerId[];
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
      return pronoun(word, known.called.length > 0 ? known.called.slice(0, 1) : known.topic);
    case 'they':
      return pronoun(word, known.topic);
    case 'there':
      return next !== undefined && MAY_FOLLOW_THERE.has(next.is)
        ? pronoun(word, known.topic)
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
  'cast-noun',
  'fake',
  'true',
  'wolf',
  'black',
  'white',
  'divine-noun',
]);

function pronoun(word: Token, players: readonly PlayerId[]): Token {
  return players.length === 0 ? { ...word, is: 'x' } : { ...word, is: 'N', players };
}

const ARGUMENT: ReadonlySet<TokenClass> = new Set<TokenClass>(
  'wo ni he ha ga no mo to ka kara yori niha heno toshite igai de ya vote vote-noun vote-plain vote-want vote-will white black wolf whitish blackish sus fake true human designate roller attack-noun possessed keep votecandidate guard-noun suspect-noun cond villager cast-noun cast-plain cast-will cast-want vote-past ballot'.split(
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
  if (next === undefined) return name.marked;
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
    const both = pairEnd(words, last);
    tokens.push(last === index && both === last ? word : joinedName(words.slice(index, both + 1)));
    index = both;
  }
  return tokens;
}

/** `リンとミナトのどちらか`, `リンとミナト両方`: where the words for the pair end. */
function pairEnd(words: readonly Token[], last: number): number {
  if (isPairWord(words[last + 1]) || words[last + 1]?.is === 'about') return last + 1;
  if (words[last + 1]?.is === 'comma' && words[last + 2]?.is === 'eitherof') return last + 2;
  return words[last + 1]?.is === 'no' && isPairWord(words[last + 2]) ? last + 2 : last;
}

function isPairWord(word: Token | undefined): boolean {
  return word?.is === 'two' || word?.is === 'eitherof';
}

const JOINERS: ReadonlySet<TokenClass> = new Set<TokenClass>(['to', 'ya', 'ka', 'arrow']);

function nextName(words: readonly Token[], index: number): number {
  return words[index + 1]?.is === 'N' ? index + 1 : index + 2;
}

function joinsNext(words: readonly Token[], index: number): boolean {
  const name = words[index] as Token;
  const next = words[index + 1];
  if (next?.is === 'N') return (name.isLetter && next.isLetter) || (name.marked && next.marked);
  const after = words[index + 2];
  if (next === undefined || after?.is !== 'N') return false;
  if (next.is === 'comma') return (name.marked && after.marked) || isLongList(words, index) || isInside(words, index);
  if (next.is === 'mo') return words[index + 3]?.is === 'mo';
  return JOINERS.has(next.is);
}

/** A name inside a sentence calls nobody: `占いたくない枠：リン、ミナト`. */
function isInside(words: readonly Token[], index: number): boolean {
  const before = words[index - 1];
  return before !== undefined && before.is !== 'end' && before.is !== 'qm' && before.is !== 'comma' && before.is !== 'N';
}

/** `A、B、C`, or `A、Bどちらも`: a comma alone may also follow somebody who is called. */
function isLongList(words: readonly Token[], index: number): boolean {
  const after = words[index + 3];
  if (isPairWord(after)) return true;
  const isThird = words[index - 1]?.is === 'comma' && words[index - 2]?.is === 'N';
  return isThird || (after?.is === 'comma' && words[index + 4]?.is === 'N');
}

function joinedName(words: readonly Token[]): Token {
  const names = words.filter(({ is }) => is === 'N');
  const first = names[0] as Token;
  return {
    ...first,
    end: (words.at(-1) as Token).end,
    players: [...new Set(names.flatMap(({ players }) => players))],
    either: words.some(({ is }) => is === 'ka') || words.some(({ is }) => is === 'eitherof'),
  };
}
