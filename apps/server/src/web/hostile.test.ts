import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import fc from 'fast-check';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { runs } from '../../../../checks/runs.ts';
import { ApiGuest, send, startVillage } from '../../testing/api.ts';
import { startDatabases, type TestDatabases } from '../../testing/database.ts';
import { type AnyMessage, TestPlayer, until } from '../../testing/player.ts';
import { serveHere } from '../../testing/serving.ts';
import type { Served } from '../serve-options.ts';

let databases: TestDatabases;
let served: Served;
/** With limits that are quickly reached. */
let strict: Served;
let guest: ApiGuest;
let village: string;
/** Somebody else's village, which must not notice anything. */
let bystander: TestPlayer;

beforeAll(async () => {
  databases = await startDatabases();
  const database = await databases.fresh();
  served = await serveHere(database, { limits: { burst: 1e9, patience: 1e9, socketsPerAddress: 2000 } });
  const limits = {
    messagesPerSecond: 5,
    burst: 10,
    patience: 5,
    socketsPerAddress: 4,
    headers: 400,
    villagesPerPerson: 2,
  };
  strict = await serveHere(database, { limits });
  guest = await ApiGuest.arrive(served.url, 'mallory');
  village = await startVillage(served.url, [guest], { preset: 'licos-5' });
  const other = await ApiGuest.arrive(served.url, 'bystander');
  const quiet = await startVillage(served.url, [other], { preset: 'licos-5' });
  bystander = new TestPlayer({
    url: () => served.url,
    village: quiet,
    token: other.token,
    name: 'b',
    say: null,
  });
  await until('the bystander is there', () => bystander.given.length > 0);
});

afterAll(async () => {
  bystander.close();
  await served.stop();
  await strict.stop();
  await databases.stop();
});

/** The server still works for everybody else. */
async function expectUnmoved(): Promise<void> {
  const id = bystander.act({ type: 'note', text: 'all is well' });
  await until('the bystander can act', () => bystander.done.has(id));
  expect(bystander.connections).toBe(1);
  expect((await send(served.url, 'GET', '/health')).body.ok).toBe(true);
}

function liveUrl(url: string, id = village): string {
  return `${url.replace('http', 'ws')}/api/v1/villages/${id}/live`;
}

async function open(
  url: string,
  headers: Record<string, string> = { authorization: `Bearer ${guest.token}` },
) {
  const socket = new WebSocket(liveUrl(url), { headers });
  const messages: AnyMessage[] = [];
  socket.on('message', (data) => messages.push(JSON.parse(data.toString())));
  socket.on('error', () => {});
  await once(socket, 'open');
  await until('welcome', () => messages.length > 0);
  return { socket, messages };
}

/** The answer of a server that refuses the upgrade. */
async function refusedUpgrade(url: string, headers: Record<string, string>) {
  const socket = new WebSocket(url, { headers });
  socket.on('error', () => {});
  const [, answer] = await once(socket, 'unexpected-response');
  return answer.statusCode;
}

