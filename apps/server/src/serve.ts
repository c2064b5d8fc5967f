import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isSlow } from '@mura/engine';
import { PROGRAM_DOORS } from '@mura/protocols';
import type { FastifyInstance } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';
import { type Certificate, localCertificate, readCertificate } from './certificate.ts';
import { CleanupStack } from './cleanup-stack.ts';
import { Contests } from './contest-page/contests.ts';
import { ContestRunner } from './contest-page/runner.ts';
import { Annotations } from './corpora/annotations.ts';
import { Corpora } from './corpora/corpora.ts';
import { CorpusGathering } from './corpora/gathering.ts';
import { DailyVillages } from './daily/daily-villages.ts';
import type { AIWolfPort, Door } from './doors/door.ts';
import { openDoors } from './doors/index.ts';
import { PeopleUsers } from './doors/licos/people-users.ts';
import { Lobby } from './doors/lobby/lobby.ts';
import { type Clock, systemClock } from './host/clock.ts';
import { Host, type HostOptions } from './host/host.ts';
import { hasPrograms } from './host/seat-provider.ts';
import { llmBots } from './llm/llm-bot.ts';
import { openModels } from './llm/model.ts';
import type { LlmSettings } from './llm/settings.ts';
import { isNoticed, Pushes, type PushOptions } from './notices/pushes.ts';
import { type FirstAdmin, offerFirstAdmin } from './operations/first-admin.ts';
import { Metrics } from './operations/metrics.ts';
import { type MetricsOptions, openMetrics } from './operations/metrics-door.ts';
import { overviewOf } from './operations/overview.ts';
import { KeptLimits } from './people/kept-limits.ts';
import { PeoplePolicy } from './people/people-policy.ts';
import { recordFile } from './people/record-file.ts';
import { openRegistry, type Registry } from './people/registry.ts';
import { Ratings } from './ratings/ratings.ts';
import { SeriesList } from './ratings/series.ts';
import { startEmbedded } from './store/embedded/embedded.ts';
import type { PostgresFault } from './store/embedded/fault.ts';
import { alone } from './store/embedded/folder-lock.ts';
import { Supervisor } from './store/embedded/supervisor.ts';
import { PostgresStore } from './store/postgres/store.ts';
import { TaskThread } from './thread/thread.ts';
import { buildApp, type Route } from './web/app.ts';
import { Forwarding, takeForwarded } from './web/forwarding.ts';
import { WEB_LIMITS, type WebLimits } from './web/limits.ts';
import { Live } from './web/live.ts';
import { Presence } from './web/presence.ts';
import { Quotas } from './web/quotas.ts';
import { Typing } from './web/typing.ts';

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
  /** MetricTexts for Prometheus, on a port of their own; none: nowhere. */
  readonly metrics?: MetricsOptions;
  /** Another server stands before this one, encrypts, and names the address of the client. */
  readonly behindProxy?: boolean;
  /** Where lines of the log go in place of standard error. */
  readonly logTo?: DestinationStream;
  readonly clock?: Clock;
  readonly chance?: HostOptions['chance'];
  readonly leaseSeconds?: number;
  /** Where agents of the AIWolf platform arrive; none: that door stays closed. */
  readonly aiwolf?: AIWolfPort;
  /** With which the tokens of teams are signed; given, agents over WebSocket have to show one. */
  readonly nlpSecret?: string;
  /** The language models that bots may play with; none by default. */
  readonly llms?: readonly LlmSettings[];
  /** The build of the original client of LiCOS, where the operator has placed one. */
  readonly licosClient?: string;
  /** Seconds in which our own database, where it has stopped by itself, must be running again; 300 by default. */
  readonly databasePatience?: number;
  /** Browsers are told, by choice, that something is to be done; none: nobody is. */
  readonly push?: PushOptions;
  /** Milliseconds a bot waits before it answers in the village of the day; 900 by default. */
  readonly dailyPace?: number;
  /** Settings of the embedded database. */
  readonly databaseSettings?: Readonly<Record<string, string>>;
  /** The process of the same database that has the doors of programs; none: this one has them itself. */
  readonly doorsAt?: string;
  /** Where several processes are one server: the number of this one, from 1. */
  readonly process?: number;
}

