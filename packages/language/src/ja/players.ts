import type { PlayerId } from '@mura/engine';
import type { NaturalUtterance } from '../natural/utterance.ts';
import { joinNames } from './joined-names.ts';
import { type Remembered, rememberedFor } from './remembered.ts';
import type { JapaneseToken, TokenClass } from './token.ts';

/** Who is spoken to and spoken of, at each word. */
export interface SpokenPlayers {
  readonly tokens: readonly JapaneseToken[];
  /** Before each word: who was called last. */
  readonly addressed: readonly (readonly PlayerId[])[];
  /** Before each word: of whom the talk is, if nobody is named. */
  readonly topic: readonly (readonly PlayerId[])[];
}

const NOBODY: readonly PlayerId[] = [];
/** `リンが`, `リンを` make somebody the topic; `リンの` only where nobody else is. */
const STRONG: ReadonlySet<TokenClass> = new Set<TokenClass>(['ha', 'mo', 'koso', 'colon']);
const OBJECT: ReadonlySet<TokenClass> = new Set<TokenClass>(['wo', 'ni', 'he']);

/** `リンの占い結果が`: what is somebody's is the subject, and so it is of them. */

function isOwnedSubject(words: readonly JapaneseToken[], index: number): boolean {
  const [no, what, ga] = words.slice(index + 1, index + 4).map(({ is }) => is);
  return (
    no === 'no' &&
    (what === 'divineresult' || what === 'outcome' || what === 'matter') &&
    (ga === 'ga' || ga === 'ha')
  );
}

/** Of whom the talk is, word by word. */
class Topic {
  private before = NOBODY;
  /** Likewise, whom `彼` means: who is asked about somebody is not that one. */
  private thirdBefore = NOBODY;
  private strong = NOBODY;
  private subject = NOBODY;
  private called = NOBODY;
  private object = NOBODY;
  private weak = NOBODY;
  /** Of whom a passage is that they head. */
  private reviewed = NOBODY;

  /** Whom `彼` means: `シュンイチの言葉を信じて彼を` is not about シュンイチ. */
  get meant(): readonly PlayerId[] {
    return first(this.strong, this.subject, this.object, this.thirdBefore, this.weak, this.called);
  }

  /** Somebody is the subject of this sentence. */
  get hasSubject(): boolean {
    return this.strong.length > 0 || this.subject.length > 0;
  }

  get players(): readonly PlayerId[] {
    return first(this.strong, this.subject, this.called, this.reviewed, this.object, this.weak, this.before);
  }

  hear({ is, players, heads }: JapaneseToken, next: JapaneseToken | undefined, isOwned: boolean): void {
    if (heads !== undefined) this.beginPassage(heads === 'review' ? players : NOBODY);
    else if (is === 'end' || is === 'qm') this.endSentence(is === 'qm');
    else if (is === 'V') this.called = players;
    else if (is === 'N' && next !== undefined && STRONG.has(next.is)) this.strong = players;
    else if (is === 'N' && (next?.is === 'ga' || isOwned)) this.subject = players;
    else if (is === 'N' && next !== undefined && OBJECT.has(next.is)) this.object = players;
    else if (is === 'N') this.weak = players;
  }

  /** What was spoken of before is left. */
  private beginPassage(reviewed: readonly PlayerId[]): void {
    this.endSentence(false);
    this.before = NOBODY;
    this.thirdBefore = reviewed;
    this.reviewed = reviewed;
  }

  private endSentence(isAsked: boolean): void {
    this.before = first(this.strong, this.object, this.subject, this.called, this.weak, this.before);
    this.thirdBefore = isAsked && this.strong.length === 0 ? first(this.weak, this.before) : this.before;
    this.strong = NOBODY;
    this.subject = NOBODY;
    this.called = NOBODY;
    this.object = NOBODY;
    this.weak = NOBODY;
  }
}

function first(...lists: readonly (readonly PlayerId[])[]): readonly PlayerId[] {
  return lists.find((list) => list.length > 0) ?? NOBODY;
}

/** Joins names (`リンとミナト`), finds out who is called and whom pronouns mean. */
export function resolvePlayers(words: readonly JapaneseToken[], utterance: NaturalUtterance): SpokenPlayers {
  const { speaker } = utterance;
  const remembered = rememberedFor(utterance);
  const tokens: JapaneseToken[] = [];
  const addressed: (readonly PlayerId[])[] = [];
  const topics: (readonly PlayerId[])[] = [];
  const topic = new Topic();
  let called = NOBODY;
  let isNewSentence = true;
  const joined = joinNames(words);
  const later = joined.find(({ is, marked }) => is === 'N' && marked)?.players ?? calledAtEnd(joined);
  for (let index = 0; index < joined.length; index++) {
    const word = joined[index] as JapaneseToken;
    const next = joined[index + 1];
    addressed.push(called);
    topics.push(topic.players);
    const isOfAnother = topic.hasSubject;
    const known = { called, topic: topic.meant, later, remembered, speaker, isNewSentence, isOfAnother };
    const after = MAY_MEAN_SOMEBODY.has(word.is) ? joined.slice(index + 1, index + AHEAD) : [];
    const token = resolved(word, after, [tokens.at(-1), tokens.at(-2)], known);
    topic.hear(token, next, isOwnedSubject(joined, index));
    if (token.is === 'V') called = tokens.at(-1)?.is === 'V' ? [...called, ...token.players] : token.players;
    else if (token.marked && isSpokenTo(next, isNewSentence)) called = token.players;
    tokens.push(token);
    isNewSentence = isSentenceStart(token, isNewSentence);
  }
  return { tokens, addressed, topic: topics };
}

