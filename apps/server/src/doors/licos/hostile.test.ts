import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { shape } from '@mura/engine';
import { licos } from '@mura/protocols';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runs } from '../../../../../checks/runs.ts';
import { buildVillage, kindOf, TestClient } from '../../../testing/licos/client.ts';
import { enterVillage } from '../../../testing/licos/entering.ts';
import { LicosHarness } from '../../../testing/licos/harness.ts';

let door: LicosHarness;

beforeAll(async () => {
  door = await new LicosHarness({
    patience: 1_000_000,
    messagesPerSecond: 1_000_000,
    burst: 1_000_000,
  }).open();
});
afterAll(() => door.close());

async function begin(of = door) {
  const user = of.user();
  const entered = await enterVillage(of.url, { token: user.human, who: user.session });
  entered.player.see(await entered.client.phase('morning', 1));
  return { user, ...entered };
}

/** The complaint about a message, which names what is wrong. */
async function complaint(client: TestClient, message: unknown): Promise<string> {
  const from = client.received.length;
  client.send(message);
  const error = await client.wait((one) => kindOf(one) === 'errorMessage', from);
  expect(licos.validate(error).ok).toBe(true);
  return (error.content as { en: string }).en;
}

function withTarget(message: shape.JsonObject, id: number): shape.JsonObject {
  return { ...message, character: { ...(message.character as shape.JsonObject), id } };
}

