import type { DawnBroke, Ended, Event, PhaseBegan, PhaseName } from '@mura/engine';
import { LAST_DAY, POST_MORTEM, type WirePhase } from '../words/wire.ts';
import type { WireTime } from './head.ts';

const PHASES: Partial<Readonly<Record<PhaseName, WirePhase>>> = {
  discussion: 'morning',
  day: 'morning',
  prologue: 'morning',
  talk: 'morning',
  morningWhisper: 'morning',
  poll: 'noon',
  vote: 'noon',
  duskWhisper: 'night',
  night: 'night',
  divine: 'night',
  whisper: 'night',
  guard: 'night',
  attack: 'night',
  attackWhisper: 'night',
};

/** A phase of ours in the words of the wire; `null` where LiCOS has none. */
export function toWirePhase(phase: PhaseName): WirePhase | null {
  return PHASES[phase] ?? null;
}

/** LiCOS counts no further. */
export function toWireDay(day: number): number {
  return Math.min(LAST_DAY, day);
}

export const PROLOGUE: WireTime = { phase: 'flavor text', day: 0, limit: 1, startedAt: 0 };

/** Where a village stands after an event; the same moment where the event begins nothing. */
export function nextMoment(moment: WireTime, event: Event, at: number): WireTime {
  switch (event.type) {
    case 'opened':
      return { ...PROLOGUE, startedAt: at };
    case 'phaseBegan':
      return beginPhase(moment, event, at);
    case 'ended':
      return { phase: 'result', day: -1, limit: -1, startedAt: at };
    default:
      return moment;
  }
}

function beginPhase(moment: WireTime, { phase, day, seconds }: PhaseBegan, at: number): WireTime {
  const name = toWirePhase(phase);
  if (name === null) return moment;
  const wireDay = toWireDay(day);
  // Several parts of a night that is asked for are one night.
  if (moment.phase === name && moment.day === wireDay && seconds === null) return moment;
  return { phase: name, day: wireDay, limit: seconds ?? -1, startedAt: at };
}

/** The narrator speaks before the morning that they tell of, or after the end. */
export function narrationMoment({ day }: Pick<DawnBroke | Ended, 'day'>, at: number): WireTime {
  return { phase: 'flavor text', day: toWireDay(day), limit: 1, startedAt: at };
}

/** Logs call the talk after the result by its name; the real client wants the words of the result. */
export function afterTheEnd({ startedAt }: WireTime, limit: number): WireTime {
  return { phase: POST_MORTEM, day: 0, limit, startedAt };
}
