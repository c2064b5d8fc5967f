import { clockPhaseOf, hasVote, type Part, partsOf, type Rules } from '@mura/engine';

export function hasPart(rules: Rules, day: number, part: Part): boolean {
  return partsOf(rules, day).includes(part);
}

/** Whether the vote is settled together with a part of the night: then that part comes about, whatever the vote brought. */
export function isHeldWithVote(rules: Rules, day: number, part: Part): boolean {
  const phase = clockPhaseOf(rules, day, 'vote');
  return phase !== null && phase === clockPhaseOf(rules, day, part);
}

/** Whether the rest of the night is left out once an execution has decided the village. */
export function isNightLeftOut(rules: Rules, day: number): boolean {
  return rules.end.test === 'eachPart' && hasVote(rules, day) && !isHeldWithVote(rules, day, 'attack');
}
