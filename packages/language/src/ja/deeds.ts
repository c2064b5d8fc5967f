import type { PlayerId } from '@mura/engine';
import type { Mood, Who } from '../natural/frame.ts';
import { OWN } from './fact.ts';
import { onlyPlayer } from './matched.ts';
import type { SentenceEnding } from './moods.ts';
import type { ReadMatch } from './read-match.ts';
import type { Scene } from './scene.ts';
import type { TokenClass } from './token.ts';

interface SaidDeed {
  readonly by: Who;
  readonly mood: Mood;
}

/** How a vote, an inspection … is meant; null: it is only spoken about. */
export function deedMood({ matched, ending }: ReadMatch, scene: Scene): SaidDeed | null {
  const { mood } = matched.construction;
  if (isOwnUp(matched, scene)) return PAST;
  const told =
    toldVote({ matched, ending }, scene) ??
    votedByTheCalled({ matched, ending }, scene) ??
    announcedVote({ matched, ending }, scene);
  if (told !== null) return told;
  if (isYesterdaysVote({ matched, ending }, scene) || isLastNight({ matched, ending }, scene)) return PAST;
  const doer = compoundDoer(matched, scene);
  if (doer !== null) return { by: doer, mood: { ...OWN, tense: 'past', source: 'retold' } };
  if (matched.construction.name.endsWith('/except') && ending === 'past') return null;
  if (isUnsaid({ matched, ending }, scene) || isExecution({ matched, ending }, scene)) return null;
  const subject = subjectOf(matched, scene);
  if (ending === 'past' || isReport(matched, scene))
    return { by: subject, mood: { ...OWN, tense: 'past', source: subject === null ? 'own' : 'retold' } };
  if (isChained({ matched, ending }, scene))
    return { by: subject, mood: { ...OWN, tense: 'past', source: subject === null ? 'own' : 'retold' } };
  if (ending === 'declined') return declined(subject);
  if (ending === 'refused' && subject !== null && isForbidden(matched, scene))
    return { by: null, mood: { ...OWN, force: 'request', addressee: subject, negative: true } };
  const isOffered = matched.construction.name === 'divine/me-rather';
  if (ending === 'wish' && matched.target?.is === 'S' && !isOffered && scene.around.isQuestion(matched.key)) {
    return { by: null, mood: { ...OWN, force: 'wish', negative: true } };
  }
  if (mood === 'negative' || (ending === 'refused' && matched.construction.name !== 'cast/topic'))
    return { by: null, mood: { ...OWN, force: 'wish', negative: true } };
  if (ending === 'request') return { by: null, mood: requested(matched.key, subject, scene) };
  const isOwnCandidate = matched.construction.name === 'vote/candidate' && ending === 'wish';
  const isPlan =
    mood === 'own' || scene.isSeersPlan(matched, ending) || isOwnDeed({ matched, ending }, scene);
  const isWish =
    ending === 'wish' || ending === 'bare' || (mood === 'wish' && !isPlanOfNight({ matched, ending }));
  if (!isPlan && !isOwnCandidate && isWish) return { by: null, mood: wished(subject) };
  return { by: subject, mood: { ...OWN, source: subject === null ? 'own' : 'retold' } };
}

/** `なぜリンに投票したの`, `私に入れる理由`: that they voted or will vote so is said by asking why. */
function toldVote({ matched, ending }: ReadMatch, scene: Scene): SaidDeed | null {
  const head = scene.spoken.tokens[matched.key]?.is;
  const isPlan = head === 'cast-plain' || head === 'put-plain';
  const isCast = matched.target !== null && (isPlan || head === 'cast-past' || head === 'put-past');
  const isReason = !isPlan || scene.around.isReasonOf(matched.key);
  const isWhy =
    (ending === 'unsaid' && isReason) ||
    (ending === 'told' && !isPlan && otherSubject(matched.subject, scene) !== null) ||
    (scene.around.isWhyAsked(matched.key) && (ending === 'asked' || ending === 'past'));
  const by = subjectOf(matched, scene) ?? otherThan(scene, scene.around.calledBefore(matched.key));
  if (!isCast || !isWhy || by === null || matched.target?.players[0] === by) return null;
  return { by, mood: { ...OWN, tense: isPlan ? 'present' : 'past', source: 'retold' } };
}

