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
 * The next moment after `from` (milliseconds) at which the clock of the zone shows the time. Every day has one: a time
 * that comes twice when the clocks are put back counts when it first comes, and one that is left out when they are put
 * forward comes as much later.
 */
export function nextClockTime(from: number, time: string, zone: string): number {
  const today = localTime(from, zone);
  const midnight = today - mod(today, DAY);
  for (let date = midnight; ; date += DAY) {
    const moment = momentOf(date + minutesOf(time) * MINUTE, zone);
    if (moment > from) return moment;
  }
}

/** When the clock of the zone first shows a time, given as if the zone were Greenwich. */
function momentOf(local: number, zone: string): number {
  const before = local - offsetAt(local - DAY, zone);
  const after = local - offsetAt(local + DAY, zone);
  const shown = [Math.min(before, after), Math.max(before, after)].find(
    (moment) => localTime(moment, zone) === local,
  );
  return shown ?? before;
}

/** How far the clock of the zone is ahead of Greenwich. */
function offsetAt(at: number, zone: string): number {
  return localTime(at, zone) - (at - mod(at, MINUTE));
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** What the clock of the zone shows, to the minute, as if the zone were Greenwich. */
function localTime(at: number, zone: string): number {
  const shown: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(at)) shown[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = shown;
  return Date.UTC(year, month - 1, day, hour, minute);
}

function mod(number: number, by: number): number {
  return ((number % by) + by) % by;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...TO_THE_MINUTE });
    formats.set(zone, format);
  }
  return format;
}

const TO_THE_MINUTE: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
};
