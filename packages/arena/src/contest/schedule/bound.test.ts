import { describe, expect, test } from 'vitest';
import { evenSquares, leastSquares } from './bound.ts';

/** Tries all tables with these sums. */
function leastOfAll(
  rows: readonly number[],
  columns: readonly number[],
  ideal: (row: number, column: number) => number,
): number {
  if (rows.length === 0) return columns.every((left) => left === 0) ? 0 : Number.POSITIVE_INFINITY;
  const row = rows.length - 1;
  const fill = (column: number, left: number, rest: number[], cost: number): number => {
    if (column === columns.length)
      return left === 0 ? cost + leastOfAll(rows.slice(0, -1), rest, ideal) : Number.POSITIVE_INFINITY;
    let best = Number.POSITIVE_INFINITY;
    for (let cell = 0; cell <= Math.min(left, columns[column]!); cell++)
      best = Math.min(
        best,
        fill(
          column + 1,
          left - cell,
          [...rest, columns[column]! - cell],
          cost + (cell - ideal(row, column)) ** 2,
        ),
      );
    return best;
  };
  return fill(0, rows[row]!, [], 0);
}

describe('the least squares of a table', () => {
  test.each([
    [
      [3, 3, 4],
      [5, 5],
    ],
    [
      [2, 3, 2, 3],
      [4, 4, 2],
    ],
    [
      [1, 1, 1],
      [1, 1, 1],
    ],
    [
      [4, 3, 3],
      [6, 2, 2],
    ],
    [
      [5, 2],
      [3, 3, 1],
    ],
  ])('with the sums %j and %j are those of the best of all tables', (rows, columns) => {
    const total = rows.reduce((sum, one) => sum + one, 0);
    const ideal = (row: number, column: number) => (rows[row]! * columns[column]!) / total;
    expect(leastSquares(rows, columns, ideal)).toBeCloseTo(leastOfAll(rows, columns, ideal), 9);
  });

  test('are nothing where the ideals are whole', () => {
    expect(leastSquares([120, 120], [96, 48, 48, 48], (_, column) => [48, 24, 24, 24][column]!)).toBe(0);
  });
});

test.each([
  [10, 5, 0],
  [7, 2, 0.5],
  [3, 10, 2.1],
  [0, 0, 0],
])('%i over %i numbers have at least the squares %f against their mean', (total, parts, squares) => {
  expect(evenSquares(total, parts)).toBeCloseTo(squares, 9);
});
