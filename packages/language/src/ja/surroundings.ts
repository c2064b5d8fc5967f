import type { PlayerId } from '@mura/engine';
import { Conditions, IS_ROLE } from './conditions.ts';
import type { SpokenPlayers } from './players.ts';
import { isEnd } from './times.ts';
import type { JapaneseToken, TokenClass } from './token.ts';

/** What the words around a word tell: who speaks to whom, of whom, of which time, on which condition. */
export class Surroundings extends Conditions {
  private readonly spoken: SpokenPlayers;
  private readonly speaker: PlayerId | null;

  constructor(spoken: SpokenPlayers, speaker: PlayerId | null) {
    super(spoken.tokens);
    this.spoken = spoken;
    this.speaker = speaker;
  }

  /** `誰が`, `どちらの` stands before in this sentence. */
  isOfWhom(index: number): boolean {
    return this.tokens
      .slice(this.sentenceStart(index), index)
      .some(({ is }) => is === 'who' || is === 'which');
  }

  /** Whether this sentence ends with a question mark. */
  isQuestion(index: number): boolean {
    for (let at = index; at < Math.min(this.tokens.length, index + 12); at++) {
      if (isEnd(this.tokens[at])) return this.tokens[at]?.is === 'qm';
    }
    return false;
  }

  /** `ミナトに投票したリン` */
  doerAfter(index: number): PlayerId | null {
    const head = this.tokens[index]?.is;
    const next = this.tokens[index + 1];
    const isPast = head === 'cast-past' || head === 'put-past';
    return isPast && (next?.is === 'N' || next?.is === 'S') ? (next.players[0] ?? null) : null;
  }

  /** `リンの言葉` */
  isPossessive(index: number): boolean {
    return this.tokens[index + 1]?.is === 'no';
  }

  /** The speaker stands in this sentence, or nobody does. */
  isAboutSelf(index: number): boolean {
    const { tokens } = this;
    let nobody = true;
    for (let at = this.sentenceStart(index); at < tokens.length && !isEnd(tokens[at]); at++) {
      if (tokens[at]?.is === 'S') return true;
      if (OTHERS.has(tokens[at]?.is ?? 'x')) nobody = false;
    }
    return nobody;
  }

  /** `二人が占い師CO`: whoever it is, it is not the speaker. */
  isOfSomeone(index: number): boolean {
    const { tokens } = this;
    return tokens[index - 1]?.is === 'ga' && tokens[index - 2]?.is !== 'S';
  }

  /** The speaker was named last, and nobody else: `アヤです。人狼です。` */
  isAfterSelf(index: number): boolean {
    const { tokens } = this;
    for (let at = index - 1; at >= 0; at--) {
      const is = tokens[at]?.is;
      if (is === 'S') return true;
      if (is === 'N' || is === 'V') return false;
    }
    return false;
  }

  /** Those of whom the talk was before this word. */
  topicBefore(index: number): readonly PlayerId[] {
    return this.spoken.topic[index] ?? [];
  }

  addressed(index: number): readonly PlayerId[] {
    return this.spoken.addressed[index] ?? [];
  }

  calledInSentence(index: number): readonly PlayerId[] {
    const start = this.sentenceStart(index);
    const isCalled = this.tokens.slice(start, index).some(({ is }) => is === 'V');
    if (isCalled) return this.addressed(index);
    const { tokens } = this;
    for (let at = index; at < Math.min(tokens.length, index + 6) && !isEnd(tokens[at]); at++) {
      if (tokens[at]?.is === 'V') return tokens[at]?.players ?? [];
    }
    return [];
  }

  /** Nothing but a name stands after: `占い結果は? @リン`. */
  calledAtLast(index: number): readonly PlayerId[] {
    const { tokens } = this;
    let end = tokens.length;
    while (end > index && (isEnd(tokens[end - 1]) || tokens[end - 1]?.is === 'x')) end--;
    const last = tokens[end - 1];
    const isCalled = last !== undefined && end - 1 > index && (last.is === 'V' || last.is === 'N');
    const before = tokens[end - 2]?.is;
    const isApart = isEnd(tokens[end - 2]) || before === 'comma' || before === 'sfp' || before === 'request';
    return isCalled && isApart ? last.players : [];
  }

  /** Somebody is asked something in this sentence. */
  isAsked(index: number): boolean {
    const { tokens } = this;
    for (let at = index; at < Math.min(tokens.length, index + 12); at++) {
      const { is } = tokens[at] as JapaneseToken;
      if (ASKS.has(is)) return true;
      if (is === 'end') return false;
    }
    return false;
  }

