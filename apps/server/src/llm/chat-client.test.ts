import { inspect } from 'node:util';
import { afterEach, describe, expect, test } from 'vitest';
import { settingsFor } from '../../testing/llm/settings.ts';
import { openStubModel, type StubAnswer, type StubModel, sendJson } from '../../testing/llm/stub-model.ts';
import { type ChatOptions, chat } from './chat-client.ts';
import { llmSettingsFrom } from './settings.ts';

const KEY = 'sk-a-very-secret-key';

let stub: StubModel | null = null;
afterEach(async () => {
  await stub?.close();
  stub = null;
});

async function ask(
  answer: (body: Record<string, unknown>) => StubAnswer,
  options: Partial<ChatOptions> = {},
) {
  stub = await openStubModel(({ body }) => answer(body));
  const settings = settingsFor(stub.url, { MURA_LLM_KEY: KEY });
  const messages = [{ role: 'user', content: 'who?' }] as const;
  return { settings, answer: await chat(settings, messages, { limit: 5000, longest: 50, ...options }) };
}

describe('a chat with a model', () => {
  test('brings its text, its tokens and how long it took', async () => {
    const { answer } = await ask(() => 'player 3', { json: true, temperature: 0 });
    expect(answer).toMatchObject({
      ok: true,
      value: { text: 'player 3', tokens: { input: 100, output: 10 } },
    });
    expect(answer.ok && answer.value.milliseconds).toBeGreaterThan(0);
    expect(stub?.requests).toMatchObject([
      {
        path: '/v1/chat/completions',
        headers: { authorization: `Bearer ${KEY}` },
        body: {
          model: 'small',
          messages: [{ role: 'user', content: 'who?' }],
          max_tokens: 50,
          temperature: 0,
          response_format: { type: 'json_object' },
        },
      },
    ]);
  });

  test('sends no key where none is given', async () => {
    stub = await openStubModel(() => 'yes');
    await chat(settingsFor(`${stub.url}/`), [], { limit: 5000, longest: 5 });
    expect(stub.requests[0]?.headers.authorization).toBeUndefined();
    expect(stub.requests[0]?.path).toBe('/v1/chat/completions');
  });

  test('finds the dialect of a server once, and keeps to it', async () => {
    const modern = (body: Record<string, unknown>): StubAnswer =>
      'max_completion_tokens' in body && !('response_format' in body)
        ? 'yes'
        : (response) => sendJson(response, 400, { error: 'unsupported' });
    const { settings, answer } = await ask(modern, { json: true });
    expect(answer.ok).toBe(true);
    expect(stub?.requests.length).toBe(4);
    expect((await chat(settings, [], { limit: 5000, longest: 5, json: true })).ok).toBe(true);
    expect(stub?.requests.length).toBe(5);
  });

  test('that is counted by nobody is guessed, never free', async () => {
    const choices = [{ message: { content: 'four' } }];
    const { answer } = await ask(() => (response) => sendJson(response, 200, { choices, usage: null }));
    expect(answer).toMatchObject({ ok: true, value: { tokens: { input: 4, output: 4 } } });
  });
});

describe('a chat that fails', () => {
  const broken: [string, string, StubAnswer][] = [
    ['a wrong key', 'refused', (response) => sendJson(response, 401, { error: `wrong key ${KEY}` })],
    ['too many questions', 'refused', (response) => sendJson(response, 429, {})],
    ['an error of the server', 'refused', (response) => sendJson(response, 500, {})],
    ['a page in place of JSON', 'garbled', (response) => void response.end('<html>')],
    ['JSON of another form', 'garbled', (response) => sendJson(response, 200, { choices: [null] })],
    [
      'a text that is none',
      'garbled',
      (response) => sendJson(response, 200, { choices: [{ message: { content: 7 } }] }),
    ],
    ['null', 'garbled', (response) => sendJson(response, 200, null)],
    ['a connection that breaks', 'unreachable', (response) => void response.destroy()],
    [
      'a body that breaks',
      'unreachable',
      (response) =>
        void response.writeHead(200, { 'content-length': '100' }).write('{', () => response.destroy()),
    ],
    [
      'a redirection',
      'unreachable',
      (response) => void response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end(),
    ],
    [
      'more than an answer may have',
      'huge',
      (response) => sendJson(response, 200, { choices: 'x'.repeat(2 << 20) }),
    ],
  ];
  test.each(broken)(
    'for %s says %s, without a word of the server and without the key',
    async (_, code, answer) => {
      const { answer: failed } = await ask(() => answer);
      expect(failed).toMatchObject({ ok: false, error: { code } });
      expect(JSON.stringify(failed)).not.toContain(KEY);
    },
  );

  test('ends at its limit, whether nothing comes or drops', async () => {
    expect((await ask(() => () => {}, { limit: 50 })).answer).toMatchObject({ error: { code: 'late' } });
    await stub?.close();
    const dropping: StubAnswer = (response) => {
      const timer = setInterval(() => response.write(' '), 5);
      response.on('close', () => clearInterval(timer));
    };
    expect((await ask(() => dropping, { limit: 80 })).answer).toMatchObject({ error: { code: 'late' } });
  });

  test('ends when nobody waits any more', async () => {
    const nobody = new AbortController();
    setTimeout(() => nobody.abort(), 30);
    const { answer } = await ask(() => () => {}, { signal: nobody.signal });
    expect(answer).toMatchObject({ error: { code: 'cancelled' } });
  });

  test('says so where there is no server', async () => {
    const answer = await chat(settingsFor('http://127.0.0.1:9/v1'), [], { limit: 5000, longest: 5 });
    expect(answer).toMatchObject({ error: { code: 'unreachable' } });
  });
});

