import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv } from 'ajv';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectGolden } from '../../../../checks/golden.ts';
import { signUp } from '../../testing/account.ts';
import { ApiGuest, startVillage } from '../../testing/api.ts';
import { DESCRIPTION, DescribedApi } from '../../testing/described.ts';
import { askedAt } from '../../testing/every-route.ts';
import { TestPlayer } from '../../testing/player.ts';
import { testServer } from '../../testing/server.ts';

const SOCKETS = new URL('asyncapi.json', DESCRIPTION);

const served = testServer();
let api: ConstructorParameters<typeof DescribedApi>[0];

beforeAll(async () => {
  api = (await (await fetch(`${served.url}/api/v1/openapi.json`)).json()) as typeof api;
});

describe('the OpenAPI document', () => {
  test('is valid, and the one that is checked in', async () => {
    expect(await new Validator().validate(structuredClone(api))).toEqual({ valid: true });
    expectGolden(DESCRIPTION, `${JSON.stringify(api, null, 1)}\n`);
  });

  test('has every address of the router, each with a name of its own and what it answers', () => {
    const routes = served.routes.filter(({ method, url }) => method !== 'HEAD' && url !== '/*');
    expect(routes.length).toBeGreaterThan(100);
    const described = routes.map(({ method, url }) => {
      const path = url.replaceAll(/:(\w+)/g, '{$1}').replace('*', '{path}');
      return api.paths[path]?.[method.toLowerCase()];
    });
    expect(routes.filter((_, index) => described[index] === undefined)).toEqual([]);
    const ids = described.map((operation) => (operation as { operationId?: string }).operationId);
    expect(new Set(ids).size).toBe(routes.length);
  });

  test('tells of every address of the API what it is for, its answer and its refusals', () => {
    const operations = Object.entries(api.paths)
      .filter(([path]) => path.startsWith('/api/v1/'))
      .flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, one]) => ({ path, method, ...one })),
      );
    const poor = operations.filter((one) => {
      const { summary = '', responses } = one as { summary?: string } & typeof one;
      return (
        summary === '' || ['200', '4XX', '5XX'].some((status) => responses[status]?.content === undefined)
      );
    });
    expect(poor).toEqual([]);
  });

  test('is kept by what the server answers at every address', async () => {
    const checked = new DescribedApi(api);
    const [account, guest] = [await signUp(served.url, 'asker'), await ApiGuest.arrive(served.url, 'guest')];
    const village = await startVillage(served.url, [account], { preset: 'licos-5' });
    const faults: string[] = [];
    let right = 0;
    for (const person of [guest, account]) {
      for await (const { method, path, status, type, text } of askedAt(
        served.url,
        served.routes,
        village,
        person,
      )) {
        const body = type.startsWith('application/json') ? JSON.parse(text) : text;
        if (status === 200) right++;
        if (path.startsWith('/api/v1/')) faults.push(...checked.faultsOf(method, path, status, type, body));
      }
    }
    expect(faults).toEqual([]);
    expect(right).toBeGreaterThan(60);
  });
});

describe('the AsyncAPI document', () => {
  test('is the one of the packages, and kept by every message of a village that is played and watched', async () => {
    const document = (await (await fetch(`${served.url}/api/v1/asyncapi.json`)).json()) as AsyncDocument;
    expect(document).toEqual(JSON.parse(readFileSync(SOCKETS, 'utf8')));
    const guest = await ApiGuest.arrive(served.url, 'plays');
    const village = await startVillage(served.url, [guest], { preset: 'aiwolf-5' });
    const at = { url: () => served.url, village };
    const player = new TestPlayer({ ...at, token: guest.token, name: 'plays', say: () => 'Over' });
    const watcher = new TestPlayer({ ...at, token: null, name: 'watches' });
    await expect.poll(() => player.hasEnded && watcher.hasEnded, { timeout: 300_000 }).toBe(true);
    for (const one of [player, watcher]) one.close();

    const ajv = new Ajv({ strict: false, logger: false }).addSchema({ $id: 'sockets', ...document });
    const isOne = (operation: string, message: unknown) =>
      document.operations[operation]!.messages.some(({ $ref }) =>
        ajv.getSchema(`sockets#/components/messages/${$ref.split('/').at(-1)}/payload`)!(message),
      );
    const heard = [...player.frames, ...watcher.frames].map((text) => JSON.parse(text));
    const said = [...player.done].map(([id, action]) => ({ type: 'act', id, action }));
    expect(heard.length).toBeGreaterThan(50);
    expect(said.length).toBeGreaterThan(2);
    expect(heard.filter((message) => !isOne('send.live', message))).toEqual([]);
    expect(said.filter((message) => !isOne('receive.live', message))).toEqual([]);
  });
});

interface AsyncDocument {
  readonly operations: Readonly<Record<string, { readonly messages: readonly { readonly $ref: string }[] }>>;
}
