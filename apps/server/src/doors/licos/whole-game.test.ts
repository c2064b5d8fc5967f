import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { shape } from '@mura/engine';
import { licos } from '@mura/protocols';
import { readRecord } from '@mura/records';
import { Ajv } from 'ajv';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../../testing/database.ts';
import { buildVillage, kindOf, LicosPlayer, TestClient } from '../../../testing/licos/client.ts';
import { type LicosDoorAlone, openLicosDoor } from './alone.ts';

/** A person with their page; all that they send is kept. */
interface GamePlayer {
  readonly token: string;
  readonly client: TestClient;
  readonly player: LicosPlayer;
  readonly sent: shape.JsonObject[];
}

const folder = temporaryFolder();
let door: LicosDoorAlone;
let people: GamePlayer[];
let lobbies: TestClient[];
let villageId: number;
/** What each has received when three of four had finished talking. */
let beforeTheLast: shape.JsonObject[][];

beforeAll(async () => {
  door = await openLicosDoor({ port: 0, address: '127.0.0.1', record: folder, client: null, tls: false });
  await enter();
  await talk();
  while (!people[0]!.client.received.some(({ phase }) => phase === 'result')) await playHour();
});
afterAll(() => door.close());

function socket(endpoint: string): string {
  return `${door.url.replace('http', 'ws')}/licos/${endpoint}Message`;
}

async function enter(): Promise<void> {
  const tokens: string[] = [];
  for (let count = 0; count < 4; count++) {
    const answer = await fetch(`${door.url}/licos/tokens`, { headers: { 'accept-language': 'ja' } });
    tokens.push(((await answer.json()) as { human: string }).human);
  }
  lobbies = await Promise.all(tokens.map(() => new TestClient(socket('lobby')).open()));
  lobbies[0]!.send(buildVillage(tokens[0]!, 'Doubtful Village', 0, 4));
  villageId = ((await lobbies[0]!.type('waitingPage')).village as { id: number }).id;
  for (const [index, token] of tokens.entries()) {
    if (index === 0) continue;
    lobbies[index]!.send({ type: 'selectVillage', token, villageId });
    await lobbies[index]!.type('waitingPage');
  }
  lobbies[0]!.send({ type: 'play', token: tokens[0], villageId });
  await Promise.all(lobbies.map((lobby) => lobby.type('played')));
  people = await Promise.all(tokens.map(arrive));
}

async function arrive(token: string): Promise<GamePlayer> {
  const client = await new TestClient(socket('village')).open();
  client.send({ type: 'ready', token, villageId });
  return { token, client, player: new LicosPlayer(token).see(await client.phase('morning', 1)), sent: [] };
}

function send(somebody: GamePlayer, message: shape.JsonObject): void {
  somebody.sent.push(message);
  somebody.client.send(message);
}

/** One speaks with a time in UTC, as browsers do, another with an offset; one marks; then they finish one by one. */
async function talk(): Promise<void> {
  const [first, second, third, fourth] = people as [GamePlayer, GamePlayer, GamePlayer, GamePlayer];
  send(first, { ...first.player.chat('スーザン怪しくない?'), clientTimestamp: '2026-04-02T10:00:01.250Z' });
  send(second, { ...second.player.chat('そうかな'), clientTimestamp: '2026-04-02T19:00:02.125+09:00' });
  send(fourth, fourth.player.chat('（本心）', 'private'));
  await fourth.client.wait(saying('（本心）'));
  send(third, third.player.mark(third.player.rows[0]!, 'Werewolf', 'X'));
  for (const { client } of people)
    for (const text of ['スーザン怪しくない?', 'そうかな']) await client.wait(saying(text));
  for (const one of [first, second, third]) send(one, one.player.chat('Over', 'public', true));
  for (const { client } of people) await client.wait(() => finishedIn(client) === 3);
  beforeTheLast = people.map(({ client }) => [...client.received]);
  send(fourth, fourth.player.chat('Over', 'public', true));
  for (const { client } of people) await client.phase('noon', 1);
}

function saying(text: string) {
  return (message: shape.JsonObject) => (message.text as shape.JsonObject | undefined)?.['@value'] === text;
}

function finishedIn({ received }: TestClient): number {
  return received.filter(({ isOver }) => isOver === true).length;
}

