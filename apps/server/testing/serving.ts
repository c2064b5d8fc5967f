import { type Served, type ServeOptions, serve } from '../src/serve.ts';
import { temporaryFolder } from './database.ts';

/** A server in this process, with a database that exists and limits that do not stand in the way. */
export function serveHere(database: string, options: Partial<ServeOptions> = {}): Promise<Served> {
  return serve({
    port: 0,
    host: '127.0.0.1',
    data: temporaryFolder(),
    database,
    tls: 'off',
    logLevel: 'error',
    ...options,
    limits: { requestsPerMinute: 100_000, villagesPerPerson: 1000, ...options.limits },
  });
}
