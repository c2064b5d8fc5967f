import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUp } from '../../../server/testing/account.ts';
import { ChildServer } from '../../../server/testing/child.ts';
import { buildVillage, Player, TestClient } from '../../../server/testing/licos/client.ts';
import { playToTheEnd } from '../../../server/testing/licos/entering.ts';
import { BIN, mura } from '../../testing/mura.ts';
import { refusal } from '../../testing/refusal.ts';

/** A game goes by the real clock: one morning, in which everybody finishes when he has nothing more to say. */
const LIMIT = 180_000;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mura-cli-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function openDoor(...args: string[]) {
  const child = spawn(process.execPath, [BIN, 'door', 'licos', '--port', '0', '--json', ...args]);
  const [bytes] = (await once(child.stdout, 'data')) as [Buffer];
  const close = async () => {
    child.kill('SIGINT');
    await once(child, 'exit');
  };
  return { url: JSON.parse(bytes.toString()).url as string, close };
}

/** One person in the page of the lobby and three of our bots as robots: a village of four, from the lobby to its end. */
async function playWithRobots(url: string, tokens: readonly string[]): Promise<void> {
  const sockets = `${url.replace('http', 'ws')}/licos`;
  const { human: token } = (await (await fetch(`${url}/licos/tokens`)).json()) as { human: string };
  const lobby = await new TestClient(`${sockets}/lobbyMessage`).open();
  lobby.send(buildVillage(token, 'With robots', 3, 4));
  const { village } = (await lobby.type('waitingPage')) as { village: { id: number } };
  const robots = ['honest', 'random', 'random'].map((bot, index) => {
    const own = tokens[index] === undefined ? [] : ['--token', tokens[index]];
    return mura(['connect', '--door', 'licos', '--url', sockets, '--bot', bot, '--json', ...own]);
  });
  const isFull = ({ players }: Record<string, unknown>) => (players as unknown[] | undefined)?.length === 4;
  expect(await lobby.wait(isFull)).toMatchObject({
    village: { playerSetting: { current: 4, robot: { current: 3 }, human: { current: 1 } } },
  });
  lobby.send({ type: 'play', token, villageId: village.id });
  await lobby.type('played');
  const client = await new TestClient(`${sockets}/villageMessage`).open();
  client.send({ type: 'ready', token, villageId: village.id });
  await playToTheEnd(client, new Player(token));
  for (const { code, stdout } of await Promise.all(robots)) {
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ door: 'licos', games: 1, misunderstood: [] });
  }
  lobby.close();
  client.close();
}

describe.concurrent('our bots as robots of LiCOS play a whole game beside a person', () => {
  test(
    'at the door alone',
    async () => {
      const door = await openDoor('--record', join(folder, 'records'));
      await playWithRobots(door.url, []);
      await door.close();
    },
    LIMIT,
  );

  test(
    'and at a server, one of them with a bot token of an account',
    async () => {
      const server = new ChildServer(['--data', join(folder, 'data'), '--aiwolf-port', 'off']);
      await server.start();
      try {
        const owner = await signUp(server.url, 'Robot owner');
        const { token } = await owner.must(server.url, 'POST', '/tokens', { name: 'Robotto' });
        await playWithRobots(server.url, [token]);
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
  const server = new ChildServer(['--data', join(folder, 'serve'), '--aiwolf-port', 'off', ...args]);
  await server.start();
  try {
    expect(await (await fetch(`${server.url}/licos/client/lobby.js`)).text()).toBe('// theirs');
  } finally {
    await server.stop();
  }
}, 120_000);
