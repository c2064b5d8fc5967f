import { type Event, isOrdinary, type PlayerId, type Role } from '@mura/engine';
import { asMeant, claimsIn } from '@mura/worlds';
import { isFormalTalk } from './formal-talk.ts';
import { hourOf } from './phase.ts';
import { isSilence } from './silence.ts';

/** A day or a night on the picture scroll of a game, from one place of the record to another. */
export interface ScrollStretch {
  readonly type: 'day' | 'night';
  readonly day: number;
  readonly from: number;
  /** The place after its last event. */
  readonly to: number;
}

/** Something that is drawn under the scroll. */
export interface Glyph {
  readonly type: 'executed' | 'found' | 'quiet' | 'claim' | 'black';
  readonly place: number;
  readonly players: readonly PlayerId[];
  readonly role: Role | null;
}

/** The game as a picture scroll: how far along it every event lies, from 0 to 1. */
export interface Emaki {
  readonly stretches: readonly ScrollStretch[];
  readonly glyphs: readonly Glyph[];
  /** By place. */
  readonly shares: readonly number[];
}

export function emakiOf(record: readonly Event[]): Emaki {
  const events = asMeant(record);
  const stretches = stretchesOf(events);
  return { stretches, glyphs: glyphsOf(events), shares: sharesOf(events, stretches) };
}

function stretchesOf(events: readonly Event[]): ScrollStretch[] {
  const stretches: ScrollStretch[] = [];
  let type: ScrollStretch['type'] = 'day';
  let day = 0;
  let from = 0;
  const turn = (to: ScrollStretch['type'], ofDay: number, place: number) => {
    if (to === type && ofDay === day) return;
    if (place > from) stretches.push({ type, day, from, to: place });
    [type, day, from] = [to, ofDay, place];
  };
  for (const [place, event] of events.entries()) {
    if (event.type === 'dayBegan' && event.day > day) turn('day', event.day, place);
    else if (event.type === 'dawnBroke') turn('day', event.day, place);
    else if (isNightfall(event)) turn('night', day, place);
  }
  stretches.push({ type, day, from, to: events.length });
  return stretches;
}

/** A night without talk by day is the first one, before everything. */
function isNightfall(event: Event): boolean {
  if (event.type === 'phaseBegan') return hourOf(event.phase) === 'night';
  return event.type === 'executed';
}

const NIGHT = 0.05;

/** Words take room, nights a little of it, and whatever else happens next to none. */
function sharesOf(events: readonly Event[], stretches: readonly ScrollStretch[]): number[] {
  const weights = stretches.map((stretch) => ({
    stretch,
    weight: stretch.type === 'night' ? 0 : dayWeight(events, stretch),
  }));
  const whole = weights.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const nights = stretches.filter(({ type }) => type === 'night').length;
  const night = Math.min(NIGHT, 0.4 / Math.max(1, nights));
  const forDays = 1 - night * nights;
  const shares: number[] = [];
  let at = 0;
  for (const { stretch, weight } of weights) {
    const width = stretch.type === 'night' ? night : (weight / whole) * forDays;
    spread(events, stretch, at, width, shares);
    at += width;
  }
  return shares;
}

function dayWeight(events: readonly Event[], { from, to }: ScrollStretch): number {
  let posts = 0;
  for (let place = from; place < to; place++) if (isPost(events[place]!)) posts++;
  return Math.max(4, posts);
}

/** The events of a stretch along its width, by what was said before them. */
function spread(
  events: readonly Event[],
  { from, to, type }: ScrollStretch,
  start: number,
  width: number,
  shares: number[],
): void {
  const count = to - from;
  const isSpoken = type === 'day';
  const posts = isSpoken ? events.slice(from, to).filter(isPost).length : 0;
  let said = 0;
  for (let index = 0; index < count; index++) {
    if (isPost(events[from + index]!)) said++;
    const part = posts > 0 ? said / posts : (index + 1) / count;
    shares.push(start + width * part);
  }
}

export function isPost(event: Event): boolean {
  return event.type === 'talked' && event.channel === 'talk' && !isSilence(event.text);
}

function glyphsOf(events: readonly Event[]): Glyph[] {
  const cast = events.find((event) => event.type === 'opened')?.cast ?? [];
  const heard = new Set<string>();
  return events.flatMap((event, place): Glyph[] => {
    const glyph = (type: Glyph['type'], players: readonly PlayerId[]): Glyph => ({
      type,
      place,
      players,
      role: null,
    });
    switch (event.type) {
      case 'executed':
        return [glyph('executed', [event.player])];
      case 'dawnBroke':
        if (event.day < 2 && event.dead.length === 0) return [];
        return [event.dead.length === 0 ? glyph('quiet', []) : glyph('found', event.dead)];
      default:
        return isFormalTalk(event) ? claimGlyphs(event, place, cast, heard) : [];
    }
  });
}

/** Each claim once: a role that somebody takes on, a werewolf that somebody has found. */
function claimGlyphs(
  event: Event,
  place: number,
  cast: Parameters<typeof claimsIn>[2],
  heard: Set<string>,
): Glyph[] {
  const first = (key: string): boolean => !heard.has(key) && heard.add(key) !== undefined;
  return claimsIn(event, place, cast).flatMap((claim): Glyph[] => {
    if (claim.type === 'role' && !isOrdinary(claim.role) && first(`${claim.player} ${claim.role}`))
      return [{ type: 'claim', place: claim.seq, players: [claim.player], role: claim.role }];
    if (
      claim.type === 'result' &&
      claim.result === 'werewolf' &&
      first(`${claim.player} finds ${claim.target}`)
    )
      return [{ type: 'black', place: claim.seq, players: [claim.target], role: null }];
    return [];
  });
}
