import { readFileSync } from 'node:fs';
import { PRESETS } from '@mura/engine';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { runs } from '../../../../checks/runs.ts';
import { signUp } from '../../testing/account.ts';
import { ApiGuest } from '../../testing/api.ts';
import { type ApiOperation, operationsOf } from '../../testing/operations.ts';
import { until } from '../../testing/player.ts';
import { testServer } from '../../testing/server.ts';

vi.setConfig({ testTimeout: 1_800_000 });

const faults: string[] = [];
const logTo = { write: (line: string) => void faults.push(line) };
const served = testServer({ logTo, limits: { villagesPerPerson: 1_000_000 } });
let operations: readonly ApiOperation[];
let admin: ApiGuest;
let guest: ApiGuest;
let village: string;
let contest: string;
let corpus: string;

beforeAll(async () => {
  operations = await operationsOf(served.url, served.routes);
  admin = await signUp(served.url, 'fuzzing admin');
  guest = await ApiGuest.arrive(served.url, 'fuzzing guest');
  const token = readFileSync(served.firstAdmin ?? '', 'utf8').trim();
  await admin.must(served.url, 'POST', '/admin/claim', { token });
  ({ id: village } = await admin.must(served.url, 'POST', '/villages', { name: 'v', preset: 'nlp-5' }));
  await guest.must(served.url, 'POST', `/villages/${village}/seat`, {});
  contest = await judgedContest();
  ({ id: corpus } = await admin.must(served.url, 'POST', '/corpora', { name: 'fuzzed' }));
});

afterAll(() => {
  expect(faults, 'nothing of it was a fault of ours').toEqual([]);
});

/** One that the admin has made and judges, with a game that is over. */
async function judgedContest(): Promise<string> {
  const { url } = served;
  const wish = { name: 'c', preset: 'aiwolf-5', kinds: ['self'], games: 1 };
  const { id, judgeKey } = await admin.must(url, 'POST', '/contests', wish);
  await admin.must(url, 'POST', `/contests/${id}/teams`, { name: 'tested', bot: 'random' });
  await admin.must(url, 'POST', `/contests/${id}/start`, {});
  await until('it is over', async () => {
    return (await admin.must(url, 'GET', `/contests/${id}`)).state === 'ended';
  });
  const judge = { key: judgeKey, name: 'judge', kind: 'invited' };
  await admin.must(url, 'POST', `/contests/${id}/judges`, judge);
  return id;
}

type FuzzValue =
  | null
  | boolean
  | number
  | string
  | readonly FuzzValue[]
  | { readonly [name: string]: FuzzValue };

function rulesOf(preset: string): FuzzValue {
  return PRESETS.get(preset) as unknown as FuzzValue;
}

const BOTH = { ja: '名', en: 'name' };
const CHARACTER = { id: 'a', names: BOTH, letter: 'a', sex: 'male', age: 1, profiles: BOTH, faces: {} };

