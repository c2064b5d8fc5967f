/**
 * The least sum of squares that whole numbers in a table can have against their ideals, where the sums of rows and
 * columns are given: a transport at least cost, found by shortest paths from the ideals cut down to whole numbers. No
 * schedule can be more even.
 */
export function leastSquares(
  rowSums: readonly number[],
  columnSums: readonly number[],
  ideal: (row: number, column: number) => number,
): number {
  const cells = rowSums.map((_, row) =>
    columnSums.map((_, column) => Math.floor(ideal(row, column) + ROUNDING)),
  );
  const squares = () =>
    sum(cells.map((cut, row) => sum(cut.map((cell, column) => (cell - ideal(row, column)) ** 2))));
  const lacking = rowSums.map((total, row) => total - sum(cells[row]!));
  const open = columnSums.map((total, column) => total - sum(cells.map((cut) => cut[column]!)));
  for (let row = 0; row < rowSums.length; row++)
    while (lacking[row]! > 0) {
      addOne(cells, row, open, ideal);
      lacking[row]!--;
    }
  return squares();
}

const ROUNDING = 1e-9;

/** One more in a row, on the cheapest way to a column that lacks one: other rows may move theirs for it. */
function addOne(
  cells: number[][],
  start: number,
  open: number[],
  ideal: (row: number, column: number) => number,
): void {
  const up = (row: number, column: number) => 1 + 2 * (cells[row]![column]! - ideal(row, column));
  const down = (row: number, column: number) => 1 - 2 * (cells[row]![column]! - ideal(row, column));
  const toRow = cells.map((_, row) => (row === start ? 0 : Number.POSITIVE_INFINITY));
  const toColumn = open.map(() => Number.POSITIVE_INFINITY);
  const rowBefore = new Array<number>(open.length).fill(start);
  const columnBefore = new Array<number>(cells.length).fill(-1);
  for (let isShorter = true; isShorter; ) {
    isShorter = false;
    for (let row = 0; row < cells.length; row++)
      for (let column = 0; column < open.length; column++) {
        if (toRow[row]! + up(row, column) < toColumn[column]! - ROUNDING) {
          toColumn[column] = toRow[row]! + up(row, column);
          rowBefore[column] = row;
          isShorter = true;
        }
        if (row !== start && toColumn[column]! + down(row, column) < toRow[row]! - ROUNDING) {
          toRow[row] = toColumn[column]! + down(row, column);
          columnBefore[row] = column;
          isShorter = true;
        }
      }
  }
  const ends = open.flatMap((lack, column) => (lack > 0 ? [column] : []));
  let column = ends.reduce((best, one) => (toColumn[one]! < toColumn[best]! ? one : best), ends[0] ?? 0);
  open[column]!--;
  for (;;) {
    const row = rowBefore[column]!;
    cells[row]![column]!++;
    if (row === start) return;
    column = columnBefore[row]!;
    cells[row]![column]!--;
  }
}

/** The least sum of squares against their mean that a total has over so many whole numbers. */
export function evenSquares(total: number, parts: number): number {
  const above = total % parts;
  return parts === 0 ? 0 : (above * (parts - above)) / parts;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
