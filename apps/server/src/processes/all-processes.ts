import cluster, { type Worker } from 'node:cluster';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { AggregatorRegistry, Counter, Gauge, type MetricObject, Registry } from 'prom-client';
import { CleanupStack } from '../cleanup-stack.ts';
import type { Log } from '../host/log.ts';
import { openMetrics } from '../operations/metrics-door.ts';
import { makeLog, openDatabase } from '../serve.ts';
import type { Served, ServeOptions } from '../serve-options.ts';
import { CONNECTIONS_EACH, mustHaveConnections } from './connections.ts';
import { PART, type ParentOrder, type ProcessAddress, type ProcessPart, type ProcessReport } from './part.ts';

/** Milliseconds before a process that has ended by itself is started again: longer and longer while it does not live long. */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5000;
const LIVED_LONG = 10_000;
/** In which all have stopped; whoever stops a server is promised ten seconds. */
const STOP_LIMIT = 8000;
const METRICS_LIMIT = 2000;

/** What is run as each of the processes: it finds its part in its environment. */
export interface ProcessCommand {
  readonly exec: string;
  readonly args: readonly string[];
}

export type ServedByAll = Pick<Served, 'url' | 'doors' | 'metrics' | 'firstAdmin' | 'lost' | 'stop'> & {
  /** The ids of the processes, by number. */
  readonly pids: readonly number[];
};

/** A process ended before it served for the first time; it has said itself why. */
export class ProcessFault extends Error {
  override readonly name = 'ProcessFault';
  readonly exitCode: number;

  constructor(exitCode: number) {
    super('A process of the server ended before it served.');
    this.exitCode = exitCode;
  }
}

/** Several processes that share ports and database are one server: this one starts them, and starts anew whoever ends. */
export async function serveByAll(
  options: ServeOptions,
  { count, program }: { readonly count: number; readonly program: ProcessCommand },
): Promise<ServedByAll> {
  const log = makeLog(options);
  mkdirSync(options.data, { recursive: true });
  const stack = new CleanupStack((part, error) =>
    log.warn({ part, error: String(error) }, 'could not be closed'),
  );
  try {
    const { url: database, lost } = await openDatabase(stack, withConnections(options, count), log);
    await mustHaveConnections(database, count);
    const ports = await chosenPorts(options);
    const { doorsAt = null } = options;
    cluster.setupPrimary({ exec: program.exec, args: [...program.args], execArgv: [] });
    const { llms: _, ...shared } = options;
    const processes = new Processes({ ...ports, database, doorsAt, options: shared }, count, log);
    const address = await processes.start();
    const metrics = options.metrics === undefined ? null : await openMetrics(processes, options.metrics);
    const stop = async () => {
      await metrics?.close();
      await processes.stop();
      await stack.close();
    };
    return { ...address, pids: processes.pids, metrics: metrics?.url ?? null, lost, stop };
  } catch (error) {
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGKILL');
    await stack.close();
    throw error;
  }
}

/** A database of our own takes as many connections as all need. */
function withConnections(options: ServeOptions, count: number): ServeOptions {
  const max_connections = String(Math.max(60, 20 + count * CONNECTIONS_EACH));
  return { ...options, databaseSettings: { max_connections, ...options.databaseSettings } };
}

type Ports = Pick<ProcessPart, 'port' | 'aiwolfPort'>;

/** All processes listen on the same ports, so whoever wishes for any free ones gets them chosen here. */
async function chosenPorts({ port, host, aiwolf }: ServeOptions): Promise<Ports> {
  return {
    port: port === 0 ? await freePort(host) : port,
    aiwolfPort: aiwolf?.port === 0 ? await freePort(host) : (aiwolf?.port ?? null),
  };
}

