import { type ClockPhase, type Entry, endOfPhase, phasesOn, type Rules, secondsOf } from '@mura/engine';
import { fill, type MineWords } from '@mura/words';

/** A moment in a village that everybody knows. */
interface CalendarMoment {
  readonly id: string;
  /** Milliseconds. */
  readonly at: number;
  readonly summary: string;
  /** False: it comes if the village goes on until then. */
  readonly isSure: boolean;
}

export interface CalendarOf {
  readonly village: string;
  readonly name: string;
  readonly url: string;
  readonly rules: Rules;
  /** When it opens by itself; `null`: it has opened, or somebody opens it. */
  readonly opensAt: number | null;
  /** What everybody was told so far. */
  readonly told: readonly Pick<Entry, 'at' | 'event'>[];
  /** When what it tells became known, in milliseconds. */
  readonly made: number;
  readonly words: MineWords;
}

/** Phases that are shown ahead. */
const AHEAD = 14;

/** The beginning and the ends of phases of a village, as a file for calendars (RFC 5545); it tells what all know. */
export function calendarOf(wish: CalendarOf): string {
  const moments = wish.opensAt === null ? endsOf(wish) : [openingOf(wish, wish.opensAt)];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mura//villages//EN',
    `X-WR-CALNAME:${escaped(wish.name)}`,
    ...moments.flatMap((moment) => eventLines(moment, wish)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

function openingOf({ name, words }: CalendarOf, at: number): CalendarMoment {
  return { id: 'opens', at, summary: fill(words['calendar.opens'], { name }), isSure: true };
}

/** That of the phase that runs, and of those that would follow if nobody is done earlier and nobody dies. */
function endsOf({ told, rules, name, words }: CalendarOf): CalendarMoment[] {
  const running = told.findLast(({ event }) => event.type === 'phaseBegan' || event.type === 'ended');
  const { clock } = rules;
  if (clock === null || running?.event.type !== 'phaseBegan' || running.event.seconds === null) return [];
  const living = running.event.asked.length;
  const { day: today, phase } = running.event;
  const momentOf = (day: number, at: number, of: string, isSure: boolean): CalendarMoment => ({
    id: `${day}-${of}`,
    at,
    summary: fill(words['calendar.ends'], {
      name,
      day,
      phase: words[`calendar.phase.${of as ClockPhase['name']}`],
    }),
    isSure,
  });
  let at = endOfPhase(running.event.seconds, running.at, rules);
  const moments = phase === 'epilogue' ? [] : [momentOf(today, at, phase, true)];
  let place = clock.phases.findIndex(({ name: one }) => one === phase);
  let day = today;
  while (place >= 0 && moments.length > 0 && moments.length < AHEAD) {
    [day, place] = place + 1 < clock.phases.length ? [day, place + 1] : [day + 1, 0];
    const next = clock.phases[place]!;
    const seconds = secondsOf(next, day, living);
    if (!phasesOn(rules, day).includes(next) || seconds === null) continue;
    at = endOfPhase(seconds, at, rules);
    moments.push(momentOf(day, at, next.name, false));
  }
  return moments;
}

function eventLines(
  { id, at, summary, isSure }: CalendarMoment,
  { village, url, made }: CalendarOf,
): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${village}-${id}@mura`,
    `DTSTAMP:${stamp(made)}`,
    `DTSTART:${stamp(at)}`,
    `SUMMARY:${escaped(summary)}`,
    `URL:${url}`,
    `STATUS:${isSure ? 'CONFIRMED' : 'TENTATIVE'}`,
    'TRANSP:TRANSPARENT',
    ...['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT1H', `DESCRIPTION:${escaped(summary)}`, 'END:VALARM'],
    'END:VEVENT',
  ];
}

/** `20261116T200000Z` */
function stamp(time: number): string {
  return new Date(time).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, '\\n');
}

const LONGEST_LINE = 74;

/** Lines are at most 75 bytes long; a longer one goes on behind a space, and never inside a character. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const sign of line) {
    if (Buffer.byteLength(part + sign) > LONGEST_LINE) {
      parts.push(part);
      part = '';
    }
    part += sign;
  }
  return [...parts, part].join('\r\n ');
}