describe('messages', () => {
  let ids = 0;
  const act = (action: unknown, id: unknown = `id-${ids++}`) => JSON.stringify({ type: 'act', id, action });
  test.each<[string, string | Buffer, string]>([
    ['no JSON', '{"type":', 'notJson'],
    ['nothing', '', 'notJson'],
    ['bytes', Buffer.from([0, 255, 1]), 'notJson'],
    ['deep', '['.repeat(30_000), 'tooDeep'],
    ['a list', '[]', 'wrongMessage'],
    ['null', 'null', 'wrongMessage'],
    ['an unknown type', '{"type":"become","role":"admin"}', 'wrongMessage'],
    ['an action for another seat', act({ type: 'vote', player: 2, target: 1 }), 'wrongMessage'],
    ['a target that is a text', act({ type: 'vote', target: '1' }), 'wrongMessage'],
    ['half a target', act({ type: 'vote', target: 1.5 }), 'wrongMessage'],
    ['an action of the conductor', act({ type: 'timeUp', day: 1, phase: 'discussion' }), 'wrongMessage'],
    ['a missing answer of another', act({ type: 'noAnswer', act: 'vote', reason: 'gone' }), 'wrongMessage'],
    ['a forged wire', act({ type: 'talk', channel: 'talk', text: 'a', wire: { text: 'b' } }), 'wrongMessage'],
    ['a trap for prototypes', act(JSON.parse('{"__proto__":{"type":"over"}}')), 'wrongMessage'],
    ['an id that is none', act({ type: 'over' }, { toString: 1 }), 'wrongMessage'],
    ['an id that is too long', act({ type: 'over' }, 'x'.repeat(65)), 'wrongMessage'],
    ['a text that is too long', act({ type: 'note', text: 'x'.repeat(10_001) }), 'wrongMessage'],
    ['talk of those who watch', act({ type: 'watcherTalk', text: 'psst' }), 'notSeated'],
    ['a channel that is closed', act({ type: 'talk', channel: 'grave', text: 'boo' }), 'channelClosed'],
    ['a vote out of time', act({ type: 'vote', target: 2 }), 'notAsked'],
  ])('that are %s are refused with a clear code', async (_, text, code) => {
    const { socket, messages } = await open(served.url);
    socket.send(text);
    await until('refused', () => messages.some(({ type }) => type === 'refused'));
    const refusal = messages.find(({ type }) => type === 'refused');
    expect(refusal).toMatchObject({ code, message: expect.any(String) });
    expect(socket.readyState).toBe(WebSocket.OPEN);
    socket.terminate();
    await expectUnmoved();
  });

  test('of ten megabytes end the connection, not the server', async () => {
    const { socket } = await open(served.url);
    socket.send('x'.repeat(10_000_000));
    const [code] = await once(socket, 'close');
    expect(code).toBe(1009);
    await expectUnmoved();
  });

  test('that are anything at all are answered each', async () => {
    const { socket, messages } = await open(served.url);
    const count = runs(3000, 100_000);
    const junk = fc.oneof(
      { weight: 3, arbitrary: fc.json() },
      { weight: 2, arbitrary: fc.string({ unit: 'binary' }) },
      {
        weight: 5,
        arbitrary: fc
          .record({
            type: fc.constantFrom('act', 'act', 'act', 'ping', 'event'),
            id: fc.oneof(fc.uuid(), fc.string(), fc.nat()),
            action: fc.dictionary(
              fc.constantFrom('type', 'text', 'target', 'channel', 'mark', 'role', 'player', 'number'),
              fc.oneof(
                fc.constantFrom('talk', 'vote', 'mark', 'note', 'star', 'over', 'whisper', 'werewolf', 'X'),
                fc.integer(),
                fc.string(),
              ),
            ),
          })
          .map((message) => JSON.stringify(message)),
      },
    );
    const texts = fc.sample(junk, count).filter((text) => Buffer.byteLength(text) < 60_000);
    const before = messages.length;
    for (const [index, text] of texts.entries()) {
      socket.send(text);
      // Not faster than it is read.
      if (index % 500 === 499) await until('it keeps up', () => answersSince(messages, before) > index - 500);
    }
    await until('each is answered', () => answersSince(messages, before) >= texts.length);
    expect(socket.readyState).toBe(WebSocket.OPEN);
    socket.terminate();
    await expectUnmoved();
  }, 600_000);

  function answersSince(messages: readonly AnyMessage[], before: number): number {
    return messages.slice(before).filter(({ type }) => ['refused', 'done', 'pong'].includes(type)).length;
  }

  test('that are too many are refused, and then the connection is closed', async () => {
    const { socket, messages } = await open(strict.url);
    for (let count = 0; count < 40; count++) socket.send('{"type":"ping"}');
    const [code, reason] = await once(socket, 'close');
    expect([code, String(reason)]).toEqual([4029, 'tooManyMessages']);
    expect(messages.filter(({ type }) => type === 'pong').length).toBeLessThan(20);
    expect(messages.some(({ code: refused }) => refused === 'tooManyMessages')).toBe(true);
  });

  test('that are not read end the connection before they fill the memory', async () => {
    const { socket } = await open(served.url);
    const closed = once(socket, 'close');
    socket.pause();
    const text = JSON.stringify({ type: 'act', id: 'x', action: { type: 'talk', channel: 'x'.repeat(50) } });
    let isClosed = false;
    void closed.then(() => {
      isClosed = true;
    });
    for (let count = 0; count < 400_000 && !isClosed; count++) {
      socket.send(text);
      if (count % 1000 === 999) await new Promise(setImmediate);
      if (socket.bufferedAmount > 50_000_000) break;
    }
    socket.resume();
    await closed;
    await expectUnmoved();
  });
});

