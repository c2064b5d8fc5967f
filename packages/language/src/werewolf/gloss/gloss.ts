import type { WerewolfTree } from '../ast.ts';
import { lexiconOf, type VillageWords } from '../lexicon.ts';
import { glossInEnglish } from './en.ts';
import { glossInJapanese } from './ja.ts';
import type { Naming } from './naming.ts';

export interface GlossOptions extends VillageWords {
  readonly language: 'ja' | 'en';
}

/** A tree in the words of people, politely; `names` are what people call the characters. */
export function glossWerewolf(tree: WerewolfTree, options: GlossOptions): string {
  const naming: Naming = { names: options.names, aliases: lexiconOf(options).entries };
  return options.language === 'ja' ? glossInJapanese(tree, naming) : glossInEnglish(tree, naming);
}
