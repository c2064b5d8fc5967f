import { invariant, type Question } from '@mura/engine';
import type { Room, RoomAction } from '../host/room.ts';

/** A village while programs play it; seats may act before it is known here that it has opened. */
export class Playing {
  readonly #early: RoomAction[] = [];
  #room: Room | null = null;

  begin(room: Room): void {
    this.#room = room;
    for (const act of this.#early.splice(0)) room.act(act);
  }

  /** When the village opened. */
  get openedAt(): number {
    invariant(this.#room !== null, 'nobody is told of a village before it has opened');
    return this.#room.openedAt;
  }

  readonly act = (act: RoomAction): void => {
    if (this.#room === null) this.#early.push(act);
    else this.#room.act(act);
  };

  readonly isAsked = ({ request }: Question): boolean => this.#room?.isAsked(request) !== false;
}