describe('as to who one is,', () => {
  const endOf = async (headers: Record<string, string>) => {
    const socket = new WebSocket(liveUrl(served.url), { headers });
    socket.on('error', () => {});
    const [code, reason] = await once(socket, 'close');
    return [code, String(reason)];
  };

  const forged = (secret: string, lifetime: string) =>
    new SignJWT({ nickname: 'x' })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('mura')
      .setAudience('guest')
      .setSubject(guest.id)
      .setExpirationTime(lifetime)
      .sign(new TextEncoder().encode(secret));

  test('forged, unsigned and broken tokens are refused', async () => {
    const [head, body] = guest.token.split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
    const tokens = [await forged('guess', '1d'), unsigned, `${head}.${body}.AAAA`, 'x', `${guest.token}x`];
    for (const token of tokens) {
      expect(await endOf({ authorization: `Bearer ${token}` })).toEqual([4001, 'wrongToken']);
      expect(await endOf({ cookie: `mura_guest=${token}` })).toEqual([4001, 'wrongToken']);
      const answer = await send(served.url, 'GET', '/me', undefined, { authorization: `Bearer ${token}` });
      expect([answer.status, answer.body.code]).toEqual([401, 'wrongToken']);
    }
  });

  test('with the token of somebody else one sits on their seat only, and without one on none', async () => {
    const stranger = await ApiGuest.arrive(served.url, 'stranger');
    const { messages, socket } = await open(served.url, { authorization: `Bearer ${stranger.token}` });
    expect(messages[0]).toMatchObject({ type: 'welcome', player: null });
    socket.send('{"type":"act","id":"a","action":{"type":"note","text":"x"}}');
    await until('refused', () => messages.some(({ code }) => code === 'notSeated'));
    socket.terminate();
    for (const [method, path] of [
      ['POST', 'start'],
      ['POST', 'bots'],
      ['GET', 'record'],
    ] as const) {
      const answer = await stranger.send(
        served.url,
        method,
        `/villages/${village}/${path}`,
        method === 'POST' ? { bot: 'random' } : undefined,
      );
      expect([401, 403, 409]).toContain(answer.status);
    }
  });

  test('pages of another address cannot connect, or send', async () => {
    const headers = { origin: 'https://evil.example', cookie: `mura_guest=${guest.token}` };
    expect(await refusedUpgrade(liveUrl(served.url), headers)).toBe(403);
    const answer = await send(served.url, 'POST', '/guest', { nickname: 'x' }, headers);
    expect([answer.status, answer.body.code]).toEqual([403, 'wrongOrigin']);
    const own = await send(served.url, 'POST', '/guest', { nickname: 'x' }, { origin: served.url });
    expect(own.status).toBe(200);
  });
});

