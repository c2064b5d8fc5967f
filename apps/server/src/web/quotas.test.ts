import { readFileSync } from 'node:fs';
import { findPreset } from '@mura/engine';
import type { nlp } from '@mura/protocols';
import { beforeAll, describe, expect, test } from 'vitest';
import { signUp } from '../../testing/account.ts';
import { type ApiAnswer, ApiGuest, send, startVillage } from '../../testing/api.ts';
import { NlpTestAgent } from '../../testing/nlp/door.ts';
import { TestPlayer, until } from '../../testing/player.ts';
import { testServer } from '../../testing/server.ts';
import type { Served } from '../serve-options.ts';

const served = testServer();

/** The size of the record of a village, as it is kept. */
async function bytesKept(server: Pick<Served, 'host'>, village: string): Promise<number> {
  const feed = await server.host.feed(village);
  if (feed === null) return 0;
  const bytes = JSON.stringify(feed.given('master')).length;
  server.host.release(village);
  return bytes;
}

async function lookingAt(url: string, village: string, person: ApiGuest | null): Promise<TestPlayer> {
  const token = person?.token ?? null;
  const player = new TestPlayer({ url: () => url, village, token, name: `p${Math.random()}`, say: null });
  await until('they are there', () => player.given.length > 0);
  return player;
}

/** How many of so many actions were done. */
async function doneOf(player: TestPlayer, times: number, action: object): Promise<number> {
  const before = player.done.size + player.refused.length;
  for (let count = 0; count < times; count++) player.act(action);
  await until('all are answered', () => player.done.size + player.refused.length === before + times);
  return player.done.size;
}

const NOTE = { type: 'note', text: 'x'.repeat(10_000) };

describe('what is kept of one person', () => {
  test('is so much in an hour over all their sockets, and the refusal says how much', async () => {
    const limits = { keptPerPerson: 100_000, messagesPerSecond: 1000, burst: 1000 };
    const strict = await served.another({ limits });
    const [one, other] = [
      await ApiGuest.arrive(strict.url, 'one'),
      await ApiGuest.arrive(strict.url, 'other'),
    ];
    const village = await startVillage(strict.url, [one, other], { preset: 'licos-5', language: 'en' });
    const sockets = [
      await lookingAt(strict.url, village, one),
      await lookingAt(strict.url, village, one),
      await lookingAt(strict.url, village, one),
    ];
    let done = 0;
    for (const socket of sockets) done += await doneOf(socket, 20, NOTE);
    expect(done).toBe(9);
    expect(sockets[2]?.refused[0]).toMatchObject({
      code: 'tooManyMessages',
      allowed: '100000 bytes an hour of one person',
    });
    expect(await bytesKept(strict, village)).toBeLessThan(150_000);
    // What one has used up is nobody else's.
    const neighbour = await lookingAt(strict.url, village, other);
    expect(await doneOf(neighbour, 1, NOTE)).toBe(1);
    for (const socket of [...sockets, neighbour]) socket.close();
  });

  test('messages are counted over all their sockets, too', async () => {
    const strict = await served.another({ limits: { messagesPerSecond: 1, burst: 20 } });
    const one = await ApiGuest.arrive(strict.url, 'hasty');
    const village = await startVillage(strict.url, [one], { preset: 'licos-5', language: 'en' });
    const sockets = [
      await lookingAt(strict.url, village, one),
      await lookingAt(strict.url, village, one),
    ] as const;
    const star = { type: 'mark', target: 2, role: 'seer', mark: '○' };
    const done = (await doneOf(sockets[0], 20, star)) + (await doneOf(sockets[1], 20, star));
    const refused = sockets.flatMap((socket) =>
      socket.refused.filter(({ code }) => code === 'tooManyMessages'),
    );
    expect(refused.length).toBeGreaterThanOrEqual(15);
    expect(done).toBeLessThan(25);
    for (const socket of sockets) socket.close();
  });

  test('whoever only answers what they are asked is never refused, however fast the village is', async () => {
    const strict = await served.another({ limits: { messagesPerSecond: 0.01, burst: 2 } });
    const one = await ApiGuest.arrive(strict.url, 'quick');
    const village = await startVillage(strict.url, [one], { preset: 'aiwolf-5' });
    const player = new TestPlayer({ url: () => strict.url, village, token: one.token, name: 'quick' });
    await until('the village has ended', () => player.hasEnded);
    expect(player.done.size).toBeGreaterThan(5);
    expect(player.refused).toEqual([]);
    player.close();
  });
});

