import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDoor } from '../../testing/door.ts';
import { testFolder } from '../../testing/folder.ts';
import { mura, muraProcess } from '../../testing/mura.ts';

const folder = testFolder();

test('a door and our bots at it play, and the results and records are there', async () => {
  const record = join(folder, 'records');
  const config = join(folder, 'settings.cfg');
  writeFileSync(config, 'maxTalk = 4\nisEnableNoBanish = false\n');
  const door = await openDoor(
    'aiwolf',
    ...['--preset', 'aiwolf-5', '--games', '2', '--record', record, '--timeout', '60000'],
    ...['--config', config, '--agents', '2', '--bots', 'random', '--diary', join(folder, 'diary')],
  );
  const connect = (...args: string[]) =>
    muraProcess(['connect', '--door', 'aiwolf', '--url', door.url, '--json', ...args]);
  const [one, two] = await Promise.all([
    connect('--bot', 'honest', '--name', 'ours', '--role', 'SEER'),
    connect('--bot', 'chatter', '--games', '2'),
  ]);
  const { code, result, stderr } = await door.closed;
  expect(code).toBe(0);
  expect(stderr).toContain('not known here, and without effect: isEnableNoBanish');
  expect(JSON.parse(one.stdout)).toMatchObject({ games: 2, misunderstood: [] });
  expect(JSON.parse(two.stdout)).toMatchObject({ games: 2, misunderstood: [] });
  expect(result).toMatchObject({ door: 'aiwolf', preset: 'aiwolf-5' });
  for (const { file, players } of result.games) {
    expect(readFileSync(file, 'utf8')).toContain('"type":"rolesRevealed"');
    expect(players.map(({ name }: { name: string }) => name).sort()).toEqual(
      ['chatter', 'ours', 'random', 'random', 'random'].sort(),
    );
    expect(players.find(({ name }: { name: string }) => name === 'ours').role).toBe('seer');
  }
  const [first, second, bots] = result.wins;
  expect([first.name, second.name].sort()).toEqual(['chatter', 'ours']);
  expect([first.games, second.games, bots.games]).toEqual([2, 2, 6]);
  expect(bots).toMatchObject({ name: 'random', bot: true });
  expect(result.wins.find(({ name }: { name: string }) => name === 'ours').roles.seer.games).toBe(2);
  expect(existsSync(join(folder, 'diary'))).toBe(true);
});

test('a door that is stopped tells of the games that were played, and that there were to be more', async () => {
  const record = join(folder, 'stopped');
  const door = await openDoor('aiwolf', '--games', '1000', '--agents', '1', '--record', record);
  const two = await mura(['connect', '--door', 'aiwolf', '--url', door.url, '--name', 'one', '--games', '2']);
  expect([two.code, two.stderr]).toEqual([0, '']);
  door.child.kill('SIGTERM');
  const { code, result, stderr } = await door.closed;
  expect([code, stderr]).toEqual([1, expect.stringContaining('Stopped before all games were played')]);
  expect(result.wins[0]).toMatchObject({ name: 'one', bot: false });
  expect(result.games.length).toBeGreaterThanOrEqual(2);
});

test.each([
  [['--preset', 'nothing'], "There is no preset 'nothing'"],
  [['--agents', '6'], 'There are 5 seats'],
  [['--bots', 'nobody'], "There is no bot 'nobody'"],
  [['--config', '/no/such/file'], 'there is no such file or directory'],
  [['--preset', 'nl2017', '--config', 'x'], 'A setting file changes the presets aiwolf-3 to aiwolf-18 only'],
  [['--record', '/dev/null/records'], 'The door cannot open'],
])('what is wrong is told in a sentence: %j', async (args, sentence) => {
  const { code, stderr } = await mura(['door', 'aiwolf', '--port', '0', ...args]);
  expect(code).toBe(1);
  expect(stderr).toContain(sentence);
});

test('a port that is taken', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? String(address.port) : '';
  const { code, stderr } = await mura(['door', 'aiwolf', '--port', port, '--record', folder]);
  server.close();
  expect([code, stderr]).toEqual([1, expect.stringContaining(`The port ${port} is taken`)]);
});

test.each([
  [['--url', 'tcp://127.0.0.1:1'], 'nobody listens there'],
  [['--url', 'http://127.0.0.1:1'], 'it must be like tcp://host:port'],
  [['--url', 'tcp://127.0.0.1:1', '--bot', 'nobody'], "There is no bot 'nobody'"],
  [['--url', 'tcp://127.0.0.1:1', '--role', 'seer'], "There is no role 'seer'. Did you mean SEER? Roles: "],
])('a server that cannot be played at: %j', async (args, sentence) => {
  const { code, stderr } = await mura(['connect', '--door', 'aiwolf', ...args]);
  expect([code, stderr]).toEqual([1, expect.stringContaining(sentence)]);
});
