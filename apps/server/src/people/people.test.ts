import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import fc from 'fast-check';
import { SignJWT } from 'jose';
import { Client } from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { runs } from '../../../../checks/runs.ts';
import { PASSWORD, signUp } from '../../testing/account.ts';
import { ApiGuest, send, startVillage } from '../../testing/api.ts';
import { png } from '../../testing/pictures.ts';
import { TestPlayer, until } from '../../testing/player.ts';
import { testServer } from '../../testing/server.ts';
import { serveHere } from '../../testing/serving.ts';

const served = testServer();
let url: string;

beforeAll(() => {
  url = served.url;
});

async function query(text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: served.database });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

function bearer(token: string) {
  return { authorization: `Bearer ${token}` };
}

async function status(token: string): Promise<number> {
  return (await send(url, 'GET', '/me', undefined, bearer(token))).status;
}

describe('an account', () => {
  test('of a guest keeps their seat, and the old token of the guest opens nothing any more', async () => {
    const guest = await ApiGuest.arrive(url, 'becoming');
    const { id } = await guest.must(url, 'POST', '/villages', { name: 'v', preset: 'nlp-5' });
    await guest.must(url, 'POST', `/villages/${id}/seat`, { player: 2 });
    const made = await guest.must(url, 'POST', '/account', { name: 'Becoming', password: PASSWORD });
    expect(made.id).toBe(guest.id);
    const account = new ApiGuest('Becoming', made.id, made.token);
    const { seats, mine } = await account.must(url, 'GET', `/villages/${id}`);
    expect([seats[1].mine, mine]).toEqual([true, true]);
    expect(await account.must(url, 'GET', '/me')).toMatchObject({ kind: 'account', right: 'player' });
    expect(await status(guest.token)).toBe(401);
  });

  test('is opened by its name and password only, and signing out ends it', async () => {
    await signUp(url, 'Ｍｉｋａ');
    const wrong = await send(url, 'POST', '/session', { name: 'mika', password: 'wrong password' });
    expect([wrong.status, wrong.body.code]).toEqual([401, 'wrongPassword']);
    const unknown = await send(url, 'POST', '/session', { name: 'nobody', password: PASSWORD });
    expect(unknown.body).toEqual(wrong.body);
    const { body } = await send(url, 'POST', '/session', { name: 'mika', password: PASSWORD });
    expect(await status(body.token)).toBe(200);
    expect((await send(url, 'DELETE', '/session', undefined, bearer(body.token))).status).toBe(200);
    expect(await status(body.token)).toBe(401);
    const taken = await send(url, 'POST', '/account', { name: 'MIKA', password: PASSWORD });
    expect([taken.status, taken.body.code]).toEqual([409, 'nameTaken']);
    const short = await send(url, 'POST', '/account', { name: 'short', password: 'short' });
    expect(short.body.code).toBe('wrongMessage');
  });

  test('keeps no password that could be read, and a new one ends all other sessions', async () => {
    const account = await signUp(url, 'changing');
    const [row] = await query(`select password from accounts where name = 'changing'`);
    expect(row?.password).toMatch(/^\$argon2id\$/);
    const second = (await send(url, 'POST', '/session', { name: 'changing', password: PASSWORD })).body;
    const change = { old: PASSWORD, new: 'another long password' };
    const changed = await account.must(url, 'POST', '/account/password', change);
    expect(await status(second.token)).toBe(401);
    expect(await status(account.token)).toBe(401);
    expect(await status(changed.token)).toBe(200);
  });

  test('cannot be guessed at: after some wrong passwords even the right one has to wait', async () => {
    const own = await serveHere(served.database);
    await signUp(own.url, 'guessed');
    for (let tries = 0; tries < 5; tries++) {
      await send(own.url, 'POST', '/session', { name: 'guessed', password: `guess number ${tries}` });
    }
    const late = await send(own.url, 'POST', '/session', { name: 'guessed', password: PASSWORD });
    expect([late.status, late.body.code]).toEqual([429, 'tooManyTries']);
    await own.stop();
  });
});

