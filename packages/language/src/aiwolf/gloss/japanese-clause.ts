import type { Agent, ContentSentence } from '../ast.ts';
import {
  ACTS,
  type Form,
  OPINION_VERBS,
  person,
  ROLE_VERBS,
  talkName,
  WAS,
  type Words,
} from './japanese-words.ts';
import { isSpeaker, type Scene } from './scene.ts';

/** `は` in a sentence of its own, where the speaker does not name himself; `が` inside of another one. */
export type Topic = 'wa' | 'ga';

/** `Agent1さんはAgent2さんに投票します`, `私が人狼だと思わない` */
export function contentClause(
  sentence: ContentSentence,
  words: Words,
  form: Form,
  topic: Topic,
  scene: Scene,
): string {
  if (sentence.kind === 'result') return resultClause(sentence, words, form, topic, scene);
  const who = subjectPart(sentence.subject, sentence.kind === 'role' ? 'wa' : topic, scene);
  return `${who}${complement(sentence, words, scene)}${stress(sentence, form)}${verbOf(sentence)[form]}`;
}

/** `人狼だとは思いません` */
function stress({ kind }: ContentSentence, form: Form): string {
  return kind === 'role' && (form === 'politeNot' || form === 'plainNot') ? 'は' : '';
}

/** What stands between subject and verb. */
export function complement(sentence: ContentSentence, { object, role }: Words, scene: Scene): string {
  switch (sentence.kind) {
    case 'role':
      return `${object}が${role}${verbOf(sentence).particle}`;
    case 'opinion':
      return `${talkName(sentence.talk, scene)}${verbOf(sentence).particle}`;
    default:
      return `${object}${verbOf(sentence).particle}`;
  }
}

export function verbOf(sentence: ContentSentence) {
  switch (sentence.kind) {
    case 'act':
      return ACTS[sentence.verb];
    case 'role':
      return ROLE_VERBS[sentence.verb];
    case 'opinion':
      return OPINION_VERBS[sentence.verb];
    case 'result':
      return { ...WAS, particle: '', te: '' };
  }
}

function resultClause(
  sentence: ContentSentence & { kind: 'result' },
  { object, species }: Words,
  form: Form,
  topic: Topic,
  scene: Scene,
): string {
  const mark = topic === 'wa' ? 'は' : 'が';
  const who = isUnderstood(sentence.subject, topic, scene) ? '' : person(sentence.subject, scene);
  if (sentence.verb === 'DIVINED') {
    return `${who === '' ? '' : `${who}が`}${object}を占った結果${mark}${species}${WAS[form]}`;
  }
  return `${who === '' ? '' : `${who}による`}${object}の霊能結果${mark}${species}${WAS[form]}`;
}

/** The speaker does not name himself in his own words, nor the one he has just called. */
export function subjectPart(subject: Agent | null, topic: Topic, scene: Scene): string {
  if (isUnderstood(subject, topic, scene)) return '';
  const who = person(subject, scene);
  return who === '誰か' || topic === 'ga' ? `${who}が` : `${who}は`;
}

function isUnderstood(subject: Agent | null, topic: Topic, scene: Scene): boolean {
  if (isSpeaker(subject, scene)) return isSpeaker(scene.viewpoint, scene);
  return topic === 'ga' && subject === scene.addressee;
}
