import { eventsOf, readRecord } from '@mura/records';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AiwolfTestAgent as AIWolfAgent } from '../../../testing/aiwolf/agent.ts';
import { problemsOf } from '../../../testing/aiwolf/platform-reader.ts';
import { ApiGuest } from '../../../testing/api.ts';
import { startDatabases, type TestDatabases } from '../../../testing/database.ts';
import { ContestAgent } from '../../../testing/nlp/contest-agent.ts';
import { timeOfUlid } from '../../../testing/nlp/contest-reader.ts';
import { until } from '../../../testing/player.ts';
import { serveHere } from '../../../testing/serving.ts';
import type { Served } from '../../serve-options.ts';

let databases: TestDatabases;
let served: Served;
let guest: ApiGuest;

beforeAll(async () => {
  databases = await startDatabases();
  served = await serveHere(await databases.fresh(), { aiwolf: { port: 0, isNeeded: true } });
  guest = await ApiGuest.arrive(served.url, 'Minato');
});

afterAll(async () => {
  await served.stop();
  await databases.stop();
});

function must(method: string, path: string, body?: unknown) {
  return guest.must(served.url, method, path, body);
}

/** A village in which programs of one door sit on the first seats, and our bots on the others. */
async function makeVillage(preset: string, door: 'aiwolf' | 'nlp', programs: number): Promise<string> {
  const body = { name: 'agents', preset, programSeconds: 60 };
  const { id, seats } = await must('POST', '/villages', body);
  for (let player = 1; player <= programs; player++)
    await must('POST', `/villages/${id}/programs`, { door, player });
  if (seats.length > programs) await must('POST', `/villages/${id}/bots`, { bot: 'honest' });
  return id;
}

async function play(village: string): Promise<void> {
  await until('all programs are there', async () => {
    const { seats } = await must('GET', `/villages/${village}`);
    return seats.every(({ program }: { program?: { state: string } }) => program?.state !== 'waiting');
  });
  await must('POST', `/villages/${village}/start`, {});
}

async function hasWinner(village: string): Promise<boolean> {
  await until('it is kept', async () => (await must('GET', `/villages/${village}`)).state === 'ended');
  const read = readRecord(await must('GET', `/villages/${village}/record`));
  const ended = read.ok ? eventsOf(read.value.record).find(({ type }) => type === 'ended') : undefined;
  return ended?.type === 'ended' && ended.winner !== null;
}

describe('in a village of the server', () => {
  test.each([
    ['nlp-5', 5],
    ['nlp-9', 9],
    ['nlp-13', 6],
    ['nlp-5-freeform', 5],
    ['aiwolf-5', 3],
  ])(
    'agents of the contest read every field as they do elsewhere, and play %s to its end',
    async (preset, programs) => {
      const village = await makeVillage(preset, 'nlp', programs);
      const agents = Array.from(
        { length: programs },
        (_, index) => new ContestAgent(served.doors.nlp, `kanolab${index + 1}`),
      );
      await play(village);
      for (const agent of agents) await agent.until('FINISH');
      expect(agents.flatMap(({ reader }) => reader.errors)).toEqual([]);
      expect(await hasWinner(village)).toBe(true);
    },
  );

  test('all agents of a village are told the same game, which began when the village opened', async () => {
    const village = await makeVillage('nlp-5', 'nlp', 2);
    const agents = ['one', 'two'].map((name) => new ContestAgent(served.doors.nlp, name));
    const before = Date.now();
    await play(village);
    for (const agent of agents) await agent.until('FINISH');
    const [first, second] = agents.map(({ reader }) => reader.game ?? '');
    expect(second).toBe(first);
    const opened = timeOfUlid(first ?? '') ?? 0;
    expect([opened >= before, opened <= Date.now()]).toEqual([true, true]);
    expect(first?.toLowerCase().endsWith(village)).toBe(true);
  });

  test.each([
    ['aiwolf-5', 5],
    ['aiwolf-15', 8],
    ['nlp-5', 3],
  ])(
    'clients of the AIWolf platform read every field as they do elsewhere, and play %s to its end',
    async (preset, programs) => {
      const village = await makeVillage(preset, 'aiwolf', programs);
      const port = Number(new URL(served.doors.aiwolf ?? '').port);
      const agents = Array.from({ length: programs }, (_, index) => new AIWolfAgent(port, `sample${index}`));
      await play(village);
      await until('all are told the end', () => agents.every((agent) => agent.count('FINISH') === 1));
      expect(agents.flatMap(problemsOf)).toEqual([]);
      for (const { socket } of agents) socket.destroy();
    },
  );
});
