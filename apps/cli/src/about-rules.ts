import { longestOf, partsOf, phasesOn, type Rules } from '@mura/engine';

/** How a village by these rules is played, in one line. */
export function aboutRules(rules: Rules): string {
  return [
    pace(rules),
    rules.grammar === 'aiwolf' ? 'talk in the AIWolf protocol' : 'free talk',
    partsOf(rules, 0).includes('talk') ? 'from day 0 on' : 'from day 1 on',
    ...(rules.talk.mode === 'turns' && rules.talk.turn === 'closed' ? ['all speak at once in a turn'] : []),
    ...(rules.clock?.suddenDeath ? ['whoever stays silent dies'] : []),
    ...(rules.revealOnDeath ? ['the dead show their role'] : []),
  ].join(', ');
}

function pace(rules: Rules): string {
  if (rules.clock === null) return 'turn by turn';
  const daily = phasesOn(rules, 1);
  const seconds = daily.reduce((sum, phase) => sum + longestOf(phase), 0);
  const isAll = partsOf(rules, 1).every(
    (part) => part === 'dusk' || daily.some(({ parts }) => parts.includes(part)),
  );
  return isAll
    ? `by the clock, a day of up to ${spanText(seconds)}`
    : `talk by the clock, up to ${spanText(seconds)} a day`;
}

function spanText(seconds: number): string {
  const hours = seconds / 3600;
  return hours >= 1 ? `${round(hours)} h` : `${round(seconds / 60)} min`;
}

function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}