/** `お前が狼だろ、リン!`: a name that stands alone at the end of the text. */
function calledAtEnd(words: readonly JapaneseToken[]): readonly PlayerId[] {
  let last = words.length - 1;
  while (words[last]?.is === 'end' || words[last]?.is === 'qm') last--;
  const name = words[last];
  const before = words[last - 1]?.is;
  const isApart = before === 'comma' || before === 'qm' || before === 'end';
  return name?.is === 'N' && isApart ? name.players : NOBODY;
}

function isSentenceStart({ is }: JapaneseToken, wasStart: boolean): boolean {
  return (
    is === 'end' ||
    is === 'qm' ||
    is === 'V' ||
    (wasStart && (is === 'comma' || is === 'sfp' || is === 'but'))
  );
}

/** `@リン は怪しい`, `@リン 狂人かもね。`, but not `@リン が真なら`. */
function isSpokenTo(next: JapaneseToken | undefined, isNewSentence: boolean): boolean {
  if (next?.is === 'ha' || next?.is === 'mo') return true;
  return isNewSentence && !(next !== undefined && (CASES.has(next.is) || next.is === 'cond'));
}

const CASES: ReadonlySet<TokenClass> = new Set<TokenClass>(
  'ga wo ni he no to ya ka kara yori niha heno de toshite igai'.split(' ') as TokenClass[],
);

/** Words that are looked at with those after them. */
const MAY_MEAN_SOMEBODY: ReadonlySet<TokenClass> = new Set<TokenClass>([
  'counter',
  'seer',
  'medium',
  'two',
  'eitherof',
  'there',
  'N',
]);

/** The last word and the one before it. */
type Neighbours = readonly [JapaneseToken | undefined, JapaneseToken | undefined];

interface KnownPlayers {
  readonly called: readonly PlayerId[];
  readonly topic: readonly PlayerId[];
  /** Who is called with a mark anywhere: `君に投票する @リン`. */
  readonly later: readonly PlayerId[];
  readonly remembered: Remembered;
  readonly speaker: PlayerId | null;
  readonly isNewSentence: boolean;
  /** `リンは自分が`: somebody else was the subject in this sentence. */
  readonly isOfAnother: boolean;
}

function resolved(
  word: JapaneseToken,
  after: readonly JapaneseToken[],
  before: Neighbours,
  known: KnownPlayers,
): JapaneseToken {
  const next = after[0];
  switch (word.is) {
    case 'self':
      return known.speaker === null ? { ...word, is: 'x' } : { ...word, is: 'S', players: [known.speaker] };
    case 'oneself':
      return known.speaker === null || known.isOfAnother
        ? { ...word, is: 'x' }
        : { ...word, is: 'S', players: [known.speaker] };
    case 'you':
      return pronoun(
        word,
        first(known.called.slice(0, 1), known.later, known.topic, known.remembered.lastSpeaker),
        'you',
      );
    case 'they':
      return pronoun(word, known.topic);
    case 'counter':
      return next !== undefined && TAKES_CASE.has(next.is) ? claimant(word, known.remembered.rivals) : word;
    case 'seer':
    case 'medium':
      return next?.is === 'wo' && after[1]?.is.startsWith('claim') === false
        ? claimant(word, known.remembered[word.is])
        : word;
    case 'eitherof':
      return known.topic.length > 1 && next?.is === 'wo'
        ? { ...pronoun(word, known.topic), either: true }
        : word;
    case 'two':
      return known.topic.length > 1 && next !== undefined && TAKES_CASE.has(next.is)
        ? pronoun(word, known.topic)
        : word;
    case 'there':
      return before[0]?.is.endsWith('-limit') || (next !== undefined && MAY_FOLLOW_THERE.has(next.is))
        ? pronoun(word, known.topic)
        : { ...word, is: 'x' };
    case 'N':
      if (word.players.length === 1 && word.players[0] === known.speaker) return { ...word, is: 'S' };
      return isCall(word, after, before, known.isNewSentence) ? { ...word, is: 'V' } : word;
    default:
      return word;
  }
}

const TAKES_CASE: ReadonlySet<TokenClass> = new Set<TokenClass>([
  'wo',
  'ga',
  'ha',
  'ni',
  'mo',
  'wolf',
  'sus',
]);

