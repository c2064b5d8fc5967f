import type { PlayerId } from '@mura/engine';
import type { RoleWord } from '../aiwolf/words.ts';
import type { Who } from '../natural/frame.ts';
import type { NaturalUtterance } from '../natural/utterance.ts';
import type { Matched } from './matched.ts';
import type { Ending } from './moods.ts';
import type { Spoken } from './players.ts';
import type { ReadMatch } from './read-match.ts';
import type { Token, TokenClass } from './token.ts';

/** What the words around tell about one match: who speaks to whom, of whom, and on what ground. */
export class Scene {
  readonly spoken: Spoken;
  readonly utterance: NaturalUtterance;
  private readonly ownRole: RoleWord | null;
  private readonly classes: ReadonlySet<TokenClass>;
  private readonly claimants: readonly PlayerId[];

  private readonly starts: readonly number[];
  private readonly firstGreeting: number;
  /** Players of whom something is said; `topic`: also somebody who is not named again. */
  private readonly discussed: ReadonlySet<PlayerId | 'topic'>;

  constructor(spoken: Spoken, utterance: NaturalUtterance, read: readonly ReadMatch[]) {
    this.starts = sentenceStarts(spoken.tokens);
    this.firstGreeting = spoken.tokens.findIndex(({ is }) => is === 'greeting');
    this.discussed = new Set(read.flatMap(({ matched }) => discussedBy(matched)));
    this.spoken = spoken;
    this.utterance = utterance;
    this.classes = new Set(spoken.tokens.map(({ is }) => is));
    this.ownRole = this.findOwnRole(read);
    this.claimants = findClaimants(spoken, read, utterance.speaker);
  }

  private findOwnRole(read: readonly ReadMatch[]): RoleWord | null {
    const own = read.find(
      ({ matched, ending }) =>
        matched.construction.says.type === 'claim' &&
        matched.construction.mood === 'own' &&
        ending === 'held',
    );
    const { speaker, context } = this.utterance;
    if (own?.matched.role?.is === 'medium') return 'MEDIUM';
    const isSeer = own?.matched.role?.is === 'seer' || own?.matched.role?.is === 'divine-noun';
    return isSeer ? 'SEER' : speaker === null ? null : (context?.claims?.get(speaker) ?? null);
  }

  /** Whether a result here is the medium's: the last word for one of them in the sentence tells, else the claim. */
  isMediumAt(index: number): boolean {
    for (let at = index; at >= this.sentenceStart(index); at--) {
      const is = this.spoken.tokens[at]?.is;
      if (is === 'medium' || is === 'mediumresult') return true;
      if (is === 'seer' || is?.startsWith('divine')) return false;
    }
    for (let at = index; at < this.spoken.tokens.length && !isEnd(this.spoken.tokens[at]); at++) {
      if (this.spoken.tokens[at]?.is === 'mediumresult') return true;
    }
    if (this.ownRole !== null) return this.ownRole === 'MEDIUM';
    const isSeer =
      this.classes.has('seer') || this.classes.has('divine-noun') || this.classes.has('divine-past');
    return !isSeer && (this.classes.has('mediumresult') || this.classes.has('medium'));
  }

  /** `リンの言葉` */
  isPossessive(index: number): boolean {
    return this.spoken.tokens[index + 1]?.is === 'no';
  }

  /** The speaker stands in this sentence, or nobody does. */
  isAboutSelf(index: number): boolean {
    const { tokens } = this.spoken;
    let nobody = true;
    for (let at = this.sentenceStart(index); at < tokens.length && !isEnd(tokens[at]); at++) {
      if (tokens[at]?.is === 'S') return true;
      if (tokens[at]?.is === 'N' || tokens[at]?.is === 'V') nobody = false;
    }
    return nobody;
  }

  /** Those of whom the talk was before this word. */
  topicBefore(index: number): readonly PlayerId[] {
    return this.spoken.topic[index] ?? [];
  }

