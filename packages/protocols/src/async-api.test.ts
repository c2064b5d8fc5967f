import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import specification from '@asyncapi/specs/schemas/3.0.0.json' with { type: 'json' };
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { expectGolden } from '../../../checks/golden.ts';
import { capturedGame } from '../testing/licos/golden.ts';
import { asyncApi } from './async-api.ts';

const ROOT = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT));
const { version } = JSON.parse(read('package.json').toString());
const api = asyncApi(version);

interface ReadAsyncApi {
  readonly operations: Readonly<Record<string, { readonly messages: readonly { readonly $ref: string }[] }>>;
  readonly components: { readonly messages: Readonly<Record<string, { readonly payload: object }>> };
}
const { operations, components } = api as unknown as ReadAsyncApi;
const ajv = new Ajv({ strict: false, logger: false }).addSchema({ $id: 'mura', ...api });

/** Under which names of the document a message goes over a channel. */
function namesOf(operation: string, message: unknown): string[] {
  const names = operations[operation]!.messages.map(({ $ref }) => $ref.split('/').at(-1)!);
  return names.filter((name) => ajv.getSchema(`mura#/components/messages/${name}/payload`)!(message));
}

test('the sockets are told as AsyncAPI 3.0', () => {
  const isValid = new Ajv({ strict: false, logger: false, meta: false }).compile(specification);
  expect([isValid(JSON.parse(JSON.stringify(api))), isValid.errors]).toEqual([true, null]);
  expectGolden(new URL('docs/api/asyncapi.json', ROOT), `${JSON.stringify(api, null, 1)}\n`);
});

test('everything that it refers to is there', () => {
  const refs = [...JSON.stringify(api).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path);
  expect(refs.length).toBeGreaterThan(100);
  const isThere = (path: string) =>
    path.split('/').reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], api);
  expect(refs.filter((path) => isThere(path) === undefined)).toEqual([]);
});

const lines = (path: string) =>
  gunzipSync(read(path))
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('recorded messages are as the document has them', () => {
  test.each(['5p-bots', '13p-bots'])('at the server of the natural-language contest: %s', (game) => {
    const packets = lines(`golden/wire/nlp/${game}.jsonl.gz`).flatMap(({ packet }) => packet ?? []);
    expect(packets.length).toBeGreaterThan(50);
    const strange = packets.filter(
      (packet) => `${namesOf('send.nlp', packet)}` !== `nlp.server.${packet.request}`,
    );
    expect(strange).toEqual([]);
  });

  test.each(['5-players', '15-players'])('at the Java server: %s', (game) => {
    const files = readdirSync(new URL(`golden/wire/aiwolf/${game}`, ROOT)).filter((file) =>
      file.endsWith('.gz'),
    );
    const packets = files
      .flatMap((file) => lines(`golden/wire/aiwolf/${game}/${file}`))
      .filter(({ dir }) => dir === 's2c');
    expect(packets.length).toBeGreaterThan(100);
    const strange = packets.filter(({ line }) => namesOf('send.aiwolf', JSON.parse(line)).length !== 1);
    expect(strange).toEqual([]);
  });

  test('between a client of LiCOS and its server', () => {
    const channelOf = { lobbyMessage: 'licosLobby', villageMessage: 'licosVillage' };
    const strange = capturedGame().filter(({ endpoint, direction, message }) => {
      const action = direction === 'client to server' ? 'receive' : 'send';
      return namesOf(`${action}.${channelOf[endpoint]}`, message).length === 0;
    });
    expect(strange).toEqual([]);
  });

  test('a message of no kind is none', () => {
    expect(namesOf('send.live', { type: 'event', number: 0, at: 0, event: { type: 'dayBegan' } })).toEqual(
      [],
    );
    expect(namesOf('receive.live', { type: 'act', id: '1', action: { type: 'vote', target: 0 } })).toEqual(
      [],
    );
    expect(namesOf('send.nlp', { request: 'TALK' })).toEqual([]);
    expect(Object.keys(components.messages).length).toBeGreaterThan(80);
  });
});
