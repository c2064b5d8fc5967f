import { OVER, SKIP, type Talked } from '@mura/engine';
import { aiwolf } from '@mura/language';
import type { LicosVillage } from './scene.ts';

/** Under which number an utterance of a day was shown; `undefined`: there was none. */
type ShownNumber = (day: number, idx: number) => number | undefined;

/** A sentence of the AIWolf protocol as a person of the village would say it, whoever said it; `null`: it is none. */
export function inWords(
  talked: Talked,
  { language, cast }: LicosVillage,
  shownNumber: ShownNumber,
): string | null {
  if (language !== 'ja' && language !== 'en') return null;
  const tree = treeOf(talked);
  if (tree === null) return null;
  const numbered = aiwolf.withTalks(tree, (talk) => shown(talk, shownNumber)) ?? tree;
  const names = cast.map(({ name }) => name);
  return aiwolf.glossAIWolf(numbered, { language, speaker: talked.player, names });
}

/** An utterance goes to many clients; it is read for the first of them. */
const TREES = new WeakMap<Talked, aiwolf.Sentence | null>();

function treeOf(talked: Talked): aiwolf.Sentence | null {
  const known = TREES.get(talked);
  if (known !== undefined) return known;
  const { text } = talked;
  const parsed = text === SKIP || text === OVER ? null : aiwolf.parseAIWolf(text, { dialect: 'java' });
  const tree = parsed?.ok ? parsed.value.tree : null;
  TREES.set(talked, tree);
  return tree;
}

/** Whoever reads of an utterance looks for the number that stands beside it. */
function shown(talk: aiwolf.TalkNumber, shownNumber: ShownNumber): aiwolf.TalkNumber {
  const { channel, day, id } = talk;
  return channel === 'TALK' ? { ...talk, id: shownNumber(day, id) ?? id } : talk;
}
