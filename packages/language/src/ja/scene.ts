import type { PlayerId } from '@mura/engine';
import type { RoleWord } from '../aiwolf/words.ts';
import type { Who } from '../natural/frame.ts';
import type { NaturalUtterance } from '../natural/utterance.ts';
import type { ReadMatch } from './facts.ts';
import type { Matched } from './matched.ts';
import type { Ending } from './moods.ts';
import type { Spoken } from './players.ts';
import type { Token, TokenClass } from './token.ts';

/** What the words around tell about one match: who speaks to whom, of whom, and on what ground. */
export class Scene {
  readonly spoken: Spoken;
  readonly utterance: NaturalUtterance;
  private readonly ownRole: RoleWord | null;
  private readonly classes: ReadonlySet<TokenClass>;
  private readonly claimants: readonly PlayerId[];

  private readonly read: readonly ReadMatch[];

  constructor(spoken: Spoken, utterance: NaturalUtterance, read: readonly ReadMatch[]) {
    this.read = read;
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

  isMedium(): boolean {
    return (
      this.ownRole === 'MEDIUM' ||
      (this.ownRole === null && this.classes.has('mediumresult') && !this.classes.has('result'))
    );
  }

  /** Those of whom the talk was before this word. */
  topicBefore(index: number): readonly PlayerId[] {
    return this.spoken.topic[index] ?? [];
  }

  addressed(index: number): readonly PlayerId[] {
    return this.spoken.addressed[index] ?? [];
  }

  private sentenceStart(index: number): number {
    let start = index;
    while (start > 0 && !isEnd(this.spoken.tokens[start - 1])) start--;
    return start;
  }

  calledInSentence(index: number): readonly PlayerId[] {
    const start = this.sentenceStart(index);
    const isCalled = this.spoken.tokens.slice(start, index).some(({ is }) => is === 'V');
    return isCalled ? this.addressed(index) : [];
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
    return tokens[index - 1]?.is === 'yesterday' || (tokens[index - 1]?.is === 'no' && tokens[index - 2]?.is === 'yesterday');
  }

  /** Who greets in the morning tells for whom they voted the day before. */
  isMorningReport(index: number): boolean {
    const { tokens } = this.spoken;
    const isToday = tokens.slice(this.sentenceStart(index), index).some(({ is }) => is === 'today');
    return !isToday && tokens.slice(0, index).some(({ is }) => is === 'greeting');
  }

  /** `リンが`, a few words before. */
  subjectBefore(index: number): PlayerId | null {
    const tokens = this.spoken.tokens;
    for (let at = index - 1; at >= Math.max(1, index - 5); at--) {
      const { is } = tokens[at] as Token;
      if (is === 'end' || is === 'qm' || is === 'comma' || is === 'V') return null;
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

  /** Something else is the object: `寡黙な人を吊る`. */
  hasObject(index: number): boolean {
    const before = this.spoken.tokens[index - 1]?.is;
    return before === 'wo' || before === 'ni' || before === 'he' || before === 'kara';
  }

  /** `誰も`, `みんなが` does it, not the speaker. */
  isOfMany(index: number): boolean {
    return this.spoken.tokens.slice(Math.max(this.sentenceStart(index), index - 4), index).some(({ is }) => is === 'some');
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
    return isNamed || isCalled || this.isTopicOfLastSentence(start, topic) || this.read.some(({ matched }) => isAgainst(matched, topic));
  }

  /** `リンは` stands in the sentence before. */
  private isTopicOfLastSentence(start: number, topic: readonly PlayerId[]): boolean {
    const { tokens } = this.spoken;
    const before = tokens.slice(this.sentenceStart(Math.max(0, start - 1)), start);
    const isTopicAt = (at: number) => before[at]?.is === 'ha' || (before[at]?.is === 'no' && before[at + 2]?.is === 'ha');
    return before.some(({ is, players }, at) => is === 'N' && isTopicAt(at + 1) && players[0] === topic[0]);
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
    if (construction.name === 'result/sign') return undefined;
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
      const isSubject = (name?.is === 'N' || name?.is === 'S') && (tokens[at]?.is === 'ga' || tokens[at]?.is === 'ha');
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
    return this.spoken.tokens.slice(index + 1, index + 4).some(({ is }) => is === 'past' || is === 'confirmed');
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
  isAsking({ first, end }: Matched): boolean {
    const { tokens } = this.spoken;
    for (let index = end - 1; index < Math.min(tokens.length, end + 8); index++) {
      const is = (tokens[index] as Token).is;
      const next = tokens[index + 1]?.is ?? 'end';
      if (is === 'qm' || is === 'q' || is === 'kana' || is === 'how' || is === 'request') return true;
      if (is === 'tell' && next !== 'x') return true;
      if (is === 'ka' && (next === 'end' || (next === 'comma' && index + 2 === tokens.length))) return true;
      if (is === 'cop' && next === 'end' && this.asksBluntly(first, end)) return true;
      if (is === 'end') return BLUNT_END.test(tokens[index - 1]?.is ?? '') && this.asksBluntly(first, end);
    }
    return this.asksBluntly(first, end) && BLUNT_END.test(tokens.at(-1)?.is ?? '');
  }

  /** 誰に入れる。 誰に入れるんじゃ。 綾をどう見る。 */
  private asksBluntly(first: number, end: number): boolean {
    return this.spoken.tokens
      .slice(Math.max(0, first), end)
      .some(({ is }) => is === 'who' || is === 'howseen');
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
    return this.claimants.length === 1 ? this.claimants : ['ANY'];
  }
}

const GIVEN: ReadonlySet<string> = new Set(['result/given', 'result/judged', 'result/is-the-result']);
const OPINION: ReadonlySet<TokenClass> = new Set<TokenClass>(['likely', 'guess', 'think', 'kana', 'neg']);

/** What a blunt question ends with. */
const BLUNT_END = /^(?:.*-plain|.*-past|think|howseen|cop|sus|wolf)$/;

function isEnd(token: Token | undefined): boolean {
  return token?.is === 'end' || token?.is === 'qm';
}

function isAgainst({ construction, target }: Matched, players: readonly PlayerId[]): boolean {
  const isOpinion = construction.says.type === 'estimate' || construction.says.type === 'result' || construction.says.type === 'trust';
  return isOpinion && (target === null || target.players.some((player) => players.includes(player)));
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
