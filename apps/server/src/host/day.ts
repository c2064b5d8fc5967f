const DAY = 86_400_000;

/** The day of a moment, the same for everybody on earth, e.g. `2026-11-16`. */
export function dayAt(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** The first moment of the day after. */
export function endOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) + DAY;
}

export function dayBefore(day: string, days = 1): string {
  return dayAt(Date.parse(`${day}T00:00:00Z`) - days * DAY);
}
