import { isSlow, PRESETS } from '@mura/engine';

/** How a form of the game goes on: people speak in turns, live, or one day takes a day. */
export function modeOf(preset: string): 'turns' | 'live' | 'day' {
  const rules = PRESETS.get(preset);
  if (rules === undefined || rules.clock === null) return 'turns';
  return isSlow(rules) ? 'day' : 'live';
}