describe('wrong messages in a village', () => {
  test('are refused with an error message that names the field, and nothing happens', async () => {
    const { client, player } = await begin();
    const chat = player.chat('hello');
    const other = player.rows.find(({ isMine }) => !isMine)!;
    const cases: [unknown, string][] = [
      ['{', 'must be an object'],
      ['[1]', 'must be an object'],
      [{ ...chat, '@context': 'https://example.org/evil.jsonld' }, '@context'],
      [
        { ...chat, '@context': [...(chat['@context'] as string[]), 'https://example.org/evil.jsonld'] },
        '@context',
      ],
      [{ ...chat, token: '00000000-0000-4000-8000-000000000000' }, 'token'],
      [{ ...chat, village: { ...(chat.village as shape.JsonObject), id: 1 } }, 'village.id'],
      [{ ...chat, directionality: 'server to client' }, 'directionality'],
      [
        { ...chat, myCharacter: { ...(chat.myCharacter as shape.JsonObject), id: other.id } },
        'myCharacter.id',
      ],
      [{ ...chat, text: { '@value': 'x'.repeat(141), '@language': 'ja' } }, 'text.@value'],
      [{ ...chat, text: { '@value': 'x', '@language': 'xx' } }, 'text.@language'],
      [{ ...chat, text: { '@value': '   ', '@language': 'ja' } }, 'text.@value: There is no text'],
      [{ ...chat, phase: 'noon' }, 'phase'],
      [player.chat('x', 'master'), 'intensionalDisclosureRange'],
      [player.chat('x', 'seer'), 'intensionalDisclosureRange'],
      [player.chat('x', 'grave'), 'intensionalDisclosureRange'],
      [player.vote(other), 'not asked'],
      [{ ...player.mark(other, 'Werewolf', 'X'), prediction: '!' }, 'prediction'],
      [player.mark(other, 'Medium', 'X'), 'role.name.en: '],
      [withTarget(player.mark(other, 'Werewolf', 'X'), 9), 'character.id: '],
      [withTarget(player.mark(other, 'Werewolf', 'X'), 0), 'character.id: '],
      [{ type: 'receivedSystemMessage', token: chat.token, villageId: 1, phase: 'siesta', day: 1 }, 'phase'],
      [{ type: '__proto__' }, 'type'],
    ];
    for (const [message, field] of cases) expect(await complaint(client, message)).toContain(field);
    expect(
      client.received.filter((message) => kindOf(message) === 'chatMessage' && message.isMine === true),
    ).toEqual([]);
  });

  test('tricks with JSON-LD and with names of JavaScript do nothing', async () => {
    const { client, player } = await begin();
    const names = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`x-${index}`, 'village']));
    const trap = JSON.stringify({
      ...player.chat('trap'),
      constructor: { prototype: { polluted: true } },
      '@graph': [{ '@id': 'https://example.org/' }],
      '@included': [],
    }).replace('{', '{"__proto__":{"polluted":true},');
    client.send(trap);
    const echo = await client.wait((message) => message.isMine === true);
    expect(Object.keys(echo)).not.toContain('constructor');
    expect(echo['@graph']).toBe(undefined);
    expect(({} as { polluted?: boolean }).polluted).toBe(undefined);
    const marked = player.mark(player.rows[1]!, 'Werewolf', 'X');
    const huge = {
      ...marked,
      character: { ...(marked.character as shape.JsonObject), name: { en: 'x', ...names } },
    };
    client.send(huge);
    expect(await complaint(client, { ...marked, prediction: '' })).toContain('prediction');
  });

  test('contexts of somebody else are never fetched', async () => {
    const asked: string[] = [];
    const elsewhere = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.end('{"@context":{}}');
    });
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    const evil = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/evil.jsonld`;
    try {
      const { client, player } = await begin();
      const chat = player.chat('hello');
      const { village, character } = chat as { village: shape.JsonObject; character: shape.JsonObject };
      for (const message of [
        { ...chat, '@context': [evil, evil] },
        { ...chat, village: { ...village, '@context': evil } },
        { ...chat, character: { ...character, '@context': evil } },
      ])
        expect(await complaint(client, message)).toContain('@context');
      // What is not looked at is not followed either.
      client.send({ ...chat, more: { '@context': evil, '@id': evil, '@import': evil } });
      await client.wait((message) => message.isMine === true);
      expect(asked).toEqual([]);
    } finally {
      await new Promise((resolve) => elsewhere.close(resolve));
    }
  });

  test('what is nested deeply is answered like anything else', async () => {
    const { client, player, user } = await begin();
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const withDeep = (message: object, key: string) =>
      JSON.stringify({ ...message, [key]: 0 }).replace(`"${key}":0`, `"${key}":${deep}`);
    expect(await complaint(client, deep)).toContain('must be an object');
    expect(await complaint(client, withDeep(player.chat('x'), 'text'))).toContain('text');
    expect(await complaint(client, withDeep({ ...player.chat('x'), phase: 'noon' }, 'more'))).toContain(
      'phase',
    );
    const lobby = await new TestClient(`${door.url}/lobbyMessage`, user.session).open();
    for (const text of [deep, withDeep(buildVillage(user.human), 'roleSetting')]) {
      const from = lobby.received.length;
      lobby.send(text);
      expect(await lobby.type('lobby', from)).toMatchObject({ error: expect.stringContaining('must be') });
    }
    client.send(withDeep(player.chat('deep'), 'more'));
    await client.wait((message) => message.isMine === true);
  });

  test('a token speaks for its own seat only, and a wrong one is shown the door', async () => {
    const { villageId } = await begin();
    const stranger = await new TestClient(`${door.url}/villageMessage`).open();
    stranger.send({ type: 'ready', token: door.user().human, villageId });
    expect(await stranger.closing()).toEqual({ code: 1008, reason: 'wrong token' });
    expect(stranger.received).toEqual([]);
  });

  test('[R003-LPROT-05] so is a message with the token of another village', async () => {
    const one = await begin();
    const other = await begin();
    const line = await new TestClient(`${door.url}/villageMessage`).open();
    line.send({ ...one.player.chat('x'), token: other.user.human });
    expect(await line.closing()).toEqual({ code: 1008, reason: 'wrong token' });
  });

  test('whatever is sent, the door stands and nobody else is told of it', async () => {
    const { player, villageId, user } = await begin();
    const other = await begin();
    const before = [...other.client.received];
    const line = await new TestClient(`${door.url}/villageMessage`).open();
    const lobby = await new TestClient(`${door.url}/lobbyMessage`, user.session).open();
    const known = [player.chat('x'), player.mark(player.rows[1]!, 'Werewolf', 'X'), buildVillage(user.human)];
    const anything = fc.oneof(
      fc.json({ maxDepth: 4 }),
      fc.string({ maxLength: 200 }),
      fc
        .tuple(fc.constantFrom(...known), fc.string({ maxLength: 12 }), fc.jsonValue())
        .map(([message, key, value]) => JSON.stringify({ ...message, [key]: value })),
      fc.tuple(fc.constantFrom(...known), fc.nat(), fc.jsonValue()).map(([message, index, value]) => {
        const keys = Object.keys(message).filter((key) => key !== 'token');
        return JSON.stringify({ ...message, [keys[index % keys.length]!]: value });
      }),
    );
    for (const text of fc.sample(anything, runs(1500, 50_000))) {
      line.send(text);
      lobby.send(text);
    }
    // All is handled in order: an answer to the last is an answer to all.
    const from = lobby.received.length;
    lobby.send({ type: 'getSettings' });
    await lobby.type('settings', from);
    const page = await new TestClient(`${door.url}/villageMessage`, user.session).open();
    page.send({ type: 'ready', token: user.human, villageId });
    await page.phase('morning', 1);
    page.send({ type: '__proto__' });
    // Complaints about what came before may still be under way.
    await page.wait((message) => /^type /.test((message.content as { en: string } | undefined)?.en ?? ''));
    // A line that sends too much nonsense is closed, with a reason; the others stand.
    const shut = [line, lobby, page].flatMap(({ closed }) => closed ?? []);
    for (const { code, reason } of shut) expect(`${code} ${reason}`).toMatch(/^1008 (too many|wrong token)/);
    expect([page.closed, other.client.closed]).toEqual([null, null]);
    // Nobody else was told of it, and nobody but the sender has said anything.
    expect(other.client.received).toEqual(before);
    const said = page.received.filter(
      ({ character, text }) => text !== undefined && (character as { id: number }).id !== 0,
    );
    for (const { isMine, character } of said)
      expect([isMine, (character as { id: number }).id]).toEqual([true, player.me.id]);
    other.client.send(other.player.chat('まだいます'));
    await other.client.wait(
      ({ text }) => (text as { '@value': string } | undefined)?.['@value'] === 'まだいます',
    );
  });
});

describe('too much', () => {
  test.each(['lobby', 'village', 'auth'])(
    'frames of 10 MB and floods end their own line only: %s',
    async (at) => {
      const strict = await new LicosHarness({ patience: 5, burst: 20, messagesPerSecond: 1 }).open();
      try {
        const { client } = await begin(strict);
        for (const size of [70_000, 10_000_000]) {
          const large = await new TestClient(`${strict.url}/${at}Message`).open();
          large.send(JSON.stringify({ type: 'getSettings', more: 'x'.repeat(size) }));
          expect((await large.closing()).code).toBe(1009);
          expect(large.received).toEqual([]);
        }
        const flood = await new TestClient(`${strict.url}/${at}Message`).open();
        for (let sent = 0; sent < 60; sent++) flood.send({ type: 'getSettings' });
        expect(await flood.closing()).toEqual({ code: 1008, reason: 'too many wrong messages' });
        const calm = await new TestClient(`${strict.url}/lobbyMessage`, strict.user().session).open();
        calm.send({ type: 'getSettings' });
        await calm.type('settings');
        expect(client.closed).toBe(null);
      } finally {
        await strict.close();
      }
    },
  );

  test('what is no text, and what is no address', async () => {
    const line = await new TestClient(`${door.url}/lobbyMessage`).open();
    line.send(Buffer.from('{"type":"getSettings"}'));
    expect(await line.type('lobby')).toMatchObject({ error: expect.stringContaining('must be') });
    const { port, hostname } = new URL(door.url);
    const socket = connect(Number(port), hostname);
    socket.write('GET // HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 40/);
    socket.destroy();
  });

  test('a page of somebody else cannot open a line', async () => {
    const { WebSocket } = await import('ws');
    const socket = new WebSocket(`${door.url}/lobbyMessage`, { headers: { origin: 'https://example.org' } });
    const error = await new Promise<Error>((resolve) => socket.once('error', resolve));
    expect(error.message).toContain('403');
  });
});
