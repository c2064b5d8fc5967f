import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDoor } from '../../testing/door.ts';
import { testFolder } from '../../testing/folder.ts';
import { muraProcess } from '../../testing/mura.ts';

const folder = testFolder();

/** Not that of the agents: packets go from one address of the network to another. */
const SERVER = '127.0.0.2';

test.each([
  ['aiwolf', 'tcp'],
  ['nlp', 'ws'],
] as const)('agents at another address play over the network: %s, %s', async (door, scheme) => {
  const record = join(folder, door);
  const opened = await openDoor(door, '--host', SERVER, '--agents', '2', '--record', record);
  expect(opened.url).toContain(`${scheme}://${SERVER}:`);
  const agents = await Promise.all(
    ['agent1', 'agent2'].map((name) =>
      muraProcess([
        'connect',
        '--door',
        door,
        '--url',
        opened.url,
        '--bot',
        'honest',
        '--name',
        name,
        '--json',
      ]),
    ),
  );
  for (const { stdout } of agents) expect(JSON.parse(stdout)).toMatchObject({ games: 1, misunderstood: [] });
  const { result } = await opened.closed;
  const names = result.games[0].players.map(({ name }: { name: string }) => name);
  expect(names).toEqual(expect.arrayContaining(['agent1', 'agent2']));
});
