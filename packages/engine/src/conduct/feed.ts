import type { NoAnswer, PlayerAction } from '../action.ts';
import type { ChannelsOpened, Event } from '../event.ts';
import { evolve } from '../evolve.ts';
import { requests } from '../phase/requests.ts';
import type { PlayerId } from '../player.ts';
import type { Request } from '../request.ts';
import { invariant } from '../result.ts';
import { legalActions, type Question } from '../view/legal.ts';
import { seeOwn } from '../view/own.ts';
import {
  inOrderFor,
  isOpened,
  mayOpen,
  maySee,
  openView,
  seeGiven,
  seePublic,
  viewFor,
} from '../view/see.ts';
import { newSharedView } from '../view/shared.ts';
import type { View, Viewer } from '../view/view.ts';
import { NO_VILLAGE, type Village } from '../village.ts';
import type { Entry } from './entry.ts';
import { Inbox } from './inbox.ts';
import { OpenRequests } from './open-requests.ts';
import type { Seat, Subscriber } from './subscriber.ts';
import { Subscription } from './subscription.ts';

export interface FeedOptions {
  /** A subscriber has a bug; it must not become another one's. */
  readonly fault?: (error: unknown) => void;
  /** Everybody is there from the beginning, and nothing has to be kept for those who come later. */
  readonly forgets?: boolean;
}

export interface SubscribeOptions {
  /** The last number that the subscriber has; -1: none. */
  readonly after?: number;
}

export interface SitOptions extends SubscribeOptions {
  /** They have heard all that their player knows, and are asked next what is open. */
  readonly caughtUp?: () => void;
}

/**
 * All that is known of a village in this process, and the one way on which it reaches anybody: the durable entries, and
 * for each viewer their numbered events, what they know, what is open for them, and the answers to their own actions, in
 * one order. A conductor fills it, or whoever reads the record of a village that lives elsewhere.
 */
export class Feed {
  /** What seats have been asked and have not answered. */
  readonly open = new OpenRequests();
  readonly #fault: (error: unknown) => void;
  readonly #forgets: boolean;
  readonly #entries: Entry[] = [];
  #length = 0;
  /** How much of it was public. */
  #publicLength = 0;
  /** What may be opened to all after the end. */
  readonly #closed: Entry[] = [];
  readonly #shared = newSharedView();
  /** By player. */
  readonly #places: PlayerFeed[] = [];
  /** Of those whom somebody reads besides. */
  readonly #inboxes: Inbox[] = [];
  #village = NO_VILLAGE;
  /** What the village waits for; `null`: nobody has looked since it changed. */
  #requests: readonly Request[] | null = null;
  #opened: ChannelsOpened | null = null;
  /** How many who sit here need no time to answer. */
  #atOnce = 0;

  constructor(players: number, { fault = rethrow, forgets = false }: FeedOptions = {}) {
    this.#fault = fault;
    this.#forgets = forgets;
    for (let player = 1; player <= players; player++) this.#places.push(new PlayerFeed());
  }

