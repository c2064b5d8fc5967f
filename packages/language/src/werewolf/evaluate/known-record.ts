import type { Event, PlayerId, Role, Talked } from '@mura/engine';
import { isControl } from '../../aiwolf/recognised.ts';
import { dealIn } from '../meaning/addressees.ts';
import { type Moment, NEVER, UNKNOWN } from './moment.ts';

/** A record as somebody knows it: all of it as the master, or what a viewer may see. */
export interface KnownRecord {
  readonly events: readonly Event[];
  /** Who is what, by player, as far as it is told. */
  readonly roles: readonly (Role | null)[];
  /** The master's record shows everything that happened. */
  readonly isComplete: boolean;
  readonly isOver: boolean;
  readonly players: readonly PlayerId[];
  /** The last day that has begun. */
  readonly day: number;
}

export function readRecord(events: readonly Event[], players: number): KnownRecord {
  const deal = dealIn(events);
  const seats = deal?.length ?? players;
  const roles: (Role | null)[] = Array.from({ length: seats }, (_, index) => deal?.[index] ?? null);
  for (const event of events) if (event.type === 'roleTold') tellRole(roles, event);
  return {
    events,
    roles,
    isComplete: events.some(({ type }) => type === 'sealed'),
    isOver: events.some(({ type }) => type === 'ended'),
    players: roles.map((_, index) => index + 1),
    day: Math.max(0, ...events.map((event) => (event.type === 'dayBegan' ? event.day : 0))),
  };
}

function tellRole(roles: (Role | null)[], told: Extract<Event, { type: 'roleTold' }>): void {
  for (const player of [told.player, ...told.fellows]) roles[player - 1] = told.role;
}

/** The first event of which something is true; hidden ones may be missing from a viewer's record. */
export function firstEvent(
  { events, isComplete }: KnownRecord,
  isIt: (event: Event) => boolean,
  seen: 'public' | 'hidden',
): Moment {
  const at = events.findIndex(isIt);
  if (at >= 0) return { at, certain: true };
  return seen === 'public' || isComplete ? NEVER : UNKNOWN;
}

/** Public talk that says something. */
export function isSpoken(event: Event): event is Talked {
  return event.type === 'talked' && event.channel === 'talk' && !isControl(event.text);
}

/** The event by which a player dies, whatever the cause, as far as the record shows it. */
export function deathOf(record: KnownRecord, player: PlayerId): Moment {
  return firstEvent(record, (event) => killsPlayer(event, player), 'public');
}

function killsPlayer(event: Event, player: PlayerId): boolean {
  if (event.type === 'executed' || event.type === 'cursed') return event.player === player;
  if (event.type === 'attacked') return event.died && event.target === player;
  return event.type === 'dawnBroke' && event.dead.includes(player);
}