describe('of requests:', () => {
  test.each([
    ['no JSON', 'POST', '/guest', '{', 400, 'notJson'],
    ['no body', 'POST', '/guest', '', 400, 'notJson'],
    ['no nickname', 'POST', '/guest', '{}', 400, 'wrongMessage'],
    ['an empty nickname', 'POST', '/guest', '{"nickname":"  "}', 400, 'wrongMessage'],
    ['a nickname of two lines', 'POST', '/guest', '{"nickname":"a\\nb"}', 400, 'wrongMessage'],
    ['a nickname that turns the writing', 'POST', '/guest', '{"nickname":"a\\u202eb"}', 400, 'wrongMessage'],
    [
      'a nickname that is too long',
      'POST',
      '/guest',
      `{"nickname":"${'x'.repeat(25)}"}`,
      400,
      'wrongMessage',
    ],
    ['more than is asked', 'POST', '/guest', '{"nickname":"a","admin":true}', 400, 'wrongMessage'],
    ['a village of nobody', 'POST', '/villages', '{"name":"a","preset":"aiwolf-5"}', 401, 'needsGuest'],
    ['a village that is none', 'GET', '/villages/000000000000', null, 404, 'unknownVillage'],
    ['an id that is none', 'GET', '/villages/..%2f..%2fetc', null, 400, 'wrongMessage'],
    ['an address that is none', 'GET', '/nothing', null, 404, 'unknownAddress'],
    ['too large a body', 'POST', '/guest', `{"nickname":"${'x'.repeat(70_000)}"}`, 413, 'tooLarge'],
  ])('%s is refused with a clear code', async (_, method, path, body, status, code) => {
    const answer = await fetch(`${served.url}/api/v1${path}`, {
      method,
      headers: body === null ? {} : { 'content-type': 'application/json' },
      body,
    });
    expect([answer.status, await answer.json()]).toEqual([
      status,
      expect.objectContaining({ code, message: expect.any(String) }),
    ]);
  });

  test.each([
    ['an unknown preset', { preset: 'chess' }, 'unknownPreset'],
    ['an unknown cast', { cast: 'none' }, 'unknownCast'],
    ['an unknown bot', { bots: 'hal' }, 'unknownBot'],
    ['rules that are none', { rules: { roles: { werewolf: 'many' } } }, 'wrongSetup'],
    ['rules that nobody knows', { rules: { moon: 1 } }, 'wrongSetup'],
    ['a village of werewolves', { rules: { roles: { werewolf: 3, villager: 0 } } }, 'wrongSetup'],
    ['too many players', { rules: { roles: { villager: 19 } } }, 'wrongSetup'],
    ['a trap', { rules: JSON.parse('{"__proto__":{"roles":1}}') }, 'notJson'],
    ['another trap', { rules: { constructor: { prototype: 1 } } }, 'notJson'],
    ['deep rules', { rules: { roles: { villager: [[[[[[{}]]]]]] } } }, 'wrongSetup'],
  ])('a village with %s is refused', async (_, body, code) => {
    const answer = await guest.send(served.url, 'POST', '/villages', {
      name: 'x',
      preset: 'aiwolf-5',
      ...body,
    });
    expect([answer.status, answer.body.code]).toEqual([400, code]);
  });

  test('a person makes only so many villages', async () => {
    const maker = await ApiGuest.arrive(strict.url, 'maker');
    const make = () => maker.send(strict.url, 'POST', '/villages', { name: 'x', preset: 'aiwolf-5' });
    expect([(await make()).status, (await make()).status]).toEqual([200, 200]);
    expect(await make()).toMatchObject({ status: 429, body: { code: 'tooManyVillages' } });
  });

  test('paths do not lead out of the pages, and script in names stays text', async () => {
    for (const path of [
      '/../package.json',
      '/%2e%2e/package.json',
      '/..%2fpackage.json',
      '/.%00/x',
      '//etc/passwd',
    ]) {
      const answer = await rawGet(path);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.body).not.toContain('"dependencies"');
    }
    const name = '<script>alert(1)</script>';
    await guest.must(served.url, 'POST', '/villages', { name, preset: 'aiwolf-5' });
    const list = await fetch(`${served.url}/api/v1/villages`);
    expect(list.headers.get('content-type')).toContain('application/json');
    for (const path of ['/', '/api']) {
      const page = await fetch(`${served.url}${path}`);
      expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'self'/);
      expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
      expect(page.headers.get('x-content-type-options')).toBe('nosniff');
      expect(await page.text()).not.toMatch(/<script>|onload=|style="/);
    }
  });

  /** As it is: `fetch` would tidy the path up. */
  async function rawGet(path: string): Promise<{ status: number; body: string }> {
    const { hostname, port } = new URL(served.url);
    const sent = request({ hostname, port, path, method: 'GET' }).end();
    const [answer] = await once(sent, 'response');
    let body = '';
    for await (const bytes of answer) body += bytes;
    return { status: answer.statusCode, body };
  }
});

describe('of connections:', () => {
  test('headers that come too slowly are not waited for', async () => {
    const { hostname, port } = new URL(strict.url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    await once(socket, 'connect');
    let heard = '';
    socket.on('data', (bytes) => {
      heard += bytes;
    });
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    await once(socket, 'close');
    expect(heard).not.toContain('200 OK');
  });

  test('from one address there are only so many sockets, and those that are closed do not count', async () => {
    const all = [];
    for (let count = 0; count < 4; count++) all.push(await open(strict.url));
    expect(await refusedUpgrade(liveUrl(strict.url), {})).toBe(429);
    for (const { socket } of all) {
      socket.close();
      await once(socket, 'close');
    }
    await until('there is room again', () => strict.sockets() === 0);
    (await open(strict.url)).socket.terminate();
  });

  test('hundreds at once come and go', async () => {
    const before = served.sockets();
    const sockets = Array.from({ length: runs(300, 1500) }, () => new WebSocket(liveUrl(served.url)));
    let opened = 0;
    for (const socket of sockets) {
      socket.on('error', () => {});
      socket.on('message', () => {});
      socket.on('open', () => opened++);
    }
    await until('all are open', () => opened === sockets.length);
    for (const socket of sockets) socket.terminate();
    await until('all are gone', () => served.sockets() === before);
    await expectUnmoved();
  });
});
