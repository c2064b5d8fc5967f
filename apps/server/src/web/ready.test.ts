import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest } from '../../testing/api.ts';
import { startDatabases, type TestDatabases } from '../../testing/database.ts';
import { serveHere } from '../../testing/serving.ts';
import type { Served } from '../serve.ts';

let databases: TestDatabases;
let served: Served;
beforeAll(async () => {
  databases = await startDatabases();
  served = await serveHere(await databases.fresh());
}, 120_000);
afterAll(async () => {
  await served.stop();
  await databases.stop();
});

test('people on seats say that they are ready; bots always are, and strangers cannot', async () => {
  const { url } = served;
  const [maker, guest, stranger] = await Promise.all(['a', 'b', 'c'].map((name) => Guest.arrive(url, name)));
  const wish = { name: 'v', preset: 'aiwolf-5', bots: [null, null, 'random', 'random', 'random'] };
  const { id, waitingFor } = await maker!.must(url, 'POST', '/villages', wish);
  expect(waitingFor).toBe(0);
  await maker!.must(url, 'POST', `/villages/${id}/seat`, {});
  await guest!.must(url, 'POST', `/villages/${id}/seat`, {});
  const said = await guest!.must(url, 'POST', `/villages/${id}/ready`, { ready: true });
  expect(said).toMatchObject({ ready: true, waitingFor: 1 });
  expect(await maker!.must(url, 'GET', `/villages/${id}`)).toMatchObject({ ready: false, waitingFor: 1 });
  const back = await guest!.must(url, 'POST', `/villages/${id}/ready`, { ready: false });
  expect(back).toMatchObject({ ready: false, waitingFor: 2 });
  const refused = await stranger!.send(url, 'POST', `/villages/${id}/ready`, { ready: true });
  expect(refused.body.code).toBe('notSeated');
});

test('what a village helps with is the same for all who look at it', async () => {
  const { url } = served;
  const [maker, guest] = await Promise.all(['a', 'b'].map((name) => Guest.arrive(url, name)));
  const { id } = await maker!.must(url, 'POST', '/villages', {
    name: 'v',
    preset: 'aiwolf-5',
    assistance: 'facts',
  });
  expect((await guest!.must(url, 'GET', `/villages/${id}`)).assistance).toBe('facts');
  const wrong = await maker!.send(url, 'POST', '/villages', {
    name: 'v',
    preset: 'aiwolf-5',
    assistance: 'all',
  });
  expect(wrong.body.code).toBe('wrongMessage');
});

test('addresses of the page lead to the page, and nothing else does', async () => {
  const page = await (await fetch(`${served.url}/village/22y6pf8t4m1x`)).text();
  expect(page).toContain('<!doctype html>');
  expect((await fetch(`${served.url}/api/v1/nothing`)).status).toBe(404);
  expect((await fetch(`${served.url}/assets/nothing.js`)).status).toBe(404);
});