describe('what is kept from one address', () => {
  test('is so much in an hour, however many guests come from there', async () => {
    const limits = { keptPerAddress: 100_000, messagesPerSecond: 1000, burst: 1000 };
    const strict = await served.another({ limits });
    const guests = [await ApiGuest.arrive(strict.url, 'a'), await ApiGuest.arrive(strict.url, 'b')] as const;
    const village = await startVillage(strict.url, [...guests], { preset: 'licos-5', language: 'en' });
    const sockets = [
      await lookingAt(strict.url, village, guests[0]),
      await lookingAt(strict.url, village, guests[1]),
    ] as const;
    expect((await doneOf(sockets[0], 8, NOTE)) + (await doneOf(sockets[1], 8, NOTE))).toBe(9);
    expect(sockets[1].refused[0].allowed).toBe('100000 bytes an hour of one address');
    for (const socket of sockets) socket.close();
  });
});

describe('what is kept in one village beside the game', () => {
  test('is so much in an hour; those who fill it with talk of watchers stop nobody from playing', async () => {
    const limits = { keptPerVillage: 10_000, messagesPerSecond: 1000, burst: 1000 };
    const strict = await served.another({ limits });
    const player = await ApiGuest.arrive(strict.url, 'player');
    const village = await startVillage(strict.url, [player], { preset: 'licos-5', language: 'en' });
    const watchers = [
      await lookingAt(strict.url, village, null),
      await lookingAt(strict.url, village, await ApiGuest.arrive(strict.url, 'w')),
    ] as const;
    const talk = { type: 'watcherTalk', text: 'x'.repeat(100) };
    const said = (await doneOf(watchers[0], 30, talk)) + (await doneOf(watchers[1], 30, talk));
    expect(said).toBe(33);
    expect(watchers[1].refused[0].allowed).toBe('10000 bytes an hour of one village');
    const seated = await lookingAt(strict.url, village, player);
    expect(await doneOf(seated, 1, { type: 'note', text: 'a note' })).toBe(0);
    expect(await doneOf(seated, 1, { type: 'talk', channel: 'talk', text: 'good evening' })).toBe(1);
    for (const socket of [...watchers, seated]) socket.close();
  });
});

describe('what is kept of programs', () => {
  test('is so much in an hour from one address, too, and their fault log says so', async () => {
    const strict = await served.another({ limits: { keptPerAddress: 10_000 } });
    const maker = await ApiGuest.arrive(strict.url, 'maker');
    const preset = findPreset('nlp-5');
    if (!preset.ok) throw new Error(preset.error);
    const NLP = preset.value;
    const talk = { turns: 20, perPlayer: 20, length: { ...NLP.talk.length, base: 1000 } };
    const rules = { ...NLP, talk: { ...NLP.talk, ...talk } };
    const plan = { name: 'v', preset: 'nlp-5', rules, bots: [null, ...Array(4).fill('random')] };
    const { id } = await maker.must(strict.url, 'POST', '/villages', plan);
    await maker.must(strict.url, 'POST', `/villages/${id}/programs`, {
      door: 'nlp',
      player: 1,
      anyone: true,
    });
    const answers = ({ request, info }: nlp.Packet) => {
      if (request === 'NAME') return 'talker';
      if (request === 'TALK') return 'x'.repeat(1000);
      return ['VOTE', 'DIVINE', 'ATTACK'].includes(request) ? (info?.agent ?? null) : null;
    };
    const agent = new NlpTestAgent(`${strict.url.replace('http', 'ws')}/ws`, 'talker', answers);
    await until('it has sat down', async () => {
      const started = await maker.send(strict.url, 'POST', `/villages/${id}/start`, {});
      return started.status === 200;
    });
    await agent.until('FINISH');
    const { entries } = await maker.must(strict.url, 'GET', `/villages/${id}/diary`);
    const refused = entries.filter(({ reason }: { reason: string }) => reason === 'tooManyMessages');
    expect(refused.length).toBeGreaterThan(0);
    const feed = (await strict.host.feed(id)) ?? expect.fail('there is no record');
    const said = feed.given('master').filter(({ event }) => event.type === 'talked' && event.player === 1);
    strict.host.release(id);
    expect(said.filter(({ event }) => 'text' in event && event.text.length === 1000).length).toBe(10);
  });
});

