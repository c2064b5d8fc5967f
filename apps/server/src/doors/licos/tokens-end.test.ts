import { readFileSync, rmSync } from 'node:fs';
import { villageNumber } from '@mura/records';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, signUp } from '../../../testing/account.ts';
import { ApiGuest, send } from '../../../testing/api.ts';
import { startDatabases, type TestDatabases, temporaryFolder } from '../../../testing/database.ts';
import { LicosPlayer, TestClient } from '../../../testing/licos/client.ts';
import { until } from '../../../testing/player.ts';
import { serveHere } from '../../../testing/serving.ts';
import type { Served } from '../../serve-options.ts';
import { openLicosDoor } from './alone.ts';

interface EndingTokens {
  readonly human: string;
  readonly robot: string;
  readonly audience: string;
}

const WRONG = 'token: The token is not that of this player';

async function tokensAt(url: string, headers: Record<string, string>): Promise<EndingTokens> {
  return (await (await fetch(`${url}/licos/tokens`, { headers })).json()) as EndingTokens;
}

function lineTo(url: string, endpoint: string, headers: Record<string, string> = {}): Promise<TestClient> {
  return new TestClient(`${url.replace('http', 'ws')}/licos/${endpoint}Message`, headers).open();
}

/** What is said to each token, all of somebody who may or may not be known. */
async function answersTo(url: string, { human, robot, audience }: EndingTokens): Promise<unknown[]> {
  const lobby = await lineTo(url, 'lobby');
  const answers = [];
  for (const token of [human, robot, audience]) {
    const from = lobby.received.length;
    lobby.send({ type: 'getAvatar', token });
    const { type, error } = await lobby.wait(() => true, from);
    answers.push(type === 'avatar' ? 'known' : error);
  }
  lobby.close();
  return answers;
}

