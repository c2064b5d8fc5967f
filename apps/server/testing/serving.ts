import { rmSync } from 'node:fs';
import { serve } from '../src/serve.ts';
import type { Served, ServeOptions } from '../src/serve-options.ts';
import { temporaryFolder } from './database.ts';

const MANY = 1_000_000_000;

/** All tests of a file come from one address. */
const WIDE = {
  requestsPerMinute: 100_000,
  villagesPerPerson: 1000,
  ...{ guestsPerHour: MANY, accountsPerHour: MANY, villagesPerHour: MANY, seatsPerHour: MANY },
  ...{ reportsPerHour: MANY, tokensPerHour: MANY, castsPerHour: MANY, recordsPerHour: MANY },
  filesPerHour: MANY,
  ...{ keptPerPerson: MANY, keptPerAddress: MANY, keptPerVillage: MANY },
};

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
    limits: { ...WIDE, ...options.limits },
  });
  const stop = async () => {
    await served.stop();
    rmSync(data, { recursive: true, force: true });
  };
  return { ...served, stop };
}
