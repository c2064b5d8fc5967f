import { type ChildProcess, fork } from 'node:child_process';
import type { Benchmark } from '@mura/arena';
import type { LoadResult, Served } from '@mura/server';
import { pause } from './measure.ts';

// From `src` (tests) and from `dist` alike: Node runs no TypeScript in a child.
const CLIENTS = new URL('../../dist/bench-wire/web-clients.js', import.meta.url);

/** Seconds; then all who talk have begun to. */
const WARM_UP = 10;

export interface WebLoadOptions {
  readonly villages: number;
  readonly seconds: number;
  /** Villages that have ended before, in the same store. */
  readonly finished: number;
}

/** A benchmark with what must hold while it is measured. */
export interface WebLoad extends Benchmark {
  readonly villages: number;
  readonly sockets: number;
  readonly p50Ms: number;
  readonly lost: number;
  readonly repeated: number;
  readonly refused: number;
  readonly broken: number;
  /** Posts that were acknowledged and do not stand in the store, or stand there unasked. */
  readonly unrecorded: number;
  /** Of the server when the measuring began, and when it ended. */
  readonly megabytes: readonly [number, number];
}

/** Five players in each village post every 5 s over WebSocket; server and players share the machine. */
export async function benchWebLoad(options: WebLoadOptions, data: string): Promise<WebLoad> {
  const served = await open(data);
  try {
    if (options.finished > 0) await fill(served, options.finished);
    const clients = fork(CLIENTS, argumentsOf(served, options), {
      execArgv: [],
      stdio: ['ignore', 2, 2, 'ipc'],
    });
    const measured = await measure(clients);
    await served.stop();
    const unrecorded = await countUnrecorded(data, measured.result);
    return toBenchmark(measured, unrecorded, options);
  } finally {
    await served.stop().catch(() => {});
  }
}

function argumentsOf({ url }: Served, { villages, seconds }: WebLoadOptions): string[] {
  return [url, String(villages), String(Math.min(WARM_UP, seconds)), String(seconds)];
}

const MANY = 1_000_000_000;

/** A few people are in all villages, and everybody comes from one address. */
const WIDE = {
  ...{ socketsPerAddress: MANY, sockets: 1_000_000, requestsPerMinute: MANY, villagesPerPerson: MANY },
  ...{ messagesPerSecond: MANY, burst: MANY, villagesPerHour: MANY, seatsPerHour: MANY },
  ...{ keptPerPerson: MANY, keptPerAddress: MANY, keptPerVillage: MANY },
};

async function open(data: string): Promise<Served> {
  const { serve } = await import('@mura/server');
  return serve({
    port: 0,
    host: '127.0.0.1',
    data,
    database: null,
    tls: 'off',
    logLevel: 'error',
    limits: WIDE,
  });
}

/** One village of bots is played, and copied. */
async function fill({ url, host, database }: Served, copies: number): Promise<void> {
  const post = (path: string, body: unknown, token = '') =>
    fetch(`${url}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    }).then((answer) => answer.json() as Promise<Record<string, string>>);
  const { token } = await post('/guest', { nickname: 'filler' });
  const { id = '' } = await post('/villages', { name: 'old', preset: 'aiwolf-5', bots: 'random' }, token);
  await post(`/villages/${id}/start`, {}, token);
  while ((await host.find(id))?.state !== 'ended') await pause(0.1);
  const { fillWithEnded } = await import('@mura/server');
  await fillWithEnded(database, id, copies);
}

interface MeasuredLoad {
  readonly result: LoadResult;
  readonly cpuSeconds: number;
  readonly seconds: number;
  readonly megabytes: readonly [number, number];
}

type LoadMessage =
  | { readonly state: 'begins' | 'ends' }
  | { readonly state: 'done'; readonly result: LoadResult };

function measure(clients: ChildProcess): Promise<MeasuredLoad> {
  return new Promise((resolve, reject) => {
    let begun = { cpu: process.cpuUsage(), at: 0, megabytes: 0 };
    let ended = { cpuSeconds: 0, seconds: 0, megabytes: 0 };
    clients.on('message', (said: LoadMessage) => {
      if ('result' in said) {
        resolve({ ...ended, result: said.result, megabytes: [begun.megabytes, ended.megabytes] });
      } else if (said.state === 'begins') {
        begun = { cpu: process.cpuUsage(), at: performance.now(), megabytes: megabytes() };
      } else {
        const { user, system } = process.cpuUsage(begun.cpu);
        const seconds = (performance.now() - begun.at) / 1000;
        ended = { cpuSeconds: (user + system) / 1e6, seconds, megabytes: megabytes() };
      }
    });
    clients.on('exit', (code) => reject(new Error(`The players ended with code ${code}`)));
  });
}

function megabytes(): number {
  return Math.round(process.memoryUsage.rss() / 1e6);
}

/** Read from the store by a server that has just started. */
async function countUnrecorded(data: string, { villages, posts }: LoadResult): Promise<number> {
  const again = await open(data);
  let kept = 0;
  for (const village of villages) {
    const feed = await again.host.feed(village);
    const isPost = (event: object) => 'text' in event && String(event.text).startsWith('load ');
    kept += (feed?.given('observer') ?? []).filter(({ event }) => isPost(event)).length;
    again.host.release(village);
  }
  await again.stop();
  return Math.abs(posts - kept);
}

function toBenchmark(
  { result, cpuSeconds, seconds, megabytes }: MeasuredLoad,
  unrecorded: number,
  { finished }: WebLoadOptions,
): WebLoad {
  const { fanOut, measuredPosts, villages, sockets, lost, repeated, refused, broken } = result;
  const share = (part: number) => fanOut[Math.floor(fanOut.length * part)] ?? 0;
  return {
    name: finished === 0 ? 'wire/web-load' : `wire/web-load/after-${finished}`,
    unit: 'utterances',
    perCpuSecond: measuredPosts / cpuSeconds,
    perSecond: measuredPosts / seconds,
    p99Ms: share(0.99),
    ...{ villages: villages.length, sockets, p50Ms: share(0.5), lost, repeated, refused, broken, unrecorded },
    megabytes,
  };
}
