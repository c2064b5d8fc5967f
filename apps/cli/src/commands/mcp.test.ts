import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterEach, describe, expect, test } from 'vitest';
import { signUp } from '../../../server/testing/account.ts';
import { ApiGuest } from '../../../server/testing/api.ts';
import { testServer } from '../../../server/testing/server.ts';
import { BIN, mura } from '../../testing/mura.ts';

const server = testServer();

interface AskedTool {
  readonly act: string;
  readonly answerWith: string;
  readonly targets?: readonly number[];
}

const clients: Client[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) await client.close();
});

/** An assistant that has started `mura mcp`. */
async function assistant(url = server.url, token?: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [BIN, 'mcp', '--url', url, '--name', 'robin'],
      ...(token === undefined ? {} : { env: { MURA_TOKEN: token } }),
    }),
  );
  clients.push(client);
  return client;
}

async function call(client: Client, name: string, args: Record<string, unknown> = {}) {
  const { isError, content } = (await client.callTool({ name, arguments: args })) as {
    isError?: boolean;
    content: { text: string }[];
  };
  return { isError: isError === true, text: content[0]?.text ?? '' };
}

async function must(client: Client, name: string, args: Record<string, unknown> = {}) {
  const { isError, text } = await call(client, name, args);
  if (isError) return expect.fail(`${name}: ${text}`);
  return JSON.parse(text);
}

/** Answers whatever it is asked until the village is over; all that it was told. */
async function playOn(client: Client): Promise<Record<string, unknown>[]> {
  const heard: Record<string, unknown>[] = [];
  for (let round = 0; round < 500; round++) {
    const { news, asked, over } = await must(client, 'wait_for_news', { seconds: 20 });
    heard.push(...news);
    if (over) return heard;
    for (const { act, answerWith, targets = [] } of asked as AskedTool[]) {
      if (answerWith === 'vote') await must(client, 'vote', { target: targets[0] });
      else if (answerWith === 'night_act') await must(client, 'night_act', { act, target: targets[0] });
      else
        await must(client, 'talk', { channel: act, text: round < 3 ? `Good morning (${round}).` : 'Over' });
    }
  }
  return expect.fail('the village did not end');
}

