import type { ChannelsOpened, Corrected, Event, Marked, Starred, Talked, Translated } from '../event.ts';
import type { Audience } from '../player.ts';
import { newOwnView, payForTalk, seeOwn } from './own.ts';
import { newSharedView, seeShared, seeTalk } from './shared.ts';
import type { SharedView, View, Viewer } from './view.ts';

/** The one rule of what a viewer may know. Nothing leaves a village but through it. */
export function maySee(viewer: Viewer, audience: Audience): boolean {
  if (audience === 'public' || viewer === 'master') return true;
  if (typeof audience === 'string') return audience === 'spectators' && viewer === 'observer';
  return typeof viewer === 'number' && audience.includes(viewer);
}

/** What a viewer knows after these events of a village. */
export function viewFor(viewer: Viewer, events: Iterable<Event>): View {
  const view = openView(viewer, newSharedView());
  for (const event of withOpened(viewer, events)) seeGiven(view, event);
  return view;
}

export function openView(viewer: Viewer, shared: SharedView, own = newOwnView()): View {
  return { viewer, shared, own };
}

/** Adds an event to a view, where its viewer may see it; what is opened after the end, `viewFor` adds. */
export function see(view: View, event: Event): void {
  if (maySee(view.viewer, event.audience)) seeGiven(view, event);
}

/** Adds an event that the viewer was given. */
export function seeGiven(view: View, event: Event): void {
  if (event.audience === 'public') seeShared(view.shared, event);
  seeOwn(view, event);
}

/**
 * The events a viewer may see, in order. Where channels or boards are opened after the end, what was said and thought
 * there and they did not hear follows at that place; so what a viewer was given makes the same view again.
 */
export function withOpened(viewer: Viewer, events: Iterable<Event>): Generator<Event> {
  return inOrderFor(viewer, events, (event) => event);
}

/** The same of whatever has an event: an entry of a record. */
export function* inOrderFor<Item>(
  viewer: Viewer,
  items: Iterable<Item>,
  eventOf: (item: Item) => Event,
): Generator<Item> {
  const closed: Item[] = [];
  let opened: ChannelsOpened | null = null;
  for (const item of items) {
    const event = eventOf(item);
    if (maySee(viewer, event.audience)) yield item;
    else if (!isClosed(event)) continue;
    else if (opened === null) closed.push(item);
    else if (isOpened(opened, event)) yield item;
    if (event.type !== 'channelsOpened') continue;
    opened = event;
    yield* closed.filter((old) => isOpened(event, eventOf(old)));
  }
}

/** What may be opened to all after the end. */
type Closed = Talked | Translated | Corrected | Marked | Starred;

function isClosed(event: Event): event is Closed {
  const { type } = event;
  return (
    type === 'talked' ||
    type === 'translated' ||
    type === 'corrected' ||
    type === 'marked' ||
    type === 'starred'
  );
}

/** Whether an event of a few may be told to all after the end. */
export function mayOpen({ rules }: SharedView, event: Event): boolean {
  return rules !== null && (rules.end.opensChannels || rules.end.opensBoards === true) && isClosed(event);
}

/** Whether it is, once channels are opened. */
export function isOpened({ channels, boards }: ChannelsOpened, event: Event): boolean {
  if (!isClosed(event)) return false;
  if (event.type === 'marked' || event.type === 'starred') return boards === true;
  return channels.includes(event.channel);
}

/** A public event, for all seats that share the view, by player: of most events nothing is a seat's own. */
export function seePublic(shared: SharedView, seats: readonly SeatedView[], event: Event): void {
  if (event.type === 'talked') seePublicTalk(shared, seats[event.player - 1]?.view ?? null, event);
  else seeOtherPublic(shared, seats, event);
}

/** Most of what is public is talk. */
function seePublicTalk(shared: SharedView, speaker: View | null, talked: Talked): void {
  seeTalk(shared, talked);
  if (speaker !== null) payForTalk(speaker, talked);
}

function seeOtherPublic(shared: SharedView, seats: readonly SeatedView[], event: Event): void {
  seeShared(shared, event);
  switch (event.type) {
    case 'saidOver':
    case 'marked':
    case 'starred':
      seeForSeat(seats[event.player - 1], event);
      return;
    case 'phaseBegan':
    case 'dawnBroke':
      for (let index = 0; index < seats.length; index++) seeForSeat(seats[index], event);
  }
}

/** What is known on a seat; nobody may have looked yet. */
interface SeatedView {
  readonly view: View | null;
}

function seeForSeat(seat: SeatedView | undefined, event: Event): void {
  if (seat !== undefined && seat.view !== null) seeOwn(seat.view, event);
}
