/** The doors through which programs come. */
export const DOOR_IDS = ['aiwolf', 'nlp', 'web'] as const;
export type DoorId = (typeof DOOR_IDS)[number];

/** How programs come to a village. */
export interface Door {
  readonly id: DoorId;
  readonly address: string;
  /** What opens it, where the server of the page is not it. */
  readonly command: string | null;
}

export function doorsOf(origin: string, village = '{id}'): Door[] {
  const host = new URL(origin).hostname;
  const sockets = origin.replace(/^http/, 'ws');
  return [
    { id: 'web', address: `${sockets}/api/v1/villages/${village}/live`, command: null },
    { id: 'aiwolf', address: `tcp://${host}:10000`, command: 'npx mura serve --aiwolf-port 10000' },
    { id: 'nlp', address: `${sockets}/ws`, command: null },
  ];
}

/** Where programs find a door of this server. */
export function addressOf(door: string, origin: string, village: string): string {
  return doorsOf(origin, village).find(({ id }) => id === door)?.address ?? origin;
}
