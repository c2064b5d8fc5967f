import type { PlayerId } from '@mura/engine';
import type { ProgramDoor } from '@mura/protocols';
import { miss } from '../doors/answering.ts';
import type { Guest, Sitting, Table } from '../doors/lobby/guest.ts';

/** Somebody who did not come: they forfeit whatever they are asked. */
export class AbsentGuest implements Guest {
  readonly door: ProgramDoor;
  readonly name: string;
  readonly key = null;
  readonly token = null;
  readonly address = '127.0.0.1';
  who: readonly string[] = [];
  readonly staysOn = false;
  readonly isThere = false;

  constructor(door: ProgramDoor, name: string) {
    this.door = door;
    this.name = name;
  }

  wait(): void {}

  async askWish(): Promise<null> {
    return null;
  }

  sit(table: Table, _: PlayerId, { end }: { end(): void }): Sitting {
    return {
      seat: {
        hear: (event) => {
          if (event.type === 'rolesRevealed') end();
        },
        ask: (question) => miss(table, question, 'gone'),
      },
      listen() {},
      gone() {},
      back() {},
    };
  }

  dismiss(): void {}
}
