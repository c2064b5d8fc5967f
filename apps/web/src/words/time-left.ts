import { t } from './speech.svelte.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Above it no second ticks. */
const CALM = 10 * MINUTE;

/** Time left as people read it: hours until one is left, then minutes, and at the end `3:42`. */
export function timeLeft(seconds: number): string {
  if (seconds >= HOUR)
    return t('clock.hours', {
      hours: Math.floor(seconds / HOUR),
      minutes: Math.floor((seconds % HOUR) / MINUTE),
    });
  if (seconds > CALM) return t('clock.minutes', { minutes: Math.ceil(seconds / MINUTE) });
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
}
