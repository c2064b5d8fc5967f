import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { eventsOf, readRecord } from '@mura/records';
import {
  Kysely,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  PostgresDialect,
} from 'kysely';
import { Pool } from 'pg';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { signUp } from '../../testing/account.ts';
import { ApiGuest, startVillage } from '../../testing/api.ts';
import { TestPlayer, until } from '../../testing/player.ts';
import { testServer } from '../../testing/server.ts';
import type { Served } from '../serve-options.ts';
import type { Database } from '../store/postgres/schema.ts';
import { Moderation } from './moderation.ts';

const served = testServer();
let other: Served;

beforeAll(async () => {
  other = await served.another();
});

/** A village by the clock, in which two people may speak at any time; the first one made it. */
async function talkative(body: Record<string, unknown> = {}) {
  const guests: [ApiGuest, ApiGuest] = [
    await ApiGuest.arrive(served.url, 'host'),
    await ApiGuest.arrive(served.url, 'loud'),
  ];
  const village = await startVillage(served.url, guests, { preset: 'licos-5', language: 'en', ...body });
  const [host, loud] = guests.map(
    ({ token, nickname }) =>
      new TestPlayer({ url: () => served.url, village, token, name: nickname, say: null }),
  ) as [TestPlayer, TestPlayer];
  await until('both are there', () => host.given.length > 0 && loud.given.length > 0);
  return { village, maker: guests[0], guest: guests[1], host, loud };
}

async function refusalOf(player: TestPlayer, text: string, channel = 'talk') {
  const id = player.act({ type: 'talk', channel, text });
  await until('it is refused', () => player.refused.some((refused) => refused.id === id));
  const { code, allowed } = player.refused.find((refused) => refused.id === id);
  return [code, allowed];
}

async function say(player: TestPlayer, text: string, channel = 'talk') {
  const id = player.act({ type: 'talk', channel, text });
  await until('it is said', () => player.done.has(id));
}

describe('how one speaks in a village', () => {
  test('is set by its maker and seen in the lobby; a filtered post is refused with the reason', async () => {
    const { village, maker, host, loud } = await talkative({ manner: 'polite', filter: ['damn', '馬鹿'] });
    expect(await maker.must(served.url, 'GET', `/villages/${village}`)).toMatchObject({
      manner: 'polite',
      filter: ['damn', '馬鹿'],
    });
    const { villages } = await maker.must(served.url, 'GET', '/villages?limit=100');
    expect(villages.find(({ id }: { id: string }) => id === village).manner).toBe('polite');
    expect(await refusalOf(loud, 'DAMN you')).toEqual(['wordFiltered', "anything without 'damn'"]);
    expect(await refusalOf(loud, 'この馬鹿')).toEqual(['wordFiltered', "anything without '馬鹿'"]);
    await say(loud, 'Good evening');
    await until('it is heard', () => host.given.some(({ event }) => event.text === 'Good evening'));
    expect(host.frames.join('')).not.toContain('DAMN');
    const next = await talkative();
    await say(next.loud, 'damn');
    for (const player of [host, loud, next.host, next.loud]) player.close();
  });

  test('may be reported; who keeps order finds the place in the record', async () => {
    const { village, maker, guest, host, loud } = await talkative();
    await say(loud, 'something rude');
    await until('it is heard', () => host.given.some(({ event }) => event.text === 'something rude'));
    const { number } = host.given.find(({ event }) => event.text === 'something rude');
    await maker.must(served.url, 'POST', `/villages/${village}/reports`, { number, reason: 'rude' });
    const { reports } = await maker.must(served.url, 'GET', `/reports?village=${village}`);
    expect(reports).toMatchObject([{ reason: 'rude', player: 2, event: { text: 'something rude' } }]);
    expect(reports[0]).toMatchObject({ number });
    for (const { seq, event } of reports)
      expect([seq, event.seq, event.audience]).toEqual([undefined, undefined, undefined]);
    expect(reports[0].person).toBeUndefined();
    expect((await guest.send(served.url, 'GET', `/reports?village=${village}`)).status).toBe(403);
    expect((await guest.send(served.url, 'GET', '/reports')).status).toBe(403);
    const unknown = { number: 9999, reason: 'x' };
    const answer = await guest.send(served.url, 'POST', `/villages/${village}/reports`, unknown);
    expect(answer.body.code).toBe('unknownEvent');
    await maker.must(served.url, 'POST', `/reports/${reports[0].id}/close`, {});
    expect((await maker.must(served.url, 'GET', `/reports?village=${village}`)).reports).toEqual([]);
    for (const player of [host, loud]) player.close();
  });

  test('cannot be reported by those who watch with a delay before they have heard it', async () => {
    const { village, host, loud } = await talkative({ delay: 3600 });
    const watcher = await ApiGuest.arrive(served.url, 'behind');
    const early = await watcher.send(served.url, 'POST', `/villages/${village}/reports`, {
      number: 0,
      reason: 'early',
    });
    expect(early.body.code).toBe('unknownEvent');
    for (const player of [host, loud]) player.close();
  });

  test('is told to admins where it was hidden; a host who plays learns nothing of it before the end', async () => {
    const { village, maker, guest, host, loud } = await talkative();
    await say(loud, 'to myself', 'soliloquy');
    await until('it is told', () => loud.given.some(({ event }) => event.text === 'to myself'));
    const { number } = loud.given.find(({ event }) => event.text === 'to myself');
    await guest.must(served.url, 'POST', `/villages/${village}/reports`, { number, reason: 'a test' });
    expect((await maker.must(served.url, 'GET', `/reports?village=${village}`)).reports).toEqual([]);
    await maker.must(served.url, 'POST', `/villages/${village}/reports`, { number: 0, reason: 'seen' });
    await guest.must(served.url, 'POST', `/villages/${village}/reports`, { number, reason: 'again' });
    const first = await maker.must(served.url, 'GET', `/reports?village=${village}&limit=1`);
    expect(first.reports).toMatchObject([{ reason: 'seen' }]);
    const admin = await signUp(served.url, 'the admin');
    const token = readFileSync(served.firstAdmin ?? '', 'utf8').trim();
    await admin.must(served.url, 'POST', '/admin/claim', { token });
    const { reports } = await admin.must(served.url, 'GET', '/reports');
    expect(reports).toContainEqual(
      expect.objectContaining({
        village,
        person: guest.id,
        number: null,
        event: expect.objectContaining({ text: 'to myself' }),
      }),
    );
    const hidden = reports.find(({ person }: { person: string }) => person === guest.id);
    const closed = await maker.send(served.url, 'POST', `/reports/${hidden.id}/close`, {});
    expect([closed.status, closed.body.code]).toEqual([404, 'unknownReport']);
    await admin.must(served.url, 'POST', `/reports/${hidden.id}/close`, {});
    for (const player of [host, loud]) player.close();
  });
});

