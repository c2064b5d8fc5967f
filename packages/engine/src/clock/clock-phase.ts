import type { PhaseBegan } from '../event.ts';
import { type ClockPhase, type Part, partsOf, type Rules } from '../rules.ts';
import type { Village } from '../village.ts';

/** Which phases by the clock the rules know, and what they hold today. */

const EPILOGUE: ClockPhase = { name: 'day', on: 'everyDay', parts: ['talk'], spans: [], ends: 'atLimit' };

/** The phase that holds a part of today together with others; `null` where the part is asked for on its own. */
export function clockPhaseOf(rules: Rules, day: number, part: Part): ClockPhase | null {
  return phasesOn(rules, day).find(({ parts }) => parts.includes(part)) ?? null;
}

/** The phase by the clock that begins; `null`: the village asks. */
export function clockPhaseNamed({ table, day }: Village, { phase, seconds }: PhaseBegan): ClockPhase | null {
  const { rules } = table;
  if (rules.clock === null) return null;
  if (phase === 'epilogue') return EPILOGUE;
  const isByClock = seconds !== null || rules.clock.phases.some(({ name }) => name === phase);
  return isByClock ? (phasesOn(rules, day).find(({ name }) => name === phase) ?? EPILOGUE) : null;
}

/** The phases by the clock of a day, in their order; none where the village asks for everything. */
export function phasesOn({ clock }: Rules, day: number): readonly ClockPhase[] {
  const today = day === 0 ? 'firstDay' : 'laterDays';
  return clock?.phases.filter(({ on }) => on === today || on === 'everyDay') ?? [];
}

/** At most so many seconds a phase takes. */
export function longestOf({ spans }: ClockPhase): number {
  return Math.max(0, ...spans.map(({ seconds }) => seconds));
}

const HOUR = 3600;

/** Some phases are too long to wait for: such a village is played beside one's days. */
export function isSlow({ clock }: Rules): boolean {
  return clock?.phases.some((phase) => longestOf(phase) >= HOUR) ?? false;
}

/** The parts of a phase that today has. */
export function partsHeld({ table, day }: Village, phase: ClockPhase): readonly Part[] {
  const today = partsOf(table.rules, day);
  return phase.parts.filter((part) => today.includes(part));
}

/** Seconds of a phase on a day with so many living players, as everybody knows them. */
export function secondsOf({ spans }: ClockPhase, today: number, living: number): number | null {
  return spans.find(({ day, upTo }) => (day === null || day === today) && living <= upTo)?.seconds ?? null;
}
