import type { Door, DoorParts } from '../door.ts';
import { AIWolfGuest } from './guest.ts';
import { AIWolfReception } from './reception.ts';

const MOST_AGENTS = 5000;

/** The door of the AIWolf platform, on a port of its own. */
export async function openAIWolf({ aiwolf, address, lobby, log }: DoorParts): Promise<Door | null> {
  if (aiwolf === null) return null;
  const { agents = MOST_AGENTS } = aiwolf;
  const reception = new AIWolfReception(agents, (introduction, connection) =>
    lobby.enter(new AIWolfGuest(introduction, connection)),
  );
  try {
    const port = await reception.listen(aiwolf.port, address);
    return { name: 'aiwolf', port, close: () => reception.close() };
  } catch (error) {
    if (aiwolf.isNeeded || !isTaken(error)) throw error;
    log.warn({ port: aiwolf.port }, 'the port of the AIWolf door is taken: it stays closed');
    return null;
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
