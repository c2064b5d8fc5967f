import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Event, maySee } from '@mura/engine';
import { eventsOf, readRecord } from '@mura/records';
import { describe, expect, test } from 'vitest';
import { openDoor } from '../../testing/door.ts';
import { testFolder } from '../../testing/folder.ts';
import { mura, muraProcess } from '../../testing/mura.ts';

const folder = testFolder();
const LONG = 300_000;

/** What a door said of its games, and what everybody heard in each. */
interface Session {
  // biome-ignore lint/suspicious/noExplicitAny: looked at by tests
  readonly result: any;
  readonly games: readonly (readonly (readonly Event[])[])[];
}

/** Games of three of our bots as clients, who arrive in this order, with two of ours beside them. */
async function session(
  door: 'aiwolf' | 'nlp',
  arriving: readonly string[],
  games: number,
  ...args: string[]
): Promise<Session> {
  const record = join(folder, `${door}-${arriving.join('')}-${args.join('')}`);
  const seats = ['--agents', '3', '--bots', 'random', '--timeout', '60000'];
  const opened = await openDoor(door, ...seats, '--games', String(games), '--record', record, ...args);
  const connect = (name: string) =>
    muraProcess([
      ...['connect', '--door', door, '--url', opened.url, '--bot', 'honest', '--name', name],
      ...['--seed', name, '--games', String(games)],
    ]);
  const agents = [];
  for (const name of arriving) agents.push(connect(name));
  for (const { code, stderr } of await Promise.all(agents)) expect([code, stderr]).toEqual([0, '']);
  const { result } = await opened.closed;
  return { result, games: result.games.map(({ file }: { file: string }) => heardIn(file)) };
}

/** By player. The record of the master also knows whose vote of the same moment arrived first. */
function heardIn(file: string): readonly (readonly Event[])[] {
  const events = eventsIn(file);
  return [1, 2, 3, 4, 5].map((player) => events.filter(({ audience }) => maySee(player, audience)));
}

function eventsIn(file: string): readonly Event[] {
  const read = readRecord(readFileSync(file, 'utf8'));
  if (!read.ok) return expect.fail(JSON.stringify(read.error));
  return eventsOf(read.value.record);
}

describe.each(['aiwolf', 'nlp'] as const)('with a seed, mura door %s', (door) => {
  test(
    'plays the same games again, whoever arrives first and whatever was played before',
    async () => {
      const once = await session(door, ['one1', 'one2', 'one3'], 2, '--seed', 'spring');
      expect(once.result).toMatchObject({ door, seed: 'spring', first: 1 });
      expect(numbersOf(once)).toEqual([1, 2]);
      expect(eventsIn(once.result.games[1].file)).toContainEqual(
        expect.objectContaining({ seed: 'spring/2' }),
      );
      const again = await session(door, ['one3', 'one1', 'one2'], 2, '--seed', 'spring');
      expect(again.games).toEqual(once.games);
      const second = await session(door, ['one2', 'one3', 'one1'], 1, '--seed', 'spring', '--first', '2');
      expect(numbersOf(second)).toEqual([2]);
      expect(second.games[0]).toEqual(once.games[1]);
    },
    LONG,
  );
});

function numbersOf({ result }: Session): number[] {
  return result.games.map(({ game }: { game: number }) => game);
}

test('a seed that is too long is refused with a sentence', async () => {
  const { code, stderr } = await mura(['door', 'aiwolf', '--seed', 'x'.repeat(201)]);
  expect([code, stderr]).toEqual([1, expect.stringContaining('A seed has 1 to 200 characters.')]);
});