describe('who keeps order', () => {
  test('mutes: posts are refused with their reason until they take it back, also through another server', async () => {
    const { village, maker, guest, host, loud } = await talkative();
    const give = (standing: string, url: string) =>
      maker.must(url, 'POST', `/villages/${village}/standings`, { player: 2, standing, reason: 'calm down' });
    await give('muted', other.url);
    await until('the other server knows', async () => {
      const { standing } = await guest.must(served.url, 'GET', `/villages/${village}`);
      return standing === 'muted';
    });
    expect(await refusalOf(loud, 'hello')).toEqual(['muted', 'calm down']);
    await say(loud, 'I may still think', 'soliloquy');
    await say(host, 'quiet at last');
    expect(
      (
        await guest.send(served.url, 'POST', `/villages/${village}/standings`, {
          player: 1,
          standing: 'muted',
        })
      ).body.code,
    ).toBe('notYours');
    await give('free', served.url);
    await say(loud, 'thank you');
    for (const player of [host, loud]) player.close();
  });

  test('bans: the socket is closed, the seat follows the rule of absence, and the village ends without them', async () => {
    const [maker, gone] = [
      await ApiGuest.arrive(served.url, 'keeper'),
      await ApiGuest.arrive(served.url, 'gone'),
    ];
    const rules = { absence: { answerLimit: null } };
    const village = await startVillage(served.url, [maker, gone], { preset: 'nlp-5', language: 'en', rules });
    const live = `${served.url.replace('http', 'ws')}/api/v1/villages/${village}/live`;
    const socket = new WebSocket(live, { headers: { authorization: `Bearer ${gone.token}` } });
    await once(socket, 'message');
    const closed = once(socket, 'close');
    const standing = { player: 2, standing: 'banned', reason: 'spam' };
    await maker.must(other.url, 'POST', `/villages/${village}/standings`, standing);
    expect((await closed)[0]).toBe(4008);
    const again = new WebSocket(live, { headers: { authorization: `Bearer ${gone.token}` } });
    expect((await once(again, 'close'))[0]).toBe(4008);
    const player = new TestPlayer({ url: () => served.url, village, token: maker.token, name: 'keeper' });
    await until('it ends', () => player.hasEnded);
    const path = `/villages/${village}`;
    await until('it is kept', async () => (await maker.must(served.url, 'GET', path)).state === 'ended');
    const read = readRecord(await maker.must(served.url, 'GET', `${path}/record`));
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const missed = eventsOf(read.value.record).filter(
      (event) => event.type === 'substituted' && event.player === 2,
    );
    expect(missed.length).toBeGreaterThan(0);
    expect(missed.every((event) => 'reason' in event && event.reason === 'gone')).toBe(true);
    player.close();
  });

  test('lets a banned person in again, who goes on where they were', async () => {
    const { village, maker, host, loud } = await talkative();
    const give = (standing: string) =>
      maker.must(served.url, 'POST', `/villages/${village}/standings`, { player: 2, standing });
    await give('banned');
    await until('they are out', () => !loud.isOpen);
    await give('free');
    await until('they are back', () => loud.isOpen);
    await say(loud, 'back again');
    expect(loud.faults).toEqual([]);
    for (const player of [host, loud]) player.close();
  });

  test('bans in a waiting village: the seat is free, and they cannot take another', async () => {
    const [maker, pest] = [await ApiGuest.arrive(served.url, 'm'), await ApiGuest.arrive(served.url, 'pest')];
    const { id } = await maker.must(served.url, 'POST', '/villages', { name: 'v', preset: 'nlp-5' });
    await pest.must(served.url, 'POST', `/villages/${id}/seat`, { player: 4 });
    await maker.must(served.url, 'POST', `/villages/${id}/standings`, { player: 4, standing: 'banned' });
    const { seats } = await maker.must(served.url, 'GET', `/villages/${id}`);
    expect(seats[3].state).toBe('open');
    const answer = await pest.send(served.url, 'POST', `/villages/${id}/seat`, {});
    expect([answer.status, answer.body.code]).toEqual([403, 'banned']);
  });
});

