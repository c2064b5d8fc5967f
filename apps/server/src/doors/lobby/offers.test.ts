import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AiwolfTestAgent as AIWolfAgent } from '../../../testing/aiwolf/agent.ts';
import { ApiGuest, send } from '../../../testing/api.ts';
import { startDatabases, type TestDatabases } from '../../../testing/database.ts';
import { NlpTestAgent as NlpAgent } from '../../../testing/nlp/door.ts';
import { until } from '../../../testing/player.ts';
import { serveHere } from '../../../testing/serving.ts';
import type { Served } from '../../serve-options.ts';

const DOORS = { aiwolf: { port: 0, isNeeded: true } };

let databases: TestDatabases;
let database: string;
let served: Served;
let maker: ApiGuest;

beforeAll(async () => {
  databases = await startDatabases();
  database = await databases.fresh();
  served = await serveHere(database, DOORS);
  maker = await ApiGuest.arrive(served.url, 'maker');
});

afterAll(async () => {
  await served.stop();
  await databases.stop();
});

/** Through the real database, which cannot keep every sign. */
test('of the name that a program gives, people are shown what can be seen', async () => {
  for (const [given, shown] of [
    ['ro\u0000b\u202eot', 'robot'],
    ['\u200b', 'null'],
  ] as const) {
    const { id } = await make({ preset: 'nlp-5' });
    const kept = await maker.must(served.url, 'POST', `/villages/${id}/programs`, {
      door: 'nlp',
      anyone: false,
    });
    const authorization = `Bearer ${kept.seats[4].program.key}`;
    const agent = new NlpAgent(served.doors.nlp, given, undefined, { authorization });
    const seats = async () => (await maker.must(served.url, 'GET', `/villages/${id}`)).seats;
    await until('it sits', async () => (await seats())[4].program.state === 'connected');
    expect((await seats())[4].name).toBe(shown);
    agent.socket.terminate();
  }
});

function make(body: Record<string, unknown> = {}): Promise<{ id: string }> {
  const bots = ['random', 'random', 'random', 'random', null];
  return maker.must(served.url, 'POST', '/villages', { name: 'offers', preset: 'aiwolf-5', bots, ...body });
}

function portOf({ doors }: Served): number {
  return Number(new URL(doors.aiwolf ?? '').port);
}

describe('a seat for a program', () => {
  test('is offered by whoever made the village, who alone is told its key', async () => {
    const { id } = await make();
    const other = await ApiGuest.arrive(served.url, 'other');
    const path = `/villages/${id}/programs`;
    const refused = await other.send(served.url, 'POST', path, { door: 'aiwolf' });
    expect([refused.status, refused.body.code]).toEqual([403, 'notYours']);
    const mine = await maker.must(served.url, 'POST', path, { door: 'aiwolf' });
    expect(mine.seats[4]).toMatchObject({
      state: 'taken',
      kind: 'client',
      name: '',
      program: { door: 'aiwolf', state: 'waiting', anyone: true },
    });
    expect(mine.seats[4].program.key).toMatch(/^[A-Z2-9]{8}$/);
    const shown = await other.must(served.url, 'GET', `/villages/${id}`);
    expect(JSON.stringify(shown)).not.toContain(mine.seats[4].program.key);
    expect(shown.seats[4]).toEqual({ player: 5, character: 'Agent[05]', state: 'taken', mine: false });
    const { villages } = (await send(served.url, 'GET', '/villages?state=waiting')).body;
    expect(villages.find((village: { id: string }) => village.id === id).offers).toEqual({ aiwolf: 1 });
  });

  test('is shown to everybody where names are, but for its key', async () => {
    const { id } = await make({ names: 'shown' });
    await maker.must(served.url, 'POST', `/villages/${id}/programs`, { door: 'nlp', anyone: false });
    const { seats, offers } = (await send(served.url, 'GET', `/villages/${id}`)).body;
    expect(seats[4].program).toEqual({ door: 'nlp', state: 'waiting', anyone: false });
    expect(offers).toEqual({});
  });

  test('is refused with the reason where the wire cannot tell of the village, or the door is closed', async () => {
    const { id } = await make({ preset: 'licos-5b' });
    const path = `/villages/${id}/programs`;
    const answer = await maker.send(served.url, 'POST', path, { door: 'nlp' });
    expect([answer.status, answer.body.code, answer.body.allowed]).toEqual([
      400,
      'wrongDoor',
      "the wire has no name for the role 'fox'",
    ]);
    const closed = await serveHere(database);
    const refused = await maker.send(closed.url, 'POST', path, { door: 'aiwolf' });
    expect([refused.status, refused.body.code]).toEqual([409, 'doorClosed']);
    await closed.stop();
  });

  test('of a program at another server process does not start here, and is free when that process dies', async () => {
    const { id } = await make();
    const other = await serveHere(database, DOORS);
    const { seats } = await maker.must(served.url, 'POST', `/villages/${id}/programs`, {
      door: 'aiwolf',
      anyone: false,
    });
    const stateHere = async () =>
      (await maker.must(served.url, 'GET', `/villages/${id}`)).seats[4].program.state;
    const agent = new AIWolfAgent(portOf(other), `far#${seats[4].program.key}`);
    await until('it sits', async () => (await stateHere()) === 'connected');
    const refused = await maker.send(served.url, 'POST', `/villages/${id}/start`, {});
    expect([refused.status, refused.body.code, refused.body.allowed]).toEqual([
      409,
      'programsElsewhere',
      'player 5 (aiwolf: far)',
    ]);
    await other.stop();
    await agent.closed;
    await until('the seat is free', async () => (await stateHere()) === 'waiting');
    const near = new AIWolfAgent(portOf(served), `near#${seats[4].program.key}`);
    await until('another sits', async () => (await stateHere()) === 'connected');
    await maker.must(served.url, 'POST', `/villages/${id}/start`, {});
    await until('it ends', () => near.count('FINISH') === 1);
    await near.closed;
  });
});
