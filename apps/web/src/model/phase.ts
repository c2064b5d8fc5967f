import type { PhaseName } from '@mura/engine';
import type { Sky } from '../shell/theme.svelte.ts';

/** The parts of a day as a reader knows them. */
export const HOURS = ['morning', 'talk', 'vote', 'night'] as const;
export type Hour = (typeof HOURS)[number];

/** Where in the day a phase is; `after`: the village has ended. */
export function hourOf(phase: PhaseName): Hour | 'before' | 'after' {
  switch (phase) {
    case 'opening':
      return 'before';
    case 'epilogue':
      return 'after';
    case 'dawn':
    case 'morning':
      return 'morning';
    case 'dusk':
    case 'poll':
    case 'vote':
      return 'vote';
    case 'talk':
    case 'discussion':
    case 'day':
    case 'prologue':
    case 'gathering':
      return 'talk';
    default:
      return 'night';
  }
}

const SKIES: Readonly<Record<Hour | 'before' | 'after', Sky>> = {
  before: 'night',
  morning: 'dawn',
  talk: 'day',
  vote: 'dusk',
  night: 'night',
  after: 'dawn',
};

/** The sky tells the hour. */
export function skyOf(phase: PhaseName): Sky {
  return SKIES[hourOf(phase)];
}