export interface Served {
  readonly url: string;
  /** Where programs and clients of other platforms arrive; `null`: that door is closed. */
  readonly doors: { readonly aiwolf: string | null; readonly nlp: string; readonly licos: string };
  /** All that the server answers to over HTTP. */
  readonly routes: readonly Route[];
  /** How many sockets of browsers are open; nobody outside is told, since only people have one. */
  sockets(): number;
  /** The living villages, for doors. */
  readonly host: Host;
  readonly database: string;
  /** Where the numbers for Prometheus are; `null`: nowhere. */
  readonly metrics: string | null;
  /** The numbers themselves. */
  readonly numbers: Metrics;
  /** Where other processes of this machine hand on what is for the doors; `null`: the doors are elsewhere. */
  readonly inner: string | null;
  /** The process with the doors is at another address now. */
  pointDoorsTo(address: string): void;
  /** The file with the token of the first admin; `null`: there is an admin. */
  readonly firstAdmin: string | null;
  /** Our own database has stopped and does not start again: the server is of no use any more. */
  readonly lost: Promise<PostgresFault>;
  /** Finishes what is under way, closes the connections and stops. */
  stop(): Promise<void>;
}

/** Starts the whole server. */
export async function serve(options: ServeOptions): Promise<Served> {
  const log = makeLog(options);
  mkdirSync(options.data, { recursive: true });
  const stack = new CleanupStack((part, error) =>
    log.warn({ part, error: String(error) }, 'could not be closed'),
  );
  try {
    return await serveWith(stack, options, log);
  } catch (error) {
    await stack.close();
    throw error;
  }
}

async function serveWith(stack: CleanupStack, options: ServeOptions, log: Logger): Promise<Served> {
  const { url: database, lost } = await openDatabase(stack, options, log);
  const warn = (error: unknown) => log.warn({ error: String(error) }, 'database connection failed');
  const { leaseSeconds } = options;
  const store = await PostgresStore.open({
    url: database,
    warn,
    ...(leaseSeconds === undefined ? {} : { leaseSeconds }),
  });
  stack.push('store', () => store.close());
  const clock = options.clock ?? systemClock;
  const secret = await store.secret('guests');
  const registry = await openRegistry({ database: store.database, secret, now: () => clock.now(), log });
  stack.push('registry', () => registry.close());
  const metrics = new Metrics(options.process);
  const limits = { ...WEB_LIMITS, ...options.limits };
  const pushes = await openPushes(stack, store, clock, options, log);
  const host = openHost(store, registry, metrics, clock, limits, pushes, options, log);
  stack.push('host', () => host.stop());
  const firstAdmin = await offerFirstAdmin(registry.people.accounts, options.data);
  const parts = { store, host, registry, metrics, firstAdmin, limits, pushes };
  const { pointDoorsTo, inner, ...web } = await openWeb(stack, parts, clock, options, log);
  const numbers = options.metrics === undefined ? null : await openMetrics(metrics, options.metrics);
  stack.push('metrics', () => numbers?.close());
  await host.start();
  log.info({ url: web.url }, 'serving');
  const stop = async () => {
    await stack.close();
    log.info({}, 'stopped');
  };
  const shown = { ...web, host, database, metrics: numbers?.url ?? null, numbers: metrics, inner };
  return { ...shown, firstAdmin: firstAdmin.file, lost, pointDoorsTo, stop };
}

/** The database that was given, or our own, which is kept running. */
export async function openDatabase(
  stack: CleanupStack,
  options: ServeOptions,
  log: Logger,
): Promise<{ readonly url: string; readonly lost: Promise<PostgresFault> }> {
  if (options.database !== null) return { url: options.database, lost: new Promise(() => {}) };
  const database = await startEmbedded(embeddedOptions(options));
  stack.push('database', () => database.stop());
  const { databasePatience = DATABASE_PATIENCE } = options;
  const lost = new Promise<PostgresFault>((resolve) => {
    const supervisor = new Supervisor({ database, log, patience: databasePatience * 1000, lost: resolve });
    stack.push('supervisor', () => supervisor.stop());
    supervisor.start();
  });
  return { url: database.url, lost };
}

