import { afterAll, beforeAll, expect, test } from 'vitest';
import { AiwolfTestAgent, type ReceivedPacket } from '../../testing/aiwolf/agent.ts';
import { ApiGuest, send } from '../../testing/api.ts';
import { startDatabases, type TestDatabases } from '../../testing/database.ts';
import { TestPlayer, until } from '../../testing/player.ts';
import { serveHere } from '../../testing/serving.ts';
import type { Served } from '../serve-options.ts';

let databases: TestDatabases;
let served: Served;

beforeAll(async () => {
  databases = await startDatabases();
  served = await serveHere(await databases.fresh(), { aiwolf: { port: 0, isNeeded: true } });
});

afterAll(async () => {
  await served.stop();
  await databases.stop();
});

const wrong = ({ request }: ReceivedPacket) => (request === 'TALK' ? 'I am the best.' : undefined);

/** A village with an agent that talks nonsense on seat 2, and bots; started. */
async function village(maker: ApiGuest, withPerson: boolean) {
  const { url } = served;
  const { id } = await maker.must(url, 'POST', '/villages', { name: 'diary', preset: 'aiwolf-5' });
  if (withPerson) await maker.must(url, 'POST', `/villages/${id}/seat`, { player: 1 });
  const { seats } = await maker.must(url, 'POST', `/villages/${id}/programs`, { door: 'aiwolf', player: 2 });
  const { key } = seats[1].program;
  await maker.must(url, 'POST', `/villages/${id}/bots`, { bot: 'random' });
  const agent = new AiwolfTestAgent(
    Number(new URL(served.doors.aiwolf ?? '').port),
    `nonsense#${key}`,
    wrong,
  );
  await until('it sits', async () => {
    const now = await maker.must(url, 'GET', `/villages/${id}`);
    return now.seats[1].program.state === 'connected';
  });
  await maker.must(url, 'POST', `/villages/${id}/start`, {});
  return { id, key, agent, path: `/villages/${id}/diary` };
}

test('whoever has the key of a seat reads its fault log, so does whoever made the village; nobody else', async () => {
  const { url } = served;
  const maker = await ApiGuest.arrive(url, 'Minato');
  const { key, agent, path } = await village(maker, false);
  await until('it has heard the end', () => agent.count('FINISH') === 1);
  const byKey = await send(url, 'GET', `${path}?key=${key.toLowerCase()}`);
  expect(byKey.status).toBe(200);
  expect(byKey.body.entries[0]).toMatchObject({
    player: 2,
    name: 'nonsense',
    day: 1,
    request: 'talk',
    reason: 'grammar',
    sent: 'I am the best.',
    used: 'Skip',
  });
  expect(await maker.must(url, 'GET', path)).toEqual(byKey.body);
  const other = await ApiGuest.arrive(url, 'Sumire');
  const refused = [
    await send(url, 'GET', path),
    await send(url, 'GET', `${path}?key=AAAAAAAA`),
    await other.send(url, 'GET', path),
  ];
  for (const { status, body } of refused) expect([status, body.code]).toEqual([403, 'notAllowed']);
  const unknown = await send(url, 'GET', `/villages/aaaaaaaaaaaa/diary?key=${key}`);
  expect(unknown.body.code).toBe('unknownVillage');
});

test('where people play, a fault log is told when the village is over: it would give away a role', async () => {
  const { url } = served;
  const maker = await ApiGuest.arrive(url, 'Minato');
  const { id, key, path, agent } = await village(maker, true);
  for (const asked of [await maker.send(url, 'GET', path), await send(url, 'GET', `${path}?key=${key}`)])
    expect([asked.status, asked.body.code]).toEqual([409, 'notEnded']);
  const person = new TestPlayer({
    url: () => url,
    village: id,
    token: maker.token,
    name: 'person',
    say: () => 'Over',
  });
  await until('it has heard the end', () => agent.count('FINISH') === 1);
  await until('it is over', async () => (await maker.send(url, 'GET', path)).status === 200);
  const { entries } = await maker.must(url, 'GET', path);
  expect(entries[0].reason).toBe('grammar');
  person.close();
});
