import { expect, test } from 'vitest';
import { type BeliefLine, leftLabels } from './belief-lines.ts';

const line = (player: number, x: number, y: number, left: BeliefLine['left']): BeliefLine => ({
  ...{ player, rank: player, path: '', value: 25, x, y, left },
});

test('who has left is named above the end of their line, and nobody over another', () => {
  const lines = [line(1, 300, 80, null), line(2, 200, 80, 'executed'), line(3, 210, 80, 'found')];
  expect(
    leftLabels([...lines, line(4, 90, 80, 'found')]).map(({ line: { player }, y }) => [player, y]),
  ).toEqual([
    [2, 72],
    [3, 60],
    [4, 72],
  ]);
});
