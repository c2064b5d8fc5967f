import { PRESETS } from '@mura/engine';

/** How a form of the game goes on: people speak in turns, live, or one day takes a day. */
export function modeOf(preset: string): 'turns' | 'live' | 'day' {
  const clock = PRESETS.get(preset)?.clock ?? null;
  if (clock === null) return 'turns';
  return clock.phases.some(({ spans }) => spans.some(({ seconds }) => seconds >= HOUR)) ? 'day' : 'live';
}

const HOUR = 3600;
