import type { AsNode, Sentence, WerewolfTree } from '../ast.ts';
import { visitWerewolf } from '../visit.ts';

/**
 * What the speaker holds untrue by speaking of it with `as` (4.7): `(Agent04 comingout) as (Agent04 seer)` says that
 * Agent04 is not the seer. An honest coming out is declared, without `as` (E000-19).
 */
export function deniedBy(tree: WerewolfTree): Sentence[] {
  const denied: Sentence[] = [];
  visitWerewolf(tree, { on: { as: ({ assumption }: AsNode) => denied.push(toNot(assumption)) } });
  return denied;
}

function toNot(operand: Sentence): Sentence {
  return { kind: 'not', operand, start: 0, end: 0 };
}
