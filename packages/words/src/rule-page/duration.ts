export type DurationUnit = 'day' | 'hour' | 'minute' | 'second';

const SECONDS: readonly (readonly [DurationUnit, number])[] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** Days are told from two on: a day of the game is another thing, and may last 24 hours. */
const FEWEST_DAYS = 2;

/** A time as people say it: `[[1, 'hour'], [30, 'minute']]`. Seconds may be broken: an answer has 0.5 of them. */
export function durationOf(seconds: number): [count: number, unit: DurationUnit][] {
  let milliseconds = Math.round(seconds * 1000);
  const parts: [number, DurationUnit][] = [];
  for (const [unit, length] of SECONDS) {
    const count = Math.floor(milliseconds / (length * 1000));
    if (count < (unit === 'day' ? FEWEST_DAYS : 1)) continue;
    parts.push([count, unit]);
    milliseconds -= count * length * 1000;
  }
  if (milliseconds > 0 || parts.length === 0) parts.push([milliseconds / 1000, 'second']);
  return parts;
}
