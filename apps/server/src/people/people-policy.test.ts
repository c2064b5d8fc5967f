import { readFileSync } from 'node:fs';
import type { Event } from '@mura/engine';
import type { ProgramDoor } from '@mura/protocols';
import { eventsOf, readRecord, villageNumber } from '@mura/records';
import { describe, expect, onTestFinished, test } from 'vitest';
import { signUp } from '../../testing/account.ts';
import { AiwolfTestAgent as AIWolfAgent } from '../../testing/aiwolf/agent.ts';
import { ApiGuest } from '../../testing/api.ts';
import { kindOf, LicosPlayer, TestClient } from '../../testing/licos/client.ts';
import { NlpTestAgent as NlpAgent, politely } from '../../testing/nlp/door.ts';
import { until } from '../../testing/player.ts';
import { testServer } from '../../testing/server.ts';

const server = testServer({ aiwolf: { port: 0, isNeeded: true } });

/** A program of either door that says one thing whenever it is asked to talk. */
interface Program {
  readonly closed: Promise<unknown>;
  leave(): void;
}

/** Else it would take a seat in the village of the next test. */
function leaving(program: Program): Program {
  onTestFinished(async () => {
    program.leave();
    await program.closed;
  });
  return program;
}

type Arrives = (name: string, says: string, token?: string) => Program;

const PROGRAMS: Readonly<Record<ProgramDoor, Arrives>> = {
  aiwolf(name, says, token) {
    const port = Number(new URL(server.doors.aiwolf ?? '').port);
    const given = token === undefined ? name : `${name}\t${token}`;
    const agent = new AIWolfAgent(port, given, ({ request }) => (isTalk(request) ? says : undefined));
    return leaving({ closed: agent.closed, leave: () => agent.socket.destroy() });
  },
  nlp(name, says, token) {
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const agent = new NlpAgent(
      server.doors.nlp,
      name,
      (packet, me) => (isTalk(packet.request) ? says : politely(packet, me)),
      headers,
    );
    return leaving({ closed: agent.closed, leave: () => agent.socket.terminate() });
  },
};

function isTalk(request: string): boolean {
  return request === 'TALK' || request === 'WHISPER';
}

const BOTH = ['aiwolf', 'nlp'] as const;

/** A waiting village of bots in which the last seat is kept for a program. */
async function offering(maker: ApiGuest, door: ProgramDoor, body: Record<string, unknown> = {}) {
  const bots = ['random', 'random', 'random', 'random', null];
  const village = { name: 'order', preset: 'nlp-5', language: 'en', bots, ...body };
  const { id } = await maker.must(server.url, 'POST', '/villages', village);
  await maker.must(server.url, 'POST', `/villages/${id}/programs`, { door });
  // Else programs of the next test would come here.
  onTestFinished(async () => {
    await maker.send(server.url, 'DELETE', `/villages/${id}/seat?player=5`);
  });
  return id as string;
}

async function seatOf(maker: ApiGuest, village: string) {
  return (await maker.must(server.url, 'GET', `/villages/${village}`)).seats[4];
}

async function seated(maker: ApiGuest, village: string, name: string): Promise<void> {
  await until('it sits', async () => (await seatOf(maker, village)).name === name);
}

async function start(maker: ApiGuest, village: string): Promise<void> {
  await maker.must(server.url, 'POST', `/villages/${village}/start`, {});
}

async function recordOf(maker: ApiGuest, village: string): Promise<Event[]> {
  await until(
    'it ends',
    async () => (await maker.must(server.url, 'GET', `/villages/${village}`)).state === 'ended',
  );
  const read = readRecord(await maker.must(server.url, 'GET', `/villages/${village}/record`));
  return read.ok ? eventsOf(read.value.record) : expect.fail(JSON.stringify(read.error));
}

/** What player 5 was heard saying, and why something else was heard than they sent. */
function heardOf(events: readonly Event[]) {
  const said = events.flatMap((event) => (event.type === 'talked' && event.player === 5 ? [event.text] : []));
  const reasons = events.flatMap((event) =>
    event.type === 'substituted' && event.player === 5 && event.act === 'talk' ? [event.reason] : [],
  );
  return { said, reasons };
}

