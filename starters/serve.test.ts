import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import type { Event } from '@mura/engine';
import { eventsOf, readRecord } from '@mura/records';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testFolder } from '../apps/cli/testing/folder.ts';
import { BIN } from '../apps/cli/testing/mura.ts';
import { ApiGuest, send } from '../apps/server/testing/api.ts';
import { runs, usuallyOne } from '../checks/runs.ts';
import { examplesIn } from '../clients/python/testing/examples.ts';
import { cuttingProxy } from './testing/cutting-proxy.ts';
import {
  ALL,
  commandOf,
  FIRST_AGENT,
  isOnPath,
  python,
  type Running,
  run,
  type Starter,
  skipWhereMissing,
} from './testing/starters.ts';

const folder = testFolder();
const built = join(folder, 'built');
// Where root runs the tests, another user runs the database.
chmodSync(folder, 0o711);
const LONG = 300_000;
/** Games of thirteen take five times as long; `doors.test.ts` has some in the usual run too. */
const MANY = runs(5, 13);
const played = new Set<string>();

let server: ChildProcess;
let served: { url: string; doors: { aiwolf: string; nlp: string } };
beforeAll(async () => {
  server = spawn(process.execPath, [BIN, 'serve', '--port', '0', '--json', '--data', join(folder, 'data')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  served = JSON.parse(String((await once(server.stdout!, 'data'))[0]));
});
afterAll(async () => {
  server.kill('SIGTERM');
  await once(server, 'exit');
});

/** The maker of a village keeps seat 2 for a program, and bots take the others. */
async function villageFor(maker: ApiGuest, door: string, preset: string, anyone: boolean, pace = 0) {
  const body = { name: 'test', preset, programSeconds: 60, pace };
  const { id } = await maker.must(served.url, 'POST', '/villages', body);
  const { seats } = await maker.must(served.url, 'POST', `/villages/${id}/programs`, {
    door,
    player: 2,
    anyone,
  });
  await maker.must(served.url, 'POST', `/villages/${id}/bots`, { bot: 'honest' });
  return { id, key: seats[1].program.key as string };
}

/** Starts a village as soon as everybody is there. */
async function startWhenFull(maker: ApiGuest, id: string): Promise<void> {
  const start = async () => (await maker.send(served.url, 'POST', `/villages/${id}/start`)).status;
  await expect.poll(start, { timeout: LONG, interval: 200 }).toBe(200);
}

/** All that was put in for player 1 because the right answer was missing. */
async function substitutedFor(guest: ApiGuest, id: string): Promise<readonly Event[]> {
  // A client hears that it is over before the last lines of the record are written.
  const path = `/villages/${id}/record`;
  await expect
    .poll(async () => (await guest.send(served.url, 'GET', path)).status, { timeout: LONG })
    .toBe(200);
  const read = readRecord(await guest.must(served.url, 'GET', path));
  if (!read.ok) return expect.fail(JSON.stringify(read.error));
  const events = eventsOf(read.value.record);
  expect(events.at(-1)?.type).toBe('rolesRevealed');
  return events.filter((event) => event.type === 'substituted' && event.player === 1);
}

async function endedWell({ ended }: Running, over: string): Promise<string> {
  const { code, text } = await ended;
  expect([code, text]).toEqual([0, expect.stringContaining(over)]);
  expect(text).not.toMatch(/Traceback|Exception|not understood|refused/);
  return text;
}

/** Examples that need a server, and what they print. */
const ON_A_SERVER = examplesIn('clients/python/README.md').flatMap((code): [string, string, RegExp][] => {
  if (code.includes('Server(')) return [['a village', code, /^Minato finds \d+ villages\nTrue \d+ votes\n$/]];
  return code.includes('has_won') ? [['its games', code, /^\[\('\w+', (True|False)\), .*\]\n$/]] : [];
});

const OF_A_DOOR = ALL.filter(({ door }) => door !== 'web');

function doorOf({ door }: Starter): string {
  return served.doors[door as 'aiwolf' | 'nlp'];
}

// The server lets whoever has a wrong key wait for some seconds.
describe.concurrent.each(OF_A_DOOR)('the starter $name at mura serve', (starter) => {
  skipWhereMissing(starter);

  test(
    'says that it was sent away where no seat has its key',
    async ({ expect }) => {
      const agent = run(commandOf(starter, built), doorOf(starter), '--name', 'guest#AAAAAAAA');
      const { code, text } = await agent.ended;
      expect(code).toBe(1);
      expect(text).toMatch(/closed the connection(: 1008 \S+| before a game began)/);
    },
    LONG,
  );
});

describe.each(OF_A_DOOR)('the starter $name at mura serve', (starter) => {
  skipWhereMissing(starter);

  // Each starter sits down in both ways in the long run, and two that follow each other in one of them in the usual.
  const seats = [
    ['the seat of its key', `${starter.door}-5`, false],
    ['a seat that is offered to anyone', `${starter.door}-${MANY}`, true],
  ] as const;
  test.each(usuallyOne(seats, OF_A_DOOR.indexOf(starter) % 2))(
    'takes %s in a village of %s and plays without a fault',
    async (_, preset, anyone) => {
      const maker = await ApiGuest.arrive(served.url, 'maker');
      const { id, key } = await villageFor(maker, starter.door, preset, anyone);
      const name = anyone ? 'guest' : `guest#${key}`;
      const agent = run(commandOf(starter, built), doorOf(starter), '--name', name, '--games', '1');
      await startWhenFull(maker, id);
      await endedWell(agent, 'game 1 is over: the ');
      const diary = await send(served.url, 'GET', `/villages/${id}/diary?key=${key}`);
      expect(diary).toEqual({ status: 200, body: { entries: [] } });
      played.add(starter.name);
    },
    LONG,
  );

  if (starter.door === 'nlp') {
    test(
      'comes back to its seat when the connection breaks, and plays to the end',
      async () => {
        // By the rules of the contest a village ends when an agent is gone; by these it goes on.
        const maker = await ApiGuest.arrive(served.url, 'maker');
        const { id, key } = await villageFor(maker, 'nlp', 'aiwolf-13', false, 20);
        const way = await cuttingProxy(Number(new URL(served.url).port), '"day":1');
        const agent = run(
          commandOf(starter, built),
          `ws://127.0.0.1:${way.port}/ws`,
          '--name',
          `guest#${key}`,
        );
        await startWhenFull(maker, id);
        expect(await endedWell(agent, 'game 1 is over: the ')).toContain('trying to come back');
        expect(way.hasCut()).toBe(true);
      },
      LONG,
    );
  }
});

describe.each(ALL.filter(({ door }) => door === 'web'))('the starter $name at mura serve', (starter) => {
  skipWhereMissing(starter);

  test(
    'waits in the lobby for an open seat and for the start, and plays without a fault',
    async () => {
      const [maker, guest] = await Promise.all(
        ['maker', 'guest'].map((name) => ApiGuest.arrive(served.url, name)),
      );
      const agent = run(commandOf(starter, built), served.url, '--token', guest!.token);
      await agent.until('waiting for a village with an open seat');
      const bots = [null, 'honest', 'honest', 'honest', 'honest'];
      const body = { name: 'test', preset: 'nlp-5', bots };
      const { id } = await maker!.must(served.url, 'POST', '/villages', body);
      await agent.until('waiting for the start');
      await startWhenFull(maker!, id);
      await endedWell(agent, 'the village is over: ');
      expect(await substitutedFor(guest!, id)).toEqual([]);
      played.add(starter.name);
    },
    LONG,
  );

  test(
    'makes villages of its own, plays one after another, and none of its answers is wrong',
    async () => {
      const guest = await ApiGuest.arrive(served.url, 'guest');
      const args = ['--token', guest.token, '--make', `aiwolf-${MANY}`, '--games', '2'];
      const text = await endedWell(run(commandOf(starter, built), served.url, ...args), `of ${MANY} players`);
      const villages = [...text.matchAll(/^village (\w+): player 1$/gm)].map(([, id]) => id!);
      expect(villages).toHaveLength(2);
      for (const id of villages) expect(await substitutedFor(guest, id)).toEqual([]);
    },
    LONG,
  );

  test(
    'goes on where it was when the connection breaks, without a fault',
    async () => {
      const guest = await ApiGuest.arrive(served.url, 'guest');
      const way = await cuttingProxy(Number(new URL(served.url).port), '"type":"dayBegan","day":1');
      const args = ['--token', guest.token, '--make', 'aiwolf-5'];
      const agent = run(commandOf(starter, built), `http://127.0.0.1:${way.port}`, ...args);
      const text = await endedWell(agent, 'the village is over: ');
      expect(text).toContain('connecting again');
      expect(way.hasCut()).toBe(true);
      const [, id] = /^village (\w+): player 1$/m.exec(text) ?? [];
      expect(await substitutedFor(guest, id!)).toEqual([]);
    },
    LONG,
  );

  test(
    'says what is wrong in a sentence: an address, a server that is not there, a name, a token, a village',
    async () => {
      const say = async (...args: string[]) => {
        const { code, text } = await run(commandOf(starter, built), ...args).ended;
        return code === 1 ? text : expect.fail(`${code}: ${text}`);
      };
      const { url } = served;
      expect(await say('ftp://127.0.0.1:1')).toContain('is not an address: it must be like http://');
      expect(await say('http://127.0.0.1:1')).toContain('Has the server been started?');
      expect(await say(url, '--name', 'x'.repeat(30))).toContain('nickname: must be a visible name');
      expect(await say(url, '--token', 'nonsense')).toContain('The server refused: wrongToken');
      expect(await say(url, '--village', 'aaaaaaaaaaaa')).toContain('The server refused: unknownVillage');
      expect(await say(url, '--make', 'chess')).toContain("There is no preset 'chess'");
    },
    LONG,
  );
});

describe('the first agent at mura serve', () => {
  const first = python(FIRST_AGENT, 'web');
  skipWhereMissing(first);

  test(
    'makes a village of its own over the browser protocol, and none of its answers is wrong',
    async () => {
      const guest = await ApiGuest.arrive(served.url, 'guest');
      const args = ['--token', guest.token, '--make', 'aiwolf-5'];
      const text = await endedWell(
        run(commandOf(first, built), served.url, ...args),
        'the village is over: ',
      );
      const [, id] = /^village (\w+): player 1$/m.exec(text) ?? [];
      expect(await substitutedFor(guest, id!)).toEqual([]);
    },
    LONG,
  );

  test.each(ON_A_SERVER)(
    'and the example of the page of mura_client that prints %s',
    async (_, code, printed) => {
      const example = code.replaceAll('http://127.0.0.1:8080', served.url);
      const { code: status, text } = await run(['python3', '-c', example]).ended;
      expect([status, text]).toEqual([0, expect.stringMatching(printed)]);
    },
    LONG,
  );
});

test('a machine that has what a starter needs has run it', () => {
  const able = ALL.filter(isOnPath).map(({ name }) => name);
  expect([...played].sort()).toEqual(able.sort());
});
