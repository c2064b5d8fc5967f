const HOUR = 3600;

/** Time left as people read it: `3:42`; above an hour in hours and minutes, so that no second ticks. */
export function clockText(seconds: number): string {
  if (seconds >= HOUR)
    return `${Math.floor(seconds / HOUR)}:${two(Math.floor((seconds % HOUR) / 60))}:00`.replace(/:00$/, ' h');
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
