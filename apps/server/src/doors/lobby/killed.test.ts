import { rmSync } from 'node:fs';
import { givenTo, replay } from '@mura/engine';
import { eventsOf, readRecord } from '@mura/records';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runs } from '../../../../../checks/runs.ts';
import { AiwolfTestAgent as AIWolfAgent } from '../../../testing/aiwolf/agent.ts';
import { ApiGuest } from '../../../testing/api.ts';
import { ChildServer } from '../../../testing/child.ts';
import { startDatabases, type TestDatabases, temporaryFolder } from '../../../testing/database.ts';
import { Faithful } from '../../../testing/faithful.ts';
import { NlpTestAgent as NlpAgent } from '../../../testing/nlp/door.ts';
import { TestPlayer, until } from '../../../testing/player.ts';

const KILLS = runs(1, 20);
const LIMIT = 120_000 + KILLS * 20_000;

let databases: TestDatabases;

beforeAll(async () => {
  databases = await startDatabases();
});

afterAll(() => databases.stop());

test(
  `programs find their seats again in a server that was killed ${KILLS} times`,
  async () => {
    const data = temporaryFolder();
    const server = new ChildServer(['--data', data, '--database', await databases.fresh()]);
    await server.start();
    const guest = await ApiGuest.arrive(server.url, 'Minato');
    const { id } = await guest.must(server.url, 'POST', '/villages', {
      name: 'killed',
      preset: 'nlp-5',
      language: 'en',
      rules: { absence: { answerLimit: null }, end: { lastDay: 20 } },
      programSeconds: 600,
      pace: 20,
    });
    await guest.must(server.url, 'POST', `/villages/${id}/seat`, { player: 1 });
    const offered = { player: 2, door: 'aiwolf' };
    await guest.must(server.url, 'POST', `/villages/${id}/programs`, offered);
    const { seats } = await guest.must(server.url, 'POST', `/villages/${id}/programs`, {
      player: 3,
      door: 'nlp',
      anyone: false,
    });
    await guest.must(server.url, 'POST', `/villages/${id}/bots`, { bot: 'random' });
    const aiwolfPort = () => Number(new URL(server.doors.aiwolf).port);
    const aiwolf = new Faithful(
      () => new AIWolfAgent(aiwolfPort(), 'tcp\tsecret'),
      (agent) => agent.count('FINISH') > 0,
    );
    const name = `socket#${seats[2].program.key}`;
    const nlp = new Faithful(
      () => new NlpAgent(server.doors.nlp, name),
      (agent) => agent.requests().includes('FINISH'),
    );
    await until('the programs are there', async () => {
      const now = await guest.must(server.url, 'GET', `/villages/${id}`);
      return [1, 2].every((index) => now.seats[index].program.state === 'connected');
    });
    await guest.must(server.url, 'POST', `/villages/${id}/start`, {});
    const { token } = guest;
    const player = new TestPlayer({ url: () => server.url, village: id, token, name: 'person' });
    for (let kill = 0; kill < KILLS; kill++) {
      const before = player.given.length;
      await until('the game goes on', () => player.given.length > before + 3 || player.hasEnded);
      await server.kill();
      await server.start();
    }
    await until('it ends', () => player.hasEnded && nlp.hasEnded, LIMIT / 2);
    await until('the end is told over TCP', () => (aiwolf.visits.at(-1)?.count('FINISH') ?? 0) > 0);
    const path = `/villages/${id}`;
    await until('it is kept', async () => (await guest.must(server.url, 'GET', path)).state === 'ended');
    const read = readRecord(await guest.must(server.url, 'GET', `${path}/record`));
    const events = read.ok ? eventsOf(read.value.record) : [];
    expect(replay(events).outcome).not.toBeNull();
    expect(player.given.map(({ event }) => event)).toEqual(
      givenTo(1, events).map(({ event: { audience: _, ...facts } }) => facts),
    );
    expect(aiwolf.visits.length).toBeGreaterThan(KILLS);
    expect(nlp.visits.length).toBeGreaterThan(KILLS);
    const games = nlp.visits.flatMap(({ packets }) => packets.map(({ info }) => info?.game_id));
    expect(new Set(games.filter((game) => game !== undefined)).size).toBe(1);
    const absent = events.flatMap((event) =>
      event.type === 'substituted' && (event.player === 2 || event.player === 3) ? [event.reason] : [],
    );
    expect(absent.filter((reason) => reason !== 'quota' && reason !== 'skips')).toEqual([]);
    player.close();
    aiwolf.hasEnded = true;
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  },
  LIMIT,
);