describe('an assistant over MCP', () => {
  test('finds tools with schemas that tell what is allowed', async () => {
    const client = await assistant();
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      ...[
        'list_villages',
        'play_with_bots',
        'join_village',
        'wait_for_news',
        'look',
        'rules',
        'talk',
        'vote',
      ],
      ...['night_act', 'leave_village'],
    ]);
    for (const { description, inputSchema } of tools)
      expect([description, inputSchema.type]).toEqual([expect.stringMatching(/.{20}/), 'object']);
    const printed = await mura(['mcp', '--json']);
    expect(JSON.parse(printed.stdout)).toEqual({ tools });
    const talk = tools.find(({ name }) => name === 'talk')?.inputSchema;
    expect(talk).toMatchObject({ required: ['text'], properties: { text: { maxLength: 10_000 } } });
  });

  test('plays a whole village of five with bots', async () => {
    const client = await assistant();
    const { village } = await must(client, 'play_with_bots', { preset: 'nlp-5', language: 'en' });
    const heard = await playOn(client);
    // What is said calls the players by their names, answers by their numbers.
    const named = [1, 2, 3, 4, 5].map((player) => ({ player, name: expect.any(String) }));
    expect(heard).toContainEqual({ players: named });
    expect(heard).toContainEqual(expect.objectContaining({ you: 1, yourRole: expect.any(String) }));
    expect(heard.some(({ by, talk }) => by === 1 && talk === 'Good morning (0).')).toBe(true);
    expect(heard.at(-1)).toMatchObject({ roles: { 1: expect.any(String), 5: expect.any(String) } });
    const look = await must(client, 'look');
    expect(look).toMatchObject({ village, you: { player: 1 }, over: { why: expect.any(String) }, asked: [] });
    expect(heard.some(({ notUsedBecause }) => notUsedBecause === 'late')).toBe(false);
    await expect
      .poll(async () => (await must(client, 'list_villages', { state: 'ended' })).villages)
      .toContainEqual(expect.objectContaining({ id: village, openSeats: 0 }));
  });

  test('joins a village that another has made, and leaves it again', async () => {
    const [one, other] = [await assistant(), await assistant()];
    const { id } = await host('licos-5');
    await must(one, 'join_village', { village: id });
    await must(other, 'join_village', { village: id, player: 4 });
    expect(await must(one, 'wait_for_news', { seconds: 0 })).toMatchObject({
      news: [],
      state: expect.stringContaining('not begun'),
    });
    expect(await call(one, 'join_village', { village: id })).toMatchObject({
      isError: true,
      text: expect.stringContaining('leave_village'),
    });
    expect(await must(one, 'leave_village')).toEqual({ left: id });
    const { villages } = await must(one, 'list_villages', { state: 'waiting' });
    expect(villages).toContainEqual(expect.objectContaining({ id, openSeats: 4 }));
  });

  test('plays as a bot of an account by its token, and comes back to its seat', async () => {
    const account = await signUp(server.url, 'owner');
    const { token } = await account.must(server.url, 'POST', '/tokens', {
      name: 'helper',
      scopes: ['play', 'watch'],
    });
    const { id } = await host('aiwolf-5');
    const client = await assistant(server.url, token);
    await must(client, 'join_village', { village: id, player: 3 });
    const again = await assistant(server.url, token);
    await must(again, 'join_village', { village: id });
    const stranger = await assistant();
    const other = (await must(client, 'list_villages')).villages.find(
      ({ state }: { state: string }) => state === 'ended',
    );
    expect(await call(stranger, 'join_village', { village: other.id })).toMatchObject({
      isError: true,
      text: expect.stringMatching(/^alreadyStarted: /),
    });
    const seats = (await account.must(server.url, 'GET', `/villages/${id}`)).seats;
    expect(seats.filter(({ state }: { state: string }) => state === 'taken')).toMatchObject([{ player: 3 }]);
    expect(await call(client, 'play_with_bots')).toMatchObject({
      isError: true,
      text: expect.stringMatching(/^outOfScope: /),
    });
  });

  test('is told what is wrong, and what to do instead', async () => {
    const client = await assistant();
    const fails = async (name: string, args: Record<string, unknown>, advice: RegExp) => {
      const { isError, text } = await call(client, name, args);
      expect([isError, text]).toEqual([true, expect.stringMatching(advice)]);
    };
    await fails('vote', { target: 2 }, /^noVillage: .*play_with_bots/);
    await fails('vote', {}, /^wrongInput: target/);
    await fails('talk', { text: 'x', mood: 'bad' }, /^wrongInput: mood/);
    await fails('dance', {}, /^unknownTool: .*list_villages/);
    await fails('join_village', { village: 'aaaaaaaaaaaa' }, /^unknownVillage: /);
    await fails('play_with_bots', { bot: 'nobody' }, /^unknownBot: .*honest/);
    await must(client, 'leave_village');
    await must(client, 'play_with_bots', { preset: 'nlp-5' });
    await must(client, 'wait_for_news');
    await fails('night_act', { act: 'divine', target: 2 }, /You are asked/);
    const { isError, text } = await call(client, 'rules');
    expect([isError, text]).toEqual([false, expect.stringContaining('# The rules of this village')]);
    const lonely = await assistant('http://127.0.0.1:9');
    expect(await call(lonely, 'list_villages')).toEqual({
      isError: true,
      text: expect.stringMatching(/^unreachable: .*npm start/),
    });
  });

  test('cannot begin at an address that is none', async () => {
    const { code, stderr } = await mura(['mcp', '--url', 'tcp://127.0.0.1:1']);
    expect([code, stderr]).toEqual([1, expect.stringContaining('is not the address of a Mura server')]);
  });
});

async function host(preset: string): Promise<{ id: string }> {
  const maker = await ApiGuest.arrive(server.url, 'maker');
  return maker.must(server.url, 'POST', '/villages', { name: 'test', preset });
}
