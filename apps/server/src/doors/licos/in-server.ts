import type { Door, DoorParts } from '../door.ts';
import { LicosDoor } from './door.ts';
import { addLicosPages } from './pages.ts';

/** The door of LiCOS in a server: sockets and pages of its own port. */
export async function openLicos({ host, clock, log, behindProxy, licos }: DoorParts): Promise<Door | null> {
  if (licos === null) return null;
  const { users, villagesPerPerson, mayBuild, client, secure } = licos;
  const sockets = new LicosDoor({ host, clock, log, users, behindProxy, villagesPerPerson, mayBuild });
  return {
    name: 'licos',
    port: null,
    sockets,
    addPages: (app) =>
      addLicosPages(app, {
        ...{ users, client, secure },
        cast: (village) => sockets.castOf(village),
        onLeft: () => {},
      }),
    closeEnded: () => sockets.closeEnded(),
    close: () => sockets.close(),
  };
}
