import { expect, test } from 'vitest';
import { agreementRows } from './agreement-rows.ts';

function set(annotator: string, tags: readonly (readonly string[])[]) {
  return {
    annotator,
    annotations: tags.map((given, index) => ({
      village: 'a',
      id: `${index % 2}/talk/${index}`,
      tags: given,
    })),
  };
}

const dayOf = (_: string, id: string) => id.split('/')[0] ?? '';

test('[R002-TAG-08] agreement is counted for all tags and for each kind, with an interval over days', () => {
  const one = set('1', [['vote-b'], ['vote-b', 'inspect-c'], [], ['vote-not-d']]);
  const other = set('2', [['vote-b'], ['inspect-c'], ['vote-d'], ['vote-not-d']]);
  const rows = agreementRows(one, other, dayOf);
  expect(rows.map(({ topic, one: a, other: b, agreed }) => [topic, a, b, agreed])).toEqual([
    ['all', 4, 4, 3],
    ['vote', 2, 2, 1],
    ['inspect', 1, 1, 1],
    ['vote-not', 1, 1, 1],
  ]);
  expect(rows[0]?.percent).toBeCloseTo(75, 10);
  for (const { percent, low, high } of rows) {
    expect(low).toBeLessThanOrEqual(percent ?? 0);
    expect(high).toBeGreaterThanOrEqual(percent ?? 0);
  }
  // Day 0 has 2 × 1 of 3, day 1 has 2 × 2 of 5.
  expect([rows[0]?.low, rows[0]?.high].map((share) => share?.toFixed(2))).toEqual(['66.67', '80.00']);
});
