import type { Door, DoorParts } from '../door.ts';
import { LicosDoor } from './door.ts';
import { addLicosPages } from './pages.ts';

/** The door of LiCOS: sockets and pages of an HTTP server. */
export async function openLicos({ host, clock, log, behindProxy, licos }: DoorParts): Promise<Door | null> {
  if (licos === null) return null;
  const { users, client, secure } = licos;
  const sockets = new LicosDoor({ ...licos, host, clock, log, behindProxy });
  return {
    name: 'licos',
    port: null,
    sockets,
    home: '/licos/lobby',
    addPages: (app) =>
      addLicosPages(app, {
        ...{ users, client, secure },
        cast: (village) => sockets.castOf(village),
        onLeft: () => void sockets.closeEnded(),
      }),
    closeEnded: () => sockets.closeEnded(),
    close: () => sockets.close(),
  };
}
