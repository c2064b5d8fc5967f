import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Event } from '@mura/engine';
import { natural } from '@mura/language';
import { eventsOf, readRecord } from '@mura/records';
import { afterAll, describe, expect, test } from 'vitest';
import { usuallyOne } from '../../../../checks/runs.ts';
import { openStubModel, type StubRequest } from '../../../server/testing/llm/stub-model.ts';
import { openDoor } from '../../testing/door.ts';
import { testFolder } from '../../testing/folder.ts';
import { mura } from '../../testing/mura.ts';

const folder = testFolder();
const KEY = 'sk-key-of-this-test';

/** One of our bots at a door, among others of our bots; what it said there, and what it printed. */
async function connectTo(door: 'aiwolf' | 'nlp', args: readonly string[], env: Record<string, string> = {}) {
  const record = join(folder, `${door}-${args.join('-')}`);
  const open = await openDoor(door, '--agents', '1', '--timeout', '20000', '--record', record);
  const ran = await mura(
    ['connect', '--door', door, '--url', open.url, '--name', 'mine', '--games', '1', '--json', ...args],
    { env },
  );
  const { result } = await open.closed;
  const [game] = result.games;
  const read = readRecord(readFileSync(game.file, 'utf8'));
  if (!read.ok) return expect.fail(JSON.stringify(read.error));
  const events = eventsOf(read.value.record);
  const me = game.players.findIndex(({ name }: { name: string }) => name === 'mine') + 1;
  const faults = events.filter(
    (event) =>
      event.type === 'substituted' &&
      event.player === me &&
      ['late', 'gone', 'garbage', 'illegal', 'grammar'].includes(event.reason),
  );
  return { ran, events, me, faults, said: saidBy(me, events) };
}

function saidBy(player: number, events: readonly Event[]): string[] {
  return events.flatMap((event) =>
    event.type === 'talked' && event.player === player && !['Skip', 'Over'].includes(event.text)
      ? [event.text]
      : [],
  );
}

describe('one of our bots', () => {
  test.each(usuallyOne(['ja', 'en'] as const))('at the NLP door speaks like people in %s', async (tongue) => {
    const args = ['--bot', 'honest', ...(tongue === 'ja' ? [] : ['--words', tongue])];
    const { ran, said, faults } = await connectTo('nlp', args);
    expect(JSON.parse(ran.stdout)).toMatchObject({ games: 1, misunderstood: [] });
    expect(faults).toEqual([]);
    expect(said.length).toBeGreaterThan(1);
    for (const text of said) {
      expect(text).not.toMatch(/\b(COMINGOUT|ESTIMATE|VOTE|DIVINED|REQUEST)\b/);
      expect(natural.tongueOf(text.replace(/[@>]?\p{Script=Katakana}+/gu, ''))).toBe(tongue);
    }
  });

  test('speaks the protocol where it is told to', async () => {
    const { said } = await connectTo('nlp', ['--bot', 'honest', '--words', 'none']);
    expect(said.some((text) => /^(ESTIMATE|VOTE|COMINGOUT|REQUEST)/.test(text))).toBe(true);
  });
});

/** Chooses the first that it may, and says something else each time. */
function soundly({ body: { messages } }: StubRequest, say: string): string {
  const asked = messages.findLast(({ content }) => content.includes('Answer: '))?.content ?? '';
  const [, target] = /one of (\d+)/.exec(asked) ?? [];
  return JSON.stringify(target === undefined ? { say } : { target: Number(target) });
}

describe('a language model', () => {
  const stub = openStubModel((request) =>
    soundly(
      request,
      request.body.messages[0]?.content.includes('AIWolf protocol')
        ? 'ESTIMATE Agent[01] SEER'
        : 'さて、どうしよう。',
    ),
  );
  afterAll(async () => (await stub).close());

  test.each([
    ['aiwolf', 'ESTIMATE Agent[01] SEER'],
    ['nlp', 'さて、どうしよう。'],
  ] as const)('plays at the door %s, and what it has cost is told at the end', async (door, text) => {
    const env = {
      ...{ MURA_LLM_URL: (await stub).url, MURA_LLM_MODEL: 'small', MURA_LLM_KEY: KEY },
      MURA_LLM_PRICES: '1/1',
    };
    const { ran, said, faults } = await connectTo(door, ['--bot', 'llm'], env);
    expect(faults).toEqual([]);
    expect(said).toContain(text);
    const { games, llm } = JSON.parse(ran.stdout);
    expect([games, llm.failures, llm.replaced]).toEqual([1, {}, 0]);
    expect(llm.answers).toBeGreaterThan(2);
    expect(llm.cost).toBeCloseTo((llm.answers * 110) / 1_000_000);
    expect(ran.stdout + ran.stderr).not.toContain(KEY);
  });

  test('has to be named before it can play, and what is wrong is told without the key', async () => {
    const connect = (env: Record<string, string>) =>
      mura(['connect', '--url', 'tcp://127.0.0.1:9', '--bot', 'llm'], { env });
    const { code, stderr } = await connect({});
    expect([code, stderr]).toEqual([1, expect.stringContaining('set MURA_LLM_URL')]);
    const named = { MURA_LLM_BIG_URL: 'http://127.0.0.1:9/v1', MURA_LLM_BIG_MODEL: 'm' };
    expect((await connect(named)).stderr).toContain('(there is llm:big): set MURA_LLM_URL');
    const wrong = await connect({ MURA_LLM_URL: 'nowhere', MURA_LLM_MODEL: 'm', MURA_LLM_KEY: KEY });
    expect([wrong.code, wrong.stderr]).toEqual([
      1,
      expect.stringContaining('MURA_LLM_URL has to be a base URL'),
    ]);
    expect(wrong.stderr).not.toContain(KEY);
  });
});
