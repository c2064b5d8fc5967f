import type { ProgramDoor } from '@mura/protocols';
import type { SocketDoor } from '../../web/live.ts';
import { AIWolfGuest } from '../aiwolf/guest.ts';
import { AIWolfReception } from '../aiwolf/reception.ts';
import { NlpReception } from '../nlp/reception.ts';
import { tokenCheck } from '../nlp/token.ts';
import type { Diaries } from './diaries.ts';
import { Lobby, type LobbyOptions } from './lobby.ts';

export interface AIWolfPort {
  readonly port: number;
  /** Else the server goes on without this door where the port is taken. */
  readonly isNeeded: boolean;
}

export interface ProgramDoorsOptions extends LobbyOptions {
  /** On which address programs over TCP arrive. */
  readonly address: string;
  /** `null`: this door stays closed. */
  readonly aiwolf: AIWolfPort | null;
  /** Programs over WebSocket come through a proxy, which says whence. */
  readonly behindProxy: boolean;
  /** With which the tokens of teams are signed that agents over WebSocket have to show; `null`: they need none. */
  readonly nlpSecret: string | null;
}

/** The doors through which programs come into villages of the lobby. */
export interface ProgramDoors {
  readonly open: readonly ProgramDoor[];
  /** `null`: nobody listens. */
  readonly aiwolfPort: number | null;
  readonly nlp: SocketDoor;
  readonly diaries: Diaries;
  /** A village may offer something new. */
  look(): void;
  close(): Promise<void>;
}

/** Milliseconds in which an agent over WebSocket has to give its name. */
const LONGEST_INTRODUCTION = 10_000;

/** Agents over TCP that wait or play. */
const MOST_AGENTS = 5000;

export async function openProgramDoors(options: ProgramDoorsOptions): Promise<ProgramDoors> {
  const { aiwolf, address, log } = options;
  const lobby = new Lobby(options);
  const { diaries } = lobby;
  const { behindProxy, nlpSecret } = options;
  const checkToken = nlpSecret === null ? null : tokenCheck(nlpSecret);
  const nlp = new NlpReception((guest) => lobby.enter(guest), {
    ...{ behindProxy, checkToken },
    takesAccounts: true,
    introduction: LONGEST_INTRODUCTION,
  });
  const reception = new AIWolfReception(MOST_AGENTS, (introduction, connection) =>
    lobby.enter(new AIWolfGuest(introduction, connection)),
  );
  const close = async () => {
    await lobby.close();
    nlp.close();
    await reception.close();
  };
  try {
    const aiwolfPort = aiwolf === null ? null : await reception.listen(aiwolf.port, address);
    const open: ProgramDoor[] = aiwolfPort === null ? ['nlp'] : ['aiwolf', 'nlp'];
    return { open, aiwolfPort, nlp, diaries, look: () => lobby.look(), close };
  } catch (error) {
    if (aiwolf?.isNeeded !== false || !isTaken(error)) {
      await close();
      throw error;
    }
    log.warn({ port: aiwolf.port }, 'the port of the AIWolf door is taken: it stays closed');
    return { open: ['nlp'], aiwolfPort: null, nlp, diaries, look: () => lobby.look(), close };
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
