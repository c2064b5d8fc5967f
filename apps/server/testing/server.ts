import { afterAll, beforeAll } from 'vitest';
import type { Served, ServeOptions } from '../src/serve-options.ts';
import { startDatabases, type TestDatabases } from './database.ts';
import { serveHere } from './serving.ts';

/** A server for one file of tests, with a database of its own. */
export interface TestServer
  extends Pick<Served, 'url' | 'doors' | 'routes' | 'host' | 'database' | 'firstAdmin' | 'sockets'> {
  /** Another process, as far as the database can tell, on the same one; stopped with the first. */
  another(options?: Partial<ServeOptions>): Promise<Served>;
}

/** Started before the tests of the file, and stopped after them. */
export function testServer(options: Partial<ServeOptions> = {}): TestServer {
  let databases: TestDatabases;
  let database: string;
  let served: Served;
  const others: Served[] = [];
  beforeAll(async () => {
    databases = await startDatabases();
    database = await databases.fresh();
    served = await serveHere(database, options);
  });
  afterAll(async () => {
    for (const other of others) await other.stop();
    await served.stop();
    await databases.stop();
  });
  return {
    get url() {
      return served.url;
    },
    get doors() {
      return served.doors;
    },
    get routes() {
      return served.routes;
    },
    get host() {
      return served.host;
    },
    sockets() {
      return served.sockets();
    },
    get database() {
      return database;
    },
    get firstAdmin() {
      return served.firstAdmin;
    },
    async another(changed = {}) {
      const other = await serveHere(database, { ...options, ...changed });
      others.push(other);
      return other;
    },
  };
}
