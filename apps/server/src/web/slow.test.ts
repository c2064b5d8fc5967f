import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { runs } from '../../../../checks/runs.ts';
import { send } from '../../testing/api.ts';
import { until } from '../../testing/player.ts';
import { testServer } from '../../testing/server.ts';

const server = testServer({ limits: { headers: 500, request: 1000, requestsPerMinute: 1000 } });
const HEAD = 'POST /api/v1/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

/** A connection on which a byte comes now and then, and which never hangs up by itself. */
class SlowClient {
  readonly socket: Socket;
  heard = '';
  isClosed = false;
  readonly #timer: NodeJS.Timeout;

  constructor(begins: string, drips = '') {
    const { hostname, port } = new URL(server.url);
    this.socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
    this.socket.on('error', () => {});
    this.socket.on('data', (bytes) => {
      this.heard += bytes.toString();
    });
    this.socket.on('close', () => {
      this.isClosed = true;
    });
    this.socket.write(begins);
    let left = drips;
    // Where the other end is gone altogether, whatever is sent there closes the connection.
    this.socket.on('end', () => {
      left ||= 'x';
    });
    let sent = 0;
    this.#timer = setInterval(() => {
      if (left !== '' && this.socket.writable) this.socket.write(left[sent++ % left.length] ?? '');
    }, 50);
    onTestFinished(() => this.leave());
  }

  leave(): void {
    clearInterval(this.#timer);
    this.socket.destroy();
  }
}

async function expectServing(): Promise<void> {
  expect((await send(server.url, 'GET', '/health')).status).toBe(200);
}

describe('a client that is slow', () => {
  test.each([
    ['says nothing at all', '', ''],
    ['never finishes its headers', HEAD, ''],
    ['drips its headers byte by byte', `${HEAD}X-Slow: `, 'x'],
    ['never sends the body it announces', `${HEAD}Content-Length: 1000\r\n\r\n`, ''],
    ['drips the body byte by byte', `${HEAD}Content-Length: 1000\r\n\r\n{"nickname":"`, 'x'],
    ['drips a body in pieces', `${HEAD}Transfer-Encoding: chunked\r\n\r\n`, '1\r\nx\r\n'],
    ['drips an upgrade', 'GET /ws HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nX-Slow: ', 'x'],
  ])('is not waited for when it %s', async (_, begins, drips) => {
    const client = new SlowClient(begins, drips);
    await until('it is let go', () => client.isClosed, 30_000);
    expect(client.heard).not.toContain('200 OK');
    await expectServing();
  });

  test('does not keep others out, however many it is', async () => {
    const body = `${HEAD}Content-Length: 1000\r\n\r\n`;
    const clients = Array.from(
      { length: runs(300, 2000) },
      (_, index) => new SlowClient(index % 2 === 0 ? HEAD : body, index % 3 === 0 ? 'x' : ''),
    );
    await until('they are there', () => clients.every(({ socket }) => !socket.connecting), 30_000);
    await expectServing();
    await until('all are let go', () => clients.every(({ isClosed }) => isClosed));
    await expectServing();
  });
});

describe('an upgrade that is refused', () => {
  const upgrade = (path: string, more = '') =>
    `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
    `Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n${more}\r\n`;
  const foreign = 'Origin: https://evil.example\r\n';

  test.each([
    ['nowhere', upgrade('/nowhere'), '404'],
    ['of another page', upgrade('/api/v1/villages/000000000000/live', foreign), '403'],
    ['of another page to the NLP door', upgrade('/ws', foreign), '403'],
    ['of another page to the LiCOS door', upgrade('/licos/lobbyMessage', foreign), '403'],
  ])('is hung up, also on whoever does not hang up themselves: %s', async (_, begins, status) => {
    const client = new SlowClient(begins, 'x');
    await until('it is answered', () => client.heard.includes(`HTTP/1.1 ${status}`), 30_000);
    await until('it is hung up', () => client.isClosed, 30_000);
  });

  test('is one of too many in a minute; the requests of others are not', async () => {
    const few = await server.another({ limits: { requestsPerMinute: 5 } });
    const { hostname, port } = new URL(few.url);
    const statuses: string[] = [];
    for (let tries = 0; tries < 7; tries++) {
      const socket = connect(Number(port), hostname);
      socket.write(upgrade('/nowhere'));
      const [bytes] = await once(socket, 'data');
      statuses.push(String(bytes).split(' ')[1] ?? '');
      socket.destroy();
    }
    expect(statuses).toEqual([...Array(5).fill('404'), '429', '429']);
    await expectServing();
  });
});
