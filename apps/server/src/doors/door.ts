import type { DoorName } from '@mura/protocols';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../host/clock.ts';
import type { Host } from '../host/host.ts';
import type { Log } from '../host/log.ts';
import type { SocketDoor } from '../web/live.ts';
import type { LicosLimits } from './licos/door.ts';
import type { Users } from './licos/users.ts';
import type { Lobby } from './lobby/lobby.ts';
import type { ViewerOptions } from './nlp/viewer.ts';

/** A way into the villages of a server, besides its own page. */
export interface Door {
  readonly name: Exclude<DoorName, 'web'>;
  /** The port on which it listens itself; `null`: it takes upgrades of the server's own. */
  readonly port: number | null;
  readonly sockets?: SocketDoor;
  /** The first of its pages. */
  readonly home?: string;
  /** Pages of its own. */
  addPages?(app: FastifyInstance): Promise<void>;
  /** Whoever signed out, was barred or is deleted is let go. */
  closeEnded?(): Promise<void>;
  close(): void | Promise<void>;
}

/** What a server gives its doors. */
export interface DoorParts {
  readonly host: Host;
  readonly clock: Clock;
  readonly log: Log;
  /** Where programs wait for seats in the villages that people make. */
  readonly lobby: Lobby;
  /** On which address doors listen that have a port of their own. */
  readonly address: string;
  /** Clients of the server's own port come through a proxy, which says whence. */
  readonly behindProxy: boolean;
  /** `null`: this door stays closed. */
  readonly aiwolf: AIWolfPort | null;
  /** `null`: this door stays closed. */
  readonly nlp: NlpParts | null;
  /** `null`: this door stays closed. */
  readonly licos: LicosParts | null;
}

export interface AIWolfPort {
  readonly port: number;
  /** Else the server goes on without this door where the port is taken. */
  readonly isNeeded: boolean;
  /** How many agents wait or play at most; 5,000 by default. */
  readonly agents?: number;
}

export interface NlpParts {
  /** With which the tokens of teams are signed that agents have to show; `null`: they need none. */
  readonly secret: string | null;
  /** A token of an account will do as well: whoever lets the agent in looks into it. */
  readonly takesAccounts: boolean;
  /** Milliseconds in which an agent has to give its name; 10 seconds by default. */
  readonly introduction?: number;
  /** What the public viewer of the contest is shown; none: it has no pages here. */
  readonly viewer?: ViewerOptions;
}

export interface LicosParts {
  readonly users: Users;
  /** Villages that one person may have made and that have not ended. */
  readonly villagesPerPerson: number;
  mayBuild(address: string): boolean;
  /** The build of the original client, where the operator has placed one. */
  readonly client: string | null;
  /** Connections are encrypted, here or by a proxy. */
  readonly secure: boolean;
  /** Milliseconds that a village waits for its players' pages to load. */
  readonly readyLimit?: number;
  /** Milliseconds between two pings in waiting rooms. */
  readonly pingEvery?: number;
  readonly limits?: Partial<LicosLimits>;
}

/** Opens a door; `null`: it stays closed. */
export type OpenDoor = (parts: DoorParts) => Promise<Door | null>;
