import { expect, test } from 'vitest';
import { ApiGuest } from '../../testing/api.ts';
import { testServer } from '../../testing/server.ts';

const served = testServer();

test('people on seats say that they are ready; bots always are, and strangers cannot', async () => {
  const { url } = served;
  const [maker, guest, stranger] = await Promise.all(
    ['a', 'b', 'c'].map((name) => ApiGuest.arrive(url, name)),
  );
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

test('where names are hidden, nobody but the maker can count people as they sit down', async () => {
  const { url } = served;
  const [maker, guest] = await Promise.all(['a', 'b'].map((name) => ApiGuest.arrive(url, name)));
  const wish = { name: 'v', preset: 'aiwolf-5', bots: [null, null, 'random', 'random', 'random'] };
  const { id } = await maker!.must(url, 'POST', '/villages', wish);
  const { waitingFor } = await guest!.must(url, 'POST', `/villages/${id}/seat`, {});
  expect([waitingFor, (await maker!.must(url, 'GET', `/villages/${id}`)).waitingFor]).toEqual([0, 1]);
  await maker!.must(url, 'POST', `/villages/${id}/seat`, {});
  expect((await guest!.must(url, 'GET', `/villages/${id}`)).waitingFor).toBe(2);
  await maker!.must(url, 'POST', `/villages/${id}/start`, {});
  expect((await guest!.must(url, 'GET', `/villages/${id}`)).waitingFor).toBe(0);
});

test('what a village helps with is the same for all who look at it', async () => {
  const { url } = served;
  const [maker, guest] = await Promise.all(['a', 'b'].map((name) => ApiGuest.arrive(url, name)));
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

test('a browser keeps the files of the page, whose names change with them, and asks for the page itself again', async () => {
  const kept = async (path: string) => (await fetch(`${served.url}${path}`)).headers.get('cache-control');
  const page = await (await fetch(served.url)).text();
  expect(await kept(/\/assets\/[^"]+\.js/.exec(page)![0])).toContain('immutable');
  expect(await kept('/')).not.toContain('immutable');
  expect(await kept('/service-worker.js')).not.toContain('immutable');
});
