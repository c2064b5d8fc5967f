import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, signUp } from '../../testing/account.ts';
import { ApiGuest, send, startVillage } from '../../testing/api.ts';
import { testServer } from '../../testing/server.ts';

const faults: string[] = [];
const served = testServer({ logLevel: 'error', logTo: { write: (line) => void faults.push(line) } });
let url: string;
let guest: ApiGuest;

afterAll(() => {
  expect(faults, 'nothing of it was a fault of ours').toEqual([]);
});

beforeAll(async () => {
  url = served.url;
  guest = await ApiGuest.arrive(url, 'mallory');
});

interface Operation {
  readonly method: string;
  readonly path: string;
}

/** Every operation of the API, as it is documented. */
async function operations(): Promise<Operation[]> {
  const api = await (await fetch(`${url}/api/v1/openapi.json`)).json();
  const { paths } = api as { paths: Record<string, object> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({
      method: method.toUpperCase(),
      path: path.replaceAll(/\{\w+\}/g, '000000000000'),
    })),
  );
}

describe('pages of another address', () => {
  test('can do nothing that changes something, and read nothing', async () => {
    const changing = (await operations()).filter(({ method }) => method !== 'GET');
    expect(changing.length).toBeGreaterThan(20);
    for (const { method, path } of changing) {
      for (const origin of ['https://evil.example', 'null', `${url}.evil.example`]) {
        const answer = await fetch(url + path, {
          method,
          headers: { origin, cookie: `mura_guest=${guest.token}`, 'content-type': 'application/json' },
          body: '{}',
        });
        expect([path, answer.status]).toEqual([path, 403]);
        expect(await answer.json()).toMatchObject({ code: 'wrongOrigin' });
      }
    }
    for (const { path } of await operations()) {
      const asked = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
      const answer = await fetch(url + path, { method: 'OPTIONS', headers: asked });
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      await answer.text();
    }
  });

  test('cannot send a form in place of JSON', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const body = '{"nickname":"x"}';
      const answer = await fetch(`${url}/api/v1/guest`, {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      });
      expect(answer.status).toBe(400);
    }
  });
});

describe('what is somebody’s own', () => {
  test('is kept by no cache', async () => {
    const account = await signUp(url, 'private');
    const village = await startVillage(url, [account], { preset: 'licos-5' });
    const own = ['/me', '/me/data', '/tokens', '/villages', `/villages/${village}`, '/reports', '/doors'];
    for (const path of own) {
      const answer = await fetch(`${url}/api/v1${path}`, {
        headers: { cookie: `mura_guest=${account.token}` },
      });
      expect([path, answer.headers.get('cache-control')]).toEqual([path, 'no-store']);
      await answer.text();
    }
    const wrong = await fetch(`${url}/api/v1/me`, { headers: { authorization: 'Bearer x' } });
    expect(wrong.headers.get('cache-control')).toBe('no-store');
    const tokens = await fetch(`${url}/licos/tokens`, { headers: { cookie: `mura_guest=${account.token}` } });
    expect(tokens.headers.get('cache-control')).toBe('no-store');
  });

  test('is opened by no cookie of a session that has ended, or of an account that is gone', async () => {
    const status = async (token: string) => {
      const headers = { cookie: `mura_guest=${token}` };
      return (await send(url, 'GET', '/me', undefined, headers)).status;
    };
    const account = await signUp(url, 'replayed');
    expect(await status(account.token)).toBe(200);
    await account.must(url, 'DELETE', '/session');
    expect(await status(account.token)).toBe(401);
    const { token, id } = (await send(url, 'POST', '/session', { name: 'replayed', password: PASSWORD }))
      .body;
    await new ApiGuest('replayed', id, token).must(url, 'DELETE', '/me', { delete: 'everything of mine' });
    expect(await status(token)).toBe(401);
    const again = await signUp(url, 'replayed');
    expect([await status(token), await status(again.token)]).toEqual([401, 200]);
  });

  test('has a cookie that scripts and other sites do not get', async () => {
    const answer = await fetch(`${url}/api/v1/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"nickname":"x"}',
    });
    expect(answer.headers.get('set-cookie')).toMatch(/^mura_guest=[\w.-]+; .*HttpOnly; SameSite=Lax$/);
    const secure = await served.another({ behindProxy: true });
    const encrypted = await fetch(`${secure.url}/api/v1/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"nickname":"x"}',
    });
    expect(encrypted.headers.get('set-cookie')).toMatch(/; Secure/);
  });
});

