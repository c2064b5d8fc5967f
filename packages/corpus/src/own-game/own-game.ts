import { type Event, givenTo, isPack, type PlayerId, type Role, type Team, teamOf } from '@mura/engine';
import { isKnown, type RecordEntry, type VillageRecord } from '@mura/records';
import { falseFacts } from '../deception/facts.ts';
import { studied } from '../villages/of-record.ts';
import { type Spotting, spottingOf } from './spotting.ts';

/** How somebody was found out: by a mark on the board, by a vote, or by divination. */
export type FoundBy = 'mark' | 'vote' | 'divined';

/** Somebody who played against the village, lied about a role or a result, and was never found out by the player. */
export interface Deceiver {
  readonly player: PlayerId;
  readonly role: Role;
  readonly day: number;
  /** The line of the record in which the lie stands. */
  readonly seq: number;
}

/** Somebody who played against the village, and whom the player suspected rightly. */
export interface FoundOut {
  readonly player: PlayerId;
  readonly role: Role;
  readonly day: number;
  readonly by: FoundBy;
}

/** What the player said and others starred. */
export interface StarredPost {
  readonly seq: number;
  readonly day: number;
  readonly stars: number;
}

/** A game that has ended, as one of its players looks back on it; nobody's words are in it, only where they stand. */
export interface OwnGame {
  readonly role: Role;
  readonly winner: Team | null;
  readonly days: number;
  readonly deceivers: readonly Deceiver[];
  readonly found: readonly FoundOut[];
  readonly best: readonly StarredPost[];
  /** `null`: not played for the village. */
  readonly spotting: Spotting | null;
}

interface SeenEvent {
  readonly seq: number;
  readonly event: Event;
}

/** Made from what the player was given and nothing else; `null`: the roles have not been told to them. */
export function ownGame(record: VillageRecord, player: PlayerId): OwnGame | null {
  const given = givenEntries(record, player);
  const end = endOf(given);
  const role = end?.roles[player - 1];
  if (end === null || role === undefined) return null;
  const against = (other: PlayerId) => {
    const team = teamOf(end.roles[other - 1] ?? 'villager');
    return team !== 'village' && team !== teamOf(role);
  };
  const found = foundOut(given, player).flatMap((one) =>
    against(one.player) ? [{ ...one, role: end.roles[one.player - 1]! }] : [],
  );
  const isFound = new Set(found.map((one) => one.player));
  const lies = liesIn(record, given).filter((lie) => against(lie.player) && !isFound.has(lie.player));
  const { winner, day: days } = end;
  const spotting = spottingOf(
    given.map(({ event }) => event),
    player,
    end.roles,
  );
  const best = bestOf(given, player);
  return { role, winner, days, deceivers: firstOfEach(lies), found, best, spotting };
}

/** What the player was given, in the order of the record. */
function givenEntries({ entries }: VillageRecord, player: PlayerId): readonly SeenEvent[] {
  const known = entries.filter((entry): entry is RecordEntry & SeenEvent => isKnown(entry.event));
  const events = known.map(({ event }) => event);
  const given = new Set(givenTo(player, events).map(({ event }) => event));
  return known.filter(({ event }) => given.has(event));
}

function endOf(given: readonly SeenEvent[]) {
  let ended: { day: number; winner: Team | null } | null = null;
  for (const { event } of given) {
    if (event.type === 'ended') ended = event;
    else if (event.type === 'rolesRevealed' && ended !== null)
      return { day: ended.day, winner: ended.winner, roles: event.roles };
  }
  return null;
}

/** Whom the player suspected, first of all how and when. A mark that was taken back counts for nothing. */
function foundOut(given: readonly SeenEvent[], me: PlayerId): Omit<FoundOut, 'role'>[] {
  const suspected = new Map<PlayerId, Omit<FoundOut, 'role'>>();
  let day = 0;
  let hasEnded = false;
  const suspect = (player: PlayerId, on: number, by: FoundBy) => {
    if (!suspected.has(player)) suspected.set(player, { player, day: on, by });
  };
  for (const { event } of given) {
    if (event.type === 'dayBegan') day = event.day;
    else if (event.type === 'ended') hasEnded = true;
    if (hasEnded) continue;
    if (event.type === 'marked' && event.player === me && isPack(event.role)) {
      if (event.mark === 'O') suspect(event.target, day, 'mark');
      else if (suspected.get(event.target)?.by === 'mark') suspected.delete(event.target);
    } else if (event.type === 'voted' && event.player === me) suspect(event.target, event.day, 'vote');
    else if (event.type === 'divined' && event.player === me && event.result === 'werewolf')
      suspect(event.target, event.day, 'divined');
  }
  return [...suspected.values()];
}

/** False claims and results, as far as the player can know: what others truly learned may not have been told. */
function liesIn({ header }: VillageRecord, given: readonly SeenEvent[]): Deceiver[] {
  const unknown = ['divined', 'identified', 'guarded'];
  const source = header.source ?? { format: 'mura', unknown, notes: {} };
  const told = {
    header: { ...header, source },
    entries: given.map(({ seq, event }) => ({ seq, at: null, event })),
  };
  return falseFacts(told, studied(told)).flatMap(({ player, role, seq, day, kind }) =>
    role === null || seq === null || kind === 'omission' ? [] : [{ player, role, seq, day: Number(day) }],
  );
}

function firstOfEach(lies: readonly Deceiver[]): Deceiver[] {
  return lies.filter((lie, index) => lies.findIndex((one) => one.player === lie.player) === index);
}

const MOST_BEST = 3;

/** The player's own posts, by how many others have starred them. */
function bestOf(given: readonly SeenEvent[], me: PlayerId): StarredPost[] {
  const fans = new Map<number, Set<PlayerId>>();
  for (const { event } of given) {
    if (event.type !== 'starred' || event.channel !== 'talk' || event.player === me) continue;
    const own = fans.get(event.number) ?? new Set();
    if (event.starred) own.add(event.player);
    else own.delete(event.player);
    fans.set(event.number, own);
  }
  const posts = given.flatMap(({ seq, event }) => {
    if (event.type !== 'talked' || event.channel !== 'talk' || event.player !== me) return [];
    const stars = event.number === null ? 0 : (fans.get(event.number)?.size ?? 0);
    return stars === 0 ? [] : [{ seq, day: event.day, stars }];
  });
  return posts.sort((one, other) => other.stars - one.stars).slice(0, MOST_BEST);
}
