import { createServer } from 'node:net';

/** A port that nobody has now, and that stays the same when a server comes back. */
export function freePort(): Promise<number> {
  return listenOnce(0);
}

/** Below those that the system gives out by itself; each process that runs tests begins elsewhere. */
const OWN_PORTS = 20_000 + 100 * Number(process.env.VITEST_POOL_ID ?? 0);

/** The first of this process that is free: when a server has stopped, the next has its address. */
export async function firstFreePort(): Promise<number> {
  for (let port = OWN_PORTS; port < OWN_PORTS + 100; port++)
    if ((await listenOnce(port).catch(() => null)) !== null) return port;
  return 0;
}

function listenOnce(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
