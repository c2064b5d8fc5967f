import { readFileSync } from 'node:fs';
import { findPreset, plainSetup, type Setup } from '@mura/engine';
import { headerOf, readRecord, type VillageRecord, writeRecord } from '@mura/records';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playSetup } from '../../../../packages/records/testing/play.ts';
import { signUp } from '../../testing/account.ts';
import { ApiGuest, send } from '../../testing/api.ts';
import { startDatabases, type TestDatabases } from '../../testing/database.ts';
import { serveHere } from '../../testing/serving.ts';
import type { Served } from '../serve-options.ts';

let databases: TestDatabases;
let served: Served;
let url: string;
let guests = 0;

beforeAll(async () => {
  databases = await startDatabases();
  served = await serveHere(await databases.fresh(), { limits: { recordsPerHour: 1000 } });
  url = served.url;
});

afterAll(async () => {
  await served.stop();
  await databases.stop();
});

const LICENCE = 'CC-BY-4.0';
const BOT_SEATS = ['honest 2', 'honest 3', 'honest 4', 'honest 5'];

/** A village as a browser plays it with bots, to its end. */
function played(seed: string, players: readonly string[] = ['you', ...BOT_SEATS]): VillageRecord {
  const rules = findPreset('aiwolf-5');
  if (!rules.ok) throw new Error(rules.error);
  const setup: Setup = { ...plainSetup('custom', rules.value, seed), players };
  const { entries } = playSetup(setup, seed);
  return { header: headerOf(setup, { village: `solo-${seed}` }), entries };
}

function arrive(): Promise<ApiGuest> {
  return ApiGuest.arrive(url, `guest ${guests++}`);
}

function sending(record: VillageRecord | string) {
  return { record: typeof record === 'string' ? record : writeRecord(record), licence: LICENCE };
}

