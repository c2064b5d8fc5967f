import type { PlayerId } from '@mura/engine';
import type { Mood, Who } from '../natural/frame.ts';
import type { ReadMatch } from './facts.ts';
import { onlyPlayer } from './matched.ts';
import type { Ending } from './moods.ts';
import type { Scene } from './scene.ts';

interface SaidDeed {
  readonly by: Who;
  readonly mood: Mood;
}

const OWN: Mood = { negative: false, force: 'statement', tense: 'present', addressee: 'ANY', source: 'own' };

/** How a vote, an inspection … is meant; null: it is only spoken about. */
export function deedMood({ matched, ending }: ReadMatch, scene: Scene): SaidDeed | null {
  const { mood } = matched.construction;
  const told = toldVote({ matched, ending }, scene);
  if (told !== null) return told;
  if (isUnsaid({ matched, ending }, scene)) return null;
  const subject = subjectOf(matched, scene);
  if (ending === 'past')
    return { by: subject, mood: { ...OWN, tense: 'past', source: subject === null ? 'own' : 'retold' } };
  if (ending === 'declined')
    return { by: subject, mood: { ...OWN, negative: true, source: subject === null ? 'own' : 'retold' } };
  if (mood === 'negative' || ending === 'refused')
    return { by: null, mood: { ...OWN, force: 'wish', negative: true } };
  if (ending === 'request') return { by: null, mood: requested(matched.key, subject, scene) };
  if (ending === 'wish' || ending === 'bare' || mood === 'wish') return { by: null, mood: wished(subject) };
  return { by: subject, mood: { ...OWN, source: subject === null ? 'own' : 'retold' } };
}

/** `なぜリンに投票したの`: that they voted so is said by asking why. */
function toldVote({ matched, ending }: ReadMatch, scene: Scene): SaidDeed | null {
  const head = scene.spoken.tokens[matched.key]?.is;
  const isCast = matched.target !== null && (head === 'cast-past' || head === 'put-past');
  const isWhy = ending === 'unsaid' || (scene.isWhyAsked(matched.key) && (ending === 'asked' || ending === 'past'));
  const by = subjectOf(matched, scene) ?? otherThan(scene, scene.calledBefore(matched.key));
  if (!isCast || !isWhy || by === null || matched.target?.players[0] === by) return null;
  return { by, mood: { ...OWN, tense: 'past', source: 'retold' } };
}

const NEVER_SAID: ReadonlySet<Ending> = new Set<Ending>(['unsaid', 'supposed', 'asked', 'told']);

function isUnsaid({ matched, ending }: ReadMatch, scene: Scene): boolean {
  const { mood } = matched.construction;
  if (NEVER_SAID.has(ending) || mood === 'told') return true;
  if (mood !== 'wish' && scene.isSupposed(matched.first)) return true;
  if (scene.isViewOfAnother(matched.first) || scene.isWhyAsked(matched.key)) return true;
  if (matched.target === null) return ending === 'past' || ending === 'refused' || scene.hasObject(matched.key) || !scene.isUnderDiscussion(matched.key);
  const isNoun = scene.spoken.tokens[matched.tail]?.is.endsWith('-noun') === true;
  if (isNoun && (scene.isOfYesterday(matched.at) || (ending === 'statement' && scene.isYesterday(matched.at)))) return true;
  if (matched.construction.name === 'cast/topic' && scene.isMorningReport(matched.at)) return true;
  return matched.target.is === 'S' && (ending === 'bare' || otherSubject(matched.subject, scene) !== null);
}

/** Somebody else who is to do it or did it; without a target the subject is the target. */
function subjectOf({ subject, target, at }: ReadMatch['matched'], scene: Scene): PlayerId | null {
  if (target === null) return null;
  return otherSubject(subject, scene) ?? otherThan(scene, scene.subjectBefore(at));
}

function otherSubject(subject: ReadMatch['matched']['subject'], scene: Scene): PlayerId | null {
  return otherThan(scene, onlyPlayer(subject));
}

function otherThan({ utterance }: Scene, player: PlayerId | null): PlayerId | null {
  return player === utterance.speaker ? null : player;
}

function wished(subject: PlayerId | null): Mood {
  return subject === null ? { ...OWN, force: 'wish' } : { ...OWN, force: 'request', addressee: subject };
}

function requested(key: number, subject: PlayerId | null, scene: Scene): Mood {
  const called = scene.calledInSentence(key);
  const addressee = subject ?? (called.length === 1 ? called[0] : undefined);
  return addressee === undefined ? { ...OWN, force: 'wish' } : { ...OWN, force: 'request', addressee };
}
