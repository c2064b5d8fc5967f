import { agentCast, type Event, givenTo } from '@mura/engine';
import { fromNatural, natural } from '@mura/language';
import { eventsOf, readRecord } from '@mura/records';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AiwolfTestAgent as AIWolfAgent } from '../../../testing/aiwolf/agent.ts';
import { problemsOf } from '../../../testing/aiwolf/platform-reader.ts';
import { ApiGuest } from '../../../testing/api.ts';
import { startDatabases, type TestDatabases } from '../../../testing/database.ts';
import { FakeClock } from '../../../testing/fake-clock.ts';
import { ContestReader } from '../../../testing/nlp/contest-reader.ts';
import { NlpTestAgent as NlpAgent, politely } from '../../../testing/nlp/door.ts';
import { TestPlayer, until } from '../../../testing/player.ts';
import { serveHere } from '../../../testing/serving.ts';
import type { Served } from '../../serve-options.ts';

let databases: TestDatabases;

beforeAll(async () => {
  databases = await startDatabases();
});

afterAll(() => databases.stop());

/** Longer than anybody talks about a village that is over. */
const AFTERMATH = 7 * 86_400_000;

const DOORS = { aiwolf: { port: 0, isNeeded: true } };

/** A person, an agent over TCP, an agent over WebSocket and our bots at one table. */
class MixedTable {
  readonly served: Served;
  readonly guest: ApiGuest;
  readonly village: string;
  readonly aiwolf: AIWolfAgent;
  readonly nlp: NlpAgent;
  person: TestPlayer | null = null;

  private constructor(served: Served, guest: ApiGuest, village: string, aiwolf: AIWolfAgent, nlp: NlpAgent) {
    this.served = served;
    this.guest = guest;
    this.village = village;
    this.aiwolf = aiwolf;
    this.nlp = nlp;
  }

  /** Person 1, AIWolf 2, NLP 3, bots. */
  static async lay(served: Served, body: Record<string, unknown>): Promise<MixedTable> {
    const { url } = served;
    const guest = await ApiGuest.arrive(url, 'Minato');
    const made = { name: 'every door', cast: 'agents', programSeconds: 60, ...body };
    const { id } = await guest.must(url, 'POST', '/villages', made);
    await guest.must(url, 'POST', `/villages/${id}/seat`, { player: 1 });
    await guest.must(url, 'POST', `/villages/${id}/programs`, { door: 'aiwolf', player: 2 });
    const { seats } = await guest.must(url, 'POST', `/villages/${id}/programs`, {
      door: 'nlp',
      player: 3,
      anyone: false,
    });
    await guest.must(url, 'POST', `/villages/${id}/bots`, { bot: 'random' });
    const early = await guest.send(url, 'POST', `/villages/${id}/start`, {});
    expect([early.status, early.body.code, early.body.allowed]).toEqual([
      409,
      'programsMissing',
      'player 2 (aiwolf), player 3 (nlp)',
    ]);
    const aiwolf = new AIWolfAgent(Number(new URL(served.doors.aiwolf ?? '').port), 'tcp');
    const nlp = new NlpAgent(served.doors.nlp, `socket#${seats[2].program.key}`, politely);
    await until('the programs are there', async () => {
      const now = await guest.must(url, 'GET', `/villages/${id}`);
      return [1, 2].every((index) => now.seats[index].program.state === 'connected');
    });
    return new MixedTable(served, guest, id, aiwolf, nlp);
  }

  async start(): Promise<void> {
    const { url } = this.served;
    await this.guest.must(url, 'POST', `/villages/${this.village}/start`, {});
    this.person = new TestPlayer({
      url: () => url,
      village: this.village,
      token: this.guest.token,
      name: 'person',
      say: (count) => (count % 3 === 2 ? 'Over' : `person says ${count}`),
    });
  }

