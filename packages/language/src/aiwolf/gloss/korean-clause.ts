import type { Agent, ContentSentence } from '../ast.ts';
import {
  ACTS,
  asSubject,
  type Form,
  OPINION_VERBS,
  person,
  phrase,
  ROLE_VERBS,
  talkName,
  type Verb,
  WAS,
  type Words,
  withParticle,
} from './korean-words.ts';
import { isSpeaker, type Scene } from './scene.ts';

/** `은` in a sentence of its own, where the speaker does not name himself; `이` inside of another one. */
export type Topic = 'topic' | 'subject';

/** `Agent1님은 Agent2님에게 투표합니다`, `제가 인랑이라고 생각하지 않` */
export function contentClause(
  sentence: ContentSentence,
  words: Words,
  form: Form,
  topic: Topic,
  scene: Scene,
): string {
  if (sentence.kind === 'result') return resultClause(sentence, words, form, topic, scene);
  const who = subjectPart(sentence.subject, sentence.kind === 'role' ? 'topic' : topic, scene);
  return phrase(who, complement(sentence, words), verbOf(sentence)[form]);
}

/** What stands between subject and verb. */
export function complement(sentence: ContentSentence, { object, role }: Words): string {
  const { particle } = verbOf(sentence);
  switch (sentence.kind) {
    case 'role':
      return phrase(asSubject(object), withParticle(role, particle));
    case 'opinion':
      return withParticle(talkName(sentence.talk), particle);
    default:
      return withParticle(object, particle);
  }
}

export function verbOf(sentence: ContentSentence): Verb {
  switch (sentence.kind) {
    case 'act':
      return ACTS[sentence.verb];
    case 'role':
      return ROLE_VERBS[sentence.verb];
    case 'opinion':
      return OPINION_VERBS[sentence.verb];
    case 'result':
      return WAS;
  }
}

function resultClause(
  sentence: ContentSentence & { kind: 'result' },
  { object, species }: Words,
  form: Form,
  topic: Topic,
  scene: Scene,
): string {
  const who = isUnderstood(sentence.subject, topic, scene) ? '' : person(sentence.subject, scene);
  const result = topic === 'topic' ? '결과는' : '결과가';
  if (sentence.verb === 'DIVINED') {
    const by = who === '' ? '' : asSubject(who);
    return phrase(by, withParticle(object, ['을', '를']), '점친', result, `${species}${WAS[form]}`);
  }
  const by = who === '' ? '' : `${who}에 의한`;
  return phrase(by, `${object}의 영매`, result, `${species}${WAS[form]}`);
}

/** The speaker does not name himself in his own words, nor the one he has just called. */
export function subjectPart(subject: Agent | null, topic: Topic, scene: Scene): string {
  if (isUnderstood(subject, topic, scene)) return '';
  const who = person(subject, scene);
  return who === '누군가' || topic === 'subject' ? asSubject(who) : withParticle(who, ['은', '는']);
}

function isUnderstood(subject: Agent | null, topic: Topic, scene: Scene): boolean {
  if (isSpeaker(subject, scene)) return isSpeaker(scene.viewpoint, scene);
  return topic === 'subject' && subject === scene.addressee;
}
