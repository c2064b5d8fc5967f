import { CLOSINGS } from '@mura/protocols/closings';
import { describe, expect, test } from 'vitest';
import { TestWorld } from '../../testing/live-world.ts';
import { LiveSource } from './live.ts';
import type { News, OpenQuestion } from './source.ts';

const VOTE: OpenQuestion = {
  act: 'vote',
  day: 1,
  round: 0,
  turn: 0,
  legal: { act: 'vote', targets: [2, 3] },
};
const opened = (clock: unknown) => ({
  type: 'opened',
  preset: 'custom',
  rules: { clock },
  cast: [],
  language: 'ja',
});

function openVillage() {
  const world = new TestWorld();
  const source = new LiveSource('abc', world);
  const news: News[] = [];
  source.listen((one) => news.push(one));
  const numbers = () => news.flatMap((one) => (one.type === 'event' ? [one.number] : []));
  const questions = () => news.findLast((one) => one.type === 'asked')?.questions ?? [];
  const connection = () => news.findLast((one) => one.type === 'connection')?.state;
  world.socket.welcome();
  return { world, source, news, numbers, questions, connection };
}

describe('a lost connection', () => {
  test('is taken up again with the last number, and nothing is told twice', () => {
    const { world, numbers, connection } = openVillage();
    for (const number of [0, 1, 2])
      world.socket.tell({ type: 'event', number, at: 5, event: { type: 'dayBegan', day: number } });
    world.socket.close();
    expect(connection()).toBe('lost');
    world.pass(300);
    expect(world.sockets).toHaveLength(2);
    expect(world.socket.address).toBe('/api/v1/villages/abc/live?after=2');
    world.socket.welcome();
    expect(connection()).toBe('open');
    for (const number of [2, 3])
      world.socket.tell({ type: 'event', number, at: 5, event: { type: 'dayBegan', day: number } });
    expect(numbers()).toEqual([0, 1, 2, 3]);
  });

  test('is waited for longer and longer, and at once when the network is back', () => {
    const { world, source } = openVillage();
    world.socket.close();
    world.pass(300);
    world.socket.close();
    world.pass(599);
    expect(world.sockets).toHaveLength(2);
    world.pass(1);
    expect(world.sockets).toHaveLength(3);
    world.socket.close();
    source.hasten();
    expect(world.sockets).toHaveLength(4);
  });

  test('keeps what was not acknowledged and sends it again under the same id, once', async () => {
    const { world, source } = openVillage();
    const done = source.act({ type: 'talk', channel: 'talk', text: 'hello' });
    const [first] = world.socket.sent;
    world.socket.close();
    world.pass(300);
    world.socket.welcome();
    expect(world.socket.sent).toEqual([first]);
    world.socket.tell({ type: 'done', id: first!.id });
    expect(await done).toEqual({ ok: true, value: null });
    world.socket.close();
    world.pass(600);
    world.socket.welcome();
    expect(world.socket.sent).toEqual([]);
  });

  test('that says nothing any more is given up', () => {
    const { world } = openVillage();
    world.pass(20_000);
    expect(world.socket.sent).toEqual([{ type: 'ping' }]);
    world.pass(60_000);
    expect(world.sockets.length).toBeGreaterThan(1);
  });
});

describe('an answer of the server', () => {
  test('that refuses is passed on with its code', async () => {
    const { world, source } = openVillage();
    const refused = source.act({ type: 'vote', target: 9 });
    world.socket.tell({ type: 'refused', id: world.socket.sent[0]!.id, code: 'targetDead', message: '' });
    expect(await refused).toEqual({ ok: false, error: 'targetDead' });
  });

  test('to try again sends the same again after a moment', async () => {
    const { world, source } = openVillage();
    const done = source.act({ type: 'vote', target: 2 });
    const [first] = world.socket.sent;
    world.socket.tell({ type: 'refused', id: first!.id, code: 'tryAgain', message: '' });
    world.pass(300);
    expect(world.socket.sent).toEqual([first, first]);
    world.socket.tell({ type: 'done', id: first!.id });
    expect((await done).ok).toBe(true);
  });

  test('that the village is gone ends everything', async () => {
    const { world, source, connection } = openVillage();
    const lost = source.act({ type: 'vote', target: 2 });
    world.socket.onclose?.({ code: 4004 });
    expect(connection()).toBe('closed');
    expect(await lost).toEqual({ ok: false, error: 'unreachable' });
    world.pass(60_000);
    expect(world.sockets).toHaveLength(1);
  });
});

describe('a connection that the server closes', () => {
  const [ended, lost] = [true, false].map((forGood) =>
    Object.values(CLOSINGS.web).filter((closing) => closing.forGood === forGood),
  );

  test.each(ended!)('with $code $word is never opened again', ({ code }) => {
    const { world, connection } = openVillage();
    world.socket.onclose?.({ code });
    expect(connection()).toBe('closed');
    world.pass(60_000);
    expect(world.sockets).toHaveLength(1);
  });

  test.each(lost!)('with $code $word is opened again', ({ code }) => {
    const { world, connection } = openVillage();
    world.socket.onclose?.({ code });
    expect(connection()).toBe('lost');
    world.pass(300);
    expect(world.sockets).toHaveLength(2);
  });
});

describe('a question', () => {
  test('by turns is over with its answer; the next one that came meanwhile stays', async () => {
    const { world, source, questions } = openVillage();
    world.socket.tell({ type: 'event', number: 0, at: 1, event: opened(null) });
    world.socket.tell({ type: 'asked', question: VOTE });
    const done = source.act({ type: 'vote', target: 2 });
    world.socket.tell({ type: 'done', id: world.socket.sent[0]!.id });
    await done;
    expect(questions()).toEqual([]);
    world.socket.tell({ type: 'asked', question: VOTE });
    void source.act({ type: 'vote', target: 3 });
    const second = { ...VOTE, round: 1 };
    world.socket.tell({ type: 'asked', question: second });
    world.socket.tell({ type: 'done', id: world.socket.sent[1]!.id });
    expect(questions()).toEqual([second]);
  });

  test('that can be answered anew stays until its phase is over', async () => {
    const { world, source, questions } = openVillage();
    world.socket.tell({ type: 'event', number: 0, at: 1, event: opened({ answers: 'changeable' }) });
    world.socket.tell({ type: 'asked', question: VOTE });
    const done = source.act({ type: 'vote', target: 2 });
    world.socket.tell({ type: 'done', id: world.socket.sent[0]!.id });
    await done;
    expect(questions()).toEqual([VOTE]);
    world.socket.tell({
      type: 'event',
      number: 1,
      at: 1,
      event: { type: 'phaseEnded', day: 1, phase: 'vote', why: 'limit' },
    });
    expect(questions()).toEqual([]);
  });

  test('is forgotten with the connection, since what is open is told again', () => {
    const { world, questions } = openVillage();
    world.socket.tell({ type: 'asked', question: VOTE });
    world.socket.close();
    world.pass(300);
    world.socket.welcome();
    expect(questions()).toEqual([]);
  });
});