function freePort(host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, host, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** The processes, by number. */
class Processes {
  readonly type = Registry.PROMETHEUS_CONTENT_TYPE;
  /** Where `doorsAt` says nothing, the first one has the doors. */
  readonly #part: Omit<ProcessPart, 'process'>;
  readonly #count: number;
  readonly #log: Log;
  readonly #workers = new Map<number, Worker>();
  readonly #restarts = new Map<NodeJS.Timeout, number>();
  readonly #own = new Registry();
  readonly #restarted: Counter;
  #doorsAt: string | null = null;
  #asked = 0;
  #isStopping = false;

  constructor(part: Omit<ProcessPart, 'process'>, count: number, log: Log) {
    this.#part = part;
    this.#count = count;
    this.#log = log;
    const registers = [this.#own];
    this.#restarted = new Counter({
      name: 'mura_process_restarts_total',
      help: 'Processes that ended by themselves and were started again',
      registers,
    });
    const workers = this.#workers;
    new Gauge({
      ...{ name: 'mura_processes', help: 'Processes of this server that run', registers },
      collect() {
        this.set(workers.size);
      },
    });
  }

  get pids(): number[] {
    return [...this.#workers]
      .sort(([one], [other]) => one - other)
      .map(([, { process }]) => process.pid ?? 0);
  }

  /** The one with the doors first: the others have to know where it is. */
  async start(): Promise<ProcessAddress> {
    const address = await this.#startFirst(1);
    const others = Array.from({ length: this.#count - 1 }, (_, index) => index + 2);
    await Promise.all(others.map((number) => this.#startFirst(number)));
    return address;
  }

  /** Each finishes what is under way. Whoever does not come to an end is ended. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const timer of this.#restarts.keys()) clearTimeout(timer);
    const workers = [...this.#workers.values()];
    const ended = Promise.all(
      workers.map((worker) => new Promise((resolve) => worker.once('exit', resolve))),
    );
    for (const worker of workers) tell(worker, { type: 'stop' });
    const timer = setTimeout(() => {
      for (const worker of this.#workers.values()) worker.process.kill('SIGKILL');
    }, STOP_LIMIT);
    await ended;
    clearTimeout(timer);
  }

  /** The numbers of all, each with the number of its process as a label. */
  async text(): Promise<string> {
    const told = await Promise.all([...this.#workers.values()].map((worker) => this.#valuesOf(worker)));
    const all = AggregatorRegistry.aggregate(told as unknown as object[]);
    return `${await this.#own.metrics()}\n${await all.metrics()}`;
  }

  /** One that does not answer in time is left out. */
  #valuesOf(worker: Worker): Promise<MetricObject[]> {
    const id = this.#asked++;
    return new Promise((resolve) => {
      const done = (values: MetricObject[]) => {
        clearTimeout(timer);
        worker.off('message', hear);
        resolve(values);
      };
      const hear = (report: ProcessReport) => {
        if (report.type === 'metrics' && report.id === id) done(report.values);
      };
      const timer = setTimeout(() => done([]), METRICS_LIMIT);
      worker.on('message', hear);
      tell(worker, { type: 'metrics', id });
    });
  }

  /** Nobody knows yet whether it can serve at all. */
  #startFirst(number: number): Promise<ProcessAddress> {
    return new Promise((resolve, reject) => {
      this.#fork(number, FIRST_PAUSE, resolve, (code) => reject(new ProcessFault(code)));
    });
  }

  #fork(
    number: number,
    pause: number,
    serving: (address: ProcessAddress) => void,
    failed?: (code: number) => void,
  ): void {
    const ownDoors = number === 1 ? null : this.#doorsAt;
    const part: ProcessPart = { ...this.#part, process: number, doorsAt: this.#part.doorsAt ?? ownDoors };
    const worker = cluster.fork({ [PART]: JSON.stringify(part) });
    const began = performance.now();
    let hasServed = false;
    this.#workers.set(number, worker);
    worker.on('message', (report: ProcessReport) => {
      if (report.type !== 'serving') return;
      hasServed = true;
      this.#noteDoors(report.address);
      serving(report.address);
    });
    worker.on('exit', (code, signal) => {
      this.#workers.delete(number);
      if (this.#isStopping) return;
      if (failed !== undefined && !hasServed) failed(code || 1);
      else
        this.#startAgain(
          number,
          { code, signal },
          performance.now() - began > LIVED_LONG ? FIRST_PAUSE : pause,
        );
    });
  }

  #noteDoors({ inner }: ProcessAddress): void {
    if (inner === null) return;
    this.#doorsAt = inner;
    for (const worker of this.#workers.values()) tell(worker, { type: 'doorsAt', address: inner });
  }

  #startAgain(number: number, how: object, pause: number): void {
    this.#log.error({ process: number, ...how }, 'process has ended: it is started again');
    const timer = setTimeout(() => {
      this.#restarts.delete(timer);
      this.#restarted.inc();
      const log = () => this.#log.warn({ process: number }, 'process serves again');
      this.#fork(number, Math.min(2 * pause, LONGEST_PAUSE), log);
    }, pause);
    this.#restarts.set(timer, number);
  }
}

/** One that is about to end hears nothing. */
function tell(worker: Worker, order: ParentOrder): void {
  if (worker.isConnected()) worker.send(order, undefined, undefined, () => {});
}
