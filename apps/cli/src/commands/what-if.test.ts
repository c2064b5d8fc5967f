import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { refusal } from '../../testing/refusal.ts';

const golden = (path: string) => fileURLToPath(new URL(`../../../../golden/${path}`, import.meta.url));
const FIVE = golden('records/v1-aiwolf-5.mura.jsonl');
const FOREIGN = golden('logs/aiwolf-protocol/anac2019-15p-000.log');
/** The first vote of the record: player 1 votes for player 2. */
const VOTE = 52;

describe('what-if', () => {
  test('--json tells both shares and the difference with its interval, the same every time', async () => {
    const args = ['what-if', FIVE, `${VOTE} choose 5`, '--games', '8', '--json'];
    const told = JSON.parse(await answer(args));
    expect(told).toMatchObject({ fork: `${VOTE} choose 5`, seed: '1', bot: 'honest', pairs: 8 });
    const [village] = told.sides;
    expect(village.change.low).toBeLessThanOrEqual(village.change.difference);
    expect(village.change.high).toBeGreaterThanOrEqual(village.change.difference);
    expect(village.changed.share - village.asItWas.share).toBeCloseTo(village.change.difference);
    expect(JSON.parse(await answer(args))).toEqual(told);
  });

  test('prints a table', async () => {
    const told = await answer(['what-if', FIVE, `${VOTE} choose 5`, '--games', '2']);
    expect(told).toContain(`${VOTE} choose 5: 2 pairs of games, seed 1, bot honest`);
    expect(told).toMatch(/wins +as it was +changed +difference/);
  });

  test.each([
    [[FIVE, 'later'], 'is no fork: write SEQ choose PLAYER'],
    [[FIVE, `${VOTE} choose 1`], 'The rules refuse the change: '],
    [[FIVE, '99999'], 'The record has no event of this number.'],
    [[FIVE, `${VOTE}`, '--bot', 'nobody'], 'There is no such bot: '],
    [[FOREIGN, '60'], 'was made from a foreign log'],
  ])('refuses %o in one line', async (args, message) => {
    const { code, said } = await refusal(['what-if', ...args]);
    expect(code).toBe(1);
    expect(said).toContain(message);
    expect(said.trimEnd()).not.toContain('\n');
  });
});
