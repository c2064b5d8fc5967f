import { licos } from '@mura/protocols';
import { villageNumber } from '@mura/records';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUp } from '../../../testing/account.ts';
import { ApiGuest, send } from '../../../testing/api.ts';
import { startDatabases, type TestDatabases } from '../../../testing/database.ts';
import { buildVillage, TestClient } from '../../../testing/licos/client.ts';
import { serveHere } from '../../../testing/serving.ts';
import type { Served } from '../../serve-options.ts';

let databases: TestDatabases;
let database: string;
let served: Served;

beforeAll(async () => {
  databases = await startDatabases();
  database = await databases.fresh();
  served = await serveHere(database);
});

afterAll(async () => {
  await served.stop();
  await databases.stop();
});

interface PeopleTokens {
  readonly human?: string;
  readonly robot: string;
  readonly audience: string;
}

function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}

async function tokensOf(headers: Record<string, string>): Promise<PeopleTokens> {
  const answer = await fetch(`${served.url}/licos/tokens`, { headers });
  expect(answer.status).toBe(200);
  return (await answer.json()) as PeopleTokens;
}

function lineTo(endpoint: string, headers: Record<string, string> = {}): Promise<TestClient> {
  return new TestClient(`${served.url.replace('http', 'ws')}/licos/${endpoint}Message`, headers).open();
}

async function botOf(account: ApiGuest, scopes: readonly string[] = ['play']) {
  const made = await account.must(served.url, 'POST', '/tokens', { name: 'Robotto', scopes });
  return { id: made.id as string, token: made.token as string };
}

/** The first answer to a message. */
async function asked(client: TestClient, message: object): Promise<Record<string, unknown>> {
  const from = client.received.length;
  client.send(message);
  return client.wait(() => true, from);
}

