import { FAMILY_OF, type Sentence, type WerewolfTree } from '../ast.ts';
import { isUtterance } from '../meaning/resolve.ts';
import { isSet, isTime } from '../printer.ts';

/** Whether a tree is a whole sentence: not an utterance, and not only words or modifiers. */
export function isSentence(tree: WerewolfTree): tree is Sentence {
  if (isUtterance(tree) || isSet(tree) || isTime(tree)) return false;
  const family = FAMILY_OF[tree.kind];
  return tree.kind === 'modified' || (family !== 'word' && family !== 'modifier');
}
