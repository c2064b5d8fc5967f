/** Times of the clock in a time zone; summer time and its changes are the zone's. */

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

export function isClockTime(time: string): boolean {
  return TIME.test(time);
}

export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * The first moment after `from` (milliseconds) at which the clock of the zone shows the time. A time that the change to
 * summer time leaves out comes with the first minute after it.
 */
export function nextClockTime(from: number, time: string, zone: string): number {
  const wanted = minutesOf(time);
  const first = from - (from % MINUTE) + MINUTE;
  const now = minutesAt(first, zone);
  const guess = first + (((wanted - now) * MINUTE + DAY) % DAY);
  // The guess is an hour off when the clocks change in between; it is mended by what they show then.
  const off = minutesAt(guess, zone) - wanted;
  const mended = guess - nearest(off) * MINUTE;
  if (mended > from && minutesAt(mended, zone) === wanted) return mended;
  return guess > from ? guess : guess + DAY;
}

/** Minutes between -12 and 12 hours. */
function nearest(minutes: number): number {
  const day = 24 * 60;
  return ((minutes + day / 2 + day) % day) - day / 2;
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

function minutesAt(at: number, zone: string): number {
  return minutesOf(formatOf(zone).format(at));
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    formats.set(zone, format);
  }
  return format;
}
