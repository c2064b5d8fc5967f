import { afterEach, expect, test } from 'vitest';
import { settingsFor } from '../../testing/llm/settings.ts';
import { openStubModel, type StubAnswer, type StubModel } from '../../testing/llm/stub-model.ts';
import { Model } from './model.ts';

let stub: StubModel | null = null;
afterEach(() => stub?.close());

const DAY = 24 * 60 * 60 * 1000;
const QUESTION = [{ role: 'user', content: 'x'.repeat(84) }] as const;
/** With the 84 bytes above and what stands around them no question can use more than 150 tokens. */
const OPTIONS = { limit: 5000, longest: 50 };

async function modelWith(tokens: number, answer: () => StubAnswer = () => 'yes') {
  stub = await openStubModel(answer);
  const settings = settingsFor(stub.url, { MURA_LLM_TOKENS: String(tokens) });
  const clock = { now: 1000 };
  return { clock, model: new Model({ settings, now: () => clock.now }) };
}

test('questions at the same time cannot pass the cap together', async () => {
  const { model } = await modelWith(320);
  const answers = await Promise.all([1, 2, 3].map(() => model.ask(QUESTION, OPTIONS)));
  expect(answers.map((answer) => (answer.ok ? 'answered' : answer.error.code))).toEqual([
    'answered',
    'answered',
    'capped',
  ]);
  expect(model.usage).toMatchObject({ questions: 3, answers: 2, failures: { capped: 1 }, cost: null });
});

test('a cap holds for 24 hours', async () => {
  const { model, clock } = await modelWith(200);
  const codeOf = async () => {
    const answer = await model.ask(QUESTION, OPTIONS);
    return answer.ok ? 'answered' : answer.error.code;
  };
  expect([await codeOf(), await codeOf()]).toEqual(['answered', 'capped']);
  clock.now += DAY - 1;
  expect(await codeOf()).toBe('capped');
  clock.now += 1;
  expect(await codeOf()).toBe('answered');
});

test('what broke on the way is counted in full, what was refused is not', async () => {
  const answers: StubAnswer[] = [
    (response) => void response.destroy(),
    (response) => void response.writeHead(429).end(),
  ];
  const { model } = await modelWith(1000, () => answers.shift() ?? 'yes');
  await model.ask(QUESTION, OPTIONS);
  expect(model.usage.tokens).toEqual({ input: 100, output: 50 });
  await model.ask(QUESTION, OPTIONS);
  expect(model.usage.tokens).toEqual({ input: 100, output: 50 });
  expect(model.usage.failures).toEqual({ unreachable: 1, refused: 1 });
});

test('a server that fails again and again is left alone for a while', async () => {
  const { model, clock } = await modelWith(100_000, () => (response) => void response.writeHead(503).end());
  for (let question = 0; question < 10; question++) await model.ask(QUESTION, OPTIONS);
  expect(stub?.requests.length).toBe(4);
  clock.now += 30_000;
  await model.ask(QUESTION, OPTIONS);
  expect(stub?.requests.length).toBe(5);
});