describe('settings of a model', () => {
  test('are none where none are given', () => {
    expect(llmSettingsFrom({})).toEqual({ ok: true, value: [] });
    expect(llmSettingsFrom({ MURA_LLM_URL: ' ', MURA_LLM_KEY: KEY })).toEqual({ ok: true, value: [] });
  });

  test('may be several, each with a name, a key and caps of its own', () => {
    const read = llmSettingsFrom({
      ...{ MURA_LLM_URL: 'http://127.0.0.1:1/v1', MURA_LLM_MODEL: 'one', MURA_LLM_TOKENS: '7' },
      ...{ MURA_LLM_SMALL_ONE_URL: 'https://example.org/v1', MURA_LLM_SMALL_ONE_MODEL: 'two' },
      MURA_LLM_SMALL_ONE_KEY: KEY,
    });
    const models = read.ok ? read.value : [];
    expect(models.map(({ bot, model }) => [bot, model])).toEqual([
      ['llm', 'one'],
      ['llm:small-one', 'two'],
    ]);
    expect(models.map(({ key }) => key?.bearer)).toEqual([undefined, `Bearer ${KEY}`]);
    expect(models.map(({ caps }) => caps.tokens)).toEqual([7, 10_000_000]);
  });

  test('hold prices and caps', () => {
    const settings = settingsFor('https://example.org/v1', {
      ...{ MURA_LLM_PRICES: '0.15/0.60', MURA_LLM_TOKENS: '2000', MURA_LLM_COST: '2.5' },
    });
    expect(settings).toMatchObject({
      prices: { input: 0.15, output: 0.6 },
      caps: { tokens: 2000, cost: 2.5 },
    });
  });

  test('never show the key, however they are printed', () => {
    const settings = settingsFor('https://example.org/v1', { MURA_LLM_KEY: KEY });
    for (const text of [
      JSON.stringify(settings),
      inspect(settings, { depth: 9, showHidden: true }),
      `${settings.key}`,
    ])
      expect(text).not.toContain(KEY);
    expect(settings.key?.bearer).toBe(`Bearer ${KEY}`);
  });

  test.each([
    [{ MURA_LLM_MODEL: 'm' }, 'MURA_LLM_URL'],
    [{ MURA_LLM_URL: 'http://h' }, 'MURA_LLM_MODEL'],
    [{ MURA_LLM_URL: 'ftp://h', MURA_LLM_MODEL: 'm' }, 'MURA_LLM_URL'],
    [{ MURA_LLM_URL: `http://u:${KEY}@h`, MURA_LLM_MODEL: 'm' }, 'MURA_LLM_URL'],
    [{ MURA_LLM_URL: `http://h?key=${KEY}`, MURA_LLM_MODEL: 'm' }, 'MURA_LLM_URL'],
    [{ MURA_LLM_URL: 'http://h', MURA_LLM_MODEL: 'm', MURA_LLM_KEY: `${KEY}\nx` }, 'MURA_LLM_KEY'],
    [{ MURA_LLM_URL: 'http://h', MURA_LLM_MODEL: 'm', MURA_LLM_PRICES: '1' }, 'MURA_LLM_PRICES'],
    [{ MURA_LLM_URL: 'http://h', MURA_LLM_MODEL: 'm', MURA_LLM_TOKENS: '-1' }, 'MURA_LLM_TOKENS'],
    [{ MURA_LLM_URL: 'http://h', MURA_LLM_MODEL: 'm', MURA_LLM_COST: '1' }, 'MURA_LLM_PRICES'],
    [{ MURA_LLM_BIG_URL: 'http://h' }, 'MURA_LLM_BIG_MODEL'],
    [
      { MURA_LLM_BIG_URL: 'http://h', MURA_LLM_BIG_MODEL: 'm', MURA_LLM_BIG_KEY: `${KEY}\nx` },
      'MURA_LLM_BIG_KEY',
    ],
  ])('that are wrong are refused by name, and what they hold is not repeated: %o', (env, name) => {
    const read = llmSettingsFrom(env);
    expect(!read.ok && read.error).toContain(name);
    expect(!read.ok && read.error).not.toContain(KEY);
  });
});
