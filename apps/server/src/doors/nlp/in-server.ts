import type { Door, DoorParts } from '../door.ts';
import { NlpReception } from './reception.ts';
import { tokenCheck } from './token.ts';

/** Milliseconds in which an agent has to give its name. */
const LONGEST_INTRODUCTION = 10_000;

/** The door of the natural-language contest in a server, at `/ws` of its own port. */
export async function openNlp({ lobby, behindProxy, nlpSecret }: DoorParts): Promise<Door> {
  const sockets = new NlpReception((guest) => lobby.enter(guest), {
    behindProxy,
    checkToken: nlpSecret === null ? null : tokenCheck(nlpSecret),
    takesAccounts: true,
    introduction: LONGEST_INTRODUCTION,
  });
  return { name: 'nlp', port: null, sockets, close: () => sockets.close() };
}
