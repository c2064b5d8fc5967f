import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface MetricsOptions {
  readonly port: number;
  /** Only this machine by default. */
  readonly host: string;
}

/** MetricTexts as Prometheus reads them. */
export interface MetricTexts {
  readonly type: string;
  text(): Promise<string>;
}

export interface MetricsDoor {
  readonly url: string;
  close(): Promise<void>;
}

/** A port of its own, so that what players reach never shows how much they whisper. */
export async function openMetrics(
  metrics: MetricTexts,
  { port, host }: MetricsOptions,
): Promise<MetricsDoor> {
  const server = createServer((request, response) => void answer(metrics, request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  const shown = host.includes(':') ? `[${host}]` : host;
  return {
    url: `http://${shown}:${address.port}/metrics`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  metrics: MetricTexts,
  { method, url }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (method !== 'GET' || url !== '/metrics') {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'content-type': metrics.type }).end(await metrics.text());
}