  /** `リンが`, a few words before. */
  subjectBefore(index: number): PlayerId | null {
    const { tokens } = this;
    for (let at = index - 1; at >= Math.max(1, index - 5); at--) {
      const { is } = tokens[at] as JapaneseToken;
      if (CLAUSE_BREAKS.has(is) || is.endsWith('-if') || is.endsWith('-limit')) return null;
      if (is === 'de' && IS_ROLE.has((tokens[at - 1] as JapaneseToken).is)) return null;
      const name = tokens[at - 1];
      if ((is === 'ga' || is === 'ha' || is === 'mo') && (name?.is === 'N' || name?.is === 'S'))
        return name.players[0] ?? null;
    }
    return null;
  }

  /** `リンは` stands before in this sentence, and it is not the speaker. */
  isOfAnother(index: number): boolean {
    const subject = this.subjectBefore(index);
    return subject !== null && subject !== this.speaker;
  }

  /** Somebody else who holds the target for something: `リンがミナトを疑っている`. */
  otherSubject(index: number, target: JapaneseToken): PlayerId | null {
    const subject = this.subjectBefore(index);
    return subject === this.speaker || subject === target.players[0] ? null : subject;
  }

  /** `本当にリン吊りでいいの?` */
  isDoubted(index: number): boolean {
    const { tokens } = this;
    const start = this.sentenceStart(index);
    return (
      this.isQuestion(index) &&
      tokens.slice(start, index).some(({ is }, at) => is === 'true' && tokens[start + at + 1]?.is === 'ni')
    );
  }

  /** `狼はリンを吊りたい`, `狼視点`: what the wolves want. */
  isOfWolves(index: number): boolean {
    const { tokens } = this;
    for (let at = index - 1; at > this.sentenceStart(index); at--) {
      const { is } = tokens[at] as JapaneseToken;
      if (is === 'but' || is === 'because') return false;
      const before = tokens[at - 1]?.is;
      const isWolf = before === 'wolf' || before === 'possessed';
      if (isWolf && (is === 'ha' || is === 'ga' || is === 'mo' || is === 'toshite' || is === 'view'))
        return true;
    }
    return false;
  }

  /** `リン視点では`, `リン狼視点` */
  isViewOfAnother(index: number): boolean {
    const { tokens } = this;
    for (let at = this.sentenceStart(index); at < index; at++) {
      const view = IS_ROLE.has(tokens[at + 1]?.is ?? 'end') ? at + 2 : at + 1;
      if (tokens[at]?.is === 'N' && tokens[view]?.is === 'view') return true;
    }
    return false;
  }

  /** `私を黒だと言ってる人`: nobody in particular. */
  isSaidByPeople(end: number): boolean {
    const [next, after] = this.tokens.slice(end, end + 2).map(({ is }) => is);
    return next === 'people' || (next === 'x' && after === 'people');
  }

  /** `商>>794ではリン吊り派`: what another post says. */
  isOfPost(index: number): boolean {
    return this.tokens.slice(this.sentenceStart(index), index + 1).some(({ heads }) => heads === 'post');
  }

  /** `なぜ` stands before in this sentence. */
  isWhyAsked(index: number): boolean {
    return this.tokens.slice(this.sentenceStart(index), index).some(({ is }) => is === 'whyq');
  }

  /** `入れる理由` */
  isReasonOf(index: number): boolean {
    return this.tokens.slice(index + 1, index + 3).some(({ is }) => is === 'why');
  }

  /** The talk is of one or another: `リンかミナトが狼だ。吊ろう。` */
  isOfEither(index: number): boolean {
    const topic = this.topicBefore(index);
    return (
      topic.length > 1 &&
      this.tokens.slice(0, index).some(({ either, players }) => either && players === topic)
    );
  }

  /** `リンが占う`: the one who is named does it. */
  isDoer(index: number): boolean {
    return this.tokens[index - 1]?.is === 'ga' && this.tokens[index - 2]?.is === 'N';
  }

  /** The speaker stands in this sentence before: `私は村人なので、占い師ではない`. */
  isSelfBefore(index: number): boolean {
    return this.tokens.slice(this.sentenceStart(index), index).some(({ is }) => is === 'S');
  }

