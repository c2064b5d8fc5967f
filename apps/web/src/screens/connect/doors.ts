import type { DoorAnswer } from '../../source/doors.ts';

/** The doors through which programs take seats of a village. */
export const DOOR_IDS = ['aiwolf', 'nlp', 'web'] as const;
export type DoorId = (typeof DOOR_IDS)[number];

/** A door as the page tells of it. */
export interface DoorLine {
  readonly id: DoorAnswer['door'];
  /** Empty: this server has not opened it. */
  readonly addresses: readonly string[];
}

const ORDER: readonly DoorAnswer['door'][] = ['web', 'aiwolf', 'nlp', 'licos'];

/** What opens a door that is closed. */
export const OPENED_BY: Partial<Record<DoorAnswer['door'], string>> = {
  aiwolf: 'npx mura serve --aiwolf-port PORT',
};

/** What lets a bot of ours play through a door of this server; `null`: none is open to it. */
export function connectCommand(open: readonly DoorAnswer[]): string | null {
  const door = open.find((one) => one.door === 'aiwolf') ?? open.find((one) => one.door === 'nlp');
  return door === undefined ? null : `npx mura connect --door ${door.door} --url ${door.address}`;
}

export function doorLines(open: readonly DoorAnswer[]): DoorLine[] {
  return ORDER.map((id) => {
    const door = open.find((one) => one.door === id);
    return {
      id,
      addresses: door === undefined ? [] : [door.address, ...Object.values(door.sockets ?? {})],
    };
  });
}

/** Where a program that wants to play in a village begins; `null`: that door is closed. */
export function addressOf(door: string, open: readonly DoorAnswer[], village: string): string | null {
  const found = open.find((one) => one.door === door);
  return (found?.sockets?.live ?? found?.address)?.replace('{id}', village) ?? null;
}
