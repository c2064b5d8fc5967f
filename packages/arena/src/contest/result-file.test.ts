import { expect, test } from 'vitest';
import { gameOf, played } from '../../testing/contests.ts';
import type { ContestGame } from './contest.ts';
import { gameLine } from './result-file.ts';

const PLAIN = { ...played(gameOf(1, ['a', '"b"\n', null, 'd', 'e']), 'village'), digest: 'f'.repeat(64) };
const time = { answers: 3, mean: 1.5, most: 2 };

test.each<[string, ContestGame]>([
  ['of bots', PLAIN],
  ['with a seed in quotes', { ...PLAIN, game: { ...PLAIN.game, seed: '"\\' } }],
  ['of agents with times', { ...PLAIN, times: [time, null, null, null, time] }],
  ['without a record', { ...PLAIN, digest: null }],
  ['with a fault', { ...PLAIN, faults: [{ player: 1, act: 'vote', reason: 'late', count: 2 }] }],
  ['that was aborted before', { ...PLAIN, abortedBy: ['a'] }],
  ['whose talk was read', { ...PLAIN, talk: [[1, 2], [3]] }],
])('the line of a game %s is its JSON', (_, game) => {
  expect(gameLine(game)).toBe(`${JSON.stringify(game)}\n`);
});
