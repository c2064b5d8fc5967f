import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:https';
import { connect } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { web } from '@mura/protocols';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { ApiGuest, send, startVillage } from '../../testing/api.ts';
import { temporaryFolder } from '../../testing/database.ts';
import { TestPlayer, until } from '../../testing/player.ts';
import { testServer } from '../../testing/server.ts';
import { serveHere } from '../../testing/serving.ts';

const served = testServer();

describe('a guest', () => {
  test('[R000-PLAT-07] joins with a nickname only, and stays the same person under another name', async () => {
    const answer = await fetch(`${served.url}/api/v1/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"nickname":"ミナト"}',
    });
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^mura_guest=[\w.-]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    const { id } = (await answer.json()) as { id: string };
    const [pair = ''] = cookie.split(';');
    expect((await send(served.url, 'GET', '/me', undefined, { cookie: pair })).body).toEqual({
      id,
      nickname: 'ミナト',
      kind: 'guest',
      right: 'player',
    });
    const renamed = await send(served.url, 'POST', '/guest', { nickname: 'another' }, { cookie: pair });
    expect(renamed.body).toMatchObject({ id, nickname: 'another' });
    expect((await send(served.url, 'POST', '/guest', { nickname: 'third' })).body.id).not.toBe(id);
  });

  test('keeps their seat over a restart of the server', async () => {
    const guest = await ApiGuest.arrive(served.url, 'stays');
    const { id } = await guest.must(served.url, 'POST', '/villages', { name: 'v', preset: 'aiwolf-5' });
    await guest.must(served.url, 'POST', `/villages/${id}/seat`, { player: 3 });
    const again = await serveHere(served.database);
    const { seats } = await guest.must(again.url, 'GET', `/villages/${id}`);
    expect(seats[2]).toMatchObject({ mine: true, state: 'taken', name: 'stays' });
    await again.stop();
  });
});

describe('seats', () => {
  test('are taken, left, filled with bots; the maker frees any, others only their own', async () => {
    const [maker, second, third] = await Promise.all(
      ['m', 's', 't'].map((name) => ApiGuest.arrive(served.url, name)),
    );
    if (!maker || !second || !third) return expect.fail();
    const { id } = await maker.must(served.url, 'POST', '/villages', { name: 'v', preset: 'aiwolf-5' });
    const at = `/villages/${id}`;
    await second.must(served.url, 'POST', `${at}/seat`, { player: 2 });
    expect(await third.send(served.url, 'POST', `${at}/seat`, { player: 2 })).toMatchObject({
      status: 409,
      body: { code: 'seatTaken' },
    });
    expect(await second.send(served.url, 'POST', `${at}/seat`, {})).toMatchObject({
      body: { code: 'alreadySeated' },
    });
    expect(await third.send(served.url, 'DELETE', `${at}/seat?player=2`)).toMatchObject({
      body: { code: 'notYours' },
    });
    await third.must(served.url, 'POST', `${at}/seat`, {});
    await maker.must(served.url, 'DELETE', `${at}/seat?player=2`);
    expect(await maker.send(served.url, 'POST', `${at}/start`, {})).toMatchObject({
      status: 409,
      body: { code: 'seatsOpen' },
    });
    await maker.must(served.url, 'POST', `${at}/bots`, { bot: 'honest' });
    // Another bot takes the place of a bot, and of nobody else.
    const { seats } = await maker.must(served.url, 'POST', `${at}/bots`, { bot: 'hisui@fair', player: 2 });
    expect(seats[1]).toMatchObject({ kind: 'bot', name: 'hisui@fair' });
    const people = seats.findIndex(({ kind }: { kind: string }) => kind === 'person') + 1;
    expect(
      await maker.send(served.url, 'POST', `${at}/bots`, { bot: 'honest', player: people }),
    ).toMatchObject({ body: { code: 'seatTaken' } });
    expect(await second.send(served.url, 'POST', `${at}/seat`, {})).toMatchObject({
      body: { code: 'villageFull' },
    });
    expect(await third.send(served.url, 'POST', `${at}/start`, {})).toMatchObject({ status: 403 });
    await maker.must(served.url, 'POST', `${at}/start`, {});
    expect(await maker.send(served.url, 'POST', `${at}/start`, {})).toMatchObject({
      body: { code: 'alreadyStarted' },
    });
    expect(await third.send(served.url, 'DELETE', `${at}/seat`)).toMatchObject({
      body: { code: 'alreadyStarted' },
    });
  });

  test('are given to one of many who come at once', async () => {
    const guests = await Promise.all(
      Array.from({ length: 6 }, (_, index) => ApiGuest.arrive(served.url, `g${index}`)),
    );
    const [maker] = guests as [ApiGuest, ...ApiGuest[]];
    const { id } = await maker.must(served.url, 'POST', '/villages', { name: 'v', preset: 'aiwolf-5' });
    const answers = await Promise.all(
      guests.map((one) => one.send(served.url, 'POST', `/villages/${id}/seat`, { player: 1 })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await maker.must(served.url, 'GET', `/villages/${id}`)).taken).toBe(1);
  });

  test('[R000-PLAT-09] are those of characters of the cast, and who plays whom is hidden until the end', async () => {
    const [maker, other] = await Promise.all(
      ['maker', 'other'].map((name) => ApiGuest.arrive(served.url, name)),
    );
    if (!maker || !other) return expect.fail();
    const village = await startVillage(served.url, [maker, other], {
      preset: 'nlp-5',
      cast: 'harbour',
      language: 'en',
    });
    const sees = async () => (await other.must(served.url, 'GET', `/villages/${village}`)).seats;
    const seats = await sees();
    expect(new Set(seats.map(({ character }: { character: string }) => character)).size).toBe(5);
    expect(seats.map(({ name, kind }: { name?: string; kind?: string }) => [name, kind])).toEqual([
      [undefined, undefined],
      ['other', 'person'],
      ...Array.from({ length: 3 }, () => [undefined, undefined]),
    ]);
    const players = [maker, other].map(
      ({ token, nickname: name }) => new TestPlayer({ url: () => served.url, village, token, name }),
    );
    await until('it ends', () => players.every(({ hasEnded }) => hasEnded));
    const [player] = players as [TestPlayer];
    const told = (frames: readonly string[]) => frames.join('\n');
    const end = player.frames.findIndex((text) => text.includes('"type":"ended"'));
    expect(told(player.frames.slice(0, end))).not.toContain('other');
    expect(told(player.frames.slice(end))).toContain('other');
    await until('it is kept', async () => (await sees())[0].name === 'maker');
    for (const one of players) one.close();
  });
});

describe('a village of one’s own rules', () => {
  test('opens with them, and its record says that they are custom', async () => {
    const guest = await ApiGuest.arrive(served.url, 'custom');
    const rules = { roles: { villager: 3, possessed: 0, bodyguard: 1 }, vote: { rounds: 1 } };
    const { id } = await guest.must(served.url, 'POST', '/villages', {
      name: 'v',
      preset: 'aiwolf-5',
      rules,
      bots: 'random',
    });
    await guest.must(served.url, 'POST', `/villages/${id}/start`, {});
    await until(
      'it ends',
      async () => (await guest.must(served.url, 'GET', `/villages/${id}`)).state === 'ended',
    );
    const [header] = (await guest.must(served.url, 'GET', `/villages/${id}/record`)).split('\n');
    expect(JSON.parse(header)).toMatchObject({
      preset: 'custom',
      rules: { roles: { villager: 3, bodyguard: 1 }, vote: { rounds: 1 } },
    });
  });
});

describe('[R000-PLAT-18] the roles of the dead', () => {
  const rulesOf = async (rules: unknown) => {
    const guest = await ApiGuest.arrive(served.url, 'deals');
    const made = await guest.must(served.url, 'POST', '/villages', { name: 'v', preset: 'card', rules });
    return made.rules;
  };

  test('are shown in a village of villagers and werewolves', async () => {
    expect(await rulesOf({ roles: { villager: 5 } })).toMatchObject({ revealOnDeath: true });
  });

  test('stay hidden as soon as there is another role, unless it is wished otherwise', async () => {
    for (const role of ['seer', 'medium', 'bodyguard', 'possessed', 'fox'])
      expect(await rulesOf({ roles: { [role]: 1 } })).toMatchObject({ revealOnDeath: false });
    const open = { roles: { seer: 1 }, revealOnDeath: true };
    expect(await rulesOf(open)).toMatchObject({ revealOnDeath: true });
  });
});

describe('the description of the API', () => {
  test('is made from the schemas and names every address', async () => {
    const { body } = await send(served.url, 'GET', '/openapi.json');
    expect(body.openapi).toMatch(/^3/);
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining(
        [
          ...[
            '/bots',
            '/casts',
            '/doors',
            '/guest',
            '/health',
            '/me',
            '/presets',
            '/villages',
            '/villages/{id}',
          ],
          ...['/villages/{id}/bots', '/villages/{id}/record', '/villages/{id}/seat', '/villages/{id}/start'],
        ].map((path) => `/api/v1${path}`),
      ),
    );
    const { schema } = body.paths['/api/v1/guest'].post.requestBody.content['application/json'];
    expect(schema).toMatchObject({ required: ['nickname'], additionalProperties: false });
    const { ServerMessage, ClientMessage, ToldEvent } = body.components.schemas;
    expect([ServerMessage, ClientMessage].map(({ oneOf }) => oneOf.length)).toEqual([8, 3]);
    const typeOf = (event: { properties: { type: { enum: string[] } } }) => event.properties.type.enum[0];
    expect(ToldEvent.oneOf.map(typeOf)).toEqual(web.TOLD_TYPES);
    const page = await (await fetch(`${served.url}/api`)).text();
    expect(page).toContain('/api/v1/villages/{id}/seat');
  });
});

describe('the list of doors', () => {
  const doorsOf = async (url: string) =>
    (await send(url, 'GET', '/doors')).body.doors as web.DoorsAnswer['doors'];
  const addresses = (doors: web.DoorsAnswer['doors']) => doors.map(({ door, address }) => [door, address]);

  test('says where each wire arrives, by the name under which the server was reached', async () => {
    const { host, port } = new URL(served.url);
    const doors = await doorsOf(`http://localhost:${port}`);
    expect(host).toBe(`127.0.0.1:${port}`);
    expect(addresses(doors)).toEqual([
      ['web', `http://localhost:${port}/api/v1`],
      ['nlp', `ws://localhost:${port}/ws`],
      ['licos', `http://localhost:${port}/licos/lobby`],
    ]);
    expect(doors.find(({ door }) => door === 'licos')?.sockets).toEqual({
      lobby: `ws://localhost:${port}/licos/lobbyMessage`,
      village: `ws://localhost:${port}/licos/villageMessage`,
      auth: `ws://localhost:${port}/licos/authMessage`,
    });
  });

  test('names addresses that are all open', async () => {
    const open = await serveHere(served.database, { aiwolf: { port: 0, isNeeded: true } });
    const doors = await doorsOf(open.url);
    const { address, host, port } = doors.find(({ door }) => door === 'aiwolf') ?? expect.fail('closed');
    expect(address).toBe(open.doors.aiwolf);
    const wire = connect(port ?? 0, host);
    expect(String((await once(wire, 'data'))[0])).toContain('NAME');
    wire.destroy();
    const licos = doors.find(({ door }) => door === 'licos')?.sockets ?? {};
    const nlp = doors.find(({ door }) => door === 'nlp')?.address ?? '';
    for (const url of [nlp, ...Object.values(licos)]) {
      const socket = new WebSocket(url);
      await once(socket, 'open');
      socket.terminate();
    }
    await open.stop();
  });

  test('behind a proxy it names what the proxy was called by', async () => {
    const behind = await serveHere(served.database, {
      behindProxy: true,
      aiwolf: { port: 0, isNeeded: true },
      host: '0.0.0.0',
    });
    const { port } = new URL(behind.url);
    const headers = {
      'x-forwarded-host': 'mura.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '203.0.113.5',
    };
    const { body } = await send(`http://127.0.0.1:${port}`, 'GET', '/doors', undefined, headers);
    expect(addresses(body.doors)).toEqual([
      ['web', 'https://mura.example/api/v1'],
      ['aiwolf', `tcp://mura.example:${new URL(behind.doors.aiwolf ?? '').port}`],
      ['nlp', 'wss://mura.example/ws'],
      ['licos', 'https://mura.example/licos/lobby'],
    ]);
    await behind.stop();
  });
});

describe('encrypted connections', () => {
  test('work at once with a certificate of our own, which is kept', async () => {
    const data = temporaryFolder();
    const first = await serveHere(served.database, { data, tls: 'own' });
    expect(first.url).toMatch(/^https:/);
    await first.stop();
    const files = { cert: join(data, 'tls/cert.pem'), key: join(data, 'tls/key.pem') };
    const certificate = new X509Certificate(readFileSync(files.cert));
    expect(certificate.checkHost(hostname()), 'also for others in the same house').toBe(hostname());
    expect(certificate.checkIP('127.0.0.1')).toBe('127.0.0.1');
    expect(statSync(files.key).mode & 0o077).toBe(0);
    const second = await serveHere(served.database, { data, tls: files });
    const status = await new Promise((resolve, reject) => {
      const sent = request(`${second.url}/health`.replace('/health', '/api/v1/health'), {
        rejectUnauthorized: false,
      });
      sent.on('response', ({ statusCode, headers }) =>
        resolve([statusCode, headers['strict-transport-security']]),
      );
      sent.on('error', reject);
      sent.end();
    });
    expect(status).toEqual([200, expect.stringContaining('max-age')]);
    const guest = await ApiGuest.arrive(served.url, 'tls');
    const village = await startVillage(served.url, [guest], { preset: 'licos-5' });
    const socket = new WebSocket(`${second.url.replace('https', 'wss')}/api/v1/villages/${village}/live`, {
      rejectUnauthorized: false,
    });
    const text = await new Promise((resolve) => socket.once('message', (bytes) => resolve(String(bytes))));
    expect(text).toContain('"welcome"');
    socket.terminate();
    await second.stop();
    rmSync(data, { recursive: true });
  });
});
