import { type ClockPhase, type Part, partsOf, type Rules } from '@mura/engine';

/** The phase by the clock that holds a part of a day; `null` where it is asked for. */
export function phaseHolding(rules: Rules, day: number, part: Part): ClockPhase | null {
  const on = day === 0 ? 'firstDay' : 'laterDays';
  const phase = rules.clock?.phases.find(
    (one) => (one.on === on || one.on === 'everyDay') && one.parts.includes(part),
  );
  return phase ?? null;
}

export function hasPart(rules: Rules, day: number, part: Part): boolean {
  return partsOf(rules, day).includes(part);
}

export function hasVote(rules: Rules, day: number): boolean {
  return rules.vote.rounds > 0 && hasPart(rules, day, 'vote');
}

/** Whether the vote is settled together with a part of the night: then that part comes about, whatever the vote brought. */
export function isHeldWithVote(rules: Rules, day: number, part: Part): boolean {
  const phase = phaseHolding(rules, day, 'vote');
  return phase !== null && phase === phaseHolding(rules, day, part);
}

/** Whether the rest of the night is left out once an execution has decided the village. */
export function isNightLeftOut(rules: Rules, day: number): boolean {
  return rules.end.test === 'eachPart' && hasVote(rules, day) && !isHeldWithVote(rules, day, 'attack');
}
