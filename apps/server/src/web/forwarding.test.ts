import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Forwarding, takeForwarded } from './forwarding.ts';

const KEY = 'the secret of the database';
const quiet = { info() {}, warn() {}, error() {} };

/** Whence a request comes, as the process with the doors sees it. */
let doors: Server;
/** A process that hands everything on. */
let other: Server;
let forwarding: Forwarding;

const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  doors = createServer((request, response) => {
    const { remoteAddress: from, encrypted = false } = request.socket as {
      remoteAddress?: string;
      encrypted?: boolean;
    };
    const ours = Object.keys(request.headers).filter((name) => name.startsWith('x-mura'));
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ from, encrypted, ours, host: request.headers.host, url: request.url }));
  }).listen(0, '127.0.0.1');
  doors.on('upgrade', ({ socket }, wire) => wire.end(`from ${socket.remoteAddress}`));
  takeForwarded(doors, KEY);
  await once(doors, 'listening');
  const hasPrograms = async (village: string) => village === 'withprograms';
  forwarding = new Forwarding({ to: urlOf(doors), key: KEY, log: quiet, hasPrograms });
  other = createServer((request, response) => {
    Object.defineProperty(request.socket, 'remoteAddress', { value: '198.51.100.7', configurable: true });
    forwarding.handOn(request, response);
  }).listen(0, '127.0.0.1');
  other.on('upgrade', (request, socket, head) => forwarding.upgrade(request, socket, head));
  await once(other, 'listening');
});

afterAll(() => {
  for (const server of [doors, other]) {
    server.close();
    server.closeAllConnections();
  }
});

async function asked(server: Server, headers: Record<string, string> = {}): Promise<unknown> {
  return (await fetch(`${urlOf(server)}/licos/lobby?a=b`, { headers })).json();
}

describe('a request that is handed on', () => {
  test('comes whence it came, to the address that was asked for, and says nothing of the key', async () => {
    const host = urlOf(other).replace('http://', '');
    const seen = { from: '198.51.100.7', encrypted: false, ours: [], host, url: '/licos/lobby?a=b' };
    expect(await asked(other)).toEqual(seen);
  });

  test('is what its own process says of it, whatever the client says', async () => {
    const said = { 'x-mura-forwarded-from': '203.0.113.9', 'x-mura-forwarded-encrypted': 'yes' };
    expect(await asked(other, said)).toMatchObject({ from: '198.51.100.7', encrypted: false });
  });

  test('without the key comes from whoever sends it', async () => {
    const said = { 'x-mura-forwarded-from': '203.0.113.9', 'x-mura-forwarding-key': 'guessed' };
    expect(await asked(doors, said)).toMatchObject({ from: '127.0.0.1', ours: [] });
    const right = { ...said, 'x-mura-forwarding-key': KEY };
    expect(await asked(doors, right)).toMatchObject({ from: '203.0.113.9', ours: [] });
  });

  test('is answered with "try again" while nobody is there', async () => {
    forwarding.pointTo('http://127.0.0.1:1');
    try {
      const answer = await fetch(urlOf(other));
      expect([answer.status, await answer.json()]).toEqual([
        503,
        expect.objectContaining({ code: 'tryAgain' }),
      ]);
    } finally {
      forwarding.pointTo(urlOf(doors));
    }
  });
});

test('an upgrade is handed on as it is', async () => {
  const { port } = other.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1' });
  socket.write('GET /ws HTTP/1.1\r\nHost: mura\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  const [answer] = await once(socket, 'data');
  // The wire itself is the test's: its address was not changed before it was handed on.
  expect(String(answer)).toBe('from 127.0.0.1');
  socket.destroy();
});

test.each([
  ['/api/v1/doors', '/api/v1/doors', undefined, true],
  ['/api/v1/villages/:id/programs', '/api/v1/villages/x/programs', 'x', true],
  ['/api/v1/villages/:id/start', '/api/v1/villages/x/start', 'withprograms', true],
  ['/api/v1/villages/:id/start', '/api/v1/villages/x/start', 'ofpeople', false],
  ['/api/v1/villages/:id', '/api/v1/villages/x', 'withprograms', false],
  [undefined, '/licos/lobby', undefined, true],
  [undefined, '/lobby', undefined, true],
  [undefined, '/village/abc', undefined, false],
  [undefined, '/licosophy', undefined, false],
])('what is asked at %s as %s of %s is for the doors: %s', async (route, pathname, village, isForDoors) => {
  expect(await forwarding.isForDoors({ route, pathname, village })).toBe(isForDoors);
});