  addressed(index: number): readonly PlayerId[] {
    return this.spoken.addressed[index] ?? [];
  }

  /** Where the sentence of this word begins; of an endless one only the last words count. */
  private sentenceStart(index: number): number {
    return Math.max(this.starts[index] ?? 0, index - LONGEST_SENTENCE);
  }

  calledInSentence(index: number): readonly PlayerId[] {
    const start = this.sentenceStart(index);
    const isCalled = this.spoken.tokens.slice(start, index).some(({ is }) => is === 'V');
    if (isCalled) return this.addressed(index);
    const { tokens } = this.spoken;
    for (let at = index; at < Math.min(tokens.length, index + 6) && !isEnd(tokens[at]); at++) {
      if (tokens[at]?.is === 'V') return tokens[at]?.players ?? [];
    }
    return [];
  }

  /** Whether a condition stands before this word in its sentence. */
  isSupposed(index: number): boolean {
    const tokens = this.spoken.tokens;
    let supposed = false;
    for (let at = this.sentenceStart(index) + 1; at < index; at++) {
      const { is } = tokens[at] as Token;
      if (is === 'cond' || is === 'suppose' || is.endsWith('-if')) supposed = true;
      if (is === 'but' || is === 'because' || is === 'unless') supposed = false;
    }
    return supposed || tokens[this.sentenceStart(index)]?.is === 'suppose';
  }

  isYesterday(index: number): boolean {
    return this.spoken.tokens.slice(this.sentenceStart(index), index).some(({ is }) => is === 'yesterday');
  }

  /** `昨日のリン吊り` */
  isOfYesterday(index: number): boolean {
    const { tokens } = this.spoken;
    return (
      tokens[index - 1]?.is === 'yesterday' ||
      (tokens[index - 1]?.is === 'no' && tokens[index - 2]?.is === 'yesterday')
    );
  }

  /** Who greets in the morning tells for whom they voted the day before. */
  isMorningReport(index: number): boolean {
    const { tokens } = this.spoken;
    const isToday = tokens.slice(this.sentenceStart(index), index).some(({ is }) => is === 'today');
    return !isToday && this.firstGreeting >= 0 && this.firstGreeting < index;
  }

  /** `リンが`, a few words before. */
  subjectBefore(index: number): PlayerId | null {
    const tokens = this.spoken.tokens;
    for (let at = index - 1; at >= Math.max(1, index - 5); at--) {
      const { is } = tokens[at] as Token;
      if (CLAUSE_BREAKS.has(is) || is.endsWith('-if') || is.endsWith('-limit')) return null;
      const name = tokens[at - 1];
      if ((is === 'ga' || is === 'ha' || is === 'mo') && (name?.is === 'N' || name?.is === 'S'))
        return name.players[0] ?? null;
    }
    return null;
  }

  /** `リンは` stands before in this sentence, and it is not the speaker. */
  isOfAnother(index: number): boolean {
    const subject = this.subjectBefore(index);
    return subject !== null && subject !== this.utterance.speaker;
  }

  /** Somebody else who holds the target for something: `リンがミナトを疑っている`. */
  otherSubject(index: number, target: Token): PlayerId | null {
    const subject = this.subjectBefore(index);
    return subject === this.utterance.speaker || subject === target.players[0] ? null : subject;
  }

  /** `リン視点では` */
  isViewOfAnother(index: number): boolean {
    const tokens = this.spoken.tokens;
    for (let at = this.sentenceStart(index); at < index; at++) {
      if (tokens[at]?.is === 'N' && tokens[at + 1]?.is === 'view') return true;
    }
    return false;
  }

  /** `なぜ` stands before in this sentence. */
  isWhyAsked(index: number): boolean {
    return this.spoken.tokens.slice(this.sentenceStart(index), index).some(({ is }) => is === 'whyq');
  }

  /** Somebody is named in this sentence before. */
  isNamedBefore(index: number): boolean {
    return this.spoken.tokens.slice(this.sentenceStart(index), index).some(({ is }) => is === 'N');
  }

