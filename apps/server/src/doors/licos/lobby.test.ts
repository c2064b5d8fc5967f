import type { shape } from '@mura/engine';
import { licos } from '@mura/protocols';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildVillage, TestClient } from '../../../testing/licos/client.ts';
import { LicosHarness } from '../../../testing/licos/harness.ts';

let door: LicosHarness;

beforeEach(async () => {
  door = await new LicosHarness().open();
});
afterEach(() => door.close());

type Players = { token: string; name: string; isHost: boolean; isMe: boolean }[];

async function enter() {
  const user = door.user();
  const client = await new TestClient(`${door.url}/lobbyMessage`, user.session).open();
  return { user, client };
}

/** The answer to a request, which has the right form. */
async function ask(client: TestClient, request: shape.JsonObject, type: string): Promise<shape.JsonObject> {
  const from = client.received.length;
  client.send(request);
  const answer = await client.type(type, from);
  expect(licos.validate(answer)).toMatchObject({
    ok: true,
    recognised: { protocol: 'lobby', direction: 'server to client' },
  });
  return answer;
}

const IMAGE = 'https://werewolf.world/image/0.3/character_icons/50x50/o_50x50.png';
const SUPPORT = Object.fromEntries(
  Array.from({ length: 12 }, (_, index) => [String(index + 4), { A: true, B: false, C: false }]),
);

describe('the lobby', () => {
  test('every request of a user about themselves and their avatars is answered', async () => {
    const { user, client } = await enter();
    const lobby = 'human player';
    expect(await ask(client, { type: 'getSettings' }, 'settings')).toMatchObject({ language: 'ja' });
    expect(await ask(client, { type: 'changeLanguage', language: 'en' }, 'settings')).toMatchObject({
      language: 'en',
    });
    const renamed = await ask(client, { type: 'changeUserName', userName: 'Tamaki' }, 'settings');
    expect(renamed).toMatchObject({ userName: 'Tamaki' });
    const email = { type: 'changeUserEmail', userEmail: 'tamaki@example.org' };
    expect(await ask(client, email, 'settings')).toMatchObject({ userEmail: 'tamaki@example.org' });
    await ask(client, { type: 'changeUserPassword', userPassword: 'not-a-real-one' }, 'settings');
    const first = await ask(client, { type: 'enterAvatarSelectionPage', lobby }, 'humanPlayerSelectionPage');
    expect(first.avatar).toHaveLength(1);
    const human = { type: 'createHumanPlayer', name: 'Oscar99', image: IMAGE, language: 'en' };
    const made = await ask(client, human, 'humanPlayerSelectionPage');
    const [, oscar] = made.avatar as { token: string; name: string; image: string }[];
    expect(oscar).toMatchObject({ name: 'Oscar99', image: IMAGE, language: 'en' });
    const change = {
      type: 'changeAvatar',
      token: oscar!.token,
      name: 'Oscar100',
      image: null,
      language: null,
      lobby,
    };
    const changed = await ask(client, change, 'humanPlayerSelectionPage');
    expect(changed.avatar).toMatchObject([{}, { name: 'Oscar100', image: IMAGE, language: 'en' }]);
    const renewal = { type: 'renewAvatarToken', token: oscar!.token, lobby };
    const renewed = await ask(client, renewal, 'humanPlayerSelectionPage');
    const [, again] = renewed.avatar as { token: string }[];
    expect(again!.token).not.toBe(oscar!.token);
    const deleted = await ask(
      client,
      { type: 'deleteAvatar', token: [again!.token], lobby },
      'humanPlayerSelectionPage',
    );
    expect(deleted.avatar).toHaveLength(1);
    const watcher = { ...human, type: 'createOnymousAudience', name: 'Spectra' };
    expect((await ask(client, watcher, 'onymousAudienceSelectionPage')).avatar).toHaveLength(2);
    const robot = {
      ...human,
      type: 'createRobotPlayer',
      name: 'Robo-One',
      isFullyAutomated: true,
      support: SUPPORT,
    };
    const robots = await ask(client, robot, 'robotPlayerSelectionPage');
    expect(robots.avatar).toMatchObject([
      {},
      { name: 'Robo-One', isAuthorized: false, status: 'awaiting authorization' },
    ]);
    const token = [user.robot];
    await ask(client, { type: 'runRobotPlayerInTheBackground', token }, 'robotPlayerSelectionPage');
    await ask(client, { type: 'stopRobotPlayer', token }, 'robotPlayerSelectionPage');
    expect(await ask(client, { type: 'getAvatar', token: user.human }, 'avatar')).toMatchObject({
      token: user.human,
    });
  });

  test('villages are built, found, entered, left and begun', async () => {
    const host = await enter();
    const guest = await enter();
    const lobby = 'human player';
    const page = await ask(host.client, buildVillage(host.user.human), 'waitingPage');
    expect(page.players).toMatchObject([{ isHost: true, isMe: true, token: host.user.human }]);
    const { id: villageId, idForSearching } = page.village as { id: number; idForSearching: number };
    const enterLobby = { type: 'enterLobby', token: guest.user.human, lobby, page: 1 };
    expect((await ask(guest.client, enterLobby, 'lobby')).villages).toMatchObject([
      { id: villageId, comment: 'slow table' },
    ]);
    const idSearch = { type: 'idSearch', token: guest.user.human, lobby, idForSearching };
    expect((await ask(guest.client, idSearch, 'searchResult')).villages).toHaveLength(1);
    const search = {
      type: 'advancedSearch',
      token: guest.user.human,
      lobby,
      villageName: 'Misty',
      hostName: null,
      minimum: 4,
      maximum: 7,
      avatar: 'fixed',
      comment: null,
    };
    expect((await ask(guest.client, search, 'searchResult')).villages).toHaveLength(1);
    const none = { ...search, villageName: 'Foggy' };
    expect((await ask(guest.client, none, 'searchResult')).villages).toHaveLength(0);
    const select = { type: 'selectVillage', token: guest.user.human, villageId };
    const entered = await ask(guest.client, select, 'waitingPage');
    expect((entered.players as Players).map(({ isMe, isHost }) => [isMe, isHost])).toEqual([
      [false, true],
      [true, false],
    ]);
    const seen = await host.client.wait(
      ({ type, players }) => type === 'waitingPage' && (players as Players).length === 2,
    );
    const other = (seen.players as Players).find(({ isMe }) => !isMe)!;
    // Nobody learns another's token: it would speak for them.
    expect(JSON.stringify(seen)).not.toContain(guest.user.human);
    expect(JSON.stringify(entered)).not.toContain(host.user.human);
    const from = guest.client.received.length;
    host.client.send({ type: 'kickOutPlayer', token: host.user.human, players: [{ token: other.token }] });
    expect(await guest.client.type('lobby', from)).toMatchObject({ error: 'The host has sent you away' });
    await ask(guest.client, select, 'waitingPage');
    // The host leaves: the other one is host now, and may begin.
    const leave = { type: 'leaveWaitingPage', token: host.user.human, villageId, lobby };
    await ask(host.client, leave, 'lobby');
    await guest.client.wait(
      ({ type, players }) =>
        type === 'waitingPage' &&
        (players as Players)[0]?.isHost === true &&
        (players as Players).length === 1,
    );
    expect(
      await ask(guest.client, { type: 'play', token: guest.user.human, villageId }, 'played'),
    ).toMatchObject({ language: 'ja' });
  });

  test('only the host begins and sends away, and only villages that exist are entered', async () => {
    const host = await enter();
    const guest = await enter();
    const page = await ask(host.client, buildVillage(host.user.human), 'waitingPage');
    const { id: villageId } = page.village as { id: number };
    const play = await ask(guest.client, { type: 'play', token: guest.user.human, villageId }, 'lobby');
    expect(play.error).toContain('token');
    const kick = { type: 'kickOutPlayer', token: guest.user.human, players: [{ token: host.user.human }] };
    expect((await ask(guest.client, kick, 'lobby')).error).toContain('token');
    const select = { type: 'selectVillage', token: guest.user.human, villageId: villageId + 1 };
    expect((await ask(guest.client, select, 'lobby')).error).not.toBeNull();
    const wrong = {
      ...buildVillage(host.user.human),
      playerSetting: {
        number: 6,
        current: -1,
        robot: { min: 0, current: -1 },
        human: { max: 6, current: -1 },
      },
    };
    expect((await ask(guest.client, wrong, 'lobby')).error).toContain('roleSetting');
    const stranger = { type: 'getAvatar', token: '00000000-0000-4000-8000-000000000000' };
    expect((await ask(guest.client, stranger, 'lobby')).error).toContain('token');
    expect(
      (await ask(guest.client, { type: 'enterLobby', token: 'x', lobby: 'human player', page: 1 }, 'lobby'))
        .error,
    ).toContain('token');
  });

  test('pings in the waiting room measure how long an answer takes', async () => {
    const { user, client } = await enter();
    await ask(client, buildVillage(user.human), 'waitingPage');
    const ping = await client.type('ping');
    expect(licos.validate(ping).ok).toBe(true);
    door.clock.goTo(door.clock.now() + 1480);
    client.send({ type: 'pong', token: user.human, id: ping.id });
    const measured = await client.wait(
      ({ type, results }) => type === 'ping' && (results as { ping: string }[])[0]?.ping === '01.480',
    );
    expect(measured.results).toEqual([{ token: user.human, ping: '01.480', status: 'warning' }]);
  });
});

