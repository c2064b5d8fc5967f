import { OVER, type PlayerId, SKIP } from '@mura/engine';
import { aiwolf } from '@mura/language';
import type { Scene } from './scene.ts';

/** Under which number an utterance of a day was shown; `undefined`: there was none. */
type ShownNumber = (day: number, idx: number) => number | undefined;

/** A sentence of the AIWolf protocol as a person of the village would say it, whoever said it; `null`: it is none. */
export function inWords(
  text: string,
  speaker: PlayerId,
  { language, cast }: Scene,
  shownNumber: ShownNumber,
): string | null {
  if (text === SKIP || text === OVER || (language !== 'ja' && language !== 'en')) return null;
  const parsed = aiwolf.parseAIWolf(text, { dialect: 'java' });
  if (!parsed.ok) return null;
  const tree = aiwolf.withTalks(parsed.value.tree, (talk) => shown(talk, shownNumber)) ?? parsed.value.tree;
  return aiwolf.glossAIWolf(tree, { language, speaker, names: cast.map(({ name }) => name) });
}

/** Whoever reads of an utterance looks for the number that stands beside it. */
function shown(talk: aiwolf.TalkNumber, shownNumber: ShownNumber): aiwolf.TalkNumber {
  const { channel, day, id } = talk;
  return channel === 'TALK' ? { ...talk, id: shownNumber(day, id) ?? id } : talk;
}