  /** Something else is the object: `寡黙な人を吊る`, `リンにもう一人占ってほしい`. */
  hasObject(index: number): boolean {
    const { tokens } = this.spoken;
    const before = tokens[index - 1]?.is;
    const sentence = tokens.slice(this.sentenceStart(index), index);
    const isAsked = sentence.some(({ is }, at) => is === 'N' && sentence[at + 1]?.is === 'ni');
    const isDivination = tokens[index]?.is.startsWith('divine') === true;
    return (
      (isAsked && isDivination) || before === 'wo' || before === 'ni' || before === 'he' || before === 'kara'
    );
  }

  /** `誰も`, `みんなが` does it, not the speaker. */
  isOfMany(index: number): boolean {
    return this.spoken.tokens
      .slice(Math.max(this.sentenceStart(index), index - 4), index)
      .some(({ is }) => is === 'some');
  }

  /** The only other player who is told to have claimed or divined. */
  onlyClaimant(): PlayerId | null {
    return this.claimants.length === 1 && this.ownRole === null ? (this.claimants[0] ?? null) : null;
  }

  /** Something is said against the one of whom the talk is, or they are named in the same sentence. */
  isUnderDiscussion(index: number): boolean {
    const topic = this.topicBefore(index);
    const start = this.sentenceStart(index);
    const isNamed = this.spoken.tokens.slice(start, index).some(({ is }) => is === 'N' || is === 'V');
    const isCalled = this.addressed(index).some((player) => topic.includes(player));
    return (
      isNamed ||
      isCalled ||
      this.isTopicOfLastSentence(start, topic) ||
      this.discussed.has('topic') ||
      topic.some((player) => this.discussed.has(player))
    );
  }

  /** `リンは` stands in the sentence before. */
  private isTopicOfLastSentence(start: number, topic: readonly PlayerId[]): boolean {
    const { tokens } = this.spoken;
    const before = tokens.slice(this.sentenceStart(Math.max(0, start - 1)), start);
    const isTopicAt = (at: number) =>
      before[at]?.is === 'ha' ||
      before[at]?.is === 'ga' ||
      (before[at]?.is === 'no' && before.slice(at, at + 5).some(({ is }) => is === 'ha'));
    return before.some(({ is, players }, at) => is === 'N' && isTopicAt(at + 1) && players[0] === topic[0]);
  }

  /** `今夜はリン占い`, `リン占いで。` */
  isProposal(index: number): boolean {
    const { tokens } = this.spoken;
    const isNow = tokens
      .slice(this.sentenceStart(index), index)
      .some(({ is }) => is === 'today' || is === 'tonight');
    const isLast =
      tokens[index + 1]?.is === 'de' && (tokens[index + 2] === undefined || isEnd(tokens[index + 2]));
    return isNow || isLast;
  }

  /** Whom a seer would like to divine, they will. */
  isSeersPlan({ construction }: Matched, ending: Ending): boolean {
    const isDivination = construction.says.type === 'act' && construction.says.act === 'divine';
    return (
      isDivination &&
      this.ownRole === 'SEER' &&
      (ending === 'wish' || ending === 'bare' || ending === 'statement')
    );
  }

  /** Who found a result out: null the speaker, undefined nobody knows. */
  whoDivined({ construction, key, subject, at, target }: Matched, ending: Ending): Who | undefined {
    const { speaker } = this.utterance;
    const named = subject?.players[0] ?? this.subjectBefore(at) ?? this.ownerBefore(at);
    if (named !== null && named !== target?.players[0]) return named === speaker ? null : named;
    const doer = ending === 'held' && construction.mood === 'own' ? null : this.subjectInSentence(at, target);
    if (doer !== null) return doer === speaker ? null : doer;
    const isOwn = construction.mood === 'own' || this.ownRole === 'SEER' || this.ownRole === 'MEDIUM';
    if (isOwn && ending !== 'told') return null;
    if (construction.name === 'result/sign')
      return this.hasOwnResult() || this.classes.has('greeting') ? null : undefined;
    const called = this.addressed(key)[0];
    if (construction.name === 'result/thanks') return called;
    if (construction.name === 'result/divined-then' && ending !== 'told') return null;
    if (
      called !== undefined &&
      called !== target?.players[0] &&
      (ending !== 'held' || GIVEN.has(construction.name))
    )
      return called;
    const claimants = this.claimants.filter((player) => !target?.players.includes(player));
    if (claimants.length > 0) return claimants.length === 1 ? claimants[0] : 'ANY';
    return construction.name === 'result/came-out' && target?.is === 'N' ? null : undefined;
  }

