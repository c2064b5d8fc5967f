import type { PlayerId } from '@mura/engine';
import { glossAIWolf } from '../../src/aiwolf/index.ts';
import { getRow } from './golden.ts';
import { treeOf } from './trees.ts';

/** A text of the document in English and in Japanese. */
export function glosses(text: string, speaker?: PlayerId): [en: string, ja: string] {
  const tree = treeOf(text);
  const said = speaker === undefined ? {} : { speaker };
  return [glossAIWolf(tree, { language: 'en', ...said }), glossAIWolf(tree, { language: 'ja', ...said })];
}

/** A row of the document in English and in Japanese. */
export function rowGlosses(number: string): [en: string, ja: string] {
  return glosses(getRow(number).canonical);
}