describe('the people of the server', () => {
  test('are the same person with the same seat at the LiCOS door', async () => {
    const guest = await ApiGuest.arrive(served.url, 'Tamaki');
    const { human } = await tokensOf(bearer(guest.token));
    expect(await tokensOf(bearer(guest.token))).toMatchObject({ human });
    const lobby = await lineTo('lobby');
    lobby.send(buildVillage(human!, 'Of one person'));
    const { village } = (await lobby.type('waitingPage')) as { village: { id: number } };
    const mine = (await served.host.list({ state: 'waiting', limit: 20 })).find(
      ({ id }) => villageNumber(id) === village.id,
    )!;
    const shown = await guest.must(served.url, 'GET', `/villages/${mine.id}`);
    expect(shown).toMatchObject({ mine: true, seats: [{ mine: true, name: 'Tamaki' }, {}, {}, {}, {}] });
    // They stand up on the pages, and are gone from the waiting room.
    await guest.must(served.url, 'DELETE', `/villages/${mine.id}/seat`);
    const other = await lineTo('lobby');
    const stranger = await tokensOf({});
    other.send({ type: 'selectVillage', token: stranger.human, villageId: village.id });
    expect(await other.type('waitingPage')).toMatchObject({ players: [{ isMe: true }] });
  });

  test('a stranger becomes a guest of the server, with its cookie', async () => {
    const page = await fetch(`${served.url}/licos/lobby`);
    const cookie = page.headers.get('set-cookie')!.split(';')[0]!;
    expect(cookie).toMatch(/^mura_guest=/);
    const me = await fetch(`${served.url}/api/v1/me`, { headers: { cookie } });
    expect(await me.json()).toMatchObject({ kind: 'guest', nickname: expect.stringMatching(/^Guest\d{4}$/) });
    const { human } = await tokensOf({ cookie });
    expect(await page.text()).toContain(`data-human-player-token="${human}"`);
    // A token that is not ours makes nobody a guest by mistake.
    const wrong = await fetch(`${served.url}/licos/tokens`, { headers: bearer('nonsense') });
    expect(wrong.status).toBe(403);
  });

  test('keep their tokens and avatars when the server starts again', async () => {
    const guest = await ApiGuest.arrive(served.url, 'Hotaru');
    const { human } = await tokensOf(bearer(guest.token));
    const lobby = await lineTo('lobby', bearer(guest.token));
    const image = licos.figureImage('s');
    lobby.send({ type: 'createHumanPlayer', name: 'Another face', image, language: 'en' });
    await lobby.type('humanPlayerSelectionPage');
    await served.stop();
    served = await serveHere(database);
    const again = await lineTo('lobby', bearer(guest.token));
    expect(await asked(again, { type: 'getAvatar', token: human })).toMatchObject({
      type: 'avatar',
      name: 'Hotaru',
    });
    const page = await asked(again, { type: 'enterAvatarSelectionPage', lobby: 'human player' });
    expect(page).toMatchObject({ avatar: [{ name: 'Hotaru' }, { name: 'Another face', image }] });
  });

  test('change who they are on the pages of the server only', async () => {
    const guest = await ApiGuest.arrive(served.url, 'Kohaku');
    await tokensOf(bearer(guest.token));
    const lobby = await lineTo('lobby', bearer(guest.token));
    const settings = await asked(lobby, { type: 'getSettings' });
    expect(settings).toMatchObject({ type: 'settings', userName: 'Kohaku' });
    expect(licos.validate(settings)).toMatchObject({ ok: true });
    for (const change of [
      { type: 'changeUserName', userName: 'Somebody' },
      { type: 'changeUserEmail', userEmail: 'a@example.org' },
      { type: 'changeUserPassword', userPassword: 'not-a-real-one' },
    ])
      expect(await asked(lobby, change)).toMatchObject({
        type: 'lobby',
        error: 'type: This is changed on the pages of the server',
      });
    expect(await asked(lobby, { type: 'changeLanguage', language: 'ja' })).toMatchObject({ language: 'ja' });
  });

  test('who is deleted leaves no avatar, and their tokens open nothing', async () => {
    const guest = await ApiGuest.arrive(served.url, 'Leaving');
    const { human, robot } = await tokensOf(bearer(guest.token));
    const data = await guest.must(served.url, 'GET', '/me/data');
    expect(data.avatars).toMatchObject([{ kind: 'human player' }, { kind: 'robot player' }, {}]);
    expect(JSON.stringify(data)).not.toContain(robot);
    await guest.must(served.url, 'DELETE', '/me', { delete: 'everything of mine' });
    const lobby = await lineTo('lobby');
    for (const token of [human, robot])
      expect(await asked(lobby, { type: 'getAvatar', token })).toMatchObject({
        error: 'token: The token is not that of this player',
      });
    const client = new Client({ connectionString: database });
    await client.connect();
    const { rows } = await client.query('select from licos_users where person = $1', [guest.id]);
    await client.end();
    expect(rows).toEqual([]);
  });
});

