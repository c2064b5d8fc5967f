import type { Door, DoorParts } from '../door.ts';
import { NlpReception } from './reception.ts';
import { tokenCheck } from './token.ts';
import { addViewerPages } from './viewer.ts';

const LONGEST_INTRODUCTION = 10_000;

/** The door of the natural-language contest, at `/ws` of an HTTP server. */
export async function openNlp({ lobby, behindProxy, nlp }: DoorParts): Promise<Door | null> {
  if (nlp === null) return null;
  const { secret, takesAccounts, introduction = LONGEST_INTRODUCTION, viewer } = nlp;
  const checkToken = secret === null ? null : tokenCheck(secret);
  const sockets = new NlpReception(lobby, { behindProxy, checkToken, takesAccounts, introduction });
  return {
    name: 'nlp',
    port: null,
    sockets,
    async addPages(app) {
      if (viewer !== undefined) await addViewerPages(app, { ...viewer, checkToken, lobby });
    },
    close: () => sockets.close(),
  };
}
