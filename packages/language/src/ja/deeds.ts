import type { PlayerId } from '@mura/engine';
import type { Mood, Who } from '../natural/frame.ts';
import type { ReadMatch } from './facts.ts';
import { onlyPlayer } from './matched.ts';
import type { Scene } from './scene.ts';

interface SaidDeed {
  readonly by: Who;
  readonly mood: Mood;
}

const OWN: Mood = { negative: false, force: 'statement', tense: 'present', addressee: 'ANY', source: 'own' };

/** How a vote, an inspection … is meant; null: it is only spoken about. */
export function deedMood({ matched, ending }: ReadMatch, scene: Scene): SaidDeed | null {
  const { construction } = matched;
  const isPastTopic = matched.target === null && ending === 'past';
  if (ending === 'unsaid' || ending === 'supposed' || ending === 'asked' || isPastTopic) return null;
  if (construction.mood !== 'wish' && scene.isSupposed(matched.first)) return null;
  const subject = otherSubject(matched.subject, scene) ?? otherThan(scene, scene.subjectBefore(matched.at));
  if (ending === 'told' || construction.mood === 'told') return null;
  if (ending === 'past')
    return { by: subject, mood: { ...OWN, tense: 'past', source: subject === null ? 'own' : 'retold' } };
  if (construction.mood === 'negative') return { by: null, mood: { ...OWN, force: 'wish', negative: true } };
  if (ending === 'refused') return { by: null, mood: { ...OWN, force: 'wish', negative: true } };
  if (ending === 'request') return { by: null, mood: requested(matched.key, subject, scene) };
  if (ending === 'wish' || construction.mood === 'wish') return { by: null, mood: wished(subject) };
  if (scene.isYesterday(matched.at)) return null;
  if (subject !== null) return { by: subject, mood: { ...OWN, source: 'retold' } };
  return { by: null, mood: OWN };
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