  get hasEnded(): boolean {
    const programs = [this.aiwolf.count('FINISH') === 1, this.nlp.requests().includes('FINISH')];
    return this.person?.hasEnded === true && programs.every(Boolean);
  }

  async record(): Promise<Event[]> {
    const { url } = this.served;
    const path = `/villages/${this.village}`;
    await until('it is kept', async () => (await this.guest.must(url, 'GET', path)).state === 'ended');
    const read = readRecord(await this.guest.must(url, 'GET', `${path}/record`));
    if (!read.ok) return expect.fail(JSON.stringify(read.error));
    this.person?.close();
    this.aiwolf.socket.destroy();
    return eventsOf(read.value.record);
  }
}

/** Everybody has really played, and each has heard at their door what their player may know. */
function checkAll(table: MixedTable, record: readonly Event[]): void {
  const said = (player: number) =>
    record.flatMap((event) =>
      event.type === 'talked' && event.channel === 'talk' && event.player === player ? [event.text] : [],
    );
  expect(said(1).some((text) => text.startsWith('person says'))).toBe(true);
  expect(said(2)).toContain('VOTE Agent[01]');
  expect(said(3)).toContain('こんにちは。');
  const given = givenTo(1, record).map(({ event: { audience: _, ...facts } }) => facts);
  expect(table.person?.given.map(({ event }) => event)).toEqual(given);
  const absent = record.flatMap((event) =>
    event.type === 'substituted' && (event.player === 2 || event.player === 3) ? [event.reason] : [],
  );
  expect(absent.filter((reason) => reason !== 'quota' && reason !== 'skips')).toEqual([]);
  const revealed = record.find(({ type }) => type === 'rolesRevealed');
  expect(revealed?.type === 'rolesRevealed' && revealed.players.slice(0, 3)).toEqual([
    'Minato',
    'tcp',
    'socket',
  ]);
  const reader = new ContestReader();
  for (const packet of table.nlp.packets) reader.read(packet);
  expect([...reader.errors, ...problemsOf(table.aiwolf)]).toEqual([]);
  const spoken = record.flatMap((event) =>
    (event.type === 'talked' || event.type === 'translated') && event.channel === 'talk' ? [event.text] : [],
  );
  const heardAtTcp = table.aiwolf.packets.flatMap(({ talkHistory }) => talkHistory ?? []);
  const heardAtSocket = table.nlp.packets.flatMap(({ talk_history }) => talk_history ?? []);
  const cast = natural.calledIn(agentCast(5));
  const votes = heardAtSocket.filter(
    ({ text }) => fromNatural({ text, speaker: 2, cast, day: 1 }, 'en').text === 'VOTE Agent[01]',
  );
  expect(votes).not.toEqual([]);
  for (const heard of [heardAtTcp, heardAtSocket]) {
    expect(heard.length).toBeGreaterThan(0);
    for (const { text } of heard) expect(spoken).toContain(text);
    expect(heard.map(({ text }) => text)).toContain(said(1)[0]);
  }
}

describe('one village with a person, an AIWolf agent, an NLP agent and our bots', () => {
  test('plays to its end where the village asks', async () => {
    const served = await serveHere(await databases.fresh(), DOORS);
    const table = await MixedTable.lay(served, { preset: 'nlp-5', language: 'en' });
    await table.start();
    await until('it ends', () => table.hasEnded);
    checkAll(table, await table.record());
    expect(await table.nlp.closed).toBe(1000);
    await served.stop();
  });

  test('[R001-METR-15] the same agents play by the clock, too', async () => {
    const clock = new FakeClock(1_700_000_000_000);
    const served = await serveHere(await databases.fresh(), { ...DOORS, clock });
    const table = await MixedTable.lay(served, { preset: 'licos-5', language: 'en' });
    await table.start();
    while (!table.hasEnded) {
      clock.goTo(clock.now() + 2000);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    clock.goTo(clock.now() + AFTERMATH);
    checkAll(table, await table.record());
    await served.stop();
  });
});