describe('robots', () => {
  const sourceCode = { timestamp: '2026-03-30T18:22:05.100+09:00' };

  test('a robot is known by its owner’s password, and plays when they have let it in', async () => {
    const { client } = await enter();
    await ask(client, { type: 'changeUserEmail', userEmail: 'tamaki@example.org' }, 'settings');
    await ask(client, { type: 'changeUserPassword', userPassword: 'not-a-real-one' }, 'settings');
    const robot = {
      type: 'createRobotPlayer',
      name: 'Robo-One',
      image: IMAGE,
      language: 'ja',
      isFullyAutomated: true,
      support: SUPPORT,
    };
    const page = await ask(client, robot, 'robotPlayerSelectionPage');
    const { token: accessToken } = (page.avatar as { token: string }[])[1]!;
    const line = await new TestClient(`${door.url}/authMessage`).open();
    const request = {
      type: 'authenticationAndAuthorizationRequest',
      userEmail: 'tamaki@example.org',
      userPassword: 'not-a-real-one',
      robotVersion: '1.2.0',
      accessToken,
      sourceCode,
    };
    line.send({ ...request, userPassword: 'a-wrong-one' });
    expect(await line.type('authenticationRequestResponse')).toMatchObject({
      response: 'error:invalidUserPassword',
    });
    const from = line.received.length;
    line.send(request);
    expect(await line.type('authenticationRequestResponse', from)).toMatchObject({
      response: 'authenticated',
    });
    expect(await client.type('authorizationRequest')).toMatchObject({ accessToken });
    await ask(
      client,
      { type: 'authorizationRequestAccepted', accessToken },
      'authorizationRequestAcceptedResponse',
    );
    const authorized = await line.type('authorizationRequestResponse');
    expect(authorized).toMatchObject({ response: 'authorized', accessToken });
    expect(licos.validate(authorized)).toMatchObject({ ok: true, recognised: { protocol: 'auth' } });
    line.close();
  });
});
