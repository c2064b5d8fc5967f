import { mkdirSync } from 'node:fs';
import { isSlow } from '@mura/engine';
import { type Logger, pino } from 'pino';
import { CleanupStack } from './cleanup-stack.ts';
import { type Clock, systemClock } from './host/clock.ts';
import { Host } from './host/host.ts';
import { llmBots } from './llm/llm-bot.ts';
import { openModels } from './llm/model.ts';
import { isNoticed, Pushes } from './notices/pushes.ts';
import { openWeb } from './open-web.ts';
import { offerFirstAdmin } from './operations/first-admin.ts';
import { Metrics } from './operations/metrics.ts';
import { openMetrics } from './operations/metrics-door.ts';
import { KeptLimits } from './people/kept-limits.ts';
import { PeoplePolicy } from './people/people-policy.ts';
import { openRegistry, type Registry } from './people/registry.ts';
import type { Served, ServeOptions } from './serve-options.ts';
import { startEmbedded } from './store/embedded/embedded.ts';
import type { PostgresFault } from './store/embedded/fault.ts';
import { Supervisor } from './store/embedded/supervisor.ts';
import { PostgresStore } from './store/postgres/store.ts';
import { WEB_LIMITS, type WebLimits } from './web/limits.ts';

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
  const web = await openWeb({ ...parts, stack, clock, options, log });
  const numbers = options.metrics === undefined ? null : await openMetrics(metrics, options.metrics);
  stack.push('metrics', () => numbers?.close());
  await host.start();
  log.info({ url: web.url }, 'serving');
  const stop = async () => {
    await stack.close();
    log.info({}, 'stopped');
  };
  const shown = { ...web, host, database, metrics: numbers?.url ?? null, numbers: metrics };
  return { ...shown, firstAdmin: firstAdmin.file, lost, stop };
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

function embeddedOptions({ data, databaseSettings }: ServeOptions) {
  return databaseSettings === undefined ? { data } : { data, settings: databaseSettings };
}

/** Structured lines on standard error. */
export function makeLog({ logLevel, logTo, process: number }: ServeOptions): Logger {
  const base = number === undefined ? null : { process: number };
  return pino({ level: logLevel, base }, logTo ?? pino.destination({ fd: 2, sync: false }));
}