/** Everybody does what the last system message lets them, until the next one comes. */
async function playHour(): Promise<void> {
  const now = people.map(
    ({ client }) => client.received.findLast((message) => kindOf(message) === 'systemMessage')!,
  );
  for (const [index, one] of people.entries()) {
    const { phase } = now[index]!;
    one.player.see(now[index]!);
    const [choice] = one.player.choices;
    if (choice !== undefined) send(one, one.player.vote(choice));
    else if (phase === 'morning' && one.player.me.status === 'alive')
      send(one, one.player.chat('Over', 'public', true));
  }
  await Promise.all(
    people.map(({ client }, index) =>
      client.wait((message) => kindOf(message) === 'systemMessage', client.received.indexOf(now[index]!) + 1),
    ),
  );
}

function receivedByAll(): shape.JsonObject[] {
  return [...people.map(({ client }) => client), ...lobbies].flatMap(({ received }) => received);
}

/** All objects in a message that are of a context, e.g. `character`. */
function objectsOf(context: string, value: unknown): shape.JsonObject[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = String((value as shape.JsonObject)['@context'] ?? '').endsWith(`/${context}.jsonld`)
    ? [value as shape.JsonObject]
    : [];
  return [...own, ...Object.values(value).flatMap((inner) => objectsOf(context, inner))];
}