test('what makes the server work is limited, however its address is written', async () => {
  const strict = await served.another({ limits: { requestsPerMinute: 4 } });
  const addresses = [
    '/api/v1/health',
    '/%61pi/v1/health',
    '/api/v1/%68ealth',
    '/licos/tokens',
    '/licos/%6cobby',
  ];
  const { hostname, port } = new URL(strict.url);
  const answers = [];
  for (const path of addresses) {
    const sent = request({ hostname, port, path }).end();
    const [answer] = await once(sent, 'response');
    answer.resume();
    answers.push(answer.statusCode);
  }
  expect(answers).toEqual([200, 200, 200, 200, 429]);
});

describe('of numbers, names and texts that are none', () => {
  test.each([
    ['/villages?limit=1e999', 'limit'],
    ['/villages?before=-1e999', 'before'],
    ['/villages?limit=0x10&limit=2', 'limit'],
    ['/reports?before=99999999999999999999', 'before'],
  ])('%s is refused with its place', async (path, place) => {
    const answer = await guest.send(url, 'GET', path);
    expect([answer.status, answer.body.code]).toEqual([400, 'wrongMessage']);
    expect(answer.body.allowed).toContain(place);
  });

  test.each(['%00'.repeat(12), '%zz', '%e0%a4', '..%2f..', `${'a'.repeat(12)}%00`])(
    'the village %s is refused in the usual form',
    async (id) => {
      const answer = await guest.send(url, 'GET', `/villages/${id}`);
      expect([400, 404]).toContain(answer.status);
      expect(answer.body).toEqual(
        expect.objectContaining({ code: expect.any(String), message: expect.any(String) }),
      );
    },
  );

  test('no text of any request is too strange for the database', async () => {
    const account = await signUp(url, 'strange');
    const { id } = await account.must(url, 'POST', '/villages', { name: 'v', preset: 'nlp-5' });
    await account.must(url, 'POST', `/villages/${id}/seat`, {});
    const consent = (text: string) => ({ name: 'v', preset: 'nlp-5', consent: { text, purpose: 'p' } });
    const bodies: readonly (readonly [string, (text: string) => object])[] = [
      ['/villages', consent],
      ['/villages', (cast) => ({ name: 'v', preset: 'nlp-5', cast: `pack-${cast}` })],
      [`/villages/${id}/reports`, (reason) => ({ reason })],
      [`/villages/${id}/standings`, (reason) => ({ player: 1, standing: 'muted', reason })],
      [`/villages/${id}/withdraw`, (token) => ({ token })],
      [`/villages/${id}/seat`, (agree) => ({ agree })],
      ['/account/password', (password) => ({ old: password, new: `${password} and more` })],
      ['/admin/claim', (token) => ({ token })],
    ];
    for (const [path, body] of bodies) {
      for (const text of ['\u0000', 'a\u0000b', '\ud800', 'x\udc00']) {
        const answer = await account.send(url, 'POST', path, body(text));
        expect([path, answer.status, answer.body.code]).toEqual([path, 400, 'wrongMessage']);
      }
    }
    const query = await account.send(url, 'GET', '/reports?village=%00');
    expect([query.status, query.body.code]).toEqual([400, 'wrongMessage']);
  });
});

describe('bytes that are no request', () => {
  /** What is answered to bytes as they are, until the connection is closed. */
  async function answerTo(bytes: string | Buffer): Promise<string> {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    let answer = '';
    socket.on('data', (data) => {
      answer += data.toString('latin1');
    });
    socket.write(bytes);
    await once(socket, 'close');
    return answer;
  }
  const head = 'POST /api/v1/guest HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
  const hidden = 'GET /api/v1/villages HTTP/1.1\r\nHost: a\r\n\r\n';

  test.each([
    ['two lengths', `${head}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`],
    ['one length twice', `${head}Content-Length: 16\r\nContent-Length: 4\r\n\r\n{}  ${hidden}`],
    ['a coding that is none', `${head}Transfer-Encoding: xchunked\r\n\r\n${hidden}`],
    ['a header in two lines', `${head}X-A: a\r\n Content-Length: 2\r\n\r\n{}`],
    ['line feeds only', 'GET /api/v1/health HTTP/1.1\nHost: a\n\n'],
    ['a name of a header that is none', `GET / HTTP/1.1\r\nHost: a\r\nX A: b\r\n\r\n`],
    ['a header of 100 kB', `GET / HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(100_000)}\r\n\r\n`],
  ])('%s: one refusal, and the connection is closed', async (_, bytes) => {
    const answer = await answerTo(bytes);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });

  test('are not unpacked, where a body would have to be', async () => {
    const body = gzipSync(`{"nickname":"${' '.repeat(10_000_000)}"}`);
    const headers = `${head}Content-Encoding: gzip\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n`;
    const answer = await answerTo(Buffer.concat([Buffer.from(headers), body]));
    expect(answer).toMatch(/^HTTP\/1\.1 4(00|13|15) /);
  });
});
