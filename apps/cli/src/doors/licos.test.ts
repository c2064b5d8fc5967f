import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { villageNumber } from '@mura/records';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUp } from '../../../server/testing/account.ts';
import { ChildServer } from '../../../server/testing/child.ts';
import { temporaryFolder } from '../../../server/testing/database.ts';
import { buildVillage, LicosPlayer, TestClient } from '../../../server/testing/licos/client.ts';
import { mistakesIn, playToTheEnd } from '../../../server/testing/licos/entering.ts';
import { BIN, muraProcess } from '../../testing/mura.ts';
import { refusal } from '../../testing/refusal.ts';

/** A game goes by the real clock; a morning lasts until everybody has nothing more to say. */
const LIMIT = 400_000;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mura-cli-'));
});
const folders: string[] = [];
afterAll(() => {
  for (const one of [folder, ...folders]) rmSync(one, { recursive: true, force: true });
});

/** The database user must be able to reach it. */
function temporary(): string {
  const made = temporaryFolder();
  folders.push(made);
  return made;
}

async function openDoor(...args: string[]) {
  const child = spawn(process.execPath, [BIN, 'door', 'licos', '--port', '0', '--json', ...args]);
  const [bytes] = (await once(child.stdout, 'data')) as [Buffer];
  const close = async () => {
    child.kill('SIGINT');
    await once(child, 'exit');
  };
  return { url: JSON.parse(bytes.toString()).url as string, close };
}

interface DoorTokens {
  readonly human: string;
}

async function tokensAt(url: string, headers: Record<string, string> = {}): Promise<DoorTokens> {
  return (await (await fetch(`${url}/licos/tokens`, { headers })).json()) as DoorTokens;
}

/** Somebody at the page of the lobby; they say once a morning what they have to say. */
class DoorPerson {
  readonly token: string;
  readonly lobby: TestClient;
  readonly #sockets: string;

  constructor(url: string, { human }: DoorTokens) {
    this.token = human;
    this.#sockets = socketsOf(url);
    this.lobby = new TestClient(`${this.#sockets}/lobbyMessage`);
  }

  async sit(villageId: number): Promise<void> {
    this.lobby.send({ type: 'selectVillage', token: this.token, villageId });
    await this.lobby.type('waitingPage');
  }

  async play(villageId: number): Promise<void> {
    await this.lobby.type('played');
    const client = await new TestClient(`${this.#sockets}/villageMessage`).open();
    client.send({ type: 'ready', token: this.token, villageId });
    await playToTheEnd(client, new LicosPlayer(this.token));
    client.close();
    this.lobby.close();
  }
}

function socketsOf(url: string): string {
  return `${url.replace('http', 'ws')}/licos`;
}

/** A village of four with so many of our bots as robots, and people on the other seats: from the lobby to its end. */
async function playWithRobots(url: string, host: DoorPerson, villageId: number, robots: readonly string[][]) {
  const others = [];
  for (let seat = robots.length + 2; seat <= 4; seat++) {
    const person = new DoorPerson(url, await tokensAt(url));
    await person.lobby.open();
    await person.sit(villageId);
    others.push(person);
  }
  const connected = robots.map((args) =>
    muraProcess(['connect', '--door', 'licos', '--url', socketsOf(url), '--json', ...args]),
  );
  const isFull = ({ players }: Record<string, unknown>) => (players as unknown[] | undefined)?.length === 4;
  expect(await host.lobby.wait(isFull)).toMatchObject({
    village: { playerSetting: { current: 4, robot: { current: robots.length } } },
  });
  host.lobby.send({ type: 'play', token: host.token, villageId });
  await Promise.all([host, ...others].map((person) => person.play(villageId)));
  for (const { code, stdout } of await Promise.all(connected)) {
    expect(code).toBe(0);
    const played = JSON.parse(stdout);
    expect(played).toMatchObject({ door: 'licos', games: 1 });
    expect(mistakesIn(played.misunderstood)).toEqual([]);
  }
}

describe.concurrent('our bots as robots of LiCOS play a whole game beside people', () => {
  test(
    'at the door alone',
    async () => {
      const door = await openDoor('--record', join(folder, 'records'));
      const host = new DoorPerson(door.url, await tokensAt(door.url));
      await host.lobby.open();
      host.lobby.send(buildVillage(host.token, 'With robots', 1, 4));
      const { village } = (await host.lobby.type('waitingPage')) as { village: { id: number } };
      await playWithRobots(door.url, host, village.id, [['--bot', 'random']]);
      await door.close();
    },
    LIMIT,
  );

  test(
    'and at a server, one of them with a bot token of an account',
    async () => {
      const server = new ChildServer(['--data', temporary(), '--aiwolf-port', 'off']);
      await server.start();
      try {
        const { url } = server;
        const owner = await signUp(url, 'Robot owner');
        const { token } = await owner.must(url, 'POST', '/tokens', { name: 'Robotto' });
        // A village of the pages, where one need not wait as long between two posts.
        const rules = { talk: { pause: 1, perPlayer: 3 } };
        const made = { name: 'With robots', preset: 'licos-4b', rules };
        const { id } = await owner.must(url, 'POST', '/villages', made);
        const host = new DoorPerson(url, await tokensAt(url, { authorization: `Bearer ${owner.token}` }));
        await host.lobby.open();
        await host.sit(villageNumber(id));
        const robots = [
          ['--bot', 'honest', '--token', token],
          ['--bot', 'chatter'],
          ['--bot', 'random'],
        ];
        await playWithRobots(url, host, villageNumber(id), robots);
        expect(await owner.must(url, 'GET', `/villages/${id}`)).toMatchObject({
          seats: [{ name: 'Robot owner' }, {}, {}, {}],
        });
      } finally {
        await server.stop();
      }
    },
    LIMIT,
  );
});

test('the folder of the original client is served, and must have its two pages', async () => {
  const client = join(folder, 'client');
  mkdirSync(client);
  const args = ['--licos-client', client];
  for (const command of [['serve'], ['door', 'licos']])
    expect(await refusal([...command, ...args])).toMatchObject({
      code: 1,
      said: expect.stringContaining(`There is no lobby.js in ${client}`),
    });
  for (const page of ['lobby.js', 'village.js']) writeFileSync(join(client, page), '// theirs');
  const door = await openDoor('--record', join(folder, 'served'), ...args);
  expect(await (await fetch(`${door.url}/licos/client/village.js`)).text()).toBe('// theirs');
  await door.close();
  const server = new ChildServer(['--data', temporary(), '--aiwolf-port', 'off', ...args]);
  await server.start();
  try {
    expect(await (await fetch(`${server.url}/licos/client/lobby.js`)).text()).toBe('// theirs');
  } finally {
    await server.stop();
  }
});
