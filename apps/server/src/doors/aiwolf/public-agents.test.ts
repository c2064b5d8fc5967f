import { expect, test } from 'vitest';
import { plainAgents } from '../../../testing/aiwolf/agent.ts';
import { openDoor } from '../../../testing/aiwolf/door.ts';
import { problemsOf } from '../../../testing/aiwolf/platform-reader.ts';

test.each([
  ['aiwolf-5', 5],
  ['aiwolf-15', 15],
  ['nl2017', 5],
  ['nlp-9', 4],
] as const)(
  'clients of the AIWolf platform read every field of %s at the door as they do elsewhere',
  async (preset, agents) => {
    const { door, port } = await openDoor({ preset, agents, bots: ['honest'], games: 2 });
    const clients = plainAgents(port, agents);
    await door.done;
    await Promise.all(clients.map(({ closed }) => closed));
    expect(clients.map((client) => client.count('FINISH'))).toEqual(clients.map(() => 2));
    expect(clients.flatMap(problemsOf)).toEqual([]);
  },
);
