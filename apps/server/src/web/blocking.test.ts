import { existsSync, readFileSync } from 'node:fs';
import { findPreset, plainSetup, type Setup } from '@mura/engine';
import { headerOf, writeRecord } from '@mura/records';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { runs } from '../../../../checks/runs.ts';
import { playSetup } from '../../../../packages/records/testing/play.ts';
import { signUp } from '../../testing/account.ts';
import type { ApiGuest } from '../../testing/api.ts';
import { type ApiOperation, operationsOf } from '../../testing/operations.ts';
import { png } from '../../testing/pictures.ts';
import { testServer } from '../../testing/server.ts';
import { SMALL_BODY, WEB_LIMITS } from './limits.ts';

vi.setConfig({ testTimeout: 600_000 });

const served = testServer({ limits: { recordsPerHour: 100_000 } });
let account: ApiGuest;
let village: string;
let operations: readonly ApiOperation[];

beforeAll(async () => {
  account = await signUp(served.url, 'heavy');
  ({ id: village } = await account.must(served.url, 'POST', '/villages', { name: 'v', preset: 'nlp-5' }));
  operations = (await operationsOf(served.url, served.routes)).filter(({ method }) => method !== 'GET');
});

/** Milliseconds. */
const LONGEST = 50;
const TRIES = 4;

const OWN_TIME = '/proc/thread-self/schedstat';

/** Milliseconds for which this thread has had a processor: others who share the machine do not count. */
const workedFor = existsSync(OWN_TIME)
  ? () => Number(readFileSync(OWN_TIME, 'utf8').split(' ')[0]) / 1e6
  : () => performance.now();

