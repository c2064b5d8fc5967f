import type { TimeUp, Warn } from '../action.ts';
import { nextClockTime } from '../clock/clock-time.ts';
import type { Event, PhaseBegan } from '../event.ts';
import type { Rules } from '../rules.ts';

const SECOND = 1000;
const LONGEST_BY_SECONDS = 86_400;

/** The part of a phase that is left at its last call, and how long that is at most. */
const LAST_CALL = 0.1;
const LONGEST_LAST_CALL = 1800 * SECOND;

/** When the open phase by the clock ends, and when the silent are warned. */
export class PhaseClock {
  #phase: PhaseBegan | null = null;
  #ends = 0;
  #warns: number | null = null;
  #lastCall = 0;

  /** Takes note of a phase that began or ended at a time. */
  note(event: Event, at: number, rules: Rules): void {
    if (event.type === 'phaseEnded') this.#phase = null;
    if (event.type !== 'phaseBegan') return;
    this.#phase = event.seconds === null ? null : event;
    if (event.seconds === null) return;
    this.#ends = endOfPhase(event.seconds, at, rules);
    this.#lastCall = this.#ends - Math.min((this.#ends - at) * LAST_CALL, LONGEST_LAST_CALL);
    const before = rules.clock?.suddenDeath?.warnedBefore ?? null;
    this.#warns = before === null ? null : this.#ends - before * SECOND;
  }

  /** Shortly before the end: programs that talk in this phase are then asked for their choices. */
  get lastCall(): number | null {
    return this.#phase === null ? null : this.#lastCall;
  }

  next(): number | null {
    return this.#phase === null ? null : Math.min(this.#ends, this.#warns ?? this.#ends);
  }

  /** What is due: a warning, or the end of the phase. */
  due(now: number): TimeUp | Warn | null {
    if (this.#phase === null || now < (this.next() ?? 0)) return null;
    const { day, phase } = this.#phase;
    return now >= this.#ends ? { type: 'timeUp', day, phase } : { type: 'warn', day, phase };
  }

  /** Everybody silent has been warned, or the phase is over already. */
  refused({ type }: TimeUp | Warn): void {
    if (type === 'warn') this.#warns = null;
    else this.#phase = null;
  }
}

/** Phases of a day or longer end by the clock on the wall, where the village has one. */
export function endOfPhase(seconds: number, at: number, { clock }: Pick<Rules, 'clock'>): number {
  const dayChange = clock?.dayChange ?? null;
  if (dayChange === null || seconds < LONGEST_BY_SECONDS) return at + seconds * SECOND;
  return nextClockTime(at, dayChange.time, dayChange.zone);
}
