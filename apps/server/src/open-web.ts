import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PROGRAM_DOORS } from '@mura/protocols';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { type Certificate, localCertificate, readCertificate } from './certificate.ts';
import type { CleanupStack } from './cleanup-stack.ts';
import { Contests } from './contest-page/contests.ts';
import { ContestRunner } from './contest-page/runner.ts';
import { Annotations } from './corpora/annotations.ts';
import { Corpora } from './corpora/corpora.ts';
import { CorpusGathering } from './corpora/gathering.ts';
import { DailyVillages } from './daily/daily-villages.ts';
import type { Door } from './doors/door.ts';
import { openDoors } from './doors/index.ts';
import { PeopleUsers } from './doors/licos/people-users.ts';
import { Lobby } from './doors/lobby/lobby.ts';
import type { Clock } from './host/clock.ts';
import type { Host } from './host/host.ts';
import { hasPrograms } from './host/seat-provider.ts';
import type { Pushes } from './notices/pushes.ts';
import type { FirstAdmin } from './operations/first-admin.ts';
import type { Metrics } from './operations/metrics.ts';
import { overviewOf } from './operations/overview.ts';
import type { RecordKind } from './people/known-lines.ts';
import { recordFile } from './people/record-file.ts';
import type { Registry } from './people/registry.ts';
import { Ratings } from './ratings/ratings.ts';
import { SeriesList } from './ratings/series.ts';
import type { Served, ServeOptions } from './serve-options.ts';
import { alone } from './store/embedded/folder-lock.ts';
import type { PostgresStore } from './store/postgres/store.ts';
import { TaskThread } from './thread/thread.ts';
import { buildApp, type Route } from './web/app.ts';
import { Forwarding, takeForwarded } from './web/forwarding.ts';
import type { WebLimits } from './web/limits.ts';
import { Live } from './web/live.ts';
import { Presence } from './web/presence.ts';
import { Quotas } from './web/quotas.ts';
import { Typing } from './web/typing.ts';

/** What the web side of a server stands on. */
interface WebParts {
  readonly stack: CleanupStack;
  readonly store: PostgresStore;
  readonly host: Host;
  readonly registry: Registry;
  readonly metrics: Metrics;
  readonly firstAdmin: FirstAdmin;
  readonly limits: WebLimits;
  readonly pushes: Pushes;
  readonly clock: Clock;
  readonly options: ServeOptions;
  readonly log: Logger;
}

type OpenedWeb = Pick<Served, 'url' | 'doors' | 'routes' | 'sockets' | 'inner' | 'pointDoorsTo'>;

/** Milliseconds: as quick readers like it. */
const DAILY_PACE = 900;

/** Pages, the API, sockets of browsers and the doors of programs, at one address. */
export async function openWeb(parts: WebParts): Promise<OpenedWeb> {
  const { stack, options, clock, limits, metrics } = parts;
  const tls = await certificateOf(options);
  const access: WebAccess = {
    isEncrypted: tls !== null || options.behindProxy === true,
    quotas: new Quotas(limits, () => clock.now()),
  };
  let app: FastifyInstance | null = null;
  // It waits for all connections, so it is closed last.
  stack.push('web', () => app?.close());
  const programs = await openPrograms(parts, access);
  const { live, presence } = openLive(parts, programs);
  metrics.show({ villages: () => parts.host.villages, sockets: () => live.sockets });
  const { contests, runner } = openContests(parts, programs.lobby);
  const routes: Route[] = [];
  app = await buildApp({
    ...sharedBy(parts, access),
    ...pagesOf(parts, programs),
    ...studyOf(parts),
    ...{ tls, presence, contests, behindProxy: options.behindProxy ?? false },
    daily: await openDaily(parts),
    onRoute: (route) => routes.push(route),
    onEnded: () => {
      void live.closeEnded();
      for (const door of programs.doors) void door.closeEnded?.();
    },
    onAnswered: (method, route, status, seconds) => metrics.answered(method, route, status, seconds),
  });
  const server = app.server as Server;
  // The games of contests are played where programs are.
  if (programs.forwarding === undefined) {
    runner.start();
    takeForwarded(server, programs.key);
  }
  live.listen(server);
  await app.listen({ port: options.port, host: options.host });
  const isOneOfSeveral = options.process !== undefined && programs.forwarding === undefined;
  const inner = isOneOfSeveral ? await openInner(stack, server) : null;
  return {
    ...addressesOf(server, tls !== null, programs.aiwolfPort, options),
    ...{ routes, inner, sockets: () => live.sockets },
    pointDoorsTo: (at) => programs.forwarding?.pointTo(at),
  };
}