/** A database whose answers to what is read can be kept back. */
class SlowDatabase implements KyselyPlugin {
  readonly database: Kysely<Database>;
  readonly #reads = new WeakSet<object>();
  #held: { readonly released: Promise<void>; read(): void } | null = null;

  constructor(url: string) {
    const dialect = new PostgresDialect({ pool: new Pool({ connectionString: url, max: 2 }) });
    this.database = new Kysely<Database>({ dialect, plugins: [this] });
  }

  transformQuery({ node, queryId }: PluginTransformQueryArgs) {
    if (node.kind === 'SelectQueryNode') this.#reads.add(queryId);
    return node;
  }

  async transformResult({ result, queryId }: PluginTransformResultArgs) {
    const held = this.#reads.has(queryId) ? this.#held : null;
    held?.read();
    await held?.released;
    return result;
  }

  /** The next answers are kept back until they are released; `read`: one is there. */
  hold(): { readonly read: Promise<void>; release(): void } {
    let [read, release] = [() => {}, () => {}];
    const isRead = new Promise<void>((resolve) => {
      read = resolve;
    });
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.#held = { released, read };
    return {
      read: isRead,
      release: () => {
        this.#held = null;
        release();
      },
    };
  }
}

test('a look at the standings that is older than what was given since changes nothing of it', async () => {
  const { village, guest, host, loud } = await talkative();
  const slow = new SlowDatabase(served.database);
  onTestFinished(() => slow.database.destroy());
  const quiet = { info: () => {}, warn: () => {}, error: () => {} };
  const moderation = new Moderation(slow.database, quiet);
  const told: string[] = [];
  moderation.follow(({ village: where, standing }) => {
    if (where === village) told.push(standing);
  });
  const give = (standing: 'free' | 'muted' | 'banned') =>
    moderation.give({ village, person: guest.id, standing, reason: '' }, 'somebody');

  const first = slow.hold();
  const starting = moderation.start();
  await first.read;
  await give('muted');
  first.release();
  await starting;
  expect(moderation.in(village, guest.id).standing).toBe('muted');

  await give('free');
  const next = slow.hold();
  await next.read;
  await give('banned');
  next.release();
  const late = slow.hold();
  await late.read;
  late.release();
  await moderation.stop();
  expect([moderation.isBanned(village, guest.id), told]).toEqual([true, ['muted', 'free', 'banned']]);
  for (const player of [host, loud]) player.close();
});

test('whoever is banned while the record is read for them is not let in', async () => {
  const { village, maker, guest, host, loud } = await talkative();
  loud.close();
  const read = served.host.feed.bind(served.host);
  let [isRead, release] = [() => {}, () => {}];
  const reading = new Promise<void>((resolve) => {
    isRead = resolve;
  });
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.spyOn(served.host, 'feed').mockImplementationOnce(async (id) => {
    const feed = await read(id);
    isRead();
    await released;
    return feed;
  });
  const address = `${served.url.replace('http', 'ws')}/api/v1/villages/${village}/live`;
  const socket = new WebSocket(address, { headers: { authorization: `Bearer ${guest.token}` } });
  const closed = once(socket, 'close');
  await reading;
  await maker.must(served.url, 'POST', `/villages/${village}/standings`, { player: 2, standing: 'banned' });
  release();
  expect((await closed)[0]).toBe(4008);
  host.close();
});