  /** With these on its seats; what stands in the record already, they know. */
  static of(seats: readonly Seat[], entries: readonly Entry[] = [], options: FeedOptions = {}): Feed {
    const feed = new Feed(seats.length, options);
    feed.push(entries);
    seats.forEach((seat, index) => {
      feed.sit(index + 1, seat, { after: feed.#numberFor(feed.#places[index]!) - 1 });
    });
    return feed;
  }

  /** The village after the last entry. */
  get village(): Village {
    return this.#village;
  }

  get entries(): readonly Entry[] {
    invariant(this.#entries.length === this.#length, 'nobody reads what was forgotten');
    return this.#entries;
  }

  get length(): number {
    return this.#length;
  }

  /** Whether anybody reads besides those who sit in the village. */
  get isFollowed(): boolean {
    return this.#inboxes.some(({ readers }) => readers.length > 0);
  }

  /** More of the record, durable; a conductor brings the village that it has led to. What is known is passed over. */
  push(entries: readonly Entry[], village?: Village): void {
    if (entries.length === 0) return;
    const { seq } = entries[0]!;
    if (seq < this.#length) {
      this.push(entries.slice(this.#length - seq));
      return;
    }
    invariant(seq === this.#length, 'entries follow one another');
    for (let index = 0; index < entries.length; index++) this.#take(entries[index]!);
    this.#village = village ?? after(this.#village, entries);
    this.#requests = null;
    if (this.#inboxes.length > 0) this.#tellQuestions();
  }

  #tellQuestions(): void {
    for (const { readers } of this.#inboxes) for (const reader of readers) reader.tellQuestions();
  }

  /** Somebody is told from now on what a viewer is given after a number, and of a player, what is open. */
  subscribe(viewer: Viewer, subscriber: Subscriber, { after = -1 }: SubscribeOptions = {}): Subscription {
    const inbox = this.#inboxOf(viewer);
    const subscription = new Subscription(this, inbox, subscriber, after);
    inbox.add(subscription);
    subscriber.begin?.(subscription);
    subscription.resume();
    return subscription;
  }

  /** Somebody sits down in place of whoever sat there; they are given what their player is, and asked what is open. */
  sit(player: PlayerId, seat: Seat, { after = -1, caughtUp }: SitOptions = {}): void {
    const place = this.#placeOf(player);
    this.#atOnce += Number(seat.answerAtOnce !== undefined) - Number(place.seat?.answerAtOnce !== undefined);
    place.seat = seat;
    const view = this.#viewOfPlayer(player);
    if (this.length > 0) this.#catchUp(player, seat, after);
    else seat.begin?.({ view });
    caughtUp?.();
    if (!this.isAtOnce) for (const request of this.open.of(player)) this.#askSeat(seat, request);
  }

  /** Whether somebody sits there who speaks unasked where the village goes by the clock. */
  speaksFreely(player: PlayerId): boolean {
    return this.#places[player - 1]?.seat?.speaksFreely === true;
  }

  /** The conductor asks a player. */
  ask(request: Request, now: number): void {
    this.open.ask(request, now);
    const { seat } = this.#placeOf(request.player);
    if (seat !== null) this.#askSeat(seat, request);
  }

  /** Whether everybody who sits here needs no time to answer. */
  get isAtOnce(): boolean {
    return this.#atOnce === this.#places.length;
  }

  /** What somebody answers who needs no time for it. */
  answerTo(request: Request): PlayerAction | NoAnswer {
    const { seat, view } = this.#placeOf(request.player);
    invariant(seat?.answerAtOnce !== undefined && view !== null, 'whoever is let answer sits there and can');
    return seat.answerAtOnce({ request, legal: legalActions(view, request) });
  }

  /** All that the village waits for from a player; made from their view alone. */
  questionsFor(player: PlayerId): Question[] {
    this.#requests ??= requests(this.#village);
    return this.#requests
      .filter((request) => request.player === player)
      .map((request) => this.#questionOf(request));
  }

  /** What a viewer has been given so far; each number is a place in it. */
  given(viewer: Viewer): readonly Entry[] {
    return this.#inboxOf(viewer).given;
  }

  /** What a viewer knows; the public part is folded once for all. */
  viewOf(viewer: Viewer): View {
    return typeof viewer === 'number' ? this.#viewOfPlayer(viewer) : this.#viewOfOther(this.#inboxOf(viewer));
  }

  /** Does what is a subscriber's. */
  guard(call: () => void): void {
    try {
      call();
    } catch (error) {
      this.#fault(error);
    }
  }

  #viewOfPlayer(player: PlayerId): View {
    const place = this.#placeOf(player);
    place.view ??= this.#look(player);
    return place.view;
  }

  #placeOf(player: PlayerId): PlayerFeed {
    const place = this.#places[player - 1];
    invariant(place !== undefined, 'a player has a place');
    return place;
  }

  #viewOfOther(inbox: Inbox): View {
    inbox.view ??= this.#look(inbox.viewer);
    return inbox.view;
  }

  /** A view that nobody has needed so far. */
  #look(viewer: Viewer): View {
    if (this.length === 0) return openView(viewer, this.#shared);
    const events = this.entries.map(eventOf);
    return openView(viewer, this.#shared, viewFor(viewer, events).own);
  }

  #questionOf(request: Request): Question {
    return { request, legal: legalActions(this.#viewOfPlayer(request.player), request) };
  }

  #askSeat(seat: Seat, request: Request): void {
    if (this.isAtOnce) return;
    const question = this.#questionOf(request);
    try {
      seat.ask(question);
    } catch (error) {
      this.#fault(error);
    }
  }

  /** Whoever sits down late hears of the past, and knows at each event what was known then. */
  #catchUp(player: PlayerId, seat: Seat, after: number): void {
    const told = { view: openView(player, newSharedView()) };
    seat.begin?.(told);
    let number = 0;
    for (const { event, at } of inOrderFor(player, this.entries, eventOf)) {
      if (seat.begin !== undefined) seeGiven(told.view, event);
      if (number > after) this.#tell(seat, event, number, at);
      number++;
    }
    told.view = this.viewOf(player);
  }

  #inboxOf(viewer: Viewer): Inbox {
    const known = this.#inboxes.find((inbox) => inbox.viewer === viewer);
    if (known !== undefined) return known;
    const inbox = new Inbox(viewer, this.entries);
    this.#inboxes.push(inbox);
    return inbox;
  }

  #take(entry: Entry): void {
    const { audience } = entry.event;
    this.#length++;
    if (!this.#forgets) this.#entries.push(entry);
    if (typeof audience !== 'string') this.#tellSome(entry, audience);
    else if (audience === 'public') this.#tellAll(entry);
    if (this.#inboxes.length > 0) this.#giveToReaders(entry);
    if (this.#shared.outcome !== null) this.#openAfterEnd(entry);
  }

  #openAfterEnd(entry: Entry): void {
    const { event } = entry;
    if (this.#opened !== null) this.#openLate(this.#opened, entry);
    else if (event.type === 'channelsOpened') this.#openChannels(event);
  }

  #tellAll({ event, at }: Entry): void {
    const places = this.#places;
    const publicLength = this.#publicLength++;
    seePublic(this.#shared, places, event);
    for (let index = 0; index < places.length; index++) {
      const { seat, toldAlone } = places[index]!;
      if (seat !== null) this.#tell(seat, event, publicLength + toldAlone, at);
    }
  }

  #tellSome(entry: Entry, players: readonly PlayerId[]): void {
    const { event, at } = entry;
    if (mayOpen(this.#shared, event)) this.#closed.push(entry);
    for (let index = 0; index < players.length; index++) this.#tellOwn(players[index]!, event, at);
  }

  #giveToReaders(entry: Entry): void {
    for (const inbox of this.#inboxes) if (inbox.sees(entry)) giveTo(inbox, entry);
  }

  #tellOwn(player: PlayerId, event: Event, at: number): void {
    const place = this.#placeOf(player);
    const number = this.#numberFor(place);
    place.toldAlone++;
    if (place.view !== null) seeOwn(place.view, event);
    if (place.seat !== null) this.#tell(place.seat, event, number, at);
  }

  /** The number of what a player is told next. */
  #numberFor({ toldAlone }: PlayerFeed): number {
    return this.#publicLength + toldAlone;
  }

  #tell(seat: Seat, event: Event, number: number, at: number): void {
    try {
      seat.hear(event, number, at);
    } catch (error) {
      this.#fault(error);
    }
  }

  /** What was said and thought in private follows, for those who did not hear it. */
  #openChannels(opened: ChannelsOpened): void {
    this.#opened = opened;
    for (const entry of this.#closed) if (isOpened(opened, entry.event)) this.#tellOthers(entry);
  }

  /** What is said in private after that goes to all at once. */
  #openLate(opened: ChannelsOpened, entry: Entry): void {
    if (entry.event.audience !== 'public' && isOpened(opened, entry.event)) this.#tellOthers(entry);
  }

  #tellOthers(entry: Entry): void {
    const { event, at } = entry;
    for (let player = 1; player <= this.#places.length; player++)
      if (!maySee(player, event.audience)) this.#tellOwn(player, event, at);
    for (const inbox of this.#inboxes) if (!inbox.sees(entry)) giveTo(inbox, entry);
  }
}

/** What belongs to a player: what is known there (`null`: nobody has looked yet), who sits there, and how much was for them alone. */
class PlayerFeed {
  view: View | null = null;
  seat: Seat | null = null;
  toldAlone = 0;
}

function after(village: Village, entries: readonly Entry[]): Village {
  let last = village;
  for (const { event } of entries) last = evolve(last, event);
  return last;
}

function giveTo(inbox: Inbox, entry: Entry): void {
  if (inbox.view !== null) seeOwn(inbox.view, entry.event);
  inbox.give(entry);
}

function eventOf({ event }: Entry): Event {
  return event;
}

function rethrow(error: unknown): never {
  throw error;
}