  /** The last `リンが` before, also across a comma, who is not the target. */
  private subjectInSentence(index: number, target: Token | null): PlayerId | null {
    const { tokens } = this.spoken;
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
    return subject !== null && subject === this.utterance.speaker;
  }

  /** `リンのミナト黒`: whose result it is. */
  private ownerBefore(index: number): PlayerId | null {
    const owner = this.spoken.tokens[index - 2];
    return this.spoken.tokens[index - 1]?.is === 'no' && (owner?.is === 'N' || owner?.is === 'S')
      ? (owner.players[0] ?? null)
      : null;
  }

  /** Whether a colour is the outcome of the speaker's own night, not an opinion. */
  isResult({ key, target }: Matched): boolean {
    const head = this.spoken.tokens[key] as Token;
    if (target === null) return false;
    if (this.isOpinion(key)) return false;
    if (head.is === 'human') return true;
    if (head.is === 'wolf') return this.isFoundOut(key) && this.hasOwnResult();
    return (head.is === 'white' || head.is === 'black') && this.hasOwnResult();
  }

  /** `人狼でした`, `人狼と判明`: it came out. */
  isFoundOut(index: number): boolean {
    return this.spoken.tokens
      .slice(index + 1, index + 4)
      .some(({ is }) => is === 'past' || is === 'confirmed');
  }

  /** `白だと思う`: not a result. */
  isOpinion(index: number): boolean {
    return this.spoken.tokens.slice(index + 1, index + 4).some(({ is }) => OPINION.has(is));
  }

  private hasOwnResult(): boolean {
    if (this.ownRole === 'SEER' || this.ownRole === 'MEDIUM') return true;
    return (
      this.claimants.length === 0 &&
      (this.classes.has('result') || this.classes.has('mediumresult') || this.classes.has('divine-past'))
    );
  }

  /** The role of which the talk is, where a claim names none. */
  roleSpokenOf(): RoleWord | undefined {
    if (this.classes.has('seer') || this.classes.has('divine-noun')) return 'SEER';
    return this.classes.has('medium') ? 'MEDIUM' : undefined;
  }

  /** The role that a player claims, as far as the talk shows it. */
  claimedRole(player: PlayerId): RoleWord | null {
    const claimed = this.utterance.context?.claims?.get(player);
    if (claimed !== undefined) return claimed;
    const has = (...classes: TokenClass[]) => classes.some((is) => this.classes.has(is));
    if (has('medium', 'mediumresult') && !has('seer', 'result')) return 'MEDIUM';
    if (this.claimants.includes(player)) return 'SEER';
    return has('seer', 'divine-noun', 'result', 'true', 'fake', 'divine-past', 'claim-noun', 'co')
      ? 'SEER'
      : null;
  }

  /** Whether a question is really asked: `誰が怪しいか考える` is none. */
  isAsking({ end }: Matched): boolean {
    const { tokens } = this.spoken;
    for (let index = end - 1; index < Math.min(tokens.length, end + 8); index++) {
      const is = (tokens[index] as Token).is;
      const next = tokens[index + 1]?.is ?? 'end';
      const isBare =
        is === 'end' &&
        index === end &&
        (tokens[end - 1]?.is.endsWith('-plain') || tokens[end - 1]?.is === 'sus');
      if (isBare || is === 'guess') return true;
      if (is === 'qm' || is === 'q' || is === 'kana' || is === 'how' || is === 'request') return true;
      if (is === 'tell' && next !== 'x') return true;
      if (is === 'ka' && (next === 'end' || (next === 'comma' && index + 2 === tokens.length))) return true;
      if (is === 'end') return false;
    }
    return false;
  }

