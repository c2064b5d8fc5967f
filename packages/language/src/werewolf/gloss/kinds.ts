import {
  type AsNode,
  FAMILY_OF,
  type IsNode,
  type Sentence,
  type SetNode,
  type StateNode,
  type WerewolfTree,
} from '../ast.ts';
import { isUtterance } from '../meaning/resolve.ts';
import { isSet, isTime, printWerewolf } from '../printer.ts';

/** Whether a tree is a whole sentence: not an utterance, and not only words or modifiers. */
export function isSentence(tree: WerewolfTree): tree is Sentence {
  if (isUtterance(tree) || isSet(tree) || isTime(tree)) return false;
  const family = FAMILY_OF[tree.kind];
  return tree.kind === 'modified' || (family !== 'word' && family !== 'modifier');
}

interface FalseClaim {
  readonly state: StateNode;
  readonly claim: IsNode;
}

/** `(Agent04 comingout) as (Agent04 seer)`: a false seer comes out. */
export function findFalseClaim({ sentence, assumption }: AsNode): FalseClaim | null {
  if (sentence.kind !== 'state' || assumption.kind !== 'is') return null;
  const isSame = printWerewolf(sentence.subject) === printWerewolf(assumption.subject);
  return isSame ? { state: sentence, claim: assumption } : null;
}

/** `Agent04 ANYROLE`: of whom it is asked what role they have. */
export function findWhoseRole(sentence: Sentence): SetNode | null {
  if (sentence.kind !== 'is' || sentence.predicate.kind !== 'alias') return null;
  return sentence.predicate.alias === 'ANYROLE' ? sentence.subject : null;
}

/** Whether nobody in particular does what the sentence is about. */
export function isOpen(tree: Sentence): boolean {
  switch (tree.kind) {
    case 'act':
    case 'meta':
      return tree.subject === null;
    case 'not':
      return isOpen(tree.operand);
    case 'and':
    case 'or':
      return tree.operands.every(isOpen);
    case 'modified':
    case 'as':
      return isOpen(tree.sentence);
    case 'if':
      return isOpen(tree.consequence);
    case 'because':
      return isOpen(tree.conclusion);
    case 'before':
    case 'after':
      return isOpen(tree.event);
    default:
      return false;
  }
}
