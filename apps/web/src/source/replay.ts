import {
  type Event,
  givenTo,
  isPack,
  maySee,
  type PlayerId,
  type Result,
  type Role,
  refuse,
  toGiven,
} from '@mura/engine';
import { isKnown, type VillageRecord } from '@mura/records';
import { NewsFeed } from './news-feed.ts';
import type { SourceRefusal, VillageSource } from './source.ts';

/** Through whose eyes a record is seen: everybody's, one player's, the pack's, or nobody's and all. */
export type ReplayEyes = 'observer' | 'werewolves' | 'master' | PlayerId;

/** An event of a record with its place there. */
export interface FilmShot {
  /** The place in the film; that of an opened channel, where it was opened. */
  readonly place: number;
  readonly at: number;
  readonly event: Event;
}

/** A whole record as something that can be shown from any place on. */
export interface Film {
  readonly name: string;
  readonly events: readonly Event[];
  /** The number of each event in the record. */
  readonly seqs: readonly number[];
  /** Milliseconds, where the record tells them. */
  readonly times: readonly number[];
  readonly cast: readonly string[];
  /** By player; `null` where the record does not tell them. */
  readonly roles: readonly Role[] | null;
  /** The record was made by Mura itself: what it does not tell did not happen. */
  readonly isWhole: boolean;
}

export function filmOf({ header, entries }: VillageRecord, name: string): Film {
  const known = entries.filter(({ event }) => isKnown(event));
  const events = known.map(({ event }) => event as Event);
  let time = 0;
  const times = known.map(({ at }) => {
    time = at ?? time;
    return time;
  });
  const seqs = known.map(({ seq }) => seq);
  return {
    name,
    events,
    seqs,
    times,
    cast: header.cast.map((one) => one.name),
    roles: rolesIn(events, header.cast.length),
    isWhole: header.source === null,
  };
}

function rolesIn(events: readonly Event[], players: number): readonly Role[] | null {
  for (const event of events) {
    if (event.type === 'sealed') return event.deal;
    if (event.type === 'rolesRevealed') return event.roles;
  }
  const told = new Map<PlayerId, Role>();
  for (const event of events) if (event.type === 'roleTold') told.set(event.player, event.role);
  return told.size === players ? Array.from({ length: players }, (_, index) => told.get(index + 1)!) : null;
}

/** What these eyes see of a film, in order. */
export function shotsFor({ events, times, roles }: Film, eyes: ReplayEyes): FilmShot[] {
  const places = new Map(events.map((event, place) => [event, place]));
  const seen =
    eyes === 'werewolves' ? seenByPack(events, roles) : givenTo(eyes, events).map(({ event }) => event);
  let last = 0;
  return seen.map((event) => {
    last = Math.max(last, places.get(event) ?? last);
    return { place: last, at: times[last] ?? 0, event };
  });
}

/** All that any of the werewolves was told. */
function seenByPack(events: readonly Event[], roles: readonly Role[] | null): Event[] {
  const pack = (roles ?? []).flatMap((role, index) => (isPack(role) ? [index + 1] : []));
  return events.filter(
    ({ audience }) => audience === 'public' || pack.some((wolf) => maySee(wolf, audience)),
  );
}

/** Tells whoever keeps order of a post. */
export type ReportPost = NonNullable<VillageSource['report']>;

/** A record in memory, shown as far as one has come. It only goes on: who goes back begins a new one. */
export class ReplaySource implements VillageSource {
  readonly #room = new NewsFeed();
  readonly #shots: readonly FilmShot[];
  readonly reportsTo = 'server';
  readonly report?: ReportPost;
  #shown = 0;

  /** `report` is by the place in the film. */
  constructor(shots: readonly FilmShot[], eyes: ReplayEyes, report?: ReportPost) {
    this.#shots = shots;
    if (report !== undefined) this.report = (number, reason) => report(shots[number]?.place ?? 0, reason);
    this.#room.welcome(typeof eyes === 'number' ? eyes : null, 0);
  }

  goOn(place: number): void {
    for (
      let shot = this.#shots[this.#shown];
      shot !== undefined && shot.place <= place;
      shot = this.#shots[this.#shown]
    ) {
      this.#room.hear(this.#shown, shot.at, toGiven(shot.event));
      this.#shown++;
    }
  }

  listen(listener: Parameters<VillageSource['listen']>[0]): () => void {
    return this.#room.listen(listener);
  }

  /** What has been cannot be changed. */
  act(): Promise<Result<null, SourceRefusal>> {
    return Promise.resolve(refuse('ended'));
  }

  close(): void {}
}
