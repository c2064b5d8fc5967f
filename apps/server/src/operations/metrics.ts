import { Counter, collectDefaultMetrics, Gauge, Histogram, type MetricObject, Registry } from 'prom-client';
import type { LlmMeter } from '../llm/model.ts';
import type { Meters } from '../web/meters.ts';
import { llmMetrics } from './llm-metrics.ts';

export interface Gauges {
  villages(): number;
  sockets(): number;
}

/** What the server does, in numbers for Prometheus. They are totals: none tells of one village or person. */
export class Metrics implements Meters {
  readonly #registry = new Registry();
  readonly #received = new Counter({
    name: 'mura_messages_received_total',
    help: 'Messages of clients',
    registers: [this.#registry],
  });
  readonly #told = new Counter({
    name: 'mura_events_told_total',
    help: 'Events sent to clients',
    registers: [this.#registry],
  });
  readonly #refused = new Counter({
    name: 'mura_messages_refused_total',
    help: 'Messages of clients that were refused, by code',
    labelNames: ['code'],
    registers: [this.#registry],
  });
  readonly #kept = new Counter({
    name: 'mura_events_kept_total',
    help: 'Events made durable',
    registers: [this.#registry],
  });
  readonly #broken = new Counter({
    name: 'mura_villages_broken_total',
    help: 'Villages that a fault of ours has ended',
    registers: [this.#registry],
  });
  readonly #keeping = new Histogram({
    name: 'mura_keeping_seconds',
    help: 'How long a step of a village took to become durable',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5],
    registers: [this.#registry],
  });
  readonly #requests = new Histogram({
    name: 'mura_request_seconds',
    help: 'How long requests took, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5],
    registers: [this.#registry],
  });

  /** By the bot that plays with a model. */
  readonly llm: (bot: string) => LlmMeter = llmMetrics(this.#registry);

  /** `process`: its number where several processes are one server; every number then has it as a label. */
  constructor(process?: number) {
    if (process !== undefined) this.#registry.setDefaultLabels({ process: String(process) });
    collectDefaultMetrics({ register: this.#registry });
  }

  /** What is counted where it is. */
  show({ villages, sockets }: Gauges): void {
    gauge(this.#registry, 'mura_villages', 'Villages that live in this process', villages);
    gauge(this.#registry, 'mura_sockets', 'Connections of browsers and programs', sockets);
  }

  received(): void {
    this.#received.inc();
  }

  told(): void {
    this.#told.inc();
  }

  refused(code: string): void {
    this.#refused.inc({ code });
  }

  kept(lines: number, seconds: number): void {
    this.#kept.inc(lines);
    this.#keeping.observe(seconds);
  }

  broke(): void {
    this.#broken.inc();
  }

  answered(method: string, route: string, status: number, seconds: number): void {
    this.#requests.observe({ method, route, status: String(status) }, seconds);
  }

  get type(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  /** To be put together with those of other processes. */
  values(): Promise<MetricObject[]> {
    return this.#registry.getMetricsAsJSON() as Promise<MetricObject[]>;
  }
}

function gauge(registry: Registry, name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read());
    },
  });
}