/** `@リン 昨日ミナトに入れたよね?`: what the one who is spoken to did is held up to them. */
function votedByTheCalled({ matched, ending }: ReadMatch, scene: Scene): SaidDeed | null {
  const { tokens } = scene.spoken;
  const head = tokens[matched.key]?.is ?? 'x';
  const next = tokens[matched.key + 1]?.is ?? 'end';
  const isState = head === 'cast-state' || head === 'put-state';
  const isHeldUp = HELD_UP.has(next) || (isState && scene.around.isYesterday(matched.at));
  const isCast = isState || head === 'cast-past' || head === 'put-past';
  const [by] = scene.around.calledInSentence(matched.at);
  if (!isCast || !isHeldUp || (ending !== 'past' && ending !== 'asked')) return null;
  if (next === 'sfp' && ending === 'past' && !isState && tokens[matched.key + 2]?.is === 'x') return null;
  if (by === undefined || matched.target?.is !== 'N' || matched.target.players.includes(by)) return null;
  if (scene.around.isSelfBefore(matched.key) || subjectOf(matched, scene) !== null) return null;
  return { by, mood: { ...OWN, tense: 'past', source: 'retold' } };
}

/** `入れたね`, `入れたのに` */
const HELD_UP: ReadonlySet<TokenClass> = new Set<TokenClass>(['sfp', 'but']);

/** `リンを吊った`: what the village did is nobody's vote. */
function isExecution({ matched, ending }: ReadMatch, scene: Scene): boolean {
  const head = scene.spoken.tokens[matched.key]?.is ?? 'x';
  return ending === 'past' && head.startsWith('vote-');
}

/** `リンを吊るかミナトを吊るか`: not decided between the two. */
function isOneOption(key: number, { spoken: { tokens }, around }: Scene): boolean {
  const isOpen = tokens[key]?.is === 'vote-plain' && tokens[key + 1]?.is === 'ka';
  return (
    isOpen && tokens.slice(around.sentenceStart(key), key).some(({ is }) => is === 'ka' || is === 'which')
  );
}

/** `リンに入れたのは私です` */
function isOwnUp({ construction, subject }: ReadMatch['matched'], { utterance }: Scene): boolean {
  return construction.name === 'cast/by-whom' && subject?.players[0] === utterance.speaker;
}

const PAST: SaidDeed = { by: null, mood: { ...OWN, tense: 'past' } };

/** `昨夜はリンを護衛。`, `昨日はリンに入れてる` */
function isLastNight({ matched, ending }: ReadMatch, scene: Scene): boolean {
  const head = scene.spoken.tokens[matched.key]?.is ?? 'x';
  const isTold = ending === 'statement' || ending === 'bare';
  const isDeed = head === 'guard-noun' || head === 'cast-plain' || head === 'put-plain';
  return isTold && isDeed && matched.target?.is === 'N' && scene.around.isYesterdayInClause(matched.at);
}

/** `リンは昨日ミナトに入れて、今日は私か`: what goes on with て is as past as its day. */
function isChained({ matched, ending }: ReadMatch, scene: Scene): boolean {
  const head = scene.spoken.tokens[matched.key]?.is;
  const isOpen = (head === 'cast-te' || head === 'put-te') && ending === 'wish' && matched.target?.is === 'N';
  return isOpen && scene.around.isYesterdayInClause(matched.at);
}

/** `リンは私に投票しないで` */
function isForbidden({ key }: ReadMatch['matched'], scene: Scene): boolean {
  return scene.spoken.tokens[key]?.is.endsWith('-forbid') === true;
}

