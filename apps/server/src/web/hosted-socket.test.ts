import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import type { HostedSocket } from './hosted-socket.ts';
import { SocketHost } from './socket-host.ts';

const PIECE = 'x'.repeat(65_536);
const UNREAD = 262_144;

/** A reader who has stopped to read, and the socket of the host to them. */
async function reader(mostUnread: number) {
  const patience = { unread: UNREAD, mostUnread, patience: 2 };
  const limits = { message: 1000, sockets: 10, socketsPerAddress: 10, heartbeat: null, ...patience };
  const host = new SocketHost({ limits, behindProxy: false });
  const server = createServer();
  const welcomed = new Promise<HostedSocket>((resolve) => {
    server.on('upgrade', (request, socket, head) => host.upgrade(request, socket, head, resolve));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  onTestFinished(() => {
    client.terminate();
    host.close();
    server.close();
  });
  await once(client, 'open');
  client.pause();
  return { client, socket: await welcomed };
}

describe('a reader who is slow', () => {
  test('is given no more until they have read, and then the rest', async () => {
    const { client, socket } = await reader(Number.MAX_SAFE_INTEGER);
    let resume = () => {};
    const resumed = new Promise<void>((resolve) => {
      resume = resolve;
    });
    while (socket.keepsUp(resume)) {
      socket.send(PIECE);
      await setImmediate();
    }
    expect(socket.keepsUp(resume)).toBe(false);
    client.resume();
    await resumed;
    await expect.poll(() => socket.keepsUp(resume), { timeout: 60_000 }).toBe(true);
  });

  test('is let go where they do not read at all', async () => {
    const { socket } = await reader(2 * UNREAD);
    while (socket.send(PIECE)) await setImmediate();
    expect(socket.isOpen).toBe(false);
  });
});

test('nonsense is borne up to a limit', async () => {
  const { socket } = await reader(UNREAD);
  expect([socket.bear(), socket.bear(), socket.bear()]).toEqual([true, true, false]);
});
