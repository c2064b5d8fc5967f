import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStubModel, type StubAnswer, type StubModel } from '../../../server/testing/llm/stub-model.ts';
import { planFile, runContest } from '../../testing/contest.ts';
import { testFolder } from '../../testing/folder.ts';
import { mura } from '../../testing/mura.ts';

const folder = testFolder();
const out = join(folder, 'out');
const TEAMS = ['alpha', 'bravo', 'carol', 'delta', 'echo'];

/** Grades for all five players, in the fence that models like. */
const GRADES = `<think>Player {1} lies.</think>Here you are:\n\`\`\`json\n${JSON.stringify({
  grades: Object.fromEntries([1, 2, 3, 4, 5].map((player) => [player, { A: 4, B: 4, C: 3, D: 2, E: 5 }])),
})}\n\`\`\`\nI hope {this} helps.`;

describe('a language model that judges a contest', () => {
  let stub: StubModel;
  let answer: StubAnswer = GRADES;

  beforeAll(async () => {
    stub = await openStubModel(() => answer);
    const teams = TEAMS.map((name) => `{ name: ${name}, bot: chatter }`);
    const plan = planFile(folder, ['name: judged', 'preset: aiwolf-5', 'seed: "7"', 'games: 5'], teams);
    await runContest(plan, out);
  });
  afterAll(() => stub.close());

  const judge = (more: readonly string[] = [], env = {}) => {
    const settings = { MURA_LLM_URL: stub.url, MURA_LLM_MODEL: 'small', ...env };
    return mura(['tournament', 'judge', out, '--games', '2', '--json', ...more], { env: settings });
  };
  const kept = () => JSON.parse(readFileSync(join(out, 'judging.json'), 'utf8'));

  test('gives no grades where its answer has none', async () => {
    answer = '{"grades": {"1": {"A": 9}}}';
    const { code, stdout, stderr } = await judge(['--games', '1']);
    expect(JSON.parse(stdout)).toMatchObject({ judged: 0, failed: 1 });
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringContaining('the grade is no whole number from 1 to 5'),
    });
    answer = GRADES;
  });

  test('grades so many logs by the five criteria, and goes on where it was', async () => {
    expect(JSON.parse((await judge()).stdout)).toEqual({ judge: 'llm:small', judged: 2, failed: 0 });
    expect(kept().judges).toMatchObject([{ name: 'llm:small', kind: 'llm' }]);
    expect(kept().scores).toHaveLength(2 * 5 * 5);
    const before = stub.requests.length;
    expect(JSON.parse((await judge()).stdout)).toMatchObject({ judged: 0 });
    expect(stub.requests.length).toBe(before);
    expect(JSON.parse((await judge(['--games', '3'])).stdout)).toMatchObject({ judged: 1 });
  });

  test('reads what judges read: neither teams nor roles nor the outcome', () => {
    expect(stub.requests.length).toBeGreaterThan(0);
    for (const { body } of stub.requests) {
      const asked = body.messages.map(({ content }) => content).join('\n');
      expect(asked).toContain('--- log ---');
      for (const team of TEAMS) expect(asked).not.toContain(team);
      expect(asked).not.toMatch(/chatter|winner|"deal"|\bwins\b/);
    }
  });

  test('is marked as one in the report, and its means are not those of people', async () => {
    const { stdout } = await mura(['tournament', 'report', out, '--json']);
    const [sheet] = JSON.parse(stdout).sheets;
    expect(sheet.means).toBeNull();
    expect(sheet.meansOfModel).toMatchObject({ judges: 1 });
    for (const { means, stars } of sheet.meansOfModel.rows)
      expect({ means, stars }).toEqual({
        means: { A: '4.00', B: '4.00', C: '3.00', D: '2.00', E: '5.00' },
        stars: 0,
      });
    const page = join(folder, 'report.html');
    await mura(['tournament', 'report', out, '--html', page]);
    expect(readFileSync(page, 'utf8')).toContain('Mean grades of a language model');
  });

  test.each([
    ['no model', { MURA_LLM_URL: '', MURA_LLM_MODEL: '' }, 'set MURA_LLM_URL'],
    ['half a model', { MURA_LLM_MODEL: '' }, 'MURA_LLM_URL is set, but MURA_LLM_MODEL is not'],
  ])('is refused with %s', async (_, env, message) => {
    const { code, stderr } = await judge([], env);
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining(message) });
  });
});