/** The longest time that the event loop spends on one thing from now on. */
function watchLoop(): { stop(): number } {
  let [longest, last] = [0, workedFor()];
  const look = () => {
    const now = workedFor();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(look, 2);
  return {
    stop() {
      clearInterval(timer);
      return longest;
    },
  };
}

/** For how long the event loop stood still while a request was answered, at best: now and then memory is cleared up. */
async function heldUp({ method, url }: Pick<ApiOperation, 'method' | 'url'>, body: Buffer): Promise<number> {
  const held: number[] = [];
  for (let tries = 0; tries < TRIES && (held.length === 0 || Math.min(...held) > LONGEST); tries++) {
    const loop = watchLoop();
    const answer = await fetch(served.url + url.replace(/:\w+/, village), {
      method,
      headers: { authorization: `Bearer ${account.token}`, 'content-type': 'application/json' },
      body,
    });
    await answer.text();
    // What still waits for its turn has had it.
    await new Promise((resolve) => setTimeout(resolve, 15));
    held.push(loop.stop());
    expect(answer.status).toBeLessThan(500);
  }
  return Math.min(...held);
}

function repeated(before: string, part: string, after: string, bytes: number): Buffer {
  const times = Math.floor((bytes - before.length - after.length - part.length) / (part.length + 1));
  return Buffer.from(`${before}${`${part},`.repeat(Math.max(0, times))}${part}${after}`);
}

/**
 * As large as the route takes, and of a kind that costs to look at. In the usual run large routes that follow each other
 * share the kinds, and so do the members of each; in the long one each has them all.
 */
function hostileBodies({ bodyLimit, members }: ApiOperation, place: number): [string, Buffer][] {
  const names = ['', ...members];
  const isLarge = bodyLimit > SMALL_BODY;
  const around = (name: string) => (name === '' ? ['', ''] : [`{"${name}":`, '}']) as [string, string];
  return names.flatMap((name, index): [string, Buffer][] => {
    const [before, after] = around(name);
    const filled = (open: string, part: string, close: string) =>
      repeated(before + open, part, close + after, bodyLimit);
    const zeros = (): [string, Buffer] => [`${name} zeros`, filled('[', '0', ']')];
    if (name !== '' && !isLarge) return [zeros()];
    const kinds: (() => [string, Buffer])[] = [
      zeros,
      () => [`${name} lists`, filled('[', '[]', ']')],
      () => [`${name} objects`, filled('[', '{"a":{}}', ']')],
      () => [`${name} a text`, filled('"', 'aaaaaaaaa', '"')],
      () => [`${name} halves of characters`, filled('"', '\\ud800', '"')],
      () => [`${name} a tower`, Buffer.from(`${before}${'['.repeat(bodyLimit - 200)}`)],
      () => [`${name} many members`, manyMembers(before, after, bodyLimit)],
    ];
    const sharing = runs(name !== '' ? members.length : isLarge ? 2 : 1, 1);
    const turn = name !== '' ? index - 1 : place;
    return kinds.filter((_, kind) => kind % sharing === turn % sharing).map((make) => make());
  });
}

function manyMembers(before: string, after: string, bytes: number): Buffer {
  const members = Array.from({ length: Math.floor(bytes / 16) }, (_, index) => `"m${index}":0`);
  return Buffer.from(`${before}{${members.join()}}${after}`.slice(0, bytes));
}

describe('one request', () => {
  test('holds up nobody, whatever its body', async () => {
    const slow: string[] = [];
    // Whoever signs out asks nothing more, and needs no body for it.
    const asked = operations.filter(({ method, url }) => `${method} ${url}` !== 'DELETE /api/v1/session');
    const large = asked.filter(({ bodyLimit }) => bodyLimit > SMALL_BODY);
    for (const operation of asked) {
      const place = large.indexOf(operation);
      for (const [name, body] of hostileBodies(operation, place)) {
        const held = await heldUp(operation, body);
        if (held > LONGEST) slow.push(`${operation.method} ${operation.url} ${name}: ${Math.round(held)} ms`);
      }
    }
    expect(slow).toEqual([]);
    expect(await account.must(served.url, 'GET', '/me')).toMatchObject({ kind: 'account' });
  });

  test('holds up nobody with a cast of many large pictures', async () => {
    const face = Buffer.concat([png(), Buffer.alloc(280_000)]).toString('base64');
    const both = (text: string) => ({ ja: text, en: text });
    const characters = Array.from({ length: 20 }, (_, index) => ({
      ...{ id: `c${index}`, names: both(`name ${index}`), letter: String.fromCodePoint(0x4e00 + index) },
      ...{ sex: 'male', age: 20, profiles: both('somebody'), faces: { neutral: face } },
    }));
    const pack = { names: both('many'), licence: 'CC0-1.0', characters };
    const body = Buffer.from(JSON.stringify(pack));
    expect(await heldUp({ method: 'POST', url: '/api/v1/casts' }, body)).toBeLessThan(LONGEST);
    const { casts } = await account.must(served.url, 'GET', '/casts');
    expect(casts).toContainEqual(expect.objectContaining({ names: both('many'), characters: 20 }));
  });

  test('holds up nobody with a record of twenty thousand lines', async () => {
    const rules = findPreset('aiwolf-5');
    if (!rules.ok) throw new Error(rules.error);
    const players = ['you', 'honest 2', 'honest 3', 'honest 4', 'honest 5'];
    const setup: Setup = { ...plainSetup('custom', rules.value, 'long'), players };
    const { entries } = playSetup(setup, 'long');
    const at = entries.at(-1)?.at ?? 0;
    const notes = Array.from({ length: 19_000 - entries.length }, (_, index) => ({
      ...{ seq: entries.length + index, at },
      event: { type: 'noted', audience: [1], player: 1, text: `note ${index}` } as const,
    }));
    const record = writeRecord({
      header: headerOf(setup, { village: 'solo-long' }),
      entries: [...entries, ...notes],
    });
    const body = Buffer.from(JSON.stringify({ record, licence: 'CC-BY-4.0' }));
    expect(await heldUp({ method: 'POST', url: '/api/v1/records' }, body)).toBeLessThan(LONGEST);
    const { records } = await account.must(served.url, 'GET', '/records');
    expect(records.length).toBe(1);
  });
});

test('bodies are small, but for plans of villages, casts, records and logs', () => {
  const large = operations.filter(({ bodyLimit }) => bodyLimit > SMALL_BODY);
  expect(SMALL_BODY).toBeLessThan(10_000);
  expect(
    Object.fromEntries(large.map(({ method, url, bodyLimit }) => [`${method} ${url}`, bodyLimit])),
  ).toEqual({
    'POST /api/v1/villages': WEB_LIMITS.message,
    'POST /api/v1/casts': 9_000_000,
    'POST /api/v1/records': 4_000_000,
    'POST /api/v1/corpora/:id/files': 8_000_000,
  });
});
