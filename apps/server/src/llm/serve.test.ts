import { Writable } from 'node:stream';
import { eventsOf, readRecord } from '@mura/records';
import { afterAll, expect, test } from 'vitest';
import { ApiGuest } from '../../testing/api.ts';
import { startDatabases } from '../../testing/database.ts';
import { openStubModel } from '../../testing/llm/stub-model.ts';
import { until } from '../../testing/player.ts';
import { serveHere } from '../../testing/serving.ts';
import { llmSettingsFrom } from './settings.ts';

const KEY = 'sk-key-of-the-operator';
const BIG_KEY = 'sk-key-of-another-house';

const databases = await startDatabases();
const stub = await openStubModel(({ body: { messages } }) => {
  const [, target] = /one of (\d+)/.exec(messages.at(-1)?.content ?? '') ?? [];
  return JSON.stringify(target === undefined ? { say: 'Over' } : { target: Number(target) });
});
afterAll(async () => {
  await stub.close();
  await databases.stop();
});

test('a server with two language models offers both as bots, tells operators what each costs, and nobody a key', async () => {
  const settings = llmSettingsFrom({
    ...{ MURA_LLM_URL: stub.url, MURA_LLM_MODEL: 'small', MURA_LLM_KEY: KEY, MURA_LLM_PRICES: '1/1' },
    ...{ MURA_LLM_BIG_URL: stub.url, MURA_LLM_BIG_MODEL: 'big', MURA_LLM_BIG_KEY: BIG_KEY },
  });
  if (!settings.ok) return expect.fail('the settings are right');
  let log = '';
  const logTo = new Writable({
    write(chunk, _, done) {
      log += chunk;
      done();
    },
  });
  const served = await serveHere(await databases.fresh(), {
    ...{ llms: settings.value, metrics: { port: 0, host: '127.0.0.1' }, logLevel: 'debug', logTo },
  });
  const { url } = served;
  const guest = await ApiGuest.arrive(url, 'maker');
  const bots = await guest.must(url, 'GET', '/bots');
  expect(bots.bots).toEqual(expect.arrayContaining(['llm', 'llm:big']));
  const body = {
    name: 'models',
    preset: 'nlp-5',
    language: 'en',
    bots: [null, 'llm', 'llm:big', 'honest', 'honest'],
  };
  const { id } = await guest.must(url, 'POST', '/villages', body);
  await guest.must(url, 'POST', `/villages/${id}/bots`, { bot: 'llm', player: 1 });
  await guest.must(url, 'POST', `/villages/${id}/start`, {});
  await until('it ends', async () => (await guest.must(url, 'GET', `/villages/${id}`)).state === 'ended');
  const stored = await served.host.find(id);
  expect(stored?.plan.rules.absence.answerLimit).toBe(120_000);
  const metrics = await (await fetch(served.metrics!)).text();
  for (const bot of ['llm', 'llm:big'])
    expect(metrics).toMatch(
      new RegExp(`mura_llm_questions_total\\{bot="${bot}",outcome="answered"\\} [1-9]`),
    );
  expect(metrics).toMatch(/mura_llm_cost_total\{bot="llm"\} 0\.00/);
  expect(metrics).not.toMatch(/mura_llm_replaced_total\{/);
  const record = await guest.must(url, 'GET', `/villages/${id}/record`);
  const read = readRecord(record);
  expect(read.ok && eventsOf(read.value.record).some(({ type }) => type === 'ended')).toBe(true);
  await served.stop();
  const keys = new Set(stub.requests.map(({ body, headers }) => `${body.model} ${headers.authorization}`));
  expect([...keys].sort()).toEqual([`big Bearer ${BIG_KEY}`, `small Bearer ${KEY}`]);
  for (const text of [log, metrics, record, JSON.stringify([stored, bots])])
    for (const secret of [KEY, BIG_KEY, stub.url]) expect(text).not.toContain(secret);
});

test('a server without one does not offer it', async () => {
  const served = await serveHere(await databases.fresh());
  const guest = await ApiGuest.arrive(served.url, 'maker');
  expect((await guest.must(served.url, 'GET', '/bots')).bots).not.toContain('llm');
  const body = { name: 'models', preset: 'nlp-5', bots: 'llm' };
  expect(await guest.send(served.url, 'POST', '/villages', body)).toMatchObject({
    body: { code: 'unknownBot' },
  });
  await served.stop();
});
