import { type Language, WORDINGS } from '../../wording/index.ts';
import type { WerewolfTree } from '../ast.ts';
import { lexiconOf, type VillageWords } from '../lexicon.ts';
import { WerewolfGlossWalk } from './walk.ts';

export interface WerewolfGlossOptions extends VillageWords {
  readonly language: Language;
}

/** A tree in the words of people, politely; `names` are what people call the characters. */
export function glossWerewolf(tree: WerewolfTree, { language, ...village }: WerewolfGlossOptions): string {
  const naming = { language, names: village.names, aliases: lexiconOf(village).entries };
  return new WerewolfGlossWalk(WORDINGS[language].werewolf, naming).whole(tree);
}