const MAY_FOLLOW_THERE: ReadonlySet<TokenClass> = new Set<TokenClass>([
  'vote-noun',
  'cast-noun',
  'fake',
  'true',
  'wolf',
  'black',
  'white',
  'divine-noun',
  'ni',
  'wo',
]);

/** Somebody by what they claim, if it is known who that is. */
function claimant(word: JapaneseToken, players: readonly PlayerId[]): JapaneseToken {
  return players.length === 1 ? pronoun(word, players) : word;
}

/** A pronoun as the one it means; where nobody knows that, as a word of the class `unknown`. */
function pronoun(
  word: JapaneseToken,
  players: readonly PlayerId[],
  unknown: 'x' | 'you' = 'x',
): JapaneseToken {
  return players.length === 0 ? { ...word, is: unknown } : { ...word, is: 'N', players, isPronoun: true };
}

const ARGUMENT: ReadonlySet<TokenClass> = new Set<TokenClass>(
  'wo ni he ha ga no mo to ka kara yori niha heno toshite igai de ya vote vote-noun vote-plain vote-want vote-will white black wolf whitish blackish sus fake true human designate roller attack-noun possessed keep votecandidate guard-noun suspect-noun cond villager cast-noun cast-plain cast-will cast-want vote-past ballot decide'.split(
    ' ',
  ) as TokenClass[],
);

/** After a name they may stand without a particle: `@リン 投票は誰に?` */
const NOUNS_OF_ITS_OWN: ReadonlySet<TokenClass> = new Set<TokenClass>([
  'votecandidate',
  'divinecandidate',
  'attack-noun',
  'cast-noun',
  'vote-want',
  'cast-want',
  'vote-plain',
  'cast-plain',
  'ballot',
  'sus',
  'blackish',
  'wolf',
  'black',
]);

/** How many words after a name are looked at to tell whether somebody is called. */
const AHEAD = 12;

const ASKS: ReadonlySet<TokenClass> = new Set<TokenClass>([
  'who',
  'which',
  'howseen',
  'existsp',
  'existsq',
  'tell',
  'givenow',
]);

/** `@リン 狼候補は誰?` */
function isAskedAhead(after: readonly JapaneseToken[]): boolean {
  for (const { is } of after) {
    if (is === 'end' || is === 'qm' || is === 'comma' || is === 'N') return false;
    if (ASKS.has(is)) return true;
  }
  return false;
}

/** `@リン、どう思う?`, `リンさん、どう思う?`, but not `リンは`. */
function isCall(
  name: JapaneseToken,
  after: readonly JapaneseToken[],
  [before, earlier]: Neighbours,
  isNewSentence: boolean,
): boolean {
  const [next, second, third] = after;
  if (next?.is === 'end' && second !== undefined && isAlone(before)) return true;
  if (next === undefined || next.is === 'end') return name.marked || isTrailing(before, earlier);
  if (name.marked) {
    if (next.is === 'divine-noun') return second?.is === 'co' || second?.is === 'no' || second?.is === 'N';
    if (second?.is === 'koto') return !OBJECT.has(next.is);
    if (NOUNS_OF_ITS_OWN.has(next.is) && (second?.is === 'ha' || isAskedAhead(after))) return true;
    return !ARGUMENT.has(next.is);
  }
  if (!isNewSentence) return false;
  if (next.is === 'you') return true;
  const isVerdict =
    second !== undefined && VERDICT.has(second.is) && (third === undefined || VERDICT_ENDS.has(third.is));
  if (next.is === 'comma') return !isVerdict;
  const isPolite = next.is === 'sfp' || next.is === 'ya';
  return next.is === 'colon' || (isPolite && (second?.is === 'comma' || second?.is === 'end'));
}

/** `リン。誰を疑う。` */
function isAlone(before: JapaneseToken | undefined): boolean {
  return before === undefined || before.is === 'end' || before.is === 'qm';
}

/** `占っとくれ、サクラ。`, but not `希望は、サクラ。` */
function isTrailing(before: JapaneseToken | undefined, earlier: JapaneseToken | undefined): boolean {
  const isNamed =
    earlier !== undefined &&
    (STRONG.has(earlier.is) || earlier.is === 'koto' || TAKES_A_NAME.has(earlier.is));
  return before?.is === 'comma' && !isNamed;
}

/** `本日の投票、リン。` */
const TAKES_A_NAME: ReadonlySet<TokenClass> = new Set<TokenClass>([
  'cast-noun',
  'vote-noun',
  'votetarget',
  'votecandidate',
  'divinetarget',
  'divinecandidate',
]);

/** `リン、黒。` says it of リン. */
const VERDICT: ReadonlySet<TokenClass> = new Set<TokenClass>([
  'white',
  'black',
  'wolf',
  'human',
  'villager',
  'possessed',
]);
const VERDICT_ENDS: ReadonlySet<TokenClass> = new Set<TokenClass>(['end', 'cop', 'past', 'sfp']);