/** A body of each route that has one, right or nearly so: what is wrong with one member shows only beside others that are right. */
const BODIES: Readonly<Record<string, FuzzValue>> = {
  'POST /guest': { nickname: 'somebody' },
  'POST /account': { name: 'fuzzing admin', password: 'correct horse' },
  'POST /session': { name: 'fuzzing admin', password: 'wrong horse' },
  'POST /account/password': { old: 'wrong horse', new: 'correct horse' },
  'POST /tokens': { name: 'bot', scopes: ['play', 'watch'], perMinute: 60 },
  'POST /admin/claim': { token: 'x' },
  'POST /admin/rights': { name: 'nobody of this name', right: 'player' },
  'POST /admin/bar': { person: 'nobody', barred: true, reason: 'fuzz' },
  'POST /casts': { names: BOTH, licence: 'CC0-1.0', characters: [CHARACTER, CHARACTER] },
  'POST /villages': {
    ...{ name: 'v', preset: 'nlp-5', cast: 'mura', language: 'ja', names: 'hidden', watch: 'everybody' },
    ...{ delay: 0, pace: 60_000, answerSeconds: 10, programSeconds: 10, assistance: 'logic' },
    ...{ manner: 'polite', filter: ['word'], bots: ['random', null] },
    ...{ listed: true, rated: false },
    consent: { text: 'agree', purpose: 'research', licence: null },
    rules: rulesOf('nlp-5'),
  },
  'POST /villages/:id/seat': { player: 2, wish: 'seer', agree: 'x' },
  'POST /villages/:id/ready': { ready: true },
  'POST /villages/:id/stand-in': { bot: 'random' },
  'POST /villages/:id/bots': { bot: 'random', player: 3 },
  'POST /villages/:id/programs': { door: 'nlp', player: 4, anyone: true },
  'POST /villages/:id/reports': { number: 0, reason: 'rude' },
  'POST /villages/:id/standings': { player: 1, address: true, standing: 'free', reason: 'fuzz' },
  'POST /villages/:id/withdraw': { token: 'x' },
  'POST /records': { record: '{"mura":1}\n', licence: 'CC-BY-4.0' },
  'POST /records/:id/reports': { number: 0, reason: 'rude' },
  'POST /contests': { name: 'c', preset: 'aiwolf-5', kinds: ['cross'], games: 1, sets: 1, public: true },
  'POST /contests/:id/teams': { name: 'team', bot: 'random', door: 'nlp' },
  'POST /contests/:id/tests': { team: 'tested' },
  'POST /contests/:id/judges': {
    key: 'x',
    name: 'judge',
    kind: 'invited',
    memberOf: ['a'],
    conflicts: ['b'],
  },
  'POST /contests/:id/judges/teams': { key: 'x' },
  'POST /contests/:id/scores': { sheet: 1, player: 1, criterion: 'A', grade: 3 },
  'POST /contests/:id/picks': { sheet: 1, player: 1, comment: 'good' },
  'POST /contests/:id/votes': { game: 1, player: 1 },
  'POST /corpora': { name: 'corpus' },
  'POST /corpora/:id/villages': {
    ...{ preset: 'nlp-5', players: 5, language: 'ja', winner: 'village', suddenDeath: false },
    draw: { each: 12, seed: 's' },
  },
  'POST /corpora/:id/files': { name: 'log', text: '{"mura":1}\n', mayUse: true },
  'POST /corpora/:id/task': { days: 2, seed: 's' },
  'POST /corpora/:id/annotators': { key: 'x' },
  'POST /corpora/:id/tags': { village: 'abcdefghijkl', post: '1', tags: ['vote-a'], unsure: false },
  'POST /corpora/:id/rulings': { village: 'abcdefghijkl', post: '1', take: 'edit', tags: ['vote-a'] },
  'POST /corpora/:id/reviews': {
    ...{ village: 'abcdefghijkl', label: '1', decision: 'correct', kind: 'falseClaim' },
    ...{ held: 'seer', note: 'x' },
  },
  'POST /daily': { language: 'ja' },
  'POST /series': { name: 'series' },
  'POST /push': {
    ...{ endpoint: 'https://push.example/x', language: 'ja' },
    ...{ p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
  },
  'DELETE /push': { endpoint: 'https://push.example/x' },
  'DELETE /me': { delete: 'nothing' },
};

/** It ends the session of whoever asks. */
const PASSED_OVER = 'DELETE /session';

const keyOf = ({ method, url }: ApiOperation) => `${method} ${url.replace('/api/v1', '')}`;

/** What no member is meant to be. */
const STRANGE: readonly FuzzValue[] = [
  ...[null, true, 0, -1, 1.5, 1e308, 2 ** 53, '', 'x', [], {}, [null], { x: null }],
  ...[
    '\u0000',
    'a\u0000b',
    '\ud800',
    'x\udc00',
    '__proto__',
    'constructor',
    '../..',
    "'; drop table villages",
  ],
  ...['x'.repeat(5000), Array.from({ length: 1000 }, () => 0), nested(15), nested(200)],
  { length: -1 },
  JSON.parse('{"__proto__":{"x":1}}'),
];

function nested(depth: number): FuzzValue {
  return Array.from({ length: depth }).reduce<FuzzValue>((inner) => [inner], 0);
}

type Path = readonly string[];

/** Every place in a value. */
function placesIn(value: FuzzValue, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([name, member]) => placesIn(member, [...path, name]))];
}

/** With something else at a place; `undefined`: with nothing there. */
function changed(value: FuzzValue, [name, ...rest]: Path, to: FuzzValue | undefined): FuzzValue | undefined {
  if (name === undefined) return to;
  const members = value as { readonly [name: string]: FuzzValue };
  const member = changed(members[name] ?? null, rest, to);
  if (Array.isArray(value))
    return value.map((each, index) => (String(index) === name ? (member ?? null) : each));
  const { [name]: _, ...others } = members;
  return member === undefined ? others : { ...others, [name]: member };
}

/** With a contest, a corpus or a village that is there. */
function ownAddress({ url }: ApiOperation): string {
  if (url.includes('/contests/')) return url.replace(':id', contest);
  return url.replace(':id', url.includes('/corpora/') ? corpus : village);
}