describe('a bot token', () => {
  test('is a player of its own, kept as a fingerprint, and opens nothing once revoked', async () => {
    const owner = await signUp(url, 'botmaker');
    const made = await owner.must(url, 'POST', '/tokens', { name: 'my bot' });
    const bot = new ApiGuest('my bot', '', made.token);
    expect(await bot.must(url, 'GET', '/me')).toMatchObject({ nickname: 'my bot', kind: 'bot' });
    const { id } = await owner.must(url, 'POST', '/villages', { name: 'v', preset: 'nlp-5' });
    await owner.must(url, 'POST', `/villages/${id}/seat`, {});
    const { seats } = await bot.must(url, 'POST', `/villages/${id}/seat`, {});
    expect(seats.map(({ mine }: { mine: boolean }) => mine)).toEqual([false, true, false, false, false]);
    const kept = JSON.stringify(await query('select * from bot_tokens'));
    expect(kept).not.toContain(made.token.split('.')[2]);
    expect((await owner.must(url, 'GET', '/tokens')).tokens).toMatchObject([{ name: 'my bot' }]);
    const stranger = await signUp(url, 'stranger');
    expect((await stranger.send(url, 'DELETE', `/tokens/${made.id}`)).status).toBe(404);
    await owner.must(url, 'DELETE', `/tokens/${made.id}`);
    expect(await status(made.token)).toBe(401);
  });

  test('does what it is made for and nothing else', async () => {
    const owner = await signUp(url, 'scoper');
    const { token } = await owner.must(url, 'POST', '/tokens', { name: 'watcher', scopes: ['watch'] });
    const bot = new ApiGuest('watcher', '', token);
    const make = await bot.send(url, 'POST', '/villages', { name: 'v', preset: 'nlp-5' });
    expect([make.status, make.body.code]).toEqual([403, 'outOfScope']);
    const { id } = await owner.must(url, 'POST', '/villages', { name: 'v', preset: 'nlp-5' });
    expect((await bot.send(url, 'POST', `/villages/${id}/seat`, {})).body.code).toBe('outOfScope');
    expect((await bot.send(url, 'POST', '/tokens', { name: 'child' })).body.code).toBe('notForBots');
    expect((await bot.send(url, 'DELETE', '/me', { delete: 'everything of mine' })).body.code).toBe(
      'notForBots',
    );
    const guest = await ApiGuest.arrive(url, 'poor');
    expect((await guest.send(url, 'POST', '/tokens', { name: 'x' })).body.code).toBe('needsAccount');
  });

  test('keeps to its rate', async () => {
    const owner = await signUp(url, 'limiter');
    const { token } = await owner.must(url, 'POST', '/tokens', { name: 'slow', perMinute: 3 });
    const answers = [];
    for (let count = 0; count < 5; count++) answers.push(await status(token));
    expect(answers.slice(0, 3)).toEqual([200, 200, 200]);
    expect(answers).toContain(429);
  });
});

describe('rights', () => {
  test('the first admin comes by a token that only the owner of the data folder can read, once', async () => {
    const file = served.firstAdmin ?? '';
    expect(statSync(file).mode & 0o077).toBe(0);
    const token = readFileSync(file, 'utf8').trim();
    const thief = await signUp(url, 'thief');
    expect((await thief.send(url, 'POST', '/admin/claim', { token: 'guess' })).status).toBe(401);
    expect((await thief.send(url, 'POST', '/admin/rights', { name: 'thief', right: 'admin' })).status).toBe(
      403,
    );
    const admin = await signUp(url, 'admin');
    await admin.must(url, 'POST', '/admin/claim', { token });
    expect(await admin.must(url, 'GET', '/me')).toMatchObject({ right: 'admin' });
    expect((await thief.send(url, 'POST', '/admin/claim', { token })).status).toBe(401);
    await admin.must(url, 'POST', '/admin/rights', { name: 'thief', right: 'organiser' });
    expect(await thief.must(url, 'GET', '/me')).toMatchObject({ right: 'organiser' });
    const again = await serveHere(served.database);
    expect(again.firstAdmin).toBeNull();
    await again.stop();
    const bar = (person: string) => admin.must(url, 'POST', '/admin/bar', { person, barred: true });
    const guest = await ApiGuest.arrive(url, 'neighbour');
    const village = await startVillage(url, [guest, thief], { preset: 'licos-5' });
    const live = `${url.replace('http', 'ws')}/api/v1/villages/${village}/live`;
    const socket = new WebSocket(live, { headers: bearer(thief.token) });
    await once(socket, 'message');
    const closed = once(socket, 'close');
    await bar(thief.id);
    expect(await status(thief.token)).toBe(401);
    expect((await closed)[0], 'they play on nowhere').toBe(4008);
  });
});