function give(keeper: ApiGuest, village: string, standing: Record<string, unknown>) {
  return keeper.must(server.url, 'POST', `/villages/${village}/standings`, { player: 5, ...standing });
}

describe.each(BOTH)('a program at the door %s', (door) => {
  const arrive = PROGRAMS[door];

  test('is not heard with a word that the village does not want; the record says that it was refused', async () => {
    const maker = await ApiGuest.arrive(server.url, 'maker');
    const village = await offering(maker, door, { filter: ['forbidden'] });
    arrive('rude', 'this is FORBIDDEN here');
    await seated(maker, village, 'rude');
    await start(maker, village);
    const events = await recordOf(maker, village);
    const { said, reasons } = heardOf(events);
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter((text) => text !== 'Skip' && text !== 'Over')).toEqual([]);
    expect(reasons).toContain('illegal');
    expect(JSON.stringify(events.filter(({ type }) => type !== 'opened'))).not.toMatch(/forbidden/i);
  });

  test('that is muted is heard as saying nothing, and still votes', async () => {
    const maker = await ApiGuest.arrive(server.url, 'maker');
    const village = await offering(maker, door);
    arrive('loud', 'listen to me');
    await seated(maker, village, 'loud');
    await give(maker, village, { standing: 'muted' });
    await start(maker, village);
    const events = await recordOf(maker, village);
    expect(heardOf(events).said.filter((text) => text !== 'Skip' && text !== 'Over')).toEqual([]);
    expect(heardOf(events).reasons).toContain('illegal');
    expect(events.some((event) => event.type === 'voted' && event.player === 5)).toBe(true);
  });

  test('that is banned while it waits loses its seat and gets none again, another one does', async () => {
    const maker = await ApiGuest.arrive(server.url, 'maker');
    const village = await offering(maker, door);
    arrive('unwanted', 'hello');
    await seated(maker, village, 'unwanted');
    await give(maker, village, { standing: 'banned' });
    expect((await seatOf(maker, village)).state).toBe('open');
    await maker.must(server.url, 'POST', `/villages/${village}/programs`, { door });
    arrive('unwanted', 'hello');
    arrive('welcome', 'hello');
    await seated(maker, village, 'welcome');
  });

  test('that is banned in a game is let go, and its seat is empty', async () => {
    const maker = await ApiGuest.arrive(server.url, 'maker');
    const village = await offering(maker, door, { pace: 300 });
    const program = arrive('noisy', 'noise');
    await seated(maker, village, 'noisy');
    await start(maker, village);
    await give(maker, village, { standing: 'banned', reason: 'noise' });
    await program.closed;
    const events = await recordOf(maker, village);
    const reasons = events.flatMap((event) =>
      (event.type === 'substituted' && event.player === 5) || event.type === 'failed' ? [event] : [],
    );
    expect(reasons.length).toBeGreaterThan(0);
  });

  test('takes nobody from its address along, unless it is banned with it', async () => {
    const maker = await ApiGuest.arrive(server.url, 'maker');
    const village = await offering(maker, door);
    const first = arrive('first', 'hello');
    await seated(maker, village, 'first');
    await give(maker, village, { standing: 'banned', address: true });
    const { standings } = await maker.must(server.url, 'GET', `/villages/${village}/standings`);
    expect(standings).toHaveLength(2);
    first.leave();
    await first.closed;
    await maker.must(server.url, 'POST', `/villages/${village}/programs`, { door });
    const elsewhere = await offering(maker, door);
    arrive('second', 'hello');
    await seated(maker, elsewhere, 'second');
    expect((await seatOf(maker, village)).name).toBe('');
    const neighbour = await ApiGuest.arrive(server.url, 'neighbour');
    const refused = await neighbour.send(server.url, 'POST', `/villages/${village}/seat`, {});
    expect([refused.status, refused.body.code]).toEqual([403, 'banned']);
  });

  test('with a bot token is the same under every name, and revoked with it', async () => {
    const maker = await ApiGuest.arrive(server.url, 'maker');
    const owner = await signUp(server.url, `owner of ${door}`);
    const made = () => owner.must(server.url, 'POST', '/tokens', { name: 'agent' });
    const [first, second] = [await made(), await made()];
    const village = await offering(maker, door);
    arrive('agent', 'hello', first.token);
    await seated(maker, village, 'agent');
    await give(maker, village, { standing: 'banned' });
    await maker.must(server.url, 'POST', `/villages/${village}/programs`, { door });
    arrive('renamed', 'hello', first.token);
    arrive('fellow', 'hello', second.token);
    await seated(maker, village, 'fellow');
    await owner.must(server.url, 'DELETE', `/tokens/${first.id}`);
    await arrive('revoked', 'hello', first.token).closed;
  });

  test('with a bot token gets no seat where its account is banned', async () => {
    const maker = await ApiGuest.arrive(server.url, 'maker');
    const owner = await signUp(server.url, `banned at ${door}`);
    const { token } = await owner.must(server.url, 'POST', '/tokens', { name: 'agent' });
    const village = await offering(maker, door, { bots: ['random', 'random', 'random', null, null] });
    await maker.must(server.url, 'DELETE', `/villages/${village}/seat?player=4`);
    await owner.must(server.url, 'POST', `/villages/${village}/seat`, { player: 5 });
    await give(maker, village, { standing: 'banned' });
    await maker.must(server.url, 'POST', `/villages/${village}/programs`, { door, player: 5 });
    arrive('their agent', 'hello', token);
    arrive('another', 'hello');
    await seated(maker, village, 'another');
  });

  test('with a bot token has what it said withdrawn by its owner, by their own account', async () => {
    const maker = await ApiGuest.arrive(server.url, 'maker');
    const owner = await signUp(server.url, `author of ${door}`);
    const { token } = await owner.must(server.url, 'POST', '/tokens', { name: 'speaker' });
    const village = await offering(maker, door);
    arrive('speaker', 'words of the speaker', token);
    await seated(maker, village, 'speaker');
    await start(maker, village);
    expect(JSON.stringify(await recordOf(maker, village))).toContain('words of the speaker');
    const { villages } = await owner.must(server.url, 'GET', '/me/data');
    expect(villages).toMatchObject([{ id: village, player: 5 }]);
    expect(await owner.must(server.url, 'POST', `/villages/${village}/withdraw`)).toEqual({ state: 'done' });
    const blanked = await recordOf(maker, village);
    expect(JSON.stringify(blanked)).not.toContain('speaker');
    expect(blanked.at(-1)).toMatchObject({ type: 'withdrawn', player: 5 });
    expect(JSON.stringify(await maker.must(server.url, 'GET', `/villages/${village}`))).not.toContain(
      'speaker',
    );
  });
});

