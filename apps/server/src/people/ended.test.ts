import { once } from 'node:events';
import { beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { PASSWORD, signUp } from '../../testing/account.ts';
import { ApiGuest, send, startVillage } from '../../testing/api.ts';
import { TestPlayer, until } from '../../testing/player.ts';
import { testServer } from '../../testing/server.ts';

const served = testServer();
let url: string;

beforeAll(() => {
  url = served.url;
});

/** A village that goes on for long, in which somebody plays. */
async function villageOf(...guests: [ApiGuest, ...ApiGuest[]]): Promise<string> {
  return startVillage(url, guests, { preset: 'licos-5', language: 'en' });
}

async function look(village: string, token: string, server = url): Promise<WebSocket> {
  const address = `${server.replace('http', 'ws')}/api/v1/villages/${village}/live`;
  const socket = new WebSocket(address, { headers: { authorization: `Bearer ${token}` } });
  await once(socket, 'message');
  return socket;
}

async function endOf(socket: WebSocket): Promise<[number, string]> {
  const [code, reason] = await once(socket, 'close');
  return [code, String(reason)];
}

async function signIn(name: string): Promise<string> {
  return (await send(url, 'POST', '/session', { name, password: PASSWORD })).body.token;
}

describe('a socket ends with what opened it', () => {
  test('the session, when its owner signs out; not those they opened elsewhere', async () => {
    const account = await signUp(url, 'signs out');
    const village = await villageOf(account);
    const elsewhere = await look(village, await signIn('signs out'));
    const end = endOf(await look(village, account.token));
    await account.must(url, 'DELETE', '/session');
    expect(await end).toEqual([4001, 'wrongToken']);
    expect(elsewhere.readyState).toBe(WebSocket.OPEN);
    elsewhere.terminate();
  });

  test('all others, when the password is new', async () => {
    const account = await signUp(url, 'careful');
    const village = await villageOf(account);
    const end = endOf(await look(village, await signIn('careful')));
    await account.must(url, 'POST', '/account/password', { old: PASSWORD, new: 'another long password' });
    expect(await end).toEqual([4001, 'wrongToken']);
  });

  test('a bot token, when it is revoked', async () => {
    const account = await signUp(url, 'revokes');
    const made = await account.must(url, 'POST', '/tokens', { name: 'robot' });
    const village = await villageOf(account, new ApiGuest('robot', '', made.token));
    const own = await look(village, account.token);
    const end = endOf(await look(village, made.token));
    await account.must(url, 'DELETE', `/tokens/${made.id}`);
    expect(await end).toEqual([4001, 'wrongToken']);
    expect(own.readyState).toBe(WebSocket.OPEN);
    own.terminate();
  });

  test('whoever is deleted, also where they only watch', async () => {
    const [player, fan] = [await ApiGuest.arrive(url, 'plays'), await ApiGuest.arrive(url, 'watches')];
    const end = endOf(await look(await villageOf(player), fan.token));
    await fan.must(url, 'DELETE', '/me', { delete: 'everything of mine' });
    expect(await end).toEqual([4001, 'wrongToken']);
  });

  test('and in other processes with the next heartbeat', async () => {
    const other = await served.another({ limits: { heartbeat: 300 } });
    const account = await signUp(url, 'far away');
    const guest = await ApiGuest.arrive(url, 'near');
    const village = await villageOf(guest, account);
    const near = await look(village, guest.token, other.url);
    const end = endOf(await look(village, account.token, other.url));
    await account.must(url, 'DELETE', '/session');
    expect(await end).toEqual([4001, 'wrongToken']);
    expect(near.readyState).toBe(WebSocket.OPEN);
    near.terminate();
  });
});

describe('what a program said is its owner’s, also when its token is revoked', () => {
  async function played(account: ApiGuest, word: string) {
    const made = await account.must(url, 'POST', '/tokens', { name: 'robot' });
    const robot = new ApiGuest('robot', '', made.token);
    const friend = await ApiGuest.arrive(url, 'friend');
    const village = await startVillage(url, [friend, robot], { preset: 'nlp-5', language: 'en' });
    const players = [friend, robot].map(
      ({ token, nickname }) =>
        new TestPlayer({ url: () => url, village, token, name: 'p', say: () => `${word} by ${nickname}` }),
    );
    await until('it ends', () => players.every(({ hasEnded }) => hasEnded));
    const isEnded = async () => (await account.must(url, 'GET', `/villages/${village}`)).state === 'ended';
    await until('it is kept as ended', isEnded);
    for (const player of players) player.close();
    await account.must(url, 'DELETE', `/tokens/${made.id}`);
    expect((await account.must(url, 'GET', '/tokens')).tokens).toEqual([]);
    return village;
  }

  test('they have the record and all of it among their data, and take it back', async () => {
    const account = await signUp(url, 'owner');
    const village = await played(account, 'owned');
    expect(await account.must(url, 'GET', `/villages/${village}/record`)).toContain('owned by robot');
    const { villages } = await account.must(url, 'GET', '/me/data');
    expect(villages).toMatchObject([{ id: village, player: 2 }]);
    expect(villages[0].texts[0].text).toBe('owned by robot');
    const stranger = await signUp(url, 'stranger');
    expect((await stranger.send(url, 'GET', `/villages/${village}/record`)).body.code).toBe('notSeated');
    await account.must(url, 'POST', `/villages/${village}/withdraw`, {});
    expect(JSON.stringify(await account.must(url, 'GET', '/me/data'))).not.toContain('owned by robot');
  });

  test('and it is deleted with them', async () => {
    const account = await signUp(url, 'leaves');
    await played(account, 'left');
    const gone = await account.must(url, 'DELETE', '/me', { delete: 'everything of mine' });
    expect(gone).toEqual({ blanked: 1, waiting: 0 });
  });
});