describe('[R000-PLAT-13] a cast that somebody brings', () => {
  const names = (name: string) => ({ ja: name, en: name });
  const character = (id: string, faces = {}) => ({
    id,
    names: names(`Name ${id}`),
    letter: id.slice(-1),
    sex: 'female',
    age: 30,
    profiles: names('Somebody.'),
    faces,
  });
  const pack = (faces = {}) => ({
    names: names('My cast'),
    licence: 'CC0-1.0',
    characters: ['ca', 'cb', 'cc', 'cd', 'ce'].map((id, index) => character(id, index === 0 ? faces : {})),
  });

  test('is played, and its pictures are given as pictures and nothing else', async () => {
    const artist = await signUp(url, 'artist');
    const neutral = png().toString('base64');
    const cast = await artist.must(url, 'POST', '/casts', pack({ neutral }));
    expect((await send(url, 'GET', '/casts')).body.casts).toContainEqual({
      id: cast.id,
      names: names('My cast'),
      characters: 5,
    });
    const face = await fetch(url + cast.characters[0].faces.neutral);
    expect(Buffer.from(await face.arrayBuffer()).equals(png())).toBe(true);
    expect(face.headers.get('content-type')).toBe('image/png');
    expect(face.headers.get('x-content-type-options')).toBe('nosniff');
    expect(face.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    const village = { name: 'v', preset: 'nlp-5', cast: cast.id };
    const { seats } = await artist.must(url, 'POST', '/villages', village);
    expect(seats.map((seat: { character: string }) => seat.character)).toEqual(
      ['ca', 'cb', 'cc', 'cd', 'ce'].map((id) => `Name ${id}`),
    );
    const large = await artist.send(url, 'POST', '/villages', { ...village, preset: 'aiwolf-15' });
    expect(large.body.code).toBe('castTooSmall');
  });

  test('is refused where it is not what it says', async () => {
    const artist = await signUp(url, 'forger');
    const bring = (body: unknown) => artist.send(url, 'POST', '/casts', body);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>').toString('base64');
    expect((await bring(pack({ neutral: svg }))).body.code).toBe('wrongPicture');
    expect((await bring(pack({ '../../etc': png().toString('base64') }))).body.code).toBe('wrongMessage');
    const five = pack().characters;
    const twice = { ...pack(), characters: [...five.slice(1), five[1]] };
    expect((await bring(twice)).body.code).toBe('wrongMessage');
    const script = { ...pack(), names: names('a\u202eb') };
    expect((await bring(script)).body.code).toBe('wrongMessage');
    const guest = await ApiGuest.arrive(url, 'passer-by');
    expect((await guest.send(url, 'POST', '/casts', pack())).body.code).toBe('needsAccount');
    const huge = pack({ neutral: 'A'.repeat(10_000_000) });
    expect([400, 413]).toContain((await bring(huge)).status);
  });
});

test('[R002-BBS-20] anybody joins on the Web, with a nickname and nothing else', async () => {
  const maker = await ApiGuest.arrive(url, 'maker');
  const { id } = await maker.must(url, 'POST', '/villages', { name: 'open to all', preset: 'bbs-9' });
  const anybody = await ApiGuest.arrive(url, 'anybody');
  const { villages } = await anybody.must(url, 'GET', '/villages?state=waiting&limit=100');
  expect(villages.some((village: { id: string }) => village.id === id)).toBe(true);
  const { seats } = await anybody.must(url, 'POST', `/villages/${id}/seat`, {});
  expect(seats.filter(({ mine }: { mine: boolean }) => mine)).toHaveLength(1);
});

test('[R000-PLAT-09] the name of an account is hidden until the epilogue', async () => {
  const secret = await signUp(url, 'Secret Account');
  const other = await ApiGuest.arrive(url, 'other');
  const village = await startVillage(url, [other, secret], { preset: 'nlp-5', language: 'en' });
  const players = [other, secret].map(
    ({ token }) => new TestPlayer({ url: () => url, village, token, name: 'p', say: () => 'a word' }),
  );
  const watcher = new TestPlayer({ url: () => url, village, token: null, name: 'w', say: null });
  const shown = await other.must(url, 'GET', `/villages/${village}`);
  expect(JSON.stringify(shown)).not.toContain('Secret Account');
  const lookers = [players[0] as TestPlayer, watcher];
  await until('it ends', () => [...players, watcher].every(({ hasEnded }) => hasEnded));
  for (const { frames } of lookers) {
    const told = frames.findIndex((frame) => frame.includes('"type":"rolesRevealed"'));
    expect(frames.slice(0, told).some((frame) => frame.includes('Secret Account'))).toBe(false);
    expect(frames[told]?.includes('Secret Account')).toBe(true);
  }
  for (const player of [...players, watcher]) player.close();
});

describe('hostile requests', () => {
  const id = '0123456789ab';
  const ROUTES: readonly (readonly [string, string])[] = [
    ['POST', '/account'],
    ['POST', '/session'],
    ['DELETE', '/session'],
    ['POST', '/account/password'],
    ['POST', '/tokens'],
    ['DELETE', `/tokens/${id}`],
    ['DELETE', '/me'],
    ['POST', '/casts'],
    ['DELETE', '/casts/pack-x'],
    ['GET', '/casts/..%2f..%2fetc'],
    ['GET', '/casts/mura/faces/a/..%2fb'],
    ['POST', '/admin/claim'],
    ['POST', '/admin/rights'],
    ['POST', '/admin/bar'],
    ['POST', `/villages/${id}/reports`],
    ['POST', `/villages/${id}/standings`],
    ['POST', `/villages/${id}/withdraw`],
    ['GET', `/reports?village=${id}&before=x`],
    ['GET', '/reports?state=%00'],
    ['POST', '/reports/1e99/close'],
    ['POST', `/villages/${id}/seat`],
  ];

  test('of anything at all are refused with a code, and are never our fault', async () => {
    const account = await signUp(url, 'target');
    const body = fc.oneof(fc.jsonValue(), fc.record({ name: fc.jsonValue(), password: fc.jsonValue() }));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...ROUTES),
        body,
        fc.boolean(),
        async ([method, path], given, isKnown) => {
          const headers: Record<string, string> = isKnown ? bearer(account.token) : {};
          if (path === '/session' && method === 'DELETE') return;
          const answer = await send(url, method, path, method === 'GET' ? undefined : given, headers);
          expect(answer.status).toBeGreaterThanOrEqual(400);
          expect(answer.status).toBeLessThan(500);
          expect(answer.body.code).toEqual(expect.any(String));
        },
      ),
      { numRuns: runs(150, 5000) },
    );
    expect(await status(account.token)).toBe(200);
  });

  test('with a token that is too old, or of another server, are refused', async () => {
    const [row] = await query(`select value from secrets where name = 'guests'`);
    const make = (secret: Uint8Array, expires: string) =>
      new SignJWT({ nickname: 'old' })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer('mura')
        .setAudience('guest')
        .setSubject('0b0c1d9e-0000-4000-8000-000000000000')
        .setIssuedAt('-1h')
        .setExpirationTime(expires)
        .sign(secret);
    const own = new Uint8Array(row?.value as Buffer);
    expect(await status(await make(own, '1h'))).toBe(200);
    expect(await status(await make(own, '-1m'))).toBe(401);
    expect(await status(await make(new Uint8Array(32), '1h'))).toBe(401);
    expect(await status(`mura_bot.${id}.${'a'.repeat(43)}`)).toBe(401);
    expect(await status('mura_bot.')).toBe(401);
  });
});

test('a socket of somebody who is barred is refused', async () => {
  const guest = await ApiGuest.arrive(url, 'soon barred');
  const { id } = await guest.must(url, 'POST', '/villages', { name: 'v', preset: 'nlp-5', bots: 'random' });
  await guest.must(url, 'POST', `/villages/${id}/start`, {});
  await query(`insert into barred (person, why) values ('${guest.id}', 'banned')`);
  const address = `${url.replace('http', 'ws')}/api/v1/villages/${id}/live`;
  const socket = new WebSocket(address, { headers: bearer(guest.token) });
  const code = await new Promise((resolve) => socket.on('close', resolve));
  expect(code).toBe(4001);
});