describe('somebody at the door licos', () => {
  /** A guest of the server who sits in a village through this door, and the line of their page. */
  async function arriveAt(village: string, name: string) {
    const guest = await ApiGuest.arrive(server.url, name);
    const headers = { authorization: `Bearer ${guest.token}` };
    const answer = await fetch(`${server.url}/licos/tokens`, { headers });
    const { human: token } = (await answer.json()) as { human: string };
    const wire = `${server.url.replace('http', 'ws')}/licos`;
    const villageId = villageNumber(village);
    const lobby = await new TestClient(`${wire}/lobbyMessage`).open();
    onTestFinished(() => lobby.close());
    const select = { type: 'selectVillage', token, villageId };
    const ready = { type: 'ready', token, villageId };
    return { guest, lobby, select, ready, player: new LicosPlayer(token), page: `${wire}/villageMessage` };
  }

  async function begun(body: Record<string, unknown> = {}) {
    const maker = await ApiGuest.arrive(server.url, 'maker');
    const bots = ['random', 'random', 'random', 'random', null];
    const made = { name: 'order', preset: 'licos-5', language: 'en', bots, ...body };
    const { id: village } = await maker.must(server.url, 'POST', '/villages', made);
    const visitor = await arriveAt(village, 'visitor');
    visitor.lobby.send(visitor.select);
    await visitor.lobby.type('waitingPage');
    await start(maker, village);
    const line = await new TestClient(visitor.page).open();
    line.send(visitor.ready);
    visitor.player.see(await line.phase('morning'));
    return { maker, village, ...visitor, line };
  }

  const refusalOf = (line: TestClient, from: number) =>
    line.wait((message) => kindOf(message) === 'errorMessage', from);

  test('is refused a word that the village does not want, and everything when they are muted', async () => {
    const { maker, village, line, player } = await begun({ filter: ['forbidden'] });
    const refused = async (text: string) => {
      const from = line.received.length;
      line.send(player.chat(text));
      return JSON.stringify(await refusalOf(line, from));
    };
    expect(await refused('FORBIDDEN!')).toContain('The village does not want to hear this word');
    line.send(player.chat('Good evening'));
    await line.wait((message) => kindOf(message) === 'chatMessage');
    await give(maker, village, { standing: 'muted' });
    expect(await refused('Good night')).toContain('You are muted in this village');
    line.close();
  });

  test('is let go when they are banned, and does not come back', async () => {
    const { maker, village, line, page, ready } = await begun();
    await give(maker, village, { standing: 'banned' });
    expect(await line.closing()).toEqual({ code: 1008, reason: 'banned' });
    const again = await new TestClient(page).open();
    again.send(ready);
    expect((await again.closing()).code).toBe(1008);
    await give(maker, village, { standing: 'free' });
    const free = await new TestClient(page).open();
    free.send(ready);
    await free.phase('morning');
    free.close();
  });

  test('gets no seat in a village from which they are banned', async () => {
    const maker = await ApiGuest.arrive(server.url, 'maker');
    const { id } = await maker.must(server.url, 'POST', '/villages', { name: 'v', preset: 'licos-5' });
    const { guest, lobby, select } = await arriveAt(id, 'unwelcome');
    await guest.must(server.url, 'POST', `/villages/${id}/seat`, { player: 5 });
    await give(maker, id, { standing: 'banned' });
    lobby.send(select);
    expect(await lobby.type('lobby')).toMatchObject({ error: 'You are banned from this village' });
  });
});

