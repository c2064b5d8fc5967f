import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import { type Certificate, localCertificate, readCertificate } from './certificate.ts';
import { LicosDoor } from './doors/licos/door.ts';
import { keptUsers } from './doors/licos/open.ts';
import { addLicosPages } from './doors/licos/pages.ts';
import { type Clock, systemClock } from './host/clock.ts';
import { Host, type HostOptions } from './host/host.ts';
import { type EmbeddedPostgres, startEmbedded } from './store/embedded/embedded.ts';
import { PostgresStore } from './store/postgres/store.ts';
import type { Store } from './store/store.ts';
import { buildApp } from './web/app.ts';
import { WEB_LIMITS, type WebLimits } from './web/limits.ts';
import { Live } from './web/live.ts';
import { Tokens } from './web/person.ts';
import { Presence } from './web/presence.ts';

export interface ServeOptions {
  readonly port: number;
  readonly host: string;
  /** Mura's data folder: the database where none is given, certificates. */
  readonly data: string;
  /** The address of a PostgreSQL; `null`: one of our own in the data folder. */
  readonly database: string | null;
  /** Encrypted connections: with a certificate of our own, or the given one. */
  readonly tls: 'off' | 'own' | { readonly cert: string; readonly key: string };
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  readonly limits?: Partial<WebLimits>;
  readonly clock?: Clock;
  readonly chance?: HostOptions['chance'];
  readonly leaseSeconds?: number;
  /** The build of the original client of LiCOS, where the operator has placed one. */
  readonly licosClient?: string;
  /** Settings of the embedded database. */
  readonly databaseSettings?: Readonly<Record<string, string>>;
}

export interface Served {
  readonly url: string;
  /** The living villages, for doors. */
  readonly host: Host;
  readonly database: string;
  /** Finishes what is under way, closes the connections and stops. */
  stop(): Promise<void>;
}

/** Starts the whole server. */
export async function serve(options: ServeOptions): Promise<Served> {
  const log = makeLog(options);
  mkdirSync(options.data, { recursive: true });
  const embedded = options.database === null ? await startEmbedded(embeddedOptions(options)) : null;
  const database = options.database ?? embedded?.url ?? '';
  try {
    return await serveFrom(database, embedded, options, log);
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

async function serveFrom(
  database: string,
  embedded: EmbeddedPostgres | null,
  options: ServeOptions,
  log: Logger,
): Promise<Served> {
  const warn = (error: unknown) => log.warn({ error: String(error) }, 'database connection failed');
  const { leaseSeconds } = options;
  const store = await PostgresStore.open({
    url: database,
    warn,
    ...(leaseSeconds === undefined ? {} : { leaseSeconds }),
  });
  const clock = options.clock ?? systemClock;
  const host = new Host({
    store,
    clock,
    log,
    ...(options.chance === undefined ? {} : { chance: options.chance }),
  });
  const door = await openWeb(store, host, clock, options, log);
  await host.start();
  log.info({ url: door.url }, 'serving');
  const stop = async () => {
    await door.close();
    await host.stop();
    await store.close();
    await embedded?.stop();
  };
  return { url: door.url, host, database, stop };
}

async function openWeb(store: Store, host: Host, clock: Clock, options: ServeOptions, log: Logger) {
  const limits = { ...WEB_LIMITS, ...options.limits };
  const tokens = new Tokens(await store.secret('guests'));
  const presence = new Presence(randomUUID(), store.relay, () => clock.now());
  const users = keptUsers(join(options.data, 'licos-users.json'));
  const licosDoor = new LicosDoor({ host, clock, log, users });
  const live = new Live({ host, tokens, clock, limits, presence, log, doors: [licosDoor] });
  const tls = await certificateOf(options);
  const secure = tls !== null;
  const sockets = () => live.sockets;
  const record = (id: string) => recordOf(store, id);
  const addDoors = (app: FastifyInstance) =>
    addLicosPages(app, { users, client: options.licosClient ?? null, secure });
  const app = await buildApp({ host, tokens, limits, secure, log, tls, sockets, record, addDoors });
  live.listen(app.server as Server);
  await app.listen({ port: options.port, host: options.host });
  const { port } = app.server.address() as AddressInfo;
  const close = async () => {
    licosDoor.close();
    live.close();
    await app.close();
  };
  return { url: `${secure ? 'https' : 'http'}://${shownHost(options.host)}:${port}`, close };
}

async function recordOf(store: Store, id: string): Promise<string> {
  const village = await store.find(id);
  return [village?.opening?.header ?? '', ...(await store.read(id, 0))].join('');
}

/** An address one can go to. */
function shownHost(host: string): string {
  if (host === '0.0.0.0' || host === '::' || host === '') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

async function certificateOf({ tls, data }: ServeOptions): Promise<Certificate | null> {
  if (tls === 'off') return null;
  return tls === 'own' ? localCertificate(data) : readCertificate(tls.cert, tls.key);
}

function embeddedOptions({ data, databaseSettings }: ServeOptions) {
  return databaseSettings === undefined ? { data } : { data, settings: databaseSettings };
}

/** Structured lines on standard error. */
function makeLog({ logLevel }: ServeOptions): Logger {
  return pino({ level: logLevel, base: null }, pino.destination({ fd: 2, sync: false }));
}
