import type { DestinationStream } from 'pino';
import type { AIWolfPort } from './doors/door.ts';
import type { Clock } from './host/clock.ts';
import type { Host, HostOptions } from './host/host.ts';
import type { LlmSettings } from './llm/settings.ts';
import type { PushOptions } from './notices/pushes.ts';
import type { Metrics } from './operations/metrics.ts';
import type { MetricsOptions } from './operations/metrics-door.ts';
import type { PostgresFault } from './store/embedded/fault.ts';
import type { Route } from './web/app.ts';
import type { WebLimits } from './web/limits.ts';

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
