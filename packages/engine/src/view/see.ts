import type { ChannelsOpened, Event, Marked, SaidOver, Starred, Talked, Translated } from '../event.ts';
import type { Audience } from '../player.ts';
import { newOwnView, seeOwn } from './own.ts';
import { newSharedView, seeShared } from './shared.ts';
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
  for (const event of withOpened(viewer, events)) add(view, event);
  return view;
}

export function openView(viewer: Viewer, shared: SharedView): View {
  return { viewer, shared, own: newOwnView() };
}

/** Adds an event to a view, where its viewer may see it; what is opened after the end, `viewFor` adds. */
export function see(view: View, event: Event): void {
  if (maySee(view.viewer, event.audience)) add(view, event);
}

function add(view: View, event: Event): void {
  if (event.audience === 'public') seeShared(view.shared, event);
  seeOwn(view, event);
}

/**
 * The events a viewer may see, in order. Where channels or boards are opened after the end, what was said and thought
 * there and he did not hear follows at that place; so what a viewer was given makes the same view again.
 */
export function* withOpened(viewer: Viewer, events: Iterable<Event>): Generator<Event> {
  const closed: Closed[] = [];
  let opened: ChannelsOpened | null = null;
  for (const event of events) {
    if (maySee(viewer, event.audience)) yield event;
    else if (!isClosed(event)) continue;
    else if (opened === null) closed.push(event);
    else if (isOpened(opened, event)) yield event;
    if (event.type !== 'channelsOpened') continue;
    opened = event;
    yield* closed.filter((old) => isOpened(event, old));
  }
}

/** What may be opened to all after the end. */
export type Closed = Talked | Translated | Marked | Starred;

export function isClosed(event: Event): event is Closed {
  const { type } = event;
  return type === 'talked' || type === 'translated' || type === 'marked' || type === 'starred';
}

export function isOpened({ channels, boards }: ChannelsOpened, closed: Closed): boolean {
  if (closed.type === 'marked' || closed.type === 'starred') return boards === true;
  return channels.includes(closed.channel);
}

/** A public event, for all seats that share the view: of most events nothing is a seat's own. */
export function seePublic(shared: SharedView, seats: readonly View[], event: Event): void {
  seeShared(shared, event);
  if (isOneSeatsOwn(event)) seeOwn(seats[event.player - 1]!, event);
  else if (event.type === 'phaseBegan' || event.type === 'dawnBroke')
    for (const seat of seats) seeOwn(seat, event);
}

function isOneSeatsOwn(event: Event): event is Talked | SaidOver | Marked | Starred {
  const { type } = event;
  return type === 'talked' || type === 'saidOver' || type === 'marked' || type === 'starred';
}