describe('from one address there are only so many in an hour', () => {
  let strict: Served;
  let account: ApiGuest;

  beforeAll(async () => {
    account = await signUp(served.url, 'owner');
    const [few, some] = [2, 3];
    strict = await served.another({
      limits: {
        ...{ guestsPerHour: some, accountsPerHour: few, villagesPerHour: few, seatsPerHour: few },
        ...{ reportsPerHour: few, tokensPerHour: few, castsPerHour: few, recordsPerHour: few },
      },
    });
  });

  /** What is answered one time after the other. */
  async function answers(times: number, ask: (time: number) => Promise<ApiAnswer>): Promise<unknown[]> {
    const codes = [];
    for (let time = 0; time < times; time++) {
      const { status, body } = await ask(time);
      codes.push(status === 429 ? [body.code, body.allowed] : status);
    }
    return codes;
  }

  test('guests, also through the pages of LiCOS', async () => {
    const came = await answers(4, (time) => send(strict.url, 'POST', '/guest', { nickname: `g${time}` }));
    expect(came).toEqual([200, 200, 200, ['tooManyTries', '3 an hour from one address']]);
    expect((await fetch(`${strict.url}/licos/lobby`)).status).toBe(429);
    // Who is a guest already may have another name.
    const guest = await ApiGuest.arrive(served.url, 'known');
    expect((await guest.send(strict.url, 'POST', '/guest', { nickname: 'renamed' })).status).toBe(200);
  });

  test('accounts', async () => {
    const made = await answers(3, (time) =>
      send(strict.url, 'POST', '/account', { name: `account ${time}`, password: 'correct horse' }),
    );
    expect(made).toEqual([200, 200, ['tooManyTries', '2 an hour from one address']]);
  });

  test('villages, by whatever guests; an admin makes more', async () => {
    const makers = [account, await ApiGuest.arrive(served.url, 'a'), await ApiGuest.arrive(served.url, 'b')];
    const body = { name: 'v', preset: 'nlp-5' };
    const make = (maker: ApiGuest) => maker.send(strict.url, 'POST', '/villages', body);
    expect(await answers(3, (time) => make(makers[time] ?? account))).toEqual([
      200,
      200,
      ['tooManyVillages', '2 an hour from one address'],
    ]);
    const token = readFileSync(served.firstAdmin ?? '', 'utf8').trim();
    await account.must(served.url, 'POST', '/admin/claim', { token });
    expect((await make(account)).status).toBe(200);
  });

  test('seats, reports, bot tokens, casts and records', async () => {
    const { id } = await account.must(served.url, 'POST', '/villages', { name: 'v', preset: 'nlp-5' });
    const post = (path: string, body: unknown) => () => account.send(strict.url, 'POST', path, body);
    const refused = (code: string) => [code, '2 an hour from one address'];
    expect(await answers(3, post(`/villages/${id}/seat`, {}))).toEqual([200, 409, refused('tooManyTries')]);
    const report = post(`/villages/${id}/reports`, { reason: 'x' });
    expect(await answers(3, report)).toEqual([200, 200, refused('tooManyReports')]);
    const token = post('/tokens', { name: 'bot' });
    expect(await answers(3, token)).toEqual([200, 200, refused('tooManyTokens')]);
    expect(await answers(3, post('/casts', {}))).toEqual([400, 400, refused('tooManyCasts')]);
    expect(await answers(3, post('/records', {}))).toEqual([400, 400, refused('tooManyRecords')]);
  });
});