/** `リンは昨日ミナト投票。`: who did it. */
function compoundDoer(matched: ReadMatch['matched'], scene: Scene): PlayerId | null {
  const { name } = matched.construction;
  if (name === 'cast/reason-asked') {
    const called = otherThan(scene, scene.around.calledBefore(matched.key));
    return called !== null && matched.target?.players.includes(called) ? null : called;
  }
  const isTold = name === 'cast/by-somebody-compound' && scene.around.isYesterday(matched.at);
  return isTold || name === 'cast/target-of-somebody' ? otherSubject(matched.subject, scene) : null;
}

/** `昨日リンに入れたのは…`: the speaker, unless somebody else is asked for. */
function isYesterdaysVote({ matched, ending }: ReadMatch, scene: Scene): boolean {
  const head = scene.spoken.tokens[matched.key]?.is;
  const isCast = matched.target?.is === 'N' && (head === 'cast-past' || head === 'put-past');
  const isOfPeople = scene.spoken.tokens[matched.key + 1]?.is === 'people';
  return (
    isCast &&
    !isOfPeople &&
    (ending === 'told' || ending === 'unsaid') &&
    subjectOf(matched, scene) === null &&
    scene.around.isYesterday(matched.at) &&
    !scene.around.isAsked(matched.key)
  );
}

/** `投票は谷本→ノイ`, or said with the morning's greeting: the votes of the day before. */
function isReport({ construction, target, at, first, key }: ReadMatch['matched'], scene: Scene): boolean {
  const { around } = scene;
  if (REPORTED.has(construction.name) && around.tokens[key]?.is === 'cast-noun')
    return around.isMorningReport(at) && TOLD_BY.has(around.tokens[key + 1]?.is ?? 'end');
  if (construction.name !== 'cast/topic' || target === null) return false;
  const named = around.tokens[first]?.is;
  const isNoted = around.tokens[at - 1]?.is === 'colon' && (named === 'cast-noun' || named === 'ballot');
  const isListed = target.isSequence || isNoted;
  const next = around.tokens[at + 1]?.is ?? 'end';
  const isLine = isOfLines(scene) && (TOLD_BY.has(next) || next === 'but');
  const isReported = isLine || (around.isMorningReport(at) && TOLD_BY.has(next));
  return isListed || isReported || around.isYesterday(first);
}

/** People of chat sites write a line for each thing, and tell of the day before: `投票はリン。⏎静かだったので。` */
function isOfLines({ utterance }: Scene): boolean {
  return /\S\s*\n\s*\S/.test(utterance.text);
}

const REPORTED: ReadonlySet<string> = new Set(['cast/dative', 'cast/compound']);
/** After a name that is told and not wished. */
const TOLD_BY: ReadonlySet<TokenClass> = new Set<TokenClass>(['cop', 'end', 'sfp', 'comma', 'past']);

/** `リンはミナトに投票すると言った` */
function announcedVote({ matched, ending }: ReadMatch, scene: Scene): SaidDeed | null {
  const head = scene.spoken.tokens[matched.key]?.is ?? 'x';
  const isAnnounced =
    ending === 'told' && (head === 'cast-plain' || head === 'put-plain' || head === 'cast-want');
  const by = otherSubject(matched.subject, scene);
  return isAnnounced && by !== null ? { by, mood: { ...OWN, source: 'retold' } } : null;
}

const NEVER_SAID: ReadonlySet<SentenceEnding> = new Set<SentenceEnding>([
  'unsaid',
  'supposed',
  'asked',
  'told',
]);