/** Seconds. */
const DATABASE_PATIENCE = 300;
/** Milliseconds: as quick readers like it. */
const DAILY_PACE = 900;

function openHost(
  store: PostgresStore,
  { people, moderation }: Registry,
  metrics: Metrics,
  clock: Clock,
  limits: WebLimits,
  pushes: Pushes,
  { chance, llms = [], doorsAt }: ServeOptions,
  log: Logger,
): Host {
  const host = new Host({
    store,
    clock,
    log,
    access: new PeoplePolicy(people, moderation, new KeptLimits(limits, () => clock.now())),
    onKept: (lines, seconds) => metrics.kept(lines, seconds),
    onBroke: () => metrics.broke(),
    onTold: (village, plan, entries) => {
      if (isSlow(plan.rules) && isNoticed(entries.map(({ event }) => event))) pushes.tell(village, plan);
    },
    slowBots: llmBots(openModels(llms, () => clock.now(), metrics.llm)),
    hasDoors: doorsAt === undefined,
    ...(chance === undefined ? {} : { chance }),
  });
  moderation.follow(({ village, person, standing }) => {
    if (standing === 'banned') host.sendAway(village, person);
    else host.letIn(village, person);
  });
  return host;
}

async function openPushes(
  stack: CleanupStack,
  store: PostgresStore,
  clock: Clock,
  { push }: ServeOptions,
  log: Logger,
): Promise<Pushes> {
  const secret = await store.secret('push');
  const pushes = new Pushes({
    database: store.database,
    secret,
    push: push ?? null,
    log,
    now: () => clock.now(),
  });
  stack.push('pushes', () => pushes.close());
  return pushes;
}

interface Parts {
  readonly store: PostgresStore;
  readonly host: Host;
  readonly registry: Registry;
  readonly metrics: Metrics;
  readonly firstAdmin: FirstAdmin;
  readonly limits: WebLimits;
  readonly pushes: Pushes;
}