  /** Somebody is named in this sentence before. */
  isNamedBefore(index: number): boolean {
    return this.tokens.slice(this.sentenceStart(index), index).some(({ is }) => is === 'N');
  }

  /** Something else is the object: `寡黙な人を吊る`, `リンにもう一人占ってほしい`. */
  hasObject(index: number): boolean {
    const { tokens } = this;
    const before = tokens[index - 1]?.is;
    const sentence = tokens.slice(this.sentenceStart(index), index);
    const isAsked = sentence.some(({ is }, at) => is === 'N' && sentence[at + 1]?.is === 'ni');
    const isDivination = tokens[index]?.is.startsWith('divine') === true;
    const isOfPeople = sentence.some(({ is }, at) => is === 'people' && sentence[at + 1]?.is === 'wo');
    if (isOfPeople) return true;
    return (isAsked && isDivination) || (before !== undefined && TAKEN_BY.has(before));
  }

  /** `誰も`, `みんなが` does it, not the speaker. */
  isOfMany(index: number): boolean {
    const subject = this.tokens[index - 1]?.is;
    const isMarked = subject === 'ga' || subject === 'ha' || subject === 'mo';
    if (isEverybody(this.tokens[index - (isMarked ? 2 : 1)])) return true;
    const before = this.tokens.slice(Math.max(this.sentenceStart(index), index - 4), index);
    return before.some(({ is }) => is === 'some');
  }

  /** `リンは` stands in the sentence before. */
  isTopicOfLastSentence(start: number, topic: readonly PlayerId[]): boolean {
    const { tokens } = this;
    const before = tokens.slice(this.sentenceStart(Math.max(0, start - 1)), start);
    const isTopicAt = (at: number) =>
      before[at]?.is === 'ha' ||
      before[at]?.is === 'ga' ||
      (before[at]?.is === 'no' && before.slice(at, at + 5).some(({ is }) => MAKES_TOPIC.has(is)));
    return before.some(({ is, players }, at) => is === 'N' && isTopicAt(at + 1) && players[0] === topic[0]);
  }

  /** `今夜はリン占い`, `リン占いで。` */
  isProposal(index: number): boolean {
    const { tokens } = this;
    const isNow = tokens
      .slice(this.sentenceStart(index), index)
      .some(({ is }) => is === 'today' || is === 'tonight');
    const isLast =
      tokens[index + 1]?.is === 'de' && (tokens[index + 2] === undefined || isEnd(tokens[index + 2]));
    return isNow || isLast || this.isBesideVote(index);
  }

  /** `リン吊り、ミナト占い` */
  private isBesideVote(index: number): boolean {
    const isVote = (at: number) => this.tokens[at]?.is === 'vote-noun' && this.tokens[at - 1]?.is === 'N';
    return isVote(index - 2) || isVote(index - 3) || isVote(index + 2) || isVote(index + 3);
  }

  /** The last `リンが` before, also across a comma, who is not the target. */
  subjectInSentence(index: number, target: JapaneseToken | null): PlayerId | null {
    const { tokens } = this;
    for (let at = index - 1; at > this.sentenceStart(index); at--) {
      const name = tokens[at - 1];
      const isSubject =
        (name?.is === 'N' || name?.is === 'S') && (tokens[at]?.is === 'ga' || tokens[at]?.is === 'ha');
      if (isSubject && name.players[0] !== target?.players[0]) return name.players[0] ?? null;
    }
    return null;
  }

  /** Whether the speaker stands before as the one who is so: `私が怪しい`. */
  isOfSelf(index: number): boolean {
    const subject = this.subjectBefore(index);
    return subject !== null && subject === this.speaker;
  }

  /** `私は…されたが、`: the speaker is the topic of the sentence, and nobody else is its subject. */
  isSelfTopic(index: number): boolean {
    const start = this.sentenceStart(index);
    const [who, mark] = this.tokens.slice(start, start + 2).map(({ is }) => is);
    const isOther = this.tokens
      .slice(start, index)
      .some(({ is }, at, words) => is === 'N' && SUBJECT_MARKS.has(words[at + 1]?.is ?? 'end'));
    return who === 'S' && (mark === 'ha' || mark === 'mo') && !isOther;
  }

  /** `リンのミナト黒`: whose result it is. */
  ownerBefore(index: number): PlayerId | null {
    const owner = this.tokens[index - 2];
    return this.tokens[index - 1]?.is === 'no' && (owner?.is === 'N' || owner?.is === 'S')
      ? (owner.players[0] ?? null)
      : null;
  }