/** How requests come in, and how many of them may. */
interface WebAccess {
  readonly isEncrypted: boolean;
  readonly quotas: Quotas;
}

/** Where programs arrive: at doors of this process, or at those of the one that it hands them on to. */
interface Programs {
  readonly lobby: Lobby;
  readonly doors: readonly Door[];
  readonly aiwolfPort: number | null;
  readonly forwarding?: Forwarding;
  /** By which processes of one server know each other. */
  readonly key: string;
}

async function openPrograms(parts: WebParts, access: WebAccess): Promise<Programs> {
  const { stack, store, host, clock, log, options } = parts;
  const key = Buffer.from(await store.secret('forwarding')).toString('hex');
  const lobby = new Lobby({ host, clock, log });
  let doors: readonly Door[] = [];
  // Programs are let go before their doors close.
  stack.push('doors', async () => {
    await lobby.close();
    for (const door of doors) await door.close();
  });
  if (options.doorsAt !== undefined) {
    const forwarding = forwardingTo(options.doorsAt, key, host, log);
    return { lobby, doors, key, forwarding, aiwolfPort: null };
  }
  doors = await openOwnDoors(parts, access, lobby);
  const aiwolfPort = doors.find(({ name }) => name === 'aiwolf')?.port ?? null;
  return { lobby, doors, key, aiwolfPort };
}

function openOwnDoors(
  { store, host, registry, clock, limits, options, log }: WebParts,
  { isEncrypted, quotas }: WebAccess,
  lobby: Lobby,
): Promise<readonly Door[]> {
  const { host: address, behindProxy = false, aiwolf = null, nlpSecret = null, licosClient = null } = options;
  const { people } = registry;
  return openDoors({
    ...{ host, clock, log, lobby, address, behindProxy, aiwolf },
    nlp: { secret: nlpSecret, takesAccounts: true },
    licos: {
      users: new PeopleUsers({ people, database: store.database, secure: isEncrypted, quotas }),
      villagesPerPerson: limits.villagesPerPerson,
      client: licosClient,
      mayBuild: (from) => quotas.has('villages', from),
      secure: isEncrypted,
    },
  });
}

/** The sockets of browsers, and what is known of who is there and who types. */
function openLive(
  { stack, store, host, registry, clock, limits, metrics, options, log }: WebParts,
  { forwarding, doors }: Programs,
): { readonly live: Live; readonly presence: Presence } {
  const name = randomUUID();
  const presence = new Presence(name, store.relay, () => clock.now());
  const typing = new Typing(name, store.relay, (village) => host.room(village)?.noteTyping());
  const { people, moderation } = registry;
  const live = new Live({
    ...{ host, people, moderation, clock, limits, presence, typing, log },
    behindProxy: options.behindProxy ?? false,
    doors: forwarding === undefined ? doors.flatMap(({ sockets }) => sockets ?? []) : [forwarding],
    meters: metrics,
  });
  stack.push('live', () => live.close());
  return { live, presence };
}

function openContests({ stack, store, host, clock, log }: WebParts, lobby: Lobby) {
  const { database } = store;
  const contests = new Contests(database, () => clock.now(), host.bots);
  const look = () => lobby.look();
  const runner = new ContestRunner({ contests, database, host, store, log, look });
  stack.push('contests', () => runner.stop());
  return { contests, runner };
}

async function openDaily({ store, host, clock, options }: WebParts): Promise<DailyVillages> {
  const secret = await store.secret('daily');
  const { dailyPace: pace = DAILY_PACE } = options;
  return new DailyVillages({ database: store.database, host, secret, pace, now: () => clock.now() });
}

