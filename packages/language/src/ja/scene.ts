import type { PlayerId } from '@mura/engine';
import type { RoleWord } from '../aiwolf/words.ts';
import type { Who } from '../natural/frame.ts';
import type { NaturalUtterance } from '../natural/utterance.ts';
import { asksAt } from './asking.ts';
import type { Matched } from './matched.ts';
import type { SentenceEnding } from './moods.ts';
import type { SpokenPlayers } from './players.ts';
import type { ReadMatch } from './read-match.ts';
import { Surroundings } from './surroundings.ts';
import { isEnd } from './times.ts';
import type { JapaneseToken, TokenClass } from './token.ts';

/** What the whole text tells about one match: who has claimed, who has divined, of whom something is said. */
export class Scene {
  readonly spoken: SpokenPlayers;
  readonly around: Surroundings;
  readonly utterance: NaturalUtterance;
  private readonly ownRole: RoleWord | null;
  private readonly classes: ReadonlySet<TokenClass>;
  private readonly claimants: readonly PlayerId[];
  /** `@リン 占い結果を出して`: the word for a result is not about the speaker's own. */
  private readonly isResultAsked: boolean;
  /** Players of whom something is said; `topic`: also somebody who is not named again. */
  private readonly discussed: ReadonlySet<PlayerId | 'topic'>;

  constructor(spoken: SpokenPlayers, utterance: NaturalUtterance, read: readonly ReadMatch[]) {
    this.spoken = spoken;
    this.around = new Surroundings(spoken, utterance.speaker);
    this.utterance = utterance;
    this.discussed = new Set(read.flatMap(({ matched }) => discussedBy(matched)));
    this.classes = new Set(spoken.tokens.map(({ is }) => is));
    this.ownRole = this.findOwnRole(read);
    this.isResultAsked = read.some(({ matched: { construction } }) => asksResult(construction));
    this.claimants = findClaimants(spoken, read, utterance.speaker, this.around);
  }

  private findOwnRole(read: readonly ReadMatch[]): RoleWord | null {
    const own = read.find(
      ({ matched, ending }) =>
        matched.construction.says.type === 'claim' &&
        matched.construction.mood === 'own' &&
        ending === 'held' &&
        (matched.construction.name !== 'claim/as' || this.isSaidAsOneself(matched)),
    );
    const { speaker, context } = this.utterance;
    if (own?.matched.role?.is === 'medium') return 'MEDIUM';
    const isSeer = OF_SEERS.has(own?.matched.role?.is ?? 'x');
    return isSeer ? 'SEER' : speaker === null ? null : (context?.claims?.get(speaker) ?? null);
  }

  /** `占い師として動く`, `占い師として、リンを`, but not `占い師としてリンを信じる`. */
  isSaidAsOneself({ key, end }: Matched): boolean {
    const { tokens } = this.spoken;
    const before = tokens.slice(this.around.sentenceStart(key), key);
    const isFirst = before.every(({ is }) => is === 'V' || is === 'comma' || is === 'x');
    const next = tokens[end]?.is;
    if (before.some(({ is }) => is === 'V') && this.around.isAsked(key)) return false;
    if (this.around.isQuestion(key)) return false;
    const isFollowed = next === 'N' || next === 'V';
    return (isFirst && (!isFollowed || this.isOwnNight(end))) || this.around.isAboutSelf(key);
  }

  /** `占い師としてリンを占いました` */
  private isOwnNight(at: number): boolean {
    const [who, wo, deed] = this.spoken.tokens.slice(at, at + 3).map(({ is }) => is);
    return who === 'N' && wo === 'wo' && deed === 'divine-past';
  }

  /** `占い師だと宣言します` */
  isDeclared(key: number): boolean {
    return this.spoken.tokens.slice(key + 1, key + 3).some(({ is }) => is === 'declare');
  }

  /** `霊媒師のリン`, or one who has claimed it. */
  isMedium(who: Who): boolean {
    if (who === null || who === 'ANY') return false;
    if (this.utterance.context?.claims?.get(who) === 'MEDIUM') return true;
    const { tokens } = this.spoken;
    return tokens.some(({ is, players }, at) => {
      const before = tokens[at - 1]?.is === 'no' ? tokens[at - 2]?.is : tokens[at - 1]?.is;
      return is === 'N' && players[0] === who && before === 'medium';
    });
  }

  /** Whether the medium's result is asked for; of somebody who is called, the words of the same sentence tell. */
  isMediumAsked(matched: Matched): boolean {
    const start = this.around.sentenceStart(matched.key);
    const sentence = this.spoken.tokens.slice(start, matched.end);
    const isCalled = sentence.some(({ is }) => is === 'V');
    return isCalled
      ? sentence.some(({ is }) => is === 'medium' || is === 'mediumresult')
      : this.isMediumAt(matched.key);
  }