/** Sends it as it is; what a client cannot even write down is no message. */
async function statusOf(
  operation: ApiOperation,
  person: ApiGuest | null,
  body: FuzzValue | undefined,
  path?: string,
) {
  const address = path ?? ownAddress(operation).replaceAll(/:\w+/g, '1');
  const answer = await fetch(served.url + address, {
    method: operation.method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(person === null ? {} : { authorization: `Bearer ${person.token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (answer.status === 200 && keyOf(operation) === 'POST /villages') await begin(JSON.parse(text).id);
  return answer.status;
}

/** A village that may be made may be begun. */
async function begin(id: string): Promise<void> {
  await admin.send(served.url, 'POST', `/villages/${id}/bots`, { bot: 'random' });
  const started = await admin.send(served.url, 'POST', `/villages/${id}/start`, {});
  expect([started.status, started.body.code], id).not.toContain(500);
}

async function expectNoFault(
  operation: ApiOperation,
  person: ApiGuest | null,
  body: FuzzValue | undefined,
  path?: string,
) {
  const status = await statusOf(operation, person, body, path);
  const sent = () => `${keyOf(operation)} ${path ?? ''} ${JSON.stringify(body)}`;
  expect(status, status < 500 ? '' : sent()).toBeLessThan(500);
}

/** In the usual run places or routes that follow each other share out what is sent, in the long one each is sent all. */
function shared<Value>(values: readonly Value[], index: number): readonly Value[] {
  return values.filter((_, place) => (place + index) % runs(3, 1) === 0);
}

describe('whatever is sent, the answer is never a fault of ours', () => {
  test('every route with a body has an example here', () => {
    const withBody = operations.filter(({ members }) => members.length > 0).map(keyOf);
    expect(withBody.toSorted()).toEqual(Object.keys(BODIES).toSorted());
  });

  test.each(['nlp-5', 'bbs-9'])('with any rule of %s, or group of rules, null or a list', async (preset) => {
    const operation = operations.find((one) => keyOf(one) === 'POST /villages');
    if (operation === undefined) return expect.fail('villages cannot be made');
    const rules = rulesOf(preset);
    for (const [index, place] of placesIn(rules).entries()) {
      for (const to of shared([null, []], index))
        await expectNoFault(operation, admin, {
          name: 'v',
          preset,
          rules: changed(rules, place, to) ?? null,
        });
    }
  });

  test('with anything at any place of any body, by anybody', async () => {
    const asked = operations.filter((one) => BODIES[keyOf(one)] !== undefined);
    const mutation = fc.constantFrom(...asked).chain((operation) => {
      const right = BODIES[keyOf(operation)] ?? null;
      const to = fc.oneof(fc.constantFrom(undefined, ...STRANGE), fc.jsonValue() as fc.Arbitrary<FuzzValue>);
      return fc.tuple(
        fc.constant(operation),
        fc.constantFrom(null, guest, admin),
        fc.constantFrom(...placesIn(right)),
        to,
      );
    });
    await fc.assert(
      fc.asyncProperty(mutation, async ([operation, person, place, to]) => {
        await expectNoFault(operation, person, changed(BODIES[keyOf(operation)] ?? null, place, to));
      }),
      { numRuns: runs(200, 20_000), ...(process.env.MURA_LONG ? {} : { seed: 14 }), endOnFailure: true },
    );
  });

  test('with anything in any address', async () => {
    const strange = [
      '',
      '0',
      '-1',
      '1e999',
      '%00',
      '%ed%a0%80',
      'x'.repeat(99),
      'null',
      '[]',
      '%F0%9F',
      "'",
      '%',
    ];
    const asked = operations.filter((one) => keyOf(one) !== PASSED_OVER);
    for (const [index, operation] of asked.entries()) {
      const body = operation.method === 'GET' ? undefined : (BODIES[keyOf(operation)] ?? {});
      const own = ownAddress(operation).replaceAll(/:\w+/g, 'x');
      for (const value of shared(strange, index)) {
        for (const name of operation.query)
          await expectNoFault(operation, admin, body, `${own}?${name}=${value}&${name}=${value}`);
        if (operation.url.includes(':'))
          await expectNoFault(operation, admin, body, operation.url.replaceAll(/:\w+/g, value));
      }
    }
  });

  test.each(['text/plain', 'application/xml', 'application/json; charset=latin1', 'x'])(
    'with a body that says it is %s',
    async (type) => {
      for (const { method, url } of operations.filter(
        (one) => one.method !== 'GET' && keyOf(one) !== PASSED_OVER,
      )) {
        const { status } = await fetch(served.url + url.replaceAll(/:\w+/g, village), {
          method,
          headers: { 'content-type': type, authorization: `Bearer ${admin.token}` },
          body: Uint8Array.of(255, 0, 123),
        });
        expect(status, `${method} ${url}`).toBeLessThan(500);
      }
    },
  );

  test('with a whole body that is none', async () => {
    const asked = operations.filter((one) => one.method !== 'GET' && keyOf(one) !== PASSED_OVER);
    for (const [index, operation] of asked.entries())
      for (const body of shared(STRANGE, index)) await expectNoFault(operation, admin, body);
  });
});