describe('at a server', () => {
  let databases: TestDatabases;
  let served: Served;
  let other: Served;
  let admin: ApiGuest;

  beforeAll(async () => {
    databases = await startDatabases();
    const database = await databases.fresh();
    served = await serveHere(database);
    other = await serveHere(database);
    admin = await signUp(served.url, 'Admin');
    await admin.must(served.url, 'POST', '/admin/claim', {
      token: readFileSync(served.firstAdmin ?? '', 'utf8').trim(),
    });
  });

  afterAll(async () => {
    await served.stop();
    await other.stop();
    await databases.stop();
  });

  /** Somebody who sits in a village that runs, with its page and a page of the lobby open. */
  async function playing(person: ApiGuest) {
    const headers = { authorization: `Bearer ${person.token}` };
    const tokens = await tokensAt(served.url, headers);
    const { id } = await person.must(served.url, 'POST', '/villages', { name: 'v', preset: 'licos-5' });
    const villageId = villageNumber(id);
    const lobby = await lineTo(served.url, 'lobby', headers);
    lobby.send({ type: 'selectVillage', token: tokens.human, villageId });
    await lobby.type('waitingPage');
    lobby.send({ type: 'play', token: tokens.human, villageId });
    await lobby.type('played');
    const village = await lineTo(served.url, 'village');
    village.send({ type: 'ready', token: tokens.human, villageId });
    const player = new LicosPlayer(tokens.human).see(await village.phase('morning', 1));
    return { headers, tokens, lobby, village, player, villageId };
  }

  test('whoever signs out leaves no token that opens anything, and no line that is open', async () => {
    const account = await signUp(served.url, 'Signs out');
    const { tokens, lobby, village, player, villageId } = await playing(account);
    expect(await answersTo(served.url, tokens)).toEqual(['known', 'known', 'known']);
    await account.must(served.url, 'DELETE', '/session');
    expect(await answersTo(served.url, tokens)).toEqual([WRONG, WRONG, WRONG]);
    expect(await village.closing()).toEqual({ code: 1008, reason: 'wrong token' });
    expect(await lobby.closing()).toEqual({ code: 1008, reason: 'wrong token' });
    for (const message of [{ type: 'ready', token: tokens.human, villageId }, player.chat('still here')]) {
      const again = await lineTo(served.url, 'village');
      again.send(message);
      expect(await again.closing()).toEqual({ code: 1008, reason: 'wrong token' });
    }
    // They come back with others, and have their seat.
    const back = await send(served.url, 'POST', '/session', { name: 'Signs out', password: PASSWORD });
    const others = await tokensAt(served.url, { authorization: `Bearer ${back.body.token}` });
    expect(others.human).not.toBe(tokens.human);
    const again = await lineTo(served.url, 'village');
    again.send({ type: 'ready', token: others.human, villageId });
    await again.phase('morning', 1);
    again.close();
  });

  test('so does a guest, and who has another password', async () => {
    const guest = await ApiGuest.arrive(served.url, 'Goes away');
    const tokens = await tokensAt(served.url, { authorization: `Bearer ${guest.token}` });
    await guest.must(served.url, 'DELETE', '/session');
    expect(await answersTo(served.url, tokens)).toEqual([WRONG, WRONG, WRONG]);
    const account = await signUp(served.url, 'New password');
    const known = await tokensAt(served.url, { authorization: `Bearer ${account.token}` });
    await account.must(served.url, 'POST', '/account/password', {
      old: PASSWORD,
      new: 'another good password',
    });
    expect(await answersTo(served.url, known)).toEqual([WRONG, WRONG, WRONG]);
  });

  test('whoever is barred is gone, at other servers too, and their robots with them', async () => {
    const account = await signUp(served.url, 'Barred');
    const { tokens, lobby, village } = await playing(account);
    const { id } = await admin.must(served.url, 'POST', '/villages', { name: 'w', preset: 'licos-5' });
    const robot = await lineTo(served.url, 'lobby');
    robot.send({ type: 'selectVillage', token: tokens.robot, villageId: villageNumber(id) });
    await robot.type('waitingPage');
    await admin.must(served.url, 'POST', '/admin/bar', { person: account.id, barred: true, reason: 'test' });
    for (const { url } of [served, other])
      expect(await answersTo(url, tokens)).toEqual([WRONG, WRONG, WRONG]);
    await expect(village.closing()).resolves.toMatchObject({ code: 1008 });
    await expect(lobby.closing()).resolves.toMatchObject({ code: 1008 });
    await expect(robot.closing()).resolves.toMatchObject({ code: 1008 });
    await until('the seat is free', async () => {
      const { seats } = (await served.host.find(id))!.plan;
      return seats.every((seat) => seat.type !== 'person' || seat.person === admin.id);
    });
  });

  test('whoever deletes their account is gone', async () => {
    const guest = await ApiGuest.arrive(served.url, 'Deletes');
    const { tokens, lobby, village } = await playing(guest);
    await guest.must(served.url, 'DELETE', '/me', { delete: 'everything of mine' });
    expect(await answersTo(served.url, tokens)).toEqual([WRONG, WRONG, WRONG]);
    await expect(village.closing()).resolves.toMatchObject({ code: 1008 });
    await expect(lobby.closing()).resolves.toMatchObject({ code: 1008 });
  });
});

test('at a door that stands alone, whoever leaves is forgotten', async () => {
  const folder = temporaryFolder();
  const door = await openLicosDoor({
    ...{ port: 0, address: '127.0.0.1', record: folder, client: null, tls: false },
  });
  try {
    const page = await fetch(`${door.url}/licos/lobby`);
    const cookie = page.headers.get('set-cookie')!.split(';')[0]!;
    const tokens = await tokensAt(door.url, { cookie });
    const lobby = await lineTo(door.url, 'lobby', { cookie });
    expect(await answersTo(door.url, tokens)).toEqual(['known', 'known', 'known']);
    await fetch(`${door.url}/logout`, { headers: { cookie }, redirect: 'manual' });
    expect(await answersTo(door.url, tokens)).toEqual([WRONG, WRONG, WRONG]);
    expect(await lobby.closing()).toEqual({ code: 1008, reason: 'wrong token' });
    expect((await tokensAt(door.url, { cookie })).human).not.toBe(tokens.human);
  } finally {
    await door.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