async function openWeb(
  stack: CleanupStack,
  { store, host, registry, metrics, firstAdmin, limits, pushes }: Parts,
  clock: Clock,
  options: ServeOptions,
  log: Logger,
) {
  const { people, moderation } = registry;
  const { behindProxy = false } = options;
  const now = () => clock.now();
  const name = randomUUID();
  const presence = new Presence(name, store.relay, now);
  const typing = new Typing(name, store.relay, (village) => host.room(village)?.noteTyping());
  const tls = await certificateOf(options);
  const secure = tls !== null;
  const encrypted = secure || behindProxy;
  const quotas = new Quotas(limits, now);
  const users = new PeopleUsers({ people, database: store.database, secure: encrypted, quotas });
  const { villagesPerPerson } = limits;
  let app: FastifyInstance | null = null;
  // It waits for all connections, so it is closed last.
  stack.push('web', () => app?.close());
  const { host: address, aiwolf = null, nlpSecret = null, licosClient: client = null, doorsAt } = options;
  const key = Buffer.from(await store.secret('forwarding')).toString('hex');
  const forwarding = doorsAt === undefined ? undefined : forwardingTo(doorsAt, key, host, log);
  const lobby = new Lobby({ host, clock, log });
  let doors: readonly Door[] = [];
  // Programs are let go before their doors close.
  stack.push('doors', async () => {
    await lobby.close();
    for (const door of doors) await door.close();
  });
  const parts = { host, clock, log, lobby, address, behindProxy };
  if (forwarding === undefined)
    doors = await openDoors({
      ...{ ...parts, aiwolf },
      nlp: { secret: nlpSecret, takesAccounts: true },
      licos: {
        ...{ users, villagesPerPerson, client },
        mayBuild: (from) => quotas.has('villages', from),
        secure: encrypted,
      },
    });
  const live = new Live({
    ...{ host, people, moderation, clock, limits, presence, typing, log, behindProxy },
    doors: forwarding === undefined ? doors.flatMap(({ sockets }) => sockets ?? []) : [forwarding],
    meters: metrics,
  });
  stack.push('live', () => live.close());
  const sockets = () => live.sockets;
  metrics.show({ villages: () => host.villages, sockets });
  const bots = people.bots;
  const deletion = { ...registry, database: store.database, host, bots };
  const addDoors = async (app: FastifyInstance) => {
    for (const door of doors) await door.addPages?.(app);
  };
  const aiwolfPort = doors.find(({ name }) => name === 'aiwolf')?.port ?? null;
  const programs = {
    open: PROGRAM_DOORS.filter((name) => doors.some((door) => door.name === name)),
    faults: lobby.faults,
    look: () => lobby.look(),
  };
  const shownDoors = {
    aiwolf: aiwolfPort === null ? null : { host: ownHost(address), port: aiwolfPort },
    nlpTokens: nlpSecret !== null,
  };
  const contests = new Contests(store.database, now, host.bots);
  const runner = new ContestRunner({
    contests,
    database: store.database,
    host,
    store,
    log,
    look: programs.look,
  });
  stack.push('contests', () => runner.stop());
  const corpora = new Corpora(store.database, now);
  const study = new TaskThread();
  stack.push('study', () => study.close());
  const { database } = store;
  const gathering = new CorpusGathering({ database, corpora, store, thread: registry.thread, study });
  const routes: Route[] = [];
  const secret = await store.secret('daily');
  const daily = new DailyVillages({ database, host, secret, pace: options.dailyPace ?? DAILY_PACE, now });
  app = await buildApp({
    ...(forwarding === undefined ? {} : { forwarding }),
    onRoute: (route) => routes.push(route),
    openDoors: shownDoors,
    ...{ host, limits, quotas, log, tls, programs, presence, addDoors, behindProxy, now, deletion },
    ...registry,
    contests,
    daily,
    pushes,
    ...{ ratings: new Ratings(database), series: new SeriesList(database, host, now) },
    ...{ corpora, gathering, study, annotations: new Annotations(store.database, now) },
    store,
    secure: encrypted,
    record: (id, kind) => recordFile(store, registry.thread, id, kind),
    overview: () => overviewOf({ database, store, limits }),
    onAdmin: firstAdmin.done,
    onEnded: () => {
      void live.closeEnded();
      for (const door of doors) void door.closeEnded?.();
    },
    onAnswered: (method, route, status, seconds) => metrics.answered(method, route, status, seconds),
  });
  // The games of contests are played where programs are.
  if (forwarding === undefined) runner.start();
  const server = app.server as Server;
  if (forwarding === undefined) takeForwarded(server, key);
  live.listen(server);
  await app.listen({ port: options.port, host: options.host });
  const isOneOfSeveral = options.process !== undefined && forwarding === undefined;
  const inner = isOneOfSeveral ? await openInner(stack, server) : null;
  const { port } = app.server.address() as AddressInfo;
  const place = `${shownHost(options.host)}:${port}`;
  const url = `${secure ? 'https' : 'http'}://${place}`;
  return {
    url,
    routes,
    sockets,
    inner,
    pointDoorsTo: (at: string) => forwarding?.pointTo(at),
    doors: {
      aiwolf: aiwolfPort === null ? null : `tcp://${shownHost(options.host)}:${aiwolfPort}`,
      nlp: `${secure ? 'wss' : 'ws'}://${place}/ws`,
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

function embeddedOptions({ data, databaseSettings }: ServeOptions) {
  return databaseSettings === undefined ? { data } : { data, settings: databaseSettings };
}

/** Structured lines on standard error. */
export function makeLog({ logLevel, logTo, process: number }: ServeOptions): Logger {
  const base = number === undefined ? null : { process: number };
  return pino({ level: logLevel, base }, logTo ?? pino.destination({ fd: 2, sync: false }));
}
