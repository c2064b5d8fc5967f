import { rmSync } from 'node:fs';
import { type Served, type ServeOptions, serve } from '../src/serve.ts';
import { temporaryFolder } from './database.ts';

/** A server in this process, with a database that exists and limits that do not stand in the way. */
export async function serveHere(database: string, options: Partial<ServeOptions> = {}): Promise<Served> {
  const data = temporaryFolder();
  const served = await serve({
    port: 0,
    host: '127.0.0.1',
    data,
    database,
    tls: 'off',
    logLevel: 'error',
    ...options,
    limits: { requestsPerMinute: 100_000, villagesPerPerson: 1000, ...options.limits },
  });
  const stop = async () => {
    await served.stop();
    rmSync(data, { recursive: true, force: true });
  };
  return { ...served, stop };
}