  /** Whether a result here is the medium's: the last word for one of them in the sentence tells, else the claim. */
  isMediumAt(index: number): boolean {
    for (let at = index; at >= this.around.sentenceStart(index); at--) {
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
    return !isSeer && (this.hasMediumResult() || this.isMediumSpokenOf());
  }

  /** A medium's result, but not `リンの霊媒結果`. */
  private hasMediumResult(): boolean {
    const { tokens } = this.spoken;
    return tokens.some(
      ({ is }, at) => is === 'mediumresult' && !(tokens[at - 1]?.is === 'no' && tokens[at - 2]?.is === 'N'),
    );
  }

  /** A medium, not only `真霊媒`. */
  private isMediumSpokenOf(): boolean {
    const { tokens } = this.spoken;
    return tokens.some(({ is }, at) => is === 'medium' && tokens[at - 1]?.is !== 'true');
  }

  /** The only other player who is told to have claimed or divined. */
  onlyClaimant(): PlayerId | null {
    return this.claimants.length === 1 && this.ownRole === null ? (this.claimants[0] ?? null) : null;
  }

  /** Something is said against the one of whom the talk is, or they are named in the same sentence. */
  isUnderDiscussion(index: number): boolean {
    const topic = this.around.topicBefore(index);
    const start = this.around.sentenceStart(index);
    const isNamed = this.spoken.tokens
      .slice(start, index)
      .some(({ is, heads }) => (heads === undefined || heads === 'review') && (is === 'N' || is === 'V'));
    const isCalled = this.around.addressed(index).some((player) => topic.includes(player));
    return (
      isNamed ||
      isCalled ||
      this.around.isTopicOfLastSentence(start, topic) ||
      this.discussed.has('topic') ||
      topic.some((player) => this.discussed.has(player))
    );
  }

  /** Whom a seer would like to divine, they will. */
  isSeersPlan({ construction }: Matched, ending: SentenceEnding): boolean {
    const isDivination = construction.says.type === 'act' && construction.says.act === 'divine';
    return (
      isDivination &&
      this.ownRole === 'SEER' &&
      (ending === 'wish' || ending === 'bare' || ending === 'statement')
    );
  }

  /** Who found a result out: null the speaker, undefined nobody knows. */
  whoDivined({ construction, key, subject, at, target }: Matched, ending: SentenceEnding): Who | undefined {
    const { speaker } = this.utterance;
    if (construction.name === 'result/received-from' && (subject?.players.length ?? 0) > 1) return undefined;
    const named = subject?.players[0] ?? this.around.subjectBefore(at) ?? this.around.ownerBefore(at);
    if (named !== null && named !== target?.players[0]) return named === speaker ? null : named;
    const doer =
      ending === 'held' && construction.mood === 'own' ? null : this.around.subjectInSentence(at, target);
    if (doer !== null) return doer === speaker ? null : doer;
    const isOwn = construction.mood === 'own' || this.ownRole === 'SEER' || this.ownRole === 'MEDIUM';
    if (isOwn && ending !== 'told') return null;
    if (construction.name === 'result/sign')
      return this.hasOwnResult() || this.classes.has('greeting') ? null : undefined;
    const called = this.around.addressed(key)[0];
    if (construction.name === 'result/thanks' || construction.name === 'result/thanks-for') return called;
    if (construction.name === 'result/divined-then' && ending !== 'told')
      return this.isOfASeer(at) ? undefined : null;
    if (
      called !== undefined &&
      called !== target?.players[0] &&
      (ending !== 'held' || GIVEN.has(construction.name))
    )
      return called;
    const claimants = this.claimants.filter((player) => !target?.players.includes(player));
    if (claimants.length > 0) return claimants.length === 1 ? claimants[0] : 'ANY';
    return this.isOwnByDefault(construction.name, key) && target?.is === 'N' ? null : undefined;
  }

  /** `リンの占いで人狼と出た`, where Rin claims to divine and the speaker does not: whom she found is not said. */
  private isOfASeer(at: number): boolean {
    const { context, speaker } = this.utterance;
    const claims = context?.claims;
    const owner = this.spoken.tokens[at]?.players[0];
    if (claims === undefined || owner === undefined || this.spoken.tokens[at + 1]?.is !== 'no') return false;
    const isSpeakers = speaker !== null && claims.get(speaker) === 'SEER';
    return claims.get(owner) === 'SEER' && !isSpeakers;
  }

  /** `リンは黒と出ました`, `リンに黒出しです`, `リンに黒を出します`: nobody else is told to have found it. */
  private isOwnByDefault(rule: string, key: number): boolean {
    const next = this.spoken.tokens[key + 1]?.is;
    if (rule === 'result/came-out' || rule === 'result/put-out' || rule === 'result/is-the-result')
      return true;
    return rule === 'result/judged' && (next === 'cop' || next === 'past' || next === 'cameout');
  }

  /** Whether a colour is the outcome of the speaker's own night, not an opinion. */
  isResult({ key, target }: Matched): boolean {
    const head = this.spoken.tokens[key] as JapaneseToken;
    if (target === null) return false;
    if (this.around.isOpinion(key)) return false;
    if (head.is === 'human') return true;
    if (head.is === 'villager') return this.isOwnFinding(key);
    if (head.is === 'wolf')
      return (this.around.isFoundOut(key) && this.hasOwnResult()) || this.isToldWithClaim(key);
    const isColour = head.is === 'white' || head.is === 'black';
    return isColour && (this.hasOwnResult() || this.isShown(key));
  }

  /** `霊能者です、リンは村人でした` */
  private isOwnFinding(key: number): boolean {
    const isFound = this.ownRole === 'SEER' || this.ownRole === 'MEDIUM';
    return isFound && this.spoken.tokens[key + 1]?.is === 'past';
  }

  /** `占いCO、リンは人狼だ。` */
  private isToldWithClaim(key: number): boolean {
    const { tokens } = this.spoken;
    const before = tokens.slice(this.around.sentenceStart(key), key);
    const isLast = isEnd(tokens[key + 1]) || (tokens[key + 1]?.is === 'cop' && isEnd(tokens[key + 2]));
    const isOwn = this.ownRole === 'SEER' || this.ownRole === 'MEDIUM';
    const isClaimed = before.some(
      ({ is }, at) => is === 'co' || ((is === 'seer' || is === 'medium') && before[at + 1]?.is === 'cop'),
    );
    return isOwn && isLast && isClaimed;
  }

  /** `リンは白だったよ`: nobody else has told it. */
  private isShown(key: number): boolean {
    return this.spoken.tokens[key + 1]?.is === 'past' && this.claimants.length === 0;
  }

  /** `霊媒師です。リンは人狼ではありませんでした。` */
  isDeniedResult({ key, target }: Matched): boolean {
    const isFound = this.ownRole === 'SEER' || this.ownRole === 'MEDIUM';
    const after = this.spoken.tokens.slice(key + 1, key + 5);
    return target !== null && isFound && after.some(({ is }) => is === 'past');
  }

  private hasOwnResult(): boolean {
    if (this.ownRole === 'SEER' || this.ownRole === 'MEDIUM') return true;
    return (
      this.claimants.length === 0 &&
      ((!this.isResultAsked && (this.classes.has('outcome') || this.classes.has('divineresult'))) ||
        this.classes.has('medium') ||
        this.classes.has('mediumresult') ||
        this.classes.has('divine-past'))
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
    if (has('medium', 'mediumresult') && !has('seer', 'outcome', 'divineresult')) return 'MEDIUM';
    if (this.isBodyguardClaimed() && !has('seer', 'outcome', 'divineresult', 'divine-noun'))
      return 'BODYGUARD';
    if (this.claimants.includes(player)) return 'SEER';
    return has(
      'seer',
      'divine-noun',
      'outcome',
      'divineresult',
      'true',
      'fake',
      'divine-past',
      'claim-noun',
      'co',
      'blackout',
      'whiteout',
    )
      ? 'SEER'
      : null;
  }

  /** `騎士CO`, `狩人を名乗る` */
  private isBodyguardClaimed(): boolean {
    const { tokens } = this.spoken;
    return tokens.some(({ is }, at) => {
      const after = tokens.slice(at + 1, at + 3);
      return is === 'bodyguard' && after.some((word) => word.is === 'co' || word.is.startsWith('claim-'));
    });
  }

  /** Whether a question is really asked: `誰が怪しいか考える` is none. */
  isAsking({ first, end }: Matched): boolean {
    const { tokens } = this.spoken;
    let isNewClause = false;
    const asksWho = tokens.slice(first, end).some(({ is }) => is === 'who' || is === 'which');
    for (let index = first; index < Math.min(tokens.length, end + FARTHEST_ASKING); index++) {
      if (index >= end && tokens[index]?.is === 'comma') isNewClause = true;
      const is = tokens[index]?.is;
      const isOfAnotherClause = isNewClause && !asksWho && is !== 'tell' && is !== 'know' && is !== 'givenow';
      if (!isOfAnotherClause && asksAt(tokens, index, end)) return true;
      if (isEnd(tokens[index])) return false;
    }
    return asksWho && end >= tokens.length && tokens[end - 1]?.is.endsWith('-plain') === true;
  }

  /** Who is asked: whose result it is, who is called or named, or all. */
  asked(matched: Matched): readonly Exclude<Who, null>[] {
    const { construction, first, key, target } = matched;
    const { says } = construction;
    if (target !== null) return target.players;
    const { tokens } = this.spoken;
    const start = this.around.sentenceStart(key);
    const isCalled = tokens.slice(start, first).some(({ is }) => is === 'V');
    if (!isCalled && this.isAskedOfMedium(matched, start)) return ['ANY'];
    const isOfNight = says.type === 'question' && (says.of === 'result' || says.of === 'divine');
    for (let at = first - 1; at >= Math.max(start, first - FARTHEST_OWNER); at--) {
      const token = tokens[at] as JapaneseToken;
      const next = tokens[at + 1]?.is;
      const isSubject = next === 'ga' && (at + 2 === first || (isOfNight && this.around.isSupposed(first)));
      const isOwner = next !== undefined && (OWNER_MARKS.has(next) || isSubject);
      if (token.is === 'N' && isOwner && next === 'no' && isCalled) continue;
      if (token.players.length > 1 && tokens[first]?.is === 'which') continue;
      if (token.is === 'V' || (token.is === 'N' && isOwner && !token.either)) return token.players;
    }
    if (this.around.isSaidToAll(first)) return ['ANY'];
    const called = this.around.addressed(key);
    if (called.length > 0) return called;
    const next = this.around.calledInSentence(key);
    if (next.length > 0) return next;
    const last = this.around.calledAtLast(key);
    if (last.length > 0) return last;
    if (this.around.isAskedBefore(start)) return this.around.topicBefore(key);
    return this.claimants.length === 1 ? this.claimants : ['ANY'];
  }

  /** `霊媒師さん、リンの結果を教えて`: the medium is asked, whoever that is, if nobody is called after them. */
  private isAskedOfMedium(matched: Matched, start: number): boolean {
    const { says } = matched.construction;
    if (says.type !== 'question' || (says.of !== 'identified' && says.of !== 'result')) return false;
    const sentence = this.spoken.tokens.slice(start, matched.end);
    const medium = sentence.map(({ is }) => is).lastIndexOf('medium');
    const isCalled = sentence
      .slice(medium + 1)
      .some(({ is }, at) => is === 'V' || (is === 'N' && sentence[medium + at + 2]?.is === 'comma'));
    return medium >= 0 && !isCalled && this.around.isSaidToAll(matched.key) && this.isMediumAsked(matched);
  }
}

function asksResult({ says }: Matched['construction']): boolean {
  return says.type === 'question' && says.of === 'result';
}

/** `誰を占うのがいいか、みんなの意見も聞きたい` */
const FARTHEST_ASKING = 11;

/** `カナタとダン、それぞれの占い先とその結果を` */
const FARTHEST_OWNER = 12;

const OWNER_MARKS: ReadonlySet<TokenClass> = new Set<TokenClass>([
  'no',
  'ni',
  'niha',
  'ha',
  'comma',
  'cond',
  'view',
  'office',
]);

const OF_SEERS: ReadonlySet<TokenClass> = new Set<TokenClass>(['seer', 'divine-noun', 'true']);

const GIVEN: ReadonlySet<string> = new Set([
  'result/given',
  'result/judged',
  'result/put-out',
  'result/is-the-result',
]);

function discussedBy({ construction, target }: Matched): readonly (PlayerId | 'topic')[] {
  const { type } = construction.says;
  const isOpinion = type === 'estimate' || type === 'result' || type === 'trust';
  return isOpinion ? (target?.players ?? ['topic']) : [];
}

/** Those who are told to have claimed or divined. */
function findClaimants(
  { tokens }: SpokenPlayers,
  read: readonly ReadMatch[],
  speaker: PlayerId | null,
  around: Surroundings,
): readonly PlayerId[] {
  const told = read.flatMap(({ matched }) => {
    const { says, mood } = matched.construction;
    const isTold = (says.type === 'claim' && mood === 'told') || says.type === 'result';
    if (!isTold) return [];
    const doer = says.type === 'result' ? around.subjectBefore(matched.at) : null;
    return matched.subject?.players ?? (doer === null || matched.target?.players[0] === doer ? [] : [doer]);
  });
  const owners = tokens.flatMap(({ is, players }, index) => {
    const next = tokens[index + 2]?.is;
    const isOwner =
      is === 'N' &&
      tokens[index + 1]?.is === 'no' &&
      (next === 'outcome' || next === 'divineresult' || next === 'divine-noun');
    return isOwner ? players : [];
  });
  return [...new Set([...told, ...owners])].filter((player) => player !== speaker);
}