  /** `私の占い結果から、リンは` */
  isOfOwnResult(index: number): boolean {
    const before = this.tokens.slice(this.sentenceStart(index), index).map(({ is }) => is);
    return before.some(
      (is, at) => is === 'S' && before[at + 1] === 'no' && OWN_RESULTS.has(before[at + 2] ?? 'end'),
    );
  }

  /** `人狼でした`, `人狼と判明`: it came out. */
  isFoundOut(index: number): boolean {
    const after = this.tokens.slice(index + 1, index + 4);
    return after.some(({ is }) => is === 'past' || is === 'confirmed') || this.isOfResult(index);
  }

  /** The word for a result stands in this sentence: `霊媒ではリンは人狼`, `リンは人狼、これが結果です`. */
  private isOfResult(index: number): boolean {
    for (let at = this.sentenceStart(index); at < Math.min(this.tokens.length, index + 8); at++) {
      if (at > index && isEnd(this.tokens[at])) return false;
      const is = this.tokens[at]?.is;
      if (is !== undefined && RESULTS.has(is)) return true;
      if (is === 'medium' && this.tokens[at + 1]?.is === 'de') return true;
    }
    return false;
  }

  /** `白だと思う`: not a result. */
  isOpinion(index: number): boolean {
    return this.tokens.slice(index + 1, index + 4).some(({ is }) => OPINION.has(is));
  }

  /** `リンさんに聞きます。誰が…`: one player is named in the sentence before, and asked. */
  isAskedBefore(start: number): boolean {
    const before = this.tokens.slice(this.sentenceStart(Math.max(0, start - 1)), start);
    const names = before.filter(({ is }) => is === 'N');
    const isAsked = before.some(
      ({ is }, at) =>
        is === 'tell' || (is === 'N' && (before[at + 1]?.is === 'ni' || before[at + 1]?.is === 'niha')),
    );
    return isAsked && names.length === 1 && names[0]?.players.length === 1;
  }

  /** `みんなは`, `占い師の方は`: not the one who was called before. */
  isSaidToAll(index: number): boolean {
    const { tokens } = this;
    for (let at = this.sentenceStart(index); at < index; at++) {
      const is = tokens[at]?.is;
      if (isEverybody(tokens[at])) return true;
      if ((is === 'seer' || is === 'medium') && TOPIC_MARKS.has(tokens[at + 1]?.is ?? 'end')) return true;
    }
    return false;
  }

  /** Who did what is told without a subject: the one who is called. */
  calledBefore(index: number): PlayerId | null {
    return this.addressed(index)[0] ?? null;
  }
}

const OWN_RESULTS: ReadonlySet<TokenClass> = new Set<TokenClass>(['divineresult', 'mediumresult', 'outcome']);

const SUBJECT_MARKS: ReadonlySet<TokenClass> = new Set<TokenClass>(['ha', 'ga', 'mo']);

const ASKS: ReadonlySet<TokenClass> = new Set<TokenClass>(['qm', 'tell', 'request', 'who', 'q', 'givenow']);

const OTHERS: ReadonlySet<TokenClass> = new Set<TokenClass>(['N', 'V', 'you']);

function isEverybody(token: JapaneseToken | undefined): boolean {
  return token?.is === 'everybody' || token?.is === 'mura';
}

/** `リンの「占う」という言葉` is not about divining リン. */
const TAKEN_BY: ReadonlySet<TokenClass> = new Set<TokenClass>(['wo', 'ni', 'he', 'kara', 'no']);

const RESULTS: ReadonlySet<TokenClass> = new Set<TokenClass>(['outcome', 'divineresult', 'mediumresult']);

const MAKES_TOPIC: ReadonlySet<TokenClass> = new Set<TokenClass>(['ha', 'ga', 'comma']);

const OPINION: ReadonlySet<TokenClass> = new Set<TokenClass>(['likely', 'guess', 'think', 'kana', 'neg']);
const TOPIC_MARKS: ReadonlySet<TokenClass> = new Set<TokenClass>([
  'ha',
  'comma',
  'niha',
  'ni',
  'sfp',
  'mo',
  'everybody',
  'mura',
  'outcome',
  'mediumresult',
]);
const CLAUSE_BREAKS: ReadonlySet<TokenClass> = new Set<TokenClass>([
  'end',
  'qm',
  'comma',
  'V',
  'cond',
  'but',
  'because',
  'keep',
]);
