import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type DoorProcess, openDoor } from '../apps/cli/testing/door.ts';
import { testFolder } from '../apps/cli/testing/folder.ts';
import { runs } from '../checks/runs.ts';
import { cuttingProxy } from './testing/cutting-proxy.ts';
import {
  ALL,
  commandOf,
  type Door,
  isOnPath,
  type Ran,
  run,
  type Starter,
  skipWhereMissing,
} from './testing/starters.ts';

const folder = testFolder();
const built = join(folder, 'built');
const LONG = 300_000;
const played = new Set<string>();

type Alone = Exclude<Door, 'web'>;
const isAlone = (starter: Starter): starter is Starter & { door: Alone } => starter.door !== 'web';
const STARTERS = ALL.filter(isAlone);

type Table = readonly [games: number, preset: string, agents: number];

/**
 * A large table takes ten times as long as one of five, at which two games are played in a row always. In the usual run
 * one starter of each door sits at one, in the long one all do.
 */
function large(preset: string, usual: number, long: number): readonly Table[] {
  const agents = runs(usual, long);
  return agents === 0 ? [] : [[runs(1, 2), preset, agents]];
}

/** Thirteen talk twice as much as nine. */
const LARGE_NLP = `nlp-${runs(9, 13)}`;

/** A group chat; in the usual run one starter is in one. */
function freeform(usual: number, long: number): readonly Table[] {
  const agents = runs(usual, long);
  return agents === 0 ? [] : [[2, 'nlp-5-freeform', agents]];
}

/** How many starters sit at 5 seats and at more; a process each is heavy, so bots take the other seats. */
const TABLES: Readonly<Record<string, readonly Table[]>> = {
  'python/agent.py (aiwolf)': [[2, 'aiwolf-5', runs(2, 5)], ...large('aiwolf-15', 1, 15)],
  'java/AIWolfAgent.java': [[2, 'aiwolf-5', runs(1, 5)], ...large('aiwolf-15', 0, 5)],
  'python/agent.py (nlp)': [[2, 'nlp-5', runs(2, 5)], ...large(LARGE_NLP, 1, 13), ...freeform(0, 5)],
  'typescript/nlp-agent.mts': [[2, 'nlp-5', runs(1, 5)], ...large(LARGE_NLP, 0, 5), ...freeform(2, 5)],
};

function open({ door }: { door: Alone }, name: string, ...args: string[]): Promise<DoorProcess> {
  return openDoor(door, '--record', join(folder, name), '--timeout', '60000', ...args);
}

describe.each(STARTERS)('the starter $name at mura door $door', (starter) => {
  skipWhereMissing(starter);

  test.each(TABLES[starter.name]!)(
    'plays %i games of %s on %i seats to a winner, and none of its answers is wrong',
    async (count, preset, agents) => {
      const seats = ['--preset', preset, '--agents', String(agents), '--games', String(count)];
      const door = await open(starter, `${starter.name}-${preset}`, ...seats);
      const names = Array.from({ length: agents }, (_, index) => `agent${index + 1}`);
      const games = starter.door === 'nlp' ? ['--games', String(count)] : [];
      const running = names.map((name) => run(commandOf(starter, built), door.url, '--name', name, ...games));
      const ran = await Promise.all(running.map(({ ended }) => ended));
      const { result } = await door.closed;
      for (const { code, text } of ran) {
        expect([code, text]).toEqual([0, expect.stringContaining(`game ${count} is over: the `)]);
        expect(text).not.toMatch(/Traceback|Exception|not understood/);
      }
      for (const { winner, players } of result.games) {
        expect(['village', 'werewolf']).toContain(winner);
        const own = players.filter(({ bot }: { bot: boolean }) => !bot);
        expect(own.map(({ faults }: { faults: object }) => faults)).toEqual(names.map(() => ({})));
      }
      expect(result.games).toHaveLength(count);
      played.add(starter.name);
    },
    LONG,
  );

  test(
    'says what is wrong in a sentence: an address, a server that is not there, one that says nothing',
    async () => {
      const scheme = starter.door === 'aiwolf' ? 'tcp' : 'ws';
      const silent = createServer((socket) => socket.on('error', () => {})).listen(0, '127.0.0.1');
      await once(silent, 'listening');
      const { port } = silent.address() as AddressInfo;
      const say = (...args: string[]): Promise<Ran> => run(commandOf(starter, built), ...args).ended;
      const [wrong, absent, mute] = await Promise.all([
        say('ftp://127.0.0.1:1'),
        say(`${scheme}://127.0.0.1:1`),
        say(`${scheme}://127.0.0.1:${port}`, '--patience', '1'),
      ]);
      silent.close();
      expect(wrong).toEqual({ code: 1, text: expect.stringContaining('is not an address: it must be like') });
      expect(absent).toEqual({ code: 1, text: expect.stringContaining('nobody listens at 127.0.0.1:1') });
      expect(mute).toEqual({ code: 1, text: expect.stringContaining('nothing came from') });
    },
    LONG,
  );

  if (starter.door === 'aiwolf') {
    test(
      'comes back to its seat when the connection breaks, and plays to the end',
      async () => {
        const seats = ['--agents', '3', '--preset', 'aiwolf-15'];
        const door = await open(starter, `${starter.name}-cut`, ...seats);
        const way = await cuttingProxy(Number(new URL(door.url).port), '"day":1');
        for (const name of ['one', 'two']) run(commandOf(starter, built), door.url, '--name', name);
        const { code, text } = await run(commandOf(starter, built), `tcp://127.0.0.1:${way.port}`).ended;
        expect([code, text]).toEqual([0, expect.stringContaining('trying to come back')]);
        expect(text).toContain('game 1 is over: the ');
        expect(way.hasCut()).toBe(true);
        expect((await door.closed).result.games[0].winner).not.toBeNull();
      },
      LONG,
    );
  }
});

test(
  '[R001-NLSYS-13] an agent thinks in the protocol: what it means, it says in words, and others understand as meant',
  async () => {
    const starter = STARTERS.find(({ name }) => name === 'typescript/nlp-agent.mts')!;
    const door = await open(starter, 'inner', '--preset', 'nlp-5', '--games', '1', '--seed', 'inner');
    const running = [1, 2, 3, 4, 5].map((n) =>
      run(commandOf(starter, built), door.url, '--name', `team${n}`),
    );
    const texts = (await Promise.all(running.map(({ ended }) => ended))).map(({ text }) => text);
    await door.closed;
    const all = texts.join('');
    const meant = [...all.matchAll(/I mean: (.*); I say: (.*)/g)].map(([, sentence, words]) => ({
      sentence,
      words,
    }));
    expect(meant.length).toBeGreaterThan(4);
    for (const { sentence, words } of meant) {
      expect(words).not.toMatch(/COMINGOUT|DIVINED|VOTE/);
      expect(all).toContain(` says: ${sentence}`);
    }
    expect(meant.some(({ sentence }) => sentence?.startsWith('COMINGOUT'))).toBe(true);
  },
  LONG,
);

test('a machine that has what a starter needs has run it', () => {
  const able = STARTERS.filter(isOnPath).map(({ name }) => name);
  expect([...played].sort()).toEqual(able.sort());
});
