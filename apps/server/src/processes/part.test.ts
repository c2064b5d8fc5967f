import { expect, test } from 'vitest';
import { llmSettingsFrom } from '../llm/settings.ts';
import type { ServeOptions } from '../serve-options.ts';
import { optionsOf, type ProcessPart } from './part.ts';

const OPTIONS: ServeOptions = {
  ...{ port: 0, host: '127.0.0.1', data: '/data', database: null, tls: 'off', logLevel: 'warn' },
  metrics: { port: 9464, host: '127.0.0.1' },
  aiwolf: { port: 0, isNeeded: false },
};

const PART: ProcessPart = {
  ...{ process: 2, port: 8080, aiwolfPort: 10_000, database: 'postgres://db/mura', options: OPTIONS },
  doorsAt: 'http://127.0.0.1:4000',
};

/** As it goes through the environment. */
const sent = (part: ProcessPart): ProcessPart => JSON.parse(JSON.stringify(part));

test('a process has the ports and the database that all share, and no port for numbers of its own', () => {
  expect(optionsOf(sent(PART))).toEqual({
    ...{ port: 8080, host: '127.0.0.1', data: '/data', database: 'postgres://db/mura', tls: 'off' },
    ...{ logLevel: 'warn', process: 2, doorsAt: 'http://127.0.0.1:4000', llms: [] },
    aiwolf: { port: 10_000, isNeeded: false },
  });
  expect(optionsOf(sent({ ...PART, aiwolfPort: null, doorsAt: null }))).not.toHaveProperty('doorsAt');
});

test('a process reads the keys of its language models itself', () => {
  const settings = llmSettingsFrom({
    ...{ MURA_LLM_URL: 'http://127.0.0.1:1/v1', MURA_LLM_MODEL: 'm', MURA_LLM_KEY: 'secret' },
  });
  const llms = settings.ok ? settings.value : [];
  const [model] = optionsOf(sent(PART), llms).llms ?? [];
  expect(model?.key?.bearer).toBe('Bearer secret');
  expect(JSON.stringify(PART)).not.toContain('secret');
});