  /** `リンさんに聞きます。誰が…`: one player is named in the sentence before, and asked. */
  private isAskedBefore(start: number): boolean {
    const before = this.spoken.tokens.slice(this.sentenceStart(Math.max(0, start - 1)), start);
    const isAsking = before.some(({ is }) => is === 'tell' || is === 'qm' || is === 'which');
    return isAsking && before.filter(({ is }) => is === 'N').length === 1;
  }

  /** Who did what is told without a subject: the one who is called. */
  calledBefore(index: number): PlayerId | null {
    return this.addressed(index)[0] ?? null;
  }

  /** Who is asked: whose result it is, who is called or named, or all. */
  asked({ first, key, target }: Matched): readonly Exclude<Who, null>[] {
    if (target !== null) return target.players;
    const { tokens } = this.spoken;
    const start = this.sentenceStart(key);
    for (let at = first - 1; at >= Math.max(start, first - 6); at--) {
      const token = tokens[at] as Token;
      const next = tokens[at + 1]?.is;
      const isOwner = next === 'no' || next === 'ni' || next === 'niha' || next === 'ha' || next === 'comma';
      if (token.is === 'V' || (token.is === 'N' && isOwner)) return token.players;
    }
    const called = this.addressed(key);
    if (called.length > 0) return called;
    if (this.isAskedBefore(start)) return this.topicBefore(key);
    return this.claimants.length === 1 ? this.claimants : ['ANY'];
  }
}

const CLAUSE_BREAKS: ReadonlySet<TokenClass> = new Set<TokenClass>([
  'end',
  'qm',
  'comma',
  'V',
  'cond',
  'but',
  'because',
]);
const GIVEN: ReadonlySet<string> = new Set(['result/given', 'result/judged', 'result/is-the-result']);
const OPINION: ReadonlySet<TokenClass> = new Set<TokenClass>(['likely', 'guess', 'think', 'kana', 'neg']);

function isEndAfter(tokens: readonly Token[], at: number, index: number): boolean {
  return at > index && isEnd(tokens[at]);
}

function isEnd(token: Token | undefined): boolean {
  return token?.is === 'end' || token?.is === 'qm';
}

function discussedBy({ construction, target }: Matched): readonly (PlayerId | 'topic')[] {
  const { type } = construction.says;
  const isOpinion = type === 'estimate' || type === 'result' || type === 'trust';
  return isOpinion ? (target?.players ?? ['topic']) : [];
}

const LONGEST_SENTENCE = 80;

function sentenceStarts(tokens: readonly Token[]): number[] {
  const starts: number[] = [];
  let start = 0;
  for (let index = 0; index <= tokens.length; index++) {
    if (isEnd(tokens[index - 1])) start = index;
    starts.push(start);
  }
  return starts;
}

/** Those who are told to have claimed or divined. */
function findClaimants(
  { tokens }: Spoken,
  read: readonly ReadMatch[],
  speaker: PlayerId | null,
): readonly PlayerId[] {
  const told = read.flatMap(({ matched }) => {
    const { says, mood } = matched.construction;
    const isTold = (says.type === 'claim' && mood === 'told') || says.type === 'result';
    return isTold ? (matched.subject?.players ?? []) : [];
  });
  const owners = tokens.flatMap(({ is, players }, index) => {
    const next = tokens[index + 2]?.is;
    const isOwner =
      is === 'N' && tokens[index + 1]?.is === 'no' && (next === 'result' || next === 'divine-noun');
    return isOwner ? players : [];
  });
  return [...new Set([...told, ...owners])].filter((player) => player !== speaker);
}