describe('a robot with a bot token', () => {
  const request = {
    type: 'authenticationAndAuthorizationRequest',
    userEmail: 'robot@example.org',
    robotVersion: '1.0.0',
    sourceCode: {
      timestamp: '2026-03-30T18:22:05.100+09:00',
      programmingLanguage: [{ name: 'TypeScript', version: '5.8.2' }],
      url: 'https://example.org/robot',
    },
  };

  test('is known by it, and plays as a person of its own', async () => {
    const account = await signUp(served.url, 'Robot owner');
    const bot = await botOf(account);
    const { human, robot } = await tokensOf(bearer(bot.token));
    expect(human).toBeUndefined();
    const auth = await lineTo('auth');
    const known = { ...request, accessToken: robot, userPassword: bot.token };
    expect(await asked(auth, known)).toMatchObject({ response: 'authenticated', accessToken: robot });
    expect(await auth.type('authorizationRequestResponse')).toMatchObject({ response: 'authorized' });
    const lobby = await lineTo('lobby');
    lobby.send(buildVillage(robot, 'Of a robot'));
    expect(await lobby.type('waitingPage')).toMatchObject({
      village: { hostPlayer: { name: 'Robotto', isHuman: false }, playerSetting: { robot: { current: 1 } } },
    });
    const [village] = await served.host.list({ state: 'waiting', limit: 1 });
    expect(village?.plan.maker).toBe(`bot-${bot.id}`);
    // A revoked token takes the robot with it, and perhaps its line.
    await account.must(served.url, 'DELETE', `/tokens/${bot.id}`);
    expect(await asked(await lineTo('lobby'), { type: 'getAvatar', token: robot })).toMatchObject({
      error: 'token: The token is not that of this player',
    });
  });

  test('of its owner, who has yet to consent, is let in by them', async () => {
    const account = await signUp(served.url, 'Asked owner');
    const bot = await botOf(account);
    await tokensOf(bearer(account.token));
    const owner = await lineTo('lobby', bearer(account.token));
    const image = licos.figureImage('m');
    const support = Object.fromEntries(
      Array.from({ length: 12 }, (_, index) => [index + 4, { A: true, B: true, C: true }]),
    );
    owner.send({
      ...{ type: 'createRobotPlayer', name: 'Robo-One', image, language: 'ja', isFullyAutomated: true },
      support,
    });
    const page = (await owner.type('robotPlayerSelectionPage')) as { avatar: { token: string }[] };
    const accessToken = page.avatar[1]!.token;
    const auth = await lineTo('auth');
    auth.send({ ...request, accessToken, userPassword: bot.token });
    expect(await auth.type('authenticationRequestResponse')).toMatchObject({ response: 'authenticated' });
    expect(await owner.type('authorizationRequest')).toMatchObject({ accessToken });
    owner.send({ type: 'authorizationRequestAccepted', accessToken });
    expect(await auth.type('authorizationRequestResponse')).toMatchObject({ response: 'authorized' });
  });

  test('that is wrong, not for playing, or of somebody else opens nothing', async () => {
    const account = await signUp(served.url, 'Careful owner');
    const watching = await botOf(account, ['watch']);
    expect((await fetch(`${served.url}/licos/tokens`, { headers: bearer(watching.token) })).status).toBe(403);
    const other = await botOf(await signUp(served.url, 'Curious owner'));
    const { robot } = await tokensOf(bearer((await botOf(account)).token));
    const auth = await lineTo('auth');
    const answerTo = async (userPassword: string) =>
      (await asked(auth, { ...request, accessToken: robot, userPassword })).response;
    expect(await answerTo(other.token)).toBe('error:accessTokenNotFound');
    expect(await answerTo(watching.token)).toBe('error:invalidUserPassword');
    expect(await answerTo(`${other.token.slice(0, -4)}AAAA`)).toBe('error:invalidUserPassword');
    expect(await answerTo('not-a-bot-token')).toBe('error:invalidUserPassword');
  });
});

test('nobody makes more villages here than on the pages', async () => {
  const { human } = await tokensOf({});
  const strict = await serveHere(await databases.fresh(), { limits: { villagesPerPerson: 1 } });
  try {
    const tokens = (await (await fetch(`${strict.url}/licos/tokens`)).json()) as PeopleTokens;
    expect(tokens.human).not.toBe(human);
    const url = `${strict.url.replace('http', 'ws')}/licos/lobbyMessage`;
    const lobby = await new TestClient(url).open();
    lobby.send(buildVillage(tokens.human!, 'The first one'));
    await lobby.type('waitingPage');
    lobby.send(buildVillage(tokens.human!, 'The second one'));
    expect(await lobby.type('lobby')).toMatchObject({ error: 'You have made too many villages' });
    // Tokens of another server are nobody's here.
    const from = lobby.received.length;
    lobby.send({ type: 'getAvatar', token: human });
    expect(await lobby.wait(() => true, from)).toMatchObject({ type: 'lobby' });
    expect((await send(strict.url, 'GET', '/villages')).body.villages).toHaveLength(1);
  } finally {
    await strict.stop();
  }
});
