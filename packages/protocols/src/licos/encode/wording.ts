import { OVER, type PlayerId, SKIP } from '@mura/engine';
import { aiwolf } from '@mura/language';
import type { Scene } from './scene.ts';

/** A sentence of the AIWolf protocol as a person would say it, whoever said it; every other text as it is. */
export function inWords(text: string, speaker: PlayerId, { language, cast }: Scene): string {
  if (text === SKIP || text === OVER || (language !== 'ja' && language !== 'en')) return text;
  const parsed = aiwolf.parseAIWolf(text, { dialect: 'java' });
  if (!parsed.ok) return text;
  return aiwolf.glossAIWolf(parsed.value.tree, { language, speaker, names: cast.map(({ name }) => name) });
}