describe('a record that somebody sends', () => {
  test('is kept as unverified, told apart from the villages, and read by everybody as it was', async () => {
    const guest = await arrive();
    const record = played('apart');
    const kept = await guest.must(url, 'POST', '/records', sending(record));
    expect(kept).toMatchObject({ players: 5, verified: false, mine: true, licence: LICENCE });
    const { records } = (await send(url, 'GET', '/records')).body;
    expect(records).toContainEqual({ ...kept, mine: false });
    expect(JSON.stringify(records)).not.toContain(guest.id);
    const file = await send(url, 'GET', `/records/${kept.id}`);
    const read = readRecord(file.body);
    expect(read.ok && read.value.record).toEqual({
      header: { ...record.header, licence: LICENCE },
      entries: record.entries,
    });
    for (const state of ['waiting', 'open', 'ended'])
      expect((await send(url, 'GET', `/villages?state=${state}`)).body.villages).toEqual([]);
    expect((await send(url, 'GET', `/villages/${kept.id}`)).body.code).toBe('unknownVillage');
  });

  test('twice is kept once', async () => {
    const guest = await arrive();
    const first = await guest.must(url, 'POST', '/records', sending(played('twice')));
    const second = await guest.must(url, 'POST', '/records', sending(played('twice')));
    expect(second.id).toBe(first.id);
  });

  const whole = played('wrong');
  const { header, entries } = whole;
  const cut = entries.slice(
    0,
    entries.findIndex(({ event }) => event.type === 'ended'),
  );
  const wrong: readonly (readonly [string, VillageRecord | string])[] = [
    ['nothing', ''],
    ['no record', 'hello'],
    ['a village that goes on', { header, entries: cut }],
    ['a village of others', { header: { ...header, village: '22y6pf8t4m1x' }, entries }],
    ['two people', played('two', ['you', 'me', ...BOT_SEATS.slice(1)])],
    ['no people', played('none', ['honest 1', ...BOT_SEATS])],
    [
      'a foreign log',
      { header: { ...header, source: { format: 'aiwolf', unknown: [], notes: {} } }, entries },
    ],
    [
      'an unknown event',
      {
        header,
        entries: [...entries, { seq: entries.length, at: 1, event: { type: 'x', audience: 'public' } }],
      },
    ],
  ];
  test.each(wrong)('is refused where it is %s', async (_, record) => {
    const guest = await arrive();
    const answer = await guest.send(url, 'POST', '/records', sending(record));
    expect([answer.status, answer.body.code]).toEqual([400, 'wrongRecord']);
    expect((await guest.must(url, 'GET', '/me/data')).sentRecords).toEqual([]);
  });

  test('needs a person, their consent to the licence, and a bearable size', async () => {
    const guest = await arrive();
    const nobody = await send(url, 'POST', '/records', sending(whole));
    expect([nobody.status, nobody.body.code]).toEqual([401, 'needsGuest']);
    const silent = await guest.send(url, 'POST', '/records', { record: writeRecord(whole) });
    expect(silent.body.code).toBe('wrongMessage');
    const owner = await signUp(url, 'sender of bots');
    const { token } = await owner.must(url, 'POST', '/tokens', { name: 'bot' });
    const bot = await new ApiGuest('bot', '', token).send(url, 'POST', '/records', sending(whole));
    expect(bot.body.code).toBe('notForBots');
    const large = await guest.send(url, 'POST', '/records', sending('x'.repeat(3_500_000)));
    expect([large.status, large.body.code]).toEqual([413, 'tooLarge']);
    const larger = await guest.send(url, 'POST', '/records', sending('x'.repeat(4_500_000)));
    expect([larger.status, larger.body.code]).toEqual([413, 'tooLarge']);
  });

  test('is taken so often from one address', async () => {
    const own = await serveHere(await databases.fresh(), { limits: { recordsPerHour: 2 } });
    const codes: unknown[] = [];
    for (const seed of ['a', 'b', 'c']) {
      const guest = await ApiGuest.arrive(own.url, seed);
      codes.push((await guest.send(own.url, 'POST', '/records', sending(played(seed)))).status);
    }
    expect(codes).toEqual([200, 200, 429]);
    await own.stop();
  });

  test('is removed by whoever sent it, and by nobody else', async () => {
    const guest = await arrive();
    const { id } = await guest.must(url, 'POST', '/records', sending(played('removed')));
    const other = await (await arrive()).send(url, 'DELETE', `/records/${id}`);
    expect([other.status, other.body.code]).toEqual([403, 'notAllowed']);
    await guest.must(url, 'DELETE', `/records/${id}`);
    expect((await send(url, 'GET', `/records/${id}`)).body.code).toBe('unknownRecord');
    expect((await guest.send(url, 'DELETE', `/records/${id}`)).status).toBe(404);
  });

  test('is reported by whoever reads it, by its line or as a whole; admins are told, and nobody else', async () => {
    const guest = await arrive();
    const record = played('reported');
    const { id } = await guest.must(url, 'POST', '/records', sending(record));
    const reader = await arrive();
    const line = record.entries.find(({ event }) => event.type === 'talked')!;
    const report = (body: object) => reader.send(url, 'POST', `/records/${id}/reports`, body);
    expect((await report({ number: line.seq, reason: 'rude' })).status).toBe(200);
    expect((await report({ reason: 'all of it' })).status).toBe(200);
    expect((await report({ number: record.entries.length, reason: 'x' })).body.code).toBe('unknownEvent');
    const gone = await reader.send(url, 'POST', '/records/222222222222/reports', { reason: 'x' });
    expect([gone.status, gone.body.code]).toEqual([404, 'unknownRecord']);
    const nobody = await send(url, 'POST', `/records/${id}/reports`, { reason: 'x' });
    expect(nobody.body.code).toBe('needsGuest');

    const admin = await signUp(url, 'admin of records');
    const token = readFileSync(served.firstAdmin ?? '', 'utf8').trim();
    await admin.must(url, 'POST', '/admin/claim', { token });
    const { reports } = await admin.must(url, 'GET', '/reports');
    const village = `sent/${id}`;
    expect(reports).toMatchObject([
      { village, reason: 'all of it', seq: null, person: guest.id },
      { village, reason: 'rude', seq: line.seq, person: guest.id, event: { seq: line.seq, type: 'talked' } },
    ]);
    expect((await guest.send(url, 'GET', '/reports')).status).toBe(403);
    expect((await guest.send(url, 'POST', `/reports/${reports[0].id}/close`, {})).status).toBe(403);
    await admin.must(url, 'POST', `/reports/${reports[0].id}/close`, {});
    // What is taken back leaves nobody's name behind.
    await guest.must(url, 'DELETE', `/records/${id}`);
    const [left, ...others] = (await admin.must(url, 'GET', '/reports')).reports;
    expect(others).toEqual([]);
    expect(left).toMatchObject({ village, reason: 'rude' });
    expect([left.person, left.event]).toEqual([undefined, undefined]);
  });

  test('is among all that is kept of its sender, and goes with them', async () => {
    const guest = await arrive();
    const { id } = await guest.must(url, 'POST', '/records', sending(played('own')));
    const { sentRecords } = await guest.must(url, 'GET', '/me/data');
    expect(sentRecords).toMatchObject([
      { id, licence: LICENCE, record: expect.stringContaining('solo-own') },
    ]);
    await guest.must(url, 'DELETE', '/me', { delete: 'everything of mine' });
    expect((await send(url, 'GET', `/records/${id}`)).status).toBe(404);
  });
});
