import type { ChannelsOpened, Event } from '../event.ts';
import type { PlayerId } from '../player.ts';
import type { EndRules } from '../rules.ts';
import { seeOwn } from '../view/own.ts';
import { type Closed, isClosed, isOpened, maySee, openView, seePublic } from '../view/see.ts';
import { newSharedView } from '../view/shared.ts';
import type { SharedView, View } from '../view/view.ts';

/** Whoever is told what happens. */
export interface Listener {
  /** An event this player may know, with his own running number. */
  hear(event: Event, number: number): void;
}

/** Every seat folds what its player may see, and is given it where it is new. */
export class Telling {
  readonly #seats: readonly Listener[];
  readonly #shared: SharedView = newSharedView();
  readonly #views: readonly View[];
  readonly #heard: number[];
  /** What was said and thought in private, where the rules open it after the end. */
  readonly #closed: Closed[] = [];
  readonly #keepsClosed: boolean;

  constructor(seats: readonly Listener[], { opensChannels, opensBoards }: EndRules) {
    this.#seats = seats;
    this.#views = seats.map((_, index) => openView(index + 1, this.#shared));
    this.#heard = seats.map(() => 0);
    this.#keepsClosed = opensChannels || opensBoards === true;
  }

  viewOf(player: PlayerId): View | undefined {
    return this.#views[player - 1];
  }

  give(event: Event, isNew: boolean): void {
    const { audience } = event;
    if (audience === 'master' || audience === 'spectators') return;
    if (audience === 'public') {
      seePublic(this.#shared, this.#views, event);
      for (let index = 0; index < this.#views.length; index++) this.#tell(index, event, isNew);
      if (event.type === 'channelsOpened') this.#giveClosed(event, isNew);
      return;
    }
    if (this.#keepsClosed && isClosed(event)) this.#closed.push(event);
    for (const player of audience) {
      seeOwn(this.#views[player - 1]!, event);
      this.#tell(player - 1, event, isNew);
    }
  }

  /** What others said and thought, and is opened now. */
  #giveClosed(opened: ChannelsOpened, isNew: boolean): void {
    for (const closed of this.#closed.filter((event) => isOpened(opened, event))) {
      for (const view of this.#views) {
        if (maySee(view.viewer, closed.audience)) continue;
        seeOwn(view, closed);
        this.#tell((view.viewer as PlayerId) - 1, closed, isNew);
      }
    }
  }

  #tell(index: number, event: Event, isNew: boolean): void {
    const number = this.#heard[index]!++;
    if (isNew) this.#seats[index]!.hear(event, number);
  }
}