function isUnsaid({ matched, ending }: ReadMatch, scene: Scene): boolean {
  const { mood } = matched.construction;
  if (NEVER_SAID.has(ending) || mood === 'told') return true;
  const isSigned = matched.construction.name === 'divine/sign';
  if ((mood !== 'wish' || isSigned) && scene.around.isSupposed(matched.first)) return true;
  if (scene.around.isOfWolves(matched.at) && matched.target !== null && !isAskedFor(ending)) return true;
  if (scene.around.isDoubted(matched.key) || isOneOption(matched.key, scene)) return true;
  if (scene.around.isViewOfAnother(matched.first) || scene.around.isWhyAsked(matched.key)) return true;
  const head = scene.spoken.tokens[matched.key]?.is ?? 'x';
  const isOfOthers = matched.subject?.is !== 'V' && subjectOf(matched, scene) !== null;
  if ((head.endsWith('-want') || head.endsWith('-will')) && isOfOthers) return true;
  if (matched.construction.name === 'vote/spare-me') return false;
  if (matched.target === null)
    return (
      ending === 'past' ||
      ((ending === 'refused' || ending === 'declined') && !scene.around.isNamedBefore(matched.key)) ||
      scene.around.hasObject(matched.key) ||
      scene.around.isDoer(matched.key) ||
      !scene.isUnderDiscussion(matched.key)
    );
  const isNoun = scene.spoken.tokens[matched.tail]?.is.endsWith('-noun') === true;
  if (
    isNoun &&
    ending !== 'past' &&
    (scene.around.isOfYesterday(matched.at) ||
      (ending === 'statement' && scene.around.isYesterday(matched.at)))
  )
    return true;
  if (
    matched.construction.name === 'divine/compound' &&
    ending === 'bare' &&
    !scene.around.isProposal(matched.key)
  )
    return true;
  if (matched.construction.name === 'vote/sign' && scene.around.isOfYesterday(matched.first)) return true;
  const isName =
    ending === 'bare' || (ending === 'statement' && isNoun && matched.construction.name === 'cast/compound');
  const isOwnHead = ending === 'statement' && head.endsWith('-plain') && subjectOf(matched, scene) === null;
  return (
    matched.target.is === 'S' &&
    (isName || isOwnHead || (isNoun && otherSubject(matched.subject, scene) !== null))
  );
}

function isAskedFor(ending: SentenceEnding): boolean {
  return ending === 'request' || ending === 'refused' || ending === 'declined';
}

/** `占い先はリンにする予定だ` */
function isPlanOfNight({ matched: { construction }, ending }: ReadMatch): boolean {
  return construction.says.type === 'act' && construction.says.act === 'divine' && ending === 'statement';
}

/** Somebody else who is to do it or did it; without a target the subject is the target. */
function subjectOf(
  { construction, subject, target, at, key }: ReadMatch['matched'],
  scene: Scene,
): PlayerId | null {
  if (target === null || construction.name === 'attack/decided') return null;
  if (subject !== null && subject.players[0] === target.players[0]) return null;
  const doer = scene.around.doerAfter(key);
  if (doer !== null) return otherThan(scene, doer);
  return otherSubject(subject, scene) ?? otherThan(scene, scene.around.subjectBefore(at));
}

function otherSubject(subject: ReadMatch['matched']['subject'], scene: Scene): PlayerId | null {
  return otherThan(scene, onlyPlayer(subject));
}

function otherThan({ utterance }: Scene, player: PlayerId | null): PlayerId | null {
  return player === utterance.speaker ? null : player;
}

/** Wolves who name a victim mean to attack; `私はリンに投票して…` is one's own vote. */
function isOwnDeed({ matched, ending }: ReadMatch, scene: Scene): boolean {
  const { says } = matched.construction;
  if (says.type === 'act' && says.act === 'attack') return true;
  const head = scene.spoken.tokens[matched.key]?.is;
  const isCast = head === 'cast-te' || head === 'put-te';
  return isCast && ending === 'wish' && scene.around.isOfSelf(matched.at);
}

function declined(subject: PlayerId | null): SaidDeed {
  return { by: subject, mood: { ...OWN, negative: true, source: subject === null ? 'own' : 'retold' } };
}

function wished(subject: PlayerId | null): Mood {
  return subject === null ? { ...OWN, force: 'wish' } : { ...OWN, force: 'request', addressee: subject };
}

function requested(key: number, subject: PlayerId | null, scene: Scene): Mood {
  const called = scene.around.calledInSentence(key);
  const addressee = subject ?? (called.length === 1 ? called[0] : undefined);
  return addressee === undefined ? { ...OWN, force: 'wish' } : { ...OWN, force: 'request', addressee };
}