test('whoever shows the secret of an agent withdraws what it said; nobody else does', async () => {
  const maker = await ApiGuest.arrive(server.url, 'maker');
  const village = await offering(maker, 'aiwolf');
  PROGRAMS.aiwolf('secretive', 'secretive words', 'my own secret');
  await seated(maker, village, 'secretive');
  await start(maker, village);
  await recordOf(maker, village);
  const withdraw = (token: string) =>
    maker.send(server.url, 'POST', `/villages/${village}/withdraw`, { token });
  expect((await withdraw('guessed')).body.code).toBe('notSeated');
  expect(JSON.stringify(await recordOf(maker, village))).toContain('secretive words');
  expect((await withdraw('my own secret')).body).toEqual({ state: 'done' });
  expect(JSON.stringify(await recordOf(maker, village))).not.toContain('secretive');
});

test('an address that is barred from the server gets no seat through any door', async () => {
  const maker = await ApiGuest.arrive(server.url, 'maker');
  const admin = await signUp(server.url, 'the admin');
  const token = readFileSync(server.firstAdmin ?? '', 'utf8').trim();
  await admin.must(server.url, 'POST', '/admin/claim', { token });
  const bar = (barred: boolean) =>
    admin.must(server.url, 'POST', '/admin/bar', { person: 'address-127.0.0.1', barred });
  const village = await offering(maker, 'nlp');
  await bar(true);
  for (const door of BOTH) await PROGRAMS[door]('from there', 'hello').closed;
  const { id } = await maker.must(server.url, 'POST', '/villages', { name: 'v', preset: 'aiwolf-5' });
  const refused = await maker.send(server.url, 'POST', `/villages/${id}/seat`, {});
  expect([refused.status, refused.body.code]).toEqual([403, 'banned']);
  expect((await seatOf(maker, village)).name).toBe('');
  await bar(false);
  PROGRAMS.nlp('from there', 'hello');
  await seated(maker, village, 'from there');
});