/** What all pages share. */
function sharedBy(
  { store, host, registry, limits, pushes, firstAdmin, clock, log }: WebParts,
  { isEncrypted, quotas }: WebAccess,
) {
  const { database } = store;
  const now = () => clock.now();
  return {
    ...{ host, limits, quotas, log, now, pushes, store, secure: isEncrypted },
    ...registry,
    deletion: { ...registry, database, host, bots: registry.people.bots },
    ratings: new Ratings(database),
    series: new SeriesList(database, host, now),
    record: (id: string, kind: RecordKind) => recordFile(store, registry.thread, id, kind),
    overview: () => overviewOf({ database, store, limits }),
    onAdmin: firstAdmin.done,
  };
}

/** What pages tell of the doors, and those that doors have themselves. */
function pagesOf({ options }: WebParts, { doors, lobby, aiwolfPort, forwarding }: Programs) {
  return {
    ...(forwarding === undefined ? {} : { forwarding }),
    addDoors: async (app: FastifyInstance) => {
      for (const door of doors) await door.addPages?.(app);
    },
    programs: {
      open: PROGRAM_DOORS.filter((name) => doors.some((door) => door.name === name)),
      faults: lobby.faults,
      look: () => lobby.look(),
    },
    openDoors: {
      aiwolf: aiwolfPort === null ? null : { host: ownHost(options.host), port: aiwolfPort },
      nlpTokens: options.nlpSecret !== undefined,
    },
  };
}

/** Corpora, and the thread in which they are studied. */
function studyOf({ stack, store, registry, clock }: WebParts) {
  const { database } = store;
  const now = () => clock.now();
  const corpora = new Corpora(database, now);
  const study = new TaskThread();
  stack.push('study', () => study.close());
  const gathering = new CorpusGathering({ database, corpora, store, thread: registry.thread, study });
  return { corpora, gathering, study, annotations: new Annotations(database, now) };
}

function addressesOf(
  server: Server,
  isSecure: boolean,
  aiwolfPort: number | null,
  { host }: ServeOptions,
): Pick<Served, 'url' | 'doors'> {
  const { port } = server.address() as AddressInfo;
  const place = `${shownHost(host)}:${port}`;
  const url = `${isSecure ? 'https' : 'http'}://${place}`;
  return {
    url,
    doors: {
      aiwolf: aiwolfPort === null ? null : `tcp://${shownHost(host)}:${aiwolfPort}`,
      nlp: `${isSecure ? 'wss' : 'ws'}://${place}/ws`,
      licos: `${url}/licos/lobby`,
    },
  };
}

function forwardingTo(to: string, key: string, host: Host, log: Logger): Forwarding {
  const findsPrograms = async (id: string) => {
    const village = await host.find(id);
    return village !== null && hasPrograms(village.plan);
  };
  return new Forwarding({ to, key, log, hasPrograms: findsPrograms });
}

/** The same server for other processes of this machine, without encryption. */
async function openInner(stack: CleanupStack, server: Server): Promise<string> {
  const inner = createServer();
  for (const event of ['request', 'upgrade'] as const)
    inner.on(event, (...given: unknown[]) => server.emit(event, ...given));
  stack.push('inner', () => {
    inner.close();
    inner.closeAllConnections();
  });
  await new Promise<void>((resolve, reject) => {
    inner.once('error', reject);
    inner.listen({ port: 0, host: '127.0.0.1', exclusive: true }, resolve);
  });
  return `http://127.0.0.1:${(inner.address() as AddressInfo).port}`;
}

/** An address one can go to. */
function shownHost(host: string): string {
  return ownHost(host) ?? 'localhost';
}

/** `null`: all addresses of this machine. */
function ownHost(host: string): string | null {
  if (host === '0.0.0.0' || host === '::' || host === '') return null;
  return host.includes(':') ? `[${host}]` : host;
}

async function certificateOf({ tls, data }: ServeOptions): Promise<Certificate | null> {
  if (tls === 'off') return null;
  return tls === 'own' ? alone(data, () => localCertificate(data)) : readCertificate(tls.cert, tls.key);
}
