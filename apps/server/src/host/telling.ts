import {
  type Event,
  evolve,
  type Given,
  givenTo,
  legalActions,
  maySee,
  type PlayerId,
  type Question,
  replay,
  requests,
  see,
  type View,
  type Viewer,
  type Village,
  viewFor,
} from '@mura/engine';
import type { Lines } from '../store/store.ts';
import { LineReader } from './entries.ts';

/** An event as a viewer is given it, with when it happened. */
export interface Told extends Given {
  readonly at: number;
}

/**
 * A record that is read while it grows, for those who look at it from outside, wherever its village lives: what each
 * may see by the engine's rule, with his own numbers, and what is open for him.
 */
export class Telling {
  readonly village: string;
  readonly #reader: LineReader;
  readonly #events: Event[] = [];
  readonly #times = new Map<Event, number>();
  readonly #told = new Map<Viewer, Told[]>();
  readonly #views = new Map<PlayerId, View>();
  readonly #followers = new Set<() => void>();
  #state: Village = replay([]);
  #isOpened = false;
  #withdrawals = 0;

  constructor(village: string, header: string) {
    this.village = village;
    this.#reader = new LineReader(header);
  }

  /** How many events it has. */
  get length(): number {
    return this.#events.length;
  }

  /** How often somebody has taken back his words. */
  get withdrawals(): number {
    return this.#withdrawals;
  }

  /** Where in the record an event stands that a viewer was given. */
  seqOf({ event }: Told): number {
    return this.#events.indexOf(event);
  }

  /** What a viewer was given of a place in the record, under their own number; `null`: nothing. */
  toldOf(viewer: Viewer, seq: number): Told | null {
    const event = this.#events[seq];
    return this.toldTo(viewer).find((told) => told.event === event) ?? null;
  }

  get hasEnded(): boolean {
    return this.#state.outcome !== null;
  }

  /** More of the record; what is known already is passed over. False: something before it is missing. */
  add({ first, lines }: Lines): boolean {
    if (first > this.length) return false;
    const news = lines.slice(this.length - first);
    if (news.length === 0) return true;
    for (const { event, at } of this.#reader.read(news)) this.#take(event, at);
    for (const follower of [...this.#followers]) follower();
    return true;
  }

  /** Calls whenever there is more, until it is called off. */
  follow(follower: () => void): () => void {
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
  }

  get isFollowed(): boolean {
    return this.#followers.size > 0;
  }

  /** All that a viewer is given, from his number 0. */
  toldTo(viewer: Viewer): readonly Told[] {
    const known = this.#told.get(viewer);
    if (known !== undefined) return known;
    const told = this.#tellAll(viewer);
    this.#told.set(viewer, told);
    return told;
  }

  /** What a player may answer now; made from his view alone. */
  openFor(player: PlayerId): Question[] {
    const view = this.#viewOf(player);
    return requests(this.#state)
      .filter((request) => request.player === player)
      .map((request) => ({ request, legal: legalActions(view, request) }));
  }

  #take(event: Event, at: number): void {
    this.#events.push(event);
    this.#times.set(event, at);
    if (event.type === 'withdrawn') this.#withdrawals++;
    this.#state = evolve(this.#state, event);
    for (const view of this.#views.values()) see(view, event);
    // Old words follow when channels are opened: which ones is the engine's to say, so all is told anew from then on.
    this.#isOpened ||= event.type === 'channelsOpened';
    if (this.#isOpened) this.#told.clear();
    else for (const [viewer, told] of this.#told) this.#tell(viewer, told, event, at);
  }

  #tell(viewer: Viewer, told: Told[], event: Event, at: number): void {
    if (maySee(viewer, event.audience)) told.push({ number: told.length, event, at });
  }

  #tellAll(viewer: Viewer): Told[] {
    return givenTo(viewer, this.#events).map(({ number, event }) => ({
      number,
      event,
      at: this.#times.get(event) ?? 0,
    }));
  }

  #viewOf(player: PlayerId): View {
    const known = this.#views.get(player);
    if (known !== undefined) return known;
    const view = viewFor(player, this.#events);
    this.#views.set(player, view);
    return view;
  }
}
