import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { invariant } from '@mura/engine';
import { type FastifyReply, fastify } from 'fastify';
import type { Certificate } from '../certificate.ts';
import { type Clock, systemClock } from '../host/clock.ts';
import { Host, type HostOptions } from '../host/host.ts';
import type { Log } from '../host/log.ts';
import type { SlowBots } from '../host/slow-bot.ts';
import { FileStore } from '../store/files/store.ts';
import { wholeRecord } from '../store/store.ts';
import { refuseUpgrade } from '../web/socket-host.ts';
import type { Door, DoorParts } from './door.ts';
import { faultFiles } from './fault-files.ts';
import type { FaultEntry } from './fault-log.ts';
import { openDoors } from './index.ts';
import type { Lobby } from './lobby/lobby.ts';
import type { GameResult } from './series/game-result.ts';
import type { Series } from './series/series.ts';

export interface AloneOptions {
  /** Where the records go, one file a game. */
  readonly record: string;
  /** Where it goes what agents did wrong, one file for each name; `null`: nobody keeps it. */
  readonly diary?: string | null;
  readonly clock?: Clock;
  readonly chance?: HostOptions['chance'];
  /** Bots that think outside of this process; none by default. */
  readonly slowBots?: SlowBots;
}

/** A host without a database, for one door that stands alone: records are files of a directory. */
export interface Alone {
  readonly host: Host;
  readonly clock: Clock;
  readonly log: Log;
  onFault(entry: FaultEntry): void;
  /** The record of a village, as far as it has come. */
  recordOf(village: string): Promise<string>;
  stop(): Promise<void>;
}

/** Where a door that stands alone listens. */
export interface AlonePlace {
  readonly port: number;
  readonly address: string;
  /** `null`: connections are not encrypted. */
  readonly certificate?: Certificate | null;
}

/** A door that is open. */
export interface OpenAlone {
  readonly port: number;
  close(): Promise<void>;
}

/** A door that is open, and plays so many games. */
export interface DoorAlone extends OpenAlone {
  /** All games, once they are played. */
  readonly done: Promise<GameResult[]>;
  /** No game begins any more; it is done when those under way have ended. */
  drain(): void;
}

const SILENT: Log = { info() {}, warn() {}, error() {} };

export function hostAlone(options: AloneOptions): Alone {
  const { record, diary = null, clock = systemClock, chance, slowBots } = options;
  const store = new FileStore(record);
  const host = new Host({
    ...{ store, clock, log: SILENT },
    ...(chance === undefined ? {} : { chance }),
    ...(slowBots === undefined ? {} : { slowBots }),
  });
  const faults = faultFiles(diary);
  return {
    host,
    clock,
    log: SILENT,
    onFault: faults.write,
    recordOf: (village) => wholeRecord(store, village),
    async stop() {
      await host.stop();
      await store.close();
      await faults.close();
    },
  };
}

/** What one door is told of itself; the others stay closed. */
export type OwnParts = Partial<Pick<DoorParts, 'aiwolf' | 'nlp' | 'licos'>>;

/** Opens one door of the list, as a server opens it, for the programs of a series. */
export async function openSeries(
  alone: Alone,
  series: Series,
  place: AlonePlace,
  own: OwnParts,
): Promise<DoorAlone> {
  const door = await openAlone(alone, series.lobby, place, own);
  return { ...door, done: series.done, drain: () => series.drain() };
}

export async function openAlone(
  alone: Alone,
  lobby: Lobby,
  place: AlonePlace,
  own: OwnParts,
): Promise<OpenAlone> {
  const { host, clock, log } = alone;
  let listening: OpenAlone | null = null;
  const close = async () => {
    await lobby.close();
    await listening?.close();
    await alone.stop();
  };
  try {
    const { address } = place;
    const closed = { aiwolf: null, nlp: null, licos: null };
    const parts = { ...{ host, clock, log, lobby, address }, behindProxy: false, ...closed, ...own };
    const [door] = await openDoors(parts);
    invariant(door !== undefined, 'a door that stands alone is open');
    listening = await listen(door, place);
    return { port: listening.port, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** On its own port, or with its pages and sockets on one of HTTP. */
export async function listen(
  door: Door,
  { port, address, certificate = null }: AlonePlace,
): Promise<OpenAlone> {
  if (door.port !== null) return { port: door.port, close: async () => door.close() };
  const app = fastify({
    frameworkErrors: refuseUnreadable as never,
    ...(certificate === null ? {} : ({ https: certificate } as object)),
  });
  const { home } = door;
  if (home !== undefined) app.get('/', (_, reply) => reply.redirect(home));
  await door.addPages?.(app);
  app.server.on('upgrade', (request, socket, head) => takeUpgrade(door, request, socket, head));
  const close = async () => {
    await door.close();
    await app.close();
  };
  try {
    await app.listen({ port, host: address });
  } catch (error) {
    await close();
    throw error;
  }
  return { port: (app.server.address() as AddressInfo).port, close };
}

/** What is no address leads nowhere. */
function refuseUnreadable(_: unknown, __: unknown, reply: FastifyReply): void {
  reply.code(404).send({ error: 'not found' });
}

function takeUpgrade(door: Door, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  socket.on('error', () => socket.destroy());
  const [pathname = ''] = (request.url ?? '').split('?');
  if (door.sockets?.takes(pathname)) door.sockets.upgrade(request, socket, head);
  else refuseUpgrade(socket, '404 Not Found');
}