describe('a whole game of four people at the door', () => {
  test('[R003-LPROT-03] every message, of the server and of the clients, is right by the schema that is served', async () => {
    const ajv = new Ajv({ strict: false });
    const schemas = await Promise.all(
      ['village-0.3', 'lobby-0.3'].map(async (name) => {
        const answer = await fetch(`${door.url}/licos/schema/${name}.schema.json`);
        expect(answer.headers.get('content-type')).toContain('application/schema+json');
        const schema = (await answer.json()) as shape.JsonObject;
        expect(schema.$schema).toBe('http://json-schema.org/draft-07/schema#');
        return ajv.compile(schema);
      }),
    );
    const messages = [...receivedByAll(), ...people.flatMap(({ sent }) => sent)];
    expect(messages.length).toBeGreaterThan(40);
    for (const message of messages) {
      const isRight = schemas.some((schema) => schema(message));
      if (!isRight) expect.fail(JSON.stringify(message));
    }
    const kinds = new Set(messages.map(kindOf));
    for (const kind of [
      'systemMessage',
      'flavorTextMessage',
      'chatMessage',
      'voteMessage',
      'boardMessage',
      'waitingPage',
    ])
      expect(kinds).toContain(kind);
  });

  test('[R003-LPROT-03] the server looks at each message that it gets, and names what is wrong', async () => {
    const [{ client, player }] = people as [GamePlayer];
    const chat = player.chat('x');
    const wrong: [shape.JsonObject, string][] = [
      [{ ...chat, day: 99 }, 'day'],
      [{ ...chat, phase: 'siesta' }, 'phase'],
      [{ ...chat, text: { '@value': 'x'.repeat(141), '@language': 'ja' } }, 'text.@value'],
      [{ ...chat, clientTimestamp: '2026-04-02 10:00' }, 'clientTimestamp'],
      [
        { ...chat, myCharacter: { ...(chat.myCharacter as shape.JsonObject), image: 'x.png' } },
        'myCharacter.image',
      ],
    ];
    for (const [message, field] of wrong) {
      const from = client.received.length;
      client.send(message);
      const { content, source } = await client.wait((one) => kindOf(one) === 'errorMessage', from);
      expect((content as { en: string }).en.startsWith(`${field} `)).toBe(true);
      expect(JSON.parse(String(source))).toEqual(message);
    }
  });

  test('[R003-LPROT-04] every message of a village has the common fields', () => {
    const linked = [
      ...people.flatMap(({ client }) => client.received),
      ...people.flatMap(({ sent }) => sent),
    ].filter((message) => message['@id'] !== undefined);
    for (const message of linked) {
      expect(message.village).toMatchObject({
        id: villageId,
        name: 'Doubtful Village',
        totalNumberOfPlayers: 4,
      });
      for (const field of [
        'token',
        'phase',
        'day',
        'phaseTimeLimit',
        'phaseStartTime',
        'serverTimestamp',
        'clientTimestamp',
      ])
        expect(message[field], field).toBeDefined();
      expect(message.directionality).toMatch(/^(client to server|server to client)$/);
      expect(message.intensionalDisclosureRange).toMatch(/^(public|private)$/);
      expect(message.extensionalDisclosureRange).toEqual([]);
    }
    for (const { sent, player } of people) {
      for (const { myCharacter } of sent) {
        expect(myCharacter).toMatchObject({
          ...{ id: player.me.id, name: player.me.name, image: player.me.image },
          role: { name: { en: expect.any(String), ja: expect.any(String) }, image: expect.any(String) },
        });
      }
    }
  });

  test('[R003-LPLAY-18] each character and role has a picture, and its address answers with one', async () => {
    const messages = people.flatMap(({ client }) => client.received);
    const pictured = ['character', 'role'].flatMap((context) =>
      messages.flatMap((one) => objectsOf(context, one)),
    );
    expect(pictured.length).toBeGreaterThan(200);
    const images = new Set(pictured.map(({ image }) => String(image)));
    expect(images.size).toBeGreaterThanOrEqual(4 + 8);
    for (const image of images) {
      const path = /^https:\/\/werewolf\.world\/image\/0\.3\/(.+)$/.exec(image)?.[1];
      for (const place of ['', `village/${villageId}/`]) {
        const served = await fetch(`${door.url}/licos/image/0.3/${place}${path}`);
        expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
        expect(await served.text()).toMatch(/^<svg [\s\S]+<\/svg>$/);
      }
    }
  });

  test('[R003-LPLAY-07] a public post reaches all players, and no other post does', () => {
    for (const { client } of people) {
      for (const text of ['スーザン怪しくない?', 'そうかな'])
        expect(client.received.filter(saying(text))).toHaveLength(1);
    }
    const told = people.map(({ client }) => client.received.filter(saying('（本心）')).length);
    expect(told).toEqual([0, 0, 0, 1]);
  });

  test('[R003-LPROT-12] the morning ends early when the last has finished, and not before', () => {
    for (const [index, before] of beforeTheLast.entries()) {
      expect(before.some(({ phase }) => phase === 'noon')).toBe(false);
      const { received } = people[index]!.client;
      const over = received.filter(({ isOver, day }) => isOver === true && day === 1);
      expect(over).toHaveLength(4);
      const noon = received.find(({ phase }) => phase === 'noon')!;
      expect(received.indexOf(noon)).toBeGreaterThan(received.indexOf(over[3]!));
      const [began, ended] = [noon.phaseStartTime, over[0]!.phaseStartTime].map(
        (time) => licos.readTime(time)!,
      );
      expect(began! - ended!).toBeLessThan(1000 * Number(over[0]!.phaseTimeLimit));
    }
  });

  test('[R003-LPROT-13] the server writes local times with offset and milliseconds, and takes both forms from clients', async () => {
    for (const { client } of people) {
      for (const { serverTimestamp, '@id': id } of client.received)
        if (id !== undefined)
          expect(serverTimestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+09:00$/);
    }
    const [file] = readdirSync(folder).filter((name) => name.endsWith('.mura.jsonl'));
    // The end may still be on its way to the disk.
    await vi.waitFor(() => {
      const record = readRecord(readFileSync(join(folder, file!), 'utf8'));
      if (!record.ok) return expect.fail(JSON.stringify(record.error));
      const said = record.value.record.entries.flatMap(({ event, clientAt }) =>
        event.type === 'talked' && event.audience === 'public' ? [clientAt] : [],
      );
      expect(said).toEqual([Date.UTC(2026, 3, 2, 10, 0, 1, 250), Date.UTC(2026, 3, 2, 10, 0, 2, 125)]);
    });
  });

  test('[R003-LPROT-10] texts of 140 characters, mornings and Japanese, as in the sample', () => {
    const [{ client }] = people as [GamePlayer];
    const chat = client.received.find(saying('そうかな'))!;
    expect(chat).toMatchObject({
      ...{ phase: 'morning', day: 1, maxLengthOfUnicodeCodePoints: 140 },
      village: { language: 'ja', chatSettings: { maxLengthOfUnicodeCodePoints: 140 } },
      text: { '@language': 'ja' },
    });
  });
});
