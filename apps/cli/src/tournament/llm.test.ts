import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openStubModel } from '../../../server/testing/llm/stub-model.ts';
import { outcomesIn, planFile } from '../../testing/contest.ts';
import { testFolder } from '../../testing/folder.ts';
import { mura } from '../../testing/mura.ts';

const folder = testFolder();

describe('a contest with a team that plays through a language model', () => {
  const stub = openStubModel(() => '{"say": "Over", "target": 1}');
  afterAll(async () => (await stub).close());
  const lines = ['name: models', 'preset: aiwolf-5', 'seed: "7"', 'games: 2', 'sets: 1'];
  const plan = planFile(folder, lines, ['{ name: model, bot: llm }', '{ name: bot, bot: honest }']);
  const run = (out: string, env: Record<string, string>) =>
    mura(
      ['tournament', 'run', plan, '--out', join(folder, out), '--timeout', '20000', '--no-report', '--json'],
      { env },
    );

  test('is played where answers can be waited for, and tells answer times and cost', async () => {
    const env = { MURA_LLM_URL: (await stub).url, MURA_LLM_MODEL: 'small', MURA_LLM_PRICES: '1/1' };
    const { code, stdout, stderr } = await run('out', env);
    expect([code, stderr]).toEqual([
      0,
      expect.stringMatching(/The language model of llm: \d+ questions, .* cost \d/),
    ]);
    expect(JSON.parse(stdout)).toMatchObject({ games: 2, teams: [{ name: 'model' }, { name: 'bot' }] });
    for (const { times, faults } of outcomesIn(join(folder, 'out'))) {
      expect(faults).toEqual([]);
      expect(times.some((time) => time !== null && time.answers > 0)).toBe(true);
    }
  });

  test('does not begin where no model is named', async () => {
    const { code, stderr } = await run('none', {});
    expect([code, stderr]).toEqual([1, expect.stringContaining('The team model: set MURA_LLM_URL')]);
  });
});
